import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepTimes, REPORT_FILE, type FileTime, type RunReport } from '../testing/report.ts';
import { checkout } from './data-dir.ts';
import { toolEnvironment } from './tool.ts';

/** Files that the summary of a run names. */
const NAMED_FILES = 20;

/** Runs Vitest, whose output goes to the terminal, counts its tests and keeps how long their files took. */
export async function runTests(
  args: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
): Promise<RunReport> {
  const folder = mkdtempSync(join(tmpdir(), 'gym-report-'));
  const file = join(folder, 'report.json');
  const reporting = ['--reporter=default', '--reporter=gateway/testing/report.ts', '--silent=passed-only'];
  const child = spawn('vitest', ['run', ...reporting, ...args], {
    cwd: checkout,
    env: { ...toolEnvironment, ...env, [REPORT_FILE]: file },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const code = await new Promise(resolve => child.once('error', resolve).once('close', resolve));
  const report = readReport(file);
  rmSync(folder, { recursive: true, force: true });
  keepTimes(report.files);
  // An error outside of every test fails the run as well.
  return code !== 0 && report.failures.length === 0
    ? { ...report, failures: [`Vitest ended with code ${code}: an error outside of every test`] }
    : report;
}

function readReport(file: string): RunReport {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as RunReport;
  } catch {
    return { passed: 0, failures: ['Vitest wrote no report'], skipped: 0, files: [] };
  }
}

/** Where the time of a run went: the sum of each project, and the slowest files. */
export function summaryOf(files: readonly FileTime[]): string {
  const projects = [...Map.groupBy(files, ({ project }) => project)].map(
    ([project, own]) => `${seconds(total(own))}  ${project} (${own.length} files)`,
  );
  const slowest = files.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, NAMED_FILES);
  const lines = slowest.map(
    ({ project, file, milliseconds }) => `${seconds(milliseconds)}  ${file} [${project}]`,
  );
  return ['Seconds of all files by project:', ...projects, 'The slowest files:', ...lines].join('\n');
}

const total = (files: readonly FileTime[]) => files.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1).padStart(8);

/**
 * Seconds of processor time of the processes that this one has started and waited for, with theirs; undefined where the
 * operating system does not say.
 */
export function processorTime(): number | undefined {
  try {
    // After the name, which may contain spaces: the 14th and 15th values are those of the children, in hundredths.
    const [, values = ''] = readFileSync('/proc/self/stat', 'utf8').split(/\) (?=\S )/);
    const [user, system] = values.split(' ').slice(13, 15).map(Number);
    return (user! + system!) / 100;
  } catch {
    return undefined;
  }
}
