import type { GraphQLSchema } from 'graphql';
import type { RequestDatabase } from '../database/request-database.ts';
import type { HubReleases } from '../hub-releases/hub-releases.ts';
import type { ApiRequest, ApiResponse } from '../server/api-request.ts';
import type { Context } from '../server/context.ts';
import type { JobDeclaration } from './job-queue.ts';

/** What a job worked with, by what it is: `{ removed: 12 }`. Stored with the run, and shown to administrators. */
export type JobCounts = Readonly<Record<string, number>>;

/** Queries that a job runs for users. */
export interface JobQueries {
  schema: GraphQLSchema;
  /** Executes an ad hoc request with the rights and the limits that the user has now. */
  execute(userId: number, request: ApiRequest): Promise<ApiResponse>;
}

/** What a run of a job is given. */
export interface JobRun<Payload extends object = object> {
  payload: Payload;
  /** The database; what runs there is cancelled when `signal` is aborted. */
  db: RequestDatabase;
  releases: HubReleases;
  queries: JobQueries;
  /** Aborted when the run was cancelled, took too long, or belongs to another process by now. */
  signal: AbortSignal;
  /**
   * What mutations are given of a request of this user, with the rights that the user has now: those of nobody once the
   * user is inactive.
   */
  contextOf(userId: number, operationId?: number): Promise<Context>;
  /**
   * Shows administrators how far the run is. It is stored at most once a second.
   * @param text without personal data, at most 200 characters
   */
  progress(done: number, total: number, text?: string): void;
}

/** A job: what runs in the background. `Job` alone is any, whatever its payload. */
export interface Job<Payload extends object = never> extends JobDeclaration<Payload> {
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
