import { randomInt } from 'node:crypto';
import type { Parameters } from 'fast-check';

const { FUZZ_SECONDS, FUZZ_SEED, FUZZ_RUNS } = process.env;

/** Of a test with random cases, in milliseconds: with time to make a failing case smaller. */
export const RANDOM_TIMEOUT = 600_000 + Number(FUZZ_SECONDS || 0) * 1_000;

/** The same cases in each run, or with `FUZZ_SECONDS` others by chance until the time is over. A failure reports the seed. */
export function casesOf(cases: number): Pick<Parameters, 'seed' | 'numRuns' | 'interruptAfterTimeLimit'> {
  return {
    seed: Number(FUZZ_SEED || (FUZZ_SECONDS ? randomInt(2 ** 31) : 20_261_125)),
    numRuns: Number(FUZZ_RUNS || (FUZZ_SECONDS ? 100_000_000 : cases)),
    ...(FUZZ_SECONDS && { interruptAfterTimeLimit: Number(FUZZ_SECONDS) * 1_000 }),
  };
}
