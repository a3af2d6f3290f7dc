import { addRecord, columnTexts, openPage, tokenOf, useClub, visit } from '@gym/hub-kit/testing';
import { beforeAll, expect, it } from 'vitest';
import { addEmployee } from './staff.fixture.ts';

const app = useClub();

beforeAll(async () => {
  const ann = await addEmployee(app, 'Ann Lee', { status: 'on_leave' });
  const bea = await addEmployee(app, 'Bea Wu');
  const period = { payPeriodStart: '2026-01-01', payPeriodEnd: '2026-01-31' };
  for (const [day, status, amount] of [
    ['05', 'pending', 20],
    ['07', 'cancelled', 0.1],
    ['06', 'paid', 0.1],
  ] as const) {
    const date = `2026-01-${day}`;
    const state = { employeeId: ann, paymentStatus: status };
    await addRecord(app, 'Commission', { ...state, amount, commissionDate: date });
    await addRecord(app, 'Payroll', { ...state, ...period, baseSalary: amount, paymentDate: date });
    await addRecord(app, 'Attendance', { employeeId: bea, attendanceDate: date });
  }
  const hours = { startTime: '10:00', endTime: '18:00' };
  await addRecord(app, 'Shift', { ...hours, employeeId: bea, shiftName: 'Early' });
  await addRecord(app, 'Shift', { ...hours, employeeId: ann, shiftName: 'Late' });
});

it('lists show the latest first, shifts by employee, and what all of it comes to', async () => {
  const page = await openPage(`${app.url}/commissions`, { token: await tokenOf(app, 'admin') });
  const latestFirst = ['01/07/2026', '01/06/2026', '01/05/2026'];
  await expect.poll(() => columnTexts(page, 4)).toEqual(latestFirst);
  await page.getByText('Total $20.20').waitFor();
  await visit(page, '/payroll');
  await expect.poll(() => columnTexts(page, 6)).toEqual(latestFirst);
  await page.getByText('Total $20.20').waitFor();
  await visit(page, '/attendance-shift');
  await expect.poll(() => columnTexts(page, 2)).toEqual(latestFirst);
  await page.getByRole('tab', { name: 'Shifts' }).click();
  await expect.poll(() => columnTexts(page, 1)).toEqual(['Ann Lee', 'Bea Wu']);
});
