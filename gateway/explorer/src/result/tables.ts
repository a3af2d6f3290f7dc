import { getOperationAST, parse, type FieldNode } from 'graphql';
import { defaultsOf, fragmentsOf, Selection, type ColumnPath } from '../../../src/analytics/selection.ts';
import type { Asked } from '../api.ts';

type Values = Record<string, unknown>;

/** Rows of an answer that belong together. */
export interface Table {
  /** Where in the answer they stand. */
  name: string;
  columns: readonly ColumnPath[];
  rows: readonly unknown[];
  /** How many there are in all, where the query asks for it. */
  total?: number;
  /** One row for one record. */
  isRecord?: true;
}

/** The lists and records of an answer as tables, with the columns that the same query has as CSV. */
export function tablesIn({ query, variables = {}, operationName }: Asked, data: Values): Table[] {
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
  [...selection.fieldsOf(nodes)].flatMap(([key, found]): Table[] =>
    found[0]!.selectionSet ? tablesOf(selection, found, record[key], [...path, key]) : [],
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
    const [key, found] = items;
    const count = fields.find(([, [node]]) => node!.name.value === 'totalCount')?.[0];
    const total = count === undefined ? {} : { total: record[count] as number };
    return [{ name, columns: selection.columnsOf(found), rows: record[key] as unknown[], ...total }];
  }

  // A related record is columns of this one; its lists are tables of their own too.
  const lists = below(selection, nodes, record, path).filter(table => !table.isRecord);
  return [...lists, { name, columns: selection.columnsOf(nodes), rows: [record], isRecord: true }];
}
