import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../../testing/database.ts';
import { recordingLog } from '../../testing/log.ts';
import { hasPgBouncer, startPgBouncer } from '../../testing/pgbouncer.ts';
import { counting, failing, QUICK, scheduled, testJobs, waiting } from '../../testing/test-jobs.ts';
import type { DatabaseAddress } from '../database/address.ts';
import { ChangeListener } from '../database/change-listener.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { entities } from '../resources/index.ts';
import { Jobs } from './jobs.ts';
import { prepareQueue } from './schema.ts';

type Process = ChildProcess & { pid: number };

const log = recordingLog();
const loader = new URL('../../source-loader.ts', import.meta.url).href;
const script = new URL('../../testing/job-process.ts', import.meta.url).pathname;
const patient = { timeout: 30_000, interval: 50 };

let address: DatabaseAddress;
let sql: <T extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<T[]>;
let database: Database;
/** Adds jobs, and runs none. */
let jobs: Jobs;
let end: () => Promise<void>;
const running = new Set<Process>();

beforeAll(async () => {
  const created = await createTestDatabase();
  const pool = new pg.Pool({ connectionString: created.url, max: 2 });
  sql = async (text, values) => (await pool.query(text, values)).rows;
  await sql(`create table ran (at timestamptz not null default clock_timestamp(), event text, pid int);
    create table released ()`);
  await prepareQueue(created.url, testJobs);
  address = { databaseUrl: created.url };
  database = await openDatabase(address, entities(), () => undefined);
  jobs = newJobs(false);
  end = async () => {
    await Promise.all([...running].map(stop));
    await jobs.stop();
    await database.close();
    await pool.end();
    await created.drop();
  };
  await Promise.all([start(), start()]);
});

beforeEach(() =>
  sql(`delete from ran; delete from released; delete from pgboss.job where name like 'test-%'`),
);
afterEach(() => {
  if (log.errors.length > 0) throw new Error('Unexpected errors', { cause: log.errors.splice(0) });
});
afterAll(() => end());

function newJobs(work: boolean): Jobs {
  const listener = new ChangeListener({ ...address, log });
  return new Jobs(
    { ...address, log, work, jobs: testJobs, timings: QUICK },
    {
      database,
      releases: undefined as never,
      schema: undefined as never,
      executeFor: undefined as never,
      contextOf: undefined as never,
      listener,
    },
  );
}

