import { beforeAll, describe, expect, test } from 'vitest';
import { useApp } from '../../testing/app.ts';
import { makeRecord } from '../../testing/samples.ts';

const app = useApp();
const admin = () => app.as('admin');

interface Group {
  group: { member?: { city?: string | null; name?: string }; paymentMethod?: string | null };
  level: number;
  count: number;
  [figure: string]: unknown;
}
const aggregate = async (args: string, figures: string, person = admin()) =>
  (await person.request<{ rows: Group[] }>(`{ rows: paymentsAggregate(${args}) { ${figures} } }`)).rows;

/** `city method level` of each row; a dash for null. */
const rows = async (args: string, figures = '') =>
  (await aggregate(args, `group { member { city } paymentMethod } level ${figures}`)).map(
    ({ group, level, ...rest }) => [
      `${group.member!.city ?? '-'} ${group.paymentMethod ?? '-'} ${level}`,
      ...Object.values(rest).flatMap(value =>
        typeof value === 'object' && value ? Object.values(value) : [value],
      ),
    ],
  );

const CITY_AND_METHOD = 'groupBy: [{ member: { city: true } }, { paymentMethod: true }]';

const PAYMENTS = [
  ['Salem', 'cash', 10],
  ['Salem', 'cash', 20],
  ['Salem', 'card', 34],
  ['Bend', 'cash', 5],
  [null, 'card', 40],
  [null, 'cash', 1],
] as const;

beforeAll(async () => {
  const members = new Map<string | null, string>();
  for (const city of ['Salem', 'Bend', null]) {
    const { id } = await makeRecord(admin(), 'Member', { name: `Of ${city ?? 'nowhere'}` });
    await app.sql('update member set city = $1 where id = $2', [city, id]);
    members.set(city, id);
  }
  for (const [index, [city, method, amount]] of PAYMENTS.entries())
    await app.sql(
      `insert into payment (member_id, payment_number, payment_date, amount, payment_method, payment_status, payment_type)
       values ($1, $2, $3, $4, $5, 'completed', 'membership')`,
      [members.get(city), `P-${index}`, `2024-0${index + 1}-15`, amount, method],
    );
});

describe('rollup', () => {
  test('adds subtotals after their groups, which a level tells from missing values', async () => {
    expect(
      await rows(`${CITY_AND_METHOD}, rollup: true`, 'count sum { amount } max { amount } groupCount'),
    ).toEqual([
      ['Bend cash 2', 1, 5, 5, 9],
      ['Bend - 1', 1, 5, 5, 9],
      ['Salem card 2', 1, 34, 34, 9],
      ['Salem cash 2', 2, 30, 20, 9],
      ['Salem - 1', 3, 64, 34, 9],
      ['- card 2', 1, 40, 40, 9],
      ['- cash 2', 1, 1, 1, 9],
      ['- - 1', 2, 41, 40, 9],
      ['- - 0', 6, 110, 40, 9],
    ]);
  });

  test('takes the fields of one entry as one level', async () => {
    const found = await aggregate(
      'rollup: true, groupBy: [{ paymentMethod: true }, { member: { id: true, name: true } }]',
      'group { paymentMethod member { name } } level count',
    );
    expect(
      found.map(({ group, level, count }) => [group.paymentMethod, group.member!.name ?? null, level, count]),
    ).toEqual([
      ['card', 'Of Salem', 2, 1],
      ['card', 'Of nowhere', 2, 1],
      ['card', null, 1, 2],
      ['cash', 'Of Salem', 2, 2],
      ['cash', 'Of Bend', 2, 1],
      ['cash', 'Of nowhere', 2, 1],
      ['cash', null, 1, 4],
      [null, null, 0, 6],
    ]);
  });

  test('sorts groups within their parent, and parents by their subtotals', async () => {
    expect(
      await rows(`${CITY_AND_METHOD}, rollup: true, sort: { sum: { amount: DESC } }`, 'sum { amount }'),
    ).toEqual([
      ['Salem card 2', 34],
      ['Salem cash 2', 30],
      ['Salem - 1', 64],
      ['- card 2', 40],
      ['- cash 2', 1],
      ['- - 1', 41],
      ['Bend cash 2', 5],
      ['Bend - 1', 5],
      ['- - 0', 110],
    ]);
    const sorted = await rows(`${CITY_AND_METHOD}, rollup: true, sort: { group: { paymentMethod: DESC } }`);
    expect(sorted.flat()).toEqual([
      'Bend cash 2',
      'Bend - 1',
      'Salem cash 2',
      'Salem card 2',
      'Salem - 1',
      '- cash 2',
      '- card 2',
      '- - 1',
      '- - 0',
    ]);
  });

  test('compares rows of the same level', async () => {
    const figures = `calculated {
      share(of: "sum.amount") rank(of: "sum.amount") previous(of: "count") runningTotal(of: "count") movingAverage(of: "count", groups: 2)
    }`;
    expect(await rows(`${CITY_AND_METHOD}, rollup: true`, figures)).toEqual([
      ['Bend cash 2', expect.closeTo(5 / 110), 4, null, 1, 1],
      ['Bend - 1', expect.closeTo(5 / 110), 3, null, 1, 1],
      ['Salem card 2', expect.closeTo(34 / 110), 2, 1, 2, 1],
      ['Salem cash 2', expect.closeTo(30 / 110), 3, 1, 4, 1.5],
      ['Salem - 1', expect.closeTo(64 / 110), 1, 1, 4, 2],
      ['- card 2', expect.closeTo(40 / 110), 1, 2, 5, 1.5],
      ['- cash 2', expect.closeTo(1 / 110), 5, 1, 6, 1],
      ['- - 1', expect.closeTo(41 / 110), 2, 3, 6, 2.5],
      ['- - 0', 1, 1, null, 6, 6],
    ]);
  });

  test('has subtotals of all records of the filter, which having and limit treat as groups', async () => {
    expect(await rows(`${CITY_AND_METHOD}, rollup: true, having: { count: { gte: 2 } }`, 'count')).toEqual([
      ['Salem cash 2', 2],
      ['Salem - 1', 3],
      ['- - 1', 2],
      ['- - 0', 6],
    ]);
    expect(
      await rows(
        `${CITY_AND_METHOD}, rollup: true, filter: { amount: { gt: 5 } }, limit: 2, offset: 1`,
        'count paid: filtered(filter: { amount: { lt: 30 } }) { count }',
      ),
    ).toEqual([
      ['Salem cash 2', 2, 2],
      ['Salem - 1', 3, 2],
    ]);
  });

  test('adds the grand total to filled periods', async () => {
    const found = await aggregate(
      'rollup: true, fill: true, groupBy: { paymentDate: QUARTER }, filter: { paymentDate: { gte: "2023-10-01", lte: "2024-06-30" } }',
      'group { paymentDate { quarter } } level count sum { amount } calculated { previous(of: "count") }',
    );
    const row = (
      quarter: string | null,
      level: number,
      count: number,
      amount: number,
      previous: number | null,
    ) => ({
      group: { paymentDate: { quarter } },
      level,
      count,
      sum: { amount },
      calculated: { previous },
    });
    expect(found).toEqual([
      row('2023-Q4', 1, 0, 0, null),
      row('2024-Q1', 1, 3, 64, 0),
      row('2024-Q2', 1, 3, 46, 3),
      row(null, 0, 6, 110, null),
    ]);
  });

  test('needs keys; without subtotals each row is of the level of its group', async () => {
    await expect(aggregate('rollup: true', 'count')).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { rollup: 'Subtotals are those of groupBy: name at least one field' },
    });
    expect(await aggregate('limit: 1', 'level')).toEqual([{ level: 0 }]);
    expect(await aggregate(`${CITY_AND_METHOD}, limit: 1`, 'level')).toEqual([{ level: 2 }]);
  });
});

