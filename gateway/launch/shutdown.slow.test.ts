import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { Agent, request, type IncomingMessage } from 'node:http';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { tokenOf } from '../testing/test-app.ts';
import { Command } from '../testing/command.ts';
import { startTestDatabase } from '../testing/database.ts';
import { freePort } from './embedded-database.ts';
import { newDataFolder } from './throwaway-database.ts';

vi.setConfig({ testTimeout: 120_000 });

/** Their table, of 22 MB, is larger than what sockets hold while nobody reads. */
const MEMBERS = 3_000;
const MANY_MEMBERS = `
  insert into member (name, email, phone, membership_type, status, health_conditions, joining_date,
                      membership_start_date, membership_end_date, address)
    select 'Member ' || number, number || '@example.com', '555', 'Basic', 'active', '{}', now(), now(), now(),
           repeat('x', 7500)
      from generate_series(1, ${MEMBERS}) number`;

let dataDir: string;
let port: number;
let url: string;
beforeEach(async () => {
  dataDir = newDataFolder();
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  port = await freePort();
  url = `http://127.0.0.1:${port}`;
});

async function serve(env: NodeJS.ProcessEnv, args: string[] = []): Promise<Command> {
  const command = new Command('serve.ts', {
    env: { DATA_DIR: dataDir, PORT: String(port), ...env },
    args,
    group: true,
  });
  onTestFinished(async () => void (await command.end('SIGKILL')));
  await command.says(/is running/);
  return command;
}

async function connect(databaseUrl: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

interface Sent {
  response: Promise<IncomingMessage>;
  text(): Promise<string>;
}

/** A request that does not read its response before `text` is called. */
function send(
  path: string,
  { query, accept = 'application/json', agent }: { query?: string; accept?: string; agent?: Agent } = {},
  token?: string,
): Sent {
  const headers = { accept, 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const sent = request(url + path, { method: query ? 'POST' : 'GET', headers, agent: agent ?? false });
  const response = once(sent, 'response').then(([answer]) => answer as IncomingMessage);
  // Whether the connection is refused is what some tests are about.
  response.catch(() => {});
  sent.end(query && JSON.stringify({ query }));
  return {
    response,
    text: async () => (await (await response).setEncoding('utf8').toArray()).join(''),
  };
}

/** The status of a response, or the code of the connection's failure. */
const outcomeOf = ({ response }: Sent) =>
  response.then(
    ({ statusCode }) => statusCode,
    (error: NodeJS.ErrnoException) => error.code,
  );

async function downloadsOf(token: string) {
  const csv = send(
    '/graphql',
    { query: '{ members { items { id name address } } }', accept: 'text/csv' },
    token,
  );
  const list = send('/api/members', {}, token);
  await Promise.all([csv.response, list.response]);
  return async () => {
    const [lines, members] = await Promise.all([csv.text(), list.text()]);
    expect(lines.split('\r\n')).toHaveLength(MEMBERS + 2);
    expect(lines.slice(-2)).toBe('\r\n');
    expect(JSON.parse(members)).toHaveLength(MEMBERS);
  };
}

/** A connection over which a request is sent bit by bit. */
async function openConnection() {
  const socket = createConnection(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  const received = socket.setEncoding('latin1').toArray();
  received.catch(() => {});
  return {
    write: (text: string) => void socket.write(text),
    response: async () => (await received).join(''),
  };
}

// start.slow.test.ts proves that a server in production is not ready for some time before.
test('SIGTERM completes what runs and what is on its way, and rejects what comes', async () => {
  const database = await startTestDatabase();
  onTestFinished(database.drop);
  const server = await serve({ DATABASE_URL: database.url });
  const client = await connect(database.url);
  await client.query(MANY_MEMBERS);
  const token = await tokenOf({ url }, 'admin');
  const readDownloads = await downloadsOf(token);
  const events = send('/graphql/access', {}, token);
  await events.response;
  const keptAlive = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => keptAlive.destroy());
  // Of a table that the statement of no download reads.
  const path = '/api/expenses?page=1&page_size=5';
  const first = send(path, { agent: keptAlive }, token);
  expect(await first.text()).toBe('[]');
  const busy = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => busy.destroy());

  await client.query('begin; lock table expense in access exclusive mode');
  const running = send(path, { agent: busy }, token);
  const waits = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  const observer = await connect(database.url);
  await expect.poll(async () => (await observer.query(waits)).rowCount).toBeGreaterThan(0);
  const [begun, fresh] = [await openConnection(), await openConnection()];
  begun.write('GET /health HTTP/1.1\r\nhost: club\r\n');
  await expect.poll(() => outcomeOf(send('/health'))).toBe(200);

  server.process.kill('SIGTERM');
  expect(await events.text()).toMatch(/^:/);
  await expect.poll(() => outcomeOf(send('/health')), { interval: 10 }).toBe('ECONNREFUSED');
  begun.write('\r\n');
  fresh.write('GET /health HTTP/1.1\r\nhost: club\r\n\r\n');
  for (const { response } of [begun, fresh])
    expect(await response()).toMatch(/^HTTP\/1\.1 200 .*connection: close\r\n.*\{"status":"ok"\}$/s);
  expect([503, 'ECONNREFUSED', 'ECONNRESET']).toContain(
    await outcomeOf(send(path, { agent: keptAlive }, token)),
  );
  expect(server.process.exitCode).toBe(null);
  await client.query('rollback');
  expect(await outcomeOf(running)).toBe(200);
  expect(await running.text()).toBe('[]');
  // The response began before, and so did not say that its connection ends.
  expect(await outcomeOf(send(path, { agent: busy }, token))).toBe(200);
  await readDownloads();
  expect(await server.exitCode()).toBe(0);
  expect(server.output).not.toMatch(/error/i);
});

test('Ctrl-C leaves the embedded database running until the last response', async () => {
  const server = await serve({}, ['--empty']);
  const password = readFileSync(join(dataDir, 'database.password'), 'utf8').trim();
  const databasePort = readFileSync(join(dataDir, 'database/postmaster.pid'), 'utf8').split('\n')[3];
  const client = new pg.Client({
    connectionString: `postgres://gym:${password}@127.0.0.1:${databasePort}/gym`,
  });
  await client.connect();
  await client.query(MANY_MEMBERS);
  await client.end();
  const readDownloads = await downloadsOf(await tokenOf({ url }, 'admin'));
  server.interrupt();
  await expect.poll(() => outcomeOf(send('/health'))).toBe('ECONNREFUSED');
  await readDownloads();
  expect(await server.exitCode()).toBe(0);
  expect(readFileSync(join(dataDir, 'database.log'), 'utf8')).toMatch(/database system is shut down\n$/);
});
