import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { tokenOf } from '@gym/hub-kit/testing';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ADMIN_PASSWORD, startTestDatabase } from '../database.ts';
import { expectWithin } from '../quiet-machine.ts';
import { newFolder, Server } from './installations.ts';
import { isReady } from './processes.ts';

// Each restart drains for some seconds.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 180_000 });

/** How long a frozen process may delay a request, in milliseconds. */
const LONGEST_DELAY = 5_000;
/** So many that a list without paging is read in several pages. */
const MEMBERS = 2_100;
const MANY_MEMBERS = `
  insert into member (name, email, phone, membership_type, status, health_conditions, joining_date,
                      membership_start_date, membership_end_date, address)
    select 'Member ' || number, number || '@example.com', '555', 'Basic', 'active', '{}', now(), now(), now(),
           repeat('x', 500)
      from generate_series(1, ${MEMBERS}) number`;
/** Between two requests of a client, in milliseconds: many while a server ends or returns, few while one starts. */
const PAUSE = { many: 30, few: 500 };
/** How often a proxy in front checks the gateways, in milliseconds: at least every second, as the documents require. */
const CHECK_EVERY = 1_000;

let folder: string;
let drop: () => Promise<void>;
let apis: Server[] = [];
let gateway: Server;
/** A server with an API of its own. */
let single: Server;
let token: string;
beforeAll(async () => {
  folder = newFolder();
  const database = await startTestDatabase({ production: true });
  drop = database.drop;
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(MANY_MEMBERS);
  await client.end();
  const start = (name: string, env: NodeJS.ProcessEnv) =>
    Server.start({ NODE_ENV: 'production', DATA_DIR: join(folder, name), ...env });
  const own = { DATABASE_URL: database.url };
  [single, ...apis] = await Promise.all([start('single', own), start('1', own), start('2', own)]);
  gateway = await start('gateway', { GRAPHQL_API_URL: apis.map(({ url }) => `${url}/graphql`).join(',') });
  vi.stubEnv('CLUB_PASSWORD_ADMIN', ADMIN_PASSWORD);
  token = await tokenOf(gateway, 'admin');
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await gateway?.end('SIGTERM');
  await Promise.all([single, ...apis].map(server => server?.abandon()));
  await drop?.();
  rmSync(folder, { recursive: true, force: true });
});

// A test may leave an API that has ended.
beforeEach(async () => {
  for (const api of apis) if (!(await isReady(api.url))) await api.start();
  await untilUsed();
});

/** Until the gateway and the proxy send requests to a server that is ready again. */
const untilUsed = () => sleep(2 * CHECK_EVERY);

const location = { name: 'Hall', address: '1 Main St', city: 'Austin', state: 'TX', zip_code: '78704' };

/** Sends requests to the servers that are ready in turn, as a proxy in front does. */
function startProxy() {
  const servers = [gateway, single];
  const ready = new Map(servers.map(server => [server, true]));
  let turn = 0;
  const timer = setInterval(() => {
    for (const server of servers) void isReady(server.url).then(is => ready.set(server, is));
  }, CHECK_EVERY);
  return {
    next(): string {
      const usable = servers.filter(server => ready.get(server));
      return usable[turn++ % usable.length]!.url;
    },
    stop: () => clearInterval(timer),
  };
}

