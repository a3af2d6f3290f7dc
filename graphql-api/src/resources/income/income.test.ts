import { expect, test } from 'vitest';
import { useApp } from '../../../testing/app.ts';
import { dayFromToday } from '../../../testing/days.ts';
import { invalidInput } from '../../../testing/rejections.ts';

const app = useApp();
const income = () => app.as('accounts').records('Income');
const least = { category: 'Merchandise', source: 'Shop', amount: 19.99 };

test('date, category, source and amount are required', async () => {
  await expect(income().create({})).rejects.toMatchObject(
    invalidInput({
      category: 'Category is required',
      source: 'Source is required',
      amount: 'Amount is required',
    }),
  );
  const { id } = await income().create(least);
  await expect(income().update(id, { incomeDate: null })).rejects.toMatchObject(
    invalidInput({ incomeDate: 'Date is required' }),
  );
  await expect(income().update(id, { amount: 'much' })).rejects.toMatchObject(
    invalidInput({ amount: 'Amount must be a number' }),
  );
});

test('new income is of today, in cash and pending', async () => {
  expect(await income().create(least)).toMatchObject({
    incomeDate: dayFromToday(),
    paymentMethod: 'cash',
    status: 'pending',
    recordedBy: null,
    recordingDate: null,
  });
});
