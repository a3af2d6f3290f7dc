import { getOperationAST, parse, type FieldNode } from 'graphql';
import { columnTitle } from '../../../src/analytics/cells.ts';
import { oneRowEach } from '../../../src/analytics/one-row-each.ts';
import { defaultsOf, fragmentsOf, Selection, type ColumnPath } from '../../../src/analytics/selection.ts';
import type { GraphqlRequest } from '../api.ts';

type Values = Record<string, unknown>;

/** A list or record of a result as rows. */
export interface Table {
  /** The path of its field, such as `members` or `members.payments`. */
  name: string;
  /** The response key of its root field. */
  root: string;
  /** The list within the records of the root field of which each row is a row, such as `payments`. */
  rowsOf?: string;
  columns: readonly ColumnPath[];
  /** Of a list within records: where the columns of its own begin. The other values are repeated. */
  ownPath?: ColumnPath;
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
  if (value === null || value === undefined) return [];
  const named = nameOf(path);
  if (Array.isArray(value)) return [{ ...named, columns: selection.columnsOf(nodes), rows: value }];

  const record = value as Values;
  const fields = [...selection.fieldsOf(nodes)];
  const items = fields.find(([key, [node]]) => node!.name.value === 'items' && Array.isArray(record[key]));
  if (items) {
    const [key, selections] = items;
    const count = fields.find(([, [node]]) => node!.name.value === 'totalCount')?.[0];
    const total = count === undefined ? {} : { total: record[count] as number };
    const columns = selection.columnsOf(selections);
    const rows = record[key] as unknown[];
    const isRoot = path.length === 1;
    return [
      { ...named, columns, rows, ...total },
      ...(isRoot ? nestedTables(selection, selections, { path, columns, rows }) : []),
    ];
  }

  // A related record adds columns to this table; its lists are tables of their own.
  const lists = below(selection, nodes, record, path).filter(table => !table.isRecord);
  return [...lists, { ...named, columns: selection.columnsOf(nodes), rows: [record], isRecord: true }];
}

/** A table for each list within the rows of a root list, with the values of its record repeated. */
const nestedTables = (
  selection: Selection,
  nodes: readonly FieldNode[],
  { path, columns, rows }: { path: ColumnPath; columns: readonly ColumnPath[]; rows: readonly unknown[] },
): Table[] =>
  selection
    .listsOf(nodes)
    .filter(({ isWithinList }) => !isWithinList)
    .map(list => ({
      ...nameOf([...path, ...list.path]),
      columns,
      ownPath: [...list.path, list.items],
      rows: rows.flatMap(row => oneRowEach(list, row as Values)),
    }));

function nameOf(path: ColumnPath): Pick<Table, 'name' | 'root' | 'rowsOf'> {
  const [root, ...rest] = path;
  return {
    name: columnTitle(path),
    root: root!,
    ...(rest.length > 0 && { rowsOf: columnTitle(rest) }),
  };
}
