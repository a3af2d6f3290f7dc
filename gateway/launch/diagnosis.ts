import { accessSync, constants, existsSync, readFileSync, statfsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { DatabaseFacts } from '@gym/graphql-api';
import type { BrokenRelease } from '../src/hubs/broken-releases.ts';
import { readBundle } from '../src/hubs/bundle.ts';
import { allTargets, apiTarget, hubsHere, isBuilt } from './build.ts';
import { withoutCredentials } from './run-on-database.ts';
import { checkout, closedFolder, isRoot, locateDataDir } from './data-dir.ts';
import { embeddedState, findEmbeddedDatabase } from './embedded-database.ts';
import { type Instance, runningInstance } from './instance-lock.ts';
import { type LaunchOptions, readOptions } from './options.ts';
import { checkPort } from './port.ts';
import { packagedPostgres } from './postgres-home.ts';
import { brokenQueries } from './broken-queries.ts';
import { findBrokenReleases } from './released-hubs.ts';
import { messageOf } from './cli-error.ts';

/** The result of one check. */
export interface Finding {
  name: string;
  text: string;
  /** The next step; undefined if nothing is wrong. */
  fix?: string;
}

interface Subject {
  env: NodeJS.ProcessEnv;
  options: LaunchOptions;
  dataDir: string;
  /** The process that has locked the data folder. */
  running: Instance | undefined;
}

type Check = (subject: Subject) => Finding | Finding[] | Promise<Finding | Finding[]>;

/** How long a check may take, in milliseconds. */
const CHECK_TIMEOUT = 10_000;
/** How long the server and the database may take to respond, in milliseconds. */
const RESPONSE_TIMEOUT = 3_000;
/** Free disk space that PostgreSQL needs, in bytes. */
const LEAST_FREE = 1024 ** 3;
/** Larger differences of clocks make tokens and dates wrong. In milliseconds. */
const CLOCK_TOLERANCE = 30_000;

/** Checks an installation without changing it, one check after the other. */
export async function* diagnose(env: NodeJS.ProcessEnv): AsyncGenerator<Finding> {
  yield node();
  yield packages();
  const settings = readSettings(env);
  yield settings.finding;
  if (!settings.options) return;
  const dataDir = locateDataDir(settings.options.dataDir);
  const subject: Subject = { env, options: settings.options, dataDir, running: runningInstance(dataDir) };
  const checks: [string, Check][] = [
    ['builds', builds],
    ['port', port],
    ['data folder', dataFolder],
    ['disk', disk],
    ['embedded', embedded],
    ['database', database],
    ['proxy', proxy],
    ['time zone', timeZone],
    ['hubs', hubs],
    ['queries', queries],
  ];
  for (const [name, check] of checks) yield* await within(name, check, subject);
}

async function within(name: string, check: Check, subject: Subject): Promise<Finding[]> {
  const { promise, resolve } = Promise.withResolvers<Finding>();
  const timer = setTimeout(
    () =>
      resolve({
        name,
        text: `The check was not finished after ${CHECK_TIMEOUT / 1000} s.`,
        fix: 'Look for a disk or a network that does not respond.',
      }),
    CHECK_TIMEOUT,
  );
  try {
    const findings = await Promise.race([promise, check(subject)]);
    return [findings].flat();
  } catch (error) {
    return [{ name, text: `The check failed: ${messageOf(error)}.`, fix: 'Report this as a defect.' }];
  } finally {
    clearTimeout(timer);
  }
}

function node(): Finding {
  const { version } = process;
  const fine = Number(/\d+/.exec(version)) >= 24;
  return {
    name: 'node',
    text: `Node ${version.slice(1)} runs this.`,
    fix: fine ? undefined : `Run it by npx -y pnpm@12, or by ${join(checkout, 'node_modules/.bin/node')}.`,
  };
}

function packages(): Finding {
  const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);
  const installed = read(join(checkout, 'node_modules/.pnpm/lock.yaml'));
  const fine = installed !== undefined && installed === read(join(checkout, 'pnpm-lock.yaml'));
  return {
    name: 'packages',
    text: fine ? 'Installed as pnpm-lock.yaml says.' : 'Installed packages differ from pnpm-lock.yaml.',
    fix: fine ? undefined : 'npx -y pnpm@12 install --frozen-lockfile',
  };
}