describe('limitBy', () => {
  test('keeps the first groups of each parent in the order of sort', async () => {
    expect(
      await rows(
        `${CITY_AND_METHOD}, limitBy: 1, sort: { sum: { amount: DESC } }`,
        'sum { amount } groupCount',
      ),
    ).toEqual([
      ['- card 2', 40, 3],
      ['Salem card 2', 34, 3],
      ['Bend cash 2', 5, 3],
    ]);
    expect((await rows(`${CITY_AND_METHOD}, limitBy: 1`)).flat()).toEqual([
      'Bend cash 2',
      'Salem card 2',
      '- card 2',
    ]);
    expect(await rows(`${CITY_AND_METHOD}, limitBy: 2, limit: 2, offset: 1`)).toEqual(
      await rows(`${CITY_AND_METHOD}, limit: 2, offset: 1`),
    );
  });

  test('sorts by calculated figures, whose values are of all groups', async () => {
    expect(
      await rows(
        `${CITY_AND_METHOD}, limitBy: 1, sort: { figure: "calculated.rank", direction: DESC }`,
        'calculated { rank(of: "sum.amount") share(of: "sum.amount") }',
      ),
    ).toEqual([
      ['- cash 2', 5, expect.closeTo(1 / 110)],
      ['Bend cash 2', 4, expect.closeTo(5 / 110)],
      ['Salem cash 2', 3, expect.closeTo(30 / 110)],
    ]);
  });

  test('keeps subtotals of all groups', async () => {
    expect(
      await rows(`${CITY_AND_METHOD}, limitBy: 1, rollup: true, sort: { count: DESC }`, 'count'),
    ).toEqual([
      ['Salem cash 2', 2],
      ['Salem - 1', 3],
      ['- card 2', 1],
      ['- - 1', 2],
      ['Bend cash 2', 1],
      ['Bend - 1', 1],
      ['- - 0', 6],
    ]);
  });

  test.each([
    ['groupBy: { paymentMethod: true }, limitBy: 1', 'groupBy needs two entries'],
    ['groupBy: { paymentMethod: true, member: { city: true } }, limitBy: 1', 'groupBy needs two entries'],
    [`${CITY_AND_METHOD}, limitBy: 0`, '1 to 10000'],
    [`${CITY_AND_METHOD}, limitBy: 10001`, '1 to 10000'],
  ])('is rejected for %s', async (args, message) => {
    await expect(aggregate(args, 'count')).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { limitBy: expect.stringContaining(message) },
    });
  });
});
