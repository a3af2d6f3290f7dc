import { RATE_LIMIT } from '../database/limiter.ts';
import { LIFETIME } from '../mutation/idempotency.ts';
import { KNOWN_FOR } from '../sign-in/known-address.ts';
import { defineJob, type JobCounts, type JobRun } from './job.ts';
import { QUEUE_SCHEMA } from './schema.ts';

/** How long the list of personal tokens shows one that has expired, in days. */
const TOKENS_SHOWN_FOR = 90;
/** Ended runs of each job that are kept: the newest ones. The queue itself deletes those of more than `KEPT_DAYS`. */
const KEPT_RUNS = 1_000;
/** How long reports of bulk operations are kept, in days. */
const REPORTS_KEPT_FOR = 90;
/** How long runs of scheduled queries are kept, in days, and how many of each schedule at most: the newest ones. */
const QUERY_RUNS_KEPT_FOR = 90;
const KEPT_QUERY_RUNS = 500;
/** How long a file is kept for its import, and the cells of its rows, in days. */
const IMPORTS_KEPT_FOR = 7;
/** Rows of one statement: few enough that its locks delay nobody. */
const BATCH = 5_000;

interface Removal {
  name: string;
  title: string;
  schedule: string;
  /** In seconds. */
  timeout: number;
  /** Deletes at most as many rows as its only parameter says. */
  sql: string;
}

/** A job that deletes rows in batches, a transaction each, until a batch is not full. */
const removal = ({ sql, ...job }: Removal) =>
  defineJob({ ...job, attempts: 3, run: run => deleteInBatches(run, sql) });

async function deleteInBatches({ db, signal }: JobRun, sql: string): Promise<JobCounts> {
  let removed = 0;
  for (;;) {
    signal.throwIfAborted();
    const { rowCount } = await db.transaction(tx => tx.run(sql, [BATCH]));
    removed += rowCount ?? 0;
    if ((rowCount ?? 0) < BATCH) return { removed };
  }
}

/** The jobs that remove expired rows. */
export const removals = [
  removal({
    name: 'remove-expired-keys',
    title: 'Remove expired idempotency keys',
    schedule: '10 * * * *',
    timeout: 600,
    sql: `with expired as materialized (
            select user_id, key from idempotency_key where created_at <= now() - ${LIFETIME}
             order by created_at limit $1 for update skip locked)
          delete from idempotency_key using expired
           where (idempotency_key.user_id, idempotency_key.key) = (expired.user_id, expired.key)`,
  }),
  // Counters of sign-ins and requests whose window is over count nothing.
  removal({
    name: 'remove-unused-limits',
    title: 'Remove unused counters of limits',
    schedule: '*/20 * * * *',
    timeout: 300,
    sql: `delete from ${RATE_LIMIT} where key in (
            select key from ${RATE_LIMIT} where expire < extract(epoch from now()) * 1000 limit $1)`,
  }),
  // Networks from which a user has not signed in for so long that they no longer count.
  removal({
    name: 'remove-old-addresses',
    title: 'Remove old addresses of sign-ins',
    schedule: '20 3 * * *',
    timeout: 300,
    sql: `delete from known_address where (user_id, network) in (
            select user_id, network from known_address where last_login < now() - interval '${KNOWN_FOR} days' limit $1)`,
  }),
  removal({
    name: 'remove-ended-sessions',
    title: 'Remove ended sessions whose tokens have expired',
    schedule: '25 * * * *',
    timeout: 300,
    sql: `delete from ended_session where id in (
            select id from ended_session where expires_at < now() limit $1)`,
  }),
  // Those of users who create further ones are limited in number too.
  removal({
    name: 'remove-ended-tokens',
    title: 'Remove personal tokens that expired long ago',
    schedule: '30 3 * * *',
    timeout: 300,
    sql: `delete from personal_token where id in (
            select id from personal_token where expires_at < now() - interval '${TOKENS_SHOWN_FOR} days' limit $1)`,
  }),
  removal({
    name: 'remove-old-runs',
    title: 'Remove old background jobs',
    schedule: '50 * * * *',
    timeout: 300,
    sql: `delete from ${QUEUE_SCHEMA}.job where (name, id) in (
            select name, id from (
              select name, id, row_number() over (partition by name order by completed_on desc, id) as place
                from ${QUEUE_SCHEMA}.job where completed_on is not null) ended
             where place > ${KEPT_RUNS} limit $1)`,
  }),
  removal({
    name: 'remove-bulk-reports',
    title: 'Remove the reports of bulk operations that ended long ago',
    schedule: '35 3 * * *',
    timeout: 600,
    sql: `delete from bulk_operation_item where id in (
            select item.id from bulk_operation_item item join bulk_operation operation on operation.id = item.operation_id
             where operation.ended_at < now() - interval '${REPORTS_KEPT_FOR} days' limit $1)`,
  }),
  removal({
    name: 'remove-query-runs',
    title: 'Remove old runs of scheduled queries',
    schedule: '55 3 * * *',
    timeout: 600,
    sql: `delete from query_run where id in (
            select id from (
              select id, due_at, row_number() over (partition by schedule_id order by id desc) as place
                from query_run where status not in ('waiting', 'running')) ended
             where place > ${KEPT_QUERY_RUNS} or due_at < now() - interval '${QUERY_RUNS_KEPT_FOR} days' limit $1)`,
  }),
  // Of a file that was not imported, and of a report.
  removal({
    name: 'remove-import-rows',
    title: 'Remove the rows of old imports',
    schedule: '40 3 * * *',
    timeout: 600,
    sql: `delete from import_row where id in (
            select row.id from import_row row join import_file file on file.id = row.file_id
             where file.at < now() - case file.status when 'started' then interval '${REPORTS_KEPT_FOR} days' else interval '${IMPORTS_KEPT_FOR} days' end
             limit $1)`,
  }),
  // What people wrote in a table is kept as long as its rejected rows may be corrected.
  removal({
    name: 'empty-import-rows',
    title: 'Remove the cells of imported rows',
    schedule: '45 3 * * *',
    timeout: 600,
    sql: `update import_row set cells = '{}', values = null where id in (
            select row.id from import_row row join import_file file on file.id = row.file_id
             where file.at < now() - interval '${IMPORTS_KEPT_FOR} days' and row.cells <> '{}' limit $1)`,
  }),
  // A release removes old builds too, which a club may not see for months.
  defineJob({
    name: 'remove-old-builds',
    title: 'Remove old versions of hubs',
    schedule: '40 3 * * *',
    attempts: 3,
    timeout: 60,
    run: async ({ releases }) => ({ removed: await releases.builds.prune() }),
  }),
];
