/** A setup file that measures the processor time of each test file, for the report of the run. */
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll } from 'vitest';

export interface Measured {
  /** How often the pages of a browser test loaded a document. */
  pageBoots?: number;
  /** Seconds of the process of a test file and of those that it started, its browser among them; PostgreSQL not. */
  processorSeconds?: number;
  /** Those of them of processes that still run, such as a browser: when their parent ends, nobody counts them. */
  runningSeconds?: number;
}

declare module 'vitest' {
  interface TaskMeta extends Measured {}
}

const TICKS_PER_SECOND = 100;

interface Process {
  id: number;
  parent: number;
  /** Its own and that of its children which have ended. */
  ticks: number;
}

function processes(): Process[] {
  return readdirSync('/proc').flatMap(name => {
    const id = Number(name);
    if (!id) return [];
    try {
      // After the name, which may contain spaces.
      const values = readFileSync(`/proc/${id}/stat`, 'utf8')
        .split(/\) (?=\S )/)[1]!
        .split(' ');
      const ticks = values.slice(11, 15).reduce((sum, value) => sum + Number(value), 0);
      return [{ id, parent: Number(values[1]), ticks }];
    } catch {
      // It has just ended.
      return [];
    }
  });
}

interface Seconds {
  /** Of this process with those that it started and that have ended. */
  own: number;
  /** Of those that it started and that still run. */
  running: number;
}

/** Undefined where the operating system does not say. */
function processorSeconds(): Seconds | undefined {
  try {
    const all = processes();
    const childrenOf = Map.groupBy(all, ({ parent }) => parent);
    const ofChildren = (id: number): number =>
      (childrenOf.get(id) ?? []).reduce((sum, child) => sum + child.ticks + ofChildren(child.id), 0);
    const own = all.find(({ id }) => id === process.pid);
    return own && { own: own.ticks / TICKS_PER_SECOND, running: ofChildren(own.id) / TICKS_PER_SECOND };
  } catch {
    return undefined;
  }
}

const before = processorSeconds();

afterAll(({}, file) => {
  const after = processorSeconds();
  if (!before || !after) return;
  file.meta.runningSeconds = after.running - before.running;
  file.meta.processorSeconds = after.own - before.own + file.meta.runningSeconds;
});
