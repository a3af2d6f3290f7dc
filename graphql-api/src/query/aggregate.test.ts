import pg from 'pg';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import '../resources/index.ts';
import { useApp } from '../../testing/app.ts';
import type { TestUser } from '../../testing/test-user.ts';
import { leastInput } from '../../testing/samples.ts';
import { allResources } from '../declaration/resource.ts';

vi.stubEnv('CLUB_TIME_ZONE', 'America/New_York');
const app = useApp();
const admin = () => app.as('admin');

type Row = Record<string, unknown>;
const aggregate = async (field: string, person = admin(), variables: Row = {}) =>
  (await person.request<{ rows: Row[] }>(`{ rows: ${field} }`, variables)).rows;

/** What a statement written by hand answers, in the shape of an aggregate's answer. */
async function byHand(sql: string, shape: (row: Row) => Row): Promise<Row[]> {
  const rows = await app.sql<Row>(sql);
  if (rows.length < 2) throw new Error('Too few groups to tell anything');
  return rows.map(shape);
}

beforeAll(async () => {
  const trainer = await admin()
    .records('Trainer')
    .create(await leastOf('Trainer'));
  for (const [index, membershipType] of ['Standard', 'Premium', 'Premium', 'VIP', 'Standard'].entries())
    await admin()
      .records('Member')
      .create({
        name: `Member ${index}`,
        email: `member${index}@club.example`,
        phone: `555-010${index}`,
        membershipType,
        city: index === 4 ? null : ['Salem', 'Bend'][index % 2],
        assignedTrainerId: index < 3 ? trainer.id : null,
      });
  await app.sql(`
    insert into payment (member_id, payment_number, payment_date, amount, payment_method, payment_status, payment_type, created_at)
    select member.id, 'P-' || n, date '2024-01-27' + n * 5, round((n * 37 % 400) * 0.97 + 0.1, 2),
           (array['cash', 'card', 'transfer'])[n % 3 + 1], case when n % 7 = 0 then 'pending' else 'completed' end, 'membership',
           timestamptz '2024-01-27 02:30Z' + n * interval '31 hours'
      from generate_series(0, 199) n
      join (select id, row_number() over (order by id) - 1 as place from member) member on member.place = n % 4`);
  await app.sql(`
    insert into billing_record (member_id, invoice_number, invoice_date, due_date, amount, tax_amount, discount_amount,
                                total_amount, paid_amount, payment_status, billing_type)
    select member.id, member.name || ' ' || n, '2024-01-01', '2024-02-01', 100, 0, 0, 100,
           case when n < 4 and member.name = 'Member 1' then 0 else 100 end, 'paid', 'membership'
      from generate_series(1, 5) n cross join (select * from member where name in ('Member 0', 'Member 1')) member`);
  for (const [name, cost] of [
    ['Bench', 500],
    ['Rower', 100],
  ]) {
    const { id } = await admin()
      .records('Equipment')
      .create({ ...(await leastOf('Equipment')), name, cost });
    for (const price of [50, 70])
      await admin()
        .records('MaintenanceRecord')
        .create({ ...(await leastOf('MaintenanceRecord')), equipmentId: id, cost: price });
  }
});

const leastOf = (type: string) =>
  leastInput(
    allResources().find(resource => resource.type === type)!,
    admin(),
  );

