import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useApp } from '../../../testing/app.ts';
import { invalidInput } from '../../../testing/rejections.ts';
import { makeRecord } from '../../../testing/samples.ts';
import type { Saved, Values } from '../../../testing/records.ts';
import type { TestUser } from '../../../testing/test-user.ts';

const app = useApp();
const admin = () => app.as('admin');

/** A Monday. */
const MONDAY = '2031-03-03';

let tom: Saved;
let ann: Saved;
let harbor: Saved;
let other: Saved;

interface Clash {
  kind: string;
  sessionId: string | null;
  record: string;
  recordId: string;
  name: string;
  trainerName: string | null;
  memberName: string | null;
  startTime: string | null;
  endTime: string | null;
  hours: string | null;
}

const FIELDS = 'kind sessionId record recordId name trainerName memberName startTime endTime hours';

async function clashesOf(user: TestUser, more: Values = {}): Promise<Clash[]> {
  const draft = {
    memberId: ann.id,
    trainerId: tom.id,
    date: MONDAY,
    startTime: '10:00',
    endTime: '11:00',
    ...more,
  };
  const { clashes } = await user.request<{ clashes: Clash[] }>(
    `query ($draft: SessionDraftInput) { clashes: sessionClashes(draft: $draft) { ${FIELDS} } }`,
    { draft },
  );
  return clashes;
}

const kindsOf = async (user: TestUser, more: Values = {}) =>
  (await clashesOf(user, more)).map(({ kind }) => kind);

const addSession = (more: Values = {}) =>
  makeRecord(admin(), 'Session', {
    memberId: ann.id,
    trainerId: tom.id,
    date: MONDAY,
    startTime: '10:00',
    endTime: '11:00',
    status: 'scheduled',
    ...more,
  });

beforeAll(async () => {
  tom = await makeRecord(admin(), 'Trainer', { name: 'Tom', availability: ['Monday', 'Tuesday'] });
  ann = await makeRecord(admin(), 'Member', { name: 'Ann' });
  other = await makeRecord(admin(), 'Member', { name: 'Ben' });
  harbor = await makeRecord(admin(), 'Location', {
    name: 'Harbor Gym',
    openingHours: { monday: '09:00-18:00', tuesday: 'closed' },
  });
});

