import { randomUUID } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tokenOf } from '@gym/hub-kit/testing';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newFolder, Server } from './chaos/installations.ts';
import { REPORT_LOADED, traceOf } from './collector.ts';
import { ADMIN_PASSWORD, startTestDatabase } from './database.ts';

// The server is a process.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** What must not be in any line. */
const MARKS = ['persephone', 'canary', '555-0177', ADMIN_PASSWORD, 'elysium', '127.0.0.9', 'eyJ'];

/** Fails as a driver does, with values in its message and its details, when the process gets the signal. */
const CRASH = `
  process.on('SIGUSR2', () => {
    throw Object.assign(new Error('Failing row contains "Persephone Canary", canary@example.com'), {
      code: '23514', severity: 'ERROR', detail: 'Key (email)=(canary@example.com)', where: 'Persephone',
    });
  });`;

let folder: string;
let drop: () => Promise<void>;
let pool: pg.Pool;
let server: Server;
let token: string;
beforeAll(async () => {
  folder = newFolder();
  const database = await startTestDatabase({ production: true });
  drop = database.drop;
  pool = new pg.Pool({ connectionString: database.url, max: 2 });
  const crash = join(folder, 'crash.mjs');
  writeFileSync(crash, CRASH);
  server = await Server.start({
    NODE_ENV: 'production',
    ADMIN_PASSWORD,
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: database.url,
    NODE_OPTIONS: `--import=${crash} ${REPORT_LOADED}`,
  });
  vi.stubEnv('CLUB_PASSWORD_ADMIN', ADMIN_PASSWORD);
  token = await tokenOf(server, 'admin');
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await server?.abandon();
  await pool?.end();
  await drop?.();
  rmSync(folder, { recursive: true, force: true });
});

async function call(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(server.url + path, {
    ...init,
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'user-agent': 'Canary/1.0 (Persephone)',
      cookie: 'canary=1',
      'x-forwarded-for': '127.0.0.9',
      traceparent: traceOf().traceparent,
      ...init.headers,
    },
  });
}

const graphql = (query: string, variables: object = {}, headers = {}) =>
  call('/graphql', { method: 'POST', headers, body: JSON.stringify({ query, variables }) });

/** The lines of a server that are JSON. */
const lines = () =>
  server.output
    .split('\n')
    .filter(line => line.startsWith('{'))
    .map(line => JSON.parse(line) as Record<string, unknown>);

const lineOf = (message: string, requestId: string | null) =>
  lines().find(line => line['msg'] === message && line['requestId'] === requestId);

const person = { name: 'Persephone Canary', email: 'canary@example.com', phone: '555-0177' };
const addMember = 'mutation Add($input: MemberInput!) { createMember(input: $input) { id } }';
const addUser = 'mutation Add($input: UserInput!) { createUser(input: $input) { id } }';
const findMembers = 'query Find($q: String) { members(search: $q) { items { name } } }';

/** Makes PostgreSQL quote the row that is saved, in a message, a detail and a statement. */
const failing = (table: string) => `
  create or replace function quote_row() returns trigger as $$
  begin raise exception 'Failing row %', new using detail = 'Key (row)=(' || new::text || ')', errcode = '23999'; end;
  $$ language plpgsql;
  create trigger quotes before insert or update on "${table}" for each row execute function quote_row();`;

test('a client may name its request by a UUID, and by nothing else', async () => {
  const id = randomUUID();
  const ofClient = (value: string) => call('/health', { headers: { 'x-request-id': value } });
  expect((await ofClient(id)).headers.get('x-request-id')).toBe(id);
  for (const value of ['canary', `${id}"`, `${id}${id}`, 'x'.repeat(36)])
    expect((await ofClient(value)).headers.get('x-request-id')).not.toBe(value);
});

test('without a collector no package of OpenTelemetry is loaded, and browsers begin no traces', async () => {
  const page = await call('/');
  expect(page.status).toBe(200);
  expect(await page.text()).not.toContain('trace-requests');
  expect(server.output).not.toContain('LOADED');
});