describe('figures', () => {
  test('of all records, without groups', async () => {
    const [row] = await app.sql<Row>(
      `select count(*)::int as count, count(distinct payment_method)::int as methods, sum(amount)::float as sum, avg(amount)::float as avg,
              min(amount)::float as least, max(payment_date)::text as latest, max(payment_method) as last from payment`,
    );
    expect(
      await aggregate(
        `paymentsAggregate { count countDistinct { paymentMethod } sum { amount } avg { amount } min { amount } max { paymentDate paymentMethod } }`,
      ),
    ).toEqual([
      {
        count: 200,
        countDistinct: { paymentMethod: row!['methods'] },
        sum: { amount: row!['sum'] },
        avg: { amount: row!['avg'] },
        min: { amount: row!['least'] },
        max: { paymentDate: row!['latest'], paymentMethod: row!['last'] },
      },
    ]);
  });

  test('medians and percentiles, of all and of groups', async () => {
    const of = (fraction: number) => `(percentile_cont(${fraction}) within group (order by amount))::float`;
    expect(
      await aggregate(`paymentsAggregate(groupBy: { paymentMethod: true }) {
        group { paymentMethod } median { amount } least: percentile(fraction: 0) { amount } p95: percentile(fraction: 0.95) { amount }
      }`),
    ).toEqual(
      await byHand(
        `select payment_method, ${of(0.5)} as median, min(amount)::float as least, ${of(0.95)} as p95 from payment group by 1 order by 1`,
        row => ({
          group: { paymentMethod: row['payment_method'] },
          median: { amount: row['median'] },
          least: { amount: row['least'] },
          p95: { amount: expect.closeTo(row['p95'] as number, 9) as number },
        }),
      ),
    );
    const least = 'filter: { paymentNumber: { in: ["P-0", "P-1", "P-2"] } }';
    const amounts = (
      await app.sql<{ amount: string }>(
        `select amount::text from payment where payment_number in ('P-0', 'P-1', 'P-2') order by amount`,
      )
    ).map(row => Number(row.amount));
    expect(
      await aggregate(
        `paymentsAggregate(${least}) { median { amount } percentile(fraction: 0.75) { amount } }`,
      ),
    ).toEqual([
      {
        median: { amount: amounts[1] },
        percentile: { amount: Number(((amounts[1]! + amounts[2]!) / 2).toFixed(3)) },
      },
    ]);
    expect(
      await aggregate('paymentsAggregate(filter: { paymentNumber: { eq: "none" } }) { median { amount } }'),
    ).toEqual([{ median: { amount: null } }]);
  });

  test('medians in having, sorts and lists within a record', async () => {
    const medians = await byHand(
      `select name, (percentile_cont(0.5) within group (order by amount))::numeric::float as median
         from payment join member on member.id = member_id group by 1 order by 2 desc`,
      row => row,
    );
    const limit = medians[1]!['median'];
    expect(
      await aggregate(`paymentsAggregate(
        groupBy: { member: { name: true } }, having: { median: { amount: { gte: ${limit} } } }, sort: { median: { amount: DESC } }
      ) { group { member { name } } median { amount } }`),
    ).toEqual(
      medians
        .slice(0, 2)
        .map(row => ({ group: { member: { name: row['name'] } }, median: { amount: row['median'] } })),
    );
    const { members } = await admin().request<{ members: { items: Row[] } }>(
      `{ members(filter: { payments: { aggregate: { median: { amount: { gte: ${limit} } } } } }, sort: [{ payments: { median: { amount: DESC } } }]) {
        items { name paymentsAggregate { median { amount } lowest: percentile(fraction: 0) { amount } highest: percentile(fraction: 1) { amount } min { amount } max { amount } } }
      } }`,
    );
    expect(members.items.map(row => row['name'])).toEqual(medians.slice(0, 2).map(row => row['name']));
    for (const [index, item] of members.items.entries()) {
      const figures = item['paymentsAggregate'] as Record<string, Row>;
      expect(figures['median']).toEqual({ amount: medians[index]!['median'] });
      expect([figures['lowest'], figures['highest']]).toEqual([figures['min'], figures['max']]);
    }
  });

  test.each([-0.1, 1.01, 95])('no percentile of the fraction %d', async fraction => {
    await expect(
      aggregate(`paymentsAggregate { percentile(fraction: ${fraction}) { amount } }`),
    ).rejects.toMatchObject({ code: 'BAD_USER_INPUT', fields: { fraction: expect.any(String) } });
  });

  test('of no records: a count of 0 and no values; no groups', async () => {
    const filter = 'filter: { paymentNumber: { eq: "none" } }';
    expect(
      await aggregate(`paymentsAggregate(${filter}) { count sum { amount } max { paymentDate } }`),
    ).toEqual([{ count: 0, sum: { amount: null }, max: { paymentDate: null } }]);
    expect(
      await aggregate(`paymentsAggregate(${filter}, groupBy: { paymentMethod: true }) { count }`),
    ).toEqual([]);
    expect(await aggregate('paymentsAggregate { __typename }')).toEqual([{ __typename: 'PaymentAggregate' }]);
  });

  test('add money up to the cent', async () => {
    const [row] = await app.sql<{ sum: string }>('select sum(amount)::text as sum from payment');
    const [{ sum }] = (await aggregate('paymentsAggregate { sum { amount } }')) as [
      { sum: { amount: number } },
    ];
    expect(sum.amount.toFixed(2)).toBe(row!.sum);
  });

  test('of what filter and search leave', async () => {
    expect(
      await aggregate(`paymentsAggregate(
         filter: { member: { membershipType: { eq: "Premium" } }, paymentDate: { gte: "2025-01-01" } }
         search: "membership" groupBy: { paymentMethod: true }
       ) { group { paymentMethod } count }`),
    ).toEqual(
      await byHand(
        `select payment_method, count(*)::int as count from payment join member on member.id = member_id
        where membership_type = 'Premium' and payment_date >= '2025-01-01' group by 1 order by 1`,
        row => ({ group: { paymentMethod: row['payment_method'] }, count: row['count'] }),
      ),
    );
  });

  test('moments of min and max are ISO 8601 in UTC', async () => {
    const [row] = await aggregate('paymentsAggregate { min { createdAt } }');
    expect(row).toEqual({ min: { createdAt: '2024-01-27T02:30:00.000Z' } });
  });
});

