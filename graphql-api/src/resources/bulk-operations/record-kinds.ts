import { undoEntry } from '../../history/undo.ts';
import { parseStored, type Values } from '../../mutation/records.ts';
import { changeRecord, removeRecord } from '../../mutation/writes.ts';
import { bulkKind, defineBulkKind } from './bulk-kind.ts';

/** Its input is the patch of the mutation. */
export const updateKind = defineBulkKind<Values>({
  name: 'update',
  requires: ['view', 'edit'],
  fields: Object.keys,
  apply: async ({ recordId, version }, { resource, input }, part) => ({
    isChanged: await changeRecord(
      resource,
      recordId,
      parseStored(resource, input),
      version ?? undefined,
      part,
    ),
  }),
});

export const deleteKind = defineBulkKind({
  name: 'delete',
  requires: ['view', 'delete'],
  async apply({ recordId }, { resource }, part) {
    await removeRecord(resource, recordId, part);
    return { isChanged: true };
  },
});

/** Its input names the kind of the operation that it takes back. Each entry requires the permissions of its own undo. */
export const undoKind = defineBulkKind<{ kind: string }>({
  name: 'undo',
  requires: ['view'],
  apply(item, { input }, part) {
    const { undo } = bulkKind(input.kind);
    return undo ? undo(item, part) : undoEntry(item.entryId!, part);
  },
});
