import { beforeAll, describe, expect, test, vi } from 'vitest';
import { useApp } from '../../testing/app.ts';
import { makeRecord } from '../../testing/samples.ts';

const ZONE = 'Pacific/Kiritimati';
vi.stubEnv('CLUB_TIME_ZONE', ZONE);
const app = useApp();
const admin = () => app.as('admin');

type Row = Record<string, unknown>;
const aggregate = async (field: string, variables: Row = {}, declared = '') =>
  (await admin().request<{ rows: Row[] }>(`query ${declared} { rows: ${field} }`, variables)).rows;

/** Amounts of payments, and the dates of birth of who paid. */
const PAYMENTS = [
  [-0.01, null],
  [0, '2081-02-28'],
  [49.99, '2081-03-01'],
  [50, '2080-02-29'],
  [50.01, '2074-02-28'],
  [100, '2049-03-01'],
  [250, '2099-03-02'],
] as const;

beforeAll(async () => {
  for (const [index, [amount, born]] of PAYMENTS.entries()) {
    const { id } = await makeRecord(admin(), 'Member', { name: `Member ${index}` });
    await app.sql('update member set date_of_birth = $1 where id = $2', [born, id]);
    await app.sql(
      `insert into payment (member_id, payment_number, payment_date, amount, payment_method, payment_status, payment_type)
       values ($1, $2, '2024-01-01', $3, 'cash', 'completed', 'membership')`,
      [id, `P-${index}`, amount],
    );
  }
});

/** Lower end, upper end and count of each band. */
const amounts = async (bands: string, part = '') =>
  (
    await aggregate(
      `paymentsAggregate(groupBy: { bands: { amount: ${bands} } } ${part}) { group { bands { amount { from to } } } count }`,
    )
  ).map(({ group, count }) => {
    const { from, to } = (group as { bands: { amount: Row } }).bands.amount;
    return [from, to, count];
  });

describe('bands of a number', () => {
  test('have a width, and begin at 0', async () => {
    expect(await amounts('{ width: 50 }')).toEqual([
      [-50, 0, 1],
      [0, 50, 2],
      [50, 100, 2],
      [100, 150, 1],
      [250, 300, 1],
    ]);
    expect(await amounts('{ width: 0.1 }', 'filter: { amount: { lt: 50, gt: 1 } }')).toEqual([[49.9, 50, 1]]);
  });

  test('have limits, each of which begins a band', async () => {
    expect(await amounts('{ limits: [0, 50, 100.5] }')).toEqual([
      [null, 0, 1],
      [0, 50, 2],
      [50, 100.5, 3],
      [100.5, null, 1],
    ]);
    expect(
      await amounts('{ limits: [50] }', 'sort: { group: { bands: { amount: DESC } } }, limit: 1'),
    ).toEqual([[50, null, 4]]);
  });

  test('are counted, limited and rolled up with other keys', async () => {
    const rows = await aggregate(
      `paymentsAggregate(rollup: true, groupBy: [{ bands: { amount: { width: 100 } } }, { paymentMethod: true }], having: { count: { gt: 1 } }) {
        group { bands { amount { from to } } paymentMethod } level count
      }`,
    );
    const row = (
      from: number | null,
      to: number | null,
      paymentMethod: string | null,
      level: number,
      count: number,
    ) => ({
      group: { bands: { amount: { from, to } }, paymentMethod },
      level,
      count,
    });
    expect(rows).toEqual([row(0, 100, 'cash', 2, 4), row(0, 100, null, 1, 4), row(null, null, null, 0, 7)]);
  });

  test.each([
    ['{}', 'have a width or limits'],
    ['{ width: 1, limits: [1] }', 'have a width or limits'],
    ['{ width: 0 }', 'wider than 0'],
    ['{ width: -5 }', 'wider than 0'],
    ['{ limits: [] }', '1 to 50 limits'],
    [`{ limits: [${Array.from({ length: 51 }, (_, index) => index).join(', ')}] }`, '1 to 50 limits'],
    ['{ limits: [1, 1] }', 'ascending order'],
    ['{ limits: [2, 1] }', 'ascending order'],
  ])('are rejected as %s', async (bands, message) => {
    await expect(amounts(bands)).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { groupBy: expect.stringContaining(message) },
    });
  });

  test('are one for each field, and shown only where groupBy names them', async () => {
    await expect(
      aggregate(
        'paymentsAggregate(groupBy: [{ bands: { amount: { width: 1 } } }, { bands: { amount: { width: 2 } } }]) { count }',
      ),
    ).rejects.toMatchObject({ fields: { groupBy: 'group.bands.amount can be grouped by once' } });
    await expect(
      aggregate('paymentsAggregate(groupBy: { amount: true }) { group { bands { amount { from } } } }'),
    ).rejects.toMatchObject({ fields: { groupBy: expect.stringContaining('group.bands.amount.from') } });
    await expect(
      aggregate('paymentsAggregate(fill: true, groupBy: { bands: { amount: { width: 1 } } }) { count }'),
    ).rejects.toMatchObject({ fields: { fill: expect.any(String) } });
  });
});

