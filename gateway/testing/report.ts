import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestModule, TestSpecification } from 'vitest/node';
import type { Measured } from '../../graphql-api/testing/processor-seconds.ts';
import { checkout } from '../launch/data-dir.ts';

/** What a run of Vitest has found in a test file, as `run-tests.ts` reads it. */
export interface FileReport {
  project: string;
  /** From the root of the repository. */
  file: string;
  /** Its set-up and imports included. */
  milliseconds: number;
  /** Of its processes, PostgreSQL not among them; undefined where the operating system does not say. */
  processorSeconds?: number | undefined;
  /** Those of them of processes that still ran after the file, which no other count has. */
  runningSeconds?: number | undefined;
  /** How often its pages loaded a document. */
  pageBoots?: number | undefined;
  passed: number;
  skipped: number;
  /** One line each. */
  failures: string[];
}

/** Names the file to which the report is written. */
export const REPORT_FILE = 'GYM_TEST_REPORT';

/** What a run has found so far. */
export interface RunReport {
  /** How many files it has. */
  total: number;
  files: FileReport[];
}

/** How often it says how far it is, in milliseconds. */
const SAY_EVERY = 30_000;

/** Counts tests, measures their files and says how far it is. What a run that is stopped has found is in its report too. */
export default class RunReporter implements Reporter {
  #total = 0;
  #files: FileReport[] = [];
  #began = performance.now();
  #said = 0;

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.#total = specifications.length;
    this.#began = this.#said = performance.now();
    this.#write();
  }

  onTestModuleEnd(module: TestModule): void {
    this.#files.push(reportOf(module));
    this.#write();
    if (!process.env[REPORT_FILE] || performance.now() - this.#said < SAY_EVERY) return;
    this.#said = performance.now();
    console.log(this.#progress());
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    // With what failed after the last test of a file.
    this.#files = modules.map(reportOf);
    this.#write();
  }

  #write(): void {
    const file = process.env[REPORT_FILE];
    if (file)
      writeFileSync(file, JSON.stringify({ total: this.#total, files: this.#files } satisfies RunReport));
  }

  #progress(): string {
    const done = this.#files.length;
    const failures = this.#files.reduce((sum, one) => sum + one.failures.length, 0);
    const perFile = (performance.now() - this.#began) / done;
    const minutes = Math.ceil((perFile * (this.#total - done)) / 60_000);
    return `${done} of ${this.#total} files, ${failures} failures, at most ${minutes} minutes left`;
  }
}

function reportOf(module: TestModule): FileReport {
  const name = { project: module.project.name, file: relativeTo(module.moduleId) };
  const milliseconds = Math.round(timeOf(module));
  const { processorSeconds, runningSeconds, pageBoots }: Measured = module.meta();
  const measured = { milliseconds, processorSeconds, runningSeconds, pageBoots };
  const report: FileReport = { ...name, ...measured, passed: 0, skipped: 0, failures: [] };
  for (const test of module.children.allTests()) {
    const { state, errors } = test.result();
    if (state === 'passed') report.passed++;
    else if (state === 'failed')
      report.failures.push(`${timeKey(name)} > ${test.fullName}: ${reasonOf(errors)}`);
    else report.skipped++;
  }
  // A file that broke before its tests, or after them, counts as one failure.
  if (module.state() === 'failed' && report.failures.length === 0)
    report.failures.push(`${timeKey(name)}: ${reasonOf(module.errors())}`);
  return report;
}

/** Characters of a received value that the message of an assertion abbreviates. */
const MAX_RECEIVED = 600;

function reasonOf([error]: readonly { message: string; actual?: unknown }[]): string {
  const message = stripVTControlCharacters(error?.message ?? 'no error was reported').split('\n', 1)[0]!;
  if (!message.includes('…(') || typeof error?.actual !== 'string') return message;
  const received = stripVTControlCharacters(error.actual).replaceAll(/\s+/g, ' ');
  return `${message}: received ${received.slice(0, MAX_RECEIVED)}`;
}

const relativeTo = (file: string) => file.slice(checkout.length + 1);

function timeOf(module: TestModule): number {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } =
    module.diagnostic();
  return environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration;
}

const TIMES = join(checkout, '.cache/test-times.json');

/** Milliseconds by project and file, of the last run of each file. */
export type TestTimes = Record<string, number>;

export const timeKey = ({ project, file }: Pick<FileReport, 'project' | 'file'>) => `${project} ${file}`;

/** The measured times; empty before the first run. */
export function readTimes(): TestTimes {
  try {
    return JSON.parse(readFileSync(TIMES, 'utf8')) as TestTimes;
  } catch {
    return {};
  }
}

/** Keeps the times of a run beside those of files that it left out. */
export function keepTimes(files: readonly FileReport[]): void {
  const times = readTimes();
  for (const file of files) times[timeKey(file)] = file.milliseconds;
  mkdirSync(dirname(TIMES), { recursive: true });
  writeFileSync(TIMES, `${JSON.stringify(times, null, 1)}\n`);
}
