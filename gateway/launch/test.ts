/**
 * `npx -y pnpm@12 test`: every check and every test. Its last line is `N passed, N failed`, where a check counts as
 * one and a test as one.
 *
 *     pnpm test [filter…]              only tests whose file path contains a filter
 *     pnpm test --only unit|browser    only tests of this kind
 */
import { parseArgs } from 'node:util';
import { buildCheck, type Check, checks } from './checks.ts';
import { exitWith, messageOf, CliError } from './cli-error.ts';
import { whenAbandoned } from './processes.ts';
import { runTests } from './run-tests.ts';

/** What `--only` chooses, as Vitest's projects. */
const kinds: Record<string, readonly string[]> = {
  unit: ['--project=!browser'],
  browser: ['--project=browser'],
};

async function main(): Promise<void> {
  const { only, filters } = readArguments();
  const part = only !== undefined || filters.length > 0;
  const results: boolean[] = [];
  for (const check of part ? buildCheck : checks) results.push(await report(check));

  const tests = await runTests([...(kinds[only ?? ''] ?? []), ...filters]);
  const passed = results.filter(Boolean).length + tests.passed;
  const failed = results.filter(good => !good).length + tests.failed;
  if (failed > 0) process.exitCode = 1;
  console.log(`\n${passed} passed, ${failed} failed`);
}

function readArguments(): { only: string | undefined; filters: string[] } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { only: { type: 'string' } },
    });
    if (values.only === undefined || values.only in kinds) return { only: values.only, filters: positionals };
  } catch (error) {
    throw new CliError(messageOf(error).split('. ')[0] ?? 'Unknown option');
  }
  throw new CliError('--only takes unit or browser.');
}

async function report({ name, run }: Check): Promise<boolean> {
  const began = performance.now();
  const wrong = await run();
  const seconds = ((performance.now() - began) / 1000).toFixed(1).padStart(6);
  console.log(`${wrong === undefined ? 'passed' : 'FAILED'}  ${name.padEnd(16)}${seconds} s`);
  if (wrong !== undefined) console.log(`\n${wrong}\n`);
  return wrong === undefined;
}

// The tests run in this process's group.
whenAbandoned(() => process.kill(0, 'SIGTERM'));
await main().catch(exitWith);
