import { deleteInBatches } from '../jobs/delete-in-batches.ts';
import { defineJob } from '../jobs/job.ts';
import { KNOWN_FOR } from './known-address.ts';

/** Networks from which a user has not signed in for so long that they no longer count. */
export const removeOldAddresses = defineJob({
  name: 'remove-old-addresses',
  title: 'Remove old addresses of sign-ins',
  schedule: '20 3 * * *',
  attempts: 3,
  timeout: 300,
  run: run =>
    deleteInBatches(
      run,
      `delete from known_address where (user_id, network) in (
         select user_id, network from known_address where last_login < now() - interval '${KNOWN_FOR} days' limit ?)`,
    ),
});
