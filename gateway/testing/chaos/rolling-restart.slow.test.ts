import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { tokenOf } from '@gym/hub-kit/testing';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ADMIN_PASSWORD, startTestDatabase } from '../database.ts';
import { newFolder, Server } from './installations.ts';
import { isReady } from './processes.ts';

// Each restart drains for some seconds.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 180_000 });

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
/** How often a load balancer checks the servers, in milliseconds: at least every second, as the documents require. */
const CHECK_EVERY = 1_000;

let folder: string;
let drop: () => Promise<void>;
let servers: Server[] = [];
let token: string;
beforeAll(async () => {
  folder = newFolder();
  const database = await startTestDatabase({ production: true });
  drop = database.drop;
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(MANY_MEMBERS);
  await client.end();
  const start = (name: string) =>
    Server.start({ NODE_ENV: 'production', DATA_DIR: join(folder, name), DATABASE_URL: database.url });
  servers = await Promise.all([start('1'), start('2')]);
  vi.stubEnv('CLUB_PASSWORD_ADMIN', ADMIN_PASSWORD);
  token = await tokenOf(servers[0]!, 'admin');
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await Promise.all(servers.map(server => server.abandon()));
  await drop?.();
  rmSync(folder, { recursive: true, force: true });
});

/** Until the load balancer sends requests to a server that is ready again. */
const untilUsed = () => sleep(2 * CHECK_EVERY);

const location = { name: 'Hall', address: '1 Main St', city: 'Austin', state: 'TX', zip_code: '78704' };

/** Sends requests to the servers that are ready in turn, as a load balancer does. */
function startBalancing() {
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

test('a rolling restart of several servers loses and tears no request', async () => {
  const balancer = startBalancing();
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
      const url = balancer.next();
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
  for (const server of servers) {
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
  balancer.stop();
  expect(failed).toEqual([]);
  expect(Math.min(...served)).toBeGreaterThan(10);
});
