import { RequestDeadline } from '../common/deadline.ts';
import { databaseSilent, disconnected } from '../common/errors.ts';

/** How often the running requests are checked, in milliseconds. */
const SWEEP_EVERY_MS = 500;
/** How long a request runs until it is checked that the database responds, in milliseconds. */
const SLOW_MS = 1_000;

/** The requests that are executed at the moment, also those whose clients have disconnected. One timer ends them all. */
export class RunningRequests {
  /** Each with what is called when it ends. */
  private readonly running = new Map<RequestDeadline, (() => void) | undefined>();
  /** Those whose clients have disconnected. */
  private readonly abandoned = new Set<RequestDeadline>();
  private readonly sweeper = setInterval(() => this.sweep(), SWEEP_EVERY_MS).unref();

  /** @param databaseResponds checked while a slow request runs: nothing else that runs would notice a silent database first */
  constructor(private readonly databaseResponds: () => Promise<boolean>) {}

  /** `end` must be called once the response is there. */
  begin(): RequestDeadline {
    const request = new RequestDeadline();
    this.running.set(request, undefined);
    return request;
  }

  end(request: RequestDeadline): void {
    this.running.get(request)?.();
    this.running.delete(request);
    this.abandoned.delete(request);
  }

  /**
   * Its client has disconnected. The next sweep aborts it: most have completed by then, and a statement that is cancelled
   * costs its connection.
   */
  disconnect(request: RequestDeadline): void {
    if (this.running.has(request)) this.abandoned.add(request);
  }

  /** Resolves once those that run now have ended, which each does at its deadline. */
  async completed(): Promise<void> {
    const ended = [...this.running.keys()].map(
      request => new Promise<void>(resolve => this.running.set(request, resolve)),
    );
    await Promise.all(ended);
  }

  close(): void {
    clearInterval(this.sweeper);
  }

  private sweep(): void {
    const now = performance.now();
    const slow: RequestDeadline[] = [];
    for (const request of this.abandoned) request.abort(disconnected());
    for (const request of this.running.keys()) {
      request.abortIfOverdue(now);
      if (now - request.beganAt >= SLOW_MS) slow.push(request);
    }
    if (slow.length > 0) void this.abortIfSilent(slow);
  }

  private async abortIfSilent(slow: readonly RequestDeadline[]): Promise<void> {
    if (await this.databaseResponds().catch(() => false)) return;
    for (const request of slow) if (this.running.has(request)) request.abort(databaseSilent());
  }
}
