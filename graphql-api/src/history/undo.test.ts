import '../resources/index.ts';
import { describe, expect, test } from 'vitest';
import { useApp, type Login } from '../../testing/app.ts';
import { creatableResources, fullInput, leastInput, makeRecord } from '../../testing/samples.ts';
import type { Values } from '../../testing/records.ts';
import { restorableColumns } from './audit-log.ts';
import type { Resource } from '../declaration/resource.ts';

const app = useApp();

interface Undone {
  resource: string;
  recordId: string;
  isChanged: boolean;
  keptFields: string[];
}

interface Entry {
  id: string;
  action: string;
  version: number;
  undoesId: string | null;
  undo: { state: string; username: string | null; labels: string[] };
}

const undo = async (entryId: string, username: Login = 'admin') => {
  const { undone } = await app
    .as(username)
    .request<{ undone: Undone }>(
      'mutation ($id: ID!) { undone: undoChange(entryId: $id) { resource recordId isChanged keptFields } }',
      { id: entryId },
    );
  return undone;
};

const restore = async (entryId: string, version: number, username: Login = 'admin') => {
  const { restored } = await app
    .as(username)
    .request<{ restored: Undone }>(
      'mutation ($id: ID!, $version: Int!) { restored: restoreRecord(entryId: $id, version: $version) { isChanged keptFields } }',
      { id: entryId, version },
    );
  return restored;
};

/** The entries of a record, the newest first. */
const entriesOf = async (resource: string, recordId: string, username: Login = 'admin') => {
  const { page } = await app.as(username).request<{ page: { items: Entry[] } }>(
    `query ($filter: AuditEntryFilter) { page: auditEntries(filter: $filter) {
       items { id action version undoesId undo { state username labels } } } }`,
    { filter: { resource: { eq: resource }, recordId: { eq: recordId } } },
  );
  return page.items;
};

const fieldsOf = (resource: Resource, record: Values) =>
  Object.fromEntries(restorableColumns(resource).map(({ name }) => [name, record[name]]));

describe.each(creatableResources().map(resource => [resource.plural, resource] as const))(
  '%s',
  (_name, resource) => {
    const records = () => app.as('admin').records(resource.type);
    const offered = new Set(resource.operations);

    test.runIf(offered.has('update'))('an update is undone once, and that too', async () => {
      const made = await records().create(await leastInput(resource, app.as('admin')));
      const changed = await records().update(made.id, await fullInput(resource, app.as('admin')));
      const [update] = await entriesOf(resource.resource, made.id);
      expect(update).toMatchObject({ version: changed.version, undo: { state: 'possible' } });
      expect(await undo(update!.id)).toMatchObject({ isChanged: true, recordId: made.id });
      const back = await records().one(made.id);
      expect(fieldsOf(resource, back!)).toEqual(fieldsOf(resource, made));
      expect(back!.version).toBeGreaterThan(changed.version);
      expect(await undo(update!.id)).toMatchObject({ isChanged: false });
      expect(await records().one(made.id)).toEqual(back);

      const [undoing, undone] = (await entriesOf(resource.resource, made.id)).filter(
        ({ id, undoesId }) => undoesId !== null || id === update!.id,
      );
      expect(undone!.undo).toMatchObject({ state: 'undone', username: 'admin' });
      expect(undoing!.undoesId).toBe(update!.id);
      await undo(undoing!.id);
      expect(fieldsOf(resource, (await records().one(made.id))!)).toEqual(fieldsOf(resource, changed));
    });

    test.runIf(offered.has('delete'))('a deleted record returns with its id and values', async () => {
      const least = await leastInput(resource, app.as('admin'));
      const made = await records().create({ ...least, ...(await fullInput(resource, app.as('admin'))) });
      const [before] = await app.sql(`select * from "${resource.table}" where id = $1`, [made.id]);
      await records().remove(made.id);
      const [deletion] = await entriesOf(resource.resource, made.id);
      expect(deletion).toMatchObject({ action: 'deleted', undo: { state: 'possible' } });
      expect(await undo(deletion!.id)).toEqual({
        resource: resource.resource,
        recordId: made.id,
        isChanged: true,
        keptFields: [],
      });
      const [after] = await app.sql(`select * from "${resource.table}" where id = $1`, [made.id]);
      expect(after).toEqual({
        ...before,
        version: made.version + 1,
        updated_at: after!['updated_at'],
        created_at: after!['created_at'],
      });
      expect(await undo(deletion!.id)).toMatchObject({ isChanged: false });
      expect(await records().list({ filter: { id: { eq: made.id } } })).toMatchObject({ totalCount: 1 });
    });

    test.runIf(offered.has('update'))('an earlier state is restored as an update', async () => {
      const made = await records().create(await leastInput(resource, app.as('admin')));
      const [created] = await entriesOf(resource.resource, made.id);
      const changed = await records().update(made.id, await fullInput(resource, app.as('admin')));
      await expect(restore(created!.id, made.version)).rejects.toMatchObject({ code: 'CONFLICT' });
      const present = (await records().one(made.id))!;
      expect(await restore(created!.id, present.version)).toMatchObject({ isChanged: true });
      const back = (await records().one(made.id))!;
      expect(fieldsOf(resource, back)).toEqual(fieldsOf(resource, made));
      expect(back.version).toBe(changed.version + 1);
    });
  },
);

