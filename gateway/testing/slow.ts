/**
 * `npx -y pnpm@12 test:slow [part…]`: what `pnpm test` leaves out, one part after the other, or those that are named.
 * Exits with 1 if one failed. Its last output is a table of the parts.
 *
 *     programs         the test files named `*.slow.*`: programs of developers, hub teams and operators
 *     one-server       failures of processes under load
 *     several-servers  the same of an installation of several servers
 *     random           the fuzz tests for longer
 *     seconds          requirements in seconds, which hold on a machine that does nothing else
 *     cluster          failures of an installation with Patroni, HAProxy and PgBouncer
 *
 *     CHAOS_KILLS      failures of each installation (20)
 *     CHAOS_MINUTES    in an installation, no failure begins after this time (3)
 *     CHAOS_SEED       which failures come when
 *     FUZZ_SECONDS     time of each property (30)
 *     FUZZ_SEED        which cases are generated
 */
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { allTests, isSlow } from '../launch/changed-tests.ts';
import { buildCheck } from '../launch/checks.ts';
import { CliError, exitWith } from '../launch/cli-error.ts';
import { failuresOf, runTests } from '../launch/run-tests.ts';
import {
  type Installation,
  startDistributedInstallation,
  startEmbeddedInstallation,
} from './chaos/installations.ts';
import { formatReport, hasFailed, runKills } from './chaos/kill-run.ts';
import { findPrograms } from './cluster/programs.ts';

/** Tests with requirements in seconds. */
const IN_SECONDS = [
  'frozen-database',
  'testing/replica',
  'testing/traces',
  'chaos/api-failures',
  'auth/revocation',
];
/** So that each property and each measurement has the whole machine. */
const ONE_AFTER_ANOTHER = ['--project=gateway', '--project=graphql-api', '--no-file-parallelism'];

type Result = 'passed' | 'FAILED' | 'left out';

const parts: Readonly<Record<string, () => Promise<Result>>> = {
  programs: () => passing(allTests().filter(isSlow)),
  'one-server': () => surviving(startEmbeddedInstallation),
  'several-servers': () => surviving(startDistributedInstallation),
  random: () =>
    passing([...ONE_AFTER_ANOTHER, 'gateway/testing/fuzz', 'random-operations', 'random-histories'], {
      FUZZ_SECONDS: String(numberFrom('FUZZ_SECONDS', 30)),
    }),
  seconds: () => passing([...ONE_AFTER_ANOTHER, ...IN_SECONDS], { QUIET_MACHINE: 'yes' }),
  cluster: survivingInCluster,
};

function numberFrom(name: string, standard: number): number {
  const number = Number(process.env[name] || standard);
  if (Number.isFinite(number) && number >= 0) return number;
  throw new CliError(`${name} is "${process.env[name]}"; it must be a number.`);
}

const resultOf = (passes: boolean): Result => (passes ? 'passed' : 'FAILED');

async function passing(tests: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Result> {
  const { files, error } = await runTests(tests, env);
  return resultOf(error === undefined && files.length > 0 && failuresOf(files).length === 0);
}

async function surviving(start: () => Promise<Installation>): Promise<Result> {
  const report = await runKills(await start(), {
    kills: numberFrom('CHAOS_KILLS', 20),
    seconds: numberFrom('CHAOS_MINUTES', 3) * 60,
    seed: numberFrom('CHAOS_SEED', Date.now() & 0xff_ffff),
    say: line => console.log(line),
  });
  console.log(`\n${formatReport(report)}\n`);
  return resultOf(!hasFailed(report));
}

async function survivingInCluster(): Promise<Result> {
  const programs = findPrograms();
  if ('missing' in programs) {
    console.log(`The cluster needs programs that are missing: apt-get install ${programs.missing.join(' ')}`);
    return 'left out';
  }
  const child = spawn(process.execPath, ['gateway/testing/cluster/cluster.ts'], { stdio: 'inherit' });
  return resultOf((await new Promise(resolve => child.once('close', resolve))) === 0);
}

function chosenParts(): string[] {
  const { positionals } = parseArgs({ allowPositionals: true });
  const names = Object.keys(parts);
  const unknown = positionals.find(name => !names.includes(name));
  if (unknown) throw new CliError(`There is no part ${unknown}; the parts are: ${names.join(', ')}.`);
  return positionals.length > 0 ? positionals : names;
}

async function main(): Promise<void> {
  const chosen = chosenParts();
  const failure = await buildCheck.run();
  if (failure) throw new CliError(failure);
  const lines: string[] = [];
  for (const name of chosen) {
    const began = performance.now();
    const result = await parts[name]!();
    const seconds = Math.round((performance.now() - began) / 1000);
    lines.push(`${result.padEnd(10)}${name.padEnd(18)}${String(seconds).padStart(6)} s`);
    if (result === 'FAILED') process.exitCode = 1;
  }
  console.log(`\n${lines.join('\n')}`);
}

await main().catch(exitWith);
