import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { tokenOf } from '@gym/hub-kit/testing';
import { until } from '../chaos/processes.ts';
import { type Verdict, verify } from '../chaos/verify.ts';
import type { WrittenRecord } from '../chaos/writers.ts';
import type { Failure, Installation, Requirement } from './failures.ts';
import { isExpected, Load, type Observed } from './load.ts';

/** What happened to the requests during one failure. Times are in seconds. */
export interface FailureReport {
  name: string;
  requests: number;
  /** Without the expected response: those with 503 or 504, and those with another status or none. */
  unavailable: number;
  otherwise: number;
  longest: number;
  /** What the longest request was. */
  longestKind: string;
  /** The longest time without a confirmed write. */
  pause: number;
  confirmed: number;
  lost: string[];
  duplicates: string[];
  stale: number;
  streams: number;
  requires: Requirement;
  /** What the requirements do not allow. */
  misses: string[];
  /** Processes that ran or waited on the machine when it ended, in the last minute. */
  load: number;
}

/** The load runs for so long before and after a failure, in milliseconds. */
const CALM = 3_000;
/** Until writes are confirmed after a failure, in seconds. */
const RECOVERY = 60;
/** What a busy machine may add to a time, in seconds. */
const TOLERANCE = 1;

/** Makes one failure under load. @returns the report, and what was written for a further comparison */
export async function runFailure(
  failure: Failure,
  installation: Installation,
): Promise<{ report: FailureReport; records: WrittenRecord[] }> {
  const { engine, product, seconds } = installation;
  await engine.healthy();
  await product.ready();
  const token = await tokenOf(product, 'admin');
  const name = failure.name.replaceAll(/\W+/g, '-');
  const load = new Load({ url: product.url, token, name });
  let began: number;
  try {
    await sleep(CALM);
    began = performance.now();
    await failure.inject(installation);
    const repaired = performance.now();
    const isWriting = () => load.confirmations.some(moment => moment > repaired);
    await until(`no write after: ${failure.name}`, RECOVERY, isWriting);
    await sleep(CALM);
  } catch (error) {
    // Its clients would keep the process alive.
    void load.stop();
    const logs = engine.daemons.map(({ name, lastWords }) => `${name}\n${lastWords}`);
    const words = [...product.servers.map(({ output }) => output.slice(-2_000)), ...logs];
    throw new Error(`${messagesOf(load.observed.slice(-50))}\n${words.join('\n\n')}`, { cause: error });
  }
  const ended = performance.now();
  const records = await load.stop();
  const verdict = await verify(engine.directUrl, records);
  const requires = failure.requires(seconds);
  const during = load.observed.filter(request => request.ended > began);
  const report = summarized(failure.name, during, [
    began,
    ...load.confirmations.filter(m => m > began),
    ended,
  ]);
  const full = {
    ...report,
    ...verdict,
    stale: load.stale,
    streams: load.streams,
    requires,
    load: loadavg()[0]!,
  };
  return { report: { ...full, misses: missesOf(full, during, verdict) }, records };
}

function summarized(name: string, observed: readonly Observed[], confirmations: readonly number[]) {
  const failed = observed.filter(({ kind, status }) => !isExpected(kind, status));
  const unavailable = failed.filter(({ status }) => status === 503 || status === 504).length;
  const longest = observed.toSorted((a, b) => b.ended - b.began - (a.ended - a.began))[0]!;
  const gaps = confirmations.map((moment, index) => moment - (confirmations[index - 1] ?? moment));
  return {
    name,
    requests: observed.length,
    unavailable,
    otherwise: failed.length - unavailable,
    longest: (longest.ended - longest.began) / 1000,
    longestKind: `${longest.kind} ${longest.status ?? 'no response'}`,
    pause: Math.max(...gaps) / 1000,
    confirmed: confirmations.length - 2,
  };
}

function missesOf(
  report: Omit<FailureReport, 'misses'>,
  observed: readonly Observed[],
  { audit }: Verdict,
): string[] {
  const { requires, longest, pause, unavailable, otherwise, lost, duplicates, stale } = report;
  const wrong = observed.filter(({ kind, status }) => !isExpected(kind, status) && !isClean(status));
  return [
    ...lost,
    ...duplicates,
    ...audit,
    ...(stale > 0 ? [`${stale} queries did not find what was confirmed before`] : []),
    ...new Set(wrong.map(({ kind, status, message }) => `${kind}: ${status} ${message}`)),
    ...(requires.failed !== undefined && unavailable + otherwise > requires.failed
      ? [`${unavailable + otherwise} requests failed: ${messagesOf(observed)}`]
      : []),
    ...(longest > requires.longest + TOLERANCE ? [`a request took ${longest.toFixed(1)} s`] : []),
    ...(pause > requires.pause + TOLERANCE ? [`no write for ${pause.toFixed(1)} s`] : []),
  ];
}

/** 503 and 504 are what the product says; without a response a proxy or a server ended. */
const isClean = (status: number | undefined) => status === undefined || [502, 503, 504].includes(status);

const messagesOf = (observed: readonly Observed[]) =>
  [
    ...new Set(
      observed
        .filter(({ kind, status }) => !isExpected(kind, status))
        .map(({ kind, status, message }) => `${kind} ${status ?? 'no response'} ${message}`),
    ),
  ]
    .slice(0, 5)
    .join('; ');
