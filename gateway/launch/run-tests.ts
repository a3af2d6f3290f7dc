import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkout } from './data-dir.ts';
import { toolEnvironment } from './tool.ts';

export interface Tally {
  passed: number;
  failed: number;
}

/** As much of Vitest's JSON report as is counted. */
interface Report {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

/** Runs Vitest, whose output goes to the terminal, and counts its tests. */
export async function runTests(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), 'gym-report-'));
  const file = join(folder, 'report.json');
  const reporting = [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    '--silent=passed-only',
  ];
  const child = spawn('vitest', ['run', ...reporting, ...args], {
    cwd: checkout,
    env: { ...toolEnvironment, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const code = await new Promise(resolve => child.once('error', resolve).once('close', resolve));
  const tally = readTally(file);
  rmSync(folder, { recursive: true, force: true });
  // An error outside of every test fails the run as well.
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

function readTally(file: string): Tally {
  try {
    return tallyOf(JSON.parse(readFileSync(file, 'utf8')) as Report);
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** A file that broke before its tests, or after them, counts as one failure. */
export function tallyOf({ numPassedTests, numFailedTests, testResults }: Report): Tally {
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some(assertion => assertion.status === 'failed'),
  );
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
}
