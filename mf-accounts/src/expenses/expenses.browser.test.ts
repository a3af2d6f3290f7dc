import {
  chipColors,
  chooseReference,
  columnTexts,
  combobox,
  dialogOf,
  expectAbsent,
  failOperation,
  failureLines,
  messageOf,
  rowOf,
  textBox,
  toastOf,
} from '@gym/hub-kit/testing';
import { today as currentDay } from '@gym/hub-kit/format';
import { expect, it } from 'vitest';
import { addLocation, create, Desk, today, totalOf } from '../accounts.fixture.ts';

const desk = new Desk(async app => {
  const locationId = await addLocation(app, 'Uptown');
  const expense = (vendor: string, expenseDate: string, amount: number, more: object = {}) =>
    create(app, 'Expense', { vendor, expenseDate, amount, category: 'Repairs', ...more });
  await expense('Ada Plumbing', '2025-03-09', 0.1, {
    status: 'approved',
    paymentMethod: 'bank_transfer',
    locationId,
  });
  await expense('Ben Electric', '2025-03-08', 0.2, { status: 'rejected', paymentMethod: 'credit_card' });
  await expense('Cleo Paint', '2025-03-07', 1200.5);
});

const stored = (vendor: string) =>
  desk
    .ask(
      `query ($vendor: String!) { expenses(filter: { vendor: { eq: $vendor } }) { items {
        expenseDate category vendor description amount paymentMethod receiptNumber receiptImageUrl approvedBy
        approvalDate status notes location { name } } } }`,
      { vendor },
    )
    .then(({ items }) => (items as object[])[0]);

it('lists what was spent, the newest first, with its sum', async () => {
  const page = await desk.open('/expenses');
  await rowOf(page, 'Ada Plumbing').waitFor();
  await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('Expenses Management');
  await expect
    .poll(() => page.getByRole('columnheader').allInnerTexts())
    .toEqual(['Date', 'Category', 'Vendor', 'Amount', 'Payment Method', 'Status', 'Location', 'Actions']);
  await expect.poll(() => columnTexts(page, 1)).toEqual(['03/09/2025', '03/08/2025', '03/07/2025']);
  await expect.poll(() => columnTexts(page, 4)).toEqual(['$0.10', '$0.20', '$1,200.50']);
  await expect.poll(() => columnTexts(page, 5)).toEqual(['Bank Transfer', 'Credit Card', 'Cash']);
  await expect.poll(() => columnTexts(page, 7)).toEqual(['Uptown', '', '']);
  await expect
    .poll(() => chipColors(page, ['Approved', 'Pending', 'Rejected']))
    .toEqual(['green', 'orange', 'red']);
  await expect.poll(() => page.getByLabel('Rows per page').inputValue()).toBe('25');
  await expect
    .poll(() => page.getByLabel('Rows per page').locator('option').allInnerTexts())
    .toEqual(['10', '25', '50', '100']);
  await expect.poll(() => totalOf(page)).toBe('$1,200.80');

  await page.getByRole('searchbox').fill('electric');
  await expect.poll(() => totalOf(page)).toBe('$0.20');
  await page.goto(`${desk.app.url}/expenses?f.amount=..1`);
  await expect.poll(() => totalOf(page)).toBe('$0.30');
});

it('takes a new expense, after telling what is missing', async () => {
  const page = await desk.open('/expenses', { expected: failureLines });
  await page.getByRole('button', { name: 'Add Expense' }).click();
  const dialog = dialogOf(page, 'Add New Expense');
  await expect.poll(() => textBox(dialog, 'Date').inputValue()).toBe(today());
  await expect.poll(() => combobox(dialog, 'Payment Method').inputValue()).toBe('cash');
  await expect.poll(() => combobox(dialog, 'Status').inputValue()).toBe('pending');
  await expect.poll(() => textBox(dialog, 'Amount').inputValue()).toBe('0.00');

  await textBox(dialog, 'Date').fill('');
  await textBox(dialog, 'Amount').fill('');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await toastOf(page, 'Please correct the errors in the form').waitFor();
  await expect.poll(() => messageOf(textBox(dialog, 'Date'))).toBe('Date is required');
  await expect.poll(() => messageOf(combobox(dialog, 'Category'))).toBe('Category is required');
  await expect.poll(() => messageOf(textBox(dialog, 'Vendor'))).toBe('Vendor is required');
  await expect.poll(() => messageOf(textBox(dialog, 'Amount'))).toBe('Amount is required');

  for (const [typed, message] of [
    ['twelve', 'Amount must be a number'],
    ['1.005', 'Amount may have two decimals at the most'],
  ] as const) {
    await textBox(dialog, 'Amount').fill(typed);
    await expect.poll(() => messageOf(textBox(dialog, 'Amount'))).toBe('');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => messageOf(textBox(dialog, 'Amount'))).toBe(message);
  }

  await textBox(dialog, 'Date').fill('3/10/2025');
  await combobox(dialog, 'Category').selectOption('Software');
  await textBox(dialog, 'Vendor').fill('Dan Software');
  await textBox(dialog, 'Amount').fill('$1,234.56');
  await textBox(dialog, 'Description').fill('Door software');
  await combobox(dialog, 'Payment Method').selectOption({ label: 'Check' });
  await chooseReference(combobox(dialog, 'Location'), 'up', 'Uptown');
  await textBox(dialog, 'Receipt Number').fill('R-1');
  await textBox(dialog, 'Receipt Image URL').fill('https://example.com/r-1.png');
  await textBox(dialog, 'Notes').fill('Paid by check 17');
  // Whoever approves is entered as the one who did.
  await combobox(dialog, 'Status').selectOption('approved');
  await expect.poll(() => textBox(dialog, 'Approved By').inputValue()).not.toBe('');
  await expect.poll(() => textBox(dialog, 'Approval Date').inputValue()).toBe(today());
  // What is cleared stays empty until it is approved once more.
  await textBox(dialog, 'Approved By').fill('');
  await textBox(dialog, 'Notes').fill('Paid by check 18');
  await expect.poll(() => textBox(dialog, 'Approved By').inputValue()).toBe('');
  await combobox(dialog, 'Status').selectOption('pending');
  await combobox(dialog, 'Status').selectOption('approved');
  await expect.poll(() => textBox(dialog, 'Approved By').inputValue()).not.toBe('');
  await textBox(dialog, 'Notes').fill('Paid by check 17');
  await textBox(dialog, 'Approved By').fill('Mia Manager');
  await textBox(dialog, 'Approval Date').fill('3/11/2025');

  const mend = await failOperation(page, 'CreateExpense', 'no answer');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await toastOf(page, 'Failed to save expense').waitFor();
  await expect.poll(() => textBox(dialog, 'Vendor').inputValue()).toBe('Dan Software');
  await mend();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await toastOf(page, 'Expense created successfully').waitFor();
  await rowOf(page, 'Dan Software').waitFor();
  expect(await stored('Dan Software')).toEqual({
    expenseDate: '2025-03-10',
    category: 'Software',
    vendor: 'Dan Software',
    description: 'Door software',
    amount: 1234.56,
    paymentMethod: 'check',
    receiptNumber: 'R-1',
    receiptImageUrl: 'https://example.com/r-1.png',
    approvedBy: 'Mia Manager',
    approvalDate: '2025-03-11',
    status: 'approved',
    notes: 'Paid by check 17',
    location: { name: 'Uptown' },
  });
});

