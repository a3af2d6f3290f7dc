import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { useApp } from '../../../testing/app.ts';
import { dayFromToday } from '../../../testing/days.ts';
import { useMail } from '../../../testing/mail.ts';
import { makeRecord } from '../../../testing/samples.ts';
import type { Saved, Values } from '../../../testing/records.ts';

const app = useApp({ runsJobs: false });
const { mailbox, run } = useMail(app);
const admin = () => app.as('admin');

let tom: Saved;
let eva: Saved;
let ann: Saved;

interface Cancellation {
  sessions: { id: string; memberName: string }[];
  notices: { memberId: string; recipient: string; outcome: string; sessions: { id: string }[] }[];
  preview: string;
}

const CANCEL = `mutation ($input: CancelSessionsInput!, $dryRun: Boolean!, $preview: String) {
  done: cancelSessions(input: $input, dryRun: $dryRun, preview: $preview) {
    sessions { id memberName } notices { memberId recipient outcome sessions { id } } preview } }`;

async function cancel(input: Values, call: Values = {}, user = admin()) {
  const variables = { input: { tell: true, ...input }, dryRun: false, ...call };
  return (await user.request<{ done: Cancellation }>(CANCEL, variables)).done;
}

const addSession = (more: Values = {}) =>
  makeRecord(admin(), 'Session', {
    memberId: ann.id,
    trainerId: tom.id,
    date: dayFromToday({ days: 7 }),
    startTime: '10:00',
    endTime: '11:00',
    status: 'scheduled',
    cancelReason: null,
    ...more,
  });
const statusOf = async ({ id }: Saved) => (await admin().records('Session').one(id))!['status'];
const queued = () =>
  app.sql<{ recipient: string; body: string; status: string }>(
    'select recipient, body, status from message order by id',
  );
const idsOf = ({ sessions }: Pick<Cancellation, 'sessions'>) => sessions.map(({ id }) => id);

beforeAll(async () => {
  tom = await makeRecord(admin(), 'Trainer', { name: 'Tom' });
  eva = await makeRecord(admin(), 'Trainer', { name: 'Eva' });
});
beforeEach(async () => {
  await app.sql('delete from session');
  ann = await makeRecord(admin(), 'Member', { name: 'Ann', email: 'ann@example.com' });
});

describe('the members get a message', () => {
  test('in one message each that lists their sessions and the reason, as the preview says', async () => {
    const ben = await makeRecord(admin(), 'Member', { name: 'Ben', email: 'ben@example.com' });
    const first = await addSession();
    const second = await addSession({ startTime: '12:00', endTime: '13:00' });
    const other = await addSession({ memberId: ben.id, startTime: '15:00', endTime: '16:00' });
    const input = { from: dayFromToday({ days: 7 }), trainerId: tom.id, reason: 'Tom is ill' };
    const preview = await cancel(input, { dryRun: true });
    expect(preview.notices).toEqual([
      {
        memberId: ann.id,
        recipient: 'ann@example.com',
        outcome: 'queued',
        sessions: [{ id: first.id }, { id: second.id }],
      },
      { memberId: ben.id, recipient: 'ben@example.com', outcome: 'queued', sessions: [{ id: other.id }] },
    ]);
    expect(await queued()).toEqual([]);
    expect(await statusOf(first)).toBe('scheduled');
    expect(await cancel(input, { preview: preview.preview })).toEqual(preview);
    expect(await admin().records('Session').one(first.id)).toMatchObject({
      status: 'cancelled',
      cancelReason: 'Tom is ill',
    });
    const [message, ...others] = await queued();
    expect(others).toHaveLength(1);
    for (const text of ['10:00–11:00 (Tom); ', '12:00–13:00 (Tom)', 'Reason: Tom is ill'])
      expect(message!.body).toContain(text);
    expect(await run()).toMatchObject({ sent: 2 });
    expect(mailbox.received.map(({ subject }) => subject)).toEqual(
      Array(2).fill('Your training is cancelled'),
    );
    // A repeated request finds nothing to cancel.
    expect(await cancel(input)).toMatchObject({ sessions: [], notices: [] });
    expect(await queued()).toHaveLength(2);
  });

  test('again after the cancellation was undone', async () => {
    const { id } = await addSession();
    await cancel({ sessionIds: [id] });
    const [entry] = await app.sql<{ id: string }>(
      `select id::text from audit_entry where resource = 'sessions' and record_id = $1 and action = 'updated'`,
      [id],
    );
    await admin().request('mutation ($id: ID!) { undoChange(entryId: $id) { isChanged } }', {
      id: entry!.id,
    });
    expect(await admin().records('Session').one(id)).toMatchObject({ status: 'scheduled' });
    await cancel({ sessionIds: [id] });
    expect(await queued()).toHaveLength(2);
  });

  test.each([
    ['no address', (id: string) => app.sql(`update member set email = '' where id = $1`, [id])],
    [
      'bounced',
      (id: string) =>
        app.sql(`insert into email_preference (member_id, bounced_address) values ($1, 'ann@example.com')`, [
          id,
        ]),
    ],
    [
      'not wanted',
      (id: string) =>
        app.sql('insert into email_preference (member_id, documents_by_email) values ($1, false)', [id]),
    ],
  ] as const)('not with %s, and the preview says so', async (outcome, arrange) => {
    await arrange(ann.id);
    const session = await addSession();
    const preview = await cancel({ sessionIds: [session.id] }, { dryRun: true });
    expect(preview.notices).toMatchObject([{ memberId: ann.id, outcome }]);
    expect(await cancel({ sessionIds: [session.id] })).toEqual(preview);
    expect(await statusOf(session)).toBe('cancelled');
    expect(await queued()).toEqual([]);
  });

  test('not without consent to a marketing template, and not by an inactive one', async () => {
    const change = (set: string) =>
      app.sql(`update message_template set ${set} where purpose = 'session_cancelled'`);
    const session = await addSession();
    await change(`kind = 'marketing'`);
    expect(await cancel({ sessionIds: [session.id] }, { dryRun: true })).toMatchObject({
      notices: [{ outcome: 'no consent' }],
    });
    await change(`kind = 'service', active = false`);
    expect(await cancel({ sessionIds: [session.id] })).toMatchObject({
      notices: [{ outcome: 'template inactive' }],
    });
    await change('active = true');
    expect(await queued()).toEqual([]);
  });

  test('only when wanted', async () => {
    const session = await addSession();
    expect(await cancel({ sessionIds: [session.id], tell: false })).toMatchObject({ notices: [] });
    expect(await queued()).toEqual([]);
  });

  test('once, when ten cancel at once', async () => {
    const { id } = await addSession();
    await Promise.all(Array.from({ length: 10 }, () => cancel({ sessionIds: [id] })));
    expect(await queued()).toHaveLength(1);
  });
});

