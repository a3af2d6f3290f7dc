import {
  addRecord,
  dialogOf,
  expectAbsent,
  expectAccessible,
  messageOf,
  openPage,
  rowOf,
  textBox,
  toastOf,
  tokenOf,
  useClub,
  visit,
} from '@gym/hub-kit/testing';
import { beforeAll, expect, it } from 'vitest';
import { addEmployee } from '../staff.fixture.ts';

const app = useClub();
let ann: string;

beforeAll(async () => {
  ann = await addEmployee(app, 'Ann Lee', { salary: 36_000 });
  await addEmployee(app, 'Bob Ray', { status: 'inactive', lastDay: '2024-03-31' });
  await addRecord(app, 'Attendance', { employeeId: ann, attendanceDate: '2026-01-14', overtimeHours: 4 });
  await addRecord(app, 'Commission', {
    employeeId: ann,
    amount: 120,
    commissionDate: '2026-01-10',
    paymentStatus: 'pending',
    description: 'VIP membership',
  });
});

it('payroll is prepared from pay, overtime and commissions, approved and paid', async () => {
  const token = await tokenOf(app, 'accounts');
  const page = await openPage(`${app.url}/employee-details/${ann}`, { token });
  await page.getByRole('button', { name: 'Add Pay' }).click();
  const pay = dialogOf(page, 'Add Pay');
  await textBox(pay, 'Valid From').fill('01/01/2026');
  await textBox(pay, 'Salary').fill('42000');
  await textBox(pay, 'Overtime Rate').fill('22.5');
  await pay.getByRole('button', { name: 'Save', exact: true }).click();
  await toastOf(page, 'Pay record created successfully').waitFor();
  await page.goBack();
  await page.getByText('From 01/01/2026').waitFor();
  await expectAbsent(pay);
  await page.getByText('From 01/01/2026').waitFor();
  await page.getByText('$36,000.00 a year').waitFor();

  await visit(page, '/commissions');
  await page.getByRole('button', { name: 'Approve Ann Lee, 01/10/2026' }).click();
  await rowOf(page, 'Ann Lee').getByText('Approved').waitFor();

  await visit(page, '/payroll');
  await page.getByRole('button', { name: 'Run Payroll' }).click();
  const dialog = dialogOf(page, 'Run Payroll');
  await textBox(dialog, 'Pay Period Start').fill('01/01/2026');
  await textBox(dialog, 'Pay Period End').fill('01/31/2026');
  await textBox(dialog, 'Payment Date').fill('02/0');
  await textBox(dialog, 'Payment Date').blur();
  await expect.poll(() => messageOf(textBox(dialog, 'Payment Date'))).toBe('Enter a date as MM/DD/YYYY');
  await textBox(dialog, 'Payment Date').fill('');
  const preview = dialog.getByRole('region', { name: 'Preview' });
  await preview.getByText('Salary $3,500.00 · 4 h overtime at $22.50 · Bonus $120.00').click();
  await preview.getByText('Overtime on 01/14/2026').waitFor();
  await preview.getByText('31 days of $42,000.00 a year').waitFor();
  await preview.getByText('Membership Sale: VIP membership').waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Create 1 record' }).click();
  await toastOf(page, '1 payroll record created').waitFor();

  const row = rowOf(page, 'Ann Lee');
  await row.getByText('$3,710.00').waitFor();
  await page.getByRole('button', { name: 'Approve Ann Lee, 01/31/2026' }).click();
  await toastOf(page, 'Payroll record approved').waitFor();
  // Messages below the pointer stay, over the buttons of the row.
  await page.mouse.move(0, 0);
  await page.getByRole('button', { name: 'Edit Ann Lee, 01/31/2026' }).click();
  const record = dialogOf(page, 'Edit Payroll Record');
  await record.getByText('Computed from 3 sources').click();
  await record.getByText('Commission of 01/10/2026').waitFor();
  await record.getByText(/by accounts on /).waitFor();
  await record.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Pay Ann Lee, 01/31/2026' }).click();
  await toastOf(page, 'Payroll record and its commissions paid').waitFor();
  await row.getByText('Paid', { exact: true }).waitFor();

  await page.getByRole('button', { name: 'Run Payroll' }).click();
  await textBox(dialog, 'Pay Period Start').fill('01/15/2026');
  await textBox(dialog, 'Pay Period End').fill('01/20/2026');
  await preview.getByText('No payroll record is missing for this period.').waitFor();
  await preview.getByText('1 employee is skipped').click();
  await preview.getByText('There is a payroll record from 2026-01-01 to 2026-01-31').waitFor();
  await expect.poll(() => dialog.getByRole('button', { name: 'Nothing to do' }).isDisabled()).toBe(true);
});
