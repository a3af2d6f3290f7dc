import fc from 'fast-check';
import { Choices } from './choices.ts';

/** How long and how often a property is checked. */
export interface Budget {
  /** Wall-clock time in the normal test run. */
  seconds: number;
  /** The property counts as checked only after this many runs. */
  atLeast: number;
}

/** A failing case is made smaller for this long at the most, in milliseconds. */
const SHRINK_TIME = 20_000;
/** How many numbers a case is generated from at the most. */
const LONGEST_CASE = 250;
const LARGEST_NUMBER = 0x7fff_ffff;

/** The time that a property's test may take in all, in milliseconds: the check, shrinking, and a busy machine. */
export const timeoutFor = ({ seconds }: Budget) => secondsOf(seconds) * 2_000 + SHRINK_TIME + 60_000;

const secondsOf = (seconds: number) => numberFrom('FUZZ_SECONDS') ?? seconds;

/**
 * Checks `holds` on generated cases until the time is over, and reports the smallest case that fails.
 *
 * `FUZZ_SEED` repeats the cases of a run, `FUZZ_SECONDS` and `FUZZ_RUNS` bound each property's time and number of cases.
 * @param generate makes a case; the same choices must give the same case
 * @param holds throws when the case shows a defect
 */
export async function checkProperty<T>(
  { seconds, atLeast }: Budget,
  generate: (choices: Choices) => T,
  holds: (value: T) => Promise<void>,
): Promise<void> {
  const seed = numberFrom('FUZZ_SEED') ?? Date.now() & LARGEST_NUMBER;
  const runs = numberFrom('FUZZ_RUNS');
  const numbers = fc.noBias(
    fc.array(fc.nat({ max: LARGEST_NUMBER }), { maxLength: LONGEST_CASE, size: 'max' }),
  );
  let running: Promise<void> = Promise.resolve();
  const property = fc.asyncProperty(
    numbers.map(found => generate(new Choices(found))),
    value => (running = holds(value)),
  );
  const check = async (parameters: fc.Parameters<[T]>) => {
    const details = await fc.check(property, parameters);
    // Out of time, fast-check leaves the last case running.
    await running.catch(() => undefined);
    return details;
  };
  const found = await check({
    seed,
    numRuns: runs ?? 1_000_000,
    interruptAfterTimeLimit: secondsOf(seconds) * 1000,
    endOnFailure: true,
  });
  if (found.failed) {
    const smallest = await check({
      seed,
      path: found.counterexamplePath ?? '',
      interruptAfterTimeLimit: SHRINK_TIME,
    });
    const report = fc.defaultReportMessage(smallest.failed ? smallest : found);
    throw new Error(`${report}\n\nRepeat with FUZZ_SEED=${seed}`, { cause: smallest.errorInstance });
  }
  const wanted = runs ?? atLeast;
  if (found.numRuns < wanted)
    throw new Error(`Only ${found.numRuns} cases ran in ${secondsOf(seconds)} s; at least ${wanted} must`);
}

function numberFrom(name: string): number | undefined {
  const text = process.env[name];
  if (!text) return undefined;
  const number = Number(text);
  if (!Number.isFinite(number) || number < 0) throw new Error(`${name} is "${text}"; it must be a number`);
  return number;
}
