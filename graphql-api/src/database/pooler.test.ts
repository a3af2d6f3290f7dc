import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import pg from 'pg';
import { useApp } from '../../testing/app.ts';
import { silent } from '../../testing/log.ts';
import { hasPgBouncer, type PgBouncer, startPgBouncer } from '../../testing/pgbouncer.ts';
import { makeRecord } from '../../testing/samples.ts';
import { prepareDatabase } from '../index.ts';
import { type AnalyticsPool, openAnalyticsPool } from './analytics-pool.ts';
import { connect, PREPARE_LOCK } from './connect.ts';

/** Of a request that nobody ends. */
const { signal } = new AbortController();

describe.skipIf(!hasPgBouncer)('behind PgBouncer in transaction mode', () => {
  const app = useApp({ pooled: 2 });

  test('many requests at once read and write as without it', async () => {
    const admin = app.as('admin');
    const read = () => admin.request('{ members(page: { limit: 5 }) { items { id name } } }');
    const first = await read();
    const created = await Promise.all(Array.from({ length: 30 }, () => makeRecord(admin, 'Location')));
    expect(await Promise.all(Array.from({ length: 60 }, read))).toEqual(Array(60).fill(first));
    const locations = admin.records('Location');
    await Promise.all(created.map(({ id }) => locations.remove(id)));
    expect(await Promise.all(created.map(({ id }) => locations.one(id)))).toEqual(created.map(() => null));
  });

  test('a request whose connection to the database is lost can be repeated', async () => {
    const blocker = new pg.Client({ connectionString: app.databaseUrl });
    await blocker.connect();
    await blocker.query('begin; lock table location');
    const caller = { token: app.as('admin').token, address: '203.0.113.1' };
    const read = () => app.api.execute({ query: '{ locations { totalCount } }' }, caller);
    const reading = read();
    const terminated = async () => {
      const rows = await app.sql(
        `select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows.length;
    };
    await expect.poll(terminated).toBeGreaterThan(0);
    expect((await reading).errors).toMatchObject([{ extensions: { code: 'UNAVAILABLE' } }]);
    await blocker.end();
    expect((await read()).errors).toBeUndefined();
    // The other connection of the pooler may have been lost too, while nobody used it.
    const messages = new Set(app.errors.splice(0).map(({ message }) => message));
    expect(messages).toContain('The database cannot be reached');
    messages.delete('An idle database connection failed');
    expect(messages.size).toBe(1);
  });

  test('a changed permission reaches the API, since notifications come from the database itself', async () => {
    const reception = app.as('reception');
    const members = () =>
      reception.request('{ members { totalCount } }').then(
        () => 'allowed',
        () => 'rejected',
      );
    expect(await members()).toBe('allowed');
    await app.sql(`update permission set can_view = false where role = 'Reception' and resource = 'members'`);
    await expect.poll(members).toBe('rejected');
  });
});

describe.skipIf(!hasPgBouncer)('the pool of analysts behind PgBouncer', () => {
  const app = useApp();
  let pooler: PgBouncer;
  let reads: AnalyticsPool;
  beforeAll(async () => {
    pooler = await startPgBouncer(app.databaseUrl, 2);
    const address = { databaseUrl: pooler.url, directUrl: app.databaseUrl };
    reads = openAnalyticsPool(
      address,
      () => {},
      async () => {},
      { longestStatement: 200 },
    );
  });
  afterAll(async () => {
    await reads.close();
    await pooler.stop();
  });

  test('writes nothing', async () => {
    await expect(
      reads.readerOf(1).read(`insert into secret values ('x', 'y')`, [], signal),
    ).rejects.toMatchObject({
      code: '25006',
    });
  });

  test('stops long statements, and leaves no setting to others', async () => {
    await expect(reads.readerOf(1).read('select pg_sleep(60)', [], signal)).rejects.toMatchObject({
      extensions: { code: 'TOO_COSTLY' },
    });
    const settings = `select current_setting('statement_timeout'), current_setting('transaction_read_only')`;
    expect(await reads.readerOf(1).read(settings, [], signal)).toEqual([['200ms', 'on']]);
    const other = new pg.Pool({ connectionString: pooler.url, max: 4 });
    const seen = await Promise.all(
      Array.from({ length: 4 }, () => other.query({ text: settings, rowMode: 'array' })),
    );
    expect(seen.flatMap(({ rows }) => rows)).toEqual(Array.from({ length: 4 }, () => ['0', 'off']));
    await other.end();
  });

  test('a start without the address of the database says what to do, and leaves no lock', async () => {
    const options = { production: false, demo: false, log: silent };
    await expect(prepareDatabase({ ...options, databaseUrl: pooler.url })).rejects.toThrow(
      'DATABASE_URL is a pooler such as PgBouncer. Keep it, and set DATABASE_DIRECT_URL to the database itself',
    );
    const client = await connect(app.databaseUrl);
    const { rows } = await client.query('select pg_try_advisory_lock($1) as locked', [PREPARE_LOCK]);
    await client.end();
    expect(rows).toEqual([{ locked: true }]);
  });
});
