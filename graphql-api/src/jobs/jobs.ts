import { createHash, randomUUID } from 'node:crypto';
import type { Tx } from '../database/tx.ts';
import type pg from 'pg';
import type { GraphQLSchema } from 'graphql';
import { PgBoss, type Db, type JobWithMetadata } from 'pg-boss';
import { ApiError, unavailable } from '../common/errors.ts';
import { tracing } from '../common/tracing.ts';
import { clubTimeZone } from '../common/dates.ts';
import { unlessAborted } from '../common/deadline.ts';
import type { ChangeListener } from '../database/change-listener.ts';
import { isConnectionLoss } from '../database/connection-loss.ts';
import { openPool } from '../database/connections.ts';
import type { Database } from '../database/database.ts';
import type { HubReleases } from '../hub-releases/hub-releases.ts';
import type { ApiRequest, ApiResponse } from '../server/api-request.ts';
import type { ApiOptions } from '../server/api-options.ts';
import type { Context } from '../server/context.ts';
import type { JobDeclaration, JobQueue } from './job-queue.ts';
import { type Job, type JobCounts, JobFailure } from './job.ts';
import { QUEUE_SCHEMA, storeSchedule } from './schema.ts';

/** How long running jobs may take to complete when the process stops, in milliseconds. */
const STOP_TIMEOUT_MS = 18_000;
/** Of one statement of the queue, in milliseconds: a database that is silent must not hold a worker forever. */
const QUERY_TIMEOUT_MS = 10_000;
/** How long adding a job waits for the queue to be open, in milliseconds. */
const OPEN_TIMEOUT_MS = 5_000;
const PROGRESS_EVERY_MS = 1_000;
/** How often a failure of the queue is logged at most, in milliseconds. */
const REPORT_EVERY_MS = 60_000;
const LONGEST_TEXT = 200;
const LONGEST_FAILURE = 500;

/** How often a process looks at the queue, in seconds. */
export interface JobTimings {
  /** For jobs that it was not notified of, such as retries that are due. */
  poll: number;
  /** For runs whose process gives no sign of life; one of the processes does so. */
  supervise: number;
  /** For schedules; one of the processes does so. */
  schedule: number;
  /** To give a sign of life of each run, and to find out that it was cancelled. */
  heartbeat: number;
}

const TIMINGS: JobTimings = { poll: 60, supervise: 60, schedule: 45, heartbeat: 5 };

export interface JobsOptions extends Pick<ApiOptions, 'databaseUrl' | 'log'> {
  /** Whether this process runs jobs; it can add them in any case. */
  work: boolean;
  jobs: readonly Job[];
  timings?: JobTimings;
}

/** What jobs work with. */
export interface JobServices {
  database: Pick<Database, 'forRequest'>;
  releases: HubReleases;
  schema: GraphQLSchema;
  /** As `JobQueries` of a run, which `signal` cancels. */
  executeFor(userId: number, request: ApiRequest, signal: AbortSignal): Promise<ApiResponse>;
  /** As `contextOf` of a run, which `signal` cancels. */
  contextOf(userId: number, operationId: number | undefined, signal: AbortSignal): Promise<Context>;
  /** Not started yet. */
  listener: ChangeListener;
}

/** A run that ended in this process. */
export interface EndedRun {
  name: string;
  outcome: 'completed' | 'failed';
  /** How long it took, in seconds. */
  seconds: number;
}

/** The queue of background jobs, in PostgreSQL: each run happens in one of the processes. */
export class Jobs implements JobQueue {
  private readonly pool: pg.Pool;
  private readonly boss: PgBoss;
  private readonly listeners = new Set<(run: EndedRun) => void>();
  private opening: Promise<unknown> | undefined;
  private stopping: Promise<void> | undefined;
  private reportedAt = -Infinity;
  private hasOpened = false;
  private wake: ((queue: string | undefined) => void) | undefined;

  constructor(
    private readonly options: JobsOptions,
    private readonly services: JobServices,
  ) {
    const { databaseUrl, work, timings = TIMINGS } = options;
    this.pool = openPool(
      {
        connectionString: databaseUrl,
        max: 2,
        connectionTimeoutMillis: QUERY_TIMEOUT_MS,
        query_timeout: QUERY_TIMEOUT_MS,
        application_name: 'gym-jobs',
      },
      error => this.reportError(error),
    );
    this.boss = new PgBoss({
      db: this.queueDatabase(),
      schema: QUEUE_SCHEMA,
      createSchema: false,
      useListenNotify: work,
      supervise: work,
      schedule: work,
      registerInstance: false,
      superviseIntervalSeconds: timings.supervise,
      monitorIntervalSeconds: timings.supervise,
      cronMonitorIntervalSeconds: timings.schedule,
      cronWorkerIntervalSeconds: timings.schedule,
      // For what is not used here, or of no use to a small table.
      flowIntervalSeconds: 24 * 60 * 60,
      monitorVacuum: false,
      reindex: false,
      maintenanceIntervalSeconds: 60 * 60,
      queueCacheIntervalSeconds: 10 * 60,
      bamIntervalSeconds: 10 * 60,
      openTelemetry: { enabled: false },
    });
    this.boss.on('error', error => this.reportError(error));
    this.boss.on('warning', ({ message }) => options.log.info({}, `The queue of jobs: ${message}`));
    services.listener.on(CHANNEL, payload => this.wake?.(payload));
  }

