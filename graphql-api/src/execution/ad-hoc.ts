import type { ApolloServerPlugin } from '@apollo/server';
import type { DocumentNode } from 'graphql';
import type { ApiOptions } from '../server/api-options.ts';
import type { Context } from '../server/context.ts';
import { AD_HOC_DEADLINE_MS, unlessAborted } from '../common/deadline.ts';
import type { AnalyticsPool } from '../database/analytics-pool.ts';
import type { Database } from '../database/database.ts';
import type { Reader } from '../database/read-pool.ts';
import { cachedKey } from './document-key.ts';
import { msg } from '../common/message.ts';

/** How many ad hoc requests a user makes per minute, with all tokens. A table that is read in pages is one request. */
const REQUESTS_A_MINUTE = 3_000;

/**
 * Decides which requests are ad hoc: all with a personal token, and all whose document does not belong to the user
 * interface. Nothing else that a client sends counts.
 */
export class Classifier {
  private readonly isInteractiveKey: NonNullable<ApiOptions['isInteractive']>;

  constructor({ isInteractive = () => false }: Pick<ApiOptions, 'isInteractive'>) {
    this.isInteractiveKey = isInteractive;
  }

  /** Whether a document belongs to the user interface. @returns a promise where documents have to be read again */
  isInteractive(document: DocumentNode): boolean | Promise<boolean> {
    return this.isInteractiveKey(cachedKey(document));
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

/**
 * Classifies a request, counts it when it is ad hoc, and then lets its queries read from `analysts`. Mutations use the
 * connections of all writes, since the others are read-only.
 */
export function adHocRequests(
  classifier: Classifier,
  analysts: AnalyticsPool,
  db: Pick<Database, 'limiter'>,
): ApolloServerPlugin<Context> {
  const limiter = db.limiter({ name: 'ad hoc', points: REQUESTS_A_MINUTE, duration: 60 });

  async function count({ access, caller, deadline }: Context): Promise<void> {
    if (!access.user || caller.isCounted) return;
    caller.isCounted = true;
    const taken = limiter.take(String(access.user.id), msg('Too many ad hoc requests'));
    await unlessAborted(deadline, taken);
  }

  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ contextValue, document, operation }) {
          if (!(await classifier.classify(document, contextValue))) return;
          await count(contextValue);
          if (operation?.operation !== 'query') return;
          const { access, db, deadline } = contextValue;
          contextValue.db = db.readingFrom(oneByOne(analysts.readerOf(access.user?.id)), deadline.signal);
          deadline.extend(AD_HOC_DEADLINE_MS);
        },
      };
    },
  };
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
