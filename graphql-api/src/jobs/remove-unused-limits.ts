import { RATE_LIMIT } from '../database/limiter.ts';
import { deleteInBatches } from './delete-in-batches.ts';
import { defineJob } from './job.ts';

/** Counters of sign-ins and requests whose window is over count nothing. */
export const removeUnusedLimits = defineJob({
  name: 'remove-unused-limits',
  title: 'Remove unused counters of limits',
  schedule: '*/20 * * * *',
  attempts: 3,
  timeout: 300,
  run: run =>
    deleteInBatches(
      run,
      `delete from ${RATE_LIMIT} where key in (
         select key from ${RATE_LIMIT} where expire < extract(epoch from now()) * 1000 limit ?)`,
    ),
});
