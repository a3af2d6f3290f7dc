/**
 * `npx -y pnpm@12 test:slow cluster`: two servers on Patroni, HAProxy and PgBouncer, whose processes fail under
 * load. Exits with 1 if a requirement of `failures.ts` is missed, or if programs are missing, with the command that installs them.
 *
 *     CLUSTER_SECONDS   how long something that hangs does so (10)
 *     CLUSTER_FAILURES  only failures whose names contain one of these texts, separated by commas
 */
import { existsSync, rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { CliError, exitWith } from '../../launch/cli-error.ts';
import { disposeOnSignals } from '../../launch/dispose-on-signals.ts';
import { newFolder } from '../chaos/installations.ts';
import { until } from '../chaos/processes.ts';
import { verify } from '../chaos/verify.ts';
import type { WrittenRecord } from '../chaos/writers.ts';
import { permissionChanges, revocation } from './access-changes.ts';
import { Engine } from './engine.ts';
import { FAILURES, type Installation } from './failures.ts';
import { ADMIN_PASSWORD, Product } from './product.ts';
import { findPrograms } from './programs.ts';
import { formatReport, formatTable } from './report.ts';
import { type FailureReport, runFailure } from './run.ts';

/** How long a deactivated user may remain valid, and a changed permission may take, in milliseconds. */
const LONGEST_REVOCATION = 10_000;
const LONGEST_CHANGE = 1_000;

const ACCESS_CHANGES = ['permission change', 'revocation'] as const;

function secondsFrom(text: string | undefined): number {
  const seconds = Number(text || 10);
  if (seconds >= 1 && seconds <= 300) return seconds;
  throw new CliError(`CLUSTER_SECONDS is "${text}"; it must be a number from 1 to 300.`);
}

/** @returns whether a failure of this name is to be made */
function choiceFrom(text: string | undefined): (name: string) => boolean {
  const parts = text?.split(',').filter(Boolean);
  if (!parts) return () => true;
  const names = [...FAILURES.map(({ name }) => name), ...ACCESS_CHANGES];
  const unknown = parts.find(part => !names.some(name => name.includes(part)));
  if (unknown)
    throw new CliError(`CLUSTER_FAILURES has "${unknown}"; the failures are: ${names.join(', ')}.`);
  return name => parts.some(part => name.includes(part));
}

async function main(resources: AsyncDisposableStack): Promise<void> {
  const seconds = secondsFrom(process.env.CLUSTER_SECONDS);
  const isChosen = choiceFrom(process.env.CLUSTER_FAILURES);
  const programs = findPrograms();
  if ('missing' in programs)
    throw new CliError(`Programs are missing. Install them: apt-get install ${programs.missing.join(' ')}`);
  process.env['CLUB_PASSWORD_ADMIN'] = ADMIN_PASSWORD;
  const folder = newFolder();
  // It ends early, without an error, when a process that is just ending removes a file of its own.
  resources.defer(() =>
    until('the folder is not empty', 10, () => {
      rmSync(folder, { recursive: true, force: true });
      return !existsSync(folder);
    }),
  );
  const engine = await Engine.start(programs, folder, resources);
  console.log('Patroni, etcd, HAProxy and PgBouncer run');
  const product = await Product.start(programs, folder, engine, resources);
  console.log('Two servers run');
  const installation: Installation = { engine, product, seconds };

  const reports: FailureReport[] = [];
  const written: WrittenRecord[] = [];
  for (const failure of FAILURES.filter(({ name }) => isChosen(name))) {
    const { report, records } = await runFailure(failure, installation);
    reports.push(report);
    written.push(...records);
    console.log(formatReport(report));
  }
  const misses = reports.flatMap(({ misses }) => misses);
  const later = await verify(engine.directUrl, written);
  misses.push(...later.lost, ...later.duplicates);

  const lines = [];
  if (isChosen('permission change')) {
    const delays = await permissionChanges(installation);
    const [median, longest] = [delays[Math.floor(delays.length / 2)]!, delays.at(-1)!];
    lines.push(
      `A changed permission holds in the other server after ${Math.round(median)} ms (median), ${Math.round(longest)} ms at the most`,
    );
    if (longest > LONGEST_CHANGE) misses.push(`a permission change took ${Math.round(longest)} ms`);
  }
  if (isChosen('revocation')) {
    const delay = await revocation(installation);
    lines.push(
      `A deactivated user is rejected after ${(delay / 1000).toFixed(1)} s while the connections that listen are silent`,
    );
    if (delay > LONGEST_REVOCATION) misses.push(`a revocation took ${Math.round(delay)} ms`);
  }
  console.log(`\n${formatTable(reports)}\n`);
  for (const line of lines) console.log(line);
  console.log(
    `${later.lost.length} of ${written.length} records lost, ${later.duplicates.length} there twice, after all failures; load ${loadavg()[0]!.toFixed(1)}`,
  );
  for (const { name, crashes } of engine.daemons.filter(({ crashes }) => crashes > 0))
    console.log(`${name} ended by itself and was started again: ${crashes} times`);
  for (const miss of misses) console.log(`! ${miss}`);
  if (misses.length > 0) process.exitCode = 1;
  console.log(misses.length > 0 ? '\nfailed' : '\npassed');
}

const resources = new AsyncDisposableStack();
disposeOnSignals(resources);
try {
  await main(resources);
} catch (error) {
  // A signal makes the current step fail, which is no error.
  if (!resources.disposed) {
    await resources.disposeAsync();
    exitWith(error);
  }
}
if (!resources.disposed) await resources.disposeAsync();