it('takes over what somebody else saved without a change of its own', async () => {
  await create(desk.app, 'Expense', { vendor: 'Finn Floors', category: 'Marketing', amount: 20 });
  const page = await desk.open('/expenses');
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
});

it('approves a pending expense with one click', async () => {
  await create(desk.app, 'Expense', { vendor: 'Gus Gardens', category: 'Repairs', amount: 75 });
  const page = await desk.open('/expenses', { expected: failureLines });
  const approve = page.getByRole('button', { name: 'Approve Gus Gardens, $75.00' });
  await approve.click();
  await toastOf(page, 'Expense updated successfully').waitFor();
  await approve.waitFor({ state: 'detached' });
  const [{ fullName }] = (
    await desk.ask('{ users(filter: { username: { eq: "accounts" } }) { items { fullName } } }')
  )['items'] as [{ fullName: string }];
  const [month, day, year] = today().split('/');
  expect(await stored('Gus Gardens')).toMatchObject({
    status: 'approved',
    approvedBy: fullName,
    approvalDate: `${year}-${month}-${day}`,
  });
  await expectAbsent(page.getByRole('dialog'));
});

it('rejects the approval of an expense that another user changed since it was listed', async () => {
  const id = await create(desk.app, 'Expense', { vendor: 'Hal Heating', category: 'Repairs', amount: 10 });
  const page = await desk.open('/expenses', { expected: failureLines });
  const approve = page.getByRole('button', { name: 'Approve Hal Heating, $10.00' });
  await approve.waitFor();
  await desk.ask('mutation ($id: ID!) { updateExpense(id: $id, patch: { amount: 9000 }) { id } }', { id });
  await approve.click();
  await page.getByText(/^Failed to save expense: .*changed by another user/).waitFor();
  await page.getByRole('button', { name: 'Approve Hal Heating, $9,000.00' }).waitFor();
  expect(await stored('Hal Heating')).toMatchObject({ status: 'pending' });
});

it('changes and deletes an expense', async () => {
  await create(desk.app, 'Expense', { vendor: 'Eva Prints', category: 'Marketing', amount: 49.9 });
  const page = await desk.open('/expenses');
  await page.getByRole('button', { name: 'Edit Eva Prints, $49.90' }).click();
  const dialog = dialogOf(page, 'Edit Expense');
  await expect.poll(() => textBox(dialog, 'Amount').inputValue()).toBe('49.90');
  await textBox(dialog, 'Amount').fill('50');
  await combobox(dialog, 'Status').selectOption('rejected');
  await dialog.getByRole('button', { name: 'Update' }).click();
  await toastOf(page, 'Expense updated successfully').waitFor();
  expect(await stored('Eva Prints')).toMatchObject({ amount: 50, status: 'rejected', approvedBy: null });

  await page.getByRole('button', { name: 'Delete Eva Prints, $50.00' }).click();
  const confirm = dialogOf(page, 'Confirm Delete');
  await confirm.getByText('Are you sure you want to delete this expense?', { exact: true }).waitFor();
  await confirm.getByRole('button', { name: 'Delete' }).click();
  await toastOf(page, 'Expense deleted successfully').waitFor();
  await rowOf(page, 'Eva Prints').waitFor({ state: 'detached' });
});

it('shows what it came to month by month, once that is opened, and follows what changes', async () => {
  const page = await desk.open('/expenses', { as: 'admin' });
  const chart = page.getByRole('region', { name: 'Expenses by Month' });
  const thisMonth = chart.getByRole('row').last().getByRole('cell');
  const amount = async () => Number((await thisMonth.innerText()).replaceAll(/[$,]/g, ''));
  const thisDay = currentDay();
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
