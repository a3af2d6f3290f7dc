import pg from 'pg';
import { inject } from 'vitest';
import { prepareDatabase } from '../src/server/prepare-database.ts';
import { silent } from './log.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A server on which databases can be made, given by the run's global setup. */
    databaseAdminUrl?: string;
  }
}

const PREFIX = 'graphql_api_test';
/** Test files run in child processes of one run; its number keeps two runs on one server apart. */
const run = process.ppid;
const template = `${PREFIX}_${run}_template`;
const TEMPLATE_LOCK = 5_770_218;

function adminUrl(): string {
  const url = inject('databaseAdminUrl') ?? process.env['TEST_DATABASE_URL'];
  if (!url)
    throw new Error('Set TEST_DATABASE_URL to a PostgreSQL server that the tests may make databases on');
  return url;
}

/** Creates a migrated and seeded database for one test file: no demo data, one user for each role. */
export async function createTestDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `${PREFIX}_${run}_${process.pid}_${Date.now()}`;
  await asAdmin(async admin => {
    await ensureTemplate(admin);
    await admin.query(`create database ${name} template ${template}`);
  });
  return {
    url: urlOf(name),
    // Not by force: PostgreSQL waits for connections that are just ending, and rejects the statement when one was left open.
    drop: () => asAdmin(async admin => void (await admin.query(`drop database ${name}`))),
  };
}

async function ensureTemplate(admin: pg.Client): Promise<void> {
  await admin.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
  try {
    const { rows } = await admin.query('select 1 from pg_database where datname = $1', [template]);
    if (rows.length > 0) return;
    await dropLeftovers(admin);
    const unfinished = `${template}_unfinished`;
    await admin.query(`create database ${unfinished}`);
    await prepareDatabase({ databaseUrl: urlOf(unfinished), production: false, demo: false, log: silent });
    await admin.query(`alter database ${unfinished} rename to ${template}`);
  } finally {
    await admin.query('select pg_advisory_unlock($1)', [TEMPLATE_LOCK]);
  }
}

/** Drops what earlier runs left on a server that outlives them. */
async function dropLeftovers(admin: pg.Client): Promise<void> {
  const { rows } = await admin.query<{ datname: string }>(
    `select datname from pg_database where starts_with(datname, '${PREFIX}_')`,
  );
  for (const { datname } of rows)
    if (!isRunning(Number(datname.split('_')[3])))
      await admin.query(`drop database if exists ${datname} with (force)`);
}

function isRunning(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch {
    return false;
  }
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
