import { afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { useApp } from '../../testing/app.ts';
import { makeRecord } from '../../testing/samples.ts';

const ZONE = 'America/New_York';
vi.stubEnv('CLUB_TIME_ZONE', ZONE);
const app = useApp();
const admin = () => app.as('admin');
afterEach(() => void vi.useRealTimers());

type Row = Record<string, unknown>;
const aggregate = async (field: string) =>
  (await admin().request<{ rows: Row[] }>(`{ rows: ${field} }`)).rows;

beforeAll(async () => {
  const { id } = await makeRecord(admin(), 'Member', { name: 'Payer' });
  for (const [number, day, amount, createdAt] of [
    ['P-1', '2024-01-31', 10, '2024-01-15 12:00Z'],
    ['P-2', '2024-02-01', 20, '2024-02-01 02:00Z'],
    ['P-3', '2024-04-30', 30, '2024-02-01 12:00Z'],
    ['P-4', '2024-04-30', 5, '2024-05-01 03:30Z'],
    ['P-5', '2025-01-01', 40, '2025-01-01 12:00Z'],
  ])
    await app.sql(
      `insert into payment (member_id, payment_number, payment_date, amount, payment_method, payment_status, payment_type, created_at)
       values ($1, $2, $3, $4, 'cash', 'completed', 'membership', $5)`,
      [id, number, day, amount, createdAt],
    );
});

const months = (filter: string, part = '', figures = 'count sum { amount } avg { amount }') =>
  aggregate(
    `paymentsAggregate(fill: true, groupBy: { paymentDate: MONTH }, filter: { paymentDate: { ${filter} } } ${part}) { group { paymentDate { month } } ${figures} }`,
  );
const month = (name: string, count = 0, sum = 0, avg: number | null = null) => ({
  group: { paymentDate: { month: name } },
  count,
  sum: { amount: sum },
  avg: { amount: avg },
});

describe('periods without records', () => {
  test('are groups with counts and sums of 0, in their order', async () => {
    expect(await months('gte: "2023-12-15", lte: "2024-05-01"')).toEqual([
      month('2023-12'),
      month('2024-01', 1, 10, 10),
      month('2024-02', 1, 20, 20),
      month('2024-03'),
      month('2024-04', 2, 35, 17.5),
      month('2024-05'),
    ]);
  });

  test('are those between start and end', async () => {
    const names = async (filter: string) =>
      (await months(filter)).map(row => (row['group'] as { paymentDate: Row }).paymentDate['month']);
    expect(await names('gt: "2024-01-31", lt: "2024-04-01"')).toEqual(['2024-02', '2024-03']);
    expect(await names('gte: "2024-01-31", lt: "2024-03-02"')).toEqual(['2024-01', '2024-02', '2024-03']);
    expect(await names('eq: "2024-04-30"')).toEqual(['2024-04']);
    expect(await names('gte: "2024-04-30", lte: "2024-04-01"')).toEqual([]);
    vi.useFakeTimers({ now: new Date('2024-04-10T12:00:00Z'), toFake: ['Date'] });
    expect(await names('gte: "now-2M/M", lte: "now/M"')).toEqual(['2024-02', '2024-03', '2024-04']);
  });

  test('of every granularity of a date', async () => {
    for (const granularity of ['DAY', 'WEEK', 'MONTH', 'QUARTER', 'YEAR', 'WEEKDAY']) {
      const name = granularity.toLowerCase();
      const rows = await aggregate(
        `paymentsAggregate(fill: true, groupBy: { paymentDate: ${granularity} }, filter: { paymentDate: { gte: "2024-01-01", lte: "2025-12-31" } }) {
          group { paymentDate { ${name} } } count
        }`,
      );
      const found = rows.map(row => [(row['group'] as { paymentDate: Row }).paymentDate[name], row['count']]);
      const day = `generate_series(date '2024-01-01', date '2025-12-31', '1 day')`;
      const bucket: Record<string, string> = {
        day: "to_char(d, 'YYYY-MM-DD')",
        week: `to_char(date_trunc('week', d + interval '1 day') - interval '1 day', 'YYYY-MM-DD')`,
        month: `to_char(d, 'YYYY-MM')`,
        quarter: `to_char(d, 'YYYY"-Q"Q')`,
        year: 'extract(year from d)::int',
        weekday: `trim(to_char(d, 'DAY'))`,
      };
      const expected = await app.sql<{ name: unknown; count: number }>(
        `select ${bucket[name]!} as name, count(payment.id)::int as count from ${day} d left join payment on payment_date = d::date
          group by 1 order by min(${name === 'weekday' ? 'extract(dow from d)' : 'd'})`,
      );
      expect(found, granularity).toEqual(expected.map(row => [row.name, row.count]));
    }
  });

  test('of weeks that begin as Club Settings say', async () => {
    const weeks = async (weekStart: string | null) => {
      await app
        .as('admin')
        .request(
          'mutation ($weekStart: String) { updateClubSettings(patch: { weekStart: $weekStart }) { weekStart } }',
          {
            weekStart,
          },
        );
      const rows = await aggregate(
        `paymentsAggregate(fill: true, groupBy: { paymentDate: WEEK }, filter: { paymentDate: { gte: "2024-01-06", lte: "2024-01-15" } }) {
          group { paymentDate { week } } count
        }`,
      );
      return rows.map(row => (row['group'] as { paymentDate: Row }).paymentDate['week']);
    };
    onTestFinished(() => weeks(null).then(() => undefined));
    // 2024-01-06 is a Saturday.
    expect(await weeks('monday')).toEqual(['2024-01-01', '2024-01-08', '2024-01-15']);
    expect(await weeks('saturday')).toEqual(['2024-01-06', '2024-01-13']);
    expect(await weeks('sunday')).toEqual(['2023-12-31', '2024-01-07', '2024-01-14']);
    expect(await weeks(null)).toEqual(['2023-12-31', '2024-01-07', '2024-01-14']);
  });

  test("of date-times, by the club's clock", async () => {
    // 2024-02-01 02:00 in UTC is in January, 2024-05-01 03:30 in April.
    expect(
      await aggregate(
        `paymentsAggregate(fill: true, groupBy: { createdAt: MONTH }, filter: { createdAt: { gte: "2024-01-01", lt: "2024-05-01" } }) {
          group { createdAt { month } } count
        }`,
      ),
    ).toEqual(
      [2, 1, 0, 1].map((count, index) => ({ group: { createdAt: { month: `2024-0${index + 1}` } }, count })),
    );
    const hours = await aggregate(
      `paymentsAggregate(fill: true, groupBy: { createdAt: HOUR }) { group { createdAt { hour } } count }`,
    );
    // 12:00 in UTC is 7:00 in winter, 02:00 is 21:00, and 03:30 is 23:30 in summer.
    const counts: Record<number, number> = { 7: 3, 21: 1, 23: 1 };
    expect(hours).toEqual(
      Array.from({ length: 24 }, (_, hour) => ({ group: { createdAt: { hour } }, count: counts[hour] ?? 0 })),
    );
  });

  test('take filters of figures, having, sort, limit and search', async () => {
    const range = 'gte: "2024-01-01", lte: "2024-04-30"';
    const large =
      'large: filtered(filter: { amount: { gt: 12 } }) { count sum { amount } } missing: filtered(filter: { amount: { isNull: true } }) { count } groupCount';
    const row = (name: string, count: number, sum: number) => ({
      group: { paymentDate: { month: name } },
      large: { count, sum: { amount: sum } },
      missing: { count: 0 },
      groupCount: 4,
    });
    expect(await months(range, 'sort: [{ figure: "large.sum.amount", direction: DESC }]', large)).toEqual([
      row('2024-04', 1, 30),
      row('2024-02', 1, 20),
      row('2024-01', 0, 0),
      row('2024-03', 0, 0),
    ]);
    expect(await months(range, 'having: { count: { eq: 0 } }')).toEqual([month('2024-03')]);
    expect(await months(range, 'limit: 1, offset: 2')).toEqual([month('2024-03')]);
    expect((await months(range, 'search: "nothing of this"', 'count')).map(({ count }) => count)).toEqual([
      0, 0, 0, 0,
    ]);
    expect(await months(range, 'asOf: "2099-01-01"')).toHaveLength(4);
  });

  test('have figures of the period before, running totals and moving averages', async () => {
    const rows = await months(
      'gte: "2024-01-01", lte: "2024-05-31"',
      'sort: { group: { paymentDate: { month: DESC } } }',
      'calculated { previous(of: "sum.amount") runningTotal(of: "sum.amount") movingAverage(of: "sum.amount", groups: 2) }',
    );
    const of = (previous: number | null, runningTotal: number, movingAverage: number) => ({
      calculated: { previous, runningTotal, movingAverage },
    });
    // Sums of January to May: 10, 20, 0, 35, 0.
    expect(rows.map(({ calculated }) => ({ calculated }))).toEqual([
      of(35, 65, 17.5),
      of(0, 65, 17.5),
      of(20, 30, 10),
      of(10, 30, 15),
      of(null, 10, 10),
    ]);
    for (const groups of [0, -1, 1001])
      await expect(
        aggregate(`paymentsAggregate { calculated { movingAverage(of: "count", groups: ${groups}) } }`),
      ).rejects.toMatchObject({ code: 'BAD_USER_INPUT', fields: { groups: expect.any(String) } });
    expect(
      await aggregate(
        'paymentsAggregate { calculated { previous(of: "count") runningTotal(of: "count") movingAverage(of: "count", groups: 3) } }',
      ),
    ).toEqual([of(null, 5, 5)]);
  });

  test.each([
    ['', '{ paymentDate: { gte: "2024-01-01", lte: "2024-02-01" } }'],
    ['groupBy: { paymentMethod: true }', '{ paymentDate: { gte: "2024-01-01", lte: "2024-02-01" } }'],
    [
      'groupBy: [{ paymentDate: DAY }, { paymentMethod: true }]',
      '{ paymentDate: { gte: "2024-01-01", lte: "2024-02-01" } }',
    ],
    [
      'groupBy: { member: { joiningDate: DAY } }',
      '{ paymentDate: { gte: "2024-01-01", lte: "2024-02-01" } }',
    ],
    ['groupBy: { paymentDate: DAY }', '{ amount: { gt: 0 } }'],
    ['groupBy: { paymentDate: DAY }', '{ paymentDate: { gte: "2024-01-01" } }'],
    ['groupBy: { paymentDate: DAY }', '{ or: [{ paymentDate: { gte: "2024-01-01", lte: "2024-02-01" } }] }'],
    ['groupBy: { paymentDate: DAY }', '{ paymentDate: { gte: "1900-01-01", lte: "2024-02-01" } }'],
  ])('are not filled for %s, %s', async (groupBy, filter) => {
    await expect(
      aggregate(`paymentsAggregate(fill: true, ${groupBy}, filter: ${filter}) { count }`),
    ).rejects.toMatchObject({ code: 'BAD_USER_INPUT', fields: { fill: expect.any(String) } });
  });
});
