import '../index.ts';
import { describe, expect, test } from 'vitest';
import { useApp, type Login } from '../../../testing/app.ts';
import { dayFromToday } from '../../../testing/days.ts';
import { defaultTable, setTable } from '../../../testing/grants.ts';
import { Account, stateOf, writeOffAs } from '../../../testing/member-account.ts';
import type { Saved, Values } from '../../../testing/records.ts';
import { makeRecord } from '../../../testing/samples.ts';
import { addDays, today } from '../../common/dates.ts';
import { collectionsOf, resourceNamed } from '../../declaration/resource.ts';

const app = useApp({ runsJobs: true });
const admin = () => app.as('admin');
const patient = { timeout: 30_000, interval: 50 };

interface Merged {
  operationId: string | null;
  memberId: string;
  following: { resource: string; recordName: string; count: number }[];
}

const MERGE = `mutation ($keepId: ID!, $mergedId: ID!, $keepVersion: Int, $mergedVersion: Int, $fields: [String!], $dryRun: Boolean! = false) {
  merged: mergeMembers(keepId: $keepId, mergedId: $mergedId, keepVersion: $keepVersion, mergedVersion: $mergedVersion, fields: $fields, dryRun: $dryRun) {
    operationId memberId following { resource recordName count } } }`;

async function merge(
  keepId: string,
  mergedId: string,
  more: Values = {},
  as: Login = 'admin',
): Promise<Merged> {
  const { merged } = await app.as(as).request<{ merged: Merged }>(MERGE, { keepId, mergedId, ...more });
  return merged;
}

/** Takes an operation back. @returns the id and the report of the undo */
async function startUndo(operationId: string | null): Promise<{ id: string; report: Values[] }> {
  const { started } = await admin().request<{ started: { id: string } }>(
    'mutation ($id: ID!) { started: undoBulkOperation(id: $id) { id } }',
    { id: operationId },
  );
  const stored = async () =>
    (await app.sql<{ status: string }>('select status from bulk_operation where id = $1', [started.id]))[0]!
      .status;
  await expect.poll(stored, patient).toBe('completed');
  const report = await app.sql(
    'select title, outcome, reason from bulk_operation_item where operation_id = $1 order by id',
    [started.id],
  );
  return { ...started, report };
}

const undo = async (operationId: string | null) => (await startUndo(operationId)).report;

const member = (more: Values = {}) => makeRecord(admin(), 'Member', more);
const find = (type: string, id: string) => admin().records(type).one(id);

const LOGS = ['audit_entry', 'bulk_operation', 'bulk_operation_item', 'idempotency_key'];

/** All rows, without versions and times of changes. */
async function allRows(): Promise<Record<string, string[]>> {
  const tables = await app.sql<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const rows: Record<string, string[]> = {};
  for (const { name } of tables)
    if (!LOGS.includes(name))
      rows[name] = (
        await app.sql<{ row: string }>(
          `select (to_jsonb(t) - '{version,updated_at}'::text[])::text as row from "${name}" t order by 1`,
        )
      ).map(({ row }) => row);
  return rows;
}

const counts = ({ following }: Merged) =>
  Object.fromEntries(following.map(({ recordName, count }) => [recordName, count]));

/** What only the server records of a member: visits, an earlier card, and dunning of an invoice that exists or not. */
async function recordByServer(memberId: string): Promise<void> {
  await app.sql(
    `insert into visit (member_id, checked_in_at, decision, reasons, details, facts, decided_by)
     values ($1, now() - interval '1 hour', 'admitted', '{}', '[]', '{}', 'server')`,
    [memberId],
  );
  await app.sql(
    'update member set last_visit = (select checked_in_at from visit where member_id = $1) where id = $1',
    [memberId],
  );
  await app.sql('insert into member_card (card_number, member_id, replaced_at) values ($2, $1, now())', [
    memberId,
    `OLD-${memberId}`,
  ]);
  const [invoice] = await app.sql<{ id: number }>('select id from billing_record where member_id = $1', [
    memberId,
  ]);
  // An invoice of a contract does not change its member alone.
  await app.sql(
    `update billing_record set contract_id = contract.id, billing_period_start = contract.start_date
       from contract where billing_record.id = $1 and contract.member_id = billing_record.member_id`,
    [invoice!.id],
  );
  for (const id of [invoice!.id, null])
    await app.sql(
      `insert into dunning_case (invoice_id, invoice_number, member_id, due_date, open_amount, stage)
       values ($1, 'GONE', $2, current_date, 0, 'ended')`,
      [id, memberId],
    );
}

