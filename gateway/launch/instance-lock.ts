import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf, Problem } from './problem.ts';
import { startTimeOf } from './processes.ts';

/** A started club, as its pid file names it. */
export interface Instance {
  pid: number;
  /** Tells this process from a later one with the same number. */
  began: string;
  url: string;
}

const pidFile = (dataDir: string) => join(dataDir, 'server.pid');

/** The process that runs on this data folder, if one does. */
export function runningInstance(dataDir: string): Instance | undefined {
  try {
    const instance = JSON.parse(readFileSync(pidFile(dataDir), 'utf8')) as Instance;
    return startTimeOf(instance.pid) === instance.began ? instance : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Claims the data folder for this process; the returned function gives it back.
 * @throws Problem while another process holds it
 */
export function lockDataDir(dataDir: string, url: string): () => void {
  const file = pidFile(dataDir);
  const mine = JSON.stringify({ pid: process.pid, began: startTimeOf(process.pid), url });
  for (;;) {
    try {
      writeFileSync(file, mine, { flag: 'wx' });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
      const other = runningInstance(dataDir);
      if (other) throw new Problem(alreadyRunning(dataDir, other));
      rmSync(file, { force: true });
    }
  }
}

function alreadyRunning(dataDir: string, { pid, url }: Instance): string {
  return `Already running on ${dataDir}: ${url} (process ${pid}). Stop it with "npx -y pnpm@12 stop", or set DATA_DIR to another folder.`;
}
