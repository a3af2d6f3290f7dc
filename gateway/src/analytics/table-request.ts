import { findValueKind, type ApiRequest } from '@gym/graphql-api';
import {
  getNamedType,
  getOperationAST,
  GraphQLError,
  Kind,
  OperationTypeNode,
  parse,
  valueFromASTUntyped,
  type FieldNode,
  type GraphQLNamedOutputType,
  type GraphQLSchema,
} from 'graphql';
import { RestFailure } from '../rest/failure.ts';
import type { Column } from './format.ts';
import { defaultsOf, fieldType, fragmentsOf, Selection, type SelectedList } from './selection.ts';

/** A query whose result is a table. */
export interface TableRequest {
  /** The root field, after which a file is named. */
  name: string;
  /** The name of the operation, or of the root field where it has none. */
  title: string;
  /** Its response key. */
  key: string;
  /** The name of the rows in a page; null where the root field returns the rows themselves. */
  items: string | null;
  /** What a row contains; only once the API has responded, since it checks the query. */
  columns(schema: GraphQLSchema): Column[];
  /** Its argument `asOf`, as the client wrote it, or `asOfEach` as JSON. */
  asOf: string | undefined;
  /** The lists within a row; only once the API has responded. */
  lists(): SelectedList[];
}

/** As many as the API takes. */
const MAX_TOKENS = 3000;
const ONE_FIELD = 'A table has one root field: one list or one aggregate';

/** @throws RestFailure 400 for what is no table */
export function tableRequest({ query, variables = {}, operationName }: ApiRequest): TableRequest {
  const document = orBadRequest(() => parse(query, { maxTokens: MAX_TOKENS }));
  const operation = getOperationAST(document, operationName);
  if (!operation) throw new RestFailure(400, 'operationName must name an operation of the document');
  if (operation.operation !== OperationTypeNode.QUERY)
    throw new RestFailure(400, 'A table needs a query, not a mutation');
  const [root, ...others] = operation.selectionSet.selections;
  if (root?.kind !== Kind.FIELD || others.length > 0) throw new RestFailure(400, ONE_FIELD);
  if (!root.selectionSet) throw new RestFailure(400, `${root.name.value} returns no list`);

  const values = { ...variables, ...defaultsOf(operation, variables) };
  const selection = new Selection(fragmentsOf(document), values);
  if (orBadRequest(() => selection.fieldsOf([operation])).size === 0)
    throw new RestFailure(400, `${root.name.value} is skipped by @skip or @include, so there is no table`);
  const [items = null, rows] = orBadRequest(() => itemsOf(root, selection));
  return {
    name: root.name.value,
    title: operation.name?.value ?? root.name.value,
    key: root.alias?.value ?? root.name.value,
    items,
    asOf: asOfIn(root, values),
    columns: schema => columnsOf(root, rows, selection, schema),
    lists: () => selection.listsOf(rows),
  };
}

/** The fields whose selection is a row, and their name in a page. */
function itemsOf(
  root: FieldNode,
  selection: Selection,
): [items: string | undefined, rows: readonly FieldNode[]] {
  const [list, ...others] = selection.itemsOf([root]);
  if (others.length > 0) throw new RestFailure(400, 'A table has one set of rows: ask for items once');
  return list ?? [undefined, [root]];
}

function columnsOf(
  root: FieldNode,
  rows: readonly FieldNode[],
  selection: Selection,
  schema: GraphQLSchema,
): Column[] {
  const namedType = (parent: GraphQLNamedOutputType | undefined, field: FieldNode) => {
    const type = fieldType(parent, field);
    return type && getNamedType(type);
  };
  const result = namedType(schema.getQueryType()!, root);
  const record = rows[0] === root ? result : namedType(result, rows[0]!);
  const types = selection.typesOf(rows, record);
  return selection.columnsOf(rows).map((path, index) => {
    const type = types[index];
    return { path, kind: type && findValueKind(type) };
  });
}

function asOfIn({ arguments: given = [] }: FieldNode, values: Record<string, unknown>): string | undefined {
  const valueOf = (of: string): unknown => {
    const argument = given.find(({ name }) => name.value === of);
    return argument && valueFromASTUntyped(argument.value, values);
  };
  const [day, days] = [valueOf('asOf'), valueOf('asOfEach')];
  if (typeof day === 'string') return day;
  return days ? JSON.stringify(days) : undefined;
}

/** @throws RestFailure 400 for what is no GraphQL, or lacks a variable */
function orBadRequest<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof GraphQLError) throw new RestFailure(400, error.message);
    throw error;
  }
}
