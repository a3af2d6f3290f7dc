import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepTimes, REPORT_FILE, timeKey, type FileReport, type RunReport } from '../testing/report.ts';
import { checkout } from './data-dir.ts';
import { toolEnvironment } from './tool.ts';
import { afterRepetition } from './unstable-tests.ts';

/** Files that the summary of a run names. */
const NAMED_FILES = 30;

/** What a run of Vitest has found. */
export interface TestRun {
  files: FileReport[];
  /** An error outside of every test, which fails the run as well. */
  error?: string;
}

/** Runs Vitest, whose output goes to the terminal, and keeps how long its files took. */
export async function runTests(args: readonly string[] = [], env: NodeJS.ProcessEnv = {}): Promise<TestRun> {
  const folder = mkdtempSync(join(tmpdir(), 'gym-report-'));
  const report = join(folder, 'report.json');
  const reporting = ['--reporter=default', '--reporter=gateway/testing/report.ts', '--silent=passed-only'];
  const child = spawn('vitest', ['run', ...reporting, ...args], {
    cwd: checkout,
    env: { ...toolEnvironment, ...env, [REPORT_FILE]: report },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const code = await new Promise(resolve => child.once('error', resolve).once('close', resolve));
  const read = readReport(report);
  rmSync(folder, { recursive: true, force: true });
  if (!read) return { files: [], error: 'Vitest wrote no report' };
  const { files, total } = read;
  keepTimes(files);
  if (files.length < total) return { files, error: `Stopped after ${files.length} of ${total} files` };
  return code !== 0 && failuresOf(files).length === 0
    ? { files, error: `Vitest ended with code ${code}: an error outside of every test` }
    : { files };
}

function readReport(report: string): RunReport | undefined {
  try {
    return JSON.parse(readFileSync(report, 'utf8')) as RunReport;
  } catch {
    return undefined;
  }
}

/** Files that failed and are run again; when more of them fail, something is broken. */
const REPEATED_FILES = 8;

/**
 * Runs the few files again that failed, with nothing beside them, so that the report says what is broken and what is
 * unstable: what passes then failed because the machine was busy or because of a race, and fails the run as well.
 */
export async function repeatFailed(run: TestRun): Promise<TestRun> {
  const failed = run.files.filter(({ failures }) => failures.length > 0);
  if (run.error !== undefined || failed.length === 0 || failed.length > REPEATED_FILES) return run;
  console.log(`\nAgain, with nothing beside it:\n${failuresOf(failed).join('\n')}`);
  const again = await runTests(['--no-file-parallelism', ...failed.map(({ file }) => file)]);
  const repeated = new Map(again.files.map(file => [timeKey(file), file]));
  const files = run.files.map(file => {
    const second = repeated.get(timeKey(file));
    return second ? afterRepetition(file, second) : file;
  });
  return { ...again, files };
}

export const failuresOf = (files: readonly FileReport[]) => files.flatMap(({ failures }) => failures);

/** Where the processor time of a run went: the sum of each project, and the files that took most; how often pages booted. */
export function summaryOf(files: readonly FileReport[]): string {
  const projects = [...Map.groupBy(files, ({ project }) => project)].map(
    ([project, own]) => `${figures(own)}  ${project} (${own.length} files)`,
  );
  const most = files
    .toSorted((a, b) => secondsOf(b) - secondsOf(a) || b.milliseconds - a.milliseconds)
    .slice(0, NAMED_FILES)
    .map(file => `${figures([file])}  ${file.file} [${file.project}]`);
  const boots = files.reduce((sum, { pageBoots = 0 }) => sum + pageBoots, 0);
  return [
    `${'processor'.padStart(WIDTH)}${'duration'.padStart(WIDTH)}  in seconds`,
    ...projects,
    ...most,
    ...(boots > 0 ? [`${boots} times a page was booted`] : []),
  ].join('\n');
}

const WIDTH = 10;
const secondsOf = ({ processorSeconds = 0 }: FileReport) => processorSeconds;

function figures(files: readonly FileReport[]): string {
  const processor = files.reduce((sum, file) => sum + secondsOf(file), 0);
  const duration = files.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1000;
  return [processor, duration].map(seconds => seconds.toFixed(1).padStart(WIDTH)).join('');
}

/**
 * Seconds of processor time of the processes that this one has started and waited for, with theirs, and of the browsers of
 * the files; undefined where the operating system does not say.
 */
export function processorTime(files: readonly FileReport[] = []): number | undefined {
  try {
    // After the name, which may contain spaces: the 14th and 15th values are those of the children, in hundredths.
    const [, values = ''] = readFileSync('/proc/self/stat', 'utf8').split(/\) (?=\S )/);
    const [user, system] = values.split(' ').slice(13, 15).map(Number);
    return files.reduce((sum, { runningSeconds = 0 }) => sum + runningSeconds, (user! + system!) / 100);
  } catch {
    return undefined;
  }
}