describe('a draft', () => {
  test('without other records clashes with nothing', async () => {
    expect(await kindsOf(admin(), { location: 'Harbor Gym' })).toEqual([]);
  });

  test('names the other session of the trainer, of the member and of the room', async () => {
    const date = '2031-03-10';
    const session = await addSession({ date, memberId: other.id, location: 'Harbor Gym', roomNumber: 'A 1' });
    const clash = {
      sessionId: null,
      record: 'session',
      recordId: session.id,
      trainerName: 'Tom',
      memberName: 'Ben',
      startTime: '10:00',
      endTime: '11:00',
      hours: null,
    };
    expect(await clashesOf(admin(), { date, startTime: '10:59', endTime: '12:00' })).toEqual([
      { ...clash, kind: 'trainer', name: 'Tom' },
    ]);
    const second = await makeRecord(admin(), 'Trainer', { name: 'Eva' });
    expect(await clashesOf(admin(), { date, trainerId: second.id, memberId: other.id })).toEqual([
      { ...clash, kind: 'member', name: 'Ben' },
    ]);
    const room = { date, trainerId: second.id, location: ' harbor gym ', roomNumber: 'a 1' };
    expect(await clashesOf(admin(), room)).toEqual([{ ...clash, kind: 'room', name: 'A 1' }]);
    expect(await kindsOf(admin(), { ...room, roomNumber: 'A 2' })).toEqual([]);
    expect(await kindsOf(admin(), { ...room, location: 'Elsewhere' })).toEqual([]);
    expect(await kindsOf(admin(), { ...room, roomNumber: '' })).toEqual([]);
  });

  test('does not clash with itself, with what ends when it begins, or with what is cancelled', async () => {
    const date = '2031-03-17';
    const session = await addSession({ date });
    expect(await kindsOf(admin(), { date, id: session.id, startTime: '10:30', endTime: '11:30' })).toEqual(
      [],
    );
    expect(await kindsOf(admin(), { date, startTime: '11:00', endTime: '12:00' })).toEqual([]);
    expect(await kindsOf(admin(), { date, startTime: '09:00', endTime: '10:00' })).toEqual([]);
    expect(await kindsOf(admin(), { date })).toEqual(['member', 'trainer']);
    await admin().records('Session').update(session.id, { status: 'cancelled' });
    expect(await kindsOf(admin(), { date })).toEqual([]);
  });

  test('knows when the trainer is on leave, absent or does not work', async () => {
    expect(await clashesOf(admin(), { date: '2031-03-05' })).toMatchObject([
      { kind: 'outside_availability', record: 'trainer', recordId: tom.id, name: 'Tom' },
    ]);
    const eva = await makeRecord(admin(), 'Trainer', { name: 'Eva', status: 'on leave', availability: [] });
    expect(await kindsOf(admin(), { trainerId: eva.id })).toEqual(['trainer_absent']);
    const employee = await makeRecord(admin(), 'Employee', { trainerId: tom.id });
    await makeRecord(admin(), 'Attendance', {
      employeeId: employee.id,
      attendanceDate: '2031-03-24',
      status: 'absent',
    });
    expect(await kindsOf(admin(), { date: '2031-03-24' })).toEqual(['trainer_absent']);
    expect(await kindsOf(admin(), { date: '2031-03-31' })).toEqual([]);
  });

  test('knows when the location is closed and the equipment is out of use', async () => {
    const at = { location: 'Harbor Gym' };
    expect(await clashesOf(admin(), { ...at, startTime: '17:30', endTime: '18:30' })).toMatchObject([
      {
        kind: 'location_closed',
        record: 'location',
        recordId: harbor.id,
        name: 'Harbor Gym',
        hours: '09:00-18:00',
      },
    ]);
    expect(await clashesOf(admin(), { ...at, date: '2031-03-04' })).toMatchObject([
      { kind: 'location_closed', hours: 'closed' },
    ]);
    const row = await makeRecord(admin(), 'Equipment', {
      name: 'Rowing Machine 1',
      locationId: harbor.id,
      status: 'maintenance',
    });
    const wanted = { ...at, equipment: ['Rowing Machine', 'TRX'] };
    expect(await clashesOf(admin(), wanted)).toMatchObject([
      { kind: 'equipment', record: 'equipmentItem', recordId: row.id, name: 'Rowing Machine 1' },
    ]);
    await makeRecord(admin(), 'Equipment', { name: 'Rowing Machine 2', locationId: harbor.id });
    expect(await kindsOf(admin(), wanted)).toEqual([]);
  });

  test.each([
    [{ startTime: '25:00' }, 'startTime'],
    [{ memberId: 'x' }, 'memberId'],
    [{ equipment: Array.from({ length: 51 }, String) }, 'equipment'],
    [{ location: 'x'.repeat(1_001) }, 'location'],
  ])('with %o is rejected', async (more, field) => {
    await expect(clashesOf(admin(), more)).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { [field]: expect.any(String) },
    });
  });

  test('shows a role only what it may view of other records', async () => {
    const [row] = await app.sql<{ id: string }>(
      `select id from permission where role = 'Reception' and resource = 'trainers'`,
    );
    await admin().records('Permission').update(String(row!.id), { canView: false });
    await expect.poll(() => kindsOf(app.as('reception'), { date: '2031-03-05' })).toEqual([]);
    await admin().records('Permission').update(String(row!.id), { canView: true });
  });
});

