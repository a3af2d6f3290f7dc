import {
  addRecord,
  changeGrant,
  chipColors,
  chooseReference,
  columnTexts,
  combobox,
  dialogOf,
  expectAbsent,
  expectAccessible,
  expectFailuresTold,
  failOperation,
  failureLines,
  messageOf,
  openPage,
  type Page,
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
  await expectAccessible(page);
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
  await expectAccessible(page);

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

  await page.getByRole('button', { name: 'Delete Ann Lee, 02/01/2026' }).click();
  const confirm = dialogOf(page, 'Confirm Delete');
  await confirm.getByText('Are you sure you want to delete this payroll record?').waitFor();
  await confirm.getByRole('button', { name: 'Delete' }).click();
  await toastOf(page, 'Payroll record deleted successfully').waitFor();
  await page.getByRole('heading', { name: 'No payroll records yet' }).waitFor();
});

it('missing and invalid values have a message at their field', async () => {
  const page = await open();
  const dialog = await openAdd(page);
  await textBox(dialog, 'Payment Date').fill('');
  await textBox(dialog, 'Overtime Hours').fill('-1');
  await textBox(dialog, 'Bonus').fill('big');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await toastOf(page, 'Please correct the errors in the form').waitFor();
  await expect.poll(() => messageOf(combobox(dialog, 'Employee'))).toBe('Employee is required');
  await expect
    .poll(() => messageOf(textBox(dialog, 'Pay Period Start')))
    .toBe('Pay period start date is required');
  await expect
    .poll(() => messageOf(textBox(dialog, 'Pay Period End')))
    .toBe('Pay period end date is required');
  await expect.poll(() => messageOf(textBox(dialog, 'Base Salary'))).toBe('Base salary is required');
  await expect.poll(() => messageOf(textBox(dialog, 'Payment Date'))).toBe('Payment date is required');
  await expect
    .poll(() => messageOf(textBox(dialog, 'Overtime Hours')))
    .toBe('Overtime hours cannot be below 0');
  await expect.poll(() => messageOf(textBox(dialog, 'Bonus'))).toBe('Bonus must be a number');
  await expectAccessible(page);

  await textBox(dialog, 'Pay Period Start').fill('02/02/2026');
  await textBox(dialog, 'Pay Period End').fill('02/01/2026');
  await textBox(dialog, 'Pay Period End').press('Tab');
  await expect
    .poll(() => messageOf(textBox(dialog, 'Pay Period End')))
    .toBe('End date must be after start date');
});

it('each failed request shows a message, and the drop-downs fall back to built-in choices', async () => {
  await addRecord(app, 'Payroll', {
    employeeId: ann,
    ...january,
    baseSalary: 20,
    paymentDate: '2026-02-01',
  });
  const page = await open({ expected: [...failureLines, /^warning: The built-in choices of Payroll\//] });
  await expectFailuresTold(page, {
    operations: {
      list: 'PayrollRecords',
      get: 'PayrollRecord',
      create: 'CreatePayroll',
      update: 'UpdatePayroll',
      remove: 'DeletePayroll',
    },
    texts: {
      list: 'Failed to fetch payrolls',
      details: 'Failed to fetch payroll record details',
      save: 'Failed to save payroll record',
      remove: 'Failed to delete payroll record',
    },
    row: 'Ann Lee, 02/01/2026',
    addButton: 'Add Payroll Record',
    dialogs: { add: 'Add New Payroll Record', edit: 'Edit Payroll Record' },
    fill: async dialog => {
      await chooseReference(combobox(dialog, 'Employee'), 'ann', 'Ann Lee');
      await textBox(dialog, 'Pay Period Start').fill('01/01/2026');
      await textBox(dialog, 'Pay Period End').fill('01/31/2026');
      await textBox(dialog, 'Base Salary').fill('1');
    },
    edit: dialog => textBox(dialog, 'Bonus Description').fill('Spring'),
    field: { name: 'bonusDescription', control: dialog => textBox(dialog, 'Bonus Description') },
  });

  await failOperation(page, 'EmployeeOptions', 'no answer');
  await failOperation(page, 'MasterDataOptions', 'no answer');
  await page.reload();
  const dialog = await openAdd(page);
  await toastOf(page, 'Failed to load dropdown options').waitFor();
  const choices = (label: string) =>
    combobox(dialog, label)
      .locator('option')
      .evaluateAll(options => options.map(option => option.getAttribute('value')));
  await expect.poll(() => choices('Payment Status')).toEqual(['', 'pending', 'paid', 'cancelled']);
  await expect.poll(() => choices('Payment Method')).toEqual(['', 'direct_deposit', 'check', 'cash']);
  await combobox(dialog, 'Employee').click();
  await page.getByText('Nothing found').waitFor();
});

it('the list comes the latest payment first, in colours, with what all of it comes to', async () => {
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

it('a role that may view employees but no payroll sees a message', async () => {
  await changeGrant(app, 'Accounts', 'payroll', { canEdit: false, canAdd: false });
  const page = await open({ as: 'accounts' });
  await rowOf(page, 'Ann Lee').first().waitFor();
  await expectAbsent(page.getByRole('button', { name: /^(Add|Edit) / }));
  await expect.poll(() => page.getByRole('button', { name: /^Delete / }).count()).toBe(3);

  await changeGrant(app, 'Accounts', 'payroll', { canView: false });
  await page.reload();
  await page.getByRole('heading', { name: 'You may not view payroll records' }).waitFor();
  await expectAbsent(page.getByRole('button', { name: 'Add Payroll Record' }));
});
