import {
  dialogOf,
  expectAbsent,
  expectAccessible,
  failureLines,
  textBox,
  toastOf,
  visit,
} from '@gym/hub-kit/testing';
import { expect, it } from 'vitest';
import { addMember, create, Desk } from '../accounts.fixture.ts';

const desk = new Desk(async app => {
  const memberId = await addMember(app, 'Ada Adams');
  await create(app, 'BillingRecord', {
    memberId,
    invoiceNumber: 'I-1',
    invoiceDate: '2025-03-05',
    amount: 1000.1,
    totalAmount: 1000.1,
  });
  await create(app, 'Expense', {
    expenseDate: '2025-03-31',
    category: 'Rent',
    vendor: 'Landlord',
    amount: 500,
  });
});

it('a month is closed after a warning, protects its records and is reopened with a reason', async () => {
  const page = await desk.open('/closed-periods?year=2025', { as: 'admin', expected: failureLines });
  const row = page.getByRole('row', { name: /March 2025/ });
  await row.getByText('$1,000.10').waitFor();
  await row.getByText('1 expense to approve').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Close March 2025' }).click();
  const closing = dialogOf(page, 'Close March 2025');
  await closing.getByText('1 expense to approve').waitFor();
  await closing.getByRole('button', { name: 'Close month' }).click();
  await toastOf(page, 'March 2025 closed').waitFor();
  await row.getByText('Closed', { exact: true }).waitFor();

  await visit(page, '/expenses');
  const closed = page.getByRole('row', { name: /Landlord/ });
  await closed.getByText('March 2025 is closed').waitFor();
  await expectAbsent(closed.getByRole('button'));
  await expectAccessible(page);
  await closed.getByText('Landlord').click();
  const expense = page.getByRole('dialog');
  await expense
    .getByText(
      'This record can no longer be changed or deleted. Add a correction that is dated in an open month, or reopen the month under Closed Periods.',
    )
    .waitFor();
  await expect.poll(() => textBox(expense, 'Amount').isDisabled()).toBe(true);
  await expectAccessible(page);
  await expense.getByRole('button', { name: 'Close' }).first().click();

  const values = 'set.expenseDate=2025-03-15&set.category=Rent&set.vendor=Landlord&set.amount=5';
  await page.goto(`${desk.app.url}/expenses?add&${values}`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page
    .getByText(
      'March 2025 is closed. Date the correction in an open month, or ask a user who may reopen periods.',
    )
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();

  await visit(page, '/closed-periods?year=2025');
  await page.getByRole('button', { name: 'Reopen March 2025' }).click();
  const reopening = dialogOf(page, 'Reopen March 2025');
  await reopening.getByRole('button', { name: 'Reopen' }).click();
  await reopening.getByText('Reason is required').waitFor();
  await textBox(reopening, 'Reason').fill('The rent was wrong');
  await reopening.getByRole('button', { name: 'Reopen' }).click();
  await toastOf(page, 'March 2025 reopened').waitFor();
  await page.getByText(/Reopened by admin on .*: The rent was wrong/).waitFor();
  await expect.poll(() => row.getByText('Open', { exact: true }).count()).toBe(1);
  await visit(page, '/expenses');
  await page.getByRole('button', { name: /^Edit / }).waitFor();
});

it('accounts close months and cannot reopen them', async () => {
  const page = await desk.open('/closed-periods?year=2025', { as: 'accounts' });
  await page.getByRole('button', { name: 'Close February 2025' }).click();
  await dialogOf(page, 'Close February 2025').getByRole('button', { name: 'Close month' }).click();
  await toastOf(page, 'February 2025 closed').waitFor();
  await expectAbsent(page.getByRole('button', { name: /^Reopen / }));
});

it('a month that turns out to be closed while somebody types leaves the form as it is', async () => {
  const page = await desk.open('/login', { as: 'admin', expected: failureLines });
  const released = Promise.withResolvers<void>();
  await page.route('**/graphql', async route => {
    const { operationName } = (route.request().postDataJSON() ?? {}) as { operationName?: string };
    if (operationName !== 'ClosedMonths') return route.fallback();
    await released.promise;
    await route.fulfill({ json: { data: { months: ['2025-03'] } } });
  });
  await page.goto(`${desk.app.url}/expenses`);
  await page
    .getByRole('row', { name: /Landlord/ })
    .getByText('Landlord')
    .click();
  const amount = textBox(page.getByRole('dialog'), 'Amount');
  await amount.fill('600');
  released.resolve();
  await page.getByRole('dialog').getByText('March 2025 is closed').first().waitFor();
  await expect.poll(() => amount.isDisabled()).toBe(false);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await dialogOf(page, 'Discard changes?').waitFor();
});
