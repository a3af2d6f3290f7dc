import { setTimeout as sleep } from 'node:timers/promises';
import { reportStep } from './steps.ts';
import { failureOf } from './tool.ts';

/** Milliseconds in which pages reload and the server starts, before a check takes processor time from them. */
const PAUSE = 1_000;

/** Checks projects in the background, one after the other. A project that changes during its check is checked again. */
export class TypeChecks {
  readonly #waiting = new Set<string>();
  readonly #ended = new AbortController();
  #running: Promise<void> | undefined;

  add(project: string): void {
    this.#waiting.add(project);
    this.#running ??= this.#run();
  }

  /** Ends the running check, and resolves when it has ended. */
  async end(): Promise<void> {
    this.#waiting.clear();
    this.#ended.abort();
    await this.#running;
  }

  async #run(): Promise<void> {
    await sleep(PAUSE);
    for (const next of this.#waiting) {
      this.#waiting.delete(next);
      await this.#check(next);
    }
    this.#running = undefined;
  }

  /** Checks the types of a project and prints the errors. Takes one processor, and builds and pages have priority. */
  async #check(project: string): Promise<void> {
    const began = performance.now();
    const { signal } = this.#ended;
    const failure = await failureOf(['nice', 'tsc', '-b', '--singleThreaded', project], { signal });
    if (!signal.aborted)
      reportStep('checked', project.split('/')[0]!, (performance.now() - began) / 1000, failure);
  }
}
