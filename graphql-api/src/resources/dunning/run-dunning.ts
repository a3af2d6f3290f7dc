import { today } from '../../common/dates.ts';
import { defineJob } from '../../jobs/job.ts';
import { isDeadlock, isTakenNumber } from '../../mutation/database-error.ts';
import { carryOutBatch, NO_COUNTS } from './carry-out.ts';
import { overdueMembers } from './dunning-state.ts';

/** Members of one transaction: few enough that their payments wait for a fraction of a second. */
const BATCH = 100;
const MAX_ATTEMPTS = 3;

/** Carries out the steps that are due, after the nightly billing run. */
export const runDunning = defineJob({
  name: 'dunning',
  title: 'Carry out the dunning steps that are due',
  schedule: '0 6 * * *',
  attempts: 5,
  timeout: 3_600,
  async run({ db, signal, progress }) {
    const counts = { ...NO_COUNTS };
    const day = today();
    const all = await db.onOneConnection(tx => overdueMembers(tx, day));
    for (let done = 0; done < all.length; done += BATCH) {
      signal.throwIfAborted();
      const members = all.slice(done, done + BATCH);
      for (let attempt = 1; ; attempt++) {
        const batch = { ...NO_COUNTS };
        try {
          await db.transaction(tx => carryOutBatch(tx, { today: day, members }, batch));
          for (const name of Object.keys(batch) as (keyof typeof batch)[]) counts[name] += batch[name];
          break;
        } catch (error) {
          if (!(isDeadlock(error) || isTakenNumber(error)) || attempt === MAX_ATTEMPTS) throw error;
        }
      }
      progress(done + members.length, all.length);
    }
    return counts;
  },
});
