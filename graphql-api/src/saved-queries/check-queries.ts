import { defineJob, type JobCounts, type JobRun } from '../jobs/job.ts';
import { queueMessage } from '../resources/messages/queue-message.ts';
import { problemOf } from '../execution/document-problem.ts';

/** Queries of one transaction. */
const BATCH = 100;

/** Validates the saved queries against the schema of this version, and tells the owners of those that it breaks. */
export const checkQueries = defineJob({
  name: 'check-saved-queries',
  title: 'Check saved queries',
  schedule: '*/15 * * * *',
  attempts: 3,
  timeout: 600,
  keptFor: 24 * 60 * 60,
  run: run => checkAll(run),
});

interface StoredQuery {
  id: number;
  version: number;
  name: string;
  query: string;
  problem: string | null;
  /** The address of its owner; null once the owner is inactive. */
  email: string | null;
}

/** @returns the queries that are broken, and those of them that were not before */
async function checkAll({ db, queries: { schema }, signal }: JobRun): Promise<JobCounts> {
  const counts = { broken: 0, new: 0 };
  for (let after: number | undefined = 0; after !== undefined;) {
    signal.throwIfAborted();
    after = await db.transaction(async tx => {
      const stored = await tx.query<StoredQuery[]>(
        `select saved_query.id, saved_query.version, name, query, problem,
                case "user".status when 'active' then email end as email
           from saved_query join "user" on "user".id = owner_id
          where saved_query.id > ? order by saved_query.id limit ${BATCH} for update of saved_query`,
        [after!],
      );
      for (const query of stored) {
        const problem = problemOf(query.query, schema);
        if (problem !== null) counts.broken++;
        if (problem === query.problem) continue;
        // Its owner's version stays: a form that is open can still be saved.
        await tx.query(
          `update saved_query set problem = ?, broken_since = case when ?::text is not null then coalesce(broken_since, now()) end
            where id = ?`,
          [problem, problem, query.id],
        );
        if (problem === null || query.problem !== null) continue;
        counts.new++;
        if (query.email !== null)
          await queueMessage(tx, {
            memberId: null,
            recipient: query.email,
            template: 'broken_query',
            values: { query: { name: query.name, problem } },
            // Servers of two versions may check in turn during an upgrade.
            cause: `broken-query/${query.id}/${query.version}`,
          });
      }
      return stored.length < BATCH ? undefined : stored.at(-1)!.id;
    });
  }
  return counts;
}
