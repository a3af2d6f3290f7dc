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
import { RestFailure } from '../rest/failure.ts';
import { defaultsOf, fragmentsOf, Selection, type ColumnPath, type SelectedList } from './selection.ts';

type Values = Record<string, unknown>;

/** A query whose result is a table, prepared to run in parts. */
export interface TableRequest {
  /** The root field, after which a file is named. */
  name: string;
  /** Its response key. */
  key: string;
  /** The name of the rows in a page; null where the root field holds the rows itself. */
  items: string | null;
  /** How it is split into parts. */
  parts: PageParts | GroupParts | { by: 'nothing' };
  request: Required<Pick<ApiRequest, 'query' | 'variables'>>;
  /** What a row holds; only once the API has responded, since it checks the query. */
  columns(): ColumnPath[];
  /** The lists within a row; only once the API has responded. */
  lists(): NestedList[];
}

/** A list within the rows of a table. */
export interface NestedList extends SelectedList {
  /** The variable with its page, where the query does not limit it, so that all of its rows are read. */
  variable?: string;
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
  /** Begins the names of the variables for pages of nested lists. */
  nestedPage: '_page',
  id: '_id',
  pageInfo: '_pageInfo',
  totalCount: '_totalCount',
} as const;

/** The names of root fields that return groups. */
const AGGREGATE = /Aggregate$/;
/** Rows of a nested list that are read at once: as many as the API returns. */
export const NESTED_ROWS = 1000;
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
  const used = onlyUsed(document, operation, table.root);
  const whole = orBadRequest(() => withWholeLists(used, table, selection, values));
  return {
    name: root.name.value,
    key: root.alias?.value ?? root.name.value,
    items: table.items,
    parts: table.parts,
    request: {
      query: print(withVariables(whole.document, operation, [...table.variables, ...whole.variables])),
      variables: { ...variables, ...whole.values },
    },
    columns: () => selection.columnsOf(table.rows),
    lists: () =>
      selection
        .listsOf(table.rows)
        .map(list => ({ ...list, variable: whole.variableOf.get(list.nodes[0]!) })),
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
  if (AGGREGATE.test(root.name.value))
    return {
      root: withArguments(root, { limit: ADDED.limit, offset: ADDED.offset }),
      rows: [root],
      items: null,
      parts: { by: 'groups', limit: argument('limit'), offset: argument('offset') },
      variables: [variable(ADDED.limit, 'Int'), variable(ADDED.offset, 'Int')],
    };
  const lists = selection.itemsOf([root]);
  const [list] = lists;
  if (!list) return { root, rows: [root], items: null, parts: { by: 'nothing' }, variables: [] };
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

const fieldsIn = (text: string): readonly SelectionNode[] =>
  (parse(`{ ${text} }`).definitions[0] as OperationDefinitionNode).selectionSet.selections;

const PAGE_INFO = `${ADDED.pageInfo}: pageInfo { hasNextPage endCursor }`;
const pageInfoField = () => fieldsIn(PAGE_INFO);
/** Where to read on, and how many there are in all, which is counted once. */
const pagingFields = () =>
  fieldsIn(`${PAGE_INFO} ${ADDED.totalCount}: totalCount @include(if: $${ADDED.count})`);

/** The one operation with its new root field, with the fragments that it still needs. */
function onlyUsed(document: DocumentNode, operation: OperationDefinitionNode, root: FieldNode): DocumentNode {
  const changed: OperationDefinitionNode = {
    ...operation,
    selectionSet: { ...operation.selectionSet, selections: [root] },
  };
  const definitions = document.definitions.map(node => (node === operation ? changed : node));
  return separateOperations({ ...document, definitions })[operation.name?.value ?? '']!;
}

/** The document with the variables of the operation that it still needs, and with those that are added. */
function withVariables(
  document: DocumentNode,
  { variableDefinitions = [] }: OperationDefinitionNode,
  added: readonly VariableDefinitionNode[],
): DocumentNode {
  const used = new Set<string>();
  visit(document, {
    VariableDefinition: () => false,
    Variable: node => void used.add(node.name.value),
  });
  const needed = variableDefinitions.filter(one => used.has(one.variable.name.value));
  return {
    ...document,
    definitions: document.definitions.map(node =>
      node.kind === Kind.OPERATION_DEFINITION
        ? { ...node, variableDefinitions: [...needed, ...added] }
        : node,
    ),
  };
}

interface WholeLists {
  document: DocumentNode;
  variables: VariableDefinitionNode[];
  values: Values;
  /** The variable with the page of a field, where it is a list that the query does not limit. */
  variableOf: ReadonlyMap<FieldNode, string>;
}

/** Takes the pages of nested lists from variables, with as many rows as the API returns unless the query limits them. */
function withWholeLists(
  document: DocumentNode,
  table: Prepared,
  selection: Selection,
  values: Values,
): WholeLists {
  const variableOf = new Map<FieldNode, string>();
  /** By the name in the response and the arguments: what is merged in the response has the same variable. */
  const known = new Map<string, string>();
  const pages: Values = {};
  const keyOf = ({ alias, name: { value }, arguments: given = [] }: FieldNode) =>
    [alias?.value ?? value, ...given.map(print).toSorted()].join(' ');
  visit(document, {
    Field: field => {
      if (field === table.root || !field.selectionSet || selection.itemsOf([field]).length === 0) return;
      const given = field.arguments?.find(one => one.name.value === 'page')?.value;
      const page: unknown = given && valueFromASTUntyped(given, values);
      if (page != null && (typeof page !== 'object' || (page as Values)['limit'] != null)) return;
      const key = keyOf(field);
      const variable = known.get(key) ?? `${ADDED.nestedPage}${known.size}`;
      known.set(key, variable);
      pages[variable] = { ...page, limit: NESTED_ROWS };
    },
  });
  const rewritten = visit(document, {
    Field: {
      enter(field) {
        const variable = field === table.root ? undefined : known.get(keyOf(field));
        if (variable === undefined || !field.selectionSet) return undefined;
        variableOf.set(field, variable);
        const selections = [...field.selectionSet.selections, ...pageInfoField()];
        return {
          ...withArguments(field, { page: variable }),
          selectionSet: { ...field.selectionSet, selections },
        };
      },
    },
  });
  const needsIds = known.size > 0 && table.parts.by === 'page';
  return {
    document: needsIds ? withRecordIds(rewritten, table.items!) : rewritten,
    variables: [...known.values()].map(of => variable(of, 'PageInput')),
    values: pages,
    variableOf,
  };
}

/** Adds the id of each row, by which a row is known when its lists are read on. */
const withRecordIds = (document: DocumentNode, items: string): DocumentNode => ({
  ...document,
  definitions: document.definitions.map(node => {
    if (node.kind !== Kind.OPERATION_DEFINITION) return node;
    const root = node.selectionSet.selections[0] as FieldNode;
    const selections = [...root.selectionSet!.selections, ...fieldsIn(`${items}: items { ${ADDED.id}: id }`)];
    const changed: FieldNode = { ...root, selectionSet: { ...root.selectionSet!, selections } };
    return { ...node, selectionSet: { ...node.selectionSet, selections: [changed] } };
  }),
});
