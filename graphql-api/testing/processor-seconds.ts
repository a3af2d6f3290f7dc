/** A setup file that measures the processor time of each test file, for the report of the run. */
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll } from 'vitest';

export interface Measured {
  /** How often the pages of a browser test loaded a document. */
  pageBoots?: number;
  /** Seconds of the process of a test file and of those that it started, its browser among them; PostgreSQL not. */
  processorSeconds?: number;
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

/** Seconds of a process and all that descend from it; undefined where the operating system does not say. */
function processorSecondsOf(id: number): number | undefined {
  try {
    const all = processes();
    const childrenOf = Map.groupBy(all, ({ parent }) => parent);
    const withChildren = (one: Process): number =>
      (childrenOf.get(one.id) ?? []).reduce((sum, child) => sum + withChildren(child), one.ticks);
    const own = all.find(one => one.id === id);
    return own && withChildren(own) / TICKS_PER_SECOND;
  } catch {
    return undefined;
  }
}

const before = processorSecondsOf(process.pid);

afterAll(({}, file) => {
  const after = processorSecondsOf(process.pid);
  if (before !== undefined && after !== undefined) file.meta.processorSeconds = after - before;
});
