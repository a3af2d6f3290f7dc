import { databaseSilent, disconnected, overdue } from './errors.ts';

/** How long a request may take, in milliseconds. A response that streams has it for each of its pages. */
export const REQUEST_DEADLINE_MS = 10_000;
/** The same for an ad hoc query, in milliseconds: its turn in the analytics pool and the statement timeout there. */
export const AD_HOC_DEADLINE_MS = 60_000;
/** How long a request runs until it is checked that the database responds, and between two checks, in milliseconds. */
const CHECK_EVERY_MS = 1_000;

/**
 * Aborts the work of one request when its deadline passes, its client disconnects or its database is silent. `end` must
 * be called once the response is there.
 */
export class RequestDeadline {
  private readonly controller = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private milliseconds = 0;
  /** As `performance.now`. */
  private endsAt = 0;
  private isReady: (() => Promise<boolean>) | undefined;

  /** @param client aborted when the client disconnects */
  constructor(
    private readonly client?: AbortSignal,
    milliseconds = REQUEST_DEADLINE_MS,
  ) {
    this.extend(milliseconds);
    if (client?.aborted) this.disconnect();
    else client?.addEventListener('abort', this.disconnect);
  }

  /** Its reason is an error for the client. */
  get signal(): AbortSignal {
    return this.controller.signal;
  }

  /** Sets another deadline, in milliseconds from now. */
  extend(milliseconds: number): void {
    this.milliseconds = milliseconds;
    this.endsAt = performance.now() + milliseconds;
    this.startTimer(milliseconds);
  }

  /** While the request runs, ends it when the database does not respond: nothing else that runs would be the first to. */
  watch(isReady: () => Promise<boolean>): void {
    this.isReady = isReady;
  }

  readonly disconnect = (): void => this.controller.abort(disconnected());

  end(): void {
    this.isReady = undefined;
    clearTimeout(this.timer);
    this.client?.removeEventListener('abort', this.disconnect);
  }

  private startTimer(remaining: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(this.check, Math.min(remaining, CHECK_EVERY_MS));
  }

  private readonly check = (): void => {
    const remaining = this.endsAt - performance.now();
    if (remaining <= 0) return this.controller.abort(overdue(this.milliseconds));
    this.startTimer(remaining);
    void this.abortIfSilent();
  };

  private async abortIfSilent(): Promise<void> {
    const responds = await this.isReady?.().catch(() => false);
    if (responds === false && this.isReady) this.controller.abort(databaseSilent());
  }
}

/**
 * Waits for work that other requests share, and that goes on without this one.
 * @throws the reason of `signal` once it is aborted
 */
export function unlessAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason as Error);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort);
    // Also after an abort, so that no failure of the work is unhandled.
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
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
