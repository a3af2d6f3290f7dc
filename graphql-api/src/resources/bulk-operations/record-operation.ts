import type { Tx } from '../../database/tx.ts';
import { quote } from '../../common/sql.ts';
import { titleColumn, type Resource } from '../../declaration/resource.ts';
import type { Context } from '../../server/context.ts';
import type { ChangedRecord } from '../../audit/audit-types.ts';
import { conflict } from '../../common/errors.ts';
import { labelMessage, msg } from '../../common/message.ts';
import type { WriteContext } from '../../mutation/write-context.ts';
import { reasonOf } from './reason.ts';
import type { BulkKind } from './bulk-kind.ts';

/** An operation that a request does itself, in one transaction. */
interface DoneOperation {
  kind: Pick<BulkKind, 'name'>;
  resource: Resource;
  /** The ids of the records that it changes. */
  records: readonly number[];
  /** The names of the fields that it sets. */
  fields: readonly string[];
}

/**
 * Stores an operation that the rest of the transaction carries out.
 * @returns its id, and the context whose changes belong to it
 */
export async function recordOperation(
  { kind, resource, records, fields }: DoneOperation,
  context: Context,
  tx: Tx,
): Promise<{ id: number; context: Context }> {
  const { id: userId, username } = context.access.user!;
  const total = records.length;
  const [operation] = await tx.query<{ id: number }[]>(
    `insert into bulk_operation (kind, resource, record_name, fields, user_id, username, status, total, done, changed, unchanged, rejected, ended_at)
     values (?, ?, ?, ?::text[], ?, ?, 'completed', ?, ?, ?, 0, 0, now()) returning id`,
    [kind.name, resource.resource, resource.singular, fields, userId, username, total, total, total],
  );
  const { id } = operation!;
  await tx.query(
    `insert into bulk_operation_item (operation_id, record_id, title, outcome)
     select ?, id, ${quote(titleColumn(resource).column!)}::text, 'changed' from ${quote(resource.table)} where id = any(?::int[]) order by id`,
    [id, records],
  );
  return { id, context: { ...context, caller: { ...context.caller, operationId: id } } };
}

/** Adds records that an undo leaves as they are to the report of its operation; a rehearsal has none. */
export async function reportKept(
  records: readonly ChangedRecord[],
  { context, tx }: Pick<WriteContext, 'context' | 'tx'>,
): Promise<void> {
  const { operationId } = context.caller;
  if (operationId === undefined || records.length === 0) return;
  for (const { recordId, title, entryId, fields } of records) {
    const { reason, reasonTemplate } = reasonOf(
      conflict(
        fields
          .map(label => msg('{label} was changed later', { label: labelMessage(label) }))
          .reduce((before, last) => msg('{before}; {last}', { before, last })),
      ),
    );
    await tx.query(
      `insert into bulk_operation_item (operation_id, record_id, title, outcome, reason, reason_template, entry_id)
       values (?, ?, ?, 'rejected', ?, ?, ?)`,
      [operationId, recordId, title, reason, reasonTemplate, entryId],
    );
  }
  await tx.query(
    'update bulk_operation set total = total + ?, done = done + ?, rejected = rejected + ? where id = ?',
    [records.length, records.length, records.length, operationId],
  );
}
