import { AUTHOR_COLUMNS, AUTHOR_VALUES, authorOf } from '../audit/audit-entry.ts';
import { quote } from '../common/sql.ts';
import { collectionsOf, titleColumn, type Collection, type Resource } from '../declaration/resource.ts';
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
  for (const reference of optionalReferences(resource)) {
    const where = { sql: `${quote(reference.column.column!)} = ?`, values: [id] };
    await setReference(reference, { before: id, after: null, where, cause: deletion }, write);
  }
}

/**
 * Makes records refer to a restored record again: those that lost the reference by its deletion and have none now.
 * @param deletion the id of the audit entry of the deletion
 * @param cause the id of the audit entry of the restored record
 */
export async function restoreReferences(
  resource: Resource,
  id: number,
  { deletion, cause }: { deletion: string; cause: string },
  write: WriteContext,
): Promise<void> {
  for (const reference of optionalReferences(resource)) {
    const { column, resource: referring } = reference;
    const sql = `${quote(column.column!)} is null and id in (
      select record_id from audit_entry where cause_id = ? and resource = ? and changed_fields @> array[?])`;
    const where = { sql, values: [deletion, referring.resource, column.name] };
    await setReference(reference, { before: null, after: id, where, cause }, write);
  }
}

const optionalReferences = (resource: Resource): readonly Collection[] =>
  collectionsOf(resource).filter(({ column }) => !column.ref!.restrictsDelete);

interface ReferenceChange {
  before: number | null;
  after: number | null;
  where: { sql: string; values: readonly unknown[] };
  /** The id of the audit entry from which the change follows. */
  cause: string;
}

/** Changes a reference of many records, with an audit entry for each of them, in one statement. */
async function setReference(
  { resource, column }: Collection,
  { before, after, where, cause }: ReferenceChange,
  { context, tx }: WriteContext,
): Promise<void> {
  await tx.query(
    `with changed as (
       update ${quote(resource.table)} set ${quote(column.column!)} = ?::int, version = version + 1, updated_at = now()
        where ${where.sql} returning id, version, ${quote(titleColumn(resource).column!)}::text as title)
     insert into audit_entry (${AUTHOR_COLUMNS}, resource, record_id, title, action, version, changes, cause_id)
     select ${AUTHOR_VALUES}, ?, id, title, 'updated', version,
            jsonb_build_object(?::text, jsonb_build_array(?::int, ?::int)), ?::bigint
       from changed`,
    [after, ...where.values, ...authorOf(context), resource.resource, column.name, before, after, cause],
  );
}
