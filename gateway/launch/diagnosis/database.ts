import type { DatabaseFacts } from '@gym/graphql-api';
import { apiTarget, isBuilt } from '../build.ts';
import { messageOf } from '../cli-error.ts';
import { withoutCredentials } from '../run-on-database.ts';
import { type CheckResult, RESPONSE_TIMEOUT, type Subject } from './check.ts';
import { databaseUrlOf } from './database-url.ts';

/** Larger differences of clocks make tokens and dates wrong. In milliseconds. */
const CLOCK_TOLERANCE = 30_000;

/** Whether the database can be reached, and its version, privileges, schema and clock. */
export async function database(subject: Subject): Promise<CheckResult[]> {
  const { options, dataDir } = subject;
  const url = databaseUrlOf(subject);
  if (!url) return [{ text: 'Embedded and stopped; its content is checked while it runs.' }];
  if (!isBuilt(apiTarget)) return [{ text: 'Not checked before graphql-api is built.' }];
  const { inspectDatabase } = await import('@gym/graphql-api');
  const location = options.databaseUrl ? withoutCredentials(url) : 'The embedded database';
  try {
    return judge(await inspectDatabase(url, RESPONSE_TIMEOUT), location, options.production);
  } catch (error) {
    return [
      {
        text: `${location} cannot be reached (${messageOf(error) || 'no connection'}).`,
        fix: options.databaseUrl
          ? 'Check that the server runs, and host, name, user and password in DATABASE_URL.'
          : `Look into ${dataDir}/database.log and start again.`,
      },
    ];
  }
}

function judge(facts: DatabaseFacts, location: string, production: boolean): CheckResult[] {
  const { version, role, foreignTable, pending, newer, demoUsers, clockAhead } = facts;
  const findings: CheckResult[] = [];
  const add = (wrong: boolean, text: string, fix: string) => wrong && findings.push({ text, fix });
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
  return [{ text: `${location}: PostgreSQL ${version}, ${schema}.` }];
}
