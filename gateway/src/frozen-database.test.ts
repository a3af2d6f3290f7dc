import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { prepareDatabase } from '@gym/graphql-api';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EmbeddedDatabase } from '../launch/embedded-database.ts';
import { startThrowawayDatabase } from '../launch/throwaway-database.ts';
import { expectWithin } from '../testing/quiet-machine.ts';
import { tokenOf } from '../testing/test-app.ts';
import { type Gateway, openGateway } from './main.ts';

/** How long a frozen database may delay a request, in milliseconds. */
const LONGEST = 5_000;

let database: EmbeddedDatabase;
let gateway: Gateway;
let authorization: string;
let postmaster: number;
const logged: string[] = [];

beforeAll(async () => {
  database = await startThrowawayDatabase();
  const log = { info() {}, error: (_details: object, message: string) => void logged.push(message) };
  await prepareDatabase({ databaseUrl: database.url, production: false, demo: false, log });
  const api = { databaseUrl: database.url, production: false };
  gateway = await openGateway({ host: '127.0.0.1', port: 0, api, log });
  authorization = `Bearer ${await tokenOf(gateway, 'admin')}`;
  const [row] = await sql<{ folder: string }>(`select current_setting('data_directory') as folder`);
  postmaster = Number(readFileSync(join(row!.folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
});
afterAll(async () => {
  signalDatabase('SIGCONT');
  await gateway.close();
  await database.stop();
});

async function sql<Row extends object>(text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: new URL('/gym', database.adminUrl).href });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

/** Signals every process of the test's own PostgreSQL. */
function signalDatabase(signal: 'SIGSTOP' | 'SIGCONT'): void {
  // The postmaster first, so that it starts no others meanwhile.
  process.kill(postmaster, signal);
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').trim();
  for (const pid of children.split(' '))
    try {
      process.kill(Number(pid), signal);
    } catch (error) {
      // It may have ended meanwhile.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
}

interface Timed {
  path: string;
  status: number;
  milliseconds: number;
  retryAfter: string | null;
  body: { error?: string; status?: string; errors?: { message: string; extensions: object }[] };
}

async function send(path: string, options: RequestInit = {}): Promise<Timed> {
  const began = performance.now();
  const headers = { 'content-type': 'application/json', authorization };
  const response = await fetch(gateway.url + path, { headers, ...options });
  const body = (await response.json()) as Timed['body'];
  const milliseconds = performance.now() - began;
  return {
    path,
    status: response.status,
    milliseconds,
    retryAfter: response.headers.get('retry-after'),
    body,
  };
}

const put = (id: number, phone: string, signal?: AbortSignal) =>
  send(`/api/members/${id}`, { method: 'PUT', body: JSON.stringify({ phone }), signal });

const query = (text: string) => send('/graphql', { method: 'POST', body: JSON.stringify({ query: text }) });

test('a frozen database delays nobody for long, and executes no abandoned change later', async () => {
  const [member] = await sql<{ id: number }>(`
    insert into member (name, email, phone, membership_type, status, health_conditions, joining_date,
                        membership_start_date, membership_end_date)
      values ('Ann', 'ann@example.com', '1', 'Basic', 'active', '{}', now(), now(), now()) returning id`);
  const { id } = member!;
  expect(await put(id, '2')).toMatchObject({ status: 200 });
  expect(await send('/ready')).toMatchObject({ status: 200 });

  signalDatabase('SIGSTOP');
  try {
    const client = new AbortController();
    const abandoned = put(id, 'abandoned', client.signal).catch((error: Error) => error.name);
    const waited = put(id, 'timed out');
    const ready = Promise.all(Array.from({ length: 5 }, () => send('/ready')));
    const reads = Promise.all([
      ...Array.from({ length: 20 }, (_, index) => send(`/api/members?page=1&page_size=${index + 1}`)),
      send('/api/members'),
      send('/hubs/releases'),
      query('{ members { totalCount } }'),
      query('{ me { username } }'),
      send('/graphql', {
        method: 'POST',
        body: JSON.stringify({ query: 'query New { members { totalCount items { name } } }' }),
        headers: { 'content-type': 'application/json', authorization, accept: 'application/json' },
      }),
    ]);
    for (const one of await ready) {
      expect(one).toMatchObject({ status: 503, body: { status: 'unavailable' } });
      expectWithin(LONGEST, one.milliseconds);
    }
    client.abort();
    expect(await abandoned).toBe('AbortError');
    for (const one of await reads) {
      expect(one).toMatchObject({ status: 503, retryAfter: '5' });
      // Without the checks of the database its deadline would end a request, with another message.
      expect(JSON.stringify(one.body), one.path).not.toContain('took longer than');
      expectWithin(LONGEST, one.milliseconds);
    }
    // What ends before its transaction has nothing to say about it.
    expect(await waited).toMatchObject({
      status: 503,
      retryAfter: '5',
      body: { error: expect.stringMatching(/Nothing was saved\.|^The database does not respond\./) },
    });
  } finally {
    signalDatabase('SIGCONT');
  }

  await expect.poll(async () => (await send('/ready')).status).toBe(200);
  await expect.poll(async () => (await put(id, '3')).status).toBe(200);
  const busy = `select pid from pg_stat_activity where datname = 'gym' and state <> 'idle' and pid <> pg_backend_pid()`;
  await expect.poll(() => sql(busy)).toEqual([]);
  expect(await sql(`select phone from member where id = ${id}`)).toEqual([{ phone: '3' }]);
  expect(new Set(logged)).toEqual(new Set(['The database cannot be reached']));
});