describe('what is selected', () => {
  test('is neither over, completed nor cancelled', async () => {
    const open = await addSession({ status: 'in-progress' });
    const kept = [
      await addSession({ date: dayFromToday({ days: -1 }) }),
      await addSession({ status: 'completed' }),
      await addSession({ status: 'cancelled' }),
    ];
    const all = [open, ...kept].map(({ id }) => id);
    expect(idsOf(await cancel({ sessionIds: all }))).toEqual([open.id]);
    expect(await Promise.all(kept.map(statusOf))).toEqual(['scheduled', 'completed', 'cancelled']);
  });

  test('is one session, this and the following, or all of a series', async () => {
    const first = await addSession();
    await admin().request(
      'mutation ($input: RepeatSessionInput!) { repeatSession(input: $input) { created } }',
      {
        input: { sessionId: first.id, rule: 'FREQ=WEEKLY;COUNT=4' },
      },
    );
    const series = await app.sql<{ id: string }>(
      'select id::text from session where series_id = $1 order by date',
      [first.id],
    );
    const ids = series.map(({ id }) => id);
    const found = async (scope: string) =>
      idsOf(await cancel({ sessionId: ids[2], scope }, { dryRun: true }));
    expect(ids).toHaveLength(4);
    expect(await found('THIS')).toEqual([ids[2]]);
    expect(await found('FOLLOWING')).toEqual(ids.slice(2));
    expect(await found('ALL')).toEqual(ids);
    await cancel({ sessionId: ids[3] });
    expect(await found('ALL')).toEqual(ids.slice(0, 3));
  });

  test('is a day of all trainers, or the week of one', async () => {
    const [monday, tuesday] = [dayFromToday({ days: 7 }), dayFromToday({ days: 8 })];
    const sessions = [
      await addSession(),
      await addSession({ trainerId: eva.id, startTime: '12:00', endTime: '13:00' }),
      await addSession({ date: tuesday }),
    ];
    const ids = sessions.map(({ id }) => id);
    const found = async (input: Values) => idsOf(await cancel(input, { dryRun: true }));
    expect(await found({ from: monday })).toEqual(ids.slice(0, 2));
    expect(await found({ from: monday, until: tuesday, trainerId: tom.id })).toEqual([ids[0], ids[2]]);
  });

  test('is given in exactly one way, and at most 200 sessions', async () => {
    for (const input of [{}, { sessionIds: [], from: dayFromToday() }])
      await expect(cancel(input)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    await app.sql(
      `insert into session (member_id, trainer_id, session_type, date, start_time, end_time, status, equipment, goals, intensity, payment_status, price)
       select $1, $2, 'Yoga', $3, '10:00', '11:00', 'scheduled', '{}', '{}', 'low', 'pending', 0 from generate_series(1, 201)`,
      [ann.id, tom.id, dayFromToday({ days: 9 })],
    );
    await expect(cancel({ from: dayFromToday({ days: 9 }) })).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      message: 'More than 200 sessions are selected. Choose fewer days.',
    });
  });

  test('is cancelled only with the permission and as previewed', async () => {
    const session = await addSession();
    await expect(cancel({ sessionIds: [session.id] }, {}, app.as('accounts'))).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    const { preview } = await cancel({ sessionIds: [session.id] }, { dryRun: true });
    await admin().records('Session').update(session.id, { startTime: '09:00' });
    await expect(cancel({ sessionIds: [session.id] }, { preview })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    expect(await statusOf(session)).toBe('scheduled');
  });
});
