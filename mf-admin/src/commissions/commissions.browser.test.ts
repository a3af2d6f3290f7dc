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
import { addEmployee, addLocation } from '../staff.fixture.ts';

const app = useClub();
let ann: string;

beforeAll(async () => {
  ann = await addEmployee(app, 'Ann Lee');
  await addLocation(app, 'Harbor Gym');
});

async function open(
  options: { as?: string; width?: number; expected?: readonly RegExp[] } = {},
): Promise<Page> {
  const token = await tokenOf(app, options.as ?? 'admin');
  const page = await openPage(`${app.url}/commissions`, { token, ...options });
  await page.getByRole('heading', { name: 'Employee Commissions Management' }).waitFor();
  return page;
}

async function openAdd(page: Page) {
  await page.getByRole('button', { name: 'Add Commission' }).first().click();
  const dialog = dialogOf(page, 'Add Commission');
  await textBox(dialog, 'Amount').waitFor();
  return dialog;
}

it('a commission is added, changed and deleted', async () => {
  const page = await open();
  await page.getByRole('heading', { name: 'No commissions yet' }).waitFor();
  const dialog = await openAdd(page);
  await expect.poll(() => combobox(dialog, 'Commission Type').inputValue()).toBe('membership_sale');
  await expect.poll(() => combobox(dialog, 'Payment Status').inputValue()).toBe('pending');
  await chooseReference(combobox(dialog, 'Employee'), 'ann', 'Ann Lee');
  await textBox(dialog, 'Amount').fill('1,234.5');
  await textBox(dialog, 'Commission Date').fill('03/06/2026');
  await chooseReference(combobox(dialog, 'Location'), 'harbor', 'Harbor Gym');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await toastOf(page, 'Commission created successfully').waitFor();

  await rowOf(page, 'Ann Lee').waitFor();
  await expect
    .poll(() => page.getByRole('columnheader').allInnerTexts())
    .toEqual(['Employee', 'Type', 'Amount', 'Date', 'Status', 'Location', 'Actions']);
  await expect
    .poll(async () => (await rowOf(page, 'Ann Lee').getByRole('gridcell').allInnerTexts()).slice(0, 6))
    .toEqual(['Ann Lee', 'Membership Sale', '$1,234.50', '03/06/2026', 'Pending', 'Harbor Gym']);

  await page.getByRole('button', { name: 'Edit Ann Lee, 03/06/2026' }).click();
  const edit = dialogOf(page, 'Edit Commission');
  await expect.poll(() => combobox(edit, 'Location').inputValue().catch(String)).toBe('Harbor Gym');
  await combobox(edit, 'Payment Status').selectOption('paid');
  await textBox(edit, 'Payment Date').fill('03/31/2026');
  await edit.getByRole('button', { name: 'Clear Location' }).click();
  await edit.getByRole('button', { name: 'Update' }).click();
  await toastOf(page, 'Commission updated successfully').waitFor();
  await expect.poll(() => columnTexts(page, 5)).toEqual(['Paid']);
  await expect.poll(() => columnTexts(page, 6)).toEqual(['']);

  await (await actionOfRow(page, 'Delete', 'Ann Lee, 03/06/2026')).click();
  const confirm = dialogOf(page, 'Confirm Delete');
  await confirm.getByText('Are you sure you want to delete this commission?').waitFor();
  await confirm.getByRole('button', { name: 'Delete' }).click();
  await toastOf(page, 'Commission deleted successfully').waitFor();
  await page.getByRole('heading', { name: 'No commissions yet' }).waitFor();
});

it('the list comes the latest first, in colours, with what all of it comes to', async () => {
  await addRecord(app, 'Commission', { employeeId: ann, amount: 20, commissionDate: '2026-01-05' });
  for (const [day, paymentStatus] of [
    ['2026-01-07', 'cancelled'],
    ['2026-01-06', 'paid'],
  ])
    await addRecord(app, 'Commission', { employeeId: ann, amount: 0.1, commissionDate: day, paymentStatus });
  const page = await open();
  await expect.poll(() => columnTexts(page, 4)).toEqual(['01/07/2026', '01/06/2026', '01/05/2026']);
  await expect
    .poll(() => chipColors(page, ['Cancelled', 'Paid', 'Pending']))
    .toEqual(['red', 'green', 'orange']);
  await page.getByText('Total $20.20').waitFor();
  await expect
    .poll(() => page.getByLabel('Rows per page').locator('option').allInnerTexts())
    .toEqual(['5', '10', '25']);
});
