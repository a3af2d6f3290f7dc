import { setTimeout as sleep } from 'node:timers/promises';
import { tokenOf } from '../test-app.ts';
import type { Installation } from './installations.ts';
import { isReady, until } from './processes.ts';
import { type Verdict, verify } from './verify.ts';
import { type Tally, write } from './writers.ts';

export interface KillRunOptions {
  kills: number;
  /** No failure begins after this time, in seconds. */
  seconds: number;
  seed: number;
  /** Only these failures; all of the installation unless given. */
  kinds?: readonly string[];
  say?(line: string): void;
}

export interface KillReport extends Verdict {
  installation: string;
  seed: number;
  /** How often each failure was made. */
  kills: Record<string, number>;
  tally: Tally;
  /** From each failure until the next ready response, in milliseconds, sorted. */
  recoveries: number[];
}

const WRITERS = 4;
/** Until a write is confirmed again after a failure, in seconds. */
const RECOVERY = 60;

/** Makes the processes of an installation fail under load, and compares what was confirmed with what remains. */
export async function runKills(installation: Installation, options: KillRunOptions): Promise<KillReport> {
  const { kills, seconds, seed, kinds = Object.keys(installation.failures), say = () => {} } = options;
  const { url } = installation;
  const random = randomFrom(seed);
  const tally: Tally = { confirmedCreates: 0, confirmedUpdates: 0, unknown: 0, unexpected: [] };
  const token = await tokenOf({ url }, 'admin');
  const ending = new AbortController();
  const writers = Array.from({ length: WRITERS }, (_, index) =>
    write({ url, token, name: `writer-${index}-${seed}`, tally, stopped: ending.signal }),
  );
  const done: Record<string, number> = {};
  const recoveries: number[] = [];
  const confirmed = () => tally.confirmedCreates + tally.confirmedUpdates;
  const deadline = Date.now() + seconds * 1000;
  try {
    for (let count = 0; count < kills && Date.now() < deadline; count++) {
      // Each kind comes once before the first comes again.
      const kind = kinds[count % kinds.length]!;
      await until('nothing is confirmed', RECOVERY, progressFrom(confirmed));
      await sleep(random() * 1_000);
      const began = performance.now();
      await installation.failures[kind]!(random);
      await until(`not ready after ${kind}`, RECOVERY, () => isReady(url));
      recoveries.push(performance.now() - began);
      done[kind] = (done[kind] ?? 0) + 1;
      say(
        `${count + 1}/${kills} ${kind}: ready after ${Math.round(recoveries.at(-1)!)} ms, ${confirmed()} writes confirmed`,
      );
    }
    await until('nothing is confirmed in the end', RECOVERY, progressFrom(confirmed));
  } catch (error) {
    ending.abort();
    await installation.abandon();
    throw error;
  }
  ending.abort();
  const records = (await Promise.all(writers)).flat();
  let verdict: Verdict | undefined;
  await installation.stop(async databaseUrl => {
    verdict = await verify(databaseUrl, records);
  });
  return {
    installation: installation.name,
    seed,
    kills: done,
    tally,
    recoveries: recoveries.toSorted((a, b) => a - b),
    ...verdict!,
  };
}

/** Whether writes were confirmed since this was called. */
function progressFrom(confirmed: () => number): () => boolean {
  const before = confirmed();
  return () => confirmed() > before + WRITERS;
}

/** Numbers from 0 to 1, the same ones for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

export const hasFailed = ({ lost, duplicates, audit, tally }: KillReport): boolean =>
  lost.length + duplicates.length + audit.length + tally.unexpected.length > 0;

/** The report as a table for a terminal. */
export function formatReport({
  installation,
  seed,
  kills,
  tally,
  recoveries,
  lost,
  duplicates,
  audit,
}: KillReport): string {
  const median = recoveries[Math.floor(recoveries.length / 2)] ?? 0;
  const total = Object.values(kills).reduce((sum, count) => sum + count, 0);
  const rows: [string, string | number][] = [
    ...Object.entries(kills),
    ['failures in all', total],
    ['confirmed creates', tally.confirmedCreates],
    ['confirmed updates', tally.confirmedUpdates],
    ['requests without a confirmation', tally.unknown],
    ['confirmed writes lost', lost.length],
    ['creates that are there twice', duplicates.length],
    ['records with wrong audit entries', audit.length],
    ['unexpected statuses', tally.unexpected.length],
    ['time to ready, median', `${Math.round(median)} ms`],
    ['time to ready, longest', `${Math.round(recoveries.at(-1) ?? 0)} ms`],
  ];
  const width = Math.max(...rows.map(([label]) => label.length));
  const details = [...lost, ...duplicates, ...audit, ...new Set(tally.unexpected)].slice(0, 20);
  return [
    `${installation} (seed ${seed})`,
    ...rows.map(([label, value]) => `  ${label.padEnd(width)}  ${value}`),
    ...details.map(line => `  ! ${line}`),
  ].join('\n');
}
