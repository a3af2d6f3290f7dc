/**
 * `npx -y pnpm@12 test:chaos`: the fuzz tests for longer, failures of processes and PostgreSQL under load, and requirements
 * in seconds. Its defaults fit in 20 minutes. Prints a line for each part, and exits with 1 if one failed.
 *
 *     CHAOS_KILLS    failures in all (40)
 *     CHAOS_MINUTES  no failure begins after this time (6)
 *     CHAOS_SEED     which failures come when
 *     FUZZ_SECONDS   time of each property (30; 0 leaves the fuzz tests out)
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
const INSTALLATIONS: readonly { name: string; start: () => Promise<Installation>; share: number }[] = [
  { name: 'one server', start: startEmbeddedInstallation, share: 0.5 },
  { name: 'several servers', start: startDistributedInstallation, share: 0.5 },
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
  const kills = numberFrom('CHAOS_KILLS', 40);
  const seconds = numberFrom('CHAOS_MINUTES', 6) * 60;
  const seed = numberFrom('CHAOS_SEED', Date.now() & 0xff_ffff);
  const fuzzSeconds = numberFrom('FUZZ_SECONDS', 30);

  const parts: Part[] = [];
  const run = async (name: string, passes: () => Promise<boolean>) => {
    const began = performance.now();
    const hasPassed = await passes();
    parts.push({ name, hasPassed, seconds: Math.round((performance.now() - began) / 1000) });
  };

  for (const { name, start, share } of kills > 0 ? INSTALLATIONS : [])
    await run(`failures, ${name}`, async () => {
      const options = { kills: Math.ceil(kills * share), seconds: seconds * share, seed };
      const report = await runKills(await start(), { ...options, say: line => console.log(line) });
      console.log(`\n${formatReport(report)}\n`);
      return !hasFailed(report);
    });
  // One file at a time, so that each property and each measurement has the whole machine.
  if (fuzzSeconds > 0)
    await run('random cases', () =>
      passing(['gateway/testing/fuzz', 'random-operations', 'random-histories'], {
        FUZZ_SECONDS: String(fuzzSeconds),
      }),
    );
  await run('requirements in seconds', () => passing(IN_SECONDS, { QUIET_MACHINE: 'yes' }));

  console.log(`\n${parts.map(formatPart).join('\n')}`);
  if (parts.some(({ hasPassed }) => !hasPassed)) process.exitCode = 1;
}

interface Part {
  name: string;
  hasPassed: boolean;
  seconds: number;
}

const formatPart = ({ name, hasPassed, seconds }: Part) =>
  `${hasPassed ? 'passed' : 'FAILED'}  ${name.padEnd(28)}${String(seconds).padStart(5)} s`;

async function passing(tests: readonly string[], env: NodeJS.ProcessEnv): Promise<boolean> {
  const { files, error } = await runTests([...ONE_AFTER_ANOTHER, ...tests], env);
  return error === undefined && files.length > 0 && failuresOf(files).length === 0;
}

await main().catch(exitWith);
