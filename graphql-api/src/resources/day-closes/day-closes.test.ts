import '../index.ts';
import pg from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { useApp, type Login } from '../../../testing/app.ts';
import type { Saved, Values } from '../../../testing/records.ts';
import { invalidInput } from '../../../testing/rejections.ts';
import { makeRecord } from '../../../testing/samples.ts';
import { addDays, today } from '../../common/dates.ts';

const app = useApp();
const admin = () => app.as('admin');

interface Totals {
  expected: Values[];
  receivedAmount: number;
  expectedCash: number;
  difference: number | null;
  dayClose: Values | null;
}

const FIELDS = `expected { method cashier amount count } receivedAmount expectedCash difference
  dayClose { id day expectedCash countedCash difference reason closedBy note changedAfterClose location { name }
             expected { method cashier amount count } }`;

async function close(input: Values, { as = 'reception' as Login, dryRun = false } = {}): Promise<Totals> {
  const { done } = await app
    .as(as)
    .request<{ done: Totals }>(
      `mutation ($input: CloseDayInput!, $dryRun: Boolean!) { done: closeDay(input: $input, dryRun: $dryRun) { ${FIELDS} } }`,
      { input, dryRun },
    );
  return done;
}
async function totals(locationId: string, day: string): Promise<Totals> {
  const { found } = await app
    .as('accounts')
    .request<{ found: Totals }>(
      `query ($locationId: ID!, $day: LocalDate!) { found: dayTotals(locationId: $locationId, day: $day) { ${FIELDS} } }`,
      { locationId, day },
    );
  return found;
}
const reopen = (id: unknown, reason: string, as: Login = 'admin') =>
  app
    .as(as)
    .request<{ close: Values }>(
      'mutation ($id: ID!, $reason: String!) { close: reopenDay(id: $id, reason: $reason) { id reopenedBy reopenReason } }',
      { id, reason },
    );

const DAY = '2024-03-15';
let houses = 0;
const makeHouse = () => makeRecord(admin(), 'Location', { name: `House ${++houses}` });
const makeMember = () => makeRecord(admin(), 'Member');

interface Paid {
  amount: number;
  memberId?: string;
  paymentMethod?: string;
  paymentStatus?: string;
  paymentDate?: string;
}
/** Takes a payment at a location. */
const pay = (location: Saved, values: Paid, as: Login = 'reception'): Promise<Saved> =>
  app
    .as(as)
    .records('Payment')
    .create({
      paymentType: 'other',
      memberId: member.id,
      locationId: location.id,
      paymentDate: DAY,
      paymentMethod: 'cash',
      paymentStatus: 'completed',
      ...values,
    });
let member: Saved;
beforeAll(async () => {
  member = await makeMember();
});

const rejected = (location: Saved, day = DAY) => ({
  code: 'CONFLICT',
  message: `${day} is closed at ${String(location['name'])}. Date the payment on an open day, or ask a user who may change closed periods.`,
});

const lastEntry = async (id: string) => {
  const [row] = await app.sql<{ id: string }>(
    `select id from audit_entry where resource = 'payments' and record_id = $1 and cause_id is null order by id desc limit 1`,
    [id],
  );
  return row!.id;
};
const undo = (entryId: string, as: Login = 'reception') =>
  app.as(as).request('mutation ($id: ID!) { undoChange(entryId: $id) { isChanged } }', { id: entryId });

const waiting = () =>
  expect
    .poll(async () => {
      const [row] = await app.sql<{ count: number }>(
        `select count(*)::int from pg_locks where locktype = 'advisory' and not granted
           and database = (select oid from pg_database where datname = current_database())`,
      );
      return row!.count;
    })
    .toBe(1);

