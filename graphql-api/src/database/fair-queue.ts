import { ApiError } from '../common/errors.ts';
import { msg } from '../common/message.ts';
import { tracing } from '../common/tracing.ts';

interface FairQueueOptions {
  /** The number of calls that run at a time. */
  slots: number;
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
 * Runs calls in a limited number of slots, at most one per user at a time: first in, first out for each user, and
 * round-robin between users.
 */
export class FairQueue<User> {
  private readonly running = new Set<User>();
  /** The calls that wait, by user; the user whose turn is next comes first. */
  private readonly waiting = new Map<User, Waiting[]>();

  constructor(private readonly options: FairQueueOptions) {}

  /**
   * @param signal removes the call from the queue when it is aborted
   * @throws ApiError RATE_LIMITED when too many calls of the user wait, or when this one has waited too long
   */
  async run<T>(user: User, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    signal.throwIfAborted();
    if (this.isFree(user)) this.running.add(user);
    else await this.waitInTurn(user, signal);
    try {
      return await work();
    } finally {
      this.running.delete(user);
      this.startNext();
    }
  }

  /** Rejects every call that waits. */
  rejectWaiting(reason: unknown): void {
    for (const call of [...this.waiting.values()].flat()) call.leave(reason);
  }

  private isFree(user: User): boolean {
    return this.running.size < this.options.slots && !this.running.has(user);
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
      () => call.leave(this.running.has(user) ? waitedForOwn(longestWait) : waitedForOthers(longestWait)),
      longestWait,
    );
    signal.addEventListener('abort', abort);
    calls.push(call);
    return promise;
  }

  private startNext(): void {
    for (const [user, calls] of this.waiting) {
      if (this.running.has(user)) continue;
      const call = calls.shift()!;
      this.waiting.delete(user);
      // Behind the other users.
      if (calls.length > 0) this.waiting.set(user, calls);
      this.running.add(user);
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
