import { createHash } from 'node:crypto';
import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { messageOf, CliError } from './cli-error.ts';

export const checkout = resolve(import.meta.dirname, '../..');

/**
 * The folder of all data that remain between starts; created if it is missing.
 *
 * PostgreSQL does not run as root, so root runs it as another user, and that user can't pass a folder
 * that is closed to others, such as /root. A checkout below one keeps its data in /var/lib instead.
 * @throws CliError if the folder can't be used
 */
export function openDataDir(wanted: string | undefined): string {
  const dataDir = locateDataDir(wanted);
  // A strict umask of root's would shut PostgreSQL's user out of the folders made here.
  if (isRoot()) process.umask(0o022);
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new CliError(
      `The data folder can't be used (${messageOf(error)}). Set DATA_DIR to a folder of yours.`,
    );
  }
  const closed = isRoot() ? closedFolder(dataDir) : undefined;
  if (closed) {
    throw new CliError(
      `DATA_DIR ${dataDir} can't be used by root: PostgreSQL runs as another user, and ${closed} is closed to others. Choose a folder outside ${closed}.`,
    );
  }
  return dataDir;
}

/** The path that `openDataDir` uses. */
export function locateDataDir(wanted: string | undefined): string {
  if (wanted) return resolve(wanted);
  if (!isRoot() || !closedFolder(checkout)) return join(checkout, '.data');
  const key = createHash('sha256').update(checkout).digest('hex').slice(0, 8);
  return `/var/lib/gym-management-system/${basename(checkout)}-${key}`;
}

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** The outermost folder of `path`, itself included, that other users can't enter. */
export function closedFolder(path: string): string | undefined {
  const above = dirname(path);
  const outer = above === path ? undefined : closedFolder(above);
  return outer ?? ((statSync(path).mode & 0o001) === 0 ? path : undefined);
}
