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
