import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { checkPort } from './port.ts';
import { openPostgresHome, type PostgresHome } from './postgres-home.ts';
import { codeOf, CliError } from './cli-error.ts';
import { commandOf, endsWithin } from './processes.ts';

/** A running embedded PostgreSQL. */
export interface EmbeddedDatabase {
  /** URL of the app's database, for the role that owns it and nothing else. */
  url: string;
  /** URL of the maintenance database, for the superuser. */
  adminUrl: string;
  /** Shuts the server down cleanly. */
  stop(): Promise<void>;
  /** Resolves when the server has ended, by `stop` or by itself. */
  ended: Promise<void>;
}

export interface EmbeddedOptions {
  dataDir: string;
  /** Further settings of postgresql.conf. */
  settings?: Record<string, string>;
}

const databaseName = 'gym';
const ownerName = 'gym';
const adminName = 'postgres';

/** Seconds for a clean shutdown before an immediate shutdown. */
const STOP_TIMEOUT = 20;

/**
 * Starts PostgreSQL on the data folder, which the first start creates. The caller has locked the folder.
 * @throws CliError if folder or machine do not allow it
 */
export async function startEmbeddedDatabase({
  dataDir,
  settings = {},
}: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const home = openPostgresHome(dataDir);
  const cluster = clusterIn(dataDir);
  if (!existsSync(cluster)) await initialise(dataDir, cluster, home);
  const missing = missingPassword(dataDir);
  if (missing) throw new CliError(`${missing} is missing. Put it back from a copy of the folder.`);
  await endLeftover(cluster);

  const port = await freePort();
  const server = runServer({ dataDir, cluster, home, port, settings });
  await untilReady(server, dataDir, cluster);

  const url = ownerUrl(dataDir, port);
  const adminUrl = toUrl(adminName, readPassword(adminPasswordFile(dataDir)), port, 'postgres');
  try {
    await createAppDatabase(adminUrl, readPassword(passwordFile(dataDir)));
  } catch (error) {
    await server.stop();
    if (codeOf(error) !== WRONG_PASSWORD) throw error;
    throw new CliError(
      `The passwords beside the database in ${dataDir} are not its own. Put back the files database.password and database.superuser.password that belong to it.`,
    );
  }
  return { url, adminUrl, stop: server.stop, ended: server.ended };
}

/** The URL of the app's database for its owner, while a server accepts connections on this data folder. */
export function findEmbeddedDatabase(dataDir: string): string | undefined {
  const server = postmaster(clusterIn(dataDir));
  const runs = server?.status === 'ready' && commandOf(server.pid)?.includes(clusterIn(dataDir));
  return server?.port && runs ? ownerUrl(dataDir, server.port) : undefined;
}

export interface EmbeddedState {
  /** Major version of the PostgreSQL that created it. */
  version: string;
  /** Process number of the running server. */
  process: number | undefined;
  /** The file of a password without which nobody can open the database. */
  missingPassword: string | undefined;
  /** Passwords that other users of the machine can read. */
  openFiles: { file: string; mode: string }[];
}

/** Inspects the database of a data folder without starting it. */
export function embeddedState(dataDir: string): EmbeddedState | undefined {
  const cluster = clusterIn(dataDir);
  if (!existsSync(cluster)) return undefined;
  const pid = postmaster(cluster)?.pid;
  const files = passwordFiles(dataDir).filter(file => existsSync(file));
  return {
    version: readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim(),
    process: pid !== undefined && commandOf(pid)?.includes(cluster) ? pid : undefined,
    missingPassword: missingPassword(dataDir),
    openFiles: files
      .map(file => ({ file, mode: (statSync(file).mode & 0o777).toString(8) }))
      .filter(({ mode }) => !mode.endsWith('00')),
  };
}

/** Whether the data folder contains a database. */
export const hasEmbeddedDatabase = (dataDir: string) => existsSync(clusterIn(dataDir));

const ownerUrl = (dataDir: string, port: number) =>
  toUrl(ownerName, readPassword(passwordFile(dataDir)), port, databaseName);

