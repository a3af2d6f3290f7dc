import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** The process that PostgreSQL's data folder names, once it takes connections. */
export function postmasterOf(dataDir: string): number | undefined {
  try {
    const lines = readFileSync(join(dataDir, 'database/postmaster.pid'), 'utf8').split('\n');
    const pid = Number(lines[0]);
    return lines[7]?.trim() === 'ready' && pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

/** The processes that serve connections of the application's role. */
export function backendsOf(postmaster: number): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter(pid => pid > 0 && parentOf(pid) === postmaster && /postgres: gym /.test(commandOf(pid)));
}

/** The process and everything that it started, parents first. */
export function treeOf(root: number): number[] {
  const processes = readdirSync('/proc')
    .map(Number)
    .filter(pid => pid > 0);
  const children = Map.groupBy(processes, parentOf);
  const below = (pid: number): number[] => [pid, ...(children.get(pid) ?? []).flatMap(below)];
  return below(root);
}

/** Sends a signal to each; one may have ended by itself. */
export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids)
    try {
      process.kill(pid, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
}

const parentOf = (pid: number) => Number(/^\d+ \(.*\) \S (\d+)/s.exec(read(pid, 'stat'))?.[1]);
const commandOf = (pid: number) => read(pid, 'cmdline').replaceAll('\0', ' ');

function read(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    // It has ended in the meantime.
    return '';
  }
}

/** Waits until `done`, and fails with what was waited for. */
export async function until(
  what: string,
  seconds: number,
  done: () => boolean | Promise<boolean>,
): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  while (!(await done())) {
    if (Date.now() > deadline) throw new Error(`After ${seconds} s: ${what}`);
    await sleep(50);
  }
}

export async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/ready`, { signal: AbortSignal.timeout(2_000) })).ok;
  } catch {
    return false;
  }
}
