import { badInput, conflict } from '../../common/errors.ts';
import { msg } from '../../common/message.ts';
import type { Tx } from '../../database/tx.ts';
import type { Resource } from '../../declaration/resource.ts';
import { hashOf, runOnce } from '../../mutation/idempotency.ts';
import { versionsOf } from '../../mutation/records.ts';
import { conditionSql } from '../../query/page-rows.ts';
import type { Filter } from '../../query/comparison.ts';
import { newScope } from '../../query/scope.ts';
import { Parameters } from '../../query/sql.ts';
import { TableSource } from '../../query/table-source.ts';
import type { Context } from '../../server/context.ts';
import type { BulkKind } from './bulk-kind.ts';
import { operationJob } from './operation-job.ts';

/** The most records of one operation. */
export const MOST_RECORDS = 100_000;
/** Records of the operations that a user starts within 24 hours: each is stored in a report. */
const MOST_RECORDS_A_DAY = 1_000_000;
/** Operations of one user that are not completed. They work one after another. */
const MOST_UNFINISHED = 5;

/** Which records: those of these ids, or those that a list with this filter and search finds. */
export interface Selection {
  ids?: readonly number[] | null;
  /** The versions of `ids` that the user has seen, in their order. */
  versions?: readonly number[] | null;
  filter?: Filter | null;
  search?: string | null;
}

/** What an operation does. */
export interface NewOperation {
  kind: BulkKind;
  resource: Resource;
  /** What its kind needs, which is stored as JSON. */
  input: object;
  /** The id of the operation that an undo takes back. */
  undoesId?: number;
}

/** The query of an item each, with the columns `record_id`, `entry_id`, `line` and `version`, in the order in which they are done. */
export interface ItemQuery {
  sql: string;
  parameters: Parameters;
}

/**
 * The query of the selected records.
 * @throws BAD_USER_INPUT unless it selects in exactly one way, and for another number of versions than ids
 */
export function selectedRecords(resource: Resource, selection: Selection, context: Context): ItemQuery {
  const { ids, versions, filter, search } = selection;
  if ((ids != null) === (filter != null || Boolean(search)))
    throw badInput({ ids: msg('Give either ids of records, or a filter or search') });
  if (ids) {
    const parameters = new Parameters();
    const seen = versionsOf(ids, versions);
    const records = parameters.add([...seen.keys()], 'int[]');
    const numbers = parameters.add([...seen.values()], 'int[]');
    return {
      sql: `select record_id, null::bigint as entry_id, null::int as line, version
              from unnest(${records}, ${numbers}) as given(record_id, version) order by 1`,
      parameters,
    };
  }
  if (versions) throw badInput({ versions: msg('Give versions together with ids') });
  const scope = newScope(context);
  const table = new TableSource(resource, scope);
  const where = conditionSql(resource, table.alias, { filter, search }, scope);
  return {
    sql: `select ${table.alias}.id as record_id, null::bigint as entry_id, null::int as line, null::int as version from ${table.from()} where ${where} order by 1`,
    parameters: scope.parameters,
  };
}

/**
 * Stores an operation with its records, and starts it. With an Idempotency-Key it is started once.
 * @returns its id
 * @throws BAD_USER_INPUT for no records or more than 100,000, CONFLICT where the user has too many that are not completed
 */
export function startOperation(operation: NewOperation, items: ItemQuery, context: Context): Promise<number> {
  const { kind, resource } = operation;
  const inputHash = hashOf([
    kind.name,
    resource.singular,
    operation.input,
    items.sql,
    items.parameters.values,
  ]);
  return context.db.transaction(tx =>
    runOnce({ resource, operation: 'bulkOperation', inputHash }, context, tx, () =>
      store(operation, items, context, tx),
    ),
  );
}

async function store(
  { kind, resource, input, undoesId }: NewOperation,
  { sql, parameters }: ItemQuery,
  context: Context,
  tx: Tx,
): Promise<number> {
  const { id: userId, username } = context.access.user!;
  const stored = await requireFew(userId, tx);
  const [operation] = await tx.query<{ id: number }[]>(
    `insert into bulk_operation (kind, resource, record_name, fields, user_id, username, status, undoes_id, patch, total, done, created, changed, unchanged, rejected)
     values (?, ?, ?, ?::text[], ?, ?, 'running', ?, ?::jsonb, 0, 0, 0, 0, 0, 0) returning id`,
    [
      kind.name,
      resource.resource,
      resource.singular,
      kind.fields?.(input) ?? [],
      userId,
      username,
      undoesId ?? null,
      JSON.stringify(input),
    ],
  );
  const { id } = operation!;
  const of = parameters.add(id, 'int');
  const { rowCount } = await tx.run(
    `insert into bulk_operation_item (operation_id, record_id, entry_id, line, version)
     select ${of}, record_id, entry_id, line, version from (${sql} limit ${MOST_RECORDS + 1}) as selected`,
    parameters.values,
  );
  const total = rowCount ?? 0;
  requireRecords(total);
  // What was changed can be taken back on the same day.
  if (stored + total > (undoesId === undefined ? 1 : 2) * MOST_RECORDS_A_DAY)
    throw conflict(
      msg('Your operations of the last 24 hours have more than {max} records. Start this one tomorrow.', {
        max: MOST_RECORDS_A_DAY,
      }),
    );
  await tx.query('update bulk_operation set total = ? where id = ?', [total, id]);
  await context.services.jobs.add(tx, operationJob, { operationId: id });
  return id;
}

/** @throws BAD_USER_INPUT for no records, or more than an operation may have */
export function requireRecords(total: number): void {
  if (total === 0) throw badInput({}, msg('There are no such records.'));
  if (total > MOST_RECORDS)
    throw badInput({}, msg('More than {most} records are selected. Choose fewer.', { most: MOST_RECORDS }));
}

/**
 * Requests of one user wait for each other, so that each counts the operations of those before.
 * @returns the records of the operations of the last 24 hours
 */
async function requireFew(userId: number, tx: Tx): Promise<number> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`bulk operations of ${userId}`]);
  const [row] = await tx.query<{ running: number; records: number }[]>(
    `select count(*) filter (where status = 'running')::int as running,
            coalesce(sum(total) filter (where at > now() - interval '24 hours'), 0)::int as records
       from bulk_operation where user_id = ?`,
    [userId],
  );
  const { running, records } = row!;
  if (running >= MOST_UNFINISHED)
    throw conflict(
      msg('{max} of your operations are not completed. Start another when one of them is completed.', {
        max: MOST_UNFINISHED,
      }),
    );
  return records;
}
