import { randomUUID } from 'node:crypto';
import { prepareDatabase } from '@gym/graphql-api';
import pg from 'pg';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** A server on which databases can be made, given by the run's global setup. */
    databaseAdminUrl?: string;
  }
}

/** A migrated and seeded database of a test file's own. */
export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** Two test files must not make the template at once. */
const templateLock = 1_846_209;

/** @param demo the demo club; otherwise nothing but its logins, the permissions and the master data */
export function startTestDatabase({ demo = false } = {}): Promise<TestDatabase> {
  return createDatabase(admin => ensureTemplate(admin, demo));
}

/** A database without anything in it. */
export function startEmptyDatabase(): Promise<TestDatabase> {
  return createDatabase(async () => 'template1');
}

async function createDatabase(templateFor: (admin: pg.Client) => Promise<string>): Promise<TestDatabase> {
  const name = `gateway_test_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(async admin => {
    const template = await templateFor(admin);
    await admin.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  });
  // Not by force: PostgreSQL waits for connections that are just ending, and rejects when one was left open.
  const drop = () => asAdmin(async admin => void (await admin.query(`DROP DATABASE ${name}`)));
  return { url: urlOf(name), drop };
}

async function ensureTemplate(admin: pg.Client, demo: boolean): Promise<string> {
  // The number of the run's parent process, since a server given by TEST_DATABASE_URL outlives the run.
  const template = `gateway_test_template_${process.ppid}_${demo ? 'demo' : 'empty'}`;
  await admin.query('SELECT pg_advisory_lock($1)', [templateLock]);
  try {
    const known = await admin.query('SELECT FROM pg_database WHERE datname = $1', [template]);
    if (known.rowCount) return template;
    const unfinished = `${template}_unfinished`;
    await admin.query(`CREATE DATABASE ${unfinished}`);
    const log = { info() {}, error() {} };
    await prepareDatabase({ databaseUrl: urlOf(unfinished), production: false, demo, log });
    await admin.query(`ALTER DATABASE ${unfinished} RENAME TO ${template}`);
    return template;
  } finally {
    await admin.query('SELECT pg_advisory_unlock($1)', [templateLock]);
  }
}

function adminUrl(): string {
  const url = inject('databaseAdminUrl');
  if (!url) throw new Error('Run the tests from the root: its configuration starts their PostgreSQL');
  return url;
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
