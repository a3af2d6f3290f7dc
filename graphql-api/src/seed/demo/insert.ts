import type { ClientBase } from 'pg';
import { snakeCase } from '../../kernel/columns.ts';

const CHUNK = 1_000;

/** Writes records with the ids they bring; the table's own numbering goes on after them. */
export async function insertRows(
  client: ClientBase,
  table: string,
  rows: readonly { id: number }[],
): Promise<void> {
  if (rows.length === 0) return;
  const names = new Set(rows.flatMap(row => Object.keys(row)));
  const columns = [...names].map(snakeCase).join(', ');
  for (let start = 0; start < rows.length; start += CHUNK) {
    const chunk = rows.slice(start, start + CHUNK).map(inColumns);
    // The table's own row type decides how each value is read, so that no column type stands twice.
    await client.query(
      `insert into "${table}" (${columns}) select ${columns} from jsonb_populate_recordset(null::"${table}", $1)`,
      [JSON.stringify(chunk)],
    );
  }
  await client.query(`select setval(pg_get_serial_sequence($1, 'id'), max(id)) from "${table}"`, [table]);
}

const inColumns = (row: object) =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [snakeCase(name), value]));