/** Two members with records of every resource that refers to one. */
async function makePair(): Promise<{ keep: Saved; merged: Saved; owed: number }> {
  const [first, second] = [await Account.open(app), await Account.open(app)];
  // 60.00 owed by the one, 100.00 of the other: 31.00 settle an own invoice, 60.00 the other's, 9.00 are left.
  await first.invoice(60, 20);
  await second.invoice(31, 10);
  await second.deposit(100);
  const [keep, merged] = await Promise.all(
    [first, second].map(async ({ memberId }) => (await find('Member', memberId))!),
  );
  for (const { column, resource } of collectionsOf(resourceNamed('members')))
    if (
      !column.readOnly &&
      resource.operations.includes('create') &&
      !/^(Payment|BillingRecord|Contract)$/.test(resource.type)
    )
      await makeRecord(admin(), resource.type, { [column.name]: merged!.id });
  const plan = await makeRecord(admin(), 'MembershipPlan', { planName: 'Premium' });
  await makeRecord(admin(), 'Contract', {
    memberId: merged!.id,
    planId: plan.id,
    startDate: addDays(today(), -30),
    endDate: addDays(today(), 300),
  });
  await makeRecord(admin(), 'Referral', { referrerCategory: 'member', referrerId: Number(merged!.id) });
  await recordByServer(merged!.id);
  return { keep: keep!, merged: (await find('Member', merged!.id))!, owed: 60 + 31 - 100 };
}

test('all records follow, the accounts settle again, and an undo leaves what was before', async () => {
  const { keep, merged, owed } = await makePair();
  const before = await allRows();
  const references = collectionsOf(resourceNamed('members'));
  const result = await merge(keep.id, merged.id);
  expect(counts(result), 'a record of each resource').toEqual(
    Object.fromEntries(
      references.map(({ resource: { singular } }) => [singular, singular === 'dunningCase' ? 2 : 1]),
    ),
  );
  for (const { resource, column } of references)
    expect(
      await app.sql(`select from "${resource.table}" where "${column.column}" = $1`, [merged.id]),
      resource.plural,
    ).toEqual([]);
  expect(await find('Member', merged.id)).toBeNull();
  expect(await find('Member', keep.id)).toMatchObject({ membershipType: 'Premium', status: 'active' });
  expect(
    await app.sql(`select referrer_id from referral where member_referrer_id = $1 and referrer_id = $1`, [
      keep.id,
    ]),
  ).toHaveLength(1);
  expect(
    await app.sql(
      `select distinct issued -> 'recipient' ->> 'name' as name from billing_record where member_id = $1`,
      [keep.id],
    ),
    'documents keep their recipient',
  ).toEqual(expect.arrayContaining([{ name: merged['name'] }]));
  const [entries] = await app.sql<{ all: number; other: number }>(
    `select count(*)::int as all, (count(*) filter (where operation_id is distinct from $2))::int as other
       from audit_entry where id >= (select id from audit_entry where record_id = $1 and resource = 'members' and action = 'deleted')`,
    [merged.id, result.operationId],
  );
  expect(entries!.all).toBeGreaterThan(references.length);
  expect(entries!.other).toBe(0);
  const [sums] = await app.sql<{ open: number; balance: number; allocated: number }>(
    `select (select sum(open_amount) from billing_record where member_id = $1)::float8 as open,
            (select sum(balance_amount) from payment where member_id = $1)::float8 as balance,
            (select sum(amount) from allocation where member_id = $1)::float8 as allocated`,
    [keep.id],
  );
  expect(sums).toEqual({ open: 0, balance: 9, allocated: 91 });
  expect(sums!.open - sums!.balance).toBe(owed);

  expect(await undo(result.operationId)).toEqual([
    { title: merged['name'], outcome: 'changed', reason: null },
  ]);
  expect(await allRows()).toEqual(before);
  await expect(undo(result.operationId), 'nothing is left to take back').rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
  });
});

