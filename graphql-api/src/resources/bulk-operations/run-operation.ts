import type { Action } from '../../auth/access.ts';
import { ApiError, forbidden } from '../../common/errors.ts';
import { quote } from '../../common/sql.ts';
import type { Tx } from '../../database/tx.ts';
import { titleColumn, type Resource } from '../../declaration/resource.ts';
import { defineJob, type JobCounts, type JobRun } from '../../jobs/job.ts';
import type { WriteContext } from '../../mutation/write-context.ts';
import { write } from '../../mutation/writes.ts';
import type { Context } from '../../server/context.ts';
import { batchOf, bulkKind, permissionsOf, type BulkKind, type Effect, type Item } from './bulk-kind.ts';
import { recordResource, type BulkOperation, type Outcome } from './bulk-operation.ts';
import { operationJob } from './operation-job.ts';
import { reasonOf, type Reason } from './reason.ts';
import { startOperation } from './start-operation.ts';
import { undoOf } from './undo-operation.ts';

type StoredOperation = Pick<
  BulkOperation,
  'id' | 'kind' | 'resource' | 'recordName' | 'userId' | 'status' | 'total' | 'done' | 'input'
>;

/** Carries out an operation with the rights of its user, and continues where the previous attempt stopped. */
export const runBulkOperation = defineJob({
  ...operationJob,
  run: (run: JobRun<{ operationId: number }>) => carryOut(run),
});

async function carryOut(run: JobRun<{ operationId: number }>): Promise<JobCounts> {
  const { db, signal } = run;
  const id = run.payload.operationId;
  const operation = await db.transaction(tx => begin(tx, id));
  if (!operation) return {};
  const kind = bulkKind(operation.kind);
  let { done } = operation;
  try {
    for (;;) {
      signal.throwIfAborted();
      const items = await db.onOneConnection(tx => waiting(tx, operation, batchOf(kind)));
      if (items.length === 0) break;
      await workOn(operation, kind, items, await run.contextOf(operation.userId, id));
      done += items.length;
      run.progress(done, operation.total);
    }
    return await db.transaction(tx => end(tx, id, 'completed', null));
  } catch (error) {
    if (error instanceof Cancelled || error instanceof TakenBack) return {};
    // The next attempt goes on. A run that is aborted cannot say so.
    if (!signal.aborted) {
      const message = error instanceof ApiError ? error.message : 'The operation was interrupted';
      await db.transaction(tx => end(tx, id, 'failed', message));
    }
    if (error instanceof ApiError && error.extensions['code'] === 'FORBIDDEN') return {};
    throw error;
  }
}

/** Does waiting items of an operation; what is done is stored in the same transaction. */
async function workOn(
  operation: StoredOperation,
  kind: BulkKind,
  items: readonly Item[],
  context: Context,
): Promise<void> {
  const resource = recordResource(operation);
  requirePermissions(kind, resource, context);
  const attempt = (part: readonly Item[]) =>
    write(resource, context, async tx => {
      const effects = await applyAll({ kind, resource, input: operation.input ?? {} }, part, {
        context,
        tx,
      });
      const applied = effects.map((effect, index) => ({
        outcome: outcomeOf(effect),
        recordId: effect.created ?? part[index]!.recordId,
      }));
      await storeOutcomes(tx, operation, resource, part, applied);
    });
  const reject = async (item: Item, error: ApiError) => {
    const rejected: Applied = { outcome: 'rejected', recordId: item.recordId };
    await context.db.transaction(tx =>
      storeOutcomes(tx, operation, resource, [item], [rejected], reasonOf(error)),
    );
    if (kind.isWhole?.(operation.input ?? {})) await takeBack(operation, context);
  };
  await byHalves(items, attempt, reject);
}

/** Attempts items together, and finds those that are rejected by halving. @throws what is no rejection of an item */
export async function byHalves<Part>(
  items: readonly Part[],
  attempt: (items: readonly Part[]) => Promise<void>,
  reject: (item: Part, error: ApiError) => Promise<void>,
): Promise<void> {
  try {
    await attempt(items);
  } catch (error) {
    if (!isRejection(error)) throw error;
    if (items.length === 1) return reject(items[0]!, error);
    const half = Math.ceil(items.length / 2);
    await byHalves(items.slice(0, half), attempt, reject);
    await byHalves(items.slice(half), attempt, reject);
  }
}

/** What became of an item. */
export interface Applied {
  outcome: Outcome;
  recordId: number;
}

