import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, clubClock, parseDateTime, today } from '../../common/dates.ts';
import { useApp } from '../../../testing/app.ts';
import { invalidInput } from '../../../testing/rejections.ts';
import { makeRecord } from '../../../testing/samples.ts';
import type { Values } from '../../../testing/records.ts';
import { openDatabase, type Database } from '../../database/database.ts';
import { entities } from '../index.ts';
import { closeVisits, endOf } from './close-visits.ts';

const app = useApp();

interface Result {
  outcome: string;
  repeated: boolean;
  decision: string | null;
  reasons: Values[];
  memberId: string | null;
  memberName: string | null;
  planName: string | null;
  visit: (Values & { id: string }) | null;
}

const CHECK_IN = `mutation ($input: CheckInInput!) { done: checkIn(input: $input) {
  outcome repeated decision memberId memberName planName
  reasons { rule effect contractNumber day invoiceNumber amount dueDate cardNumber location since }
  visit { id decision reasons overriddenBy overrideReason checkedInAt checkedOutAt decidedBy location { name } member { name }
          details { rule effect day amount } }
} }`;

async function scan(input: Values, as: 'reception' | 'admin' | 'trainer' = 'reception'): Promise<Result> {
  const { done } = await app.as(as).request<{ done: Result }>(CHECK_IN, { input });
  return done;
}

let number = 0;
/** A member with a running contract, and a location. */
async function makeGuest({ contract = {}, member = {} }: { contract?: Values; member?: Values } = {}) {
  const admin = app.as('admin');
  const cardNumber = `CARD-${++number}`;
  const location = await makeRecord(admin, 'Location', { name: `House ${number}` });
  const guest = await makeRecord(admin, 'Member', { cardNumber, homeLocationId: location.id, ...member });
  const plan = await makeRecord(admin, 'MembershipPlan', { planName: `Plan ${number}` });
  await makeRecord(admin, 'Contract', {
    memberId: guest.id,
    planId: plan.id,
    startDate: addDays(today(), -30),
    endDate: addDays(today(), 30),
    ...contract,
  });
  return { memberId: guest.id, cardNumber, locationId: location.id, planId: plan.id };
}

const visitsOf = (memberId: string) =>
  app.sql<{ decision: string; checked_out_at: Date | null; decided_by: string; facts: Values }>(
    'select decision, checked_out_at, decided_by, facts from visit where member_id = $1 order by id',
    [memberId],
  );
/** Moves what was scanned back, so that the next scan is not the same. */
const pass = (memberId: string, seconds: number) =>
  app.sql(
    `update visit set checked_in_at = checked_in_at - $2 * interval '1 second', checked_out_at = checked_out_at - $2 * interval '1 second' where member_id = $1`,
    [memberId, seconds],
  );

test('a scan checks in, the same card within ten seconds is the same scan, a later one checks out', async () => {
  const { memberId, cardNumber, locationId } = await makeGuest();
  const first = await scan({ cardNumber: ` ${cardNumber.toLowerCase()} `, locationId });
  expect(first).toMatchObject({
    outcome: 'checked_in',
    repeated: false,
    decision: 'allowed',
    reasons: [],
    memberId,
    planName: `Plan ${number}`,
    visit: { decision: 'allowed', checkedOutAt: null, decidedBy: 'server' },
  });
  expect(await scan({ memberId, locationId })).toEqual({ ...first, repeated: true });
  await pass(memberId, 11);
  const out = await scan({ cardNumber, locationId });
  expect(out).toMatchObject({ outcome: 'checked_out', visit: { id: first.visit!.id } });
  expect(out.visit!['checkedOutAt']).not.toBeNull();
  expect(await scan({ cardNumber, locationId })).toMatchObject({ outcome: 'checked_out', repeated: true });
  await pass(memberId, 11);
  expect(await scan({ cardNumber, locationId })).toMatchObject({ outcome: 'checked_in', repeated: false });
  expect(await visitsOf(memberId)).toHaveLength(2);
});

test('of ten scans at the same moment one is stored', async () => {
  const { memberId, cardNumber, locationId } = await makeGuest();
  const results = await Promise.all(Array.from({ length: 10 }, () => scan({ cardNumber, locationId })));
  expect(new Set(results.map(({ visit }) => visit!.id)).size).toBe(1);
  expect(results.filter(({ repeated }) => !repeated)).toHaveLength(1);
  expect(await visitsOf(memberId)).toHaveLength(1);
});

