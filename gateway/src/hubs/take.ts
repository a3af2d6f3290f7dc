import { type RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { RestFailure } from '../rest/failure.ts';

/**
 * @param what there was too much of, as a sentence without its full stop
 * @throws RestFailure 429 when nothing is left for `key`
 */
export async function take(limiter: RateLimiterMemory, key: string, what: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    const seconds = Math.ceil(error.msBeforeNext / 1000);
    throw new RestFailure(429, `${what}. Try again in ${seconds} seconds.`, {
      headers: { 'retry-after': String(seconds) },
    });
  }
}
