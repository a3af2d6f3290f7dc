/** Databases of test files, as copies of one template for each content. The tests of the API and of the gateway use it. */
import pg from 'pg';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** A server on which databases can be made, given by the run's global setup. */
    databaseAdminUrl?: string;
  }
}

/** A database of a test file's own. */
export interface TestDatabase {
  url: string;
  /** PostgreSQL waits for connections that are just ending, and rejects when one was left open. */
  drop(): Promise<void>;
}

const PREFIX = 'gym_test';
/** Test files run in child processes of one run; its number keeps two runs on one server apart. */
const run = process.ppid;
const TEMPLATE_LOCK = 5_770_218;

let made = 0;

/**
 * A database with what `fill` makes in an empty one, once in a run for all databases of that content.
 * @param content in lower case
 * @param fill closes its connections before it resolves
 */
export const databaseWith = (
  content: string,
  fill: (databaseUrl: string) => Promise<void>,
): Promise<TestDatabase> => createDatabase(admin => ensureTemplate(admin, content, fill));

/** A database without anything in it. */
export const startEmptyDatabase = (): Promise<TestDatabase> => createDatabase(async () => 'template1');

async function createDatabase(templateFor: (admin: pg.Client) => Promise<string>): Promise<TestDatabase> {
  const name = `${PREFIX}_${run}_${process.pid}_${++made}`;
  await asAdmin(async admin => {
    const template = await templateFor(admin);
    await admin.query(`create database ${name} template ${template} strategy file_copy`);
  });
  return {
    url: urlOf(name),
    drop: () => asAdmin(async admin => void (await admin.query(`drop database ${name}`))),
  };
}

async function ensureTemplate(
  admin: pg.Client,
  content: string,
  fill: (databaseUrl: string) => Promise<void>,
): Promise<string> {
  const template = `${PREFIX}_${run}_template_${content}`;
  const lock = [TEMPLATE_LOCK, template];
  await admin.query('select pg_advisory_lock($1, hashtext($2))', lock);
  try {
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [template]);
    if (rowCount) return template;
    await dropLeftovers(admin);
    const unfinished = `${template}_unfinished`;
    await admin.query(`create database ${unfinished}`);
    await fill(urlOf(unfinished));
    await admin.query(`alter database ${unfinished} rename to ${template}`);
    return template;
  } finally {
    await admin.query('select pg_advisory_unlock($1, hashtext($2))', lock);
  }
}

/** Drops what earlier runs left on a server that outlives them. */
async function dropLeftovers(admin: pg.Client): Promise<void> {
  const { rows } = await admin.query<{ datname: string }>(
    `select datname from pg_database where starts_with(datname, '${PREFIX}_')`,
  );
  for (const { datname } of rows)
    if (!isRunning(Number(datname.split('_')[2])))
      await admin.query(`drop database if exists ${datname} with (force)`);
}

function isRunning(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch {
    return false;
  }
}

function adminUrl(): string {
  const url = inject('databaseAdminUrl') ?? process.env['TEST_DATABASE_URL'];
  if (url) return url;
  throw new Error(
    'Run the tests from the root, or set TEST_DATABASE_URL to a server that they may make databases on',
  );
}

function urlOf(database: string): string {
  const url = new URL(adminUrl());
  url.pathname = `/${database}`;
  return url.href;
}

async function asAdmin(work: (admin: pg.Client) => Promise<void>): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl() });
  await admin.connect();
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
}
