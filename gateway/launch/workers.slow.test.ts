import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newFolder, Server } from '../testing/chaos/installations.ts';
import { until } from '../testing/chaos/processes.ts';
import { startTestDatabase } from '../testing/database.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** More than the processors of most machines that run the tests. */
const WORKERS = 3;

const folder = newFolder();
let drop: () => Promise<void>;
let server: Server;
beforeAll(async () => {
  const database = await startTestDatabase();
  drop = database.drop;
  server = await Server.start({
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    WORKERS: String(WORKERS),
  });
  // The first worker is ready before the others.
  await until('not all workers serve', 60, () => server.output.includes('is running'));
});
afterAll(async () => {
  await server?.abandon();
  await drop?.();
  rmSync(folder, { recursive: true, force: true });
});

/** The processes that were started by the server. */
function workers(): number[] {
  const parent = (pid: string) => {
    try {
      return Number(/^\d+ \(.*\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1]);
    } catch {
      return undefined;
    }
  };
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name) && parent(name) === server.pid)
    .map(Number);
}

const get = (path: string) => fetch(server.url + path, { headers: { connection: 'close' } });

test('several processes serve one port, and /metrics counts the responses of all', async () => {
  expect(workers()).toHaveLength(WORKERS);
  const statuses = await Promise.all(Array.from({ length: 40 }, async () => (await get('/health')).status));
  expect(new Set(statuses)).toEqual(new Set([200]));
  const counted = async () => {
    const text = await (await get('/metrics')).text();
    return Number(/http_request_duration_seconds_count\{[^}]*route="\/health"[^}]*\} (\d+)/.exec(text)?.[1]);
  };
  expect(await counted()).toBe(40);
});

test('a worker that is killed is replaced, while the others serve', async () => {
  const [killed] = workers();
  process.kill(killed!, 'SIGKILL');
  await expect.poll(() => workers().includes(killed!)).toBe(false);
  expect((await get('/ready')).status).toBe(200);
  await expect.poll(() => workers().length, { timeout: 30_000 }).toBe(WORKERS);
  await expect.poll(() => server.output, { timeout: 30_000 }).toContain('A worker ended by itself');
});

test('SIGTERM ends every worker', async () => {
  const pids = workers();
  expect(pids).toHaveLength(WORKERS);
  await server.end('SIGTERM');
  expect(pids.filter(pid => existsSync(`/proc/${pid}`))).toEqual([]);
});
