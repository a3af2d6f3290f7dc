import pg from 'pg';
import { expect, test } from 'vitest';
import { useClub } from '../../testing/club.ts';
import type { Person } from '../../testing/person.ts';

const TRAINERS = 50;
const MEMBERS = 1_000_000;
const PAYMENTS = 8_000_000;

/** The tables are empty; the planner's figures say that they are large. */
const club = useClub({
  async prepare(databaseUrl) {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query(
      `update pg_class set reltuples = case relname when 'trainer' then ${TRAINERS} when 'member' then ${MEMBERS} else ${PAYMENTS} end
        where relname in ('trainer', 'member', 'payment')`,
    );
    await client.end();
  },
});

interface Told {
  cost: number;
  errors: { message: string; code: string; extensions: Record<string, unknown> }[];
}
async function ask(person: Person, query: string, variables = {}): Promise<Told> {
  const { extensions, errors = [] } = await club.api.execute(
    { query, variables },
    { token: person.token, address: '203.0.113.1' },
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
const costOf = async (query: string, variables = {}, as: Parameters<typeof club.as>[0] = 'admin') => {
  const { cost, errors } = await ask(club.as(as), query, variables);
  expect(errors).toEqual([]);
  return cost;
};

test.each([
  ['{ me { username } }', 1],
  ['{ __typename }', 0],
  ['{ members { items { id } } }', 25],
  ['{ members(page: { limit: 100, offset: 50 }) { items { id } } }', 150],
  ['{ members { totalCount } }', 25 + MEMBERS],
  ['{ members(search: "ann") { items { id } totalCount } }', 2 * MEMBERS],
  ['{ members { items { assignedTrainer { name } } } }', 25 + 25],
  ['{ members { items { payments { items { amount } } } } }', 25 + 25 * 8],
  [
    '{ members { items { payments { totalCount items { amount member { name } } } } } }',
    25 + 25 * (8 + 8 + 8),
  ],
  [
    '{ members(page: { limit: 10 }) { items { payments(page: { limit: 2 }) { items { id } } } } }',
    10 + 10 * 2,
  ],
  ['{ members(filter: { payments: { some: { amount: { gt: 5 } } } }) { items { id } } }', MEMBERS + PAYMENTS],
  ['{ paymentsAggregate { count } }', PAYMENTS],
  [
    '{ paymentsAggregate(groupBy: [{ member: { city: true } }]) { count countDistinct { memberId } } }',
    3 * PAYMENTS,
  ],
  [
    '{ members { items { ...F } } } fragment F on Member { a: payments { items { id } } b: payments { items { id } } }',
    25 + 2 * 25 * 8,
  ],
])('%s costs %d', async (query, cost) => {
  expect(await costOf(query)).toBe(cost);
});

test('variables and directives count as they are', async () => {
  const query = `query ($limit: Int = 5, $more: Boolean!) {
    members(page: { limit: $limit }) { items { id } totalCount @include(if: $more) }
  }`;
  expect(await costOf(query, { more: false })).toBe(5);
  expect(await costOf(query, { more: true, limit: 7 })).toBe(7 + MEMBERS);
});

const deep = `
  { trainers { items { ${[...'abcdefghijklmnopqrst'].map(name => `${name}: members(page: { limit: 1000 }) { ...Many }`).join(' ')} } } }
  fragment Many on MemberPage { items { payments { totalCount items { member { payments { totalCount } } } } } }
`;

test('what costs too much is refused before it runs; told are the cost, the limit and the dearest field', async () => {
  const { cost, errors } = await ask(club.as('admin'), deep);
  expect(cost).toBeGreaterThan(50_000_000);
  expect(errors).toEqual([
    {
      code: 'TOO_COSTLY',
      message: expect.stringContaining(
        `This would cost ${cost.toLocaleString('en-US')}, and 50,000,000 is the limit. trainers.items.a.items.payments.items.member.payments costs most`,
      ),
      extensions: {
        code: 'TOO_COSTLY',
        cost,
        limit: 50_000_000,
        dearest: { field: 'trainers.items.a.items.payments.items.member.payments', cost: expect.any(Number) },
      },
    },
  ]);
});

test('a role has its own limit', async () => {
  const query = `{ ${['a', 'b', 'c'].map(name => `${name}: paymentsAggregate { count }`).join(' ')} }`;
  expect(await costOf(query, {}, 'accounts')).toBe(3 * PAYMENTS);
  const { errors } = await ask(club.as('reception'), query);
  expect(errors[0]).toMatchObject({
    code: 'TOO_COSTLY',
    extensions: { limit: 20_000_000, dearest: { field: 'a' } },
  });
});

test('the cost gives no hint of what may not be viewed', async () => {
  const trainer = club.as('trainer');
  const refused = (cost: number) => ({ cost, errors: [{ code: 'FORBIDDEN' }] });
  expect(await ask(trainer, '{ paymentsAggregate { count } }')).toMatchObject(refused(1));
  expect(await ask(trainer, '{ payments(page: { limit: 1000 }) { totalCount } }')).toMatchObject(refused(1));
  expect(await ask(trainer, '{ members { items { payments { totalCount } } } }')).toMatchObject(refused(25));
  const filtered = '{ members(filter: { payments: { some: {} } }) { items { id } } }';
  expect(await ask(trainer, filtered)).toMatchObject(refused(MEMBERS));
  expect(await ask(club.stranger, deep)).toEqual({
    cost: undefined,
    errors: [expect.objectContaining({ code: 'UNAUTHENTICATED' })],
  });
});

test('what is dear adds up for each person; what is not does not', async () => {
  const manager = club.as('manager');
  const dear = `{ ${['a', 'b', 'c', 'd', 'e', 'f'].map(name => `${name}: paymentsAggregate { count }`).join(' ')} }`;
  const codes: (string | undefined)[] = [];
  for (let time = 0; time < 11; time++) codes.push((await ask(manager, dear)).errors[0]?.code);
  expect(codes).toEqual([...Array(10).fill(undefined), 'RATE_LIMITED']);
  for (let time = 0; time < 50; time++)
    expect((await ask(manager, '{ members(search: "ann") { totalCount } }')).errors).toEqual([]);
  expect((await ask(club.as('accounts'), dear)).errors).toEqual([]);
});

test('wrong variables are told as ever', async () => {
  const { cost, errors } = await ask(
    club.as('admin'),
    'query ($n: Int!) { members(page: { limit: $n }) { totalCount } }',
  );
  expect(cost).toBeUndefined();
  expect(errors).toMatchObject([{ code: 'BAD_USER_INPUT' }]);
});

test.each([
  ['accounts', 50_000_000],
  ['trainer', 20_000_000],
] as const)('tells %s the limit with every answer', async (role, costLimit) => {
  const { token } = club.as(role);
  const { extensions } = await club.api.execute(
    { query: '{ me { username } }' },
    { token, address: '203.0.113.1' },
  );
  expect(extensions).toEqual({ cost: 1, costLimit });
});
