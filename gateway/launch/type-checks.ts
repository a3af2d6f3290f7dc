import { reportStep } from './build-for-serving.ts';
import { failureOf } from './tool.ts';

/** Checks projects in the background, one after the other. A project that changes during its check is checked again. */
export class TypeChecks {
  readonly #waiting = new Set<string>();
  readonly #ended = new AbortController();
  #running = false;

  async add(project: string): Promise<void> {
    this.#waiting.add(project);
    if (this.#running) return;
    this.#running = true;
    for (const next of this.#waiting) {
      this.#waiting.delete(next);
      await this.#check(next);
    }
    this.#running = false;
  }

  /** Ends the running check. */
  end(): void {
    this.#waiting.clear();
    this.#ended.abort();
  }

  /** Checks the types of a project and prints the errors. */
  async #check(project: string): Promise<void> {
    const began = performance.now();
    const { signal } = this.#ended;
    const failure = await failureOf(['tsc', '-b', project], { signal });
    if (!signal.aborted)
      reportStep('checked', project.split('/')[0]!, (performance.now() - began) / 1000, failure);
  }
}
