import { getIntrospectionQuery } from 'graphql';
import pg from 'pg';
import { expect, test } from 'vitest';
import { useApp } from '../../testing/app.ts';
import type { TestUser } from '../../testing/test-user.ts';
import type { Access } from '../auth/access.ts';
import { buildSchema } from '../server/schema.ts';
import { CostLimit } from './cost-limit.ts';
import { tableSizes } from './table-sizes.ts';

const TRAINERS = 50;
const MEMBERS = 1_000_000;
const PAYMENTS = 8_000_000;
const AUDIT_ENTRIES = 1_000;

/** The tables are empty; the planner's figures say that they are large. */
const app = useApp({
  async prepare(databaseUrl) {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query(
      `update pg_class set reltuples = case relname when 'trainer' then ${TRAINERS} when 'member' then ${MEMBERS}
                                                 when 'payment' then ${PAYMENTS} else ${AUDIT_ENTRIES} end
        where relname in ('trainer', 'member', 'payment', 'audit_entry')`,
    );
    await client.end();
  },
});

interface Told {
  cost: number;
  errors: { message: string; code: string; extensions: Record<string, unknown> }[];
}
async function ask({ api, token }: TestUser, query: string, variables = {}): Promise<Told> {
  const { extensions, errors = [] } = await api.execute(
    { query, variables },
    { token, address: '203.0.113.1' },
  );
  return {
    cost: extensions?.['cost'] as number,
    errors: errors.map(({ message, extensions: more }) => ({
      message,
      code: String(more['code']),
      extensions: more,
    })),
  };
}
const costOf = async (query: string, variables = {}, as: Parameters<typeof app.as>[0] = 'admin') => {
  const { cost, errors } = await ask(app.as(as), query, variables);
  expect(errors).toEqual([]);
  return cost;
};

/** The bytes of values with these names: those around them, and those of a value without statistics. */
const bytes = (...names: string[]) => names.reduce((sum, name) => sum + name.length + 8 + 16, 0);
/** The same of a list or a related record, which has a name only. */
const name = (of: string) => of.length + 8;
const id = 25 * bytes('id') * 0.1;
const earlierRows = (rows: number) => rows + AUDIT_ENTRIES * 50;
const pattern = (length: number) => 4 + length / 15;

