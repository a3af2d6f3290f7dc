import { getOperationAST, parse, type FieldNode } from 'graphql';
import { defaultsOf, fragmentsOf, Selection, type ColumnPath } from '../../../src/analytics/selection.ts';
import type { GraphqlRequest } from '../api.ts';

type Values = Record<string, unknown>;

/** A list or record of a result as rows. */
export interface Table {
  /** The path of its field, such as `members.items`. */
  name: string;
  columns: readonly ColumnPath[];
  rows: readonly unknown[];
  /** The `totalCount`, if the query selects it. */
  total?: number;
  /** The only row is a record, not a list item. */
  isRecord?: true;
}

/** The lists and records of a result as tables, with the columns of the same query as CSV. */
export function tablesIn({ query, variables = {}, operationName }: GraphqlRequest, data: Values): Table[] {
  const document = parse(query);
  const operation = getOperationAST(document, operationName);
  if (!operation) return [];
  const values = { ...variables, ...defaultsOf(operation, variables) };
  const selection = new Selection(fragmentsOf(document), values);
  const root = { selectionSet: operation.selectionSet } as FieldNode;
  return below(selection, [root], data);
}

/** The tables of each field of a record. */
const below = (selection: Selection, nodes: readonly FieldNode[], record: Values, path: ColumnPath = []) =>
  [...selection.fieldsOf(nodes)].flatMap(([key, selections]): Table[] =>
    selections[0]!.selectionSet ? tablesOf(selection, selections, record[key], [...path, key]) : [],
  );

function tablesOf(
  selection: Selection,
  nodes: readonly FieldNode[],
  value: unknown,
  path: ColumnPath,
): Table[] {
  const name = path.join('.');
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) return [{ name, columns: selection.columnsOf(nodes), rows: value }];

  const record = value as Values;
  const fields = [...selection.fieldsOf(nodes)];
  const items = fields.find(([key, [node]]) => node!.name.value === 'items' && Array.isArray(record[key]));
  if (items) {
    const [key, selections] = items;
    const count = fields.find(([, [node]]) => node!.name.value === 'totalCount')?.[0];
    const total = count === undefined ? {} : { total: record[count] as number };
    return [{ name, columns: selection.columnsOf(selections), rows: record[key] as unknown[], ...total }];
  }

  // A related record adds columns to this table; its lists are tables of their own.
  const lists = below(selection, nodes, record, path).filter(table => !table.isRecord);
  return [...lists, { name, columns: selection.columnsOf(nodes), rows: [record], isRecord: true }];
}
