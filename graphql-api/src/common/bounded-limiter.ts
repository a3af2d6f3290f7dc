import { LRUCache } from 'lru-cache';
import { rateLimited } from './errors.ts';

interface BoundedLimiterOptions {
  /** How much one key may use within a window. */
  points: number;
  /** Length of a window, in seconds; it begins with the first use. */
  duration: number;
  /** Keys beyond this number push out the ones that were used least recently, so that memory stays bounded. */
  maxKeys: number;
}

/** Counts uses by key in fixed windows, like `RateLimiterMemory`, in memory that does not grow with the keys. */
export class BoundedLimiter {
  private readonly windows: LRUCache<string, { used: number; endsAt: number }>;

  constructor(private readonly options: BoundedLimiterOptions) {
    this.windows = new LRUCache({ max: options.maxKeys });
  }

  /** @throws RATE_LIMITED when nothing is left, with `what` there was too much of */
  take(key: string, what = 'Too many attempts'): void {
    const { used, endsAt } = this.window(key);
    if (used >= this.options.points) throw rateLimited(Math.ceil((endsAt - performance.now()) / 1000), what);
    this.windows.set(key, { used: used + 1, endsAt });
  }

  /** Takes back one use. */
  giveBack(key: string): void {
    const { used, endsAt } = this.window(key);
    if (used > 0) this.windows.set(key, { used: used - 1, endsAt });
  }

  /** Forgets all uses of a key. */
  reset(key: string): void {
    this.windows.delete(key);
  }

  private window(key: string): { used: number; endsAt: number } {
    const now = performance.now();
    const current = this.windows.get(key);
    return current && current.endsAt > now
      ? current
      : { used: 0, endsAt: now + this.options.duration * 1000 };
  }
}
