import {
  combobox,
  dialogOf,
  expectAbsent,
  failureLines,
  rowOf,
  textBox,
  toastOf,
} from '@gym/hub-kit/testing';
import { formatDay, today } from '@gym/hub-kit/format';
import { expect, it } from 'vitest';
import { create, Desk, type Page } from '../accounts.fixture.ts';

const desk = new Desk(() => Promise.resolve());

const stored = (vendor: string) =>
  desk
    .ask(
      `query ($vendor: String!) { expenses(filter: { vendor: { eq: $vendor } }) { items {
        approvedBy approvalDate status } } }`,
      { vendor },
    )
    .then(({ items }) => (items as object[])[0]);

it('an approval names who made it, what somebody else saved is taken over, and a change since is respected', async () => {
  await create(desk.app, 'Expense', { vendor: 'Finn Floors', category: 'Marketing', amount: 20 });
  await create(desk.app, 'Expense', { vendor: 'Gus Gardens', category: 'Repairs', amount: 75 });
  const id = await create(desk.app, 'Expense', { vendor: 'Hal Heating', category: 'Repairs', amount: 10 });
  const page = await desk.open('/expenses', { expected: failureLines });
  await expectTheirsTaken(page);
  await expectApproval(page);
  await expectApprovalRejected(page, id);
});

it('the selected expenses that are pending are approved at once, but for one that changes meanwhile', async () => {
  await create(desk.app, 'Expense', { vendor: 'Many Mops', category: 'Repairs', amount: 20 });
  await create(desk.app, 'Expense', { vendor: 'Many Mats', category: 'Repairs', amount: 30 });
  const rejected = { vendor: 'Many Maps', category: 'Repairs', amount: 40, status: 'rejected' };
  await create(desk.app, 'Expense', rejected);
  const id = await create(desk.app, 'Expense', { vendor: 'Many Mugs', category: 'Repairs', amount: 50 });
  const page = await desk.open('/expenses?q=Many', { as: 'admin' });
  await rowOf(page, 'Many Mops').waitFor();
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).click();
  await desk.ask('mutation ($id: ID!) { updateExpense(id: $id, patch: { amount: 9000 }) { id } }', { id });
  await page.getByRole('button', { name: 'Approve (3)' }).click();
  const dialog = dialogOf(page, 'Approve: 3 expenses');
  await dialog.getByText('Expense was changed by another user since you opened it').waitFor();
  await dialog.getByRole('button', { name: 'Approve: 2 expenses' }).click();
  await page.getByRole('status').filter({ hasText: 'Done for 2 of 3 expenses' }).waitFor();
  const approved = { approvedBy: expect.stringMatching(/./), approvalDate: today(), status: 'approved' };
  expect(await stored('Many Mops')).toEqual(approved);
  expect(await stored('Many Mats')).toEqual(approved);
  expect(await stored('Many Maps')).toMatchObject({ status: 'rejected' });
  expect(await stored('Many Mugs')).toMatchObject({ status: 'pending' });
});

it('shows what it came to month by month, once that is opened, and follows what changes', async () => {
  const page = await desk.open('/expenses', { as: 'admin' });
  const chart = page.getByRole('region', { name: 'Expenses by Month' });
  const thisMonth = chart.getByRole('row').last().getByRole('cell');
  const amount = async () => Number((await thisMonth.innerText()).replaceAll(/[$,]/g, ''));
  const thisDay = today();
  for (const [vendor, spent] of Object.entries({ 'Month End': 250.25, Rent: 1000 }))
    await create(desk.app, 'Expense', {
      vendor,
      amount: spent,
      category: 'Repairs',
      expenseDate: thisDay,
    });
  await expectAbsent(chart.getByRole('table'));
  await chart.getByRole('button', { name: 'Expenses by Month' }).click();
  await chart.locator('canvas').waitFor();
  await expect.poll(() => chart.getByRole('row').count()).toBe(13);
  await expect.poll(amount).toBeGreaterThanOrEqual(1250.25);
  const before = await amount();

  await page.reload();
  await rowOf(page, 'Month End')
    .getByRole('button', { name: /^Delete / })
    .click();
  await dialogOf(page, 'Confirm Delete').getByRole('button', { name: 'Delete' }).click();
  await toastOf(page, 'Expense deleted successfully').waitFor();
  await expect.poll(async () => before - (await amount())).toBeCloseTo(250.25);
});