  /** Begins to run jobs, now or once the database can be reached. */
  start(): void {
    if (!this.options.work) return;
    this.open().catch((error: unknown) => {
      // A start that is stopped fails.
      if (!this.stopping)
        this.options.log.error({ error }, 'Background jobs do not run: the queue could not be opened');
    });
  }

  async add<Payload extends object>(
    tx: Tx,
    job: JobDeclaration<Payload>,
    payload: Payload,
    { key, startAfter }: { key?: string; startAfter?: Date } = {},
  ): Promise<string | undefined> {
    const db = await this.within(tx);
    const id = key === undefined ? undefined : runIdOf(job.name, key);
    return (await this.boss.send(job.name, payload, { id, startAfter, db })) ?? undefined;
  }

  async runNow(tx: Tx, name: string, id?: string): Promise<string | undefined> {
    return (await this.boss.send(name, null, { id, db: await this.within(tx) })) ?? undefined;
  }

  async retry(tx: Tx, name: string, id: string): Promise<void> {
    const db = await this.within(tx);
    await this.boss.retry(name, id, { db });
    // A retry notifies no process.
    await this.boss.update(name, undefined, { id, startAfter: 0, db });
  }

  async cancel(tx: Tx, name: string, id: string): Promise<void> {
    await this.boss.cancel(name, id, { db: await this.within(tx) });
  }

  async remove(tx: Tx, name: string, id: string): Promise<void> {
    await this.boss.deleteJob(name, id, { db: await this.within(tx) });
  }

  /** Whether this process takes runs. */
  isOpen(): boolean {
    return this.hasOpened;
  }

  all(): readonly Job[] {
    return this.options.jobs;
  }

  /** Stores the schedules again after the club's time zone has changed. */
  async reschedule(): Promise<void> {
    if (!this.options.work) return;
    try {
      await this.opened();
      for (const job of this.all()) await storeSchedule(this.boss, job);
    } catch (error) {
      this.reportError(error);
    }
  }

  next({ schedule }: Pick<Job, 'schedule'>): Date | undefined {
    return schedule === undefined
      ? undefined
      : this.boss.previewSchedule(schedule, { tz: clubTimeZone(), count: 1 })[0];
  }

  /** Stored runs by job and state of the queue. */
  async counts(): Promise<{ name: string; state: string; count: number }[]> {
    const { rows } = await this.pool.query<{ name: string; state: string; count: number }>(
      `select name, state::text, count(*)::int as count from ${QUEUE_SCHEMA}.job where name = any($1) group by 1, 2`,
      [this.all().map(({ name }) => name)],
    );
    return rows;
  }

  /** Calls back after each run of this process. */
  onEnded(listener: (run: EndedRun) => void): void {
    this.listeners.add(listener);
  }

  /**
   * Takes no further run, and waits for those that run. After 18 seconds they are aborted, and run again in another
   * process.
   */
  stop(): Promise<void> {
    return (this.stopping ??= this.stopOnce());
  }

  private async stopOnce(): Promise<void> {
    const stopped = this.boss
      .stop({ timeout: STOP_TIMEOUT_MS })
      .catch((error: unknown) => this.reportError(error));
    // A silent database does not confirm that the runs are given back.
    const late = AbortSignal.timeout(STOP_TIMEOUT_MS + 2_000);
    await unlessAborted(
      late,
      stopped.then(() => this.pool.end()),
    ).catch(() => undefined);
  }

  private open(): Promise<unknown> {
    return (this.opening ??= this.options.work ? this.openAndWork() : this.openOnce());
  }

  private openOnce(): Promise<unknown> {
    return this.boss.start().catch((error: unknown) => {
      this.opening = undefined;
      throw isConnectionLoss(error) ? unavailable() : error;
    });
  }

  private async openAndWork(): Promise<void> {
    const { timings: { poll, heartbeat } = TIMINGS } = this.options;
    await this.boss.start({ attempts: Number.MAX_SAFE_INTEGER });
    for (const job of this.all())
      await this.boss.work(
        job.name,
        {
          localConcurrency: job.concurrency ?? 1,
          pollingIntervalSeconds: Math.min(poll, 10),
          notifyPollingIntervalSeconds: poll,
          heartbeatRefreshSeconds: heartbeat,
          includeMetadata: true,
        },
        ([run]) => this.run(job, run!),
      );
    this.hasOpened = true;
  }

