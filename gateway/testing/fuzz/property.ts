import fc from 'fast-check';
import { Choices } from './choices.ts';

/** The cases of the normal run are the same each time. */
const FIXED_SEED = 20_261_125;
/** A failing case is made smaller for this long at the most, in milliseconds. */
const SHRINK_TIME = 20_000;
/** How many numbers a case is generated from at the most. */
const LONGEST_CASE = 250;
const LARGEST_NUMBER = 0x7fff_ffff;

/** How long each property is checked, where the environment says so. */
const secondsGiven = () => numberFrom('FUZZ_SECONDS');

/** The time that a property's test may take in all, in milliseconds: the check, shrinking, and a busy machine. */
export const propertyTimeout = () => (secondsGiven() ?? 60) * 2_000 + SHRINK_TIME + 60_000;

/**
 * Checks `holds` on generated cases, and reports the smallest case that fails: the same `cases` in each run, or with
 * `FUZZ_SECONDS` others by chance until the time is over.
 *
 * `FUZZ_SEED` repeats the cases of a run, `FUZZ_RUNS` sets their number.
 * @param generate makes a case; the same choices must give the same case
 * @param holds throws when the case shows a defect
 */
export async function checkProperty<T>(
  cases: number,
  generate: (choices: Choices) => T,
  holds: (value: T) => Promise<void>,
): Promise<void> {
  const seconds = secondsGiven();
  const seed = numberFrom('FUZZ_SEED') ?? (seconds === undefined ? FIXED_SEED : Date.now() & LARGEST_NUMBER);
  const numRuns = numberFrom('FUZZ_RUNS') ?? (seconds === undefined ? cases : 1_000_000);
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
    numRuns,
    ...(seconds !== undefined && { interruptAfterTimeLimit: seconds * 1000 }),
    endOnFailure: true,
  });
  if (found.failed) {
    const smallest = await check({
      seed,
      path: found.counterexamplePath ?? '',
      interruptAfterTimeLimit: SHRINK_TIME,
    });
    // What earlier cases have stored may be part of it.
    const reported = smallest.failed ? smallest : found;
    const report = fc.defaultReportMessage(reported);
    throw new Error(`${report}\n\nRepeat with FUZZ_SEED=${seed}`, { cause: reported.errorInstance });
  }
  if (found.numRuns === 0) throw new Error('No case ran');
}

function numberFrom(name: string): number | undefined {
  const text = process.env[name];
  if (!text) return undefined;
  const number = Number(text);
  if (!Number.isFinite(number) || number < 0) throw new Error(`${name} is "${text}"; it must be a number`);
  return number;
}
