import type { ApiRequest } from '@gym/graphql-api';
import {
  getOperationAST,
  GraphQLError,
  Kind,
  OperationTypeNode,
  parse,
  parseType,
  print,
  separateOperations,
  valueFromASTUntyped,
  visit,
  type ArgumentNode,
  type DocumentNode,
  type FieldNode,
  type OperationDefinitionNode,
  type SelectionNode,
  type ValueNode,
  type VariableDefinitionNode,
} from 'graphql';
import { contracts } from '../contracts.ts';
import { RestFailure } from '../rest/failure.ts';
import { defaultsOf, fragmentsOf, Selection, type ColumnPath } from './selection.ts';

type Values = Record<string, unknown>;

/** A query whose answer is a table, prepared to be asked for part by part. */
export interface TableRequest {
  /** The root field, after which a file is named. */
  name: string;
  /** Its name in the answer. */
  key: string;
  /** The name of the rows in a page; null where the root field holds the rows itself. */
  items: string | null;
  /** How it is asked for in parts. */
  parts: PageParts | GroupParts | { by: 'nothing' };
  request: Required<Pick<ApiRequest, 'query' | 'variables'>>;
  /** What a row holds; only once the API has answered, since it checks the query. */
  columns(): ColumnPath[];
}
/** Which rows of a list, as the query's own `page` says; without a limit all of them. */
interface PageParts {
  by: 'page';
  page: { limit?: unknown; offset?: unknown; after?: unknown };
}
/** Which groups of an aggregate, as its own arguments say; without a limit all of them. */
interface GroupParts {
  by: 'groups';
  limit: unknown;
  offset: unknown;
}

/** Names that are added to a query. */
export const ADDED = {
  page: '_page',
  count: '_count',
  limit: '_limit',
  offset: '_offset',
  pageInfo: '_pageInfo',
  totalCount: '_totalCount',
} as const;

const LISTS: ReadonlySet<string> = new Set(contracts.map(({ plural }) => plural));
const AGGREGATES: ReadonlySet<string> = new Set(contracts.map(({ plural }) => `${plural}Aggregate`));
/** As many as the API takes. */
const MOST_TOKENS = 3000;
const ONE_FIELD = 'A table is made of one root field: ask for one list or one aggregate';

/** @throws RestFailure 400 for what is no table */
export function tableRequest({ query, variables = {}, operationName }: ApiRequest): TableRequest {
  const document = parsed(query);
  const operation = getOperationAST(document, operationName);
  if (!operation) throw new RestFailure(400, 'Say with operationName which operation is meant');
  if (operation.operation !== OperationTypeNode.QUERY)
    throw new RestFailure(400, 'Only a query answers a table');
  const [root, ...others] = operation.selectionSet.selections;
  if (root?.kind !== Kind.FIELD || others.length > 0) throw new RestFailure(400, ONE_FIELD);
  if (!root.selectionSet) throw new RestFailure(400, `${root.name.value} holds no rows`);

  const values = { ...variables, ...defaultsOf(operation, variables) };
  const selection = new Selection(fragmentsOf(document), values);
  if (orBadRequest(() => selection.fieldsOf([operation])).size === 0)
    throw new RestFailure(400, `${root.name.value} is left out, and with it the table`);
  const table = orBadRequest(() => prepared(root, selection, values));
  return {
    name: root.name.value,
    key: root.alias?.value ?? root.name.value,
    items: table.items,
    parts: table.parts,
    request: {
      query: print(onlyUsed(document, operation, table.root, table.variables)),
      variables,
    },
    columns: () => selection.columnsOf(table.rows),
  };
}

const parsed = (query: string): DocumentNode => orBadRequest(() => parse(query, { maxTokens: MOST_TOKENS }));

/** @throws RestFailure 400 for what is no GraphQL, or lacks a variable */
function orBadRequest<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof GraphQLError) throw new RestFailure(400, error.message);
    throw error;
  }
}

