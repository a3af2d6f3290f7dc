import type { JobCounts, JobRun } from './job.ts';

/** Rows of one statement: few enough that its locks delay nobody. */
const BATCH = 5_000;

/**
 * Deletes rows in batches, a transaction each, until a batch is not full.
 * @param sql deletes at most as many rows as its only parameter says
 */
export async function deleteInBatches(
  { db, signal }: Pick<JobRun, 'db' | 'signal'>,
  sql: string,
): Promise<JobCounts> {
  let removed = 0;
  for (;;) {
    signal.throwIfAborted();
    const { affectedRows } = await db.transaction(em =>
      em.execute<{ affectedRows: number }>(sql, [BATCH], 'run'),
    );
    removed += affectedRows;
    if (affectedRows < BATCH) return { removed };
  }
}
