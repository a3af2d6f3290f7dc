import type { Tx } from '../../database/tx.ts';
import type { ImportColumn } from './import-mapping.ts';

/** The different texts of a field in a file. */
export async function distinctTexts(
  fileId: number,
  { columns, text }: ImportColumn,
  tx: Tx,
): Promise<string[]> {
  if (columns.length === 0) return text?.trim() ? [text.trim()] : [];
  const rows = await tx.query<{ cells: (string | null)[] }[]>(
    `select distinct (select array_agg(cells[position + 1] order by place) from unnest(?::int[]) with ordinality as at(position, place)) as cells
       from import_row where file_id = ?`,
    [columns, fileId],
  );
  return rows.map(({ cells }) => joined(cells.map(cell => cell ?? ''))).filter(found => found !== '');
}

/** The text that several cells of a row have together. */
export const joined = (cells: readonly string[]): string =>
  cells
    .map(cell => cell.trim())
    .filter(Boolean)
    .join(' ');
