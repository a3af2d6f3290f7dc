import { beforeAll, describe, expect, test, vi } from 'vitest';
import { useApp } from '../../testing/app.ts';
import { makeRecord } from '../../testing/samples.ts';

vi.stubEnv('CLUB_TIME_ZONE', 'Pacific/Kiritimati');
const app = useApp();
const admin = () => app.as('admin');

type Row = Record<string, unknown>;

const request = async (args: string, selection: string, variables: Row = {}, declared = '') =>
  (
    await admin().request<{ rows: Row[] }>(
      `query ${declared} { rows: membersAggregate(${args}) { ${selection} } }`,
      variables,
    )
  ).rows;

const reject = (args: string, selection = 'count') =>
  request(args, selection).then(
    () => 'no error',
    (error: { fields?: Row; message: string }) => error.fields ?? error.message,
  );

/** The end of a month in 2025 by the club's clock, 14 hours ahead of UTC. */
const at = (day: string, time = '12:00') => `${day}T${time}:00+14:00`;

/** Writes what a member was and became: created, changed to another plan, deleted. */
async function write(
  name: string,
  { created, changed, deleted }: { created: string; changed?: [at: string, plan: string]; deleted?: string },
) {
  const { id } = await makeRecord(admin(), 'Member', {
    name,
    membershipType: 'Basic',
    city: `City of ${name}`,
  });
  const entries = async (action: string, time: string) =>
    app.sql(`update audit_entry set at = $1 where resource = 'members' and record_id = $2 and action = $3`, [
      time,
      id,
      action,
    ]);
  if (changed) await admin().records('Member').update(id, { membershipType: changed[1] });
  if (deleted) await admin().records('Member').remove(id);
  await app.sql('alter table audit_entry disable trigger user');
  await entries('created', created);
  if (changed) await entries('updated', changed[0]);
  if (deleted) {
    await entries('deleted', deleted);
    await app.sql(
      `update audit_entry set changes = jsonb_set(changes, '{createdAt,0}', to_jsonb($1::timestamptz))
        where resource = 'members' and record_id = $2 and action = 'deleted'`,
      [created, id],
    );
  }
  await app.sql('alter table audit_entry enable trigger user');
  await app.sql('update member set created_at = $1 where id = $2', [created, id]);
}

beforeAll(async () => {
  await write('Ann', { created: at('2025-01-10') });
  await write('Ben', { created: at('2025-01-31', '23:59'), changed: [at('2025-03-01', '00:00'), 'Gold'] });
  await write('Cem', { created: at('2025-02-01', '00:00'), deleted: at('2025-04-30', '23:59') });
  await write('Dee', { created: at('2025-04-02'), changed: [at('2025-05-01'), 'Gold'] });
});

const PLANS = 'asOf group { membershipType } count';
const plans = (rows: Row[]) =>
  rows.map(({ asOf, group, count }) => [asOf, (group as Row)['membershipType'], count]);

/** Ann is Basic throughout, Ben from January and Gold from March on, Cem in February and March, Dee from April on. */
const MONTHS = [
  ['2025-01-31', 'Basic', 2],
  ['2025-02-28', 'Basic', 3],
  ['2025-03-31', 'Basic', 2],
  ['2025-03-31', 'Gold', 1],
  ['2025-04-30', 'Basic', 2],
  ['2025-04-30', 'Gold', 1],
  ['2025-05-31', 'Basic', 1],
  ['2025-05-31', 'Gold', 2],
];

const SERIES = 'asOfEach: { every: MONTH, from: "2025-01-01", to: "2025-05-31" }';
const GROUPS = 'groupBy: { membershipType: true }';

