import { createHmac, randomBytes } from 'node:crypto';
import { rateLimited } from './errors.ts';
import { networkOf } from './network-of.ts';
import type { Message } from './message.ts';

/** Keys that a limiter by address has at most. */
const BUCKETS = 65_536;
const bucketKey = randomBytes(32);

const MINUTE_MS = 60_000;

interface Use {
  /** 1 unless given. */
  points?: number;
  what: Message;
}

/** Counts in this process what each key uses in a minute, which begins with its first use. */
export class MinuteLimit {
  private readonly uses = new Map<number, { points: number; endsAt: number }>();

  /** @param points what one key may use in a minute */
  constructor(private readonly points: number) {}

  /**
   * @param key one of a bounded number: it is never forgotten
   * @throws RATE_LIMITED when less is left, with `what` there was too much of
   */
  check(key: number, { points = 1, what }: Use): void {
    const now = Date.now();
    const used = this.usesOf(key, now);
    if (used.points + points > this.points) throw rateLimited(Math.ceil((used.endsAt - now) / 1000), what);
  }

  /** Counts a use that is within the limit. @throws RATE_LIMITED as `check` does; nothing is counted then */
  take(key: number, use: Use): void {
    this.check(key, use);
    this.usesOf(key, Date.now()).points += use.points ?? 1;
  }

  private usesOf(key: number, now: number): { points: number; endsAt: number } {
    let used = this.uses.get(key);
    if (!used || used.endsAt <= now) this.uses.set(key, (used = { points: 0, endsAt: now + MINUTE_MS }));
    return used;
  }
}

/**
 * The key under which requests of an address are counted. Addresses share a bounded number of keys, so that a limiter
 * cannot be filled; which ones share a key nobody can know. An IPv6 client has a whole network of addresses: it counts
 * as one.
 */
export function addressBucket(address: string): number {
  return createHmac('sha256', bucketKey).update(networkOf(address)).digest().readUInt32BE() % BUCKETS;
}