test('a denial is stored with its reasons and facts, which later rules do not change', async () => {
  const ended = addDays(today(), -1);
  const { memberId, cardNumber, locationId } = await makeGuest({ contract: { endDate: ended } });
  const denied = await scan({ cardNumber, locationId });
  expect(denied).toMatchObject({
    outcome: 'denied',
    decision: 'denied',
    reasons: [{ rule: 'ended', effect: 'deny', day: ended }],
    visit: {
      decision: 'denied',
      reasons: ['ended'],
      details: [{ rule: 'ended', effect: 'deny', day: ended }],
    },
  });
  expect(await scan({ cardNumber, locationId })).toEqual({ ...denied, repeated: true });
  await app.sql(`update contract set end_date = end_date + 30, status = 'active' where member_id = $1`, [
    memberId,
  ]);
  const admitted = await scan({ cardNumber, locationId });
  expect(admitted, 'settled within ten seconds').toMatchObject({ outcome: 'checked_in', repeated: false });
  const [first] = await visitsOf(memberId);
  expect(first).toMatchObject({ decision: 'denied', facts: { contracts: [{ endDate: ended }] } });
  expect(first!.checked_out_at, 'a denied member is not inside').not.toBeNull();
});

test('a member is let in with a reason, by a role that edits visits', async () => {
  const { memberId, locationId } = await makeGuest({ contract: { endDate: addDays(today(), -1) } });
  await expect(scan({ memberId, locationId, overrideReason: ' ' })).rejects.toMatchObject(
    invalidInput({ overrideReason: 'Give a reason' }),
  );
  await scan({ memberId, locationId });
  const overridden = await scan({ memberId, locationId, overrideReason: 'Pays tomorrow' });
  expect(overridden).toMatchObject({
    outcome: 'checked_in',
    decision: 'denied',
    visit: { overriddenBy: 'reception', overrideReason: 'Pays tomorrow', checkedOutAt: null },
  });
  expect((await visitsOf(memberId)).map(({ decision }) => decision)).toEqual(['denied', 'denied']);
  await expect(scan({ memberId, locationId }, 'trainer')).rejects.toMatchObject({
    extensions: { permission: 'visits:add' },
  });
  await app.sql(`update permission set can_edit = false where role = 'Reception' and resource = 'visits'`);
  await expect
    .poll(() => scan({ memberId, locationId, overrideReason: 'x' }).then(String, (error: Error) => error))
    .toMatchObject({ extensions: { permission: 'visits:edit' } });
  await app.sql(`update permission set can_edit = true where role = 'Reception' and resource = 'visits'`);
});

test('the audit log names a visit by the time of the club', async () => {
  const { memberId, locationId } = await makeGuest();
  const { visit } = await scan({ memberId, locationId });
  const { day, time } = clubClock(new Date(visit!['checkedInAt'] as string));
  expect(
    await app.sql(`select title from audit_entry where resource = 'visits' and record_id = $1`, [visit!.id]),
  ).toEqual([{ title: `${day} ${time}` }]);
});

test('a dry run decides and stores nothing', async () => {
  const { memberId, locationId } = await makeGuest();
  const result = await scan({ memberId, locationId, dryRun: true });
  expect(result).toMatchObject({ outcome: 'checked_in', decision: 'allowed', visit: null });
  expect(await visitsOf(memberId)).toEqual([]);
});

test('access is blocked for an invoice, which the reason names', async () => {
  const { memberId, locationId } = await makeGuest();
  const dueDate = addDays(today(), -40);
  const invoice = await makeRecord(app.as('admin'), 'BillingRecord', {
    memberId,
    invoiceNumber: 'B-59',
    amount: 59,
    taxAmount: 0,
    discountAmount: 0,
    dueDate,
    paymentStatus: 'overdue',
  });
  await app.sql(
    `insert into dunning_case (invoice_id, last_step, invoice_number, due_date, open_amount, stage) values ($1, 'block', '', now(), 0, 'block')
     on conflict (invoice_id) do update set last_step = 'block'`,
    [invoice.id],
  );
  expect(await scan({ memberId, locationId })).toMatchObject({
    outcome: 'denied',
    reasons: [{ rule: 'access_blocked', invoiceNumber: 'B-59', amount: 59, dueDate }],
  });
});

test('inside elsewhere is a warning, and the earlier visit ends', async () => {
  const { memberId, locationId } = await makeGuest();
  const other = await makeRecord(app.as('admin'), 'Location', { name: 'Harbour' });
  await scan({ memberId, locationId: other.id });
  await pass(memberId, 60);
  const result = await scan({ memberId, locationId });
  expect(result).toMatchObject({
    outcome: 'checked_in',
    decision: 'warned',
    reasons: [{ rule: 'already_inside', location: 'Harbour' }],
  });
  expect((await visitsOf(memberId)).map(({ checked_out_at: left }) => left === null)).toEqual([false, true]);
});

