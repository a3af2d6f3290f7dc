import { createHmac, randomBytes } from 'node:crypto';
import { RateLimiterRes, type RateLimiterMemory } from 'rate-limiter-flexible';
import { rateLimited } from './errors.ts';
import { networkOf } from './network-of.ts';

/** Takes from what `key` may use in a while. @throws RATE_LIMITED when nothing is left, with `what` there was too much of */
export async function take(
  limiter: RateLimiterMemory,
  key: string | number,
  { points = 1, what = 'Too many attempts' } = {},
): Promise<void> {
  try {
    await limiter.consume(key, points);
  } catch (error) {
    if (error instanceof RateLimiterRes) throw rateLimited(Math.ceil(error.msBeforeNext / 1000), what);
    throw error;
  }
}

/** Keys that a limiter by address has at most. */
const BUCKETS = 65_536;
const bucketKey = randomBytes(32);

/**
 * The key under which requests of an address are counted. Addresses share a bounded number of keys, so that a limiter
 * cannot be filled; which ones share a key nobody can know. An IPv6 client has a whole network of addresses: it counts
 * as one.
 */
export function addressBucket(address: string): number {
  return createHmac('sha256', bucketKey).update(networkOf(address)).digest().readUInt32BE() % BUCKETS;
}
