import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { useApp } from '../../testing/app.ts';
import { silent } from '../../testing/log.ts';
import { makeRecord } from '../../testing/samples.ts';
import { allResources } from '../declaration/resource.ts';
import { prepareDatabase } from '../server/prepare-database.ts';
import { createBiLogin, dropBiViews, removeBiLogin } from './bi-login.ts';

const app = useApp();

/** Roles belong to the server, which other tests share. */
const name = `bi_${process.pid}`;

async function bi(role: string) {
  const { password } = await createBiLogin({ databaseUrl: app.databaseUrl, name, role });
  const address = new URL(app.databaseUrl);
  [address.username, address.password] = [name, password];
  const client = new pg.Client({ connectionString: address.href });
  await client.connect();
  onTestFinished(async () => {
    await client.end();
    await removeBiLogin({ databaseUrl: app.databaseUrl, name });
  });
  return async (sql: string) => (await client.query<Record<string, unknown>>(sql)).rows;
}

test('a login reads a view of each resource, with comments, and nothing else', async () => {
  await makeRecord(app.as('admin'), 'Member', { name: 'Ann Lee', city: 'Wien' });
  const read = await bi('Accounts');
  expect(await read('select name, city from members')).toEqual([{ name: 'Ann Lee', city: 'Wien' }]);
  const views = await read(`select table_name from information_schema.tables where table_schema = '${name}'`);
  expect(views).toHaveLength(allResources().length);
  const comments = `select obj_description('members'::regclass) as view,
    (select col_description('payments'::regclass, attnum) from pg_attribute
      where attrelid = 'payments'::regclass and attname = 'amount') as amount`;
  expect(await read(comments)).toEqual([
    { view: 'Member', amount: expect.stringContaining("in the club's currency") },
  ]);
  const columns = `select column_name from information_schema.columns where table_name = 'users'`;
  expect((await read(columns)).map(row => row['column_name'])).not.toContain('password_hash');

  for (const statement of [
    'select * from public.member',
    'select * from public.audit_entry',
    'set default_transaction_read_only = off; delete from members',
    'set default_transaction_read_only = off; create table notes (id int)',
    'select * from pgboss.job',
  ])
    await expect(read(statement), statement).rejects.toThrow(/permission denied|cannot execute|not exist/);
});

test('rows and sensitive columns follow the permissions of the role', async () => {
  const admin = app.as('admin');
  await makeRecord(admin, 'Member', { name: 'Bea Lee', healthConditions: ['Asthma'] });
  const read = await bi('Trainer');
  const member = `select health_conditions from members where name = 'Bea Lee'`;
  const allow = (resource: string, canView: boolean) =>
    app.sql('update permission set can_view = $2 where role = $1 and resource = $3', [
      'Trainer',
      canView,
      resource,
    ]);
  await allow('members', true);
  await allow('members-health', true);
  expect(await read(member)).toEqual([{ health_conditions: ['Asthma'] }]);
  await allow('members-health', false);
  expect(await read(member)).toEqual([{ health_conditions: null }]);
  await allow('members', false);
  expect(await read(member)).toEqual([]);
});

test('a migration replaces the views, and the login keeps its rights', async () => {
  const read = await bi('Super User');
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  await dropBiViews(client);
  await client.end();
  await expect(read('select from members')).rejects.toThrow('relation "members" does not exist');
  await prepareDatabase({ databaseUrl: app.databaseUrl, production: false, demo: false, log: silent });
  await read('select from members');
});

test('the owner of the database needs no more than the right to create roles', async () => {
  const owner = `owner_${process.pid}`;
  await app.sql(`create role ${owner} login createrole password 'owner'`);
  const [{ database }] = (await app.sql<{ database: string }>('select current_database() as database')) as [
    { database: string },
  ];
  await app.sql(
    `alter database ${database} owner to ${owner}; grant select on all tables in schema public to ${owner} with grant option`,
  );
  onTestFinished(async () => {
    await app.sql(`reassign owned by ${owner} to current_user; drop owned by ${owner}; drop role ${owner}`);
  });
  const address = new URL(app.databaseUrl);
  [address.username, address.password] = [owner, 'owner'];
  const login = { databaseUrl: address.href, name };
  const first = await createBiLogin({ ...login, role: 'Accounts' });
  const second = await createBiLogin({ ...login, role: 'Trainer' });
  expect(second.password).not.toBe(first.password);
  await removeBiLogin(login);
  expect(await app.sql('select from pg_roles where rolname = $1', [name])).toEqual([]);
});

test('what is no login for BI tools is left alone', async () => {
  const create = (as: string, role = 'Accounts') =>
    createBiLogin({ databaseUrl: app.databaseUrl, name: as, role });
  await expect(create('public')).rejects.toThrow('public is no name for a login');
  await expect(create('Gym"')).rejects.toThrow('use lower case letters');
  await expect(create(name, 'Nobody')).rejects.toThrow('There is no role Nobody. Roles are Super User,');
  const [{ user }] = (await app.sql<{ user: string }>('select current_user as user')) as [{ user: string }];
  await expect(create(user)).rejects.toThrow('that is no BI login. Choose another name.');
  await expect(removeBiLogin({ databaseUrl: app.databaseUrl, name })).rejects.toThrow(
    `There is no BI login ${name}.`,
  );
});
