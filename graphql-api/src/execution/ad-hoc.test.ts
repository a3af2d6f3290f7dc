import fastify from 'fastify';
import { parse } from 'graphql';
import pg from 'pg';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { ApiRequest } from '../server/api.ts';
import type { Caller } from '../auth/caller.ts';
import { useApp } from '../../testing/app.ts';
import { requestOverHttp } from '../../testing/http.ts';
import { documentKey } from './document-key.ts';
import { ANALYSTS, CONNECTIONS } from '../database/analytics-pool.ts';

/** Documents of the user interface, and one that is not. */
const SCREEN = 'query Invoices { billingRecords { totalCount } }';
const OTHER = 'query Other { billingRecords { totalCount } }';
const MEMBERS = '{ members { totalCount } }';
const WITH_TYPENAME = SCREEN.replace('totalCount', 'totalCount __typename');

const interactive = new Set([SCREEN, MEMBERS].map(text => documentKey(parse(text))));
const app = useApp({ isInteractive: key => interactive.has(key) });

type Login = Parameters<typeof app.as>[0];
const callerAs = (login: Login): Caller => ({ token: app.as(login).token, address: '203.0.113.1' });

let personal: Caller;
beforeAll(async () => {
  const { made } = await app
    .as('accounts')
    .request<{ made: { token: string } }>(
      'mutation { made: createPersonalToken(input: { name: "Nightly", mayWrite: true, resources: ["billing", "expenses"] }) { token } }',
    );
  personal = { token: made.token, address: '203.0.113.1' };
});

describe('while invoices are locked', () => {
  /** How many connections of each pool wait for the lock. */
  const waiting = async () => {
    const [row] = await app.sql<{ adHoc: number; staff: number }>(
      `select count(*) filter (where application_name = '${ANALYSTS}')::int as "adHoc",
            count(*) filter (where application_name <> '${ANALYSTS}')::int as staff
       from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return row;
  };

  /** Starts requests while nobody can read invoices, looks at who waits, and lets them complete. */
  async function whileLocked(start: () => Promise<object>[], expected: object): Promise<object[]> {
    const lock = new pg.Client({ connectionString: app.databaseUrl });
    await lock.connect();
    await lock.query('begin; lock table billing_record in access exclusive mode');
    try {
      const requests = start();
      await expect.poll(waiting).toEqual(expected);
      await app.as('reception').request(MEMBERS);
      await lock.query('rollback');
      return await Promise.all(requests);
    } finally {
      await lock.end();
    }
  }

  const run = (query: string, caller: Caller) => app.api.execute({ query }, caller);
  const post = (query: string, caller: Caller) => requestOverHttp(app.api, { query }, caller);
  const times = (count: number, call: () => Promise<object>) => Array.from({ length: count }, call);
  const data = { billingRecords: { totalCount: 0 } };

  // Twice, since a document that has been run before takes another way.
  test.each([1, 2])('a document of the user interface uses the staff pool (%i)', async () => {
    const results = await whileLocked(
      () => [run(SCREEN, callerAs('accounts')), post(WITH_TYPENAME, callerAs('accounts'))],
      { adHoc: 0, staff: 2 },
    );
    expect(results[0]).toMatchObject({ data });
  });

  test.each([
    ['another document', () => post(OTHER, callerAs('manager'))],
    ['a personal token', () => post(SCREEN, personal)],
    ['code that says so', () => run(SCREEN, { ...callerAs('admin'), adHoc: true })],
  ])('requests with %s use the analytics pool, one at a time for each user', async (_, call) => {
    for (const result of await whileLocked(() => times(8, call), { adHoc: 1, staff: 0 }))
      expect(result).toMatchObject({ data });
  });

  test('users share the analytics pool', async () => {
    const users: Login[] = ['admin', 'manager', 'accounts', 'reception'];
    const results = await whileLocked(
      () => users.flatMap(login => times(3, () => post(OTHER, callerAs(login)))),
      { adHoc: CONNECTIONS, staff: 0 },
    );
    for (const result of results) expect(result).toMatchObject({ data });
  });

  test('a user who exceeds the queue is rejected, and others are not affected', async () => {
    const outcome = async (call: Promise<object>) => {
      const { errors } = (await call) as { errors?: { extensions: { code: string } }[] };
      return errors?.[0]?.extensions.code ?? 'done';
    };
    const codes = await whileLocked(
      () => [
        ...times(40, () => outcome(post(OTHER, callerAs('admin'))) as Promise<never>),
        outcome(post(OTHER, callerAs('manager'))) as Promise<never>,
      ],
      { adHoc: CONNECTIONS, staff: 0 },
    );
    const count = (code: string) => codes.filter(one => String(one) === code).length;
    expect([count('done'), count('RATE_LIMITED')]).toEqual([1 + 20 + 1, 19]);
    expect(codes.at(-1)).toBe('done');
  });
});

describe('over HTTP', () => {
  /** Posts queries at once, and returns the status and the retry-after of each response. */
  async function post(...queries: string[]): Promise<string[]> {
    const server = fastify();
    await server.register(app.api.routes);
    const responses = queries.map(query =>
      server.inject({
        method: 'POST',
        url: '/graphql',
        headers: { authorization: `Bearer ${app.as('manager').token}` },
        payload: { query },
      }),
    );
    return (await Promise.all(responses)).map(({ statusCode, headers }) =>
      `${statusCode} ${headers['retry-after'] ?? ''}`.trim(),
    );
  }

  test('too many waiting queries are 429 with retry-after', async () => {
    const statuses = await post(...Array.from({ length: 40 }, () => OTHER));
    expect(new Set(statuses)).toEqual(new Set(['200', '429 1']));
  });

  test('an analytics pool that cannot be reached is 503', async () => {
    const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    const { connect } = pg.Client.prototype as { connect(...args: unknown[]): unknown };
    await app.sql(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = '${ANALYSTS}'`,
    );
    const spy = vi.spyOn(pg.Client.prototype as { connect(...args: unknown[]): unknown }, 'connect');
    spy.mockImplementation(function (this: { connectionParameters: { application_name?: string } }, ...args) {
      if (this.connectionParameters.application_name !== ANALYSTS) return connect.apply(this, args);
      const [callback] = args as [(error: Error) => void];
      return callback(refused);
    });
    try {
      expect(await post(OTHER)).toEqual(['503 5']);
      expect(app.errors.splice(0).map(({ message }) => message)).toContain('The database cannot be reached');
    } finally {
      spy.mockRestore();
    }
    expect(await post(OTHER)).toEqual(['200']);
    // The ends of idle connections are logged whenever they are noticed.
    app.errors.splice(0);
  });
});

