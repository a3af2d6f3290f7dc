import type { DocumentNode } from 'graphql';
import type { Log } from '../common/log.ts';
import type { DatabaseAddress } from '../database/address.ts';

/** How an API is opened. */
export interface ApiOptions extends DatabaseAddress {
  /** No hint of demo credentials, no default password. */
  production: boolean;
  /** The most bytes of one JSON response; 32 MB unless given. */
  largestResponse?: number;
  /** What the requests of a user may cost in a minute, in cost limits of one request; 10 unless given. */
  costPerMinute?: number;
  /** How many ad hoc requests a user may make in a minute. */
  adHocPerMinute?: number;
  /**
   * Whether a document belongs to the user interface, by its `documentKey` or its content. Requests with other documents
   * are ad hoc. Called once or more per request; without it every request is ad hoc.
   */
  isInteractive?: (key: string, document: DocumentNode) => boolean | Promise<boolean>;
  /** Whether this process runs background jobs; true unless given. */
  runsJobs?: boolean;
  log: Log;
}