/** Starts a process that runs jobs. */
async function start(where: DatabaseAddress = address): Promise<Process> {
  const child = spawn(
    process.execPath,
    ['--conditions=source', '--import', loader, script, JSON.stringify(where)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  ) as Process;
  running.add(child);
  child.once('exit', () => running.delete(child));
  const [line] = (await once(child.stdout!, 'data')) as [Buffer];
  expect(line.toString()).toBe('ready\n');
  return child;
}

/** @returns its exit code */
async function stop(child: Process): Promise<number> {
  child.kill('SIGTERM');
  const [code] = (await once(child, 'exit')) as [number];
  return code;
}

const db = () => database.forRequest(new AbortController().signal);
const ran = () => sql<{ event: string; pid: number; at: Date }>('select event, pid, at from ran order by at');
const events = async () => (await ran()).map(({ event }) => event);
const stored = () =>
  sql<{ state: string; output: object }>(
    `select state::text, output from pgboss.job where name like 'test-%' order by created_on`,
  );
const states = async () => (await stored()).map(({ state }) => state);
const addCounting = (number: number, options?: { key: string }) =>
  db().transaction(tx => jobs.add(tx, counting, { number }, options));
const addWaiting = () => db().transaction(tx => jobs.add(tx, waiting, {}));
const release = () => sql('insert into released default values');

test('two processes share the queue, and each job runs in one of them', async () => {
  const numbers = Array.from({ length: 60 }, (_, number) => number);
  await Promise.all(numbers.map(number => addCounting(number)));
  await expect.poll(states, patient).toEqual(numbers.map(() => 'completed'));
  const rows = await ran();
  const expected = numbers.map(number => `counted ${number}`);
  expect(rows.map(({ event }) => event).toSorted()).toEqual(expected.toSorted());
  expect(new Set(rows.map(({ pid }) => pid)).size).toBe(2);
  expect((await stored())[0]!.output).toEqual({ counts: { counted: 1 } });
});

test('a job exists once its transaction commits, and once for a key, also after it ran', async () => {
  const failed = db().transaction(async tx => {
    await jobs.add(tx, counting, { number: 0 });
    throw new Error('rolled back');
  });
  await expect(failed).rejects.toThrow('rolled back');
  const keys = ['2026-11', '2026-11', '2026-11', '2026-12'];
  const ids = await Promise.all(keys.map(key => addCounting(1, { key })));
  expect(ids.filter(Boolean)).toHaveLength(2);
  await expect.poll(states, patient).toEqual(['completed', 'completed']);
  expect(await addCounting(1, { key: '2026-11' })).toBeUndefined();
});

test('a failing job is tried again with longer pauses, then is failed with what administrators read', async () => {
  await db().transaction(tx => jobs.add(tx, failing, {}));
  await expect.poll(states, patient).toEqual(['failed']);
  const [first, second, third] = (await ran()).map(({ at }) => at.getTime());
  expect(second! - first!).toBeGreaterThan(900);
  expect(third! - second!).toBeGreaterThan(1_900);
  expect((await stored())[0]!.output).toEqual({
    name: 'Error',
    message: 'The mail server rejected the message',
  });
});

test('a schedule is followed once by two processes', async () => {
  const now = new Date();
  await sql(
    `update pgboss.schedule set cron = $1, timezone = 'UTC', created_on = now() - interval '1 day' where name = $2`,
    [`${now.getUTCMinutes()} ${now.getUTCHours()} * * *`, scheduled.name],
  );
  await expect.poll(events, patient).toEqual(['scheduled']);
  const lastLook = async () =>
    (await sql<{ cron_on: Date }>('select cron_on from pgboss.version'))[0]!.cron_on.getTime();
  const before = await lastLook();
  await expect.poll(async () => (await lastLook()) - before, patient).toBeGreaterThan(1_500);
  expect(await events()).toEqual(['scheduled']);
  await expect.poll(states).toEqual(['completed']);
  await sql(`update pgboss.schedule set cron = '0 4 1 1 *'`);
});

test('a run shows its progress, and is aborted where it runs when it is cancelled', async () => {
  const id = await addWaiting();
  await expect
    .poll(stored, patient)
    .toMatchObject([{ state: 'active', output: { progress: { percent: 1, text: 'Round 1' } } }]);
  await db().transaction(tx => jobs.cancel(tx, waiting.name, id!));
  expect(await states()).toEqual(['cancelled']);
  // Each process runs one of them at a time.
  await addWaiting();
  await addWaiting();
  await expect.poll(events, patient).toEqual(['began', 'began', 'began']);
  await release();
  await expect.poll(states, patient).toEqual(['cancelled', 'completed', 'completed']);
});

test('the job of a process that was killed runs again in the other one', async () => {
  await addWaiting();
  await expect.poll(events, patient).toEqual(['began']);
  const { pid } = (await ran())[0]!;
  process.kill(pid, 'SIGKILL');
  // As if the 15 seconds without a sign of life had passed.
  await expect.poll(() => running.size).toBe(1);
  await sql(`update pgboss.job set heartbeat_on = heartbeat_on - interval '15 seconds'`);
  await expect.poll(events, patient).toEqual(['began', 'began']);
  await release();
  await expect.poll(states, patient).toEqual(['completed']);
  const [other] = running;
  expect(await ran()).toMatchObject([{ pid }, { pid: other!.pid }, { pid: other!.pid, event: 'ended' }]);
});

test('a process that is stopped completes its job, and takes no other', async () => {
  await addWaiting();
  await expect.poll(events, patient).toEqual(['began']);
  const [child] = running;
  const stopping = once(child!.stdout!, 'data');
  const stopped = stop(child!);
  expect(String(await stopping)).toBe('stopping\n');
  const requests = async () =>
    (
      await sql(
        `select from pg_stat_activity where datname = current_database() and application_name = 'gym-jobs' and state = 'active'`,
      )
    ).length;
  await expect.poll(requests).toBe(0);
  await addCounting(1);
  await release();
  expect(await stopped).toBe(0);
  expect(await events()).toEqual(['began', 'ended']);
  expect(await states()).toEqual(['completed', 'created']);
});

test.skipIf(!hasPgBouncer)('jobs run behind PgBouncer, at once', async () => {
  const pooler = await startPgBouncer(address.databaseUrl, 3);
  onTestFinished(() => pooler.stop());
  const child = await start({ databaseUrl: pooler.url, directUrl: address.databaseUrl });
  await Promise.all(Array.from({ length: 20 }, (_, number) => addCounting(number)));
  await expect.poll(states, { timeout: 900 }).toEqual(Array(20).fill('completed'));
  expect(await stop(child)).toBe(0);
});

test('a queue that cannot be read at the start or later is used once it can be', async () => {
  const away = () => sql('alter schema pgboss rename to away');
  const back = () => sql('alter schema away rename to pgboss');
  await away();
  const working = newJobs(true);
  onTestFinished(() => working.stop());
  working.start();
  await back();
  await addCounting(1);
  await expect.poll(states, patient).toEqual(['completed']);
  log.errors.splice(0);
  await away();
  await expect.poll(() => log.errors.length, patient).toBeGreaterThan(0);
  await back();
  await addCounting(2);
  await expect.poll(states, patient).toEqual(['completed', 'completed']);
  log.errors.splice(0);
  await sql(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name in ('gym-jobs', 'gym-listener')`,
  );
  await addCounting(3);
  await expect.poll(states, patient).toEqual(['completed', 'completed', 'completed']);
});
