import {
  chooseReference,
  columnTexts,
  combobox,
  dialogOf,
  openPage,
  rowOf,
  textBox,
  toastOf,
  tokenOf,
  useClub,
} from '@gym/hub-kit/testing';
import { beforeAll, expect, it } from 'vitest';
import { addEmployee } from '../staff.fixture.ts';

const app = useClub();

beforeAll(() => addEmployee(app, 'Ann Lee'));

it('a payroll record is added and changed with its live total', async () => {
  const page = await openPage(`${app.url}/payroll?add`, { token: await tokenOf(app, 'admin') });
  const dialog = dialogOf(page, 'Add New Payroll Record');
  const total = dialog.getByLabel('Total Amount');
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
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await toastOf(page, 'Payroll record created successfully').waitFor();

  await rowOf(page, 'Ann Lee').waitFor();
  await page.getByRole('button', { name: 'Edit Ann Lee, 02/01/2026' }).click();
  const edit = dialogOf(page, 'Edit Payroll Record');
  await expect.poll(() => edit.getByLabel('Total Amount').innerText().catch(String)).toBe('$3,217.53');
  await textBox(edit, 'Bonus').fill('');
  await combobox(edit, 'Payment Status').selectOption('paid');
  await expect.poll(() => edit.getByLabel('Total Amount').innerText()).toBe('$3,117.43');
  await edit.getByRole('button', { name: 'Update' }).click();
  await toastOf(page, 'Payroll record updated successfully').waitFor();
  await expect.poll(() => columnTexts(page, 5)).toEqual(['$3,117.43']);
  await expect.poll(() => columnTexts(page, 7)).toEqual(['Paid']);
});