function readSettings(env: NodeJS.ProcessEnv): { finding: Finding; options?: LaunchOptions } {
  const name = 'settings';
  try {
    const options = readOptions([], env);
    const mode = options.production ? 'production' : 'demo (NODE_ENV is not production)';
    return { finding: { name, text: `Readable; ${mode}.` }, options };
  } catch (error) {
    return {
      finding: { name, text: messageOf(error), fix: 'Set it right; the checks that need it were left out.' },
    };
  }
}

function builds(): Finding {
  const missing = allTargets().flatMap(target => (isBuilt(target) ? [] : [target.name]));
  const text =
    missing.length > 0
      ? `Not built from the present sources: ${missing.join(', ')}.`
      : 'Everything is built.';
  // `start` builds by itself; a service manager's `serve.ts` does not.
  return { name: 'builds', text, fix: missing.length > 0 ? 'npx -y pnpm@12 build' : undefined };
}

async function port({ options: { host, port }, running }: Subject): Promise<Finding> {
  const name = 'port';
  if (running?.holder.startsWith('http')) return serverHealth(running);
  try {
    await checkPort(host, port);
    return { name, text: `${host}:${port} is free; no server runs on the data folder.` };
  } catch (error) {
    const [text, ...fix] = messageOf(error).split(/(?<=\.) /);
    return { name, text: text!, fix: fix.join(' ') || 'Set HOST and PORT to a free address.' };
  }
}

async function serverHealth({ holder, pid }: Instance): Promise<Finding> {
  const name = 'server';
  const fix = `Look into its log; end it with "npx -y pnpm@12 stop", or kill -9 ${pid}, and start again.`;
  try {
    const response = await fetch(`${holder}/ready`, { signal: AbortSignal.timeout(RESPONSE_TIMEOUT) });
    await response.body?.cancel();
    return {
      name,
      text: `${holder} (process ${pid}) runs and is ${response.ok ? '' : 'not '}ready.`,
      fix: response.ok ? undefined : fix,
    };
  } catch (error) {
    return { name, text: `${holder} (process ${pid}) does not respond (${messageOf(error)}).`, fix };
  }
}

