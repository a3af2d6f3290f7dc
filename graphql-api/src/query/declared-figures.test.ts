import { coerceInputValue, type GraphQLInputType } from 'graphql';
import { beforeAll, expect, test } from 'vitest';
import { useApp } from '../../testing/app.ts';
import { makeRecord } from '../../testing/samples.ts';
import { allResources, findCollection } from '../declaration/resource.ts';
import { IS_SETTLING } from '../resources/payments/settlement.ts';

const app = useApp();

interface Group {
  group: { paymentMethod: string };
  figures: Record<string, number | null>;
}

const STATUSES = ['completed', 'pending', 'failed', 'refunded', 'cancelled'];
let ann: { id: string };
let bea: { id: string };

beforeAll(async () => {
  const admin = app.as('admin');
  [ann, bea] = [await makeRecord(admin, 'Member'), await makeRecord(admin, 'Member')];
  const pay = (amount: number, paymentStatus: string, paymentMethod: string) =>
    makeRecord(admin, 'Payment', {
      memberId: ann.id,
      amount,
      paymentStatus,
      paymentMethod,
      paymentDate: '2024-03-05',
    });
  await pay(100, 'completed', 'Cash');
  await pay(-30, 'completed', 'Cash');
  await pay(-5, 'refunded', 'Cash');
  await pay(40, 'completed', 'Card');
  for (const status of STATUSES.slice(1)) await pay(1000, status, 'Card');
});

const figuresOf = async (field: string, selection: string) => {
  const { rows } = await app
    .as('admin')
    .request<{ rows: Group[] }>(`{ rows: ${field} { figures { ${selection} } } }`);
  return rows.map(({ figures }) => figures);
};

test('each figure has a valid filter, and names a number or figures of its resource', () => {
  const { schema } = app.api.hubs;
  const problems: string[] = [];
  for (const resource of allResources()) {
    const { type, columns, figures = {} } = resource;
    for (const [name, figure] of Object.entries(figures)) {
      const report = (problem: string) => problems.push(`${type}.${name}: ${problem}`);
      if (figure.unit === 'share') {
        const missing = [figure.of, figure.in ?? figure.of].filter(of => !(of in figures));
        if (missing.length > 0) report(`${missing.join()} is no figure`);
        continue;
      }
      if ('sum' in figure) {
        const kind = columns.find(each => each.name === figure.sum)?.kind;
        if (kind !== (figure.unit === 'money' ? 'money' : 'int')) report(`sums no ${figure.unit}`);
      }
      if ('related' in figure) {
        const related = findCollection(resource, figure.related)?.resource.figures?.[figure.figure];
        if (related?.unit !== 'count') report(`${figure.related}.${figure.figure} counts nothing`);
      }
      const filterType = schema.getType(`${type}Filter`) as GraphQLInputType;
      coerceInputValue(figure.filter ?? {}, filterType, (path, _value, { message }) =>
        report(`${path.join('.')}: ${message}`),
      );
    }
  }
  expect(problems).toEqual([]);
});

test('payments are received by the rule that settles invoices', async () => {
  expect(await figuresOf('paymentsAggregate', 'received')).toEqual([{ received: 105 }]);
  const [{ sum }] = (await app.sql<{ sum: number }>(
    `select sum(amount)::float8 as sum from payment where ${IS_SETTLING}`,
  )) as [{ sum: number }];
  expect(sum).toBe(105);
});

test('a figure has groups, filters and an order as others have', async () => {
  const { rows } = await app.as('admin').request<{ rows: Group[] }>(
    `{ rows: paymentsAggregate(
         groupBy: [{ paymentMethod: true }]
         having: { figure: { path: "figures.received", gt: 0 } }
         sort: [{ figure: "figures.received", direction: DESC }]
       ) {
         group { paymentMethod }
         figures { received }
         refunds: filtered(filter: { amount: { lt: 0 } }) { figures { received } }
         calculated { share(of: "figures.received") }
       } }`,
  );
  expect(rows).toEqual([
    {
      group: { paymentMethod: 'Cash' },
      figures: { received: 65 },
      refunds: { figures: { received: -35 } },
      calculated: { share: 65 / 105 },
    },
    {
      group: { paymentMethod: 'Card' },
      figures: { received: 40 },
      refunds: { figures: { received: 0 } },
      calculated: { share: 40 / 105 },
    },
  ]);
});

