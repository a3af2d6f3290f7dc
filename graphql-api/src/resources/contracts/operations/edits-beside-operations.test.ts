import { expect, test } from 'vitest';
import { useContractOperations } from '../../../../testing/contract-operations.ts';
import { dayFromToday } from '../../../../testing/days.ts';
import { invalidInput } from '../../../../testing/rejections.ts';

const { app, run, signUp } = useContractOperations();

const inDays = (days: number) => dayFromToday({ days });

test('type, days and status of a member follow the contract', async () => {
  const { memberId, done } = await signUp();
  const members = app.as('reception').records('Member');
  const number = String(done.contract!['contractNumber']);
  await expect(
    members.update(memberId, { membershipEndDate: inDays(5), status: 'inactive' }),
  ).rejects.toMatchObject(
    invalidInput({
      membershipEndDate: `This follows from the contract ${number}. Renew, freeze or cancel the contract instead.`,
      status: `This follows from the contract ${number}. Freeze, resume or cancel the contract instead.`,
    }),
  );
  await members.update(memberId, { phone: '555-0199' });
});

test('the price is final once it is invoiced, and what is invoiced is kept', async () => {
  const { id, done } = await signUp();
  const contracts = app.as('admin').records('Contract');
  await expect(contracts.update(id, { price: 1 })).rejects.toMatchObject({
    fields: { price: expect.stringContaining('The price is final') },
  });
  await contracts.update(id, { notes: 'Locker 12', autoRenewal: true });
  await expect(contracts.remove(id)).rejects.toMatchObject({ code: 'CONFLICT' });
  const invoices = app.as('admin').records('BillingRecord');
  const invoiceId = done.invoices[0]!.id!;
  await expect(invoices.update(invoiceId, { amount: 1 })).rejects.toMatchObject({
    fields: { amount: expect.stringContaining('sum of the lines') },
  });
  await expect(invoices.update(invoiceId, { billingPeriodStart: inDays(1) })).rejects.toMatchObject({
    fields: { billingPeriodStart: expect.stringContaining('follows from the contract') },
  });
});

test('a cancelled invoice frees its period, and takes it again', async () => {
  const { id, done } = await signUp();
  const invoices = app.as('admin').records('BillingRecord');
  const contract = () => app.as('admin').records('Contract').one(id);
  const invoiceId = done.invoices[0]!.id!;
  await invoices.update(invoiceId, { paymentStatus: 'cancelled' });
  expect(await contract()).toMatchObject({ billedThrough: null });
  await invoices.update(invoiceId, { paymentStatus: 'pending' });
  expect(await contract()).toMatchObject({ billedThrough: done.contract!['billedThrough'] });
});

test('an operation is not undone by the history', async () => {
  const { id, memberId } = await signUp();
  await run('cancelContract', id, { at: 'NOW' });
  const last = async (resource: string, record: string) => {
    const [entry] = await app.sql<{ id: string }>(
      'select id from audit_entry where resource = $1 and record_id = $2 order by id desc limit 1',
      [resource, record],
    );
    return entry!.id;
  };
  const undo = (entryId: string) =>
    app
      .as('admin')
      .request('mutation ($id: ID!) { undoChange(entryId: $id) { isChanged } }', { id: entryId });
  await expect(undo(await last('contracts', id))).rejects.toMatchObject({ code: 'CONFLICT' });
  await expect(undo(await last('members', memberId))).rejects.toMatchObject({
    message: 'This change followed from another one. Undo that one instead.',
  });
});