function dataFolder({ dataDir }: Subject): Finding {
  const name = 'data folder';
  const there = nearestFolder(dataDir);
  try {
    if (!statSync(there).isDirectory()) throw new Error(`${there} is no folder`);
    accessSync(there, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    return {
      name,
      text: `${dataDir} can't be used (${messageOf(error)}).`,
      fix: 'Make it writable for the user that starts the server, or set DATA_DIR to another folder.',
    };
  }
  const closed = isRoot() ? closedFolder(there) : undefined;
  if (closed)
    return {
      name,
      text: `${dataDir}: PostgreSQL runs as another user, and ${closed} is closed to others.`,
      fix: `Set DATA_DIR to a folder outside ${closed}.`,
    };
  return { name, text: there === dataDir ? `${dataDir} can be written.` : `${dataDir} can be made.` };
}

function disk({ dataDir }: Subject): Finding {
  const { bavail, bsize } = statfsSync(nearestFolder(dataDir));
  const free = bavail * bsize;
  return {
    name: 'disk',
    text: `${(free / 1024 ** 3).toFixed(1)} GB are free for ${dataDir}.`,
    fix: free < LEAST_FREE ? 'Make room: the database stops when the disk is full.' : undefined,
  };
}

function nearestFolder(path: string): string {
  return existsSync(path) || dirname(path) === path ? path : nearestFolder(dirname(path));
}

function embedded({ options, dataDir, running }: Subject): Finding[] {
  const name = 'embedded';
  if (options.databaseUrl) return [];
  const state = embeddedState(dataDir);
  const packaged = packagedPostgres();
  if (!packaged)
    return [
      {
        name,
        text: `There is no embedded PostgreSQL for ${process.platform}-${process.arch}.`,
        fix: 'Set DATABASE_URL to a PostgreSQL 14 or later.',
      },
    ];
  if (!state) return [{ name, text: 'No database yet; the first start makes it.' }];
  const findings: Finding[] = [];
  if (state.version !== packaged)
    findings.push({
      name,
      text: `${dataDir}/database was made by PostgreSQL ${state.version}, and this version has ${packaged}.`,
      fix: 'Back it up with the version that made it, move the folder away, and restore the backup.',
    });
  for (const { file, mode } of state.openFiles)
    findings.push({
      name,
      text: `${file} can be read by others (mode ${mode}).`,
      fix: `chmod 600 ${file}`,
    });
  if (state.missingPassword)
    findings.push({
      name,
      text: `${state.missingPassword} is missing, without which nobody can open the database.`,
      fix: 'Put it back from a copy of the folder, or restore a backup into an empty folder.',
    });
  if (state.process && !running)
    findings.push({
      name,
      text: `PostgreSQL (process ${state.process}) still runs without a server.`,
      fix: 'It is about to end, or the next start ends it.',
    });
  if (findings.length > 0) return findings;
  const text = state.process ? `runs as process ${state.process}` : 'is stopped';
  return [{ name, text: `The database in ${dataDir} ${text}.` }];
}

const databaseOf = ({ directUrl, databaseUrl }: LaunchOptions, dataDir: string) =>
  directUrl ?? databaseUrl ?? findEmbeddedDatabase(dataDir);

async function database({ options, dataDir }: Subject): Promise<Finding[]> {
  const name = 'database';
  const url = databaseOf(options, dataDir);
  if (!url) return [{ name, text: 'Embedded and stopped; its content is checked while it runs.' }];
  if (!isBuilt(apiTarget)) return [{ name, text: 'Not checked before graphql-api is built.' }];
  const { inspectDatabase } = await import('@gym/graphql-api');
  const location = options.databaseUrl ? withoutCredentials(url) : 'The embedded database';
  try {
    return judge(await inspectDatabase(url, RESPONSE_TIMEOUT), location, options.production);
  } catch (error) {
    return [
      {
        name,
        text: `${location} cannot be reached (${messageOf(error) || 'no connection'}).`,
        fix: options.databaseUrl
          ? 'Check that the server runs, and host, name, user and password in DATABASE_URL.'
          : `Look into ${dataDir}/database.log and start again.`,
      },
    ];
  }
}

function judge(facts: DatabaseFacts, location: string, production: boolean): Finding[] {
  const name = 'database';
  const { version, role, foreignTable, pending, newer, demoUsers, clockAhead } = facts;
  const findings: Finding[] = [];
  const add = (wrong: boolean, text: string, fix: string) => wrong && findings.push({ name, text, fix });
  add(!facts.supported, `PostgreSQL ${version} is too old.`, 'Use PostgreSQL 14 or later.');
  add(
    !facts.mayCreate,
    `The role ${role} may not make tables.`,
    `Run in it, as its owner: GRANT CREATE ON SCHEMA public TO "${role}";`,
  );
  add(
    !facts.mayQueue,
    `The role ${role} may not make the schema of background jobs, or it belongs to another role.`,
    `Run in it, as its owner: CREATE SCHEMA pgboss AUTHORIZATION "${role}";`,
  );
  add(
    foreignTable !== null,
    `The table ${foreignTable} belongs to another role than ${role}, so that migrations fail.`,
    'Use the role that owns the tables in DATABASE_URL.',
  );
  for (const extension of facts.missingExtensions)
    add(
      true,
      `The extension ${extension} is missing, and ${role} may not add it.`,
      `Run in it, as a superuser: CREATE EXTENSION ${extension};`,
    );
  add(
    newer.length > 0,
    `The schema is of a newer version (${newer.join(', ')}).`,
    'Start the newer version, or restore a backup of this one.',
  );
  add(
    production && demoUsers.length > 0,
    `NODE_ENV is production and the passwords of the demo work for ${demoUsers.join(', ')}.`,
    'npx -y pnpm@12 set-password NAME',
  );
  add(
    Math.abs(clockAhead) > CLOCK_TOLERANCE,
    `Its clock differs from this machine's by ${Math.round(Math.abs(clockAhead) / 1000)} s.`,
    'Synchronize both clocks (NTP).',
  );
  if (findings.length > 0) return findings;
  const schema =
    pending.length > 0 ? `the next start runs ${pending.length} migrations` : 'the schema is current';
  return [{ name, text: `${location}: PostgreSQL ${version}, ${schema}.` }];
}

/** The addresses of proxies that Fastify accepts. */
const proxyPattern = /^(loopback|linklocal|uniquelocal|[\da-f.:]+(\/[\da-f.:]+)?)$/i;

function proxy({ options: { trustProxy, production, host } }: Subject): Finding {
  const name = 'proxy';
  const wrong = trustProxy?.split(',').find(address => !proxyPattern.test(address.trim()));
  if (wrong !== undefined)
    return {
      name,
      text: `TRUST_PROXY has "${wrong}", which is no address.`,
      fix: 'Set it to addresses of proxies, such as TRUST_PROXY=127.0.0.1,10.0.0.0/8.',
    };
  if (trustProxy) return { name, text: `Client addresses come from ${trustProxy}.` };
  const behind = production && /^(127\.|::1|localhost)/.test(host);
  return behind
    ? {
        name,
        text: `In production on ${host} and without TRUST_PROXY, so that all clients of a proxy share one limit of logins.`,
        fix: 'Set TRUST_PROXY=127.0.0.1 where the proxy runs on this machine, or HOST where there is none.',
      }
    : { name, text: 'TRUST_PROXY is not set: clients connect without a proxy.' };
}

function timeZone({ env }: Subject): Finding {
  const name = 'time zone';
  const timeZone = env.CLUB_TIME_ZONE || Intl.DateTimeFormat().resolvedOptions().timeZone;
  try {
    const now = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      dateStyle: 'short',
      timeStyle: 'short',
    }).format();
    return { name, text: `It is ${now} in ${timeZone}.` };
  } catch {
    return {
      name,
      text: `CLUB_TIME_ZONE is "${timeZone}", which is no time zone.`,
      fix: 'Set it to a name such as America/New_York.',
    };
  }
}