describe('bands of a date', () => {
  const ages = async (bands: Row, asOf: string) =>
    (
      await aggregate(
        'membersAggregate(asOf: $asOf, groupBy: { bands: { dateOfBirth: $bands } }) { group { bands { dateOfBirth { from to } } } min { name } count }',
        { bands, asOf },
        '($bands: Bands, $asOf: LocalDate)',
      )
    ).map(({ group, count, min }) => {
      const { from, to } = (group as { bands: { dateOfBirth: Row } }).bands.dateOfBirth;
      return [from, to, count, (min as Row)['name']];
    });

  test('are completed years at the day of asOf', async () => {
    // On 2099-03-01 they are 18, 18, 19, 25, 50 and not yet born. One date is missing.
    expect(await ages({ limits: [18, 25, 50] }, '2099-03-01')).toEqual([
      [null, 18, 1, 'Member 6'],
      [18, 25, 3, 'Member 1'],
      [25, 50, 1, 'Member 4'],
      [50, null, 1, 'Member 5'],
      [null, null, 1, 'Member 0'],
    ]);
    // The day before, one of those is 17, one 49; who was born on 29 February is 18 until 1 March.
    expect(await ages({ limits: [18, 19, 25, 50] }, '2099-02-28')).toEqual([
      [null, 18, 2, 'Member 2'],
      [18, 19, 2, 'Member 1'],
      [25, 50, 2, 'Member 4'],
      [null, null, 1, 'Member 0'],
    ]);
    expect(await ages({ width: 10 }, '2099-03-02')).toEqual([
      [0, 10, 1, 'Member 6'],
      [10, 20, 3, 'Member 1'],
      [20, 30, 1, 'Member 4'],
      [50, 60, 1, 'Member 5'],
      [null, null, 1, 'Member 0'],
    ]);
  });

  test("are of today by the club's clock without it, also of related records", async () => {
    await app.sql(
      `update member set date_of_birth = case name when 'Member 0' then (now() at time zone $1)::date - interval '18 years'
                                                   when 'Member 1' then (now() at time zone $1)::date - interval '18 years' + interval '1 day' end
        where name in ('Member 0', 'Member 1')`,
      [ZONE],
    );
    const rows = await aggregate(
      `paymentsAggregate(groupBy: { member: { bands: { dateOfBirth: { limits: [18] } } } }, filter: { paymentNumber: { in: ["P-0", "P-1"] } }) {
        group { member { bands { dateOfBirth { from to } } } } max { paymentNumber }
      }`,
    );
    const row = (from: number | null, to: number | null, paymentNumber: string) => ({
      group: { member: { bands: { dateOfBirth: { from, to } } } },
      max: { paymentNumber },
    });
    expect(rows).toEqual([row(null, 18, 'P-1'), row(18, null, 'P-0')]);
  });

  test('need the permission to view the field', async () => {
    await expect(
      app
        .as('reception')
        .request(
          '{ attendanceRecordsAggregate(groupBy: { employee: { bands: { dateOfBirth: { width: 10 } } } }) { count } }',
        ),
    ).rejects.toMatchObject({ code: 'FORBIDDEN', extensions: { permission: 'employees:view' } });
  });
});
