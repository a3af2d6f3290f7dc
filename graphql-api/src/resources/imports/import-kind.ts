import { conflict } from '../../common/errors.ts';
import { msg } from '../../common/message.ts';
import type { Resource } from '../../declaration/resource.ts';
import type { WriteContext } from '../../mutation/write-context.ts';
import { defineBulkKind, type Effect } from '../bulk-operations/bulk-kind.ts';
import { importedBefore, saveRow, type SavedRow } from './save-row.ts';

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
  const [row] = await tx.query<(SavedRow & { id: string; hash: string | null })[]>(
    'select id, values, record_id as "recordId", hash from import_row where file_id = ? and line = ?',
    [fileId, line],
  );
  if (!row) throw conflict(msg('The row was removed. Import the file again.'));
  if (row.recordId === null && row.hash !== null) {
    // Another import of the same rows waits for this one.
    await tx.query('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`import ${resource.singular}`]);
    if ((await importedBefore(resource, [row.hash], tx)).size > 0) return { isChanged: false };
  }
  const effect = await saveRow(resource, row, part);
  if (effect.created !== undefined)
    await tx.query('update import_row set record_id = ? where id = ?', [effect.created, row.id]);
  return effect;
}