test('a newer change of the same field conflicts, one of another field does not', async () => {
  const member = await makeRecord(app.as('admin'), 'Member');
  const members = app.as('reception').records('Member');
  await members.update(member.id, { city: 'Rome' });
  const [moved] = await entriesOf('members', member.id);
  await members.update(member.id, { phone: '555-0123' });
  await app.as('admin').records('Member').update(member.id, { city: 'Bern' });
  await expect(undo(moved!.id, 'reception')).rejects.toMatchObject({
    code: 'CONFLICT',
    message: expect.stringMatching(
      /^City was changed later by admin \(.+\)\. Undo that first, or edit the record\.$/,
    ),
    extensions: { conflicts: [{ field: 'city', label: 'City', username: 'admin' }] },
  });
  const [last, called, first] = await entriesOf('members', member.id);
  expect(first!.undo).toEqual({ state: 'changed', username: 'admin', labels: ['City'] });
  expect(called!.undo.state).toBe('possible');
  await undo(last!.id);
  expect((await entriesOf('members', member.id)).at(-2)!.undo.state).toBe('possible');
  await undo(moved!.id, 'reception');
  expect(await members.one(member.id)).toMatchObject({ city: null, phone: '555-0123' });
});

test('references that a deletion cleared return, unless they have been filled since', async () => {
  const admin = app.as('admin');
  const [trainer, other] = [await makeRecord(admin, 'Trainer'), await makeRecord(admin, 'Trainer')];
  const members = admin.records('Member');
  const [kept, filled] = [await makeRecord(admin, 'Member'), await makeRecord(admin, 'Member')];
  for (const { id } of [kept, filled]) await members.update(id, { assignedTrainerId: trainer.id });
  await admin.records('Trainer').remove(trainer.id);
  await members.update(filled.id, { assignedTrainerId: other.id });
  const [cleared] = await entriesOf('members', kept.id);
  expect(cleared).toMatchObject({ action: 'updated', undo: { state: 'impossible' } });
  await expect(undo(cleared!.id)).rejects.toMatchObject({ code: 'CONFLICT' });
  const [deletion] = await entriesOf('trainers', trainer.id);
  await undo(deletion!.id);
  expect(await members.one(kept.id)).toMatchObject({ assignedTrainerId: trainer.id, version: 4 });
  expect(await members.one(filled.id)).toMatchObject({ assignedTrainerId: other.id });
});

test('an optional reference to a record that is gone stays empty, which the response says', async () => {
  const admin = app.as('admin');
  const trainer = await makeRecord(admin, 'Trainer');
  const member = await makeRecord(admin, 'Member');
  await admin.records('Member').update(member.id, { assignedTrainerId: trainer.id });
  await admin.records('Member').remove(member.id);
  await admin.records('Trainer').remove(trainer.id);
  const [deletion] = await entriesOf('members', member.id);
  expect(await undo(deletion!.id)).toMatchObject({ isChanged: true, keptFields: ['Assigned trainer'] });
  expect(await admin.records('Member').one(member.id)).toMatchObject({ assignedTrainerId: null });
});

test('a value that another record has by now conflicts by name', async () => {
  const payment = await makeRecord(app.as('admin'), 'Payment');
  await app.as('admin').records('Payment').remove(payment.id);
  const [deletion] = await entriesOf('payments', payment.id);
  await makeRecord(app.as('admin'), 'Payment', { paymentNumber: payment['paymentNumber'] });
  await expect(undo(deletion!.id)).rejects.toMatchObject({
    code: 'CONFLICT',
    fields: { paymentNumber: 'Payment number is already in use' },
  });
});

test('a payment that returns settles its invoice again', async () => {
  const admin = app.as('admin');
  const invoice = await makeRecord(admin, 'BillingRecord');
  const payment = await makeRecord(admin, 'Payment', {
    memberId: invoice['memberId'],
    billingId: invoice.id,
    amount: invoice['totalAmount'],
    paymentStatus: 'completed',
  });
  const invoices = admin.records('BillingRecord');
  expect(await invoices.one(invoice.id)).toMatchObject({ paymentStatus: 'paid' });
  const [settled] = await entriesOf('billing', invoice.id);
  await expect(undo(settled!.id)).rejects.toMatchObject({
    message: 'This change followed from another one. Undo that one instead.',
  });
  await admin.records('Payment').remove(payment.id);
  expect((await invoices.one(invoice.id))!['paymentStatus']).not.toBe('paid');
  const [deletion] = await entriesOf('payments', payment.id);
  await undo(deletion!.id);
  expect(await invoices.one(invoice.id)).toMatchObject({ paymentStatus: 'paid' });
});