test('no line contains personal data, whatever fails; lines have the id of their request', async () => {
  // Values that are rejected: by validation, by a constraint, by the types of the schema, as JSON, as a path.
  expect((await graphql(addMember, { input: person })).status).toBe(200);
  await graphql(addMember, { input: person });
  await graphql(addMember, { input: { ...person, joinDate: 'canary' } });
  await graphql('query ($id: ID!) { member(id: $id) { name } }', { id: 'Persephone' });
  await graphql('{ members(filter: { name: { eq: "Persephone" } }) { canary } }');
  await call('/graphql', { method: 'POST', body: '{"query": "Persephone Canary' });
  await call('/api/members', { method: 'POST', body: '{"name": "Persephone Canary' });
  await call('/api/persephone-canary?email=canary@example.com');
  await call('/api/members?q=Persephone&email=canary@example.com&unknown=canary');
  await call('/api/auth/login', {
    method: 'POST',
    body: JSON.stringify({ username: 'canary@example.com', password: 'elysium' }),
  });
  await call('/hubs/failures', {
    method: 'POST',
    body: JSON.stringify({
      remote: 'mf-members',
      version: (
        (await (await call('/hubs.json')).json()) as { hubs: { remote: string; version: string }[] }
      ).hubs.find(({ remote }) => remote === 'mf-members')!.version,
      entry: 'http://x/?email=canary@example.com',
      reason: 'Cannot show Persephone Canary',
    }),
  });

  // Errors that nobody expects, with values in their messages and details.
  await pool.query(`alter table member add constraint odd check (name <> 'Persephone Odd') not valid`);
  const violated = await graphql(addMember, {
    input: { ...person, name: 'Persephone Odd', email: 'canary2@example.com' },
  });
  expect(JSON.stringify(await violated.json())).toMatch(/Something went wrong \([\da-f-]{36}\)/);
  for (const table of ['member', 'user', 'personal_token', 'saved_query']) await pool.query(failing(table));
  const raised = await graphql(addMember, { input: { ...person, email: 'canary3@example.com' } });
  await graphql(addUser, {
    input: {
      username: 'canary',
      password: 'elysium-12345',
      fullName: 'Persephone Canary',
      email: 'canary@example.com',
      role: 'Reception',
      status: 'active',
    },
  });
  await graphql(
    'mutation { createPersonalToken(input: { name: "Persephone Canary", days: 5, resources: [] }) { token } }',
  );
  await graphql(
    'mutation { createSavedQuery(input: { name: "Persephone Canary", query: "{ me { username } }" }) { id } }',
  );
  await call('/api/members', {
    method: 'POST',
    body: JSON.stringify({ ...person, email: 'canary4@example.com', membership_type: 'monthly' }),
  });
  const signIn = await call('/api/auth/login', {
    method: 'POST',
    body: JSON.stringify({ username: 'admin', password: ADMIN_PASSWORD }),
  });
  expect(signIn.status).toBe(500);
  await pool.query('drop trigger quotes on "user"');
  await pool.query('alter table member rename column search_text to hidden');
  const unread = await graphql(findMembers, { q: 'Persephone' });
  expect(JSON.stringify(await unread.json())).toContain('Something went wrong');
  const rest = await call('/api/members?q=Persephone');
  expect(rest.status).toBe(500);
  await pool.query('alter table member rename column hidden to search_text');

  // Connections that end while they are idle.
  await pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  );
  await expect.poll(() => server.output).toContain('An idle database connection failed');
  await expect.poll(async () => (await call('/ready')).status).toBe(200);

  // A slow request, of a user.
  const client = await pool.connect();
  await client.query('begin; lock table member in access exclusive mode');
  const slow = graphql(findMembers, { q: 'Persephone' });
  await expect
    .poll(async () => {
      const { rows } = await client.query(`select from pg_locks where not granted`);
      return rows.length;
    })
    .toBeGreaterThan(0);
  await client.query('select pg_sleep(1.1)');
  await client.query('rollback');
  client.release();
  const slowId = (await slow).headers.get('x-request-id');
  await expect
    .poll(() => lineOf('A request was slow', slowId))
    .toMatchObject({
      method: 'POST',
      route: '/graphql',
      status: 200,
      milliseconds: expect.any(Number),
      userId: expect.any(Number),
    });

  const failed = lineOf('A request failed', raised.headers.get('x-request-id'));
  expect(failed).toMatchObject({ level: 'error', error: { code: '23999', routine: 'exec_stmt_raise' } });
  expect(lineOf('A request failed', violated.headers.get('x-request-id'))).toMatchObject({
    error: { code: '23514', table: 'member', constraint: 'odd' },
  });
  await expect
    .poll(() => lineOf('A request could not be served', rest.headers.get('x-request-id')))
    .toMatchObject({ route: '/api/members', status: 500 });

  server.signal('SIGUSR2');
  expect(await server.ended()).toBe(1);
  const { output } = server;
  expect(output).toContain('The server ends after an unexpected error');
  for (const mark of [...MARKS, token]) {
    const found = output.split('\n').filter(line => line.toLowerCase().includes(mark.toLowerCase()));
    expect(found, mark).toEqual([]);
  }
});
