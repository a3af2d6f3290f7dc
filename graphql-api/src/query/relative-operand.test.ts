import { beforeAll, describe, expect, test } from 'vitest';
import { useApp } from '../../testing/app.ts';
import { dayFromToday } from '../../testing/days.ts';
import type { Saved } from '../../testing/records.ts';
import { makeRecord } from '../../testing/samples.ts';
import { addMonths } from '../common/dates.ts';

const app = useApp();
const admin = () => app.as('admin');

let member: Saved;

/** Expenses on days around today. */
const OFFSETS = [-400, -35, -31, -30, -29, -7, -1, 0, 1, 20];

beforeAll(async () => {
  member = await makeRecord(admin(), 'Member');
  const trainer = await makeRecord(admin(), 'Trainer', { availability: [], status: 'active' });
  for (const offset of OFFSETS)
    await makeRecord(admin(), 'Session', {
      memberId: member.id,
      trainerId: trainer.id,
      date: dayFromToday({ days: offset }),
    });
});

/** The offsets of the sessions of a filter. */
async function offsets(
  date: object,
  query = 'query ($date: DateFilter) { page: sessions(filter: { date: $date }) { items { date } totalCount } }',
) {
  const { page } = await admin().request<{ page: { items: { date: string }[]; totalCount: number } }>(query, {
    date,
  });
  const found = page.items.map(item => OFFSETS.find(offset => dayFromToday({ days: offset }) === item.date));
  expect(page.totalCount).toBe(found.length);
  return found.toSorted((a, b) => a! - b!);
}

const within = (first: string, last: string) =>
  OFFSETS.filter(offset => dayFromToday({ days: offset }) >= first && dayFromToday({ days: offset }) <= last);
const today = dayFromToday({ days: 0 });
const monthOf = (months: number) => addMonths(`${today.slice(0, 7)}-01`, months);
const dayBefore = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

describe('a day relative to the request', () => {
  test.each([
    ['is today', { eq: 'now' }, () => [0]],
    ['is so many days ago', { gte: 'now-30d/d', lt: 'now' }, () => [-30, -29, -7, -1]],
    ['is one of a list', { in: ['now-1d', 'now+1d', dayFromToday({ days: 20 })] }, () => [-1, 1, 20]],
    ['is none of a list', { notIn: ['now', 'now+20d'], gte: 'now-7d' }, () => [-7, -1, 1]],
    ['is after the rounded one', { gt: 'now/d' }, () => [1, 20]],
    ['is in this month', { gte: 'now/M', lte: 'now/M' }, () => within(monthOf(0), dayBefore(monthOf(1)))],
    [
      'is in the last month',
      { gte: 'now-1M/M', lt: 'now/M' },
      () => within(monthOf(-1), dayBefore(monthOf(0))),
    ],
    ['is not', { ne: 'now-400d', lte: 'now-31d' }, () => [-35, -31]],
  ])('%s', async (_name, date, expected) => expect(await offsets(date)).toEqual(expected()));
});

test('it stands in a document, a default, a list of a record and a figure', async () => {
  expect(
    await offsets({}, '{ page: sessions(filter: { date: { gt: "now" } }) { items { date } totalCount } }'),
  ).toEqual([1, 20]);
  expect(
    await offsets(
      {},
      'query ($since: LocalDate = "now-1d") { page: sessions(filter: { date: { gte: $since, lt: "now+1d" } }) { items { date } totalCount } }',
    ),
  ).toEqual([-1, 0]);
  const {
    member: found,
    figures,
    many,
  } = await admin().request<{
    member: { sessions: { totalCount: number } };
    figures: { count: number }[];
    many: { count: number }[];
  }>(
    `query ($id: ID!, $until: LocalDate!) {
       member(id: $id) { sessions(filter: { date: { lte: $until } }) { totalCount } }
       figures: sessionsAggregate(filter: { date: { lte: $until } }) { count }
       many: sessionsAggregate(groupBy: [{ memberId: true }], having: { max: { date: { gt: $until } } }) { count } }`,
    { id: member.id, until: 'now-30d' },
  );
  expect([found.sessions.totalCount, figures[0]!.count, many[0]!.count]).toEqual([4, 4, OFFSETS.length]);
});

