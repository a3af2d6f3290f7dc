import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useApp } from '../../../testing/app.ts';
import { makeRecord } from '../../../testing/samples.ts';
import type { Saved, Values } from '../../../testing/records.ts';

const app = useApp();
const admin = () => app.as('admin');

let tom: Saved;
let ann: Saved;
let year = 2030;

interface Day {
  date: string;
  outcome: string;
  clashes: { kind: string }[];
}
interface Repetition {
  days: Day[];
  created: number;
  rejected: number;
  preview: string;
}

const REPEAT = `mutation ($input: RepeatSessionInput!, $dryRun: Boolean!, $preview: String) {
  done: repeatSession(input: $input, dryRun: $dryRun, preview: $preview) {
    days { date outcome clashes { kind } } created rejected preview } }`;

async function repeat(session: Saved, more: Values = {}, call: Values = {}, user = admin()) {
  const input = { sessionId: session.id, rule: 'FREQ=WEEKLY;COUNT=3', ...more };
  const { done } = await user.request<{ done: Repetition }>(REPEAT, { input, dryRun: false, ...call });
  return done;
}

const addSession = (more: Values = {}) =>
  makeRecord(admin(), 'Session', {
    memberId: ann.id,
    trainerId: tom.id,
    startTime: '10:00',
    endTime: '11:00',
    status: 'scheduled',
    paymentStatus: 'paid',
    ...more,
  });

/** A session in a year of its own, on a Monday. */
const newSession = (more: Values = {}) => {
  const first = new Date(Date.UTC(++year, 0, 1));
  const day = 1 + ((8 - first.getUTCDay()) % 7);
  return addSession({ date: `${year}-01-${String(day).padStart(2, '0')}`, ...more });
};

const later = (session: Saved, days: number) =>
  new Date(Date.parse(String(session['date'])) + days * 86_400_000).toISOString().slice(0, 10);

const seriesOf = (session: Saved) =>
  app.sql<{ id: number; date: string; status: string; rule: string; payment: string; reason: string | null }>(
    `select id, date::text, status, series_rule as rule, payment_status as payment, overlap_reason as reason
       from session where series_id = $1 order by date`,
    [session.id],
  );

const sessionCount = async () =>
  (await app.sql<{ count: number }>('select count(*)::int as count from session'))[0]!.count;

beforeAll(async () => {
  tom = await makeRecord(admin(), 'Trainer', { name: 'Tom', availability: [], status: 'active' });
  ann = await makeRecord(admin(), 'Member', { name: 'Ann' });
});

describe('a session is repeated', () => {
  test('as its preview says: the same member, trainer, times and place, scheduled and not paid', async () => {
    const session = await newSession({
      location: 'Harbor Gym',
      roomNumber: 'A 1',
      price: 45,
      status: 'completed',
    });
    const preview = await repeat(session, {}, { dryRun: true });
    expect(preview).toMatchObject({
      days: [7, 14].map(days => ({ date: later(session, days), outcome: 'created', clashes: [] })),
      created: 2,
      rejected: 0,
    });
    expect(await seriesOf(session)).toEqual([]);
    expect(await repeat(session, {}, { preview: preview.preview })).toEqual(preview);
    const series = await seriesOf(session);
    expect(series.map(({ date }) => date)).toEqual([0, 7, 14].map(days => later(session, days)));
    expect(series.map(({ rule }) => rule)).toEqual(Array(3).fill('FREQ=WEEKLY;COUNT=3'));
    expect(await admin().records('Session').one(String(series[2]!.id))).toMatchObject({
      memberId: ann.id,
      trainerId: tom.id,
      startTime: '10:00',
      endTime: '11:00',
      location: 'Harbor Gym',
      roomNumber: 'A 1',
      price: 45,
      status: 'scheduled',
      paymentStatus: 'pending',
      seriesId: Number(session.id),
    });
  });

  test('by ordinary creates in the log, which follow from the change of the first', async () => {
    const session = await newSession();
    await repeat(session);
    const entries = await app.sql<{ action: string; cause: string | null; id: string }>(
      `select audit_entry.id::text, action, cause_id::text as cause from audit_entry where resource = 'sessions'
          and record_id in (select id from session where series_id = $1) order by audit_entry.id`,
      [session.id],
    );
    const change = entries[1]!;
    expect(entries.map(({ action, cause }) => [action, cause])).toEqual([
      ['created', null],
      ['updated', null],
      ['created', change.id],
      ['created', change.id],
    ]);
  });

  test('again only from the last one, which continues the series', async () => {
    const session = await newSession();
    await repeat(session);
    await expect(repeat(session)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: `The session repeats until ${later(session, 14)}. Repeat the last one.`,
    });
    const last = (await seriesOf(session))[2]!;
    const record = { ...session, id: String(last.id) };
    expect(await repeat(record, { rule: 'FREQ=WEEKLY;COUNT=2' })).toMatchObject({ created: 1 });
    expect((await seriesOf(session)).map(({ date }) => date)).toEqual(
      [0, 7, 14, 21].map(days => later(session, days)),
    );
  });

  test('once, when ten ask at once', async () => {
    const session = await newSession();
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => repeat(session)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await seriesOf(session)).toHaveLength(3);
  });

  test('not when it is cancelled, without the permission, or after the preview no longer holds', async () => {
    const cancelled = await newSession({ status: 'cancelled' });
    await expect(repeat(cancelled)).rejects.toMatchObject({ message: 'The session is cancelled' });
    const session = await newSession();
    await expect(repeat(session, {}, {}, app.as('accounts'))).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const { preview } = await repeat(session, {}, { dryRun: true });
    await addSession({ date: later(session, 7) });
    await expect(repeat(session, {}, { preview })).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await seriesOf(session)).toEqual([]);
  });
});

