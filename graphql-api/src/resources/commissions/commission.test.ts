import { beforeAll, expect, test } from 'vitest';
import { useClub } from '../../../testing/club.ts';
import { dayFromToday } from '../../../testing/days.ts';
import { wrong } from '../../../testing/refusals.ts';
import { makeRecord } from '../../../testing/samples.ts';

const club = useClub();
const commissions = () => club.as('admin').records('Commission');
let employeeId: string;

beforeAll(async () => {
  employeeId = (await makeRecord(club.as('admin'), 'Employee')).id;
});

test('employee, type, amount, date and payment status are required', async () => {
  await expect(commissions().create({ commissionType: '', paymentStatus: '' })).rejects.toMatchObject(
    wrong({
      employeeId: 'Employee is required',
      commissionType: 'Commission type is required',
      amount: 'Amount is required',
      paymentStatus: 'Payment status is required',
    }),
  );
  const { id } = await commissions().create({ employeeId, amount: 1 });
  await expect(commissions().update(id, { commissionDate: null })).rejects.toMatchObject(
    wrong({ commissionDate: 'Commission date is required' }),
  );
});

test('a new commission is for a membership sale of today and waits to be paid', async () => {
  expect(await commissions().create({ employeeId, amount: 12.34 })).toMatchObject({
    commissionType: 'membership_sale',
    commissionDate: dayFromToday(),
    paymentStatus: 'pending',
    paymentDate: null,
    amount: 12.34,
  });
});