test('a date-time is compared with a moment, and with the hours of a day', async () => {
  const count = async (createdAt: object) =>
    (
      await admin().request<{ page: { totalCount: number } }>(
        'query ($createdAt: DateTimeFilter) { page: sessions(filter: { createdAt: $createdAt }) { totalCount } }',
        { createdAt },
      )
    ).page.totalCount;
  expect(await count({ gte: 'now-1h', lte: 'now+1m' })).toBe(OFFSETS.length);
  expect(await count({ lt: 'now-1h' })).toBe(0);
  expect(await count({ gte: 'now/y', lte: 'now/y' })).toBe(OFFSETS.length);
  expect(await count({ gt: 'now/d' })).toBe(0);
});

test('earlier rows are read as of a relative day', async () => {
  const { page } = await admin().request<{ page: { totalCount: number } }>(
    '{ page: sessions(asOf: "now-1d") { totalCount } }',
  );
  expect(page.totalCount).toBe(0);
});

test('what was counted for one moment is counted again for the next', async () => {
  const query =
    'query ($at: DateTimeISO) { page: sessions(filter: { createdAt: { lt: $at } }) { totalCount } }';
  const count = async (at: string) =>
    (await admin().request<{ page: { totalCount: number } }>(query, { at })).page.totalCount;
  expect([await count('now-1h'), await count('now+1h'), await count('now-1h')]).toEqual([
    0,
    OFFSETS.length,
    0,
  ]);
});

test.each(['now-30', 'now-30x', 'nowhere', 'now/', 'now-9999y'])(
  '“%s” is rejected, with the field and the form',
  async text => {
    const { errors } = await admin().respond(
      'query ($date: DateFilter) { page: sessions(filter: { date: $date }) { totalCount } }',
      { date: { gte: text } },
    );
    expect(errors).toMatchObject([
      {
        message: expect.stringMatching(/date\.gte.*now, then steps such as -30d/) as string,
        extensions: { code: 'BAD_USER_INPUT' },
      },
    ]);
  },
);

test('it is stored in no record, and taken by no other argument', async () => {
  const update =
    'mutation ($id: ID!, $date: LocalDate) { updateSession(id: $id, patch: { date: $date }) { id } }';
  const [session] = await app.sql<{ id: string }>('select id::text from session limit 1');
  for (const [query, variables] of [
    [update, { id: session!.id, date: 'now' }],
    [`mutation { updateMember(id: "${member.id}", patch: { joiningDate: "now-3d/d" }) { id } }`, {}],
    ['{ sessionClashes(from: "now", until: "now") { date } }', {}],
  ] as const)
    expect((await admin().respond(query, variables)).errors, query).toMatchObject([
      {
        message: expect.stringContaining('only filters and asOf take relative times') as string,
        extensions: { code: 'BAD_USER_INPUT' },
      },
    ]);
  const input = { patch: { joiningDate: 'now' }, id: member.id };
  const named = await admin().respond(
    'mutation ($id: ID!, $patch: MemberPatch!) { updateMember(id: $id, patch: $patch) { id } }',
    input,
  );
  expect(named.errors![0]!.extensions).toMatchObject({
    fields: { joiningDate: expect.any(String) as string },
  });
  // Texts that begin so are texts.
  await admin().request('mutation ($id: ID!) { updateMember(id: $id, patch: { city: "now" }) { id } }', {
    id: member.id,
  });
  const { page } = await admin().request<{ page: { totalCount: number } }>(
    '{ page: members(filter: { city: { eq: "now" } }) { totalCount } }',
  );
  expect(page.totalCount).toBe(1);
});

test('the filter of a sort key takes it', async () => {
  const sorted = (gte: string) =>
    admin().request<{ page: { items: { name: string }[] } }>(
      'query ($sort: [MemberSort!]) { page: members(sort: $sort) { items { name } } }',
      { sort: [{ sessions: { filter: { date: { gte } }, count: 'DESC' } }] },
    );
  expect((await sorted('now-30d/d')).page.items).not.toEqual([]);
  await expect(sorted('nowhere')).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
});
