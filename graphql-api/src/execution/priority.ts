import { setTimeout as pause } from 'node:timers/promises';

/** How long ad hoc work yields to interactive requests at a time, in milliseconds. */
const MAX_YIELD_MS = 20;
/** For this time after an interactive request another one is likely, in milliseconds. */
const RECENT_MS = 1_000;
/** How long ad hoc work leaves the thread idle then, in milliseconds. */
const IDLE_MS = 15;

/** Runs interactive requests before ad hoc ones: these yield between their rows. */
export class Priority {
  private running = 0;
  private lastEnded = -Infinity;
  private readonly waiting = new Set<() => void>();

  /** An interactive request begins; `end` must be called after it. */
  begin(): void {
    this.running++;
  }

  end(): void {
    this.running--;
    this.lastEnded = performance.now();
    if (this.running === 0) for (const resume of this.waiting) resume();
  }

  /** Waits until no interactive request runs, up to a limit, and leaves the thread idle for the next one. */
  async yield(): Promise<void> {
    if (this.running > 0) await this.untilIdle();
    if (performance.now() - this.lastEnded < RECENT_MS) await pause(IDLE_MS);
  }

  private async untilIdle(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.waiting.add(resolve);
    const timeout = setTimeout(resolve, MAX_YIELD_MS);
    await promise;
    clearTimeout(timeout);
    this.waiting.delete(resolve);
  }
}
