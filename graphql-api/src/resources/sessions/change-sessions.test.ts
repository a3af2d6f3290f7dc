import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { useApp } from '../../../testing/app.ts';
import { makeRecord } from '../../../testing/samples.ts';
import type { Saved, Values } from '../../../testing/records.ts';

const app = useApp();
const admin = () => app.as('admin');

let tom: Saved;
let eva: Saved;
let ann: Saved;
let ids: string[];

interface Change {
  sessions: {
    id: string;
    date: string;
    startTime: string;
    isRejected: boolean;
    clashes: { kind: string }[];
  }[];
  preview: string;
}

const CHANGE = `mutation ($input: ChangeSessionsInput!, $dryRun: Boolean!, $preview: String) {
  done: changeSessions(input: $input, dryRun: $dryRun, preview: $preview) {
    sessions { id date startTime isRejected clashes { kind } } preview } }`;

async function change(input: Values, call: Values = {}, user = admin()) {
  const variables = { input: { sessionId: ids[1], scope: 'FOLLOWING', ...input }, dryRun: false, ...call };
  return (await user.request<{ done: Change }>(CHANGE, variables)).done;
}

const stored = () =>
  app.sql<{ date: string; start: string; trainer: number; status: string }>(
    `select date::text, start_time as start, trainer_id as trainer, status from session
      where series_id is not null order by id`,
  );
const days = async () => (await stored()).map(({ date }) => date);

const addSession = (more: Values = {}) =>
  makeRecord(admin(), 'Session', {
    memberId: ann.id,
    trainerId: tom.id,
    date: '2041-03-04',
    startTime: '10:00',
    endTime: '11:00',
    status: 'scheduled',
    overlapReason: null,
    ...more,
  });

beforeAll(async () => {
  tom = await makeRecord(admin(), 'Trainer', { name: 'Tom', availability: [], status: 'active' });
  eva = await makeRecord(admin(), 'Trainer', { name: 'Eva', availability: [], status: 'active' });
  ann = await makeRecord(admin(), 'Member', { name: 'Ann' });
});

/** Mondays: 2041-03-04, 11, 18 and 25. */
beforeEach(async () => {
  await app.sql('delete from session');
  const first = await addSession();
  await admin().request(
    'mutation ($input: RepeatSessionInput!) { repeatSession(input: $input) { created } }',
    {
      input: { sessionId: first.id, rule: 'FREQ=WEEKLY;COUNT=4' },
    },
  );
  ids = (await app.sql<{ id: string }>('select id::text from session order by session.id')).map(
    ({ id }) => id,
  );
});

test('one, this and the following, or all are changed, as the preview says', async () => {
  const trainers = async () => (await stored()).map(({ trainer }) => String(trainer));
  const preview = await change({ patch: { trainerId: eva.id } }, { dryRun: true });
  expect(preview.sessions.map(({ id }) => id)).toEqual(ids.slice(1));
  expect(await trainers()).toEqual(Array(4).fill(tom.id));
  expect(await change({ patch: { trainerId: eva.id } }, { preview: preview.preview })).toEqual(preview);
  expect(await trainers()).toEqual([tom.id, eva.id, eva.id, eva.id]);
  await change({ scope: 'THIS', patch: { trainerId: tom.id } });
  expect(await trainers()).toEqual([tom.id, tom.id, eva.id, eva.id]);
  await change({ scope: 'ALL', patch: { startTime: '08:00', endTime: '09:00' } });
  expect((await stored()).map(({ start }) => start)).toEqual(Array(4).fill('08:00'));
});

test('cancelled and completed ones stay', async () => {
  await admin().records('Session').update(ids[2]!, { status: 'cancelled' });
  await admin().records('Session').update(ids[3]!, { status: 'completed' });
  expect((await change({ scope: 'ALL', shiftDays: 1 })).sessions.map(({ id }) => id)).toEqual(
    ids.slice(0, 2),
  );
  expect(await days()).toEqual(['2041-03-05', '2041-03-12', '2041-03-18', '2041-03-25']);
});

test('those that are so already are left out', async () => {
  await change({ scope: 'THIS', patch: { trainerId: eva.id } });
  const { sessions } = await change({ scope: 'ALL', patch: { trainerId: eva.id } });
  expect(sessions.map(({ id }) => id)).toEqual(ids.toSpliced(1, 1));
  expect((await change({ scope: 'ALL', patch: { trainerId: eva.id } })).sessions).toEqual([]);
  expect((await change({})).sessions).toEqual([]);
});

test('times that make no session change nothing', async () => {
  await expect(change({ patch: { endTime: '09:00' } }, { dryRun: true })).rejects.toMatchObject({
    fields: { endTime: 'End time must be after start time' },
  });
  await expect(change({ patch: { startTime: 'noon' } })).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  await expect(change({ shiftDays: 367 })).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
});

test('needs the permission to edit sessions', async () => {
  await expect(change({ shiftDays: 1 }, {}, app.as('accounts'))).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

describe('where the club rejects double bookings', () => {
  const set = (doubleBookings: string) =>
    admin().request(
      'mutation ($patch: ClubSettingsPatch!) { updateClubSettings(patch: $patch) { doubleBookings } }',
      { patch: { doubleBookings } },
    );
  beforeAll(() => set('reject'));
  afterAll(() => set('warn'));

  test.each([
    [7, ['2041-03-11', '2041-03-18', '2041-03-25', '2041-04-01']],
    [-7, ['2041-02-25', '2041-03-04', '2041-03-11', '2041-03-18']],
  ])('a series moves by %i days onto its own days', async (shiftDays, moved) => {
    const { sessions } = await change({ scope: 'ALL', shiftDays });
    expect(sessions.every(({ clashes }) => clashes.length === 0)).toBe(true);
    expect(await days()).toEqual(moved);
  });

  test('one that clashes rejects all, unless there is a reason', async () => {
    await addSession({ date: '2041-03-19' });
    const before = await days();
    const preview = await change({ shiftDays: 1 }, { dryRun: true });
    expect(preview.sessions.map(({ isRejected }) => isRejected)).toEqual([false, true, false]);
    await expect(change({ shiftDays: 1 })).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await days()).toEqual(before);
    await change({ shiftDays: 1, overlapReason: 'In pairs' });
    expect(await days()).toEqual(['2041-03-04', '2041-03-12', '2041-03-19', '2041-03-26']);
  });
});
