import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ClientBase } from 'pg';
import { ROLES, type Role } from '../auth/access.ts';
import { clubTimeZone } from '../common/dates.ts';
import { setClubSettings } from '../common/club-settings.ts';
import { quote } from '../common/sql.ts';
import { connect } from '../database/connect.ts';
import { literal } from '../query/sql.ts';
import { readSettings } from '../resources/club-settings/settings-cache.ts';
import '../resources/index.ts';
import { createViews } from './views.ts';

export interface BiLoginOptions {
  databaseUrl: string;
  /** Of the login, and of the schema with its views. */
  name: string;
}

const NAME = /^[a-z][a-z0-9_]{0,62}$/;
const RESERVED = /^(pg_|public$|pgboss$)/;

/** The comment by which logins and their schemas are recognized. */
const markOf = (role: string) => `BI login with the permissions of ${role}`;
const MARKS = ROLES.map(markOf);

/** What a login may use of the server. */
const LIMITS = { connections: 5, seconds: 60 };

/**
 * Creates a database login that reads views of what a role of the club may view, and nothing else. For one that exists,
 * sets role and password again.
 * @returns the password
 * @throws Error with a message of one line
 */
export async function createBiLogin({
  databaseUrl,
  name,
  role,
}: BiLoginOptions & { role: string }): Promise<{ password: string }> {
  if (!NAME.test(name) || RESERVED.test(name))
    throw new Error(`${name} is no name for a login: use lower case letters, digits and _, such as gym_bi.`);
  if (!ROLES.includes(role as Role))
    throw new Error(`There is no role ${role}. Roles are ${ROLES.join(', ')}.`);
  const password = randomBytes(18).toString('base64url');
  await inTransaction(databaseUrl, async client => {
    const { hasLogin, hasSchema } = await find(client, name);
    const settings = await readSettings(async sql => (await client.query(sql)).rows);
    setClubSettings(settings);
    const [login, mark] = [quote(name), literal(markOf(role))];
    const database = await databaseOf(client);
    await run(client, [
      `${hasLogin ? 'alter' : 'create'} role ${login} login password ${literal(password)} connection limit ${LIMITS.connections}`,
      `comment on role ${login} is ${mark}`,
      ...Object.entries({
        default_transaction_read_only: 'on',
        statement_timeout: `${LIMITS.seconds}s`,
        idle_in_transaction_session_timeout: `${LIMITS.seconds}s`,
        search_path: name,
        timezone: clubTimeZone(),
      }).map(([setting, value]) => `alter role ${login} set ${setting} to ${literal(value)}`),
      ...(hasSchema ? [] : [`create schema ${login}`]),
      `comment on schema ${login} is ${mark}`,
      `grant connect on database ${database} to ${login}`,
      `grant usage on schema ${login} to ${login}`,
      // Also of views that later versions create.
      `alter default privileges in schema ${login} grant select on tables to ${login}`,
    ]);
    await replaceViews(client, name, role);
  }).catch((error: unknown) => {
    throw translated(error);
  });
  return { password };
}

/** Removes a login with its views. @throws Error with a message of one line */
export async function removeBiLogin({ databaseUrl, name }: BiLoginOptions): Promise<void> {
  await inTransaction(databaseUrl, async client => {
    const { hasLogin, hasSchema } = await find(client, name);
    if (!hasLogin && !hasSchema) throw new Error(`There is no BI login ${name}.`);
    const login = quote(name);
    await run(client, [
      ...(hasSchema ? [`drop schema ${login} cascade`] : []),
      ...(hasLogin
        ? [`revoke all on database ${await databaseOf(client)} from ${login}`, `drop role ${login}`]
        : []),
    ]);
  }).catch((error: unknown) => {
    throw translated(error);
  });
}

/** Drops all views, which would hold up changes of their tables. */
export async function dropBiViews(client: ClientBase): Promise<void> {
  for (const { name } of await schemasOf(client)) await dropViews(client, name);
}

/** Creates the views of schemas that lack them. */
export async function createBiViews(client: ClientBase): Promise<void> {
  for (const { name, mark, views } of await schemasOf(client))
    if (views === 0) await run(client, createViews(name, ROLES[MARKS.indexOf(mark)]!));
}

interface ViewSchema {
  name: string;
  mark: string;
  views: number;
}

/** The schemas of all logins. */
async function schemasOf(client: ClientBase): Promise<ViewSchema[]> {
  const { rows } = await client.query<ViewSchema>(
    `select nspname as name, obj_description(oid, 'pg_namespace') as mark,
            (select count(*)::int from pg_class where relnamespace = pg_namespace.oid and relkind = 'v') as views
       from pg_namespace where obj_description(oid, 'pg_namespace') = any($1::text[])`,
    [MARKS],
  );
  return rows;
}

async function replaceViews(client: ClientBase, schema: string, role: string): Promise<void> {
  await dropViews(client, schema);
  await run(client, createViews(schema, role));
}

const LOCKED = '55P03';

/** Waits for queries that read the views: they end within their limit of time. */
async function dropViews(client: ClientBase, schema: string): Promise<void> {
  const { rows } = await client.query<{ view: string }>(
    `select format('%I.%I', schemaname, viewname) as view from pg_views where schemaname = $1`,
    [schema],
  );
  if (rows.length === 0) return;
  const drop = `set lock_timeout = '2s'; drop view ${rows.map(({ view }) => view).join(', ')}; reset lock_timeout`;
  for (let seconds = 0; ; seconds += 3) {
    try {
      return void (await client.query(drop));
    } catch (error) {
      if ((error as { code?: string }).code !== LOCKED || seconds > 2 * LIMITS.seconds) throw error;
      await sleep(1_000);
    }
  }
}

/** Whether the login and its schema exist. @throws Error for those that are not of this kind */
async function find(client: ClientBase, name: string): Promise<{ hasLogin: boolean; hasSchema: boolean }> {
  const { rows } = await client.query<{
    login: string | null;
    schema: string | null;
    hasLogin: boolean;
    hasSchema: boolean;
  }>(
    `select login.oid is not null as "hasLogin", shobj_description(login.oid, 'pg_authid') as login,
            space.oid is not null as "hasSchema", obj_description(space.oid, 'pg_namespace') as schema
       from (select) one
       left join pg_roles login on login.rolname = $1 left join pg_namespace space on space.nspname = $1`,
    [name],
  );
  const { hasLogin, hasSchema, login, schema } = rows[0]!;
  if ((hasLogin && !MARKS.includes(login ?? '')) || (hasSchema && !MARKS.includes(schema ?? '')))
    throw new Error(`The database has a role or a schema ${name} that is no BI login. Choose another name.`);
  return { hasLogin, hasSchema };
}

async function databaseOf(client: ClientBase): Promise<string> {
  const { rows } = await client.query<{ name: string }>('select current_database() as name');
  return quote(rows[0]!.name);
}

async function inTransaction(
  databaseUrl: string,
  work: (client: ClientBase) => Promise<void>,
): Promise<void> {
  const client = await connect(databaseUrl);
  try {
    await client.query('begin');
    await work(client);
    await client.query('commit');
  } finally {
    await client.end();
  }
}

async function run(client: ClientBase, statements: readonly string[]): Promise<void> {
  if (statements.length > 0) await client.query(statements.join(';\n'));
}

const MAY_NOT = '42501';

const translated = (error: unknown) =>
  (error as { code?: string }).code === MAY_NOT
    ? new Error(
        'The database user of the club may not create roles. Run "alter role <user> createrole" as an administrator of the server, then try again.',
        { cause: error },
      )
    : error;
