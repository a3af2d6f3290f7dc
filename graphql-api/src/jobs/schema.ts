import { PgBoss } from 'pg-boss';
import { clubTimeZone } from '../common/dates.ts';
import { connect } from '../database/connect.ts';
import type { Job } from './job.ts';

/** The schema of the queue, beside the one of the records. */
export const QUEUE_SCHEMA = 'pgboss';

/** How long an ended run is kept, in days. */
const KEPT_DAYS = 30;
/**
 * How long a run stays with a process that gives no sign of life, in seconds. pg-boss takes 10 at least; this leaves room
 * for a database that fails over.
 */
const HEARTBEAT = 15;
const DAY = 24 * 60 * 60;
const LONGEST_DELAY = 60 * 60;

/**
 * Migrates the queue to the version of pg-boss, and stores queues and schedules of the jobs.
 * @param databaseUrl of the database itself
 */
export async function prepareQueue(databaseUrl: string, jobs: readonly Job[]): Promise<void> {
  await createSchema(databaseUrl);
  const boss = new PgBoss({
    connectionString: databaseUrl,
    schema: QUEUE_SCHEMA,
    createSchema: false,
    supervise: false,
    schedule: false,
    registerInstance: false,
    max: 1,
  });
  // A failure rejects what is awaited below.
  boss.on('error', () => {});
  try {
    await boss.start();
    const stored = new Set((await boss.getQueues()).map(({ name }) => name));
    for (const job of jobs) {
      const options = {
        retryLimit: job.attempts - 1,
        retryDelay: job.retryDelay ?? 30,
        retryBackoff: true,
        retryDelayMax: LONGEST_DELAY,
        expireInSeconds: job.timeout,
        heartbeatSeconds: HEARTBEAT,
        deleteAfterSeconds: job.keptFor ?? KEPT_DAYS * DAY,
        retentionSeconds: KEPT_DAYS * DAY,
        notify: true,
      };
      if (stored.has(job.name)) await boss.updateQueue(job.name, options);
      else await boss.createQueue(job.name, { ...options, policy: job.schedule ? 'exclusive' : 'standard' });
      await storeSchedule(boss, job);
    }
  } finally {
    await boss.stop({ graceful: false });
  }
}

/** Stores when a scheduled job runs, in the club's time zone. */
export async function storeSchedule(boss: PgBoss, { name, schedule }: Job): Promise<void> {
  if (schedule) await boss.schedule(name, schedule, null, { tz: clubTimeZone(), missed: 'once' });
}

/** `create schema if not exists` would require the right to create schemas also where an administrator has made it. */
async function createSchema(databaseUrl: string): Promise<void> {
  const client = await connect(databaseUrl);
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [SCHEMA_LOCK]);
    const { rowCount } = await client.query('select from pg_namespace where nspname = $1', [QUEUE_SCHEMA]);
    if (!rowCount) await client.query(`create schema ${QUEUE_SCHEMA}`);
    await client.query('commit');
  } finally {
    await client.end();
  }
}

/** Of servers that start at the same moment, one creates the schema. */
const SCHEMA_LOCK = 5_770_332;