/** What somebody else saved is taken over without a change of its own. */
async function expectTheirsTaken(page: Page) {
  await page.getByRole('button', { name: 'Edit Finn Floors, $20.00' }).click();
  const dialog = dialogOf(page, 'Edit Expense');
  await textBox(dialog, 'Notes').fill('mine');
  const { items } = await desk.ask(
    '{ expenses(filter: { vendor: { eq: "Finn Floors" } }) { items { id } } }',
    {},
  );
  await desk.ask(
    `mutation ($id: ID!) { updateExpense(id: $id, patch: {
      status: "approved", approvedBy: "Mia Manager", approvalDate: "2025-03-11" }) { id } }`,
    { id: (items as { id: string }[])[0]!.id },
  );
  await dialog.getByRole('button', { name: 'Update' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take theirs' }).click();
  await expect.poll(() => combobox(dialog, 'Status').inputValue()).toBe('approved');
  await expect.poll(() => textBox(dialog, 'Approved By').inputValue()).toBe('Mia Manager');
  await expect.poll(() => textBox(dialog, 'Approval Date').inputValue()).toBe('03/11/2025');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** It names who made it and when, in the form until that is cleared, and with one click. */
async function expectApproval(page: Page) {
  await page.getByRole('button', { name: 'Add Expense' }).click();
  const dialog = dialogOf(page, 'Add New Expense');
  await combobox(dialog, 'Status').selectOption('approved');
  await expect.poll(() => textBox(dialog, 'Approved By').inputValue()).not.toBe('');
  await expect.poll(() => textBox(dialog, 'Approval Date').inputValue()).toBe(formatDay(today()));
  // What is cleared stays empty until it is approved once more.
  await textBox(dialog, 'Approved By').fill('');
  await textBox(dialog, 'Notes').fill('Paid by check 18');
  await expect.poll(() => textBox(dialog, 'Approved By').inputValue()).toBe('');
  await combobox(dialog, 'Status').selectOption('pending');
  await combobox(dialog, 'Status').selectOption('approved');
  await expect.poll(() => textBox(dialog, 'Approved By').inputValue()).not.toBe('');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialogOf(page, 'Discard changes?').getByRole('button', { name: 'Discard' }).click();
  await dialog.waitFor({ state: 'detached' });

  const approve = page.getByRole('button', { name: 'Approve Gus Gardens, $75.00' });
  await approve.click();
  await toastOf(page, 'Expense updated successfully').waitFor();
  await approve.waitFor({ state: 'detached' });
  const [{ fullName }] = (
    await desk.ask('{ users(filter: { username: { eq: "accounts" } }) { items { fullName } } }')
  )['items'] as [{ fullName: string }];
  expect(await stored('Gus Gardens')).toMatchObject({
    status: 'approved',
    approvedBy: fullName,
    approvalDate: today(),
  });
  await expectAbsent(page.getByRole('dialog'));
}

/** Of an expense that another user changed since it was listed. */
async function expectApprovalRejected(page: Page, id: string) {
  const approve = page.getByRole('button', { name: 'Approve Hal Heating, $10.00' });
  await approve.waitFor();
  await desk.ask('mutation ($id: ID!) { updateExpense(id: $id, patch: { amount: 9000 }) { id } }', { id });
  await approve.click();
  await page.getByText(/^Failed to save expense: .*changed by another user/).waitFor();
  await page.getByRole('button', { name: 'Approve Hal Heating, $9,000.00' }).waitFor();
  expect(await stored('Hal Heating')).toMatchObject({ status: 'pending' });
}
