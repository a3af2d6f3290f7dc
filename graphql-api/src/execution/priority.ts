import { setTimeout as pause } from 'node:timers/promises';

/** Answers that go first keep others waiting no longer than this at a time, in milliseconds. */
const LONGEST_WAIT = 20;
/** For so long after somebody asked it is likely that somebody asks again. */
const RECENTLY = 1_000;
/** How long the thread is left free then. */
const FREE = 15;

/**
 * Who works at a screen goes before ad hoc questions: the rows of those wait while an answer is worked on, and leave the
 * thread free in between while people are about.
 */
export class Precedence {
  private running = 0;
  private lastEnded = -Infinity;
  private readonly waiting = new Set<() => void>();

  /** Does work that goes first. */
  async first<T>(work: () => Promise<T>): Promise<T> {
    this.running++;
    try {
      return await work();
    } finally {
      this.running--;
      this.lastEnded = performance.now();
      if (this.running === 0) for (const goOn of this.waiting) goOn();
    }
  }

  /** Waits while such work is done, but not for ever, and leaves room for more of it. */
  async giveWay(): Promise<void> {
    if (this.running > 0) await this.untilDone();
    if (performance.now() - this.lastEnded < RECENTLY) await pause(FREE);
  }

  private async untilDone(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.waiting.add(resolve);
    const patience = setTimeout(resolve, LONGEST_WAIT);
    await promise;
    clearTimeout(patience);
    this.waiting.delete(resolve);
  }
}
