import type { RegisteredHub } from '@gym/hub-kit/shell';
import { failures, filesSoFar, loads, fallbacks } from '../hub-telemetry.ts';

/** The state of a hub in this page. */
export type HubState =
  | { is: 'not loaded' }
  | { is: 'loaded' }
  /** Another version was loaded here before. */
  | { is: 'older'; version: string }
  | { is: 'failed'; reason: string; fallback?: string };

export function stateOf(hub: RegisteredHub): HubState {
  const load = loads.get(hub.entry);
  const failure = failures.findLast(item => item.hub.entry === hub.entry);
  if (failure && !(load && load.at > failure.at))
    return { is: 'failed', reason: failure.reason, fallback: fallbacks.get(hub.entry)?.version };
  if (load) return { is: 'loaded' };
  const otherLoad = [...loads.values()].findLast(
    load => load.hub.remote === hub.remote && load.hub.entry !== hub.entry,
  );
  return otherLoad ? { is: 'older', version: otherLoad.hub.version } : { is: 'not loaded' };
}

/** The cost of loading the code of a hub. */
export interface LoadCost {
  files: number;
  /** Loading time of the entry, and of all files, in milliseconds. */
  entry: number;
  all: number;
  /** Compressed; zero when its server does not expose it. */
  bytes: number;
  /** All files came from the browser's cache. */
  cached: boolean;
}

/** @returns undefined until a file of the hub has loaded */
export function costOf({ entry }: RegisteredHub): LoadCost | undefined {
  const address = new URL(entry, location.origin);
  const folder = new URL('.', address).href;
  const hubFiles = eachOnce(filesSoFar().filter(({ name }) => name.startsWith(folder)));
  if (hubFiles.length === 0) return undefined;
  return {
    files: hubFiles.length,
    entry: hubFiles.find(({ name }) => name === address.href)?.duration ?? 0,
    all: timeCovered(hubFiles),
    bytes: hubFiles.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    cached: hubFiles.every(({ transferSize, encodedBodySize }) => transferSize === 0 && encodedBodySize > 0),
  };
}

/** A file that was fetched ahead has two entries, the second from the cache: keeps the one from the network. */
function eachOnce(entries: readonly PerformanceResourceTiming[]): PerformanceResourceTiming[] {
  return [...Map.groupBy(entries, ({ name }) => name).values()].map(times =>
    times.reduce((most, time) => (time.transferSize > most.transferSize ? time : most)),
  );
}

/** The time in which at least one file was loading: files load in parallel. */
function timeCovered(entries: readonly PerformanceEntry[]): number {
  let covered = 0;
  let until = 0;
  for (const { startTime, duration } of entries.toSorted((a, b) => a.startTime - b.startTime)) {
    const end = startTime + duration;
    covered += Math.max(0, end - Math.max(startTime, until));
    until = Math.max(until, end);
  }
  return covered;
}
