import { setTimeout as sleep } from 'node:timers/promises';
import { defineJob, JobFailure, type JobRun } from '../src/jobs/job.ts';
import type { JobTimings } from '../src/jobs/jobs.ts';

/** As often as pg-boss can look. */
export const QUICK: JobTimings = { poll: 1, supervise: 1, schedule: 1, heartbeat: 1 };

const record = ({ db }: Pick<JobRun, 'db'>, event: string) =>
  db.transaction(tx => tx.query('insert into ran (event, pid) values (?, ?)', [event, process.pid]));

const limits = { attempts: 3, retryDelay: 1, timeout: 60 };

/** Notes its number. */
export const counting = defineJob({
  ...limits,
  name: 'test-counting',
  title: 'Counts',
  concurrency: 2,
  run: async (run: JobRun<{ number: number }>) => {
    await record(run, `counted ${run.payload.number}`);
    return { counted: 1 };
  },
});

/** Runs until the table `released` has a row. */
export const waiting = defineJob({
  ...limits,
  name: 'test-waiting',
  title: 'Waits',
  run: async (run: JobRun<Record<string, never>>) => {
    await record(run, 'began');
    for (let done = 1; ; done++) {
      run.progress(Math.min(done, 40), 100, `Round ${done}`);
      const [row] = await run.db.read('select count(*) from released', []);
      if (Number(row![0]) > 0) break;
      await sleep(50, undefined, { signal: run.signal });
    }
    await record(run, 'ended');
    return { waited: 1 };
  },
});

export const failing = defineJob({
  ...limits,
  name: 'test-failing',
  title: 'Fails',
  run: async (run: JobRun<Record<string, never>>) => {
    await record(run, 'failed');
    throw new JobFailure('The mail server rejected the message');
  },
});

/** Has a schedule that the test sets. */
export const scheduled = defineJob({
  ...limits,
  name: 'test-scheduled',
  title: 'Runs by the clock',
  schedule: '0 4 1 1 *',
  run: async run => {
    await record(run, 'scheduled');
    return {};
  },
});

export const testJobs = [counting, waiting, failing, scheduled];
