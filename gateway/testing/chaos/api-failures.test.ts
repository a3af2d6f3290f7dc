import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { tokenOf } from '@gym/hub-kit/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startEmptyDatabase } from '../database.ts';
import { expectWithin } from '../quiet-machine.ts';
import { newFolder, Server } from './installations.ts';

// Each restart drains for some seconds.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 });

/** How long a frozen process may delay a request, in milliseconds. */
const LONGEST_DELAY = 5_000;
const PASSWORD = 'admin-of-a-test';

let folder: string;
let drop: () => Promise<void>;
let apis: Server[];
let gateway: Server;
let token: string;
beforeAll(async () => {
  folder = newFolder();
  const database = await startEmptyDatabase();
  drop = database.drop;
  const production = { NODE_ENV: 'production', ADMIN_PASSWORD: PASSWORD };
  const api = (name: string) =>
    Server.start({ ...production, DATA_DIR: join(folder, name), DATABASE_URL: database.url });
  apis = [await api('1'), await api('2')];
  gateway = await Server.start({
    ...production,
    DATA_DIR: join(folder, 'gateway'),
    GRAPHQL_API_URL: apis.map(({ url }) => `${url}/graphql`).join(','),
  });
  vi.stubEnv('CLUB_PASSWORD_ADMIN', PASSWORD);
  token = await tokenOf(gateway, 'admin');
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await gateway?.end('SIGTERM');
  await Promise.all(apis?.map(server => server.abandon()) ?? []);
  await drop?.();
  rmSync(folder, { recursive: true, force: true });
});

interface Outcome {
  kind: 'read' | 'write' | 'repeatable write';
  status: number | string;
  milliseconds: number;
}

const location = { name: 'Hall', address: '1 Main St', city: 'Austin', state: 'TX', zip_code: '78704' };

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
      // Leaves the processors to the servers.
      await sleep(30);
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

test('a rolling restart of the APIs fails no request', async () => {
  const outcomes = await under(async served => {
    for (const api of apis) {
      await api.end('SIGTERM');
      await served(3);
      await api.start();
      // Until the gateway sends requests to it again.
      await sleep(1_000);
      await served(3);
    }
  });
  expect(failed(outcomes).slice(0, 5)).toEqual([]);
});

test('a killed API fails only writes that cannot be repeated and were under way', async () => {
  const outcomes = await under(async served => {
    await apis[0]!.end('SIGKILL');
    await served(10);
  });
  await apis[0]!.start();
  const unsafe = failed(outcomes).filter(({ kind }) => kind !== 'write');
  expect(unsafe.slice(0, 5)).toEqual([]);
  // At most one request of each client was under way.
  expect(failed(outcomes).length).toBeLessThanOrEqual(2);
});

test('a frozen API delays nobody for long', async () => {
  const outcomes = await under(async served => {
    // Until the gateway sends requests to it again, after the test before.
    await sleep(2_000);
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