test.each([
  ['{ me { username } }', 1],
  ['{ search(text: "ann") { __typename } }', 50_000],
  ['{ a: search(text: "ann") { __typename } b: search(text: "lee") { __typename } }', 100_000],
  ['{ __typename }', 0],
  ['{ memberOptions(search: "ann") { id } }', 1 + MEMBERS + 20 * 5],
  ['{ memberOptions(ids: ["1", "2"]) { id } }', 1 + 2 * 5],
  ['{ memberOptions(limit: 1000) { id } }', 1 + 100 * 5],
  ['{ trainerStatistics { totalTrainers } }', 1 + TRAINERS],
  ['{ __schema { queryType { name kind } } }', 40],
  ['{ __type(name: "SortDirection") { name enumValues { name description } } }', 70],
  ['{ __type(name: "Nothing") { name } }', 10],
  ['{ members { items { id } } }', 25 + id],
  ['{ members { items { id email named: name } } }', 25 + 25 * bytes('id', 'email', 'named') * 0.1],
  ['{ members(page: { limit: 100, offset: 50 }) { items { id } } }', 150 + 4 * id],
  ['{ members { totalCount } }', 25 + MEMBERS],
  ['{ members(asOf: "2026-01-31") { items { id } } }', MEMBERS + earlierRows(MEMBERS) + id],
  [
    '{ membersAggregate(asOf: "2026-01-31") { count } }',
    MEMBERS + earlierRows(MEMBERS) + bytes('count') * 0.1,
  ],
  [
    '{ membersAggregate(asOfEach: { days: ["2026-01-31", "2026-02-28"] }) { count } }',
    // The changes between days are undone once.
    2 * MEMBERS + MEMBERS + earlierRows(MEMBERS) + 2 * (name('count') + 8) * 0.1,
  ],
  ['{ member(id: 1, asOf: "2026-01-31") { id } }', 1 + bytes('id') * 0.1],
  [
    '{ member(id: 1, asOf: "2026-01-31") { assignedTrainer { name } } }',
    2 + earlierRows(TRAINERS) + (name('assignedTrainer') + bytes('name')) * 0.1,
  ],
  ['{ members(search: "ann") { items { id } totalCount } }', 2 * MEMBERS + id],
  [
    '{ members { items { assignedTrainer { name } } } }',
    25 + 25 * (1 + (name('assignedTrainer') + bytes('name')) * 0.1),
  ],
  [
    '{ members { items { payments { items { amount } } } } }',
    25 + 25 * (8 + name('payments') * 0.1 + 8 * bytes('amount') * 0.5),
  ],
  [
    '{ members { items { payments { totalCount items { amount member { name } } } } } }',
    25 + 25 * (8 + 8 + name('payments') * 0.1 + 8 * (1 + (bytes('amount', 'name') + name('member')) * 0.5)),
  ],
  [
    '{ members(page: { limit: 10 }) { items { payments(page: { limit: 2 }) { items { id } } } } }',
    10 + 10 * (2 + name('payments') * 0.1 + 2 * bytes('id') * 0.5),
  ],
  [
    '{ members(filter: { payments: { some: { amount: { gt: 5 } } } }) { items { id } } }',
    MEMBERS + PAYMENTS * 1.5 + id,
  ],
  [
    '{ members(filter: { payments: { aggregate: { count: { gt: 5 } } } }) { items { id } } }',
    MEMBERS + PAYMENTS + id,
  ],
  [
    '{ members(filter: { payments: { aggregate: { filter: { amount: { gt: 5 } }, countDistinct: { amount: { gt: 5 } } } } }) { items { id } } }',
    MEMBERS + PAYMENTS * 2.5 + id,
  ],
  ['{ members(sort: [{ payments: { count: DESC } }]) { items { id } } }', MEMBERS + PAYMENTS + id],
  [
    '{ members(sort: [{ payments: { filter: { amount: { gt: 5 } }, countDistinct: { amount: ASC } } }]) { items { id } } }',
    MEMBERS + PAYMENTS * 2.5 + id,
  ],
  [
    '{ members { items { paymentsAggregate { count } } } }',
    25 + 25 * (8 + (name('paymentsAggregate') + name('count') + 8) * 0.1),
  ],
  [
    '{ members { items { paymentsAggregate(filter: { amount: { gt: 5 } }) { countDistinct { amount } } } } }',
    25 + 25 * (8 * 2.5 + (name('paymentsAggregate') + name('countDistinct') + 8 + name('amount') + 8) * 0.1),
  ],
  [
    '{ trainers { items { members { items { paymentsAggregate { count } } } } } }',
    25 + 25 * (25 + name('members') * 0.1 + 25 * (8 + (name('paymentsAggregate') + name('count') + 8) * 0.5)),
  ],
  [
    '{ members(asOf: "2026-01-31") { items { paymentsAggregate { count } } } }',
    MEMBERS +
      earlierRows(MEMBERS) +
      earlierRows(PAYMENTS) +
      PAYMENTS +
      25 * (name('paymentsAggregate') + name('count') + 8) * 0.1,
  ],
  ['{ members(filter: { name: { eq: "Ann" } }) { items { id } } }', MEMBERS * 1.5 + id],
  ['{ members(filter: { name: { eq: "Ann" } }) { totalCount } }', MEMBERS * 3],
  [
    '{ members(filter: { or: [{ name: { gt: "a", lt: "b" } }, { id: { eq: 5 } }] }) { items { id } } }',
    MEMBERS * 2.5 + id,
  ],
  ['{ members(filter: { name: { contains: "Ann" } }) { items { id } } }', MEMBERS * (1 + pattern(3)) + id],
  [
    `{ members(filter: { name: { contains: "${'a'.repeat(500)}" } }) { items { id } } }`,
    MEMBERS * (1 + pattern(500)) + id,
  ],
  [
    '{ members(filter: { name: { endsWith: "Ann", eqIgnoreCase: "Ann" } }) { items { id } } }',
    MEMBERS * (1 + 2 * pattern(3)) + id,
  ],
  [
    '{ members(filter: { joiningDate: { weekday: { in: [MONDAY], ne: FRIDAY } }, createdAt: { hour: { gt: 5 } } }) { items { id } } }',
    MEMBERS * 2.5 + id,
  ],
  ['{ paymentsAggregate { count } }', PAYMENTS + (name('count') + 8) * 0.1],
  [
    '{ paymentsAggregate { a: filtered(filter: { amount: { gt: 5 } }) { count } b: filtered(filter: { amount: { gt: 9 } }) { median { amount } } } }',
    3 * PAYMENTS + (2 * name('a') + name('count') + name('median') + name('amount') + 5 * 8) * 0.1,
  ],
  [
    '{ paymentsAggregate(having: { or: [{ median: { amount: { gt: 5 } } }] }, sort: [{ countDistinct: { memberId: ASC } }]) { percentile(fraction: 0.9) { amount } } }',
    4 * PAYMENTS + (name('percentile') + name('amount') + 2 * 8) * 0.1,
  ],
  [
    '{ paymentsAggregate(rollup: true, groupBy: [{ paymentMethod: true }, { paymentStatus: true }]) { count } }',
    PAYMENTS * 3 + 1_000 * (name('count') + 8) * 0.1,
  ],
  [
    '{ paymentsAggregate(groupBy: [{ member: { city: true } }]) { count countDistinct { memberId } } }',
    3 * PAYMENTS + 1000 * (name('count') + name('countDistinct') + name('memberId') + 3 * 8) * 0.1,
  ],
  [
    '{ members { items { ...F } } } fragment F on Member { a: payments { items { id } } b: payments { items { id } } }',
    25 + 25 * (2 * name('a') * 0.1 + 2 * (8 + 8 * bytes('id') * 0.5)),
  ],
])('%s costs %d', async (query, cost) => {
  expect(await costOf(query)).toBe(Math.ceil(Number(cost.toFixed(6))));
});

