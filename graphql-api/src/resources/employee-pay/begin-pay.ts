import { defineJob } from '../../jobs/job.ts';
import { SYSTEM } from '../../audit/audit-entry.ts';
import { followCurrentPay } from './current-pay.ts';

/** Pay that begins today becomes the salary of its employee. */
export const beginPay = defineJob({
  name: 'begin-pay',
  title: 'Begin the pay of employees that is valid from today',
  // Where clocks go forward at midnight, that day begins at one.
  schedule: '1 0,1 * * *',
  attempts: 5,
  timeout: 300,
  async run({ db }) {
    return { changed: await db.transaction(tx => followCurrentPay(tx, SYSTEM, {})) };
  },
});
