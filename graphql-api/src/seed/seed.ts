import { randomBytes } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import type pg from 'pg';
import { demoAdmin, demoLogins } from '../sign-in/demo-logins.ts';
import { exampleQueries } from './example-queries/example-queries.ts';
import type { ExampleQuery } from './example-queries/example-query.ts';
import { defaultGrants } from './grants.ts';
import { masterDataRows } from './master-data.ts';

export interface SeedOptions {
  production: boolean;
  /** Whether an empty database gets the demo data; never in production. */
  demo: boolean;
  /** The password of the first Super User in production; generated unless given. */
  adminPassword?: string;
}

export interface Seeded {
  /** Whether the database was empty. */
  firstStart: boolean;
  /** The password of the Super User, if it was generated. It is shown once and not stored. */
  generatedPassword?: string;
}

/**
 * Fills the tables of a database without users.
 * @param seedDemo adds the demo data in the same transaction
 */
export async function seed(
  client: pg.Client,
  options: SeedOptions,
  seedDemo: () => Promise<void>,
): Promise<Seeded> {
  await client.query('begin');
  try {
    await seedMasterData(client);
    await seedGrants(client);
    const generatedPassword = options.production
      ? await seedAdmin(client, options.adminPassword)
      : await seedDemoUsers(client);
    await seedExampleQueries(client);
    if (options.demo && !options.production) await seedDemo();
    await client.query('commit');
    await analyze(client);
    return { firstStart: true, generatedPassword };
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** Whether a migrated database has users. */
export async function isFilled(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query('select 1 from "user" limit 1');
  return rows.length > 0;
}

/** PostgreSQL does so by itself a minute later; until then plans and costs would be made for empty tables. */
async function analyze(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ tables: string }>(
    `select string_agg(quote_ident(tablename), ', ') as tables from pg_tables where schemaname = current_schema()`,
  );
  await client.query(`analyze ${rows[0]!.tables}`);
}

/** A migration that adds a drop-down adds its choices too. */
async function seedMasterData(client: pg.Client): Promise<void> {
  await client.query(
    `insert into master_data_item (page, dropdown_name, value, display_text, sort_order, is_active)
     select page, "dropdownName", value, "displayText", "sortOrder", true
       from jsonb_to_recordset($1) as row(page text, "dropdownName" text, value text, "displayText" text, "sortOrder" int)
     on conflict do nothing`,
    [JSON.stringify(masterDataRows())],
  );
}

/** A migration that adds a table adds its permissions too, as they were then. */
async function seedGrants(client: pg.Client): Promise<void> {
  await client.query(
    `insert into permission (role, resource, can_view, can_add, can_edit, can_delete, menu_visible)
     select role, resource, "canView", "canAdd", "canEdit", "canDelete", "menuVisible"
       from jsonb_to_recordset($1) as row(role text, resource text, "canView" bool, "canAdd" bool, "canEdit" bool, "canDelete" bool, "menuVisible" bool)
     on conflict (role, resource) do update
       set (can_view, can_add, can_edit, can_delete, menu_visible) =
           (excluded.can_view, excluded.can_add, excluded.can_edit, excluded.can_delete, excluded.menu_visible)`,
    [JSON.stringify(defaultGrants)],
  );
}

async function seedAdmin(client: pg.Client, given: string | undefined): Promise<string | undefined> {
  if (given !== undefined && given.length < 6)
    throw new Error('ADMIN_PASSWORD must have at least 6 characters.');
  if (given === demoAdmin.password)
    throw new Error('ADMIN_PASSWORD is the password of the demo, which everybody knows. Choose another one.');
  const password = given ?? randomBytes(12).toString('base64url');
  await insertUser(client, { ...demoAdmin, fullName: 'Administrator', password });
  return given === undefined ? password : undefined;
}

async function seedDemoUsers(client: pg.Client): Promise<undefined> {
  for (const login of demoLogins) await insertUser(client, login);
}

async function insertUser(
  client: pg.Client,
  login: { username: string; password: string; fullName: string; role: string },
): Promise<void> {
  await client.query(
    `insert into "user" (username, email, full_name, role, status, password_hash, token_version) values ($1, $2, $3, $4, 'active', $5, 0)`,
    [
      login.username,
      `${login.username}@club.example`,
      login.fullName,
      login.role,
      await hash(login.password),
    ],
  );
}

/** Of the first Super User, shared with the roles that may open the explorer. */
async function seedExampleQueries(client: pg.Client): Promise<void> {
  await client.query(
    `insert into saved_query (owner_id, name, description, query, variables, shared_with)
     select (select min(id) from "user" where role = 'Super User'), name, description, query, variables, $2
       from jsonb_to_recordset($1) as row(name text, description text, query text, variables text)`,
    [
      JSON.stringify(exampleQueries.map(example => ({ ...example, variables: variablesOf(example) }))),
      defaultGrants.flatMap(({ role, resource, canView }) =>
        resource === 'analytics' && canView ? [role] : [],
      ),
    ],
  );
}

/** As the explorer shows them. */
const variablesOf = ({ variables }: ExampleQuery) =>
  variables ? JSON.stringify(variables, null, 2) : undefined;