test('variables and directives count as they are', async () => {
  const query = `query ($limit: Int = 5, $more: Boolean!) {
    members(page: { limit: $limit }) { items { id } totalCount @include(if: $more) }
  }`;
  expect(await costOf(query, { more: false })).toBe(Math.ceil(5 + id / 5));
  expect(await costOf(query, { more: true, limit: 7 })).toBe(7 + Math.ceil((7 * id) / 25) + MEMBERS);
});

const deep = `
  { trainers { items { ${[...'abcdefghijklmnopqrst'].map(name => `${name}: members(page: { limit: 1000 }) { ...Many }`).join(' ')} } } }
  fragment Many on MemberPage { items { payments { totalCount items { member { payments { totalCount } } } } } }
`;

test('what costs too much is rejected before it runs, with its cost, the limit and the most expensive field', async () => {
  const { cost, errors } = await ask(app.as('admin'), deep);
  expect(cost).toBeGreaterThan(50_000_000);
  expect(errors).toEqual([
    {
      code: 'TOO_COSTLY',
      message: expect.stringContaining(
        `The query is too expensive (cost ${cost.toLocaleString('en-US')}, limit 50,000,000). trainers.items.a.items.payments.items.member.payments costs most`,
      ),
      extensions: {
        code: 'TOO_COSTLY',
        cost,
        limit: 50_000_000,
        mostExpensive: {
          field: 'trainers.items.a.items.payments.items.member.payments',
          cost: expect.any(Number),
          reason: 'nested',
        },
      },
    },
  ]);
});

test('the whole schema can be read many times a minute, but not many times at once', async () => {
  const once = await costOf(getIntrospectionQuery(), {}, 'reception');
  expect(once).toBeGreaterThan(100_000);
  expect(once).toBeLessThan(20_000_000 / 4);
  const fragments = getIntrospectionQuery().replace(/^[^]*?fragment/, 'fragment');
  const aliases = Array.from({ length: 30 }, (_, index) => `a${index}: __schema { types { ...FullType } }`);
  const { cost, errors } = await ask(app.as('reception'), `{ ${aliases.join(' ')} } ${fragments}`);
  expect(errors).toMatchObject([{ code: 'TOO_COSTLY', extensions: { mostExpensive: { field: 'a0' } } }]);
  expect(cost).toBeGreaterThan(20_000_000);
});

