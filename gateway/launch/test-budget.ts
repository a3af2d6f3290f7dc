import type { FileReport } from '../testing/report.ts';
import { isBrowserTest } from './changed-tests.ts';

/** Processor seconds that a test file with a browser may take, on a machine of usual speed. */
const OF_BROWSER_FILE = 75;
/** The same of the whole run. */
const OF_RUN = 3_600;
/** Processor seconds of `work` there, where a build from nothing takes 70. */
const USUAL_WORK = 0.117;
const REPETITIONS = 5;

const RECORDS = Array.from({ length: 2_000 }, (_, id) => ({
  id,
  name: `Member ${id}`,
  tags: ['a', String(id)],
}));

/** What says how fast the machine is now. @returns its processor seconds */
function work(): number {
  const before = process.cpuUsage();
  for (let round = 0; round < 60; round++) JSON.parse(JSON.stringify(RECORDS));
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

/** How many times slower than usual the machine is now; 0.5 where it is twice as fast. */
export const slowness = () => Math.min(...Array.from({ length: REPETITIONS }, work)) / USUAL_WORK;

/**
 * What took more processor time than it may, one line each.
 * @param whole processor seconds of the whole run; undefined for a part, or where the operating system does not say
 */
export function overBudget(
  files: readonly FileReport[],
  whole: number | undefined,
  slower = slowness(),
): string[] {
  const limitOf = (seconds: number) => Math.round(seconds * slower);
  const line = (name: string, seconds: number, limit: number) =>
    `${name} took ${Math.round(seconds)} s of processor time; it may take ${limit} on this machine`;
  const ofFiles = files
    .filter(
      ({ file, processorSeconds = 0 }) => isBrowserTest(file) && processorSeconds > limitOf(OF_BROWSER_FILE),
    )
    .map(({ file, processorSeconds = 0 }) => line(file, processorSeconds, limitOf(OF_BROWSER_FILE)));
  return whole !== undefined && whole > limitOf(OF_RUN)
    ? [...ofFiles, line('The run', whole, limitOf(OF_RUN))]
    : ofFiles;
}