describe('groups', () => {
  test('of fields and of fields of related records, in the order of groupBy', async () => {
    expect(
      await aggregate(`paymentsAggregate(groupBy: [{ member: { membershipType: true } }, { paymentStatus: true }]) {
         group { member { membershipType } paymentStatus } count sum { amount }
       }`),
    ).toEqual(
      await byHand(
        `select membership_type, payment_status, count(*)::int as count, sum(amount)::float as sum
         from payment join member on member.id = member_id group by 1, 2 order by 1, 2`,
        row => ({
          group: { member: { membershipType: row['membership_type'] }, paymentStatus: row['payment_status'] },
          count: row['count'],
          sum: { amount: row['sum'] },
        }),
      ),
    );
  });

  test('through two relations, and missing values make a group that comes last', async () => {
    expect(
      await aggregate(`paymentsAggregate(groupBy: { member: { city: true, assignedTrainer: { name: true } } }) {
         group { member { assignedTrainer { name } city } } count
       }`),
    ).toEqual(
      await byHand(
        `select member.city, trainer.name, count(*)::int as count from payment join member on member.id = member_id
         left join trainer on trainer.id = assigned_trainer_id group by 1, 2 order by 1, 2`,
        row => ({
          group: { member: { assignedTrainer: { name: row['name'] }, city: row['city'] } },
          count: row['count'],
        }),
      ),
    );
    expect(await aggregate('membersAggregate(groupBy: { city: true }) { group { city } count }')).toEqual([
      { group: { city: 'Bend' }, count: 2 },
      { group: { city: 'Salem' }, count: 2 },
      { group: { city: null }, count: 1 },
    ]);
  });

  test('of dates cut to week, month, quarter, year and weekday', async () => {
    expect(
      await aggregate(`paymentsAggregate(groupBy: [{ paymentDate: WEEK }, { paymentDate: QUARTER }]) {
         group { paymentDate { week quarter } } count
       }`),
    ).toEqual(
      await byHand(
        `select (date_trunc('week', payment_date + 1) - interval '1 day')::date::text as week,
              extract(year from payment_date) || '-Q' || extract(quarter from payment_date) as quarter, count(*)::int as count
         from payment group by 1, 2 order by 1, 2`,
        row => ({
          group: { paymentDate: { week: row['week'], quarter: row['quarter'] } },
          count: row['count'],
        }),
      ),
    );
    expect(
      await aggregate(`paymentsAggregate(groupBy: [{ paymentDate: YEAR }, { paymentDate: WEEKDAY }]) {
         group { paymentDate { year weekday } } count
       }`),
    ).toEqual(
      await byHand(
        `select extract(year from payment_date)::int as year, trim(to_char(payment_date, 'DAY')) as weekday, count(*)::int as count
         from payment group by 1, 2, extract(dow from payment_date) order by 1, extract(dow from payment_date)`,
        row => ({
          group: { paymentDate: { year: row['year'], weekday: row['weekday'] } },
          count: row['count'],
        }),
      ),
    );
    const [first] = await aggregate(
      'paymentsAggregate(groupBy: { paymentDate: WEEK }, limit: 1) { group { paymentDate { week } } }',
    );
    expect(first).toEqual({ group: { paymentDate: { week: '2024-01-21' } } });
    expect(new Date('2024-01-21').getUTCDay()).toBe(0);
  });

  test.each(['America/New_York', 'Pacific/Pago_Pago', 'Pacific/Kiritimati', 'UTC'])(
    "of moments, cut on the club's clock in %s",
    async zone => {
      vi.stubEnv('CLUB_TIME_ZONE', zone);
      expect(
        await aggregate(`paymentsAggregate(groupBy: [{ createdAt: MONTH }, { createdAt: DAY }, { createdAt: HOUR }]) {
           group { createdAt { month day hour } } count # in ${zone}
         }`),
      ).toEqual(
        await byHand(
          `select left(at, 7) as month, left(at, 10) as day, substr(at, 12, 2)::int as hour, count(*)::int as count
           from (select to_char(timezone('${zone}', created_at), 'YYYY-MM-DD HH24') as at from payment) local
          group by 1, 2, 3 order by 1, 2, 3`,
          row => ({
            group: { createdAt: { month: row['month'], day: row['day'], hour: row['hour'] } },
            count: row['count'],
          }),
        ),
      );
    },
  );
  afterEach(() => void vi.stubEnv('CLUB_TIME_ZONE', 'America/New_York'));

  test('of times of day, cut to the hour', async () => {
    await admin()
      .records('Session')
      .create({ ...(await leastOf('Session')), startTime: '07:15', endTime: '08:00' });
    await admin()
      .records('Session')
      .create({ ...(await leastOf('Session')), startTime: '07:45', endTime: '08:30' });
    expect(
      await aggregate(
        'sessionsAggregate(groupBy: { startTime: HOUR }) { group { startTime { hour } } count }',
      ),
    ).toEqual([{ group: { startTime: { hour: 7 } }, count: 2 }]);
  });

  test('give only fields that are grouped by', async () => {
    await expect(
      aggregate('paymentsAggregate(groupBy: { paymentMethod: true }) { group { paymentStatus } }'),
    ).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { groupBy: 'group.paymentStatus can be requested only when groupBy names it' },
    });
    await expect(
      aggregate(
        'paymentsAggregate(groupBy: { paymentDate: MONTH }, sort: { group: { paymentDate: { year: ASC } } }) { count }',
      ),
    ).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  });
});

