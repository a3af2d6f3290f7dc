/**
 * `npx -y pnpm@12 test:chaos`: the fuzz tests for longer, failures of processes and PostgreSQL under load, and requirements
 * in seconds.
 *
 *     CHAOS_KILLS    failures in all (100)
 *     CHAOS_MINUTES  no failure begins after this time (40)
 *     CHAOS_SEED     which failures come when
 *     FUZZ_SECONDS   time of each property (120; 0 leaves the fuzz tests out)
 *     FUZZ_SEED      which cases are generated
 */
import { exitWith, CliError } from '../../launch/cli-error.ts';
import { failuresOf, runTests } from '../../launch/run-tests.ts';
import {
  type Installation,
  startDistributedInstallation,
  startEmbeddedInstallation,
} from './installations.ts';
import { formatReport, hasFailed, runKills } from './kill-run.ts';

/** The embedded installation is what most run; the other has more kinds of failure. */
const INSTALLATIONS: readonly { start: () => Promise<Installation>; share: number }[] = [
  { start: startEmbeddedInstallation, share: 0.5 },
  { start: startDistributedInstallation, share: 0.5 },
];

/** Tests with requirements in seconds, which hold on a machine that does nothing else. */
const IN_SECONDS = [
  'frozen-database',
  'testing/replica',
  'testing/traces.test',
  'chaos/api-failures',
  'auth/revocation',
];
const ONE_AFTER_ANOTHER = ['--project=gateway', '--project=graphql-api', '--no-file-parallelism'];

function numberFrom(name: string, standard: number): number {
  const number = Number(process.env[name] || standard);
  if (Number.isFinite(number) && number >= 0) return number;
  throw new CliError(`${name} is "${process.env[name]}"; it must be a number.`);
}

async function main(): Promise<void> {
  const kills = numberFrom('CHAOS_KILLS', 100);
  const seconds = numberFrom('CHAOS_MINUTES', 40) * 60;
  const seed = numberFrom('CHAOS_SEED', Date.now() & 0xff_ffff);
  const fuzzSeconds = numberFrom('FUZZ_SECONDS', 120);

  const reports = [];
  for (const { start, share } of kills > 0 ? INSTALLATIONS : []) {
    const installation = await start();
    const options = { kills: Math.ceil(kills * share), seconds: seconds * share, seed };
    reports.push(await runKills(installation, { ...options, say: line => console.log(line) }));
    console.log(`\n${formatReport(reports.at(-1)!)}\n`);
  }
  const failed = reports.filter(hasFailed).length;
  if (failed > 0) process.exitCode = 1;

  // One file at a time, so that each property and each measurement has the whole machine.
  if (fuzzSeconds > 0)
    await requirePassing(['gateway/testing/fuzz', 'random-operations'], {
      FUZZ_SECONDS: String(fuzzSeconds),
    });
  await requirePassing(IN_SECONDS, { QUIET_MACHINE: 'yes' });
  console.log(process.exitCode ? '\nfailed' : '\npassed');
}

async function requirePassing(tests: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const { files, error } = await runTests([...ONE_AFTER_ANOTHER, ...tests], env);
  if (error !== undefined || files.length === 0 || failuresOf(files).length > 0) process.exitCode = 1;
}

await main().catch(exitWith);