test('the sessions of a range name theirs', async () => {
  const day = '2031-04-07';
  const first = await addSession({ date: day });
  const second = await addSession({ date: day, memberId: other.id, startTime: '10:30', endTime: '11:30' });
  await addSession({ date: '2031-04-08', location: 'Harbor Gym' });
  const range = (from: string, until: string) =>
    app
      .as('trainer')
      .request<{ clashes: Clash[] }>(
        `query ($from: LocalDate, $until: LocalDate) { clashes: sessionClashes(from: $from, until: $until) { ${FIELDS} } }`,
        { from, until },
      );
  const { clashes } = await range(day, '2031-04-13');
  expect(clashes.map(({ kind, sessionId, recordId }) => [kind, sessionId, recordId])).toEqual([
    ['trainer', first.id, second.id],
    ['trainer', second.id, first.id],
    ['location_closed', expect.any(String), harbor.id],
  ]);
  for (const [from, until] of [
    ['2031-04-07', '2031-05-19'],
    ['2031-04-07', '2031-04-06'],
  ] as const)
    await expect(range(from, until)).rejects.toMatchObject(
      invalidInput({ until: 'Clashes are found in 1 to 42 days' }),
    );
  await expect(app.as('trainer').request('{ sessionClashes { kind } }')).rejects.toMatchObject(
    invalidInput({ draft: 'Give either a draft, or the first and the last day' }),
  );
});

describe('a club that rejects double bookings', () => {
  const set = (doubleBookings: string) =>
    admin().request(
      'mutation ($patch: ClubSettingsPatch!) { updateClubSettings(patch: $patch) { doubleBookings } }',
      { patch: { doubleBookings } },
    );
  beforeAll(() => set('reject'));
  afterAll(() => set('warn'));

  const save = (more: Values) =>
    app
      .as('reception')
      .records('Session')
      .create({
        memberId: ann.id,
        trainerId: tom.id,
        sessionType: 'Yoga',
        ...more,
      });

  test('names who is booked, and takes a reason', async () => {
    const date = '2031-06-02';
    await save({ date, startTime: '09:00', endTime: '10:00' });
    const again = { date, memberId: other.id, startTime: '09:30', endTime: '10:30' };
    const message = 'Tom has a session with Ann from 09:00 to 10:00 already. Say why it may overlap.';
    await expect(save(again)).rejects.toMatchObject({
      code: 'CONFLICT',
      message,
      fields: { trainerId: message },
    });
    const allowed = await save({ ...again, overlapReason: 'Partner training' });
    expect(allowed['overlapReason']).toBe('Partner training');
    // A change of something else is no new booking; a later start is.
    const sessions = app.as('reception').records('Session');
    await sessions.update(allowed.id, { notes: 'Bring a mat', overlapReason: 'Both know' });
    await expect(sessions.update(allowed.id, { overlapReason: null })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    await sessions.update(allowed.id, { startTime: '10:00', endTime: '11:00', overlapReason: null });
    await sessions.update(allowed.id, { notes: 'No mat' });
  });

  test('takes one of ten that are saved at the same moment', async () => {
    const members = await Promise.all(
      Array.from({ length: 10 }, () => makeRecord(admin(), 'Member', { name: 'Crowd' })),
    );
    const saves = await Promise.allSettled(
      members.map(({ id }) => save({ date: '2031-06-09', memberId: id })),
    );
    expect(saves.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of saves.filter(({ status }) => status === 'rejected'))
      expect(result).toMatchObject({ reason: { code: 'CONFLICT' } });
    // Trainers and members are locked in one order.
    const trainers = await Promise.all(
      Array.from({ length: 5 }, () => makeRecord(admin(), 'Trainer', { name: 'Many' })),
    );
    const rooms = await Promise.allSettled(
      trainers.map(({ id }, index) =>
        save({
          date: '2031-06-16',
          trainerId: id,
          memberId: members[index]!.id,
          location: 'Harbor Gym',
          roomNumber: 'B',
        }),
      ),
    );
    expect(rooms.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

test('a club that warns takes what it always took', async () => {
  const date = '2031-07-07';
  await addSession({ date });
  await addSession({ date });
});