describe('days that clash', () => {
  const booked = ['member', 'trainer'];
  const kinds = ({ days }: Repetition) =>
    days.map(({ outcome, clashes }) => [outcome, clashes.map(({ kind }) => kind)]);

  test('are reported and created, or left out', async () => {
    const session = await newSession();
    await addSession({ date: later(session, 7) });
    const warned = await repeat(session, {}, { dryRun: true });
    expect(kinds(warned)).toEqual([
      ['created', booked],
      ['created', []],
    ]);
    const skipped = await repeat(session, { skipClashes: true });
    expect(kinds(skipped)).toEqual([
      ['left out', booked],
      ['created', []],
    ]);
    expect(skipped.created).toBe(1);
    expect((await seriesOf(session)).map(({ date }) => date)).toEqual([session['date'], later(session, 14)]);
  });

  describe('where the club rejects double bookings', () => {
    const set = (doubleBookings: string) =>
      admin().request(
        'mutation ($patch: ClubSettingsPatch!) { updateClubSettings(patch: $patch) { doubleBookings } }',
        { patch: { doubleBookings } },
      );
    beforeAll(() => set('reject'));
    afterAll(() => set('warn'));

    test('need a reason, which only they have, else nothing is created', async () => {
      const session = await newSession();
      await addSession({ date: later(session, 14) });
      const before = await sessionCount();
      const preview = await repeat(session, {}, { dryRun: true });
      expect(kinds(preview)).toEqual([
        ['created', []],
        ['rejected', booked],
      ]);
      expect(preview.rejected).toBe(1);
      await expect(repeat(session)).rejects.toMatchObject({ code: 'CONFLICT' });
      expect(await sessionCount()).toBe(before);
      expect(await seriesOf(session)).toEqual([]);
      expect(await repeat(session, { overlapReason: 'In pairs' })).toMatchObject({ created: 2, rejected: 0 });
      expect((await seriesOf(session)).map(({ reason }) => reason)).toEqual([null, null, 'In pairs']);
    });

    test('two sessions of one trainer are not repeated onto each other at once', async () => {
      const session = await newSession();
      const others = await Promise.all(
        Array.from({ length: 5 }, async () => {
          const member = await makeRecord(admin(), 'Member');
          const date = later(session, 0);
          return addSession({ date, memberId: member.id, overlapReason: 'In pairs' });
        }),
      );
      const results = await Promise.allSettled(others.map(other => repeat(other)));
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const found = await app.sql('select from session where trainer_id = $1 and date = $2', [
        tom.id,
        later(session, 7),
      ]);
      expect(found).toHaveLength(1);
    });
  });
});