  /** The connection of the transaction of `tx`, once the queue is open. @throws UNAVAILABLE */
  private async within(tx: Tx): Promise<Db> {
    await this.opened();
    return { executeSql: (text, values) => tx.run(text, values) };
  }

  private opened(): Promise<unknown> {
    const signal = AbortSignal.timeout(OPEN_TIMEOUT_MS);
    return unlessAborted(signal, this.open()).catch((error: unknown) => {
      throw signal.aborted ? unavailable() : error;
    });
  }

  private async run(job: Job, { id, data, retryCount, signal }: JobWithMetadata<unknown>): Promise<object> {
    const began = performance.now();
    let outcome: EndedRun['outcome'] = 'failed';
    const span = tracing()?.startJob(job.name);
    const run = (): Promise<JobCounts> =>
      job.run({
        payload: data as never,
        db: this.services.database.forRequest(signal),
        releases: this.services.releases,
        queries: {
          schema: this.services.schema,
          execute: (userId, request) => this.services.executeFor(userId, request, signal),
        },
        signal,
        contextOf: (userId, operationId) => this.services.contextOf(userId, operationId, signal),
        progress: this.progressOf(job.name, id, retryCount),
      });
    try {
      const counts = await (span ? span.run(run) : run());
      outcome = 'completed';
      return { counts };
    } catch (error) {
      throw toStored(this.messageOf(error, job, id, signal));
    } finally {
      span?.end({}, outcome === 'failed');
      const seconds = (performance.now() - began) / 1000;
      for (const listener of this.listeners) listener({ name: job.name, outcome, seconds });
      // pg-boss would pause before it looks for the next run.
      this.wake?.(job.name);
    }
  }

  /** What administrators read about a failure. */
  private messageOf(error: unknown, { name }: Job, run: string, signal: AbortSignal): string {
    if (error instanceof JobFailure) return error.message;
    if (signal.aborted) return 'The run was stopped';
    if (error instanceof ApiError && error.extensions['code'] === 'UNAVAILABLE') return error.message;
    if (isConnectionLoss(error)) return unavailable().message;
    const id = randomUUID();
    this.options.log.error({ error, id, job: name, run }, 'A background job failed');
    return `Something went wrong (${id})`;
  }

  private progressOf(name: string, id: string, attempt: number) {
    let storedAt = -Infinity;
    return (done: number, total: number, text = ''): void => {
      const now = performance.now();
      if (now - storedAt < PROGRESS_EVERY_MS) return;
      storedAt = now;
      const percent = total > 0 ? Math.round((Math.min(done, total) / total) * 1000) / 10 : 0;
      const output = { progress: { percent, text: text.slice(0, LONGEST_TEXT) } };
      // The output of an earlier attempt, or none, is replaced; the end of this one replaces it.
      this.pool
        .query(
          `update ${QUEUE_SCHEMA}.job set output = $4 where name = $1 and id = $2 and retry_count = $3 and state = 'active'`,
          [name, id, attempt, JSON.stringify(output)],
        )
        .catch((error: unknown) => this.reportError(error));
    };
  }

  /** What pg-boss reads and writes its tables with: statements of one round trip, which may pass a pooler. */
  private queueDatabase(): Db {
    return {
      executeSql: (text, values) => this.pool.query(text, values as unknown[]),
      listen: async (channel, onNotification, onReconnect) => {
        if (channel !== CHANNEL) throw new Error(`pg-boss notifies on ${channel} instead of ${CHANNEL}`);
        this.wake = queue => (queue === undefined ? onReconnect() : onNotification(queue));
        return {
          close: async () => {
            this.wake = undefined;
          },
        };
      },
    };
  }

  /** Each worker meets an outage again and again. */
  private reportError(error: unknown): void {
    if (this.stopping || performance.now() - this.reportedAt < REPORT_EVERY_MS) return;
    this.reportedAt = performance.now();
    if (isConnectionLoss(error))
      this.options.log.info({ error }, 'Background jobs wait until the database can be reached');
    else this.options.log.error({ error }, 'The queue of jobs failed');
  }
}

/** The channel on which pg-boss reports new jobs of its schema. The payload is the queue. */
const CHANNEL = `pgboss_${createHash('sha224').update(QUEUE_SCHEMA).digest('hex').slice(0, 24)}`;

/** The id of the run with a key: the primary key rejects a second one. */
export function runIdOf(name: string, key: string): string {
  const hash = createHash('sha256').update(`${name} ${key}`).digest('hex');
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}

/** An error of which the queue stores the message alone. */
const toStored = (message: string) =>
  Object.assign(new Error(message.slice(0, LONGEST_FAILURE)), { stack: undefined });
