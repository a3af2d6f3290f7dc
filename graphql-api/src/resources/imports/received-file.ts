import { badInput, conflict, notFound } from '../../common/errors.ts';
import { msg } from '../../common/message.ts';
import type { Tx } from '../../database/tx.ts';
import { recordId } from '../../declaration/record-id.ts';
import type { Context } from '../../server/context.ts';
import type { ImportFile } from './import-file.ts';
import type { ImportRowInput } from './import-types.ts';

/** The most rows of one file. */
const MOST_ROWS = 100_000;
/** The most columns of one file. */
const MOST_COLUMNS = 200;
/** Characters of all cells of one file. */
const MOST_CHARACTERS = 50_000_000;
/** Files of one user that are not imported: the oldest are deleted for new ones. */
const MOST_FILES = 3;
/** Rows of one request. */
export const MOST_ROWS_AT_ONCE = 1_000;
/** Of a file that has lines without texts. */
const LAST_LINE = 1_048_576;
const LONGEST_CELL = 20_000;
const LONGEST_NAME = 255;

export type StoredFile = Pick<
  ImportFile,
  | 'id'
  | 'recordName'
  | 'columns'
  | 'operationId'
  | 'status'
  | 'rowCount'
  | 'mapping'
  | 'created'
  | 'changed'
  | 'unchanged'
  | 'rejected'
  | 'sums'
  | 'checks'
>;

/** The file of the caller, locked. @throws NOT_FOUND */
export async function findFile(id: string, { access }: Context, tx: Tx): Promise<StoredFile> {
  const [file] = await tx.query<StoredFile[]>(
    `select id, record_name as "recordName", columns, status, row_count as "rowCount", mapping, created, changed, unchanged,
            rejected, sums, checks, operation_id as "operationId" from import_file where id = ? and user_id = ? for update`,
    [recordId(id, 'Import'), access.user!.id],
  );
  if (!file) throw notFound('Import');
  return file;
}

/** Stores a file without rows. @returns its id @throws BAD_USER_INPUT */
export async function createFile(
  { recordName, fileName, columns }: Pick<ImportFile, 'recordName' | 'fileName' | 'columns'>,
  userId: number,
  tx: Tx,
): Promise<number> {
  requireColumns(columns);
  await tx.query('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`imports of ${userId}`]);
  await tx.query(
    `with old as (delete from import_file where id in (
       select id from import_file where user_id = ? and status <> 'started' order by id desc offset ?) returning id)
     delete from import_row using old where file_id = old.id`,
    [userId, MOST_FILES - 1],
  );
  const [file] = await tx.query<{ id: number }[]>(
    `insert into import_file (user_id, record_name, file_name, columns, status, row_count, checked_count, created, changed, unchanged, rejected, doubles, sums)
     values (?, ?, ?, ?::text[], 'receiving', 0, 0, 0, 0, 0, 0, 0, '[]') returning id`,
    [userId, recordName, fileName.slice(0, LONGEST_NAME), columns.map(title => title.slice(0, LONGEST_NAME))],
  );
  return file!.id;
}

/** @throws BAD_USER_INPUT */
export function requireColumns(columns: readonly string[]): void {
  if (columns.length === 0 || columns.length > MOST_COLUMNS)
    throw badInput({ columns: msg('A file has 1 to {max} columns', { max: MOST_COLUMNS }) });
}

/**
 * Adds rows to a file, whose lines it has not yet.
 * @returns how many rows it has
 * @throws BAD_USER_INPUT, CONFLICT
 */
export async function addRows(file: StoredFile, rows: readonly ImportRowInput[], tx: Tx): Promise<number> {
  requireRows(rows);
  if (file.status !== 'receiving')
    throw conflict(msg('The rows of this file are complete. Begin a new import.'));
  const stored = rows.map(({ line, cells }) => ({ line, cells: cells.slice(0, file.columns.length) }));
  const { rowCount: added } = await tx.run(
    `insert into import_row (file_id, line, cells, problems, doubles)
     select $1, line, array(select jsonb_array_elements_text(cells)), '[]', '[]'
       from jsonb_to_recordset($2::jsonb) as given(line int, cells jsonb) on conflict (file_id, line) do nothing`,
    [file.id, JSON.stringify(stored)],
  );
  const characters = stored.reduce((sum, { cells }) => sum + cells.join('').length, 0);
  const [updated] = await tx.query<{ rowCount: number; characters: string }[]>(
    `update import_file set row_count = row_count + ?, characters = characters + ? where id = ?
     returning row_count as "rowCount", characters`,
    [added ?? 0, added ? characters : 0, file.id],
  );
  if (updated!.rowCount > MOST_ROWS || Number(updated!.characters) > MOST_CHARACTERS)
    throw badInput({
      rows: msg('A file has at most {max} rows and 50 MB. Split it into several.', { max: MOST_ROWS }),
    });
  return updated!.rowCount;
}

/** @throws BAD_USER_INPUT */
function requireRows(rows: readonly ImportRowInput[]): void {
  if (rows.length > MOST_ROWS_AT_ONCE)
    throw badInput({ rows: msg('A request has at most {max} rows', { max: MOST_ROWS_AT_ONCE }) });
  if (rows.some(({ line }) => line < 2 || line > LAST_LINE))
    throw badInput({ rows: msg('Rows have lines from 2 to {max}', { max: LAST_LINE }) });
  const long = rows.find(({ cells }) => cells.some(cell => cell.length > LONGEST_CELL || !isStorable(cell)));
  if (long)
    throw badInput({
      rows: msg('Line {line} has a cell that is too long or cannot be stored. Shorten it.', long),
    });
}

/** PostgreSQL stores no NUL, and UTF-8 no half of a surrogate pair. */
const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0');

/** Deletes a file that was not imported. @returns whether there was one */
export async function deleteFile({ id, status }: StoredFile, tx: Tx): Promise<boolean> {
  if (status === 'started') return false;
  await tx.query('delete from import_row where file_id = ?', [id]);
  await tx.query('delete from import_file where id = ?', [id]);
  return true;
}
