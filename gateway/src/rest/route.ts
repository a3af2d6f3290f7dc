import type { Readable } from 'node:stream';
import type { AllRows } from '@gym/graphql-api';
import type { Format } from '../analytics/format.ts';
import type { Operation } from './documents.ts';
import type { Parameter, Schema } from './schema.ts';
import type { WireNames } from './failure.ts';

type Values = Record<string, unknown>;

/** A request as a route sees it. */
export interface Call {
  params: Record<string, string>;
  query: Record<string, unknown>;
  /**
   * The body, which must be a JSON object.
   * @throws RestFailure 400
   */
  body(): Values;
  /** How the rows of a list are written, where the client does not want JSON. */
  table?: Format;
  /** The version in `If-Match`; undefined without the header, and for any version. */
  ifMatch: number | undefined;
  /** Whether the header `If-None-Match: *` permits the request only where there is no record. */
  onlyIfMissing: boolean;
  /** Whether the request changes nothing and returns what it would store. */
  dryRun: boolean;
  /** The audit entries that a dry run would add, of what was run. */
  addedEntries: readonly Values[];
  /** The fields that the caller may not view, of what was run: `Trainer.salary`. */
  hidden: ReadonlySet<string>;
  /** Whether the response is sent without its body. */
  headOnly: boolean;
  /**
   * Runs a GraphQL operation as the caller.
   * @param resource whose wire names the messages about fields carry
   * @throws RestFailure
   */
  run<T>(operation: Operation, variables?: Values, resource?: WireNames): Promise<T>;
  /**
   * Runs a list without a page as the caller: all rows, from one snapshot.
   * @throws RestFailure
   */
  allRows(operation: Operation, variables: Values, resource: WireNames): Promise<AllRows>;
}

export interface RouteResult {
  status?: 200 | 201;
  headers?: Record<string, string>;
  /** The media type; JSON unless given. */
  type?: string;
  body: Values | readonly unknown[] | Readable;
}

/** One path and method of REST. The server and the OpenAPI document are both made from it. */
export interface RestRoute {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below /api, parameters in braces: `/members/{id}`. */
  path: string;
  /** The group in the documentation. */
  tag: string;
  /** Name of the operation for generated clients. */
  name: string;
  summary: string;
  /** Needs no token. */
  open?: true;
  /** Takes the header `Idempotency-Key`. */
  idempotent?: true;
  /** Takes the version that a change is based on, by the header `If-Match` too. */
  takesVersion?: true;
  /** Takes the query parameter `dry_run`. */
  takesDryRun?: true;
  /** Query parameters; a route without them rejects any. */
  query?: readonly Parameter[];
  body?: Schema;
  response: {
    status: 200 | 201;
    description: string;
    schema: Schema;
    headers?: Record<string, { description: string; schema: Schema }>;
    /** Its rows are served as CSV too. */
    csv?: true;
  };
  /** The statuses that a failure can have, beyond those of every route. */
  failures?: readonly number[];
  /** The GraphQL documents that it runs besides those of its resource. */
  operations?: readonly Operation[];
  handle(call: Call): Promise<RouteResult>;
}
