import pg from 'pg';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { useApp } from '../../testing/app.ts';
import { makeRecord } from '../../testing/samples.ts';

const app = useApp();
const admin = () => app.as('admin');

type Row = Record<string, unknown>;
const aggregate = async (field: string, person = admin(), variables: Row = {}, declared = '') =>
  (await person.request<{ rows: Row[] }>(`query ${declared} { rows: ${field} }`, variables)).rows;

/** The rows of a statement written by hand. */
async function byHand(sql: string, shape: (row: Row) => Row): Promise<Row[]> {
  const rows = await app.sql<Row>(sql);
  expect(rows.length).toBeGreaterThan(1);
  return rows.map(shape);
}

const close = (value: unknown) => (value === null ? null : (expect.closeTo(Number(value), 9) as number));

beforeAll(async () => {
  const ids: string[] = [];
  for (const city of ['Salem', 'Bend', 'Salem'])
    ids.push((await makeRecord(admin(), 'Member', { name: `Of ${city} ${ids.length}`, city })).id);
  // Cash is never pending, and transfers are nothing else.
  await app.sql(
    `insert into payment (member_id, payment_number, payment_date, amount, payment_method, payment_status, payment_type)
     select ($1::int[])[n % 3 + 1], 'P-' || n, date '2024-01-05' + n * 9, round((n * 37 % 400) * 0.97 + 0.1, 2),
            (array['cash', 'card', 'transfer'])[n % 3 + 1],
            case n % 3 when 0 then 'completed' when 1 then (array['pending', 'completed'])[n % 2 + 1] else 'pending' end, 'membership'
       from generate_series(0, 89) n`,
    [ids],
  );
});

describe('figures with a filter of their own', () => {
  const FILTERED = `
    paid: filtered(filter: { paymentStatus: { eq: "completed" } }) { count sum { amount } max { paymentDate } }
    salem: filtered(filter: { member: { city: { eq: "Salem" } } }) { count countDistinct { memberId } median { amount } percentile(fraction: 0.25) { amount } }`;
  const SQL = `
    count(*) filter (where payment_status = 'completed')::int as paid, (sum(amount) filter (where payment_status = 'completed'))::float as paid_sum,
    (max(payment_date) filter (where payment_status = 'completed'))::text as paid_last, count(*) filter (where city = 'Salem')::int as salem,
    count(distinct member_id) filter (where city = 'Salem')::int as salem_members,
    percentile_cont(0.5) within group (order by amount) filter (where city = 'Salem') as salem_median,
    percentile_cont(0.25) within group (order by amount) filter (where city = 'Salem') as salem_quarter`;
  const shape = (row: Row): Row => ({
    count: row['count'],
    paid: { count: row['paid'], sum: { amount: row['paid_sum'] }, max: { paymentDate: row['paid_last'] } },
    salem: {
      count: row['salem'],
      countDistinct: { memberId: row['salem_members'] },
      median: { amount: close(row['salem_median']) },
      percentile: { amount: close(row['salem_quarter']) },
    },
  });

  test('stand beside those of the whole group', async () => {
    expect(
      await aggregate(
        `paymentsAggregate(filter: { paymentNumber: { ne: "P-3" } }, groupBy: { paymentMethod: true }) { group { paymentMethod } count ${FILTERED} }`,
      ),
    ).toEqual(
      await byHand(
        `select payment_method, count(*)::int as count, ${SQL} from payment join member on member.id = member_id
          where payment_number <> 'P-3' group by 1 order by 1`,
        row => ({ group: { paymentMethod: row['payment_method'] }, ...shape(row) }),
      ),
    );
  });

  test('are one statement', async () => {
    const query = vi.spyOn(pg.Client.prototype, 'query');
    await aggregate(`paymentsAggregate(groupBy: { paymentMethod: true }) { ${FILTERED} }`);
    const statements = query.mock.calls.map(([config]) => (config as unknown as { text?: string }).text);
    query.mockRestore();
    // In the process and over HTTP.
    expect(statements.filter(text => text?.includes('"payment"'))).toHaveLength(2);
  });

  test('may be of an earlier day, of aggregates of a relation, and of variables', async () => {
    const plain =
      '{ membersAggregate { filtered(filter: { payments: { aggregate: { count: { gte: 30 } } } }) { count } } }';
    expect(await admin().request(plain)).toEqual({ membersAggregate: [{ filtered: { count: 3 } }] });
    const [row] = await aggregate(
      'membersAggregate(asOf: "2099-01-01") { filtered(filter: $filter) { count } count }',
      admin(),
      { filter: { city: { eq: 'Bend' } } },
      '($filter: MemberFilter!)',
    );
    expect(row).toEqual({ filtered: { count: 1 }, count: 3 });
  });

  test('select and sort groups by their path in the response', async () => {
    const groups = (part: string) =>
      aggregate(
        `paymentsAggregate(groupBy: { paymentMethod: true } ${part}) { group { paymentMethod } ${FILTERED} }`,
      );
    const methods = async (part: string) =>
      (await groups(part)).map(({ group }) => (group as Row)['paymentMethod']);
    const sums = await app.sql<{ method: string; sum: number | null }>(
      `select payment_method as method, (sum(amount) filter (where payment_status = 'completed'))::float as sum from payment
        group by 1 order by 2 desc nulls last`,
    );
    expect(sums.map(({ sum }) => sum)).toEqual([expect.any(Number), expect.any(Number), null]);
    const [first, second, third] = sums;
    expect(await methods('sort: { figure: "paid.sum.amount", direction: DESC }')).toEqual(
      sums.map(({ method }) => method),
    );
    expect(await methods('sort: { figure: "paid.sum.amount" }')).toEqual(
      [second, first, third].map(row => row!.method),
    );
    const above = second!.sum! + 0.01;
    expect(await methods(`having: { figure: { path: "paid.sum.amount", gt: ${above} } }`)).toEqual([
      first!.method,
    ]);
    expect(
      await methods(`having: { not: { figure: { path: "paid.sum.amount", gt: ${above} } } }`),
    ).toHaveLength(2);
    expect(
      await methods('having: { count: { gt: 0 }, figure: { path: "paid.count", gtField: "salem.count" } }'),
    ).toEqual(['card']);
    expect(await methods('having: { sum: { amount: { gtField: "paid.sum.amount" } } }')).toEqual(['card']);
  });

  test.each([
    ['having: { figure: { path: "paid.max.paymentDate", gt: 1 } }', 'having'],
    ['having: { figure: { path: "open.count", gt: 1 } }', 'having'],
    ['having: { figure: { path: "calculated.share", gt: 1 } }', 'having'],
    ['sort: { figure: "open.count" }', 'sort'],
    ['sort: { figure: "paid" }', 'sort'],
    ['sort: { direction: DESC }', 'sort'],
  ])('name what the response has: %s', async (part, field) => {
    const query = `paymentsAggregate(${part}) { ${FILTERED} calculated { share(of: "count") } }`;
    await expect(aggregate(query)).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { [field]: expect.any(String) },
    });
  });

  test('need the permissions of what their filters read', async () => {
    const of = (filter: string) =>
      aggregate(`attendanceRecordsAggregate { filtered(filter: ${filter}) { count } }`, app.as('reception'));
    expect(await of('{ employee: { name: { eq: "x" } } }')).toEqual([{ filtered: { count: 0 } }]);
    await expect(of('{ employee: { position: { eq: "Coach" } } }')).rejects.toMatchObject({
      code: 'FORBIDDEN',
      extensions: { permission: 'employees:view' },
    });
  });

  test('have together as many conditions as one filter', async () => {
    const conditions = Array.from({ length: 90 }, (_, n) => `{ amount: { eq: ${n} } }`).join(' ');
    const filtered = (name: string) => `${name}: filtered(filter: { or: [${conditions}] }) { count }`;
    expect(await aggregate(`paymentsAggregate { ${filtered('a')} ${filtered('b')} }`)).toHaveLength(1);
    await expect(
      aggregate(`paymentsAggregate { ${filtered('a')} ${filtered('b')} ${filtered('c')} }`),
    ).rejects.toMatchObject({ fields: { filter: expect.stringContaining('200 conditions') } });
  });
});

