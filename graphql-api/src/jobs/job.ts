import type { RequestDatabase } from '../database/request-database.ts';
import type { HubReleases } from '../hub-releases/hub-releases.ts';
import type { Context } from '../server/context.ts';

/** What a job worked with, by what it is: `{ removed: 12 }`. Stored with the run, and shown to administrators. */
export type JobCounts = Readonly<Record<string, number>>;

/** What a run of a job is given. */
export interface JobRun<Payload extends object = object> {
  payload: Payload;
  /** The database; what runs there is cancelled when `signal` is aborted. */
  db: RequestDatabase;
  releases: HubReleases;
  /** Aborted when the run was cancelled, took too long, or belongs to another process by now. */
  signal: AbortSignal;
  /**
   * What mutations are given of a request of this user, with the rights that the user has now: those of nobody once the
   * user is inactive.
   */
  contextOf(userId: number, operationId: number): Promise<Context>;
  /**
   * Shows administrators how far the run is. It is stored at most once a second.
   * @param text without personal data, at most 200 characters
   */
  progress(done: number, total: number, text?: string): void;
}

/** A job: what runs in the background, when, and how often it is tried. `Job` alone is any, whatever its payload. */
export interface Job<Payload extends object = never> {
  /** In kebab-case. The queue has it as its name: never change it while runs are stored. */
  name: string;
  /** What administrators read, in English. */
  title: string;
  /**
   * When it runs, as a cron expression of five fields in the club's time zone. A run that was missed while no server ran
   * is caught up once. Such a job has no payload, and at most one run of it waits or runs.
   */
  schedule?: string;
  /** How often a run is tried before it counts as failed. A run whose process was killed or stopped is tried again too. */
  attempts: number;
  /** Before the second attempt, in seconds; doubles with each further one, up to an hour. 30 unless given. */
  retryDelay?: number;
  /** How long one attempt may take, in seconds. */
  timeout: number;
  /** How long its ended runs are kept, in seconds; 30 days unless given. For a job that runs often and does little. */
  keptFor?: number;
  /** Runs at a time in each process; 1 unless given. */
  concurrency?: number;
  /**
   * Does the work. A run may be repeated although it did some or all of its work: commit in steps that can be repeated.
   * @throws JobFailure with what administrators should read; any other error is logged, and they read its id
   */
  run(run: JobRun<Payload>): Promise<JobCounts>;
}

/** Declares a job. Add it to `definitions.ts`. */
export const defineJob = <Payload extends object>(job: Job<Payload>): Job<Payload> => job;

/** A failure whose message administrators read. It names no person. */
export class JobFailure extends Error {}
