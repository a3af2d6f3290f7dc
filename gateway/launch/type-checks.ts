import { reportStep } from './build-for-serving.ts';
import { failureOf } from './tool.ts';

/** Checks the types of a package and prints the errors. @returns whether there are none */
export async function checkTypes(folder: string): Promise<boolean> {
  const began = performance.now();
  const failure = await failureOf(['tsc', '-b', folder]);
  reportStep('checked', folder, (performance.now() - began) / 1000, failure);
  return failure === undefined;
}

/** Checks packages in the background, one after the other. A package that changes during its check is checked again. */
export class TypeChecks {
  readonly #waiting = new Set<string>();
  #running = false;

  async add(folder: string): Promise<void> {
    this.#waiting.add(folder);
    if (this.#running) return;
    this.#running = true;
    for (const next of this.#waiting) {
      this.#waiting.delete(next);
      await checkTypes(next);
    }
    this.#running = false;
  }
}