test('an unknown card is a result', async () => {
  const { locationId } = await makeGuest();
  expect(await scan({ cardNumber: 'nobody', locationId })).toEqual({
    outcome: 'unknown_card',
    repeated: false,
    decision: null,
    reasons: [],
    memberId: null,
    memberName: null,
    planName: null,
    visit: null,
  });
  await expect(scan({ locationId })).rejects.toMatchObject(
    invalidInput({ cardNumber: 'Give a card number or a member, not both' }),
  );
  await expect(scan({ memberId: '999999', locationId })).rejects.toMatchObject(
    invalidInput({ memberId: 'Member not found' }),
  );
});

test('a replaced card names the new one, and is never anybody else’s', async () => {
  const { memberId, cardNumber, locationId } = await makeGuest();
  const other = await makeGuest();
  const members = app.as('reception').records('Member');
  const replacement = `NEW-${number}`;
  await members.update(memberId, { cardNumber: replacement });
  const denied = await scan({ cardNumber, locationId });
  expect(denied).toMatchObject({
    outcome: 'denied',
    memberId,
    reasons: [{ rule: 'replaced_card', effect: 'deny', cardNumber: replacement }],
  });
  const name = denied.memberName;
  await expect(
    members.update(other.memberId, { cardNumber: cardNumber.toLowerCase() }),
  ).rejects.toMatchObject(
    invalidInput({
      cardNumber: `${cardNumber.toLowerCase()} was an earlier card of ${name}. Use another number.`,
    }),
  );
  await expect(members.update(other.memberId, { cardNumber: replacement })).rejects.toThrow(
    'Card number is already in use',
  );
  expect(await scan({ cardNumber: replacement, locationId })).toMatchObject({ outcome: 'checked_in' });
});

test('an undone replacement makes the earlier card the present one again', async () => {
  const { memberId, cardNumber } = await makeGuest();
  const admin = app.as('admin');
  await admin.records('Member').update(memberId, { cardNumber: `LOST-${number}` });
  const [entry] = await app.sql<{ id: string }>(
    `select id::text from audit_entry where resource = 'members' and record_id = $1 order by audit_entry.id desc limit 1`,
    [memberId],
  );
  await admin.request('mutation ($id: ID!) { undoChange(entryId: $id) { __typename } }', { id: entry!.id });
  const cards = await app.sql('select card_number from member_card where member_id = $1', [memberId]);
  expect(cards).toEqual([{ card_number: `LOST-${number}` }]);
  expect(await admin.records('Member').one(memberId)).toMatchObject({ cardNumber });
});