test('the introspection costs what its response contains', async () => {
  const query = '{ __schema { types { name fields { name args { name } type { ofType { name } } } } } }';
  const data = await app.as('admin').request(query);
  const values = (value: unknown): number => {
    if (Array.isArray(value)) return value.reduce<number>((sum, one) => sum + values(one), 0);
    if (typeof value !== 'object' || value === null) return 0;
    return Object.values(value).reduce<number>((sum, one) => sum + 1 + values(one), 0);
  };
  expect(await costOf(query)).toBe(10 * values(data));
});

test('options that a user may not have give no hint of how many there are', async () => {
  expect(await ask(app.as('trainer'), '{ expenseOptions(search: "a") { id } }')).toMatchObject({
    cost: 1,
    errors: [{ code: 'FORBIDDEN' }],
  });
});

test('a role has its own limit', async () => {
  const query = `{ ${['a', 'b', 'c'].map(name => `${name}: paymentsAggregate { count }`).join(' ')} }`;
  expect(await costOf(query, {}, 'accounts')).toBe(Math.ceil(3 * (PAYMENTS + (name('count') + 8) * 0.1)));
  const { errors } = await ask(app.as('reception'), query);
  expect(errors[0]).toMatchObject({
    code: 'TOO_COSTLY',
    extensions: { limit: 20_000_000, mostExpensive: { field: 'a' } },
  });
});

test('the cost gives no hint of what may not be viewed', async () => {
  const trainer = app.as('trainer');
  const refused = (cost: number) => ({ cost, errors: [{ code: 'FORBIDDEN' }] });
  expect(await ask(trainer, '{ paymentsAggregate { count } }')).toMatchObject(refused(1));
  expect(await ask(trainer, '{ payments(page: { limit: 1000 }) { totalCount } }')).toMatchObject(refused(1));
  expect(await ask(trainer, '{ members { items { payments { totalCount } } } }')).toMatchObject(
    refused(25 + 40),
  );
  const filtered = '{ members(filter: { payments: { some: {} } }) { items { id } } }';
  expect(await ask(trainer, filtered)).toMatchObject(refused(MEMBERS + id));
  expect(await ask(app.anonymous, deep)).toEqual({
    cost: undefined,
    errors: [expect.objectContaining({ code: 'UNAUTHENTICATED' })],
  });
});

test('a filter is as expensive as its conditions', async () => {
  const many = (conditions: number) => {
    const all = Array.from({ length: conditions }, (_, index) => `{ city: { ne: "${index}" } }`).join(' ');
    return costOf(`{ members(filter: { and: [${all}] }) { items { id } } }`);
  };
  expect((await many(40)) - (await many(20))).toBe(20 * MEMBERS * 0.5);
  const variable =
    'query ($text: String) { members(filter: { name: { contains: $text } }) { items { id } } }';
  const short = await costOf(variable, { text: 'ann' });
  expect(await costOf(variable, { text: 'bob' })).toBe(short);
  expect(await costOf(variable, { text: 'b'.repeat(400) })).toBeGreaterThan(short + MEMBERS * 20);
});

test('the requests of a minute add up for each user', async () => {
  const manager = app.as('manager');
  const dear = `{ ${['a', 'b', 'c', 'd', 'e', 'f'].map(name => `${name}: paymentsAggregate { count }`).join(' ')} }`;
  const codes: (string | undefined)[] = [];
  for (let time = 0; time < 11; time++) codes.push((await ask(manager, dear)).errors[0]?.code);
  expect(codes).toEqual([...Array(10).fill(undefined), 'RATE_LIMITED']);
  expect((await ask(app.as('accounts'), dear)).errors).toEqual([]);
});

