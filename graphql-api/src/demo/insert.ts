import type { ClientBase } from 'pg';
import { snakeCase } from '../declaration/column-registry.ts';

const CHUNK = 2_000;

/**
 * Writes records with the ids they bring; the table's own numbering goes on after them.
 * @param computed further columns with their SQL for a row with the alias `row`
 */
export async function insertRows(
  client: ClientBase,
  table: string,
  rows: readonly { id: number }[],
  computed: ReadonlyMap<string, string> = new Map(),
): Promise<void> {
  if (rows.length === 0) return;
  const names = [...new Set(rows.flatMap(row => Object.keys(row)))].map(
    name => [name, snakeCase(name)] as const,
  );
  const given = names.map(([, column]) => `"${column}"`);
  const columns = [...given, ...computed.keys()].join(', ');
  const values = [...given, ...computed.values()].join(', ');
  const inColumns = (row: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(names.map(([name, column]) => [column, row[name]]));
  for (let start = 0; start < rows.length; start += CHUNK) {
    const chunk = rows.slice(start, start + CHUNK).map(row => inColumns({ ...row }));
    // The table's own row type decides how each value is read, so that no column type is repeated.
    await client.query(
      `insert into "${table}" (${columns}) select ${values} from json_populate_recordset(null::"${table}", $1) row`,
      [JSON.stringify(chunk)],
    );
  }
  await client.query(`select setval(pg_get_serial_sequence($1, 'id'), max(id)) from "${table}"`, [table]);
}