test('two undos at the same moment change the record once', async () => {
  const member = await makeRecord(app.as('admin'), 'Member');
  await app.as('admin').records('Member').remove(member.id);
  const [deletion] = await entriesOf('members', member.id);
  const both = await Promise.all([undo(deletion!.id), undo(deletion!.id)]);
  expect(both.map(({ isChanged }) => isChanged).toSorted()).toEqual([false, true]);
});

test('each role needs the permission of an ordinary change', async () => {
  const member = await makeRecord(app.as('admin'), 'Member');
  const members = app.as('admin').records('Member');
  await members.update(member.id, { city: 'Rome' });
  const [moved] = await entriesOf('members', member.id);
  for (const username of ['accounts', 'trainer'] as const)
    await expect(undo(moved!.id, username)).rejects.toMatchObject({
      code: 'FORBIDDEN',
      extensions: { permission: 'members:edit' },
    });
  const expense = await makeRecord(app.as('admin'), 'Expense');
  await app.as('admin').records('Expense').remove(expense.id);
  const [deletion] = await entriesOf('expenses', expense.id);
  for (const username of ['reception', 'trainer'] as const)
    await expect(undo(deletion!.id, username)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await undo(deletion!.id, 'accounts')).toMatchObject({ isChanged: true });
  expect(await undo(moved!.id, 'manager')).toMatchObject({ isChanged: true });
});

test('a password is neither shown nor undone', async () => {
  const user = await makeRecord(app.as('admin'), 'User');
  const input = { currentPassword: 'admin123', newPassword: 'secret-2', confirmPassword: 'secret-2' };
  await app
    .as('admin')
    .request(
      'mutation ($id: ID!, $input: PasswordInput!) { changePassword(userId: $id, input: $input) { message } }',
      { id: user.id, input },
    );
  const [changed] = await entriesOf('users', user.id);
  await expect(undo(changed!.id)).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'The log does not have the earlier values of this change, or no user sets them.',
  });
});

test('an active parking pass that began in the past returns with its number', async () => {
  const passes = app.as('reception').records('ParkingPass');
  const pass = await makeRecord(app.as('admin'), 'ParkingPass', { status: 'active' });
  const [created] = await app.sql<{ id: string }>(
    `update parking_pass set valid_from = current_date - 7 where id = $1 returning id::text`,
    [pass.id],
  );
  await passes.remove(created!.id);
  const [deletion] = await entriesOf('parking-passes', pass.id);
  await undo(deletion!.id, 'reception');
  expect(await passes.one(pass.id)).toMatchObject({ status: 'active', passNumber: pass['passNumber'] });
});

test('a payment does not return to an invoice that belongs to another member by now', async () => {
  const admin = app.as('admin');
  const invoice = await makeRecord(admin, 'BillingRecord');
  const payment = await makeRecord(admin, 'Payment', {
    memberId: invoice['memberId'],
    billingId: invoice.id,
    amount: invoice['totalAmount'],
  });
  await admin.records('Payment').remove(payment.id);
  const other = await makeRecord(admin, 'Member');
  await admin.records('BillingRecord').update(invoice.id, { memberId: other.id });
  const [deletion] = await entriesOf('payments', payment.id);
  await expect(undo(deletion!.id)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
});

test('entries beyond 32 bits are found, paged and undone', async () => {
  const member = await makeRecord(app.as('admin'), 'Member', { city: 'Rome' });
  await app.sql(`select setval(pg_get_serial_sequence('audit_entry', 'id'), 3000000000)`);
  await app.as('admin').records('Member').update(member.id, { city: 'Oslo' });
  const [entry] = await entriesOf('members', member.id);
  expect(entry!.id).toBe('3000000001');

  const page = async (filter: object, after: string | null = null) => {
    const { found } = await app.as('admin').request<{
      found: { items: { id: string }[]; totalCount: number; pageInfo: { endCursor: string } };
    }>(
      `query ($filter: AuditEntryFilter, $after: String) {
         found: auditEntries(filter: $filter, page: { limit: 1, after: $after }) { items { id } totalCount pageInfo { endCursor } } }`,
      { filter, after },
    );
    return found;
  };
  for (const id of [{ eq: entry!.id }, { in: [entry!.id] }, { ne: '3' }])
    expect((await page({ id })).items).toEqual([{ id: entry!.id }]);
  const ofMember = { resource: { eq: 'members' }, recordId: { eq: member.id } };
  const newest = await page(ofMember);
  expect(newest.items).toEqual([{ id: entry!.id }]);
  expect((await page(ofMember, newest.pageInfo.endCursor)).items).toHaveLength(1);

  expect(await undo(entry!.id)).toMatchObject({ isChanged: true, recordId: member.id });
  expect((await page({ undoesId: { eq: entry!.id } })).totalCount).toBe(1);
  const ofRecord = page({ recordId: { eq: '3000000001' } });
  await expect(ofRecord).rejects.toThrow('is compared with ids');
  await expect(undo('9007199254740993')).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
