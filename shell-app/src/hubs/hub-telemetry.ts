import type { RegisteredHub } from '@gym/hub-kit/shell';

/** Something that happened to a hub in this page. */
interface Event {
  hub: RegisteredHub;
  /** Milliseconds since 1970. */
  at: number;
}

/** When each version was last there to be drawn, by its entry; the latest last. */
export const loads = new Map<string, Event>();

/** What failed, the latest last; no more than the last hundred. */
export const failures: (Event & { reason: string })[] = [];

/** Which version took the place of one that failed, by the entry of that. */
export const fallbacks = new Map<string, RegisteredHub>();

export function recordLoad(hub: RegisteredHub): void {
  fallbacks.delete(hub.entry);
  // Only what is added anew comes last.
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

/** The scripts and style sheets that came to this page; the browser itself forgets them after some hundred. */
export function filesSoFar(): PerformanceResourceTiming[] {
  keepFiles(observer.takeRecords());
  return files;
}

function keepFiles(entries: PerformanceEntryList): void {
  const resources = entries as PerformanceResourceTiming[];
  files.push(...resources.filter(({ name }) => /\.(js|css)(\?|$)/.test(name)));
}
