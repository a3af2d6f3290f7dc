import { OperationTypeNode, type DocumentNode } from 'graphql';
import type { ApiOptions } from '../server/api-options.ts';
import type { Context } from '../server/context.ts';
import { AD_HOC_DEADLINE_MS } from '../common/deadline.ts';
import { MinuteLimit } from '../common/rate-limit.ts';
import type { AnalyticsPool } from '../database/analytics-pool.ts';
import type { Reader } from '../database/read-pool.ts';
import { cachedKey } from './document-key.ts';
import { msg } from '../common/message.ts';

/** How many ad hoc requests a user makes per minute, with all tokens. A request that is repeated within the server is one. */
const REQUESTS_A_MINUTE = 3_000;
const TOO_MANY = msg('Too many ad hoc requests');

/**
 * Decides which requests are ad hoc: all with a personal token, and all whose document does not belong to the user
 * interface. Nothing else that a client sends counts.
 */
export class Classifier {
  private readonly isOfInterface: NonNullable<ApiOptions['isInteractive']>;

  constructor({ isInteractive = () => false }: Pick<ApiOptions, 'isInteractive'>) {
    this.isOfInterface = isInteractive;
  }

  /** Whether a document belongs to the user interface. @returns a promise where documents have to be read again */
  isInteractive(document: DocumentNode): boolean | Promise<boolean> {
    return this.isOfInterface(cachedKey(document), document);
  }

  /** Sets `adHoc` of the request's context. @returns a promise where documents have to be read again */
  classify(document: DocumentNode, context: Context): boolean | Promise<boolean> {
    const { access, caller } = context;
    const classified = (isInteractive: boolean) => (context.adHoc = !isInteractive);
    if (access.tokenId !== null || caller.adHoc === true) return classified(false);
    const isInteractive = this.isInteractive(document);
    return typeof isInteractive === 'boolean' ? classified(isInteractive) : isInteractive.then(classified);
  }
}

/** Counts ad hoc requests, and lets their queries read from `analysts`. */
export class AdHocRequests {
  private readonly requests: MinuteLimit;

  constructor(
    private readonly analysts: AnalyticsPool,
    requestsPerMinute = REQUESTS_A_MINUTE,
  ) {
    this.requests = new MinuteLimit(requestsPerMinute);
  }

  /**
   * Counts a request once, although it may have several parts.
   * @throws RATE_LIMITED
   */
  count({ access, caller }: Pick<Context, 'access' | 'caller'>): void {
    if (!access.user || caller.isCounted) return;
    this.requests.take(access.user.id, { what: TOO_MANY });
    caller.isCounted = true;
  }

  /**
   * Lets an ad hoc request read from the connections of analysts. Mutations use the connections of all writes, since those
   * of the analytics pool are read-only.
   */
  begin(context: Context, operation: OperationTypeNode | undefined): void {
    const { access, db, deadline } = context;
    if (operation !== OperationTypeNode.QUERY) return;
    context.db = db.readingFrom(oneByOne(this.analysts.readerOf(access.user?.id)), deadline.signal);
    deadline.extend(AD_HOC_DEADLINE_MS);
  }
}

/**
 * Runs the statements of one request one after the other, in the order of the document: a document with many
 * root fields waits as one request among those of its user, not as many.
 */
function oneByOne(reader: Reader<AbortSignal>): Reader<AbortSignal> {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(run: () => Promise<T>): Promise<T> => {
    const result = last.then(run);
    last = result.catch(() => {});
    return result;
  };
  return {
    read: (...args) => inTurn(() => reader.read(...args)),
    stream: (...args) => inTurn(() => reader.stream(...args)),
    openCursor: reader.openCursor,
  };
}
