/**
 * `npx -y pnpm@12 test`: every check and every test that is not slow. Its last line is `N passed, N failed, N skipped`, where a check
 * counts as one and a test as one.
 *
 *     pnpm test [filter…]              only tests whose file path contains a filter, slow ones too
 *     pnpm test --only unit|browser    only tests of this kind
 *     pnpm test --changed              only tests that files which are not committed can affect
 *     pnpm test --since COMMIT         the same of all that changed since a commit
 *     pnpm test --list …               names the files instead of running them
 */
import { parseArgs } from 'node:util';
import { allTests, changedTests, isBrowserTest, isSlow, usesBuilds } from './changed-tests.ts';
import { buildCheck, type Check, checksBesideTests } from './checks.ts';
import { exitWith, messageOf, CliError } from './cli-error.ts';
import { whenAbandoned } from './processes.ts';
import { overBudget, slowness } from './test-budget.ts';
import { failuresOf, processorTime, repeatFailed, runTests, summaryOf } from './run-tests.ts';

/** What `--only` chooses. */
const kinds: Record<string, (test: string) => boolean> = {
  unit: test => !isBrowserTest(test),
  browser: isBrowserTest,
};

async function main(): Promise<void> {
  const args = readArguments();
  const chosen = chooseTests(args);
  if (args.list) return console.log((chosen ?? allTests().filter(test => !isSlow(test))).join('\n'));
  const needed = chosen === undefined || chosen.some(usesBuilds) ? [buildCheck] : [];
  const others = chosen === undefined ? checksBesideTests : [];
  const wrong = await failedOf(needed);
  const runnable = wrong.length === 0 ? chosen : withoutBuilds(chosen);
  const [wrongToo, tests] = await Promise.all([failedOf(others), runChosen(runnable)]);
  const failures = [...wrong, ...wrongToo, ...tests.failures];
  const passed = needed.length - wrong.length + others.length - wrongToo.length + tests.passed;
  if (failures.length > 0) {
    process.exitCode = 1;
    console.log(`\n${failures.map(line => `FAILED  ${line}`).join('\n')}`);
  }
  console.log(`\n${passed} passed, ${failures.length} failed, ${tests.skipped} skipped`);
}

/** Runs test files, and says what they took. */
async function runChosen(chosen: string[] | undefined) {
  if (chosen?.length === 0) return { passed: 0, skipped: 0, failures: [] };
  const run = chosen ? await runTests(chosen) : await runTests([], { WITHOUT_SLOW_TESTS: 'yes' });
  const { files, error } = chosen ? run : await repeatFailed(run);
  const slower = slowness();
  const processor = processorTime(files);
  console.log(`\n${summaryOf(files)}\n${took(processor, slower)}`);
  return {
    passed: files.reduce((sum, file) => sum + file.passed, 0),
    skipped: files.reduce((sum, file) => sum + file.skipped, 0),
    failures: [
      ...failuresOf(files),
      ...(error === undefined ? [] : [error]),
      ...overBudget(files, chosen ? undefined : processor, slower),
    ],
  };
}

/** The chosen test files; undefined for all tests that are not slow, and all checks. */
function chooseTests({ only, since, filters }: Arguments): string[] | undefined {
  const isWhole = since === undefined && filters.length === 0;
  if (isWhole && only === undefined) return undefined;
  const all = allTests().filter(test => !isWhole || !isSlow(test));
  const isOfKind = kinds[only ?? ''] ?? (() => true);
  const isNamed = (test: string) => filters.length === 0 || filters.some(filter => test.includes(filter));
  const chosen = (since === undefined ? all : changedTests(since)).filter(
    test => isOfKind(test) && isNamed(test),
  );
  if (since !== undefined) console.log(`${chosen.length} of ${all.length} test files`);
  else if (chosen.length === 0) throw new CliError('No path of a test file contains that.');
  return chosen;
}

/** Those of the chosen tests that need no build, where one failed: the others would only say so, each after a long wait. */
function withoutBuilds(chosen: string[] | undefined): string[] {
  const runnable = (chosen ?? allTests().filter(test => !isSlow(test))).filter(test => !usesBuilds(test));
  console.log(`Without a build, only ${runnable.length} test files run.`);
  return runnable;
}

/** What the run took so far. */
function took(processor: number | undefined, slower: number): string {
  const wall = Math.floor(performance.now() / 1000);
  const ofProcessor = processor === undefined ? '' : `, ${Math.round(processor)} s of processor time`;
  return `${wall} s in all${ofProcessor}, on a machine ${(1 / slower).toFixed(1)} times as fast as usual`;
}

interface Arguments {
  only?: string | undefined;
  /** A commit of git. */
  since?: string | undefined;
  /** Names the tests instead of running them. */
  list: boolean;
  filters: string[];
}

function readArguments(): Arguments {
  try {
    const { values, positionals: filters } = parseArgs({
      allowPositionals: true,
      options: {
        only: { type: 'string' },
        changed: { type: 'boolean' },
        since: { type: 'string' },
        list: { type: 'boolean', default: false },
      },
    });
    const since = values.since ?? (values.changed ? 'HEAD' : undefined);
    if (values.only === undefined || values.only in kinds)
      return { only: values.only, since, list: values.list, filters };
  } catch (error) {
    throw new CliError(messageOf(error).split('. ')[0] ?? 'Unknown option');
  }
  throw new CliError('--only takes unit or browser.');
}

/** Runs checks one after the other. @returns the names of those that failed */
async function failedOf(checks: readonly Check[]): Promise<string[]> {
  const names: string[] = [];
  for (const check of checks) if (!(await report(check))) names.push(check.name);
  return names;
}

async function report({ name, run }: Check): Promise<boolean> {
  const began = performance.now();
  const wrong = await run();
  const seconds = ((performance.now() - began) / 1000).toFixed(1).padStart(6);
  console.log(`${wrong === undefined ? 'passed' : 'FAILED'}  ${name.padEnd(16)}${seconds} s`);
  if (wrong !== undefined) console.log(`\n${wrong}\n`);
  return wrong === undefined;
}

// Vitest is interrupted too; what it has found until then is still said.
process.on('SIGINT', () => {});
// The tests run in this process's group.
whenAbandoned(() => process.kill(0, 'SIGTERM'));
await main().catch(exitWith);
