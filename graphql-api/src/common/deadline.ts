import { databaseSilent, overdue } from './errors.ts';

/** How long a request may take, in milliseconds. A response that streams has it for each of its pages. */
export const REQUEST_DEADLINE_MS = 10_000;
/** The same for an ad hoc query, in milliseconds: its turn in the analytics pool and the statement timeout there. */
export const AD_HOC_DEADLINE_MS = 60_000;

/** Cancels work: an `AbortSignal`, or the deadline of a request, which takes less time to make and to listen to. */
export interface Cancellation {
  readonly aborted: boolean;
  readonly reason: unknown;
  throwIfAborted(): void;
  addEventListener(type: 'abort', cancel: () => void): void;
  removeEventListener(type: 'abort', cancel: () => void): void;
}

/**
 * Cancels the work of one request when its time is over, its client disconnects or its database is silent; the sweeper
 * of the running requests checks it. The reason is an error for the client.
 */
export class RequestDeadline implements Cancellation {
  reason: Error | undefined;
  /** As `performance.now`. */
  readonly beganAt = performance.now();
  private endsAt = this.beganAt + REQUEST_DEADLINE_MS;
  private milliseconds = REQUEST_DEADLINE_MS;
  private readonly cancels = new Set<() => void>();
  private controller: AbortController | undefined;

  get aborted(): boolean {
    return this.reason !== undefined;
  }

  /** The same as an `AbortSignal`, for work that combines signals. */
  get signal(): AbortSignal {
    if (!this.controller) {
      const controller = (this.controller = new AbortController());
      const abort = () => controller.abort(this.reason);
      if (this.aborted) abort();
      else this.cancels.add(abort);
    }
    return this.controller.signal;
  }

  throwIfAborted(): void {
    if (this.reason) throw this.reason;
  }

  addEventListener(_type: 'abort', cancel: () => void): void {
    this.cancels.add(cancel);
  }

  removeEventListener(_type: 'abort', cancel: () => void): void {
    this.cancels.delete(cancel);
  }

  /** Sets another deadline, in milliseconds from now. */
  extend(milliseconds: number): void {
    this.milliseconds = milliseconds;
    this.endsAt = performance.now() + milliseconds;
  }

  /** @param now as `performance.now` */
  abortIfOverdue(now: number): void {
    if (now >= this.endsAt) this.abort(overdue(this.milliseconds));
  }

  /** Only while the request runs. */
  abort(reason: Error): void {
    if (this.reason) return;
    this.reason = reason;
    for (const cancel of this.cancels) cancel();
  }
}

/**
 * Waits for work that other requests share, and that goes on without this one.
 * @throws the reason of `signal` once it is aborted
 */
export function unlessAborted<T>(signal: Cancellation, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason as Error);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort);
    // Also after an abort, so that no failure of the work is unhandled.
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

/** Runs a short statement, which is cancelled with UNAVAILABLE when the database is silent for so many milliseconds. */
export async function cancelledWhenSilent<T>(
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(databaseSilent()), milliseconds);
  try {
    return await work(silence.signal);
  } finally {
    clearTimeout(timer);
  }
}

/** How long work that has no deadline of a request may wait for the database, in milliseconds. */
const SILENCE_MS = 4_500;

/**
 * Waits for work on the database outside of a request's deadline.
 * @throws UNAVAILABLE when the database is silent
 */
export function unlessSilent<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(databaseSilent()), SILENCE_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