test('the set of documents may grow while the API runs', async () => {
  const text = 'query New { members { totalCount } }';
  const reads = async () => {
    const before = await adHocStatements();
    await requestOverHttp(app.api, { query: text }, callerAs('admin'));
    return (await adHocStatements()) > before ? 'ad hoc' : 'interactive';
  };
  expect(await reads()).toBe('ad hoc');
  interactive.add(documentKey(parse(text)));
  expect(await reads()).toBe('interactive');
  interactive.delete(documentKey(parse(text)));
  expect(await reads()).toBe('ad hoc');
});

/** When the analytics pool ran its last statement. */
async function adHocStatements(): Promise<number> {
  const [row] = await app.sql<{ at: number }>(
    `select coalesce(max(extract(epoch from query_start)), 0)::float8 as at from pg_stat_activity
    where datname = current_database() and application_name = '${ANALYSTS}'`,
  );
  return row!.at;
}

test('a mutation runs where all writes do, whatever its document', async () => {
  const query =
    'mutation { createExpense(input: { expenseDate: "2026-01-05", category: "Rent", vendor: "City", amount: 900 }) { id } }';
  // Twice, since a cached document takes another path.
  for (const caller of [personal, callerAs('accounts'), personal, callerAs('accounts')])
    expect(await requestOverHttp(app.api, { query }, caller)).toMatchObject({
      data: { createExpense: { id: expect.any(String) } },
    });
});

test('a user makes a limited number of ad hoc requests per minute, with all tokens; the app is not counted', async () => {
  const run = async (request: ApiRequest, caller: Caller) => {
    const { errors } = await app.api.execute(request, caller);
    return errors?.[0];
  };
  const tiny = { query: '{ __typename }' };
  const table = { ...callerAs('accounts') };
  // The pages of one table.
  for (let page = 0; page < 10; page++) expect(await run(tiny, table)).toBeUndefined();
  let limited: Awaited<ReturnType<typeof run>>;
  // Twice the limit, since the minute of earlier requests may end meanwhile.
  for (let sent = 0; sent < 6_000 && !limited; sent++) limited = await run(tiny, callerAs('accounts'));

  const { message, extensions } = limited!;
  expect(message).toBe(`Too many ad hoc requests. Try again in ${String(extensions['retryAfter'])} seconds.`);
  expect(extensions).toEqual({
    code: 'RATE_LIMITED',
    retryAfter: expect.any(Number),
    template: '{what}. Try again in {seconds} seconds.',
    values: {
      what: { template: 'Too many ad hoc requests', values: {} },
      seconds: String(extensions['retryAfter']),
    },
  });
  expect((await run(tiny, { ...personal }))?.extensions['code']).toBe('RATE_LIMITED');

  expect(await run(tiny, table)).toBeUndefined();
  expect(await run({ query: SCREEN }, callerAs('accounts'))).toBeUndefined();
  expect(await run(tiny, callerAs('trainer'))).toBeUndefined();
});

test.each(['', 'me { id }'])('the root fields of one request wait as one %s', async more => {
  const roots = Array.from({ length: 28 }, (_, index) => `a${index}: billingRecordsAggregate { count }`);
  const { data, errors } = await app.api.execute(
    { query: `{ ${roots.join(' ')} ${more} }` },
    callerAs('manager'),
  );
  expect(errors).toBeUndefined();
  expect(Object.keys(data!)).toHaveLength(28 + (more ? 1 : 0));
});