test('what is rejected is not charged: smaller requests are admitted', async () => {
  const reception = app.as('reception');
  const query = (count: number) =>
    `{ ${Array.from({ length: count }, (_, index) => `a${index}: membersAggregate { count }`).join(' ')} }`;
  // A million each, of 20 a request and 200 a minute.
  for (let time = 0; time < 10; time++) expect((await ask(reception, query(19))).errors).toEqual([]);
  for (let time = 0; time < 5; time++)
    expect((await ask(reception, query(15))).errors).toMatchObject([{ code: 'RATE_LIMITED' }]);
  expect((await ask(reception, query(5))).errors).toEqual([]);
});

test('scripts use up a budget of their own, not that of the screens of their owner', async () => {
  const admin = app.as('admin');
  const { made } = await admin.request<{ made: { token: string } }>(
    'mutation { made: createPersonalToken(input: { name: "Script" }) { token } }',
  );
  const script = app.bearer(made.token);
  const dear = `{ ${['a', 'b', 'c', 'd', 'e', 'f'].map(name => `${name}: paymentsAggregate { count }`).join(' ')} }`;
  const codes: (string | undefined)[] = [];
  for (let time = 0; time < 30; time++) codes.push((await ask(script, dear)).errors[0]?.code);
  expect(codes).toEqual([...Array(10).fill(undefined), ...Array(20).fill('RATE_LIMITED')]);
  expect((await ask(script, '{ me { id } }')).errors).toEqual([]);
  expect((await ask(admin, dear)).errors).toEqual([]);
});

test('wrong variables are reported as wrong values', async () => {
  const { cost, errors } = await ask(
    app.as('admin'),
    'query ($n: Int!) { members(page: { limit: $n }) { totalCount } }',
  );
  expect(cost).toBeUndefined();
  expect(errors).toMatchObject([{ code: 'BAD_USER_INPUT' }]);
});

test.each([
  ['accounts', 50_000_000],
  ['trainer', 20_000_000],
] as const)('tells %s the limit with every answer', async (role, costLimit) => {
  const { extensions } = await app.as(role).respond('{ me { username } }');
  expect(extensions).toEqual({ cost: 1, costLimit });
});

test('a request is charged once, whatever its result', async () => {
  const limited = new CostLimit(buildSchema(), { read: async () => [] }, 10);
  const access = { user: { id: 1, role: 'Reception' } } as Access;
  const request = () => ({ access, caller: { token: undefined, address: '203.0.113.1' } });
  const cost = (limits: number) => ({
    cost: limits * 20_000_000,
    mostExpensive: { field: 'members', cost: 1, reason: 'rows' as const },
  });
  const admitTwice = async (limits: number) => {
    const context = request();
    const admit = async () => {
      limited.check(cost(limits), context);
      limited.charge(context);
    };
    return Promise.allSettled([admit(), admit()]);
  };
  for (let time = 0; time < 10; time++)
    expect(await admitTwice(1)).toMatchObject([{ status: 'fulfilled' }, { status: 'fulfilled' }]);
  const [first, second] = await admitTwice(0.1);
  expect(first).toMatchObject({ status: 'rejected', reason: { extensions: { code: 'RATE_LIMITED' } } });
  expect(second).toEqual(first);
});

test('sizes are known of tables that were never analyzed, and of those that have grown since', async () => {
  await app.sql('create table never_analyzed as select number from generate_series(1, 100000) number');
  await app.sql('create table grown as select number from generate_series(1, 100) number');
  await app.sql('analyze grown');
  await app.sql('insert into grown select number from generate_series(1, 100000) number');
  const sizes = await tableSizes({
    read: async sql => (await app.sql(sql)).map(row => Object.values(row)),
  })();
  expect(sizes.rows('never_analyzed')).toBeGreaterThan(10_000);
  expect(sizes.rows('grown')).toBeGreaterThan(20_000);
  expect(sizes.rows('grown')).toBeLessThan(200_000);
  expect(sizes.sharing('grown', 'number')).toBeLessThan(2_000);
  expect(sizes.rows('nothing')).toBe(0);
});
