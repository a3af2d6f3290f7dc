import { expect, test } from 'vitest';
import { useApp } from '../../../testing/app.ts';
import { dayFromToday } from '../../../testing/days.ts';
import { invalidInput } from '../../../testing/rejections.ts';
import { makeRecord } from '../../../testing/samples.ts';

const app = useApp();
const expenses = () => app.as('accounts').records('Expense');
const least = { category: 'Rent', vendor: 'City Estates', amount: 1_200 };

test('date, category, vendor and amount are required', async () => {
  await expect(expenses().create({ vendor: '  ' })).rejects.toMatchObject(
    invalidInput({
      category: 'Category is required',
      vendor: 'Vendor is required',
      amount: 'Amount is required',
    }),
  );
  const { id } = await expenses().create(least);
  await expect(expenses().update(id, { expenseDate: null })).rejects.toMatchObject(
    invalidInput({ expenseDate: 'Date is required' }),
  );
});

test('an amount is a number', async () => {
  for (const amount of ['much', '12', true])
    await expect(expenses().create({ ...least, amount })).rejects.toMatchObject(
      invalidInput({ amount: 'Amount must be a number' }),
    );
});

test('a new expense is of today, paid in cash and pending approval', async () => {
  expect(await expenses().create(least)).toMatchObject({
    expenseDate: dayFromToday(),
    paymentMethod: 'cash',
    status: 'pending',
    approvedBy: null,
    approvalDate: null,
    locationId: null,
  });
});

test('the deletion of a location keeps its expenses', async () => {
  const location = await makeRecord(app.as('admin'), 'Location');
  const expense = await expenses().create({ ...least, locationId: location.id });
  await app.as('admin').records('Location').remove(location.id);
  expect(await expenses().one(expense.id)).toMatchObject({
    vendor: expense['vendor'],
    version: 2,
    locationId: null,
  });
});
