import type { Tx } from '../database/tx.ts';
import { defineJob, type JobCounts, type JobRun } from '../jobs/job.ts';
import { nextTime, type Times } from './next-time.ts';
import type { RunStatus } from './query-schedule.ts';
import { runFor, type ClaimedRun, type Outcome } from './run-query.ts';

/** How long one run of the job takes runs of schedules, in seconds. */
const TAKES_FOR = 20 * 60;
/** After that time without a result a run was interrupted, in seconds: it is longer than a query and a mail may take. */
const INTERRUPTED_AFTER = 15 * 60;
/** How often a run is tried. */
const MOST_ATTEMPTS = 4;
/** Before the second attempt, in seconds; doubles with each further one. */
const FIRST_DELAY = 300;
/** Schedules of one transaction. */
const BATCH = 50;

/** Runs what is due, and sends it. One run at a time exists for all processes. */
export const runSchedules = defineJob({
  name: 'run-query-schedules',
  title: 'Send scheduled queries',
  schedule: '* * * * *',
  attempts: 1,
  timeout: TAKES_FOR + INTERRUPTED_AFTER,
  keptFor: 60 * 60,
  run: run => runAll(run),
});

async function runAll(run: JobRun): Promise<JobCounts> {
  await releaseInterrupted(run);
  while (await addDueRuns(run)) run.signal.throwIfAborted();
  const counts = { sent: 0, quiet: 0, skipped: 0, failed: 0, postponed: 0 };
  const endsAt = performance.now() + TAKES_FOR * 1000;
  while (!run.signal.aborted && performance.now() < endsAt) {
    const claimed = await claim(run);
    if (!claimed) break;
    const outcome = await runFor(run, claimed);
    const isPostponed = outcome.isTemporary === true && claimed.attempts < MOST_ATTEMPTS;
    await (isPostponed ? postpone(run, claimed, outcome) : conclude(run, claimed, outcome));
    counts[isPostponed ? 'postponed' : outcome.status]++;
  }
  return counts;
}

/** Makes the runs of schedules that are due; a time that was missed counts once. @returns whether there may be more */
const addDueRuns = ({ db }: JobRun): Promise<boolean> =>
  db.transaction(async tx => {
    const due = await tx.query<(Times & { id: number; recipients: string[]; dueAt: Date })[]>(
      `select id, recipients, frequency, days, day_of_month as "dayOfMonth", time, next_at as "dueAt"
         from query_schedule where active and next_at <= now() order by next_at limit ${BATCH} for update skip locked`,
    );
    for (const { id, recipients, dueAt, ...times } of due) {
      await tx.query(
        `insert into query_run (schedule_id, user_id, due_at, manual, status, attempts, next_attempt_at)
         select ?, recipient::int, ?, false, 'waiting', 0, now() from unnest(?::text[]) with ordinality as r(recipient, n) order by n`,
        [id, dueAt, recipients],
      );
      await tx.query('update query_schedule set next_at = ? where id = ?', [nextTime(times, new Date()), id]);
    }
    return due.length === BATCH;
  });

/** Commits that a run is taken before anything is done. */
const claim = async ({ db }: JobRun): Promise<ClaimedRun | undefined> => {
  const [claimed] = await db.transaction(tx =>
    tx.query<ClaimedRun[]>(
      `update query_run set status = 'running', attempts = attempts + 1, started_at = now()
        where id = any(array(select id from query_run where status = 'waiting' and next_attempt_at <= now()
                              order by next_attempt_at, id limit 1 for update skip locked))
        returning id, schedule_id as "scheduleId", user_id as "userId", manual, attempts`,
    ),
  );
  return claimed;
};

const releaseInterrupted = ({ db }: JobRun) =>
  db.transaction(tx =>
    tx.query(
      `update query_run set status = case when attempts >= ? then 'failed' else 'waiting' end, next_attempt_at = now(),
              ended_at = case when attempts >= ? then now() end,
              message = case when attempts >= ? then 'The run was interrupted' end
        where status = 'running' and started_at < now() - make_interval(secs => ?)`,
      [MOST_ATTEMPTS, MOST_ATTEMPTS, MOST_ATTEMPTS, INTERRUPTED_AFTER],
    ),
  );

const postpone = ({ db }: JobRun, { id, attempts }: ClaimedRun, { message }: Outcome) =>
  db.transaction(tx =>
    tx.query(
      `update query_run set status = 'waiting', message = ?, next_attempt_at = now() + make_interval(secs => ?)
        where id = ? and status = 'running' and attempts = ?`,
      [message, FIRST_DELAY * 2 ** (attempts - 1), id, attempts],
    ),
  );

const conclude = ({ db }: JobRun, claimed: ClaimedRun, outcome: Outcome) =>
  db.transaction(async tx => {
    await outcome.notifyOwner?.(tx);
    await store(tx, claimed, outcome);
  });

const store = (tx: Tx, { id, attempts }: ClaimedRun, outcome: Outcome) =>
  tx.query(
    `update query_run set status = ?, message = ?, row_count = ?, figure = ?, is_met = ?, ended_at = now()
      where id = ? and status = 'running' and attempts = ?`,
    [
      outcome.status satisfies RunStatus,
      outcome.message,
      outcome.rows ?? null,
      outcome.figure ?? null,
      outcome.isMet ?? null,
      id,
      attempts,
    ],
  );
