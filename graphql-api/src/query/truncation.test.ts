import { beforeAll, describe, expect, test } from 'vitest';
import { useApp } from '../../testing/app.ts';

const app = useApp();

/** As many as the largest page has, and one more. */
const MEMBERS = 1001;

beforeAll(async () => {
  await app.sql(`
    insert into member (name, email, phone, membership_type, status, health_conditions, joining_date,
                        membership_start_date, membership_end_date)
      select 'M' || to_char(number, 'FM0000'), number || '@example.com', '1', 'Basic', 'active', '{}', now(), now(), now()
        from generate_series(1, ${MEMBERS}) number`);
  // The first member has a payment more than a page has unless limited, the second exactly as many.
  await app.sql(`
    insert into payment (member_id, payment_number, amount, payment_method, payment_type, payment_date, payment_status)
      select member.id, name || '-' || number, number, 'Cash', 'Membership', date '2026-02-01', 'completed'
        from member, generate_series(1, case name when 'M0001' then 26 else 25 end) number
       where name in ('M0001', 'M0002')`);
});

/** What the response says, alike however the query runs. */
async function truncatedIn(query: string, variables = {}): Promise<unknown> {
  const { errors, extensions } = await app.as('admin').respond(query, variables);
  expect(errors).toBeUndefined();
  return extensions?.['truncated'];
}

const truncated = (path: string, limit: number, total?: number) => ({
  path,
  returned: limit,
  limit,
  ...(total !== undefined && { total }),
});
const busy = (list: string) =>
  `{ members(search: "M000", sort: [{ field: name }], page: { limit: 3 }) { items { ${list} } } }`;

describe('the response names', () => {
  test.each([
    ['a list without a limit', '{ members { items { id } } }', truncated('members', 25)],
    [
      'a list with an offset only',
      '{ all: members(page: { offset: 900 }) { items { id } } }',
      truncated('all', 25),
    ],
    [
      'the total where it is requested',
      '{ members { totalCount items { id } } }',
      truncated('members', 25, MEMBERS),
    ],
    [
      'a page of the largest size',
      '{ members(page: { limit: 1000 }) { items { id } } }',
      truncated('members', 1000),
    ],
    [
      'groups without a limit',
      '{ membersAggregate(groupBy: [{ name: true }]) { count } }',
      truncated('membersAggregate', 1000),
    ],
    [
      'how many groups there are where it is requested',
      '{ membersAggregate(groupBy: [{ name: true }]) { groupCount group { name } } }',
      truncated('membersAggregate', 1000, MEMBERS),
    ],
    ['a list within a record', busy('payments { items { amount } }'), truncated('members.payments', 25)],
    [
      'a renamed list within a record',
      busy('paid: payments { items { sum: amount } }'),
      truncated('members.paid', 25),
    ],
    [
      'a list within a related record',
      '{ payments(page: { limit: 1 }, sort: [{ field: paymentNumber }]) { items { member { payments { items { amount } } } } } }',
      truncated('payments.member.payments', 25),
    ],
    [
      'a list within a list',
      busy('payments(page: { limit: 1 }) { items { member { payments { items { amount } } } } }'),
      truncated('members.payments.member.payments', 25),
    ],
  ])('%s', async (_what, query, entry) => {
    expect(await truncatedIn(query)).toEqual([entry]);
  });

  test('a list of one record', async () => {
    const [{ id }] = (await app.sql<{ id: number }>(`select id from member where name = 'M0001'`)) as [
      { id: number },
    ];
    expect(await truncatedIn(`{ member(id: ${id}) { payments { items { amount } } } }`)).toEqual([
      truncated('member.payments', 25),
    ]);
  });

  test('several lists, as they are without a limit in the variables', async () => {
    const query = `query ($page: PageInput) { members(page: $page, search: "M000", sort: [{ field: name }]) { items {
      payments(page: $page) { items { member { payments(page: $page) { items { amount } } } } } } } }`;
    expect(await truncatedIn(query, { page: { offset: 0 } })).toEqual([
      truncated('members.payments', 25),
      truncated('members.payments.member.payments', 25),
    ]);
    expect(await truncatedIn(query, { page: { limit: 2 } })).toBeUndefined();
    expect(await truncatedIn(query, {})).toHaveLength(2);
  });
});

test.each([
  ['a list that is limited', '{ members(page: { limit: 10 }) { items { id } } }'],
  ['a list that is only counted', '{ members { totalCount } }'],
  ['the last rows of a list', '{ members(page: { offset: 980 }) { items { id } } }'],
  ['groups that are limited', '{ membersAggregate(groupBy: [{ name: true }], limit: 10) { groupCount } }'],
  ['all groups', '{ membersAggregate(groupBy: [{ status: true }]) { groupCount count } }'],
  ['as many rows as a page has', '{ members(search: "M0002") { items { payments { items { amount } } } } }'],
])('%s is not truncated', async (_what, query) => {
  expect(await truncatedIn(query)).toBeUndefined();
});

test('groups are counted with their filter and conditions', async () => {
  const { groups } = await app.as('admin').request<{ groups: object[] }>(
    `{ groups: paymentsAggregate(groupBy: [{ memberId: true }, { amount: true }], having: { sum: { amount: { gt: 24 } } }, limit: 1)
       { groupCount } }`,
  );
  expect(groups).toEqual([{ groupCount: 3 }]);
});