const toUrl = (user: string, password: string, port: number, database: string) =>
  `postgres://${user}:${password}@127.0.0.1:${port}/${database}`;

/** Deletes the cluster and every record in it. The caller has locked the folder. */
export async function deleteEmbeddedData(dataDir: string): Promise<void> {
  await endLeftover(clusterIn(dataDir));
  rmSync(clusterIn(dataDir), { recursive: true, force: true });
  rmSync(passwordFile(dataDir), { force: true });
  rmSync(adminPasswordFile(dataDir), { force: true });
}

const clusterIn = (dataDir: string) => join(dataDir, 'database');
const passwordFile = (dataDir: string) => join(dataDir, 'database.password');
const adminPasswordFile = (dataDir: string) => join(dataDir, 'database.superuser.password');
const passwordFiles = (dataDir: string) => [passwordFile(dataDir), adminPasswordFile(dataDir)];
const missingPassword = (dataDir: string) => passwordFiles(dataDir).find(file => !existsSync(file));
const logFile = (dataDir: string) => join(dataDir, 'database.log');
/** That of the server before, which may say why it ended. */
const earlierLogFile = (dataDir: string) => `${logFile(dataDir)}.1`;

async function initialise(dataDir: string, cluster: string, home: PostgresHome): Promise<void> {
  const unfinished = `${cluster}.part`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  makePassword(passwordFile(dataDir));
  makePassword(adminPasswordFile(dataDir));
  if (home.account) {
    chownSync(unfinished, home.account.uid, home.account.gid);
    // initdb reads it.
    chownSync(adminPasswordFile(dataDir), home.account.uid, home.account.gid);
  }
  // ICU sorts names as users expect and equally on every machine; locales of the C library do neither.
  const args = ['-D', unfinished, '--username', adminName, '--pwfile', adminPasswordFile(dataDir)];
  args.push(
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=icu',
    '--icu-locale=und',
  );
  try {
    await run(join(home.bin, 'initdb'), args, { ...home.account, cwd: '/', env: environment });
  } catch (error) {
    const { message, stderr } = error as Error & { stderr?: string };
    const reason = lastLine(stderr ?? '') ?? message;
    throw new CliError(
      `The data folder ${dataDir} can't be set up (${reason}). Set DATA_DIR to another folder.`,
    );
  }
  renameSync(unfinished, cluster);
}

const WRONG_PASSWORD = '28P01';

const readPassword = (file: string) => readFileSync(file, 'utf8').trim();

/** Writes the file atomically. */
function makePassword(file: string): void {
  rmSync(`${file}.part`, { force: true });
  writeFileSync(`${file}.part`, randomBytes(24).toString('hex'), { mode: 0o600, flush: true });
  renameSync(`${file}.part`, file);
}

/**
 * Ends a server that a killed start left on this cluster. PostgreSQL judges postmaster.pid by its number alone,
 * so one that names an unrelated process, after a restart of the machine say, is cleared away.
 */
async function endLeftover(cluster: string): Promise<void> {
  const pid = postmaster(cluster)?.pid;
  if (pid === undefined) return;
  if (commandOf(pid)?.includes(cluster)) {
    for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
      process.kill(pid, signal);
      if (await endsWithin(pid, STOP_TIMEOUT)) return;
    }
    throw new CliError(
      `A database server of an earlier start does not end. Stop process ${pid}, then start again.`,
    );
  }
  rmSync(join(cluster, 'postmaster.pid'), { force: true });
}

interface Server {
  process: ChildProcess;
  ended: Promise<void>;
  stop(): Promise<void>;
}

interface ServerOptions extends Required<EmbeddedOptions> {
  cluster: string;
  home: PostgresHome;
  port: number;
}

/**
 * PostgreSQL must not outlive this process. The shell that runs it holds the reading end of a pipe (3), and only this
 * process holds the writing end: when that closes, by `stop` or because this process was killed, the shell shuts
 * PostgreSQL down. In its own session it does not receive Ctrl-C before the running requests are finished.
 */
const guard = `
"$@" 3<&- & server=$!
{ cat <&3 >/dev/null; kill -INT "$server" 2>/dev/null; } &
wait "$server"`;

