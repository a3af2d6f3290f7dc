/** A step of a start that takes seconds. */
export interface Step {
  /** What it does, for the line before: `fills`. */
  does: string;
  /** What it did, for the line after: `filled`. */
  done: string;
  name: string;
  /** How many seconds it usually takes. */
  usually: number;
}

/** Prints a line, runs the step, and prints its duration. */
export async function runStep<T>({ does, done, name, usually }: Step, work: () => Promise<T>): Promise<T> {
  console.log(`  ${does.padEnd(9)}${name.padEnd(18)}usually ${usually} s`);
  const began = performance.now();
  const result = await work();
  reportStep(done, name, (performance.now() - began) / 1000, undefined);
  return result;
}

/** Prints one line for a finished step with its duration, and its messages if it failed. */
export function reportStep(done: string, name: string, seconds: number, failure: string | undefined): void {
  const line = `${name.padEnd(18)}${seconds.toFixed(1)} s`;
  if (failure === undefined) console.log(`  ${done.padEnd(9)}${line}`);
  else console.error(`  ${'FAILED'.padEnd(9)}${line}\n\n${failure}\n`);
}