test('undoing the deletion in the audit log takes the merge back', async () => {
  const { keep, merged } = await makePair();
  const before = await allRows();
  const { operationId } = await merge(keep.id, merged.id);
  const [deletion] = await app.sql<{ id: string }>(
    `select id from audit_entry where operation_id = $1 and action = 'deleted' and resource = 'members'`,
    [operationId],
  );
  await admin().request('mutation ($id: ID!) { undoChange(entryId: $id) { isChanged } }', {
    id: deletion!.id,
  });
  expect(await allRows()).toEqual(before);
});

test('an undo is not undone', async () => {
  const [keep, merged] = [await member({ city: null }), await member({ city: 'Oslo' })];
  const before = await allRows();
  const undone = await startUndo((await merge(keep.id, merged.id)).operationId);
  const again = await undo(undone.id);
  expect(again.map(({ reason }) => reason)).toEqual(
    Array.from({ length: 2 }, () => 'Merge the two members again instead.'),
  );
  expect(await allRows()).toEqual(before);
});

test('a dry run says what follows and changes nothing', async () => {
  const { keep, merged } = await makePair();
  const before = await allRows();
  const result = await merge(keep.id, merged.id, { dryRun: true });
  expect(result.operationId).toBeNull();
  expect(counts(result)).toMatchObject({ billingRecord: 1, payment: 1, contract: 1 });
  expect(await allRows()).toEqual(before);
  expect(
    await app.sql(
      `select from bulk_operation where kind = 'merge' and fields = '{}' and id in (select operation_id from bulk_operation_item where record_id = $1)`,
      [merged.id],
    ),
  ).toEqual([]);
});

describe('fields', () => {
  test('that are empty come from the other, or those that are chosen; cards and consent follow', async () => {
    const keep = await member({ name: 'Ann Lee', city: 'Rome', address: null, cardNumber: 'M-1' });
    const merged = await member({ name: 'Anne Lee', city: 'Oslo', address: 'Main 1', cardNumber: 'M-2' });
    await admin().request(
      'mutation ($id: ID!) { setMarketingConsent(memberId: $id, consent: true) { marketingConsent } }',
      { id: merged.id },
    );
    const before = await allRows();
    const first = await merge(keep.id, merged.id);
    expect(await find('Member', keep.id)).toMatchObject({
      name: 'Ann Lee',
      city: 'Rome',
      address: 'Main 1',
      cardNumber: 'M-1',
    });
    expect(await app.sql('select card_number from member_card where member_id = $1', [keep.id])).toEqual([
      { card_number: 'M-2' },
    ]);
    expect(
      await app.sql('select marketing_consent from email_preference where member_id = $1', [keep.id]),
    ).toEqual([{ marketing_consent: true }]);
    await undo(first.operationId);
    expect(await allRows()).toEqual(before);

    const second = await merge(keep.id, merged.id, { fields: ['city', 'cardNumber'] });
    expect(await find('Member', keep.id)).toMatchObject({ city: 'Oslo', address: null, cardNumber: 'M-2' });
    await undo(second.operationId);
    expect(await allRows()).toEqual(before);
  });

  test('that the user may not view are never lost', async () => {
    const all = { view: true, add: true, edit: true, delete: true, menuVisible: true };
    const none = { view: false, add: false, edit: false, delete: false, menuVisible: false };
    await setTable(app, { ...defaultTable, 'Trainer members': all, 'Trainer members-health': none });
    const keep = await member({ emergencyContact: 'Bo', emergencyPhone: null, city: 'Rome' });
    const merged = await member({ emergencyContact: 'Cy', emergencyPhone: '555-0109', city: 'Oslo' });
    const fields = ['city', 'emergencyContact'];
    await expect(merge(keep.id, merged.id, { fields }, 'trainer')).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await admin().records('Member').update(keep.id, { emergencyPhone: '555-0108' });
    await merge(keep.id, merged.id, { fields }, 'trainer');
    expect(await find('Member', keep.id)).toMatchObject({
      emergencyContact: 'Bo',
      emergencyPhone: '555-0108',
      city: 'Oslo',
    });
    await setTable(app, defaultTable);
  });

  test('that do not exist are rejected', async () => {
    const [keep, merged] = [await member(), await member()];
    await expect(merge(keep.id, merged.id, { fields: ['lastVisit'] })).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
    });
  });
});

