import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { messageOf } from '../cli-error.ts';
import { closedFolder, isRoot } from '../data-dir.ts';
import type { CheckResult, Subject } from './check.ts';

/** Free disk space that PostgreSQL needs, in bytes. */
const LEAST_FREE = 1024 ** 3;

/** Whether the data folder can be written, also by the user that PostgreSQL runs as. */
export function dataFolder({ dataDir }: Subject): CheckResult {
  const there = nearestFolder(dataDir);
  try {
    if (!statSync(there).isDirectory()) throw new Error(`${there} is no folder`);
    accessSync(there, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    return {
      text: `${dataDir} can't be used (${messageOf(error)}).`,
      fix: 'Make it writable for the user that starts the server, or set DATA_DIR to another folder.',
    };
  }
  const closed = isRoot() ? closedFolder(there) : undefined;
  if (closed)
    return {
      text: `${dataDir}: PostgreSQL runs as another user, and ${closed} is closed to others.`,
      fix: `Set DATA_DIR to a folder outside ${closed}.`,
    };
  return { text: there === dataDir ? `${dataDir} can be written.` : `${dataDir} can be made.` };
}

/** The free space of the disk with the data folder. */
export function disk({ dataDir }: Subject): CheckResult {
  const { bavail, bsize } = statfsSync(nearestFolder(dataDir));
  const free = bavail * bsize;
  return {
    text: `${(free / 1024 ** 3).toFixed(1)} GB are free for ${dataDir}.`,
    fix: free < LEAST_FREE ? 'Make room: the database stops when the disk is full.' : undefined,
  };
}

function nearestFolder(path: string): string {
  return existsSync(path) || dirname(path) === path ? path : nearestFolder(dirname(path));
}