function runServer({ dataDir, cluster, home, port, settings }: ServerOptions): Server {
  const all = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Details of errors and their statements contain values of records.
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
    ...settings,
  };
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  if (existsSync(logFile(dataDir))) renameSync(logFile(dataDir), earlierLogFile(dataDir));
  const log = openSync(logFile(dataDir), 'w', 0o600);
  const child = spawn(
    '/bin/sh',
    ['-c', guard, 'postgres-guard', join(home.bin, 'postgres'), '-D', cluster, ...flags],
    {
      ...home.account,
      cwd: '/',
      env: environment,
      detached: true,
      stdio: ['ignore', log, log, 'pipe'],
    },
  );
  closeSync(log);
  const lifeline = child.stdio[3];
  const ended = new Promise<void>(resolve => {
    child.once('error', () => resolve());
    child.once('exit', () => {
      lifeline?.destroy();
      resolve();
    });
  });
  async function stop() {
    const pid = postmaster(cluster)?.pid;
    lifeline?.destroy();
    const clean = await Promise.race([
      ended.then(() => true),
      sleep(STOP_TIMEOUT * 1000, false, { ref: false }),
    ]);
    if (!clean && pid !== undefined) process.kill(pid, 'SIGQUIT');
    await ended;
  }
  return { process: child, ended, stop };
}

async function untilReady(server: Server, dataDir: string, cluster: string): Promise<void> {
  let over = false;
  void server.ended.then(() => (over = true));
  // Recovery after a crash may take any time: it waits as long as the server lives.
  while (!over) {
    if (postmaster(cluster)?.status === 'ready') return;
    await sleep(25);
  }
  throw new CliError(explainFailure(dataDir));
}

function explainFailure(dataDir: string): string {
  const log = readFileSync(logFile(dataDir), 'utf8');
  const reason = /(?:FATAL|PANIC|ERROR): +(.+)/.exec(log)?.[1] ?? lastLine(log) ?? 'the server ended at once';
  const detail = /DETAIL: +(.+)/.exec(log)?.[1];
  return `The data folder ${dataDir} can't be used (${detail ? `${reason}: ${detail}` : reason}). Restore it from a backup, set DATA_DIR to another folder, or delete its records with "npx -y pnpm@12 start --reset".`;
}

/** Process and state of the running server, from its postmaster.pid. */
function postmaster(cluster: string): { pid: number; port: number; status: string | undefined } | undefined {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    const pid = Number(lines[0]);
    return Number.isInteger(pid) && pid > 0
      ? { pid, port: Number(lines[3]), status: lines[7]?.trim() }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Creates the app's database and its role, which owns that database, can access no other, and creates logins for BI tools. */
async function createAppDatabase(adminUrl: string, password: string): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    const existing = await admin.query('SELECT FROM pg_database WHERE datname = $1', [databaseName]);
    if (existing.rowCount) return void (await admin.query(`ALTER ROLE ${ownerName} CREATEROLE`));
    await admin.query(`DROP ROLE IF EXISTS ${ownerName}`);
    await admin.query(`CREATE ROLE ${ownerName} LOGIN CREATEROLE PASSWORD ${pg.escapeLiteral(password)}`);
    await admin.query(`CREATE DATABASE ${databaseName} OWNER ${ownerName}`);
  } finally {
    await admin.end();
  }
}

const run = promisify(execFile);

const environment = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };

/** Ports outside of the ephemeral ranges, where a free one remains free, and above 10080, the last one that browsers refuse. */
const FIRST_PORT = 10_081;
const LAST_PORT = 32_000;
const MOST_TRIES = 50;

/** A free port of the loopback address. */
export async function freePort(): Promise<number> {
  for (let attempt = 1; ; attempt++) {
    const port = randomInt(FIRST_PORT, LAST_PORT);
    try {
      await checkPort('127.0.0.1', port);
      return port;
    } catch (error) {
      if (attempt === MOST_TRIES) throw error;
    }
  }
}

function lastLine(text: string): string | undefined {
  return text.trim().split('\n').at(-1)?.trim() || undefined;
}
