import { createHmac, randomBytes } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { RateLimiterRes, type RateLimiterMemory } from 'rate-limiter-flexible';
import { rateLimited } from './errors.ts';

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
  const counted = isIPv6(address) && !address.includes('.') ? networkOf(address) : address;
  return createHmac('sha256', bucketKey).update(counted).digest().readUInt32BE() % BUCKETS;
}

/** The first 64 bits of an IPv6 address. */
function networkOf(address: string): string {
  const [head = [], tail = []] = address.split('::').map(part => part.split(':').filter(Boolean));
  const zeros = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0');
  return [...head, ...zeros, ...tail]
    .slice(0, 4)
    .map(group => parseInt(group, 16))
    .join(':');
}
