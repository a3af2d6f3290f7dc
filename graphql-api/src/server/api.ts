import type { FastifyPluginAsync } from 'fastify';
import type { ExecutionResult, GraphQLSchema } from 'graphql';
import type { DatabaseAddress } from '../database/address.ts';
import type { HubReleases } from '../hub-releases/hub-releases.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { LineSerializer } from '../query/output.ts';

export interface ApiOptions extends DatabaseAddress {
  /** No hint of demo credentials, no default password. */
  production: boolean;
  /** The most bytes of one JSON response; 32 MB unless given. */
  largestResponse?: number;
  /** What the requests of a user may cost in a minute, in cost limits of one request; 10 unless given. */
  costPerMinute?: number;
  /**
   * Whether operations that were validated before are executed without Apollo Server, and resource fields without
   * GraphQL.js; true by default. Set it to false for plugins of Apollo Server that must see every request and field.
   */
  fastPath?: boolean;
  /**
   * Whether a document, by its `documentKey`, belongs to the user interface. Requests with other documents are ad hoc.
   * Called once or more per request; without it every request is ad hoc.
   */
  isInteractive?: (key: string) => boolean | Promise<boolean>;
  /** Whether this process runs background jobs; true unless given. */
  runsJobs?: boolean;
  /** Where failures that people do not see in full are written, with the id they were shown. */
  log: { error(details: object, message: string): void; info(details: object, message: string): void };
}

/**
 * Who asks: the bearer token as it came, and the network address for limits. Operations with one and the same object
 * count as one request.
 */
export interface Caller {
  token: string | undefined;
  address: string;
  /** The role as which a user who may view permissions previews the app: the request has the grants of both, and only reads. */
  previewedRole?: string;
  /** Makes the request ad hoc whatever its document; for code in this process, such as an export. */
  adHoc?: true;
  /** The endpoint that the audit log names; GraphQL unless given. */
  endpoint?: 'rest';
  /**
   * The Idempotency-Key of a request that creates one record, 1 to 255 visible ASCII characters: repeated within 24
   * hours, it returns the record of the first request, with `extensions.idempotencyReplayed`.
   */
  idempotencyKey?: string;
  /** Aborted when the client disconnects, which cancels its running operation. */
  signal?: AbortSignal;
}

export interface ApiRequest {
  query: string;
  variables?: Record<string, unknown>;
  operationName?: string;
  /**
   * Serializes the rows of the only root field as lines of a table. Where its fields are columns, the response contains a
   * `SerializedTable`, and pages may be larger; elsewhere, and from an API in another process, it contains objects.
   */
  lines?: LineSerializer;
  /** Whether the rows after those of this response are going to be requested at once, up to the last one. */
  readsOn?: boolean;
}

/** The API in this process. The gateway reaches it through this interface alone. */
export interface Api {
  /** Runs one operation as `caller`; never throws, failures are in `errors` with a code in `extensions.code`. */
  execute(request: ApiRequest, caller: Caller): Promise<ExecutionResult<Record<string, unknown>>>;
  /** Whether the caller's token is valid; true where that cannot be found out, since each operation checks it again. */
  isSignedIn(caller: Caller): Promise<boolean>;
  /** Fastify plugin that serves POST /graphql. */
  routes: FastifyPluginAsync;
  /** The hubs that are served. */
  hubs: LocalHubs | ForwardedHubs;
  /** The background jobs; undefined for an API that runs apart. `close` stops them too. */
  jobs?: Pick<Jobs, 'counts' | 'onEnded' | 'stop'>;
  /** Whether the database responds; resolves within seconds. */
  ready(): Promise<boolean>;
  close(): Promise<void>;
}

/** The schema by which releases of hubs are checked, and their store. */
export interface LocalHubs {
  schema: GraphQLSchema;
  releases: HubReleases;
}

/** The hubs of an API that runs apart, which has the store and performs the checks. */
export interface ForwardedHubs {
  /** Fastify plugin that forwards every request about hubs but those for their files. */
  routes: FastifyPluginAsync;
  /** A file that never changes, by its path on the server; undefined when there is none. */
  file(path: string): Promise<Buffer | undefined>;
}