test('the number that two members get at the same moment belongs to one', async () => {
  const [one, two] = [await makeGuest(), await makeGuest()];
  const members = app.as('reception').records('Member');
  const saves = await Promise.allSettled([
    members.update(one.memberId, { cardNumber: 'FREED-1' }),
    members.update(two.memberId, { cardNumber: one.cardNumber }),
  ]);
  expect(saves.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
});

test('a scan without connection is stored once, at its time', async () => {
  const { memberId, locationId } = await makeGuest();
  const scannedAt = new Date(Date.now() - 3_600_000).toISOString();
  const caller = { token: app.as('reception').token, address: '203.0.113.1', idempotencyKey: 'desk-1' };
  const request = { query: CHECK_IN, variables: { input: { memberId, locationId, scannedAt } } };
  const send = async () => (await app.api.execute(request, caller)).data!['done'] as Result;
  const first = await send();
  expect(first).toMatchObject({
    outcome: 'checked_in',
    visit: { checkedInAt: scannedAt, decidedBy: 'desk' },
  });
  expect(await send()).toEqual({ ...first, repeated: true });
  expect(await visitsOf(memberId)).toHaveLength(1);
  for (const wrong of [Date.now() + 60_000, Date.now() - 25 * 3_600_000])
    await expect(
      scan({ memberId, locationId, scannedAt: new Date(wrong).toISOString() }),
    ).rejects.toMatchObject(invalidInput({ scannedAt: 'A scan must be within the last 24 hours' }));
});

test('the last visit of a member is stored, filters and sorts', async () => {
  const { memberId, locationId } = await makeGuest({ member: { city: 'Visitville' } });
  const { memberId: absent } = await makeGuest({ member: { city: 'Visitville' } });
  const { visit } = await scan({ memberId, locationId });
  const { items } = await app
    .as('reception')
    .records('Member')
    .list({
      filter: { city: { eq: 'Visitville' } },
      sort: [{ field: 'lastVisit', direction: 'DESC' }],
    });
  expect(items.find(({ id }) => id === memberId)!['lastVisit']).toBe(visit!['checkedInAt']);
  const since = { city: { eq: 'Visitville' }, lastVisit: { gte: today() } };
  const came = await app.as('reception').records('Member').list({ filter: since });
  expect(came.items.map(({ id }) => id)).toEqual([memberId]);
  expect(items.find(({ id }) => id === absent)!['lastVisit']).toBeNull();
  await app.as('admin').records('Visit').remove(visit!.id);
  expect(await app.as('admin').records('Member').one(memberId)).toMatchObject({ lastVisit: null });
});

test('those who are inside are counted by location', async () => {
  const { memberId, locationId } = await makeGuest();
  const { visit } = await scan({ memberId, locationId });
  const occupancy = () =>
    app.as('reception').request(
      `query ($id: ID!) { inside: visitsAggregate(filter: { checkedOutAt: { isNull: true }, locationId: { eq: $id } }
         groupBy: [{ locationId: true }]) { count } }`,
      { id: locationId },
    );
  expect(await occupancy()).toEqual({ inside: [{ count: 1 }] });
  await app.as('reception').request('mutation ($id: ID!) { checkOut(id: $id) { checkedOutAt } }', {
    id: visit!.id,
  });
  expect(await occupancy()).toEqual({ inside: [] });
  await expect(
    app.as('reception').request('mutation ($id: ID!) { checkOut(id: $id) { id } }', { id: visit!.id }),
  ).rejects.toMatchObject({ code: 'CONFLICT' });
});

test.each([
  ['at closing time', '2026-03-04T10:00', '09:00-18:00', '2026-03-04T18:00'],
  ['after midnight', '2026-03-04T23:00', '10:00-02:00', '2026-03-05T02:00'],
  ['with the day, after closing time', '2026-03-04T19:00', '09:00-18:00', '2026-03-05T00:00'],
  ['with the day, of unknown hours', '2026-03-04T10:00', 'on request', '2026-03-05T00:00'],
])('an open visit ends %s', (_name, came, wednesday, left) => {
  const visit = { checkedInAt: parseDateTime(came)!, openingHours: { wednesday } };
  expect(endOf(visit)).toEqual(parseDateTime(left));
  expect(clubClock(visit.checkedInAt)).toEqual({ day: came.slice(0, 10), time: came.slice(11) });
});

let database: Database;
beforeAll(async () => {
  database = await openDatabase(app, entities(), () => {});
});
afterAll(() => database?.close());

test('the job ends what is open after closing time, once, with an entry of the history', async () => {
  const closeAll = () => {
    const signal = AbortSignal.timeout(20_000);
    const db = database.forRequest(signal);
    return closeVisits.run({
      payload: {},
      db,
      signal,
      progress() {},
      releases: null as never,
      queries: undefined as never,
      contextOf: null as never,
    });
  };
  await app.sql('update visit set checked_out_at = checked_in_at where checked_out_at is null');
  const [past, present] = [await makeGuest(), await makeGuest()];
  const { visit } = await scan({ memberId: past.memberId, locationId: past.locationId });
  await scan({ memberId: present.memberId, locationId: present.locationId });
  await pass(past.memberId, 2 * 86_400);
  const [open] = await visitsOf(present.memberId);
  expect(await closeAll()).toEqual({ ended: 1 });
  const [came] = await app.sql<{ at: Date }>('select checked_in_at as at from visit where id = $1', [
    visit!.id,
  ]);
  const [ended] = await visitsOf(past.memberId);
  expect(ended!.checked_out_at, 'with the day, of unknown hours').toEqual(
    parseDateTime(`${addDays(clubClock(came!.at).day, 1)}T00:00`),
  );
  expect(await visitsOf(present.memberId)).toEqual([open]);
  expect(
    await app.sql(
      `select action, username, changes -> 'checkedOutAt' -> 0 as before from audit_entry
        where resource = 'visits' and record_id = $1 order by audit_entry.id desc limit 1`,
      [visit!.id],
    ),
  ).toEqual([{ action: 'updated', username: null, before: null }]);
  expect(await closeAll(), 'a repeated run').toEqual({ ended: 0 });
});
