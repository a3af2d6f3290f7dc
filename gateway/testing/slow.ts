/**
 * `npx -y pnpm@12 test:slow [part…]`: what `pnpm test` leaves out, one part after the other, or those that are named.
 * Exits with 1 if one failed. Its last output is a table of the parts, after the names of what failed.
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
import { allTests, isSlow } from '../launch/changed-tests.ts';
import { buildCheck } from '../launch/checks.ts';
import { CliError, exitWith } from '../launch/cli-error.ts';
import { failuresOf, runTests } from '../launch/run-tests.ts';
import { type Installation, startSeveralServers, startEmbeddedInstallation } from './chaos/installations.ts';
import { formatReport, hasFailed, type KillRunOptions, runKills } from './chaos/kill-run.ts';
import { findPrograms } from './cluster/programs.ts';
import { chosenParts, type Parts, type Result, runParts, testsNamed } from './slow-parts.ts';

/** Tests with requirements in seconds. */
const IN_SECONDS = ['src/frozen-database', 'testing/replica.slow', 'testing/traces.slow', 'auth/revocation'];
const RANDOM = [
  'testing/fuzz/',
  'operations/random-operations',
  'operations/random-histories',
  'query/random-aggregates',
];

/** @throws CliError on an impossible value in the environment */
function partsOf(): Parts {
  const fuzzSeconds = String(numberFrom('FUZZ_SECONDS', 30));
  const kills = {
    kills: numberFrom('CHAOS_KILLS', 20),
    seconds: numberFrom('CHAOS_MINUTES', 3) * 60,
    seed: numberFrom('CHAOS_SEED', Date.now() & 0xff_ffff),
  };
  return {
    programs: () => passing(allTests().filter(isSlow)),
    'one-server': () => surviving(startEmbeddedInstallation, kills),
    'several-servers': () => surviving(startSeveralServers, kills),
    random: () => passingAlone(RANDOM, { FUZZ_SECONDS: fuzzSeconds }),
    seconds: () => passingAlone(IN_SECONDS, { QUIET_MACHINE: 'yes' }),
    cluster: survivingInCluster,
  };
}

function numberFrom(name: string, standard: number): number {
  const number = Number(process.env[name] || standard);
  if (Number.isFinite(number) && number >= 0) return number;
  throw new CliError(`${name} is "${process.env[name]}"; it must be a number.`);
}

const resultOf = (failures: readonly string[]): Result => ({
  result: failures.length > 0 ? 'FAILED' : 'passed',
  failures,
});

async function passing(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Result> {
  const { files, error } = await runTests(args, env);
  return resultOf([...failuresOf(files), ...(error === undefined ? [] : [error])]);
}

/** One test file after the other, so that each property and each measurement has the whole machine. */
const passingAlone = (names: readonly string[], env: NodeJS.ProcessEnv) =>
  passing(['--no-file-parallelism', ...testsNamed(names)], env);

async function surviving(start: () => Promise<Installation>, options: KillRunOptions): Promise<Result> {
  const report = await runKills(await start(), { ...options, say: line => console.log(line) });
  console.log(`\n${formatReport(report)}\n`);
  return resultOf(hasFailed(report) ? [`seed ${options.seed}`] : []);
}

async function survivingInCluster(): Promise<Result> {
  const programs = findPrograms();
  if ('missing' in programs) {
    console.log(`The cluster needs programs that are missing: apt-get install ${programs.missing.join(' ')}`);
    return { result: 'left out' };
  }
  const child = spawn(process.execPath, ['gateway/testing/cluster/cluster.ts'], { stdio: 'inherit' });
  const code = await new Promise(resolve => child.once('close', resolve));
  return resultOf(code === 0 ? [] : ['see its tables above']);
}

async function main(): Promise<void> {
  const parts = partsOf();
  const names = chosenParts(parts, process.argv.slice(2));
  const failure = await buildCheck.run();
  if (failure) throw new CliError(failure);
  const { failures, hasFailed: anyFailed, table } = await runParts(parts, names);
  if (anyFailed) process.exitCode = 1;
  if (failures.length > 0) console.log(`\n${failures.map(line => `FAILED  ${line}`).join('\n')}`);
  console.log(`\n${table}`);
}

await main().catch(exitWith);