async function hubs(subject: Subject): Promise<Finding[]> {
  const name = 'hubs';
  const here = hubsHere();
  const findings: Finding[] = [];
  for (const hub of here)
    await readBundle(join(checkout, hub, 'dist')).catch(error =>
      findings.push({
        name,
        text: `The build of ${hub} cannot be read (${messageOf(error)}).`,
        fix: 'npx -y pnpm@12 build',
      }),
    );
  for (const { remote, version, problems } of await brokenReleases(subject))
    findings.push({
      name,
      text: `${remote} ${version} breaks with this version of the API: ${problems.join(' ')}`,
      fix: `Release a version that is built with this API, or serve the version before: npx -y pnpm@12 hub rollback ${remote}`,
    });
  return findings.length > 0 ? findings : [{ name, text: `${here.length} hubs are built.` }];
}

/** None without a database of this version, of which the check of the database tells more. */
async function brokenReleases({ options, dataDir }: Subject): Promise<BrokenRelease[]> {
  const url = databaseOf(options, dataDir);
  if (!url || !isBuilt(apiTarget)) return [];
  return findBrokenReleases(url).catch(() => []);
}

/** Nothing is said without a database of this version, of which the check of the database tells more. */
async function queries({ options, dataDir }: Subject): Promise<Finding[]> {
  const name = 'queries';
  const url = databaseOf(options, dataDir);
  if (!url || !isBuilt(apiTarget)) return [];
  const broken = await brokenQueries(url).catch(() => undefined);
  if (broken?.length === 0) return [{ name, text: 'All saved queries fit the schema.' }];
  return (broken ?? []).map(({ id, name: title, owner, problem }) => ({
    name,
    text: `The saved query "${title}" (${id}) of ${owner} breaks with this version: ${problem}`,
    fix: `${owner} corrects or deletes it in the explorer.`,
  }));
}