describe('having, sort and limit', () => {
  test('leave out groups by any figure', async () => {
    expect(
      await aggregate(`paymentsAggregate(
         groupBy: { paymentDate: MONTH }
         having: { count: { gte: 6 }, or: [{ sum: { amount: { gt: 1300.5 } } }, { not: { max: { paymentMethod: { eq: "transfer" } } } }] }
       ) { group { paymentDate { month } } count }`),
    ).toEqual(
      await byHand(
        `select to_char(payment_date, 'YYYY-MM') as month, count(*)::int as count from payment group by 1
        having count(*) >= 6 and (sum(amount) > 1300.5 or max(payment_method) <> 'transfer') order by 1`,
        row => ({ group: { paymentDate: { month: row['month'] } }, count: row['count'] }),
      ),
    );
    expect(
      await aggregate(
        `paymentsAggregate(
           groupBy: { member: { name: true } }
           having: { countDistinct: { paymentMethod: { eq: 3 } }, avg: { amount: { isNull: false } }, min: { paymentDate: { lt: "2024-02-01" } } }
         ) { group { member { name } } }`,
      ),
    ).toEqual([{ group: { member: { name: 'Member 0' } } }]);
  });

  test('compare a sum or an average with another number of the group', async () => {
    expect(
      await aggregate(`billingRecordsAggregate(
         groupBy: { member: { name: true } }, having: { sum: { paidAmount: { ltField: "sum.totalAmount" } } }
       ) { group { member { name } } }`),
    ).toEqual([{ group: { member: { name: 'Member 1' } } }]);
    expect(
      await aggregate(`maintenanceRecordsAggregate(
         groupBy: { equipment: { name: true, cost: true } }, having: { sum: { cost: { gtField: "group.equipment.cost" } } }
       ) { group { equipment { name } } sum { cost } }`),
    ).toEqual([{ group: { equipment: { name: 'Rower' } }, sum: { cost: 120 } }]);
    expect(
      await aggregate(
        'paymentsAggregate(having: { avg: { amount: { ltField: "count", gtField: "min.amount" } } }) { count }',
      ),
    ).toEqual([{ count: 200 }]);
  });

  test.each([
    'group.member.name',
    'group.equipment.cost',
    'sum.paymentMethod',
    'sum.version',
    'count(*)',
    '',
  ])('compare with nothing but a number of the group: %j', async path => {
    const having = `having: { sum: { amount: { gtField: ${JSON.stringify(path)} } } }`;
    await expect(
      aggregate(`paymentsAggregate(groupBy: { member: { name: true } }, ${having}) { count }`),
    ).rejects.toMatchObject({ code: 'BAD_USER_INPUT', fields: { having: expect.any(String) } });
  });

  test('order groups by figures and fields, missing values last', async () => {
    expect(
      await aggregate(`paymentsAggregate(
         groupBy: [{ paymentDate: YEAR }, { paymentMethod: true }]
         sort: [{ group: { paymentDate: { year: DESC } } }, { sum: { amount: DESC } }]
       ) { group { paymentDate { year } paymentMethod } }`),
    ).toEqual(
      await byHand(
        `select extract(year from payment_date)::int as year, payment_method from payment group by 1, 2 order by 1 desc, sum(amount) desc`,
        row => ({ group: { paymentDate: { year: row['year'] }, paymentMethod: row['payment_method'] } }),
      ),
    );
    expect(
      await aggregate(
        'membersAggregate(groupBy: { city: true }, sort: { max: { city: DESC } }) { group { city } }',
      ),
    ).toEqual([{ group: { city: 'Salem' } }, { group: { city: 'Bend' } }, { group: { city: null } }]);
  });

  test('take the first groups or those after an offset, in an order without chance', async () => {
    const ask = (part: string) =>
      aggregate(
        `paymentsAggregate(groupBy: { paymentDate: DAY }, sort: { count: DESC } ${part}) { group { paymentDate { day } } }`,
      );
    const all = await ask('');
    expect(all).toHaveLength(200);
    expect([...(await ask('limit: 90')), ...(await ask('limit: 200, offset: 90'))]).toEqual(all);
    await expect(ask('limit: 10001')).rejects.toMatchObject({ fields: { limit: expect.any(String) } });
    await expect(ask('offset: -1')).rejects.toMatchObject({ fields: { offset: expect.any(String) } });
  });
});

