import { once } from 'node:events';
import { request, type ClientRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { useApp } from '../../testing/app.ts';
import { makeRecord } from '../../testing/samples.ts';

const app = useApp();
let server: FastifyInstance;
let other: pg.Client;

beforeAll(async () => {
  server = fastify();
  await server.register(app.api.routes);
  await server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

beforeEach(async () => {
  other = new pg.Client({ connectionString: app.databaseUrl });
  await other.connect();
});
afterEach(() => other.end());

/** Sends an operation as the administrator; the response is for the test to read. */
function send(query: string, variables: object = {}): ClientRequest {
  const { port } = server.server.address() as AddressInfo;
  const authorization = `Bearer ${app.as('admin').token}`;
  const headers = { 'content-type': 'application/json', authorization };
  const sent = request({ port, host: '127.0.0.1', method: 'POST', path: '/graphql', headers, agent: false });
  sent.on('error', () => {});
  return sent.end(JSON.stringify({ query, variables }));
}

async function answerTo(sent: ClientRequest) {
  const [response] = await once(sent, 'response');
  const text = (await response.setEncoding('utf8').toArray()).join('');
  return { status: response.statusCode, retryAfter: response.headers['retry-after'], body: JSON.parse(text) };
}

/** Statements that wait for a lock. */
async function waiting(): Promise<number> {
  const [row] = await app.sql<{ count: number }>(
    `select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return row!.count;
}

const LIST = '{ members { totalCount items { id } } }';
const UPDATE =
  'mutation ($id: ID!, $phone: String) { updateMember(id: $id, patch: { phone: $phone }) { phone } }';
const phoneOf = async (id: unknown) =>
  (await app.sql<{ phone: string }>('select phone from member where id = $1', [id]))[0]!.phone;

describe('a client that disconnects', () => {
  /** More than the pool has connections. */
  const REQUESTS = 25;

  test('has its running statements cancelled and its waiting ones discarded', async () => {
    await Promise.all(Array.from({ length: REQUESTS }, () => answerTo(send(LIST))));
    await other.query('begin; lock table member in access exclusive mode');
    const sent = Array.from({ length: REQUESTS }, () => send(LIST));
    await expect.poll(waiting, { timeout: 8_000 }).toBeGreaterThanOrEqual(10);
    for (const one of sent) one.destroy();
    await expect.poll(waiting, { timeout: 8_000 }).toBe(0);
    expect(await answerTo(send('{ trainers { totalCount } }'))).toMatchObject({ status: 200 });
    await other.query('rollback');
    expect(await answerTo(send(LIST))).toMatchObject({ status: 200 });
  });

  test('changes nothing with a change that waited', async () => {
    const { id } = await makeRecord(app.as('admin'), 'Member', { phone: '1' });
    await other.query('begin');
    await other.query('select 1 from member where id = $1 for update', [id]);
    const sent = send(UPDATE, { id, phone: '2' });
    await expect.poll(waiting).toBe(1);
    sent.destroy();
    await expect.poll(waiting, { timeout: 8_000 }).toBe(0);
    await other.query('commit');
    expect(await answerTo(send(UPDATE, { id, phone: '3' }))).toMatchObject({ status: 200 });
    expect(await phoneOf(id)).toBe('3');
  });

  test('changes nothing with a change that had no connection yet', async () => {
    const { id } = await makeRecord(app.as('admin'), 'Member', { phone: '1' });
    await other.query('begin');
    await other.query('select 1 from member where id = $1 for update', [id]);
    const sent = Array.from({ length: 15 }, (_, index) => send(UPDATE, { id, phone: `2${index}` }));
    await expect.poll(waiting, { timeout: 8_000 }).toBe(10);
    for (const one of sent) one.destroy();
    await expect.poll(waiting, { timeout: 8_000 }).toBe(0);
    await other.query('commit');
    expect(await phoneOf(id)).toBe('1');
  });

  test('ends what an operation of the gateway runs', async () => {
    await other.query('begin; lock table member in access exclusive mode');
    const client = new AbortController();
    const caller = { token: app.as('admin').token, address: '203.0.113.1', signal: client.signal };
    const answer = app.api.execute({ query: LIST }, caller);
    await expect.poll(waiting).toBe(1);
    client.abort();
    expect((await answer).errors).toMatchObject([{ extensions: { code: 'UNAVAILABLE' } }]);
    await expect.poll(waiting, { timeout: 8_000 }).toBe(0);
  });
});

test('a change that waits too long for a lock says so, and that nothing was saved', async () => {
  const { id } = await makeRecord(app.as('admin'), 'Member', { phone: '1' });
  await other.query('begin');
  await other.query('select 1 from member where id = $1 for update', [id]);
  const { body, ...head } = await answerTo(send(UPDATE, { id, phone: '2' }));
  expect(head).toEqual({ status: 503, retryAfter: '5' });
  expect(body.errors).toMatchObject([
    {
      message:
        'Another request is changing the same record and has not finished. Nothing was saved. Try again shortly.',
      extensions: { code: 'UNAVAILABLE' },
    },
  ]);
  await other.query('commit');
  expect(await phoneOf(id)).toBe('1');
});

test('a read ends at its deadline', async () => {
  await other.query('begin; lock table member in access exclusive mode');
  const { body, ...head } = await answerTo(send(LIST));
  expect(head).toEqual({ status: 503, retryAfter: '5' });
  expect(body.errors).toMatchObject([
    {
      message: 'The request took longer than 10 seconds and was stopped. Try again shortly, or ask for less.',
      extensions: { code: 'UNAVAILABLE' },
    },
  ]);
  await expect.poll(waiting, { timeout: 8_000 }).toBe(0);
});

test('a request that finds all connections in use is rejected with a hint to try again', async () => {
  await other.query('begin; lock table member in access exclusive mode');
  const sent = Array.from({ length: 10 }, () => send(LIST));
  await expect.poll(waiting, { timeout: 8_000 }).toBe(10);
  const { body, ...head } = await answerTo(send('{ trainers { totalCount } }'));
  expect(head).toEqual({ status: 503, retryAfter: '5' });
  expect(body.errors).toMatchObject([{ extensions: { code: 'UNAVAILABLE' } }]);
  // The database itself answers.
  expect(await app.api.ready()).toBe(true);
  for (const one of sent) one.destroy();
  app.errors.splice(0);
});

test('a change that was committed, whose record could not be read, is reported as saved', async () => {
  const { id } = await makeRecord(app.as('admin'), 'Member', { phone: '1' });
  await other.query('begin; lock table payment in access exclusive mode');
  const answer = answerTo(
    send(
      'mutation ($id: ID!) { updateMember(id: $id, patch: { phone: "2" }) { phone payments { totalCount } } }',
      { id },
    ),
  );
  await expect.poll(waiting).toBe(1);
  await app.sql(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  expect(await answer).toMatchObject({
    status: 504,
    retryAfter: undefined,
    body: {
      errors: [
        {
          message: expect.stringMatching(/^The change was saved, /),
          extensions: { code: 'UNAVAILABLE', outcome: 'saved' },
        },
      ],
    },
  });
  expect(await phoneOf(id)).toBe('2');
  app.errors.splice(0);
});

test('a change that was committed while its connection was lost may have been saved', async () => {
  const { id } = await makeRecord(app.as('admin'), 'Member', { phone: '1' });
  // The commit waits for this trigger, and its connection is ended meanwhile.
  await app.sql(`
    create function wait_at_commit() returns trigger language plpgsql as
      $$ begin perform pg_advisory_xact_lock(4711); return null; end $$`);
  await app.sql(
    'create constraint trigger wait_at_commit after update on member deferrable initially deferred for each row execute function wait_at_commit()',
  );
  await other.query('begin; select pg_advisory_xact_lock(4711)');
  const answer = answerTo(send(UPDATE, { id, phone: '2' }));
  await expect.poll(waiting).toBe(1);
  await app.sql(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query = 'commit'`,
  );
  expect(await answer).toMatchObject({
    status: 504,
    retryAfter: undefined,
    body: {
      errors: [
        {
          message:
            'The connection to the database was lost while saving. The change may have been saved: repeat it with the same Idempotency-Key, or check whether it was before trying again.',
          extensions: { code: 'UNAVAILABLE', outcome: 'unknown' },
        },
      ],
    },
  });
  await app.sql('drop trigger wait_at_commit on member');
});