interface Prepared {
  root: FieldNode;
  /** The fields whose selection is a row. */
  rows: readonly FieldNode[];
  items: string | null;
  parts: TableRequest['parts'];
  variables: VariableDefinitionNode[];
}

function prepared(root: FieldNode, selection: Selection, values: Values): Prepared {
  const argument = (name: string) => {
    const given = root.arguments?.find(one => one.name.value === name)?.value;
    return given && valueFromASTUntyped(given, values);
  };
  if (AGGREGATES.has(root.name.value))
    return {
      root: withArguments(root, { limit: ADDED.limit, offset: ADDED.offset }),
      rows: [root],
      items: null,
      parts: { by: 'groups', limit: argument('limit'), offset: argument('offset') },
      variables: [variable(ADDED.limit, 'Int'), variable(ADDED.offset, 'Int')],
    };
  const lists = [...selection.fieldsOf([root])].filter(([, nodes]) => nodes[0]!.name.value === 'items');
  const [list] = lists;
  if (!LISTS.has(root.name.value) || !list)
    return { root, rows: [root], items: null, parts: { by: 'nothing' }, variables: [] };
  if (lists.length > 1) throw new RestFailure(400, 'A table has one set of rows: ask for items once');
  const [items, rows] = list;
  return {
    root: {
      ...withArguments(root, { page: ADDED.page }),
      selectionSet: { kind: Kind.SELECTION_SET, selections: [...rows, ...pagingFields()] },
    },
    rows,
    items,
    parts: { by: 'page', page: { ...(argument('page') as object | null | undefined) } },
    variables: [variable(ADDED.page, 'PageInput'), variable(ADDED.count, 'Boolean!')],
  };
}

const name = (value: string) => ({ kind: Kind.NAME, value }) as const;
const variableNamed = (of: string): ValueNode => ({ kind: Kind.VARIABLE, name: name(of) });

const variable = (of: string, type: string): VariableDefinitionNode => ({
  kind: Kind.VARIABLE_DEFINITION,
  variable: { kind: Kind.VARIABLE, name: name(of) },
  type: parseType(type),
});

/** The field with these arguments from variables, instead of its own. */
function withArguments(field: FieldNode, variables: Record<string, string>): FieldNode {
  const kept = (field.arguments ?? []).filter(argument => !(argument.name.value in variables));
  const added = Object.entries(variables).map(([argument, of]): ArgumentNode => ({
    kind: Kind.ARGUMENT,
    name: name(argument),
    value: variableNamed(of),
  }));
  return { ...field, arguments: [...kept, ...added] };
}

/** Where to read on, and how many there are in all, which is counted once. */
function pagingFields(): readonly SelectionNode[] {
  const { definitions } = parse(
    `{ ${ADDED.pageInfo}: pageInfo { hasNextPage endCursor } ${ADDED.totalCount}: totalCount @include(if: $${ADDED.count}) }`,
  );
  return (definitions[0] as OperationDefinitionNode).selectionSet.selections;
}

/** The one operation with its new root field, with the fragments and variables that it still needs. */
function onlyUsed(
  document: DocumentNode,
  operation: OperationDefinitionNode,
  root: FieldNode,
  added: readonly VariableDefinitionNode[],
): DocumentNode {
  const changed: OperationDefinitionNode = {
    ...operation,
    selectionSet: { ...operation.selectionSet, selections: [root] },
  };
  const definitions = document.definitions.map(node => (node === operation ? changed : node));
  const separate = separateOperations({ ...document, definitions })[operation.name?.value ?? '']!;
  const used = new Set<string>();
  const uses = visit(separate, {
    VariableDefinition: () => false,
    Variable: node => void used.add(node.name.value),
  });
  const needed = (operation.variableDefinitions ?? []).filter(one => used.has(one.variable.name.value));
  return {
    ...uses,
    definitions: uses.definitions.map(node =>
      node.kind === Kind.OPERATION_DEFINITION
        ? { ...node, variableDefinitions: [...needed, ...added] }
        : node,
    ),
  };
}