test('who creates a payment took it; neither requests nor a later change say otherwise', async () => {
  const house = await makeHouse();
  const payment = await pay(house, { amount: 10 });
  const takenBy = async () =>
    (
      await admin().request<{ payment: Values }>(
        'query ($id: ID!) { payment(id: $id) { takenBy { username } } }',
        { id: payment.id },
      )
    ).payment;
  expect(await takenBy()).toEqual({ takenBy: { username: 'reception' } });
  await admin().records('Payment').update(payment.id, { notes: 'checked' });
  expect(await takenBy()).toEqual({ takenBy: { username: 'reception' } });
  await expect(
    admin().request('mutation ($id: ID!) { updatePayment(id: $id, patch: { takenById: "1" }) { id } }', {
      id: payment.id,
    }),
  ).rejects.toThrow(/takenById/);

  const [of] = await app.sql<{ id: number }>(
    `insert into payment (member_id, payment_number, payment_date, amount, payment_method, payment_status, payment_type, location_id)
     values ($1, 'IMPORTED-1', $2, 1, 'cash', 'completed', 'other', $3) returning id`,
    [member.id, DAY, house.id],
  );
  const imported = String(of!.id);
  await admin().records('Payment').remove(imported);
  await undo(await lastEntry(imported), 'admin');
  expect((await admin().records('Payment').one(imported))!['takenById']).toBeNull();
  await admin().records('Payment').remove(payment.id);
  await undo(await lastEntry(payment.id), 'admin');
  expect(await takenBy()).toEqual({ takenBy: { username: 'reception' } });
});

