import { deleteInBatches } from '../jobs/delete-in-batches.ts';
import { defineJob } from '../jobs/job.ts';
import { LIFETIME } from './idempotency.ts';

/** Idempotency keys whose first result is no longer returned. */
export const removeExpiredKeys = defineJob({
  name: 'remove-expired-keys',
  title: 'Remove expired idempotency keys',
  schedule: '10 * * * *',
  attempts: 3,
  timeout: 600,
  run: run =>
    deleteInBatches(
      run,
      `with expired as materialized (
         select user_id, key from idempotency_key where created_at <= now() - ${LIFETIME}
          order by created_at limit ? for update skip locked)
       delete from idempotency_key using expired
        where (idempotency_key.user_id, idempotency_key.key) = (expired.user_id, expired.key)`,
    ),
});
