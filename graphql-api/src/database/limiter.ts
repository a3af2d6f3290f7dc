import { createHash } from 'node:crypto';
import type pg from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { unlessSilent } from '../common/deadline.ts';
import { rateLimited, type ErrorText } from '../common/errors.ts';
import { traceQuery } from './statement-span.ts';
import { msg } from '../common/message.ts';

export interface LimiterOptions {
  /** Tells the keys of this limiter from those of others. */
  name: string;
  /** How much one key may use within a window. */
  points: number;
  /** Length of a window, in seconds; it begins with the first use. */
  duration: number;
}

/** The table of all limiters. */
export const RATE_LIMIT = 'rate_limit';

/** Counts uses by key in PostgreSQL, so that all processes share the limit. */
export class Limiter {
  private readonly uses: RateLimiterPostgres;

  constructor(pool: pg.Pool, { name, points, duration }: LimiterOptions) {
    this.uses = new RateLimiterPostgres({
      // Without its fixed names of statements, which a pooler would mix up.
      storeClient: {
        query: ({ text, values }: pg.QueryConfig) => traceQuery('main', text, () => pool.query(text, values)),
      },
      storeType: 'pool',
      tableName: RATE_LIMIT,
      tableCreated: true,
      // A job removes what has expired.
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points,
      duration,
      // What is used up is rejected without a query.
      inMemoryBlockOnConsumed: points + 1,
      // Counts in this process while the table cannot be written to, as on a replica.
      insuranceLimiter: new RateLimiterMemory({ keyPrefix: name, points, duration }),
    });
  }

  /** @throws RATE_LIMITED when nothing is left, with `what` there was too much of */
  async take(key: string, what: ErrorText = msg('Too many attempts')): Promise<void> {
    try {
      await unlessSilent(this.uses.consume(hashOf(key)));
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      throw rateLimited(Math.ceil(error.msBeforeNext / 1000), what);
    }
  }

  /** Takes back one use. */
  async giveBack(key: string): Promise<void> {
    await this.uses.reward(hashOf(key));
  }

  /** Forgets all uses of a key. */
  async reset(key: string): Promise<void> {
    await this.uses.delete(hashOf(key));
  }
}

/** Of one length, without names and addresses of people. */
const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url');