test('a day has what was received by method and cashier, and a close keeps it', async () => {
  const house = await makeHouse();
  const other = await makeHouse();
  await pay(house, { amount: 20.1 });
  await pay(house, { amount: 10.2 });
  await pay(house, { amount: 0.3 }, 'accounts');
  await pay(house, { amount: 50, paymentMethod: 'debit_card' });
  await pay(house, { amount: -5, paymentStatus: 'refunded' });
  await pay(house, { amount: -0.1, paymentStatus: 'completed' });
  for (const paymentStatus of ['pending', 'failed', 'cancelled', 'refunded'])
    await pay(house, { amount: 100, paymentStatus });
  await pay(house, { amount: 7, paymentDate: '2024-03-16' });
  await pay(other, { amount: 9 });

  // 20.10 + 10.20 − 5.00 − 0.10, of four payments.
  const expected = [
    { method: 'cash', cashier: 'accounts', amount: 0.3, count: 1 },
    { method: 'cash', cashier: 'reception', amount: 25.2, count: 4 },
    { method: 'debit_card', cashier: 'reception', amount: 50, count: 1 },
  ];
  const input = { locationId: house.id, day: DAY, countedCash: 25 };
  const sums = { expected, receivedAmount: 75.5, expectedCash: 25.5 };
  expect(await totals(house.id, DAY)).toEqual({ ...sums, difference: null, dayClose: null });
  expect(await close(input, { dryRun: true })).toEqual({ ...sums, difference: -0.5, dayClose: null });
  await expect(close(input)).rejects.toMatchObject(
    invalidInput({ reason: 'Give a reason for the difference' }),
  );
  const closed = await close({ ...input, reason: ' Wrong change ', note: 'Busy' });
  expect(closed).toMatchObject({
    ...sums,
    difference: -0.5,
    dayClose: {
      day: DAY,
      expected,
      expectedCash: 25.5,
      countedCash: 25,
      difference: -0.5,
      reason: 'Wrong change',
      note: 'Busy',
      closedBy: 'reception',
      changedAfterClose: false,
      location: { name: house['name'] },
    },
  });
  expect((await totals(house.id, DAY)).dayClose).toMatchObject({ id: closed.dayClose!['id'] });
  const dayClose = admin().records('DayClose');
  await dayClose.update(String(closed.dayClose!['id']), { note: 'Corrected' });
  await expect(
    app.as('reception').records('DayClose').update(String(closed.dayClose!['id']), { note: 'x' }),
  ).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

test('a close is rejected for what is not a day, a count or a location', async () => {
  const house = await makeHouse();
  const input = { locationId: house.id, day: today(), countedCash: 0 };
  await expect(close({ ...input, day: addDays(today(), 1) })).rejects.toMatchObject(
    invalidInput({ day: 'This day has not begun' }),
  );
  await expect(close({ ...input, countedCash: -1 })).rejects.toMatchObject(
    invalidInput({ countedCash: 'Counted cash cannot be below 0' }),
  );
  await expect(close({ ...input, locationId: '999999' })).rejects.toMatchObject(
    invalidInput({ locationId: 'Location not found' }),
  );
  for (const dryRun of [true, false])
    await expect(close(input, { as: 'trainer', dryRun })).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

test('of ten closes at once one is stored', async () => {
  const house = await makeHouse();
  await pay(house, { amount: 3 });
  const input = { locationId: house.id, day: DAY, countedCash: 3 };
  const done = await Promise.allSettled(
    Array.from({ length: 10 }, (_, index) => close(input, { as: index % 2 ? 'admin' : 'reception' })),
  );
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const rejections = done.flatMap(result => (result.status === 'rejected' ? [result.reason as unknown] : []));
  expect(rejections).toMatchObject(
    Array.from({ length: 9 }, () => ({ code: 'CONFLICT', message: 'This day is closed already' })),
  );
  const rows = await app.sql('select from day_close where location_id = $1', [house.id]);
  expect(rows).toHaveLength(1);
});

test('payments of a closed day and location change only with the permission; others stay open', async () => {
  const house = await makeHouse();
  const other = await makeHouse();
  const within = await pay(house, { amount: 10 });
  const changed = await pay(house, { amount: 5 });
  await app.as('reception').records('Payment').update(changed.id, { notes: 'before' });
  const deleted = await pay(house, { amount: 4 });
  await admin().records('Payment').remove(deleted.id);
  const outside = await pay(other, { amount: 1 });
  await close({ locationId: house.id, day: DAY, countedCash: 15 });

  const desk = app.as('reception').records('Payment');
  const accounts = app.as('accounts').records('Payment');
  const attempts: Record<string, () => Promise<unknown>> = {
    create: () => pay(house, { amount: 1 }),
    'create a pending one': () => pay(house, { amount: 1, paymentStatus: 'pending' }),
    change: () => desk.update(within.id, { amount: 11 }),
    'change of what is no amount': () => desk.update(within.id, { notes: 'late' }),
    'change of what the server keeps': () => desk.update(within.id, { onAccount: false }),
    'move to another day': () => desk.update(within.id, { paymentDate: '2024-03-16' }),
    'move to another location': () => desk.update(within.id, { locationId: other.id }),
    'removal of the location': () => desk.update(within.id, { locationId: null }),
    'move in': () => desk.update(outside.id, { locationId: house.id }),
    delete: () => accounts.remove(within.id),
    'undo of a change': async () => undo(await lastEntry(changed.id)),
    'undo of a deletion': async () => undo(await lastEntry(deleted.id)),
    restore: async () => {
      const [first] = await app.sql<{ id: string }>(
        `select id from audit_entry where resource = 'payments' and record_id = $1 order by id limit 1`,
        [changed.id],
      );
      const { version } = (await desk.one(changed.id))!;
      return app
        .as('reception')
        .request(
          'mutation ($id: ID!, $version: Int!) { restoreRecord(entryId: $id, version: $version) { isChanged } }',
          {
            id: first!.id,
            version,
          },
        );
    },
  };
  for (const [name, attempt] of Object.entries(attempts))
    await expect(attempt(), name).rejects.toMatchObject(rejected(house));
  expect(await totals(house.id, DAY)).toMatchObject({
    expectedCash: 15,
    dayClose: { changedAfterClose: false },
  });

  // Another location, another day, and no location.
  await desk.update(outside.id, { amount: 2 });
  await pay(house, { amount: 1, paymentDate: '2024-03-16' });
  await pay({} as Saved, { amount: 1 });

  await admin().records('Payment').update(within.id, { amount: 12 });
  expect(await totals(house.id, DAY)).toMatchObject({
    expectedCash: 17,
    difference: 0,
    dayClose: { expectedCash: 15, countedCash: 15, changedAfterClose: true },
  });
  const { page } = await app
    .as('reception')
    .request<{ page: { items: Values[] } }>(
      'query { page: dayCloses(filter: { changedAfterClose: { eq: true } }) { items { location { name } } } }',
    );
  expect(page.items).toEqual([{ location: { name: house['name'] } }]);
  await undo(await lastEntry(within.id), 'admin');
  expect((await totals(house.id, DAY)).dayClose).toMatchObject({ changedAfterClose: false });
  const late = await pay(house, { amount: 1 }, 'admin');
  await admin().records('Payment').remove(late.id);
  // The permission of one transaction does not outlast it.
  await expect(pay(house, { amount: 1 })).rejects.toMatchObject(rejected(house));
});

test('what follows from later records is still stored on a closed day', async () => {
  const house = await makeHouse();
  const payer = await makeMember();
  const paid = await pay(house, { amount: 100, memberId: payer.id });
  expect(paid).toMatchObject({ onAccount: true, balanceAmount: 100 });
  await close({ locationId: house.id, day: DAY, countedCash: 100 });
  await makeRecord(admin(), 'BillingRecord', {
    memberId: payer.id,
    amount: 60,
    invoiceDate: '2024-04-01',
  });
  expect(await admin().records('Payment').one(paid.id)).toMatchObject({ balanceAmount: 40 });
});

test('a day is reopened with closed-periods:edit and a reason, and closed again', async () => {
  const house = await makeHouse();
  const input = { locationId: house.id, day: DAY, countedCash: 0 };
  const { dayClose } = await close(input);
  await expect(reopen(dayClose!['id'], 'x', 'accounts')).rejects.toMatchObject({
    code: 'FORBIDDEN',
    extensions: { permission: 'closed-periods:edit' },
  });
  await expect(reopen(dayClose!['id'], ' ')).rejects.toMatchObject(
    invalidInput({ reason: 'Reason is required' }),
  );
  const { close: reopened } = await reopen(dayClose!['id'], 'Counted the wrong drawer');
  expect(reopened).toMatchObject({ reopenedBy: 'admin', reopenReason: 'Counted the wrong drawer' });
  await expect(reopen(dayClose!['id'], 'again')).rejects.toMatchObject({ message: 'This day is open' });
  await pay(house, { amount: 2 });
  expect((await close({ ...input, countedCash: 2 })).dayClose!['id']).not.toBe(dayClose!['id']);
  await expect(admin().records('Location').remove(house.id)).rejects.toMatchObject({ code: 'CONFLICT' });
});

test('a payment saved at the same moment is in the close, or rejected', async () => {
  const house = await makeHouse();
  await pay(house, { amount: 10 });
  const writer = new pg.Client({ connectionString: app.databaseUrl });
  await writer.connect();
  try {
    await writer.query('begin');
    await writer.query(
      `insert into payment (member_id, payment_number, payment_date, amount, payment_method, payment_status, payment_type, location_id)
       values ($1, 'SAME-MOMENT', $2, 5, 'cash', 'completed', 'other', $3)`,
      [member.id, DAY, house.id],
    );
    const closing = close({ locationId: house.id, day: DAY, countedCash: 15 });
    await waiting();
    await writer.query('commit');
    expect(await closing).toMatchObject({ expectedCash: 15, difference: 0 });

    const other = await makeHouse();
    await writer.query('begin');
    await writer.query('select lock_day($1::int, $2::date)', [other.id, DAY]);
    await writer.query(
      `insert into day_close (location_id, day, expected, received_amount, expected_cash, counted_cash, difference, closed_by, closed_at)
       values ($1, $2, '[]', 0, 0, 0, 0, 'test', now())`,
      [other.id, DAY],
    );
    const late = pay(other, { amount: 1 });
    await Promise.all([
      waiting().then(() => writer.query('commit')),
      expect(late).rejects.toMatchObject(rejected(other)),
    ]);
  } finally {
    await writer.end();
  }
});

test('the time zone of the club decides which day has begun', async () => {
  const house = await makeHouse();
  // These two are a day apart at any time.
  const dayIn = (timeZone: string) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date());
  const zones = { first: 'Pacific/Kiritimati', last: 'Etc/GMT+11' };
  const setZone = (timeZone: string) =>
    admin().request(
      'mutation ($input: ClubSettingsPatch!) { updateClubSettings(patch: $input) { version } }',
      {
        input: { timeZone },
      },
    );
  await setZone(zones.last);
  const input = { locationId: house.id, day: dayIn(zones.first), countedCash: 0 };
  await expect(close(input)).rejects.toMatchObject(invalidInput({ day: 'This day has not begun' }));
  await setZone(zones.first);
  await close(input);
});
