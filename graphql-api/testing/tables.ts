import { tableColumns, type LineSerializer } from '../src/query/output.ts';
import { TableStream } from '../src/query/table.ts';
import type { TestUser } from './test-user.ts';

/** A line for each row: `path|kind|value` of each column. */
export const cells: LineSerializer = ({ fields }) => {
  const columns = tableColumns(fields)!;
  return row =>
    `${columns.map(({ path, at, kind }) => `${path.join('.')}|${kind}|${row[at] ?? ''}`).join(';')}\n`;
};

/** Opens the table of a query. @throws Error with the message of the API's error */
export async function openTable(
  { api, token }: TestUser,
  query: string,
  lines: LineSerializer = cells,
  signal?: AbortSignal,
): Promise<TableStream> {
  const { data, errors } = await api.table({ query }, { token, address: '203.0.113.1', signal }, lines);
  if (errors) throw errors[0]!;
  const [table] = Object.values(data!);
  if (!(table instanceof TableStream)) throw new Error('This is no table');
  return table;
}

/** The lines of a table, read to its end. */
export async function linesOf(table: TableStream): Promise<string> {
  let text = '';
  for await (const batch of table.batches()) {
    if (!('lines' in batch)) throw new Error('These are no lines');
    for (const piece of batch.lines) text += piece.toString();
  }
  return text;
}
