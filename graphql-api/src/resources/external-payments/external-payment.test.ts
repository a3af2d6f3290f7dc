import { expect, test } from 'vitest';
import { useApp } from '../../../testing/app.ts';
import { dayFromToday } from '../../../testing/days.ts';
import { invalidInput } from '../../../testing/rejections.ts';

const app = useApp();
const payments = () => app.as('accounts').records('ExternalPayment');
const REQUIRED = 'Please fill in all required fields';
const least = { vendorName: 'Power & Light', paymentNumber: 'E-1', amount: 310.5 };

test('vendor, number, date, amount, method and type are required, in one message', async () => {
  await expect(
    payments().create({ paymentNumber: '', paymentMethod: '', paymentType: '' }),
  ).rejects.toMatchObject({
    ...invalidInput(
      Object.fromEntries(
        ['vendorName', 'paymentNumber', 'amount', 'paymentMethod', 'paymentType'].map(name => [
          name,
          REQUIRED,
        ]),
      ),
    ),
    message: REQUIRED,
  });
});

test('a new payment is for utilities, in cash, completed today; its number is unique', async () => {
  const made = await payments().create(least);
  expect(made).toMatchObject({
    paymentDate: dayFromToday(),
    paymentMethod: 'cash',
    paymentStatus: 'completed',
    paymentType: 'utilities',
  });
  await expect(payments().update(made.id, { paymentDate: null })).rejects.toMatchObject(
    invalidInput({ paymentDate: REQUIRED }),
  );
  await expect(payments().create(least)).rejects.toMatchObject({
    code: 'CONFLICT',
    fields: { paymentNumber: 'Payment number is already in use' },
  });
});
