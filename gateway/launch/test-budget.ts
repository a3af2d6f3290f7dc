import type { FileReport } from '../testing/report.ts';
import { isBrowserTest, isSlow } from './changed-tests.ts';

/** Processor seconds that a test file with a browser may take unless it is slow, on a machine of usual speed. */
const OF_BROWSER_FILE = 60;
/**
 * The same of the whole run, its browsers and PostgreSQL among it: a quarter more than it takes, since the measured speed
 * of one machine varies by as much.
 */
const OF_RUN = 4_500;
/** How often the pages of the whole run may boot: `visit` leads on in a page that is open. */
const PAGE_BOOTS = 500;
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
      ({ file, processorSeconds = 0 }) =>
        isBrowserTest(file) && !isSlow(file) && processorSeconds > limitOf(OF_BROWSER_FILE),
    )
    .map(({ file, processorSeconds = 0 }) => line(file, processorSeconds, limitOf(OF_BROWSER_FILE)));
  const boots = files.reduce((sum, { pageBoots = 0 }) => sum + pageBoots, 0);
  return [
    ...ofFiles,
    ...(whole !== undefined && whole > limitOf(OF_RUN) ? [line('The run', whole, limitOf(OF_RUN))] : []),
    ...(boots > PAGE_BOOTS ? [`Pages were booted ${boots} times; they may be ${PAGE_BOOTS} times`] : []),
  ];
}
