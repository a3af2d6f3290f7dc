import {
  addRecord,
  chipColors,
  chooseReference,
  columnTexts,
  combobox,
  dialogOf,
  openPage,
  type Page,
  actionOfRow,
  rowOf,
  textBox,
  toastOf,
  tokenOf,
  useClub,
} from '@gym/hub-kit/testing';
import { beforeAll, expect, it } from 'vitest';
import { addEmployee } from '../staff.fixture.ts';

const app = useClub();
let ann: string;

beforeAll(async () => {
  ann = await addEmployee(app, 'Ann Lee');
});

async function open(
  options: { as?: string; width?: number; expected?: readonly RegExp[] } = {},
): Promise<Page> {
  const token = await tokenOf(app, options.as ?? 'admin');
  const page = await openPage(`${app.url}/payroll`, { token, ...options });
  await page.getByRole('heading', { name: 'Employee Payroll Management' }).waitFor();
  return page;
}

async function openAdd(page: Page) {
  await page.getByRole('button', { name: 'Add Payroll Record' }).first().click();
  const dialog = dialogOf(page, 'Add New Payroll Record');
  await textBox(dialog, 'Base Salary').waitFor();
  return dialog;
}

const january = { payPeriodStart: '2026-01-01', payPeriodEnd: '2026-01-31' };

it('a payroll record is added with its live total, changed and deleted', async () => {
  const page = await open();
  await page.getByRole('heading', { name: 'No payroll records yet' }).waitFor();
  const dialog = await openAdd(page);
  const total = dialog.getByLabel('Total Amount');
  await expect.poll(() => combobox(dialog, 'Payment Status').inputValue()).toBe('pending');
  await expect.poll(() => combobox(dialog, 'Payment Method').inputValue()).toBe('direct_deposit');
  await expect.poll(() => total.innerText()).toBe('$0.00');

  await chooseReference(combobox(dialog, 'Employee'), 'ann', 'Ann Lee');
  await textBox(dialog, 'Pay Period Start').fill('01/01/2026');
  await textBox(dialog, 'Pay Period End').fill('01/31/2026');
  await textBox(dialog, 'Payment Date').fill('02/01/2026');
  const steps = [
    ['Base Salary', '3000', '$3,000.00'],
    ['Overtime Hours', '7.5', '$3,000.00'],
    ['Overtime Rate', '22.35', '$3,167.63'],
    ['Bonus', '100.10', '$3,267.73'],
    ['Deductions', '50.20', '$3,217.53'],
  ] as const;
  for (const [label, typed, shown] of steps) {
    await textBox(dialog, label).fill(typed);
    await expect.poll(() => total.innerText()).toBe(shown);
  }
  await textBox(dialog, 'Overtime Hours').press('ArrowUp');
  await expect.poll(() => textBox(dialog, 'Overtime Hours').inputValue()).toBe('8');
  await textBox(dialog, 'Overtime Hours').press('ArrowDown');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await toastOf(page, 'Payroll record created successfully').waitFor();

  await rowOf(page, 'Ann Lee').waitFor();
  await expect
    .poll(() => page.getByRole('columnheader').allInnerTexts())
    .toEqual([
      '',
      'Employee',
      'Pay Period Start',
      'Pay Period End',
      'Base Salary',
      'Total Amount',
      'Payment Date',
      'Status',
      'Actions',
    ]);
  await expect
    .poll(async () => (await rowOf(page, 'Ann Lee').getByRole('gridcell').allInnerTexts()).slice(1, 8))
    .toEqual(['Ann Lee', '01/01/2026', '01/31/2026', '$3,000.00', '$3,217.53', '02/01/2026', 'Pending']);

  await page.getByRole('button', { name: 'Edit Ann Lee, 02/01/2026' }).click();
  const edit = dialogOf(page, 'Edit Payroll Record');
  await expect.poll(() => edit.getByLabel('Total Amount').innerText().catch(String)).toBe('$3,217.53');
  await textBox(edit, 'Bonus').fill('');
  await combobox(edit, 'Payment Status').selectOption('paid');
  await expect.poll(() => edit.getByLabel('Total Amount').innerText()).toBe('$3,117.43');
  await edit.getByRole('button', { name: 'Update' }).click();
  await toastOf(page, 'Payroll record updated successfully').waitFor();
  await expect.poll(() => columnTexts(page, 6)).toEqual(['$3,117.43']);
  await expect.poll(() => columnTexts(page, 8)).toEqual(['Paid']);

  await (await actionOfRow(page, 'Delete', 'Ann Lee, 02/01/2026')).click();
  const confirm = dialogOf(page, 'Confirm Delete');
  await confirm.getByText('Are you sure you want to delete this payroll record?').waitFor();
  await confirm.getByRole('button', { name: 'Delete' }).click();
  await toastOf(page, 'Payroll record deleted successfully').waitFor();
  await page.getByRole('heading', { name: 'No payroll records yet' }).waitFor();
});

it('the list comes the latest payment first, in colours, with what all of it comes to', async () => {
  await addRecord(app, 'Payroll', {
    employeeId: ann,
    ...january,
    baseSalary: 20,
    paymentDate: '2026-02-01',
  });
  for (const [paymentDate, paymentStatus] of [
    ['2026-02-03', 'cancelled'],
    ['2026-02-02', 'paid'],
  ])
    await addRecord(app, 'Payroll', {
      employeeId: ann,
      ...january,
      baseSalary: 0.1,
      paymentDate,
      paymentStatus,
    });
  const page = await open();
  await expect.poll(() => columnTexts(page, 7)).toEqual(['02/03/2026', '02/02/2026', '02/01/2026']);
  await expect
    .poll(() => chipColors(page, ['Cancelled', 'Paid', 'Pending']))
    .toEqual(['red', 'green', 'orange']);
  await page.getByText('Total $20.20').waitFor();
  await expect
    .poll(() => page.getByLabel('Rows per page').locator('option').allInnerTexts())
    .toEqual(['10', '25', '50']);
});