test('a record has the figures of its lists: 0 without any', async () => {
  const { members } = await app.as('admin').request<{ members: { items: object[] } }>(
    `query ($ids: [ID!]) { members(filter: { id: { in: $ids } }, sort: [{ field: id }]) {
       items { id paymentsAggregate { figures { received } } } } }`,
    { ids: [ann.id, bea.id] },
  );
  expect(members.items).toEqual([
    { id: ann.id, paymentsAggregate: { figures: { received: 105 } } },
    { id: bea.id, paymentsAggregate: { figures: { received: 0 } } },
  ]);
});

test('contracts: what is active recurs, and what ended without a successor is lost', async () => {
  const selection = 'activeContracts recurringRevenue lostContracts lostRevenue churn';
  expect(await figuresOf('contractsAggregate', selection)).toEqual([
    { activeContracts: 0, recurringRevenue: 0, lostContracts: 0, lostRevenue: 0, churn: null },
  ]);
  const plan = await makeRecord(app.as('admin'), 'MembershipPlan');
  await app.sql(
    `with plan as (select $2::int as id), ended as (insert into contract (contract_number, member_id, plan_id, kind, price, billing_frequency, billing_anchor, start_date, end_date, status, auto_renewal)
       select 'C' || number, $1, plan.id, 'k' || number, 30, 'monthly', '2024-01-01'::date, '2024-01-01', '2024-06-30', status, false
         from plan, (values (1, 'ended'), (2, 'cancelled')) old(number, status) returning id, contract_number),
     running as (insert into contract (contract_number, member_id, plan_id, kind, price, billing_frequency, billing_anchor, start_date, status, predecessor_id, auto_renewal)
       select 'C' || number, $1, plan.id, 'k' || number, price, 'monthly', '2024-07-01'::date, '2024-07-01', status, (select id from ended where contract_number = follows), false
         from plan, (values (3, 'active', 'C1', 30), (4, 'active', null, 60), (5, 'frozen', null, 30)) new(number, status, follows, price) returning id)
     select count(*) from running`,
    [ann.id, plan.id],
  );
  expect(await figuresOf('contractsAggregate', selection)).toEqual([
    { activeContracts: 2, recurringRevenue: 90, lostContracts: 1, lostRevenue: 30, churn: 0.2 },
  ]);
});

test('the occupancy of locations is the share of their places that visits take', async () => {
  const admin = app.as('admin');
  const location = (name: string, values: object) =>
    makeRecord(admin, 'Location', { name, city: 'Occupancy', status: 'active', ...values });
  const [pier, quay, yard] = [
    await location('Pier', { capacity: 4 }),
    await location('Quay', { capacity: 6 }),
    await location('Yard', { capacity: null }),
    await location('Dock', { capacity: 100, status: 'closed' }),
  ];
  const left = '2024-03-05T11:00Z';
  for (const [{ id }, leftAt] of [
    [pier, null],
    [pier, null],
    [pier, left],
    [quay, null],
    [yard, null],
  ] as const)
    await app.sql(
      `insert into visit (member_id, location_id, checked_in_at, checked_out_at, decision, reasons, details, facts, decided_by)
       values ($1, $2, '2024-03-05T10:00Z', $3, 'allowed', '{}', '[]', '{}', 'server')`,
      [ann.id, id, leftAt],
    );
  const selection = 'figures { places occupiedPlaces occupancy }';
  const filter = '(filter: { city: { eq: "Occupancy" } })';
  const { all, each } = await admin.request<{ all: object; each: object }>(
    `{ all: locationsAggregate${filter} { ${selection} }
       each: locationsAggregate(filter: { city: { eq: "Occupancy" } }, groupBy: [{ name: true }]) { group { name } ${selection} } }`,
  );
  expect(all).toEqual([{ figures: { places: 10, occupiedPlaces: 3, occupancy: 0.3 } }]);
  const none = { places: 0, occupiedPlaces: 0, occupancy: null };
  expect(each).toEqual([
    { group: { name: 'Dock' }, figures: none },
    { group: { name: 'Pier' }, figures: { places: 4, occupiedPlaces: 2, occupancy: 0.5 } },
    { group: { name: 'Quay' }, figures: { places: 6, occupiedPlaces: 1, occupancy: 1 / 6 } },
    { group: { name: 'Yard' }, figures: none },
  ]);
});

test('a figure of related records is for those who may view these', async () => {
  await app.sql(`delete from permission where role = 'Trainer' and resource = 'visits'`);
  await expect(
    app.as('trainer').request('{ locationsAggregate { figures { occupancy } } }'),
  ).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

test('users who may not view the records get no figure', async () => {
  await expect(
    app.as('trainer').request('{ paymentsAggregate { figures { received } } }'),
  ).rejects.toMatchObject({ code: 'FORBIDDEN' });
});