describe('the days of an aggregate', () => {
  test('are the last days of periods, with the members by plan at the end of each', async () => {
    expect(plans(await request(`${SERIES}, ${GROUPS}`, PLANS))).toEqual(MONTHS);
  });

  test('are a list in any order, each once', async () => {
    const days = ['2025-05-31', '2025-01-31', '2024-12-31', '2025-05-31'];
    expect(
      plans(
        await request(`asOfEach: $series, ${GROUPS}`, PLANS, { series: { days } }, '($series: DaySeries)'),
      ),
    ).toEqual([MONTHS[0], ...MONTHS.slice(6)]);
    expect(await request('asOfEach: { days: ["2024-12-31", "2025-01-31"] }', 'asOf count')).toEqual([
      { asOf: '2024-12-31', count: 0 },
      { asOf: '2025-01-31', count: 2 },
    ]);
  });

  test('are each day, or the last ones of weeks, quarters and years', async () => {
    const days = async (every: string, from: string, to: string) =>
      (await request(`asOfEach: { every: ${every}, from: "${from}", to: "${to}" }`, 'asOf')).map(
        ({ asOf }) => asOf,
      );
    expect(await days('DAY', '2024-02-28', '2024-03-01')).toEqual(['2024-02-28', '2024-02-29', '2024-03-01']);
    expect(await days('QUARTER', '2024-03-31', '2025-01-01')).toEqual([
      '2024-03-31',
      '2024-06-30',
      '2024-09-30',
      '2024-12-31',
    ]);
    expect(await days('YEAR', '2023-06-01', '2025-12-30')).toEqual(['2023-12-31', '2024-12-31']);
    // A week of en-US ends on Saturday.
    expect(await days('WEEK', '2025-01-01', '2025-01-17')).toEqual(['2025-01-04', '2025-01-11']);
    expect(await days('FISCAL_YEAR', '2024-01-01', '2024-12-31')).toEqual(['2024-12-31']);
  });

  test('may be relative, by the clock of the club', async () => {
    const today = new Date(Date.now() + 14 * 3_600_000);
    const monthEnd = (months: number) =>
      new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + months + 1, 0))
        .toISOString()
        .slice(0, 10);
    const days = async (series: string) =>
      (await request(`asOfEach: ${series}`, 'asOf')).map(({ asOf }) => asOf);
    expect(await days('{ every: MONTH, from: "now-12M/M", to: "now-1M/M" }')).toEqual(
      Array.from({ length: 12 }, (_, index) => monthEnd(index - 12)),
    );
    expect(await days('{ days: ["now", "now-1M/M"] }')).toEqual([
      monthEnd(-1),
      today.toISOString().slice(0, 10),
    ]);
    expect(await days('{ every: MONTH, from: "now/M", to: "now/M" }')).toEqual([monthEnd(0)]);
  });

  test('are absent from other aggregates, where asOf is the one day or null', async () => {
    expect(await request('limit: 1', 'asOf')).toEqual([{ asOf: null }]);
    expect(await request('asOf: "2025-02-28"', 'asOf count')).toEqual([{ asOf: '2025-02-28', count: 3 }]);
  });
});