/** Does items in one transaction. @throws what rejects one of them */
export async function applyAll(
  { kind, ...operation }: { kind: BulkKind; resource: Resource; input: object },
  items: readonly Item[],
  part: WriteContext,
): Promise<Effect[]> {
  const effects: Effect[] = [];
  for (const item of items) effects.push(await kind.apply(item, operation, part));
  return effects;
}

export const outcomeOf = ({ isChanged, created }: Effect): Outcome => {
  if (created !== undefined) return 'created';
  return isChanged ? 'changed' : 'unchanged';
};

/** Ends an operation that is all or nothing, and starts another one that takes back what it did. @throws TakenBack */
async function takeBack(operation: StoredOperation, context: Context): Promise<never> {
  const { db } = context;
  const reason = 'A record was rejected: all is taken back';
  const { created = 0, changed = 0 } = await db.transaction(tx => end(tx, operation.id, 'failed', reason));
  if (created + changed > 0) await startOperation(...undoOf(operation), context);
  throw new TakenBack();
}

/** The operation was all or nothing, and is taken back. */
class TakenBack extends Error {}

/** The user may have lost them since. @throws FORBIDDEN */
function requirePermissions(kind: BulkKind, resource: Resource, { access }: Context): void {
  for (const permission of permissionsOf(kind, resource)) {
    const [name, action] = permission.split(':') as [string, Action];
    if (!access.can(name, action)) throw forbidden(permission);
  }
}

const REJECTIONS: ReadonlySet<unknown> = new Set(['BAD_USER_INPUT', 'CONFLICT', 'NOT_FOUND', 'FORBIDDEN']);

/** Whether a record was rejected, so that the others go on. */
export const isRejection = (error: unknown): error is ApiError =>
  error instanceof ApiError && REJECTIONS.has(error.extensions['code']);

/** The operation was cancelled meanwhile: the changes of the batch are rolled back. */
class Cancelled extends Error {}

/** The operation, which runs from now on; undefined for one that has ended. */
async function begin(tx: Tx, id: number): Promise<StoredOperation | undefined> {
  const [operation] = await tx.query<StoredOperation[]>(
    `update bulk_operation set status = 'running', error = null, ended_at = null where id = ? and status in ('running', 'failed')
     returning id, kind, resource, record_name as "recordName", user_id as "userId", status, total, done, patch as input`,
    [id],
  );
  return operation;
}

const waiting = (tx: Tx, { id }: StoredOperation, limit: number) =>
  tx.query<Item[]>(
    `select id, record_id as "recordId", entry_id as "entryId", line, version from bulk_operation_item
      where operation_id = ? and outcome is null order by id limit ?`,
    [id, limit],
  );

/** Stores what became of items, with the counts of their operation. @throws Cancelled */
async function storeOutcomes(
  tx: Tx,
  operation: StoredOperation,
  resource: Resource,
  items: readonly Item[],
  applied: readonly Applied[],
  { reason, reasonTemplate }: Partial<Reason> = {},
): Promise<void> {
  const title = quote(titleColumn(resource).column!);
  const outcomes = applied.map(({ outcome }) => outcome);
  const recordIds = applied.map(({ recordId }) => recordId);
  const count = (wanted: Outcome) => outcomes.filter(outcome => outcome === wanted).length;
  const ids = items.map(({ id }) => id);
  await tx.query(
    `update bulk_operation_item item set outcome = done.outcome, record_id = done.record_id, reason = ?, reason_template = ?,
            title = coalesce((select title from audit_entry where id = item.entry_id),
                             (select title from audit_entry where resource = ? and record_id = done.record_id order by id desc limit 1),
                             (select ${title}::text from ${quote(resource.table)} where id = done.record_id))
       from unnest(?::bigint[], ?::text[], ?::int[]) as done(id, outcome, record_id) where item.id = done.id`,
    [reason ?? null, reasonTemplate ?? null, resource.resource, ids, outcomes, recordIds],
  );
  const rows = await tx.query<object[]>(
    `update bulk_operation set done = done + ?, created = created + ?, changed = changed + ?, unchanged = unchanged + ?, rejected = rejected + ?
      where id = ? and status = 'running' returning id`,
    [items.length, count('created'), count('changed'), count('unchanged'), count('rejected'), operation.id],
  );
  if (rows.length === 0) throw new Cancelled();
}

/** Ends an operation that runs. @returns its counts */
async function end(
  tx: Tx,
  id: number,
  status: BulkOperation['status'],
  error: string | null,
): Promise<JobCounts> {
  const [counts] = await tx.query<Record<string, number>[]>(
    `update bulk_operation set status = ?, error = ?, ended_at = now() where id = ? and status = 'running'
     returning created, changed, unchanged, rejected`,
    [status, error, id],
  );
  return counts ?? {};
}
