import { AUTHOR_COLUMNS, AUTHOR_VALUES, authorOf } from '../audit/audit-entry.ts';
import type { ChangedRecord } from '../audit/audit-types.ts';
import { forbidden } from '../common/errors.ts';
import { quote } from '../common/sql.ts';
import { collectionsOf, titleColumn, type Collection, type Resource } from '../declaration/resource.ts';
import { allowClosedDays } from './closed-dates.ts';
import { translateDatabaseError } from './database-error.ts';
import type { WriteContext } from './write-context.ts';

/**
 * Clears the optional references to a record that is about to be deleted. Each record that loses one has an audit entry
 * and a new version.
 * @param deletion the id of the audit entry of the deletion
 */
export async function clearReferences(
  resource: Resource,
  id: number,
  deletion: string,
  write: WriteContext,
): Promise<void> {
  const optional = collectionsOf(resource).filter(({ column }) => !column.ref!.restrictsDelete);
  for (const reference of await referring(optional, id, write))
    await setReference(reference, { before: id, after: null, where: '', cause: deletion }, write);
}

/** Those of the references by which any record refers to a record, in one statement: most records have none. */
async function referring(
  references: readonly Collection[],
  id: number,
  { tx }: WriteContext,
): Promise<Collection[]> {
  if (references.length === 0) return [];
  const found = references.map(
    ({ resource, column }, index) =>
      `exists (select from ${quote(resource.table)} where ${quote(column.column!)} = ?) as "${index}"`,
  );
  const [row] = await tx.query<Record<number, boolean>[]>(
    `select ${found.join(', ')}`,
    references.map(() => id),
  );
  return references.filter((_, index) => row![index]);
}

/**
 * Makes every record that refers to a record refer to another one. Each has an audit entry and a new version.
 * @param cause the id of the audit entry from which it follows
 * @throws FORBIDDEN, and the errors of constraints, closed months and closed days
 */
export async function moveReferences(
  resource: Resource,
  { from, to, cause }: { from: number; to: number; cause: string },
  write: WriteContext,
): Promise<void> {
  await setMoving(true, write);
  for (const reference of collectionsOf(resource))
    await move(reference, { before: from, after: to, where: '', cause }, write);
  await setMoving(false, write);
  await followMove(resource, { from, to, cause }, write);
}

/** The entries of a deletion by which records lost a reference to the deleted one. Values: deletion, resource, field, id. */
const LOST = `
  select id as entry_id, record_id, title, (changes -> field ->> 1)::int as referenced
    from audit_entry, lateral (values (?::text)) as lost(field)
   where cause_id = ?::bigint and resource = ? and action = 'updated' and changed_fields @> array[field]
     and (changes -> field ->> 0)::int = ?::int`;

/** The most records that an undo names. */
const MOST_NAMED = 100;

/**
 * Makes records refer to a restored record again: those that lost the reference by its deletion, and have since kept what
 * they got instead.
 * @param deletion the id of the audit entry of the deletion
 * @param cause the id of the audit entry of the restored record
 * @returns the first 100 others, as far as the caller may view them
 */
export async function restoreReferences(
  resource: Resource,
  id: number,
  { deletion, cause }: { deletion: string; cause: string },
  write: WriteContext,
): Promise<ChangedRecord[]> {
  const { access } = write.context;
  const kept: ChangedRecord[] = [];
  const referencedIds = new Set<number>();
  await setMoving(true, write);
  for (const reference of collectionsOf(resource)) {
    const { column, resource: referring } = reference;
    const lost = [column.name, deletion, referring.resource, id];
    const name = quote(column.column!);
    const found = await write.tx.query<
      { referenced: number | null; others: Omit<ChangedRecord, 'resource' | 'fields'>[] | null }[]
    >(
      `select referenced, json_agg(json_build_object('recordId', record_id, 'title', lost.title, 'entryId', entry_id::text)) filter (where own.id is null or own.${name} is distinct from referenced) as others
         from (${LOST}) lost left join ${quote(referring.table)} own on own.id = record_id group by referenced`,
      lost,
    );
    for (const { referenced, others } of found) {
      const where = `and id in (select record_id from (${LOST}) lost where referenced is not distinct from ?::int)`;
      const change = { before: referenced, after: id, where, values: [...lost, referenced], cause };
      if (referenced === null) await setReference(reference, change, write);
      else if (await move(reference, change, write)) referencedIds.add(referenced);
      if (access.can(referring.resource, 'view'))
        kept.push(
          ...(others ?? []).map(other => ({
            ...other,
            resource: referring.resource,
            fields: [column.label],
          })),
        );
    }
  }
  await setMoving(false, write);
  for (const referenced of referencedIds)
    await followMove(resource, { from: referenced, to: id, cause }, write);
  return kept.slice(0, MOST_NAMED);
}

/** Says to triggers whether references move because two records became one, or are two again. */
const setMoving = (isMoving: boolean, { tx }: WriteContext) =>
  tx.query(`select set_config('gym.moves_references', ?, true)`, [isMoving ? 'on' : 'off']);

/** Does what follows from moved references, where the resources say so. */
async function followMove(
  resource: Resource,
  moved: { from: number; to: number; cause: string },
  { context, tx }: WriteContext,
): Promise<void> {
  const resources = new Set(collectionsOf(resource).map(reference => reference.resource));
  for (const referring of resources) await referring.afterMove?.({ ...moved, context, tx });
}

/** Changes a reference of records that the caller may edit. @returns whether there were any */
async function move(reference: Collection, change: ReferenceChange, write: WriteContext): Promise<boolean> {
  const { resource } = reference;
  try {
    await allowClosedDays(resource, write.context, write.tx);
    const count = await setReference(reference, change, write);
    if (count > 0 && !write.context.access.can(resource.resource, 'edit'))
      throw forbidden(`${resource.resource}:edit`);
    return count > 0;
  } catch (error) {
    throw translateDatabaseError(resource, error);
  }
}

interface ReferenceChange {
  before: number | null;
  after: number | null;
  /** A further condition, and its values. */
  where: string;
  values?: readonly unknown[];
  /** The id of the audit entry from which the change follows. */
  cause: string;
}

/** Changes a reference of many records, with an audit entry for each of them, in one statement. @returns how many */
async function setReference(
  { resource, column }: Collection,
  { before, after, where, values = [], cause }: ReferenceChange,
  { context, tx }: WriteContext,
): Promise<number> {
  const name = quote(column.column!);
  const [row] = await tx.query<{ count: number }[]>(
    `with changed as (
       update ${quote(resource.table)} set ${name} = ?::int, version = version + 1, updated_at = now()
        where ${name} ${before === null ? 'is null' : '= ?::int'} ${where}
       returning id, version, ${quote(titleColumn(resource).column!)}::text as title),
     logged as (
       insert into audit_entry (${AUTHOR_COLUMNS}, resource, record_id, title, action, version, changes, cause_id)
       select ${AUTHOR_VALUES}, ?, id, title, 'updated', version,
              jsonb_build_object(?::text, jsonb_build_array(?::int, ?::int)), ?::bigint
         from changed order by id)
     select count(*)::int as count from changed`,
    [
      after,
      ...(before === null ? [] : [before]),
      ...values,
      ...authorOf(context),
      resource.resource,
      column.name,
      before,
      after,
      cause,
    ],
  );
  return row!.count;
}
