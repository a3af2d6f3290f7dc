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
  await waitForOthers(resource, tx);
  const [row] = await tx.query<(SavedRow & { id: string; isImported: boolean })[]>(
    `select id, values, record_id as "recordId", exists (${importedFrom(resource, 'own.hash = imported.hash')}) as "isImported"
       from import_row own where file_id = ? and line = ?`,
    [fileId, line],
  );
  if (!row) throw conflict(msg('The row was removed. Import the file again.'));
  if (row.recordId === null && row.isImported) return { isChanged: false };
  const effect = await saveRow(resource, row, part);
  if (effect.created !== undefined)
    await tx.query('update import_row set record_id = ? where id = ?', [effect.created, row.id]);
  return effect;
}

const waited = new WeakSet<Tx>();

/** Another import of the same rows waits for this transaction, so that each finds the records of the other. */
async function waitForOthers({ singular }: Resource, tx: Tx): Promise<void> {
  if (waited.has(tx)) return;
  await tx.query('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`import ${singular}`]);
  waited.add(tx);
}
