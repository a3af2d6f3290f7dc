import { deleteInBatches } from './delete-in-batches.ts';
import { defineJob } from './job.ts';

/** Ended runs of each job that are kept: the newest ones. The queue itself deletes those of more than `KEPT_DAYS`. */
export const KEPT_RUNS = 1_000;
/** How long an ended run is kept, in days. */
export const KEPT_DAYS = 30;

/** Ended runs that exceed the number that is kept of each job. */
export const removeOldRuns = defineJob({
  name: 'remove-old-runs',
  title: 'Remove old background jobs',
  schedule: '50 * * * *',
  attempts: 3,
  timeout: 300,
  run: run =>
    deleteInBatches(
      run,
      `delete from pgboss.job where (name, id) in (
         select name, id from (
           select name, id, row_number() over (partition by name order by completed_on desc, id) as place
             from pgboss.job where completed_on is not null) ended
          where place > ${KEPT_RUNS} limit ?)`,
    ),
});