test('one statement computes the selected values and nothing else', async () => {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await aggregate(
    `paymentsAggregate(groupBy: { member: { membershipType: true } }) { group { member { membershipType } } total: sum { amount } again: sum { amount } }`,
  );
  const statements = query.mock.calls.map(([config]) => (config as unknown as { text?: string }).text);
  query.mockRestore();
  const ofPayments = statements.filter(text => text?.includes('"payment"'));
  // In the process and over HTTP.
  expect(ofPayments).toHaveLength(2);
  for (const text of ofPayments) {
    expect(text!.match(/sum\(/g)).toHaveLength(1);
    expect(text).not.toMatch(/count\(|avg\(|min\(|max\(/);
  }
});

describe('permissions', () => {
  test('the root field needs view of its resource', async () => {
    await expect(aggregate('paymentsAggregate { count }', app.as('trainer'))).rejects.toMatchObject({
      code: 'FORBIDDEN',
      extensions: { permission: 'payments:view' },
    });
    await expect(aggregate('paymentsAggregate { count }', app.anonymous)).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
  });

  const ask = (person: TestUser, argument: string) =>
    aggregate(`attendanceRecordsAggregate(${argument}) { count }`, person);

  test("a related record's id and title are open, the rest needs view of its resource", async () => {
    const reception = app.as('reception');
    expect(await ask(reception, 'groupBy: { employee: { id: true, name: true } }')).toEqual([]);
    for (const argument of [
      'groupBy: { employee: { position: true } }',
      'groupBy: { employee: { createdAt: MONTH } }',
      'filter: { employee: { position: { eq: "Coach" } } }',
    ])
      await expect(ask(reception, argument)).rejects.toMatchObject({
        code: 'FORBIDDEN',
        extensions: { permission: 'employees:view' },
      });
  });
});

describe.each(allResources())('$plural', ({ plural, type }) => {
  interface Field {
    name: string;
    type: { kind: string; name: string; ofType: { name: string } | null };
  }
  const fieldsOf = async (name: string, inputs: boolean): Promise<Field[]> => {
    const fields = inputs ? 'inputFields' : 'fields';
    const query = `{ type: __type(name: "${name}") { fields: ${fields} { name type { kind name ofType { name } } } } }`;
    return (await admin().request<{ type: { fields: Field[] } }>(query)).type.fields;
  };

  test('can be grouped by every field and granularity', async () => {
    for (const { name, type: input } of await fieldsOf(`${type}GroupBy`, true)) {
      if (input.kind === 'INPUT_OBJECT') continue;
      const granularities = input.name.endsWith('Granularity')
        ? (await fieldsOf(input.name.replace('Granularity', 'Group'), false)).map(
            granularity => granularity.name,
          )
        : [];
      const keys = granularities.length
        ? granularities.map(granularity => `{ ${name}: ${granularity.toUpperCase()} }`)
        : [`{ ${name}: true }`];
      const field = granularities.length ? `${name} { ${granularities.join(' ')} }` : name;
      const rows = await aggregate(
        `${plural}Aggregate(groupBy: [${keys.join(' ')}]) { group { ${field} } count }`,
      );
      const { totalCount } = (
        await admin().request<{ page: { totalCount: number } }>(`{ page: ${plural} { totalCount } }`)
      ).page;
      expect(rows.reduce((sum, row) => sum + Number(row['count']), 0)).toBe(totalCount);
    }
  });

  test('selects every aggregate function', async () => {
    const figures = (await fieldsOf(`${type}Aggregate`, false)).filter(
      ({ name }) =>
        !['group', 'count', 'groupCount', 'level', 'asOf', 'filtered', 'calculated'].includes(name),
    );
    const parts = figures.map(async figure => {
      const fields = await fieldsOf(figure.type.ofType!.name, false);
      const argument = figure.name === 'percentile' ? '(fraction: 0.9)' : '';
      return `${figure.name}${argument} { ${fields.map(({ name }) => name).join(' ')} }`;
    });
    const [row] = await aggregate(`${plural}Aggregate { count ${(await Promise.all(parts)).join(' ')} }`);
    expect(Object.keys(row!)).toEqual(['count', ...figures.map(({ name }) => name)]);
  });
});
