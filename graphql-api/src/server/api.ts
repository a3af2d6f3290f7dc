import type { FastifyPluginAsync } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { Caller } from '../auth/caller.ts';
import type { DocumentCosts } from '../execution/document-costs.ts';
import type { HubReleases } from '../hub-releases/hub-releases.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { LineSerializer } from '../query/output.ts';
import type { RunnableQuery } from '../saved-queries/find-saved-query.ts';
import type { ApiRequest, ApiResponse } from './api-request.ts';
import type { FormattedError } from './format-error.ts';

export type { ApiRequest, ApiResponse } from './api-request.ts';

/** All rows of a list, read as they are taken. The API closes them when the signal of the caller is aborted. */
export interface AllRows {
  total: number;
  /** The fields that are null since the caller may not view them: `Trainer.salary`. */
  hidden: readonly string[];
  batches: AsyncIterable<readonly object[]>;
}

/** The API in this process. The gateway reaches it through this interface alone. */
export interface Api {
  /** Runs one operation as `caller`; never throws, failures are in `errors` with a code in `extensions.code`. */
  execute(request: ApiRequest, caller: Caller): Promise<ApiResponse>;
  /**
   * Runs a query for all rows of its only root field. A list or an aggregate is a `TableStream`, which the caller reads
   * or closes; other fields have their value.
   * @param tableWriter makes lines of rows
   */
  table(request: ApiRequest, caller: Caller, tableWriter: LineSerializer): Promise<ApiResponse>;
  /**
   * Runs a query whose only root field is a list of a resource, for all of its rows from one snapshot.
   * @returns the rows or the errors; never throws. The rows end with an error when the caller loses access meanwhile
   */
  allRows(request: ApiRequest, caller: Caller): Promise<AllRows | { errors: readonly FormattedError[] }>;
  /**
   * The saved query of an id or a name that the caller may run; `table` runs it with its id as `savedQuery` of the caller.
   * @throws GraphQLError with a code: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT, RATE_LIMITED
   */
  savedQuery(key: string, caller: Caller): Promise<RunnableQuery>;
  /** Whether the caller's token is valid; true where that cannot be found out, since each operation checks it again. */
  isSignedIn(caller: Caller): Promise<boolean>;
  /** Fastify plugin that serves POST /graphql. */
  routes: FastifyPluginAsync;
  /** The hubs that are served. */
  hubs: Hubs;
  /** The background jobs. `close` stops them too. */
  jobs: Pick<Jobs, 'counts' | 'onEnded' | 'stop'>;
  /** Whether the database responds; resolves within seconds. */
  ready(): Promise<boolean>;
  close(): Promise<void>;
}

/** The schema by which releases of hubs are checked, and their store. */
export interface Hubs {
  schema: GraphQLSchema;
  releases: HubReleases;
  documentCosts: Pick<DocumentCosts, 'problemsOf'>;
}