test('a rolling restart of servers and APIs loses and tears no request', async () => {
  const proxy = startProxy();
  const failed: string[] = [];
  const served = [0, 0, 0];
  let isOver = false;
  let pause = PAUSE.many;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const requests: readonly [path: string, init: RequestInit, check: (body: unknown) => boolean][] = [
    ['/api/members', {}, body => (body as unknown[]).length === MEMBERS],
    ['/api/locations', { method: 'POST', body: JSON.stringify(location) }, body => 'id' in (body as object)],
    ['/api/trainers', {}, body => (body as unknown[]).length === 0],
  ];
  async function client(kind: number) {
    const [path, init, check] = requests[kind]!;
    while (!isOver) {
      const url = proxy.next();
      try {
        const response = await fetch(url + path, { headers, ...init });
        const body: unknown = await response.json();
        if (!response.ok || !check(body)) failed.push(`${url}${path}: ${response.status}`);
      } catch (error) {
        failed.push(`${url}${path}: ${String((error as Error).cause ?? error)}`);
      }
      served[kind]!++;
      await sleep(pause);
    }
  }
  const clients = [0, 1, 1, 2, 2, 2].map(client);
  for (const server of [gateway, single, ...apis]) {
    const before = [...served];
    await expect
      .poll(() => served.every((count, kind) => count > before[kind]! + 3), { timeout: 30_000 })
      .toBe(true);
    await server.end('SIGTERM');
    pause = PAUSE.few;
    await server.start();
    pause = PAUSE.many;
    await untilUsed();
  }
  isOver = true;
  await Promise.all(clients);
  proxy.stop();
  expect(failed).toEqual([]);
  expect(Math.min(...served)).toBeGreaterThan(10);
});

interface Outcome {
  kind: 'read' | 'write' | 'repeatable write';
  status: number | string;
  milliseconds: number;
}

/** Waits until each client has had `count` more responses. */
type Served = (count: number) => Promise<void>;

/** What happens to the requests of eight clients while `failure` runs. */
async function under(failure: (served: Served) => Promise<void>): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const responses: number[] = [];
  let isOver = false;
  async function client(kind: Outcome['kind'], send: () => Promise<Response>) {
    const index = responses.push(0) - 1;
    while (!isOver) {
      const began = performance.now();
      const status = await send().then(
        async response => (await response.arrayBuffer(), response.status),
        (error: Error) => String(error.cause ?? error),
      );
      outcomes.push({ kind, status, milliseconds: performance.now() - began });
      responses[index]!++;
      await sleep(PAUSE.many);
    }
  }
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const read = () => fetch(`${gateway.url}/api/trainers`, { headers });
  const write = (key?: string) =>
    fetch(`${gateway.url}/api/locations`, {
      method: 'POST',
      headers: { ...headers, ...(key && { 'idempotency-key': key }) },
      body: JSON.stringify(location),
    });
  const clients = [
    ...Array.from({ length: 4 }, () => client('read', read)),
    ...Array.from({ length: 2 }, () => client('write', () => write())),
    ...Array.from({ length: 2 }, () => client('repeatable write', () => write(crypto.randomUUID()))),
  ];
  const served: Served = async count => {
    const wanted = responses.map(before => before + count);
    await expect.poll(() => responses.every((each, index) => each >= wanted[index]!)).toBe(true);
  };
  await served(3);
  await failure(served);
  await served(3);
  isOver = true;
  await Promise.all(clients);
  return outcomes;
}

const failed = (outcomes: readonly Outcome[]) =>
  outcomes.filter(({ kind, status }) => status !== (kind === 'read' ? 200 : 201));

test('a frozen API delays nobody for long', async () => {
  const outcomes = await under(async served => {
    apis[0]!.signal('SIGSTOP');
    // Each client is served while it is frozen: first late, then as before.
    await served(10);
    apis[0]!.signal('SIGCONT');
  });
  expect(
    failed(outcomes)
      .filter(({ kind }) => kind !== 'write')
      .slice(0, 5),
  ).toEqual([]);
  const longest = Math.max(...outcomes.map(({ milliseconds }) => milliseconds));
  expect(longest, 'requests that the frozen process received').toBeGreaterThan(500);
  expectWithin(LONGEST_DELAY, longest);
});

test('a killed API fails only writes that cannot be repeated and were under way', async () => {
  const outcomes = await under(async served => {
    await apis[0]!.end('SIGKILL');
    await served(10);
  });
  const unsafe = failed(outcomes).filter(({ kind }) => kind !== 'write');
  expect(unsafe.slice(0, 5)).toEqual([]);
  // At most one request of each client was under way.
  expect(failed(outcomes).length).toBeLessThanOrEqual(2);
});
