import { ApiError } from '../common/errors.ts';
import { msg } from '../common/message.ts';
import { tracing } from '../common/tracing.ts';

interface FairQueueOptions {
  /** The number of calls that run at a time. */
  slots: number;
  /** How many of them a user has at most. */
  slotsPerUser: number;
  /** The maximum of waiting calls per user; more are rejected. */
  waitingPerUser: number;
  /** The maximum wait of a call, in milliseconds. */
  longestWait: number;
}

interface Waiting {
  start(): void;
  /** Leaves the queue. */
  leave(reason: unknown): void;
}

/**
 * Runs calls in a limited number of slots, of which a user has a part: first in, first out for each user, and round-robin
 * between users.
 */
export class FairQueue<User> {
  private running = 0;
  private readonly runningOf = new Map<User, number>();
  /** The calls that wait, by user; the user whose turn is next comes first. */
  private readonly waiting = new Map<User, Waiting[]>();

  constructor(private readonly options: FairQueueOptions) {}

  /**
   * @param signal removes the call from the queue when it is aborted
   * @throws ApiError RATE_LIMITED when too many calls of the user wait, or when this one has waited too long
   */
  async run<T>(user: User, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    signal.throwIfAborted();
    if (this.running < this.options.slots && !this.hasItsPart(user)) this.count(user, 1);
    else await this.waitInTurn(user, signal);
    try {
      return await work();
    } finally {
      this.count(user, -1);
      this.startNext();
    }
  }

  /** Rejects every call that waits. */
  rejectWaiting(reason: unknown): void {
    for (const call of [...this.waiting.values()].flat()) call.leave(reason);
  }

  private hasItsPart(user: User): boolean {
    return (this.runningOf.get(user) ?? 0) >= this.options.slotsPerUser;
  }

  private count(user: User, change: 1 | -1): void {
    this.running += change;
    const running = (this.runningOf.get(user) ?? 0) + change;
    if (running === 0) this.runningOf.delete(user);
    else this.runningOf.set(user, running);
  }

  private waitInTurn(user: User, signal: AbortSignal): Promise<void> {
    const wait = async () => this.wait(user, signal);
    return tracing()?.span('wait for a turn', 'internal', {}, wait) ?? wait();
  }

  private wait(user: User, signal: AbortSignal): Promise<void> {
    const { waitingPerUser, longestWait } = this.options;
    const calls = this.waiting.get(user) ?? [];
    if (calls.length >= waitingPerUser) throw tooManyWaiting(waitingPerUser);
    this.waiting.set(user, calls);

    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const finish = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
    };
    const call: Waiting = {
      start() {
        finish();
        resolve();
      },
      leave: reason => {
        finish();
        calls.splice(calls.indexOf(call), 1);
        if (calls.length === 0) this.waiting.delete(user);
        reject(reason);
      },
    };
    const abort = () => call.leave(signal.reason);
    const timer = setTimeout(
      () => call.leave(this.hasItsPart(user) ? waitedForOwn(longestWait) : waitedForOthers(longestWait)),
      longestWait,
    );
    signal.addEventListener('abort', abort);
    calls.push(call);
    return promise;
  }

  private startNext(): void {
    for (const [user, calls] of this.waiting) {
      if (this.hasItsPart(user)) continue;
      const call = calls.shift()!;
      this.waiting.delete(user);
      // Behind the other users.
      if (calls.length > 0) this.waiting.set(user, calls);
      this.count(user, 1);
      call.start();
      return;
    }
  }
}

const seconds = (milliseconds: number) => Math.ceil(milliseconds / 1000);

const tooManyWaiting = (most: number) =>
  new ApiError(
    msg(
      '{most} of your queries are waiting already. Wait until some of them have completed, then try again.',
      { most },
    ),
    'RATE_LIMITED',
    { retryAfter: 1 },
  );

const waitedForOwn = (longestWait: number) =>
  new ApiError(
    `Your other queries took longer than ${seconds(longestWait)} seconds. Try again when they have completed.`,
    'RATE_LIMITED',
    { retryAfter: seconds(longestWait) },
  );

const waitedForOthers = (longestWait: number) =>
  new ApiError(
    `Others are using the analytics connections. Try again in ${seconds(longestWait)} seconds.`,
    'RATE_LIMITED',
    { retryAfter: seconds(longestWait) },
  );
