import { disconnected, overdue } from './errors.ts';

/** How long a request may take, in milliseconds. A response that streams has it for each of its pages. */
export const REQUEST_DEADLINE_MS = 10_000;
/** The same for an ad hoc query, in milliseconds: its turn in the analytics pool and the statement timeout there. */
export const AD_HOC_DEADLINE_MS = 60_000;

/**
 * Aborts the work of one request when its deadline passes or its client disconnects. `end` must be called once the
 * response is there.
 */
export class RequestDeadline {
  private readonly controller = new AbortController();
  private timer: NodeJS.Timeout;

  /** @param client aborted when the client disconnects */
  constructor(
    private readonly client?: AbortSignal,
    milliseconds = REQUEST_DEADLINE_MS,
  ) {
    this.timer = this.startTimer(milliseconds);
    if (client?.aborted) this.disconnect();
    else client?.addEventListener('abort', this.disconnect);
  }

  /** Its reason is an error for the client. */
  get signal(): AbortSignal {
    return this.controller.signal;
  }

  /** Sets another deadline, in milliseconds from now. */
  extend(milliseconds: number): void {
    clearTimeout(this.timer);
    this.timer = this.startTimer(milliseconds);
  }

  readonly disconnect = (): void => this.controller.abort(disconnected());

  end(): void {
    clearTimeout(this.timer);
    this.client?.removeEventListener('abort', this.disconnect);
  }

  private startTimer(milliseconds: number): NodeJS.Timeout {
    return setTimeout(() => this.controller.abort(overdue(milliseconds)), milliseconds);
  }
}

/**
 * Waits for work that other requests share, and that goes on without this one.
 * @throws the reason of `signal` once it is aborted
 */
export function unlessAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason as Error);
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort);
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
