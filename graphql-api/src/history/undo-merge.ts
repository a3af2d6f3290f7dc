import type { AuditChanges, AuditEntry } from '../audit/audit-entry.ts';
import type { ChangedRecord } from '../audit/audit-types.ts';
import { forbidden } from '../common/errors.ts';
import { quote } from '../common/sql.ts';
import type { Tx } from '../database/tx.ts';
import { allResources, type Resource } from '../declaration/resource.ts';
import {
  findForUpdate,
  isSameValue,
  storedValues,
  updateLogged,
  type StoredRecord,
  type Values,
} from '../mutation/records.ts';
import { readAttached } from '../mutation/attached.ts';
import type { WriteContext } from '../mutation/write-context.ts';
import { deleteLocked } from '../mutation/writes.ts';

/**
 * Gives the record into which a deleted one was merged the values that it had before, and deletes what was created with the
 * merge.
 * @returns that record, if fields of it were changed since, which stay as they are
 * @throws FORBIDDEN
 */
export async function takeBackMerge(
  resource: Resource,
  deletion: AuditEntry,
  { context, tx }: WriteContext,
): Promise<ChangedRecord[]> {
  if (!('mergedInto' in deletion.changes)) return [];
  const entries = await entriesOfKept(resource, deletion, tx);
  const id = entries[0]!.recordId;
  if (!context.access.can(resource.resource, 'edit')) throw forbidden(`${resource.resource}:edit`);
  await resource.lockMerged?.([id, deletion.recordId], tx);
  await deleteCreated(entries, { context, tx });
  const record = await findExisting(resource, id, tx);
  if (!record) return [];
  const changes = mergeChanges(entries);
  const stored = storedValues(resource, record);
  const columns = resource.stored.filter(({ name }) => name in changes);
  const isUnchanged = (name: string) => isSameValue(stored[name], changes[name]![1]);
  const restored = columns.filter(({ name }) => isUnchanged(name));
  const values = Object.fromEntries(restored.map(({ name }) => [name, changes[name]![0]]));
  await updateLogged(resource, record, values, { author: context, tx, undoes: entries.at(-1)!.id });
  const kept = [
    ...columns.filter(column => !restored.includes(column)),
    ...(await takeBackAttached(resource, id, changes, tx)),
  ];
  const { id: entryId, title } = entries.at(-1)!;
  const fields = kept.map(({ label }) => label);
  return fields.length > 0 ? [{ resource: resource.resource, recordId: id, title, fields, entryId }] : [];
}

interface Entry {
  id: string;
  recordId: number;
  title: string | null;
  changes: AuditChanges;
}

/** The entries of the record that stayed, the earliest first. */
const entriesOfKept = (resource: Resource, { id, recordId }: AuditEntry, tx: Tx) =>
  tx.query<Entry[]>(
    `select id, record_id as "recordId", title, changes from audit_entry
      where cause_id = ? and resource = ? and record_id <> ? and action = 'updated' order by id`,
    [id, resource.resource, recordId],
  );

/** What they changed together. */
function mergeChanges(entries: readonly Entry[]): AuditChanges {
  const all: AuditChanges = {};
  for (const { changes } of entries)
    for (const [name, [before, after]] of Object.entries(changes))
      all[name] = [name in all ? all[name]![0] : before, after];
  return all;
}

async function deleteCreated(entries: readonly Entry[], { context, tx }: WriteContext): Promise<void> {
  const created = await tx.query<{ resource: string; recordId: number }[]>(
    `select resource, record_id as "recordId" from audit_entry where cause_id = any(?::bigint[]) and action = 'created' order by id desc`,
    [`{${entries.map(({ id }) => id).join()}}`],
  );
  for (const { resource: name, recordId } of created) {
    const resource = allResources().find(each => each.resource === name)!;
    const record = await findExisting(resource, recordId, tx);
    if (record) await deleteLocked(resource, record, async () => {}, { context, tx });
  }
}

async function findExisting(resource: Resource, id: number, tx: Tx): Promise<StoredRecord | undefined> {
  const found = await tx.query<object[]>(`select from ${quote(resource.table)} where id = ? for update`, [
    id,
  ]);
  return found.length > 0 ? findForUpdate(resource, id, tx) : undefined;
}

/** Removes rows of other tables that were copied, unless they were changed since. @returns those that were */
async function takeBackAttached(
  resource: Resource,
  id: number,
  changes: AuditChanges,
  tx: Tx,
): Promise<{ label: string }[]> {
  const present: Values = await readAttached(resource, id, tx);
  const kept: { label: string }[] = [];
  for (const [name, { label, write }] of Object.entries(resource.attached ?? {})) {
    const copied = changes[name];
    if (!copied) continue;
    if (isSameValue(present[name], copied[1])) await write(id, null, tx);
    else kept.push({ label });
  }
  return kept;
}
