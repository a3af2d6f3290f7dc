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

/** Two test files must not make a template at once. */
const templateLock = 1_846_209;

/** The password of the Super User in a database for production. */
export const ADMIN_PASSWORD = 'admin-of-a-test';

export interface TestDatabaseOptions {
  /** The demo club; otherwise nothing but its logins, the permissions and the master data. */
  demo?: boolean;
  /** Instead of the demo's logins only `admin`, whose password is `ADMIN_PASSWORD`. */
  production?: boolean;
}

export function startTestDatabase({ demo = false, production = false }: TestDatabaseOptions = {}) {
  const content = production ? 'production' : demo ? 'demo' : 'empty';
  const log = { info() {}, error() {} };
  return startFilledDatabase(content, async databaseUrl => {
    await prepareDatabase({ databaseUrl, production, demo, adminPassword: ADMIN_PASSWORD, log });
  });
}

/**
 * A database with what `fill` makes in an empty one, once in a run for all databases of that content.
 * @param fill closes its connections before it resolves
 */
export function startFilledDatabase(
  content: string,
  fill: (databaseUrl: string) => Promise<void>,
): Promise<TestDatabase> {
  return createDatabase(admin => ensureTemplate(admin, content, fill));
}

/** A database without anything in it. */
export function startEmptyDatabase(): Promise<TestDatabase> {
  return createDatabase(async () => 'template1');
}

async function createDatabase(templateFor: (admin: pg.Client) => Promise<string>): Promise<TestDatabase> {
  const name = `gateway_test_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(async admin => {
    const template = await templateFor(admin);
    await admin.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
  });
  // Not by force: PostgreSQL waits for connections that are just ending, and rejects when one was left open.
  const drop = () => asAdmin(async admin => void (await admin.query(`DROP DATABASE ${name}`)));
  return { url: urlOf(name), drop };
}

async function ensureTemplate(
  admin: pg.Client,
  content: string,
  fill: (databaseUrl: string) => Promise<void>,
): Promise<string> {
  // The number of the run's parent process, since a server given by TEST_DATABASE_URL outlives the run.
  const template = `gateway_test_template_${process.ppid}_${content}`;
  const lock = [templateLock, template];
  await admin.query('SELECT pg_advisory_lock($1, hashtext($2))', lock);
  try {
    const known = await admin.query('SELECT FROM pg_database WHERE datname = $1', [template]);
    if (known.rowCount) return template;
    const unfinished = `${template}_unfinished`;
    await admin.query(`CREATE DATABASE ${unfinished}`);
    await fill(urlOf(unfinished));
    await admin.query(`ALTER DATABASE ${unfinished} RENAME TO ${template}`);
    return template;
  } finally {
    await admin.query('SELECT pg_advisory_unlock($1, hashtext($2))', lock);
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
