import { beforeAll, expect, test } from 'vitest';
import { useApp } from '../../../testing/app.ts';
import { dayFromToday } from '../../../testing/days.ts';
import { invalidInput } from '../../../testing/rejections.ts';
import { makeRecord } from '../../../testing/samples.ts';

const app = useApp();
const commissions = () => app.as('admin').records('Commission');
let employeeId: string;

beforeAll(async () => {
  employeeId = (await makeRecord(app.as('admin'), 'Employee')).id;
});

test('employee, type, amount, date and payment status are required', async () => {
  await expect(commissions().create({ commissionType: '', paymentStatus: '' })).rejects.toMatchObject(
    invalidInput({
      employeeId: 'Employee is required',
      commissionType: 'Commission type is required',
      amount: 'Amount is required',
      paymentStatus: 'Payment status is required',
    }),
  );
  const { id } = await commissions().create({ employeeId, amount: 1 });
  await expect(commissions().update(id, { commissionDate: null })).rejects.toMatchObject(
    invalidInput({ commissionDate: 'Commission date is required' }),
  );
});

test('a new commission is a pending one for a membership sale of today', async () => {
  expect(await commissions().create({ employeeId, amount: 12.34 })).toMatchObject({
    commissionType: 'membership_sale',
    commissionDate: dayFromToday(),
    paymentStatus: 'pending',
    paymentDate: null,
    amount: 12.34,
  });
});
