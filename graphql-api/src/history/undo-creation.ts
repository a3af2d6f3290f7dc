import { AuditEntry } from '../audit/audit-entry.ts';
import type { RestoredRecord } from '../audit/audit-types.ts';
import { quote } from '../common/sql.ts';
import { allResources, type Resource } from '../declaration/resource.ts';
import {
  changesOf,
  findForUpdate,
  storedValues,
  updateLogged,
  versionConflict,
  type Values,
} from '../mutation/records.ts';
import type { WriteContext } from '../mutation/write-context.ts';
import { removeRecord } from '../mutation/writes.ts';

/**
 * Deletes a record that nobody has changed since its creation, with what only the server adds to such records. Other
 * records that followed it get their values back, as far as they still have those that they got.
 * @throws CONFLICT with the stored values once somebody has changed the record
 */
export async function undoCreation(
  resource: Resource,
  entry: AuditEntry,
  part: WriteContext,
): Promise<RestoredRecord> {
  const { recordId: id, title } = entry;
  const { context, tx } = part;
  await resource.lockFirst?.(id, {}, tx);
  const record = await findForUpdate(resource, id, tx);
  if (await wasChanged(entry, part)) throw versionConflict(resource, record, context);
  const followed = await entriesAfter(entry, part);
  for (const { action, ...added } of followed) {
    const owner = resourceOfEntry(added);
    if (action === 'created' && owner && !owner.operations.includes('create'))
      await removeRecord(owner, added.recordId, { context, tx, cause: entry.id });
  }
  const cause = await removeRecord(resource, id, part);
  for (const each of followed)
    if (each.action === 'updated') await restoreFollower(each, { context, tx, cause });
  return {
    resource: resource.resource,
    recordId: id,
    title,
    isChanged: true,
    keptFields: [],
    keptRecords: [],
  };
}

/** Whether a person has changed the record, and nobody took that back. What follows from other records does not count. */
async function wasChanged({ id, resource, recordId }: AuditEntry, { tx }: WriteContext): Promise<boolean> {
  const later = await tx.query<object[]>(
    `select from audit_entry later
      where resource = ? and record_id = ? and id > ? and cause_id is null and undoes_id is null and action = 'updated'
        and not exists (select from audit_entry undoing where undoing.undoes_id = later.id) limit 1`,
    [resource, recordId, id],
  );
  return later.length > 0;
}

/** What followed from a creation, the last first. */
async function entriesAfter({ id }: AuditEntry, { tx }: WriteContext): Promise<AuditEntry[]> {
  const rows = await tx.query<Values[]>('select * from audit_entry where cause_id = ? order by id desc', [
    id,
  ]);
  return rows.map(row => tx.entities().map(AuditEntry, row));
}

const resourceOfEntry = ({ resource }: Pick<AuditEntry, 'resource'>): Resource | undefined =>
  allResources().find(each => each.resource === resource);

/** Gives another record the values back that it had before it followed, unless it has others by now. */
async function restoreFollower(
  { changes, recordId, ...entry }: AuditEntry,
  part: WriteContext,
): Promise<void> {
  const { context, tx, cause } = part;
  const resource = resourceOfEntry(entry);
  const [found] = resource
    ? await tx.query<object[]>(`select from ${quote(resource.table)} where id = ?`, [recordId])
    : [];
  if (!resource || !found) return;
  const record = await findForUpdate(resource, recordId, tx);
  const stored = storedValues(resource, record);
  const columns = resource.stored.filter(({ name, generated }) => name in changes && !generated);
  const at = (index: 0 | 1): Values =>
    Object.fromEntries(columns.map(({ name }) => [name, changes[name]![index]]));
  if (Object.keys(changesOf({ stored: columns }, stored, at(1))).length > 0) return;
  await updateLogged(resource, record, at(0), { author: context, tx, cause });
}
