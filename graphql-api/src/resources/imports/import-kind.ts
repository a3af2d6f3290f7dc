import { conflict } from '../../common/errors.ts';
import { msg } from '../../common/message.ts';
import type { Tx } from '../../database/tx.ts';
import type { Resource } from '../../declaration/resource.ts';
import type { WriteContext } from '../../mutation/write-context.ts';
import { defineBulkKind, type Effect } from '../bulk-operations/bulk-kind.ts';
import { importedFrom, saveRow, type SavedRow } from './save-row.ts';

interface ImportInput {
  fileId: number;
  /** The names of the fields of its rows. */
  fields: string[];
  /** Whether one rejected row takes back all. */
  isWhole: boolean;
}

/** Imports the checked rows of a file: its items are lines. */
export const importKind = defineBulkKind<ImportInput>({
  name: 'import',
  requires: ['view', 'add'],
  fields: ({ fields }) => fields,
  isWhole: ({ isWhole }) => isWhole,
  apply: ({ line }, { resource, input }, part) =>
    importRow(resource, { fileId: input.fileId, line: line! }, part),
});

async function importRow(
  resource: Resource,
  { fileId, line }: { fileId: number; line: number },
  part: WriteContext,
): Promise<Effect> {
  const { tx } = part;
  // Members have what moves in from another system.
  tx.sendsDocuments = false;
  const row = await rowAt(resource, { fileId, line }, tx);
  if (!row) throw conflict(msg('The row was removed. Import the file again.'));
  if (row.recordId === null && row.isImported) return { isChanged: false };
  const effect = await saveRow(resource, row, part);
  if (effect.created !== undefined)
    await tx.query('update import_row set record_id = ? where id = ?', [effect.created, row.id]);
  return effect;
}

interface StoredRow extends SavedRow {
  id: string;
  line: number;
  /** Whether a record was created from an equal row, and is still there. */
  isImported: boolean;
}

/** Rows that are read with the first of them. */
const READ_AHEAD = 250;
/** The rows that a transaction has read, by line. */
const rowsOf = new WeakMap<Tx, Map<number, StoredRow>>();

/** The row of a line, in a transaction that goes through the lines of one file. */
async function rowAt(
  resource: Resource,
  { fileId, line }: { fileId: number; line: number },
  tx: Tx,
): Promise<StoredRow | undefined> {
  if (!rowsOf.has(tx)) await waitForOthers(resource, tx);
  const read = rowsOf.get(tx)?.get(line);
  if (read) return read;
  const rows = await tx.query<StoredRow[]>(
    `select id, line, values, record_id as "recordId", exists (${importedFrom(resource, 'own.hash = imported.hash')}) as "isImported"
       from import_row own
      where file_id = ? and line >= ? and outcome in ('created', 'changed') order by line limit ${READ_AHEAD}`,
    [fileId, line],
  );
  const byLine = new Map(rows.map(row => [row.line, row]));
  rowsOf.set(tx, byLine);
  return byLine.get(line);
}

/** Another import of the same rows waits for this transaction, so that each finds the records of the other. */
const waitForOthers = ({ singular }: Resource, tx: Tx) =>
  tx.query('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`import ${singular}`]);