test('an undo leaves out what somebody changed since, and says which', async () => {
  const [keep, merged, other] = [
    await member({ city: null, address: null }),
    await member({ city: 'Oslo', address: 'Main 1' }),
    await member(),
  ];
  const [moved, kept] = [
    await makeRecord(admin(), 'Reward', { memberId: merged.id }),
    await makeRecord(admin(), 'Reward', { memberId: merged.id, level: 'Gold' }),
  ];
  const { operationId } = await merge(keep.id, merged.id);
  await admin().records('Member').update(keep.id, { city: 'Bern' });
  await admin().records('Reward').update(kept.id, { memberId: other.id });
  expect(new Set(await undo(operationId))).toEqual(
    new Set([
      { title: merged['name'], outcome: 'changed', reason: null },
      { title: keep['name'], outcome: 'rejected', reason: 'City was changed later' },
      { title: 'Gold', outcome: 'rejected', reason: 'Member was changed later' },
    ]),
  );
  expect(await find('Member', keep.id)).toMatchObject({ city: 'Bern', address: null });
  expect(await find('Reward', moved.id)).toMatchObject({ memberId: merged.id });
  expect(await find('Reward', kept.id)).toMatchObject({ memberId: other.id });
});

describe('is rejected', () => {
  test('with oneself, and for an older version of either', async () => {
    const [keep, merged] = [await member(), await member()];
    await expect(merge(keep.id, keep.id)).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      message: 'Choose another member',
    });
    await admin().records('Member').update(merged.id, { city: 'Rome' });
    await expect(merge(keep.id, merged.id, { mergedVersion: merged.version })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    await expect(merge(keep.id, merged.id, { keepVersion: keep.version + 1 })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
  });

  test('where a closed month would change', async () => {
    const [keep, merged] = [await Account.open(app), await Account.open(app)];
    await makeRecord(admin(), 'BillingRecord', {
      memberId: merged.memberId,
      invoiceDate: '2024-03-05',
      dueDate: '2024-04-05',
    });
    await app.as('accounts').request('mutation { closePeriod(month: "2024-03") { id } }');
    const before = await allRows();
    await expect(merge(keep.memberId, merged.memberId)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('March 2024 is closed'),
    });
    expect(await allRows()).toEqual(before);
    await app.sql('update closed_period set reopened_at = now() where reopened_at is null');
  });

  test('for two contracts of the same days', async () => {
    const plan = await makeRecord(admin(), 'MembershipPlan', { planName: 'Standard' });
    const [keep, merged] = [await member(), await member()];
    for (const { id } of [keep, merged])
      await makeRecord(admin(), 'Contract', {
        memberId: id,
        planId: plan.id,
        startDate: today(),
        endDate: dayFromToday({ days: 30 }),
      });
    await expect(merge(keep.id, merged.id)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('This member already has a membership contract'),
    });
  });

  test('without edit on the resource of a record that follows', async () => {
    const [keep, merged] = [await member(), await member()];
    await makeRecord(admin(), 'DietPlan', { memberId: merged.id });
    await allow('members', { canDelete: true });
    await allow('diet-plans', { canView: true, canEdit: false });
    const before = await allRows();
    await expect(merge(keep.id, merged.id, {}, 'reception')).rejects.toMatchObject({
      code: 'FORBIDDEN',
      extensions: { permission: 'diet-plans:edit' },
    });
    expect(await allRows()).toEqual(before);
    await allow('diet-plans', { canEdit: true });
    expect(counts(await merge(keep.id, merged.id, {}, 'reception'))).toEqual({ dietPlan: 1 });
  });
});

