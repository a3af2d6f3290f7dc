import { recordChange } from '../audit/audit-entry.ts';
import { badInput, forbidden } from '../common/errors.ts';
import { labelMessage, msg } from '../common/message.ts';
import { quote } from '../common/sql.ts';
import type { Column } from '../declaration/column-registry.ts';
import { collectionsOf, titleColumn, writableColumns, type Resource } from '../declaration/resource.ts';
import { mayViewColumn } from '../declaration/view-permission.ts';
import { readAttached } from './attached.ts';
import { findForUpdate, storedValues, versionConflict, type StoredRecord, type Values } from './records.ts';
import { moveReferences } from './references.ts';
import type { WriteContext } from './write-context.ts';
import { applyPatch, deleteLocked } from './writes.ts';

/** The most records that follow in one transaction. */
export const MOST_FOLLOWING = 5_000;

/** Two records of a resource that are the same in fact. */
export interface Merge {
  keepId: number;
  /** The record that is deleted. */
  mergedId: number;
  /** The versions that the caller has seen. */
  keepVersion?: number;
  mergedVersion?: number;
  /**
   * The fields whose values are those of the deleted record; those that the other has empty unless given, and of fields that
   * the caller may not view.
   */
  fields?: readonly string[];
}

/** Records of a resource that follow a merge. */
export interface Following {
  resource: Resource;
  count: number;
}

/**
 * Makes one record of two, within a transaction: all that refers to the second refers to the first, and the second is
 * deleted. Every audit entry follows from that of the deletion, whose undo takes all back.
 * @throws FORBIDDEN, CONFLICT, BAD_USER_INPUT
 */
export async function mergeRecords(
  resource: Resource,
  merge: Merge,
  { context, tx }: WriteContext,
): Promise<Following[]> {
  const { keepId, mergedId, fields } = merge;
  if (keepId === mergedId)
    throw badInput({
      mergedId: msg('Choose another {record}', { record: labelMessage(resource.label.toLowerCase()) }),
    });
  requireFields(resource, fields);
  await resource.lockMerged?.([keepId, mergedId], tx);
  const [keep, merged] = await lockBoth(resource, merge, { context, tx });
  const following = await followingOf(resource, mergedId, { context, tx });
  const [titleOfKept, titleOfMerged] = [titleOf(resource, keep), titleOf(resource, merged)];
  const attached = await readAttached(resource, mergedId, tx);
  const cause = await deleteLocked(
    resource,
    merged,
    cause => moveReferences(resource, { from: mergedId, to: keepId, cause }, { context, tx }),
    { context, tx },
    { mergedInto: titleOfKept },
  );
  const present = await findForUpdate(resource, keepId, tx);
  const patch = valuesToTake(
    resource,
    storedValues(resource, present),
    storedValues(resource, merged),
    column => (fields && mayViewColumn(context.access, column) ? fields.includes(column.name) : undefined),
  );
  await applyPatch(resource, present, patch, { context, tx, cause });
  const copied = await copyAttached(resource, keepId, attached, { context, tx });
  const entryId = await recordChange(tx, context, resource, {
    action: 'updated',
    id: keepId,
    version: (await findForUpdate(resource, keepId, tx)).version,
    values: storedValues(resource, keep),
    changes: { merged: [null, titleOfMerged], ...copied },
    cause,
  });
  await resource.afterMerge?.({ keepId, merged: storedValues(resource, merged), entryId, context, tx });
  return following;
}

/** @throws BAD_USER_INPUT for a field that users do not set */
function requireFields(resource: Resource, fields: readonly string[] = []): void {
  const known = new Set(writableColumns(resource).map(({ name }) => name));
  const unknown = fields.find(name => !known.has(name));
  if (unknown !== undefined) throw badInput({ fields: msg('There is no field {name}', { name: unknown }) });
}

/** Locks both records in the order of their ids. @throws CONFLICT for another version than the caller has seen */
async function lockBoth(
  resource: Resource,
  { keepId, mergedId, keepVersion, mergedVersion }: Merge,
  { context, tx }: WriteContext,
): Promise<[keep: StoredRecord, merged: StoredRecord]> {
  const records = new Map<number, StoredRecord>();
  for (const id of [keepId, mergedId].toSorted((a, b) => a - b))
    records.set(id, await findForUpdate(resource, id, tx));
  const [keep, merged] = [records.get(keepId)!, records.get(mergedId)!];
  for (const [record, version] of [
    [keep, keepVersion],
    [merged, mergedVersion],
  ] as const)
    if (version !== undefined && record.version !== version) throw versionConflict(resource, record, context);
  return [keep, merged];
}

/** How many records of each resource follow. @throws FORBIDDEN, BAD_USER_INPUT for too many */
async function followingOf(
  resource: Resource,
  id: number,
  { context, tx }: WriteContext,
): Promise<Following[]> {
  const references = collectionsOf(resource);
  const counts = references.map(
    ({ resource: { table }, column }, index) =>
      `(select count(*)::int from (select from ${quote(table)} where ${quote(column.column!)} = ? limit ${MOST_FOLLOWING + 1}) found) as "${index}"`,
  );
  const [row] = await tx.query<Record<number, number>[]>(
    `select ${counts.join(', ')}`,
    references.map(() => id),
  );
  const following = references
    .map(({ resource: referring }, index) => ({ resource: referring, count: row![index]! }))
    .filter(({ count }) => count > 0);
  const forbiddenOne = following.find(
    ({ resource: { resource: name } }) => !context.access.can(name, 'edit'),
  );
  if (forbiddenOne) throw forbidden(`${forbiddenOne.resource.resource}:edit`);
  if (following.reduce((sum, { count }) => sum + count, 0) > MOST_FOLLOWING)
    throw badInput(
      {},
      msg('More than {most} records refer to this {record}. Keep this one, and merge the other into it.', {
        most: MOST_FOLLOWING,
        record: labelMessage(resource.label.toLowerCase()),
      }),
    );
  return following;
}

const isEmpty = (value: unknown) =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

/**
 * The values that the record takes from the other.
 * @param isChosen undefined for a field that the caller chose nothing for: it is taken if the record has none
 */
function valuesToTake(
  resource: Resource,
  keep: Values,
  merged: Values,
  isChosen: (column: Column) => boolean | undefined,
): Values {
  const taken = writableColumns(resource).filter(
    column => isChosen(column) ?? (isEmpty(keep[column.name]) && !isEmpty(merged[column.name])),
  );
  return Object.fromEntries(taken.map(({ name }) => [name, merged[name]]));
}

/** Copies what other tables have of the deleted record and not of this one. @returns the changes for the log */
async function copyAttached(
  resource: Resource,
  id: number,
  attached: Record<string, object>,
  { tx }: WriteContext,
): Promise<Record<string, [null, object]>> {
  const own = await readAttached(resource, id, tx);
  const missing = Object.entries(attached).filter(([name]) => own[name] === undefined);
  for (const [name, row] of missing) await resource.attached![name]!.write(id, row, tx);
  return Object.fromEntries(missing.map(([name, row]) => [name, [null, row]]));
}

const titleOf = (resource: Resource, record: StoredRecord) =>
  String(storedValues(resource, record)[titleColumn(resource).name]);
