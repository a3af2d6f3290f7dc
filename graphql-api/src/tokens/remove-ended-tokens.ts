import { deleteInBatches } from '../jobs/delete-in-batches.ts';
import { defineJob } from '../jobs/job.ts';

/** How long the list of tokens shows one that has expired, in days. */
const SHOWN_FOR = 90;

/** Personal tokens that expired long ago. Those of users who create further ones are limited in number too. */
export const removeEndedTokens = defineJob({
  name: 'remove-ended-tokens',
  title: 'Remove personal tokens that expired long ago',
  schedule: '30 3 * * *',
  attempts: 3,
  timeout: 300,
  run: run =>
    deleteInBatches(
      run,
      `delete from personal_token where id in (
         select id from personal_token where expires_at < now() - interval '${SHOWN_FOR} days' limit ?)`,
    ),
});