describe('figures of days', () => {
  test('are compared with the same group of the day before', async () => {
    const rows = await request(
      `${SERIES}, ${GROUPS}`,
      'calculated { previous(of: "count") movingAverage(of: "count", groups: 2) runningTotal(of: "count") }',
    );
    expect(rows.map(({ calculated }) => Object.values(calculated as Row))).toEqual([
      [null, 2, 2],
      [2, 2.5, 5],
      [3, 2.5, 7],
      [null, 1, 1],
      [2, 2, 9],
      [1, 1, 2],
      [2, 1.5, 10],
      [1, 1.5, 4],
    ]);
  });

  test('have no previous one where the group did not exist on the day before', async () => {
    const rows = await request(
      'asOfEach: { days: ["2025-02-28", "2025-04-30", "2025-05-31"] }, groupBy: { name: true }, filter: { name: { in: ["Cem", "Dee"] } }',
      'asOf group { name } calculated { previous(of: "count") }',
    );
    expect(rows).toEqual([
      { asOf: '2025-02-28', group: { name: 'Cem' }, calculated: { previous: null } },
      { asOf: '2025-04-30', group: { name: 'Dee' }, calculated: { previous: null } },
      { asOf: '2025-05-31', group: { name: 'Dee' }, calculated: { previous: 1 } },
    ]);
  });

  test('are shares and ranks of their day', async () => {
    const rows = await request(
      `asOfEach: { days: ["2025-03-31", "2025-05-31"] }, ${GROUPS}`,
      'calculated { share(of: "count") rank(of: "count") }',
    );
    expect(rows.map(({ calculated }) => calculated)).toEqual([
      { share: expect.closeTo(2 / 3), rank: 1 },
      { share: expect.closeTo(1 / 3), rank: 2 },
      { share: expect.closeTo(1 / 3), rank: 2 },
      { share: expect.closeTo(2 / 3), rank: 1 },
    ]);
  });

  test('are filtered, sorted, limited and counted', async () => {
    const gold = 'gold: filtered(filter: { membershipType: { eq: "Gold" } }) { count }';
    expect(await request(SERIES, `count ${gold}`)).toEqual([
      { count: 2, gold: { count: 0 } },
      { count: 3, gold: { count: 0 } },
      { count: 3, gold: { count: 1 } },
      { count: 3, gold: { count: 1 } },
      { count: 3, gold: { count: 2 } },
    ]);
    expect(plans(await request(`${SERIES}, ${GROUPS}, having: { count: { gte: 2 } }`, PLANS))).toEqual(
      MONTHS.filter(([, , count]) => Number(count) >= 2),
    );
    const sorted = await request(
      `${SERIES}, ${GROUPS}, sort: [{ count: DESC }], limit: 3, offset: 5`,
      `${PLANS} groupCount`,
    );
    expect(plans(sorted)).toEqual([MONTHS[5], MONTHS[7], MONTHS[6]]);
    expect(sorted.map(({ groupCount }) => groupCount)).toEqual([8, 8, 8]);
    const first = await request(`${SERIES}, ${GROUPS}, sort: [{ count: DESC }], limitBy: 1`, PLANS);
    expect(plans(first)).toEqual([MONTHS[0], MONTHS[1], MONTHS[2], MONTHS[4], MONTHS[7]]);
  });

  test('have subtotals on each day', async () => {
    const rows = await request(
      `asOfEach: { days: ["2025-03-31", "2025-04-30"] }, ${GROUPS}, rollup: true, sort: [{ count: ASC }]`,
      `${PLANS} level calculated { previous(of: "count") }`,
    );
    expect(
      rows.map(row => [...plans([row])[0]!, row['level'], (row['calculated'] as Row)['previous']]),
    ).toEqual([
      ['2025-03-31', 'Gold', 1, 1, null],
      ['2025-03-31', 'Basic', 2, 1, null],
      ['2025-03-31', null, 3, 0, null],
      ['2025-04-30', 'Gold', 1, 1, 1],
      ['2025-04-30', 'Basic', 2, 1, 2],
      ['2025-04-30', null, 3, 0, 3],
    ]);
  });
});

describe('days are rejected', () => {
  test('with what to do', async () => {
    const form = {
      asOfEach:
        'The days are a list or a series: { days: ["2026-01-31", "now"] } or { every: MONTH, from: "now-12M/M", to: "now-1M/M" }',
    };
    expect(await reject('asOfEach: {}')).toEqual(form);
    expect(await reject('asOfEach: { every: MONTH, from: "2025-01-01" }')).toEqual(form);
    expect(await reject('asOfEach: { days: ["2025-01-01"], to: "2025-01-01" }')).toEqual(form);
    expect(await reject('asOfEach: { days: [] }')).toEqual({ asOfEach: 'Name at least one day' });
    const tooMany = {
      asOfEach: 'An aggregate has at most 24 days. Choose fewer days or longer periods.',
    };
    expect(await reject('asOfEach: { every: DAY, from: "2025-01-01", to: "2025-01-25" }')).toEqual(tooMany);
    expect(await reject('asOfEach: { every: DAY, from: "2025-01-01", to: "2025-01-24" }')).toBe('no error');
    const days = Array.from({ length: 25 }, (_, index) => `"2025-01-${String(index + 1).padStart(2, '0')}"`);
    expect(await reject(`asOfEach: { days: [${days.join(', ')}] }`)).toEqual(tooMany);
    expect(await reject('asOfEach: { every: MONTH, from: "2025-01-01", to: "2025-01-30" }')).toEqual({
      asOfEach: 'No period ends between from and to. Choose an earlier from or a later to.',
    });
    expect(await reject('asOf: "2025-01-01", asOfEach: { days: ["2025-01-01"] }')).toEqual({
      asOfEach: 'asOf is one day, asOfEach are several: leave out one of them',
    });
  });
});
