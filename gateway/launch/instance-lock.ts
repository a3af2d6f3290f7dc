import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { messageOf, CliError } from './cli-error.ts';
import { startTimeOf } from './processes.ts';

/** The process that has locked a data folder, from its pid file. */
export interface Instance {
  pid: number;
  /** Start time, which distinguishes the process from a later one with the same number. */
  began: string;
  /** The URL of a server, or the name of another command: `a backup`. */
  holder: string;
}

const pidFile = (dataDir: string) => join(dataDir, 'server.pid');
const lockFile = (dataDir: string) => join(dataDir, 'server.lock');

/** SQLite's result code for a file that another process has locked. */
const SQLITE_BUSY = 5;
/** Milliseconds in which the process that has the lock writes its pid file. */
const PID_FILE_TIMEOUT = 2_000;

/** The process that has locked this data folder, if any. */
export function runningInstance(dataDir: string): Instance | undefined {
  try {
    const instance = JSON.parse(readFileSync(pidFile(dataDir), 'utf8')) as Instance;
    return startTimeOf(instance.pid) === instance.began ? instance : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Locks the data folder for this process; the returned function unlocks it. SQLite takes the lock from the
 * operating system, which releases it when the process ends, also by a crash, so that no lock is ever stale. The pid file
 * only names the process.
 * @throws CliError while another process has the lock
 */
export async function lockDataDir(dataDir: string, holder: string): Promise<() => void> {
  const unlock = takeLock(dataDir);
  // A deleted lock file locks nothing, but its process may still run.
  const other = unlock ? runningInstance(dataDir) : await waitForInstance(dataDir);
  if (!unlock || other) {
    unlock?.();
    throw new CliError(alreadyRunning(dataDir, other));
  }
  const file = pidFile(dataDir);
  const instance: Instance = { pid: process.pid, began: startTimeOf(process.pid) ?? '', holder };
  // Renamed, so that no process reads an incomplete file.
  writeFileSync(`${file}.part`, JSON.stringify(instance));
  renameSync(`${file}.part`, file);
  return () => {
    rmSync(file, { force: true });
    unlock();
  };
}

/** @returns the function that unlocks, or undefined while another process has the lock */
function takeLock(dataDir: string): (() => void) | undefined {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(lockFile(dataDir));
    database.exec('begin exclusive');
  } catch (error) {
    database?.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return undefined;
    throw new CliError(
      `The data folder ${dataDir} can't be locked (${messageOf(error)}). Make ${lockFile(dataDir)} writable, or set DATA_DIR to another folder.`,
    );
  }
  return () => database.close();
}

async function waitForInstance(dataDir: string): Promise<Instance | undefined> {
  const deadline = Date.now() + PID_FILE_TIMEOUT;
  for (;;) {
    const instance = runningInstance(dataDir);
    if (instance || Date.now() > deadline) return instance;
    await sleep(20);
  }
}

function alreadyRunning(dataDir: string, instance: Instance | undefined): string {
  const who = instance ? `${instance.holder} (process ${instance.pid})` : 'another start';
  return `Already running on ${dataDir}: ${who}. Stop it with "npx -y pnpm@12 stop", or set DATA_DIR to another folder.`;
}