/** Changes what the reception may do. */
async function allow(resource: string, flags: Values): Promise<void> {
  const [row] = await app.sql<{ id: number }>(
    `select id from permission where role = 'Reception' and resource = $1`,
    [resource],
  );
  await admin().records('Permission').update(String(row!.id), flags);
}

test('of two merges at once one is done', async () => {
  const [first, second] = [await member(), await member()];
  await makeRecord(admin(), 'Reward', { memberId: first.id });
  await makeRecord(admin(), 'Reward', { memberId: second.id });
  const results = await Promise.allSettled([merge(first.id, second.id), merge(second.id, first.id)]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const left = await app.sql<{ id: number }>('select id from member where id = any($1)', [
    [first.id, second.id],
  ]);
  expect(left).toHaveLength(1);
  expect(await app.sql('select from reward where member_id = $1', [left[0]!.id])).toHaveLength(2);
});

test('a merge that is sent again with its Idempotency-Key returns the operation of the first', async () => {
  const [keep, merged, other] = [await member(), await member(), await member()];
  await makeRecord(admin(), 'Reward', { memberId: merged.id });
  const send = async (mergedId: string, more: Values = {}) => {
    const { data, errors, extensions } = await app.api.execute(
      { query: MERGE, variables: { keepId: keep.id, mergedId, ...more } },
      { token: admin().token, address: '203.0.113.1', idempotencyKey: 'merge' },
    );
    const isReplayed = extensions?.['idempotencyReplayed'] === true;
    return {
      merged: data?.['merged'] as Merged | undefined,
      code: errors?.[0]?.extensions['code'],
      isReplayed,
    };
  };
  expect(await send(merged.id, { dryRun: true })).toMatchObject({ merged: { operationId: null } });
  const [first, second] = await Promise.all([send(merged.id), send(merged.id)]).then(results =>
    results.toSorted((a, b) => Number(a.isReplayed) - Number(b.isReplayed)),
  );
  expect(counts(first!.merged!)).toEqual({ reward: 1 });
  expect(second).toEqual({
    merged: { operationId: first!.merged!.operationId, memberId: keep.id, following: [] },
    code: undefined,
    isReplayed: true,
  });
  expect(await send(other.id)).toMatchObject({ code: 'CONFLICT' });
  expect(await find('Member', other.id)).not.toBeNull();
});

test('an invoice is settled by the credit of the other member, and open again after the undo', async () => {
  const [keep, merged] = [await Account.open(app), await Account.open(app)];
  const invoice = await keep.invoice(50);
  await merged.deposit(20);
  const { operationId } = await merge(keep.memberId, merged.memberId);
  expect(await stateOf(app, invoice)).toEqual(['pending', 20, 30]);
  await undo(operationId);
  expect(await stateOf(app, invoice)).toEqual(['pending', 0, 50]);
  expect(await merged.owed()).toEqual({ owed: 0, credit: 20 });
});

test('write-offs and payments of an invoice follow it, and the sums stay what they were', async () => {
  const [keep, merged] = [await Account.open(app), await Account.open(app)];
  await keep.invoice(40);
  const [writtenOff, paid] = [await merged.invoice(70), await merged.invoice(30)];
  await writeOffAs(app, 'accounts', writtenOff, { reason: 'Moved away', openAmount: 70 });
  await merged.pay(10, { billingId: paid.id });
  await app.as('accounts').records('BillingRecord').create({ memberId: merged.memberId, amount: -25 });
  const before = await allRows();
  // 40.00 + 20.00 are owed, and 25.00 are the member's: those settled the 20.00 and leave 5.00.
  expect(await merged.owed()).toEqual({ owed: -5, credit: 0 });
  const { operationId } = await merge(keep.memberId, merged.memberId);
  expect(await keep.owed()).toEqual({ owed: 35, credit: 0 });
  expect(await stateOf(app, writtenOff)).toEqual(['paid', 70, 0]);
  await undo(operationId);
  expect(await allRows()).toEqual(before);
});