describe('calculated figures', () => {
  test('are differences, ratios, shares and ranks of groups', async () => {
    expect(
      await aggregate(`paymentsAggregate(groupBy: { paymentMethod: true }, sort: { figure: "calculated.rank" }) {
        group { paymentMethod }
        paid: filtered(filter: { paymentStatus: { eq: "completed" } }) { count sum { amount } }
        calculated {
          open: difference(of: "sum.amount", minus: "paid.sum.amount") rate: ratio(of: "paid.count", to: "count")
          none: ratio(of: "count", to: "paid.count") share(of: "sum.amount") paidShare: share(of: "paid.sum.amount") rank(of: "sum.amount")
        }
      }`),
    ).toEqual(
      (
        await byHand(
          `with methods as (
             select payment_method as method, sum(amount) as sum, count(*) as n,
                    coalesce(sum(case when payment_status = 'completed' then amount end), 0) as paid,
                    count(case when payment_status = 'completed' then 1 end) as paid_n
               from payment group by 1)
           select method, (sum - paid)::float as open, paid_n::float / n as rate, case when paid_n > 0 then n::float / paid_n end as none,
                  (sum / (select sum(amount) from payment))::float as share,
                  (paid / (select sum(amount) from payment where payment_status = 'completed'))::float as paid_share,
                  (select count(*) + 1 from methods other where other.sum > methods.sum)::int as rank, paid::float, paid_n::int
             from methods order by sum desc`,
          row => row,
        )
      ).map(row => ({
        group: { paymentMethod: row['method'] },
        paid: { count: row['paid_n'], sum: { amount: row['paid'] === 0 ? null : row['paid'] } },
        calculated: {
          open: close(row['open']),
          rate: close(row['rate']),
          none: close(row['none']),
          share: close(row['share']),
          paidShare: close(row['paid_share']),
          rank: row['rank'],
        },
      })),
    );
  });

  test('shares are of all groups that having leaves, whatever the limit', async () => {
    const [most] = await aggregate(
      'paymentsAggregate(groupBy: { paymentMethod: true }, having: { avg: { amount: { gt: 0 } } }, limit: 1) { calculated { share(of: "count") } }',
    );
    expect(most).toEqual({ calculated: { share: close(1 / 3) } });
  });

  test.each(['paid', 'max.paymentDate', 'group.paymentMethod', 'calculated.share', 'sum.version', ''])(
    'of numbers of the response only: %j',
    async path => {
      await expect(
        aggregate(
          `paymentsAggregate(groupBy: { paymentMethod: true }) { calculated { share(of: "count") ratio(of: "count", to: ${JSON.stringify(path)}) } }`,
        ),
      ).rejects.toMatchObject({ code: 'BAD_USER_INPUT', fields: { calculated: expect.any(String) } });
    },
  );
});
