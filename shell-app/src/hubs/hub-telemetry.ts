import type { RegisteredHub } from '@gym/hub-kit/shell';

/** Something that happened to a hub in this page. */
interface Event {
  hub: RegisteredHub;
  /** Milliseconds since 1970. */
  at: number;
}

/** When each version was last loaded, by its entry; the latest last. */
export const loads = new Map<string, Event>();

/** The last hundred failures, the latest last. */
export const failures: (Event & { reason: string })[] = [];

/** Which version is shown in place of one that failed, by the entry of the failed one. */
export const fallbacks = new Map<string, RegisteredHub>();

export function recordLoad(hub: RegisteredHub): void {
  fallbacks.delete(hub.entry);
  // A map keeps the position of a key that is set again.
  loads.delete(hub.entry);
  loads.set(hub.entry, { hub, at: Date.now() });
}

export function recordFailure(hub: RegisteredHub, reason: string): void {
  failures.push({ hub, reason, at: Date.now() });
  failures.splice(0, failures.length - 100);
}

export function recordFallback(failed: RegisteredHub, fallback: RegisteredHub): void {
  fallbacks.set(failed.entry, fallback);
}

const files: PerformanceResourceTiming[] = [];
const observer = new PerformanceObserver(list => keepFiles(list.getEntries()));
observer.observe({ type: 'resource', buffered: true });

/** The scripts and style sheets that this page loaded. The buffer of the browser keeps only some hundred. */
export function filesSoFar(): PerformanceResourceTiming[] {
  keepFiles(observer.takeRecords());
  return files;
}

function keepFiles(entries: PerformanceEntryList): void {
  const resources = entries as PerformanceResourceTiming[];
  files.push(...resources.filter(({ name }) => /\.(js|css)(\?|$)/.test(name)));
}
