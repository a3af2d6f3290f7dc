import { columnTexts, expectAbsent, type Page, rowOf, visit } from '@gym/hub-kit/testing';
import { expect, it } from 'vitest';
import { addMember, create, Desk, totalOf } from './accounts.fixture.ts';

const desk = new Desk(async app => {
  const memberId = await addMember(app, 'Ada Adams');
  const ada = { amount: 0.1, category: 'Repairs' };
  const ben = { amount: 0.2, category: 'Repairs' };
  const cleo = { amount: 1200.5, category: 'Repairs' };
  await create(app, 'Expense', { ...ada, vendor: 'Ada Plumbing', expenseDate: '2025-03-08' });
  await create(app, 'Expense', {
    ...ben,
    vendor: 'Ben Electric',
    expenseDate: '2025-03-09',
    status: 'rejected',
  });
  await create(app, 'Expense', { ...cleo, vendor: 'Cleo Paint', expenseDate: '2025-03-07' });
  await create(app, 'Income', { ...ada, source: 'Ada Classes', incomeDate: '2025-03-08' });
  await create(app, 'Income', { ...ben, source: 'Ben Shop', incomeDate: '2025-03-09', status: 'reconciled' });
  await create(app, 'Income', { ...cleo, source: 'Cleo Sponsor', incomeDate: '2025-03-07' });
  const paid = { paymentMethod: 'cash', paymentType: 'other' };
  const statuses = ['completed', 'pending', 'failed', 'cancelled'];
  for (const [index, paymentStatus] of statuses.entries()) {
    const payment = { ...paid, paymentStatus, paymentDate: `2025-01-0${index + 1}`, amount: 1000.1 + index };
    await create(app, 'ExternalPayment', { ...payment, vendorName: 'Vendor', paymentNumber: `E-${index}` });
    await create(app, 'Payment', { ...payment, memberId, paymentNumber: `P-${index}`, onAccount: false });
  }
  await create(app, 'Payment', {
    ...paid,
    memberId,
    paymentNumber: 'P-4',
    paymentDate: '2025-01-05',
    amount: 1004.1,
    paymentStatus: 'refunded',
    onAccount: false,
  });
});

/** Searches, and waits for the row that is left. */
async function search(page: Page, text: string, left: string) {
  await page.getByRole('searchbox').fill(text);
  await rowOf(page, left).waitFor();
}

it('each list shows the newest first, and the sum of what its search and its filters leave', async () => {
  const page = await desk.open('/expenses');
  await expect.poll(() => columnTexts(page, 3)).toEqual(['Ben Electric', 'Ada Plumbing', 'Cleo Paint']);
  await expect.poll(() => totalOf(page)).toBe('$1,200.80');
  await search(page, 'electric', '03/09/2025');
  await expect.poll(() => totalOf(page)).toBe('$0.20');
  await visit(page, '/income');
  await expect.poll(() => columnTexts(page, 3)).toEqual(['Ben Shop', 'Ada Classes', 'Cleo Sponsor']);
  await expect.poll(() => totalOf(page)).toBe('$1,200.80');
  await visit(page, '/expenses?f.amount=..1');
  await expect.poll(() => totalOf(page)).toBe('$0.30');

  // Only what was completed.
  await visit(page, '/external-payments');
  await expect.poll(() => columnTexts(page, 1)).toEqual(['E-3', 'E-2', 'E-1', 'E-0']);
  await expect.poll(() => totalOf(page, 'Paid')).toBe('$1,000.10');
  await visit(page, '/payments');
  await expect.poll(() => columnTexts(page, 1)).toEqual(['P-4', 'P-3', 'P-2', 'P-1', 'P-0']);
  await expect.poll(() => totalOf(page, 'Received')).toBe('$1,000.10');
  await expectAbsent(page.getByRole('alert'));
});
