import { parseArgs } from 'node:util';
import { allTests } from '../launch/changed-tests.ts';
import { CliError, messageOf } from '../launch/cli-error.ts';
import { processorTime } from '../launch/run-tests.ts';

/** What a part of `test:slow` ended with. */
export interface Result {
  result: 'passed' | 'FAILED' | 'left out';
  /** What failed, a line each. */
  failures?: readonly string[];
}

export type Parts = Readonly<Record<string, () => Promise<Result>>>;

/**
 * The parts that a command line names, or all.
 * @throws CliError if it names another, or has an option
 */
export function chosenParts(parts: Parts, args: readonly string[]): string[] {
  const names = Object.keys(parts);
  const known = `The parts are: ${names.join(', ')}.`;
  const unknown = positionalsOf(args, known).filter(name => !names.includes(name));
  if (unknown.length > 0) throw new CliError(`There is no part ${unknown.join(', ')}. ${known}`);
  return args.length > 0 ? [...new Set(args)] : names;
}

function positionalsOf(args: readonly string[], known: string): string[] {
  try {
    return parseArgs({ args: [...args], allowPositionals: true }).positionals;
  } catch (error) {
    throw new CliError(`${messageOf(error).split('. ')[0]}. ${known}`);
  }
}

/** Runs parts one after the other. @returns what failed, and a table of the parts */
export async function runParts(parts: Parts, names: readonly string[]) {
  const rows: string[] = [];
  const failures: string[] = [];
  for (const name of names) {
    const began = secondsSoFar();
    const { result, failures: own = [] } = await settle(parts[name]!);
    const taken = secondsSoFar().map((seconds, index) => inColumn(seconds - began[index]!));
    rows.push(`${result.padEnd(10)}${name.padEnd(18)}${taken.join('')}`);
    failures.push(...own.map(line => `${name}: ${line}`));
  }
  const heading = `${''.padEnd(28)}${'duration'.padStart(10)}${'processor'.padStart(10)}  in seconds`;
  return {
    failures,
    hasFailed: rows.some(row => row.startsWith('FAILED')),
    table: [heading, ...rows].join('\n'),
  };
}

/** Those of the clock and of processors. */
const secondsSoFar = () => [performance.now() / 1000, processorTime() ?? 0];

const inColumn = (seconds: number) => seconds.toFixed(0).padStart(10);

/** A part that throws has failed; the others still run. */
async function settle(part: () => Promise<Result>): Promise<Result> {
  try {
    return await part();
  } catch (error) {
    console.error(error);
    return { result: 'FAILED', failures: [messageOf(error).split('\n')[0]!] };
  }
}

/**
 * The test files whose paths contain one of these texts.
 * @throws CliError if a text is in no path: its test was renamed
 */
export function testsNamed(texts: readonly string[]): string[] {
  const tests = allTests();
  const missing = texts.filter(text => !tests.some(test => test.includes(text)));
  if (missing.length > 0) throw new CliError(`No path of a test file contains ${missing.join(', ')}.`);
  return tests.filter(test => texts.some(text => test.includes(text)));
}
