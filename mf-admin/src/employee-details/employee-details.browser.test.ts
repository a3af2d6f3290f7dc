import {
  combobox,
  dialogOf,
  failureLines,
  messageOf,
  openPage,
  textBox,
  toastOf,
  tokenOf,
  useClub,
} from '@gym/hub-kit/testing';
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { addEmployee } from '../staff.fixture.ts';

const app = useClub();

it('the list gives up columns on small screens, shows selected ones and exports them in any case', async () => {
  await addEmployee(app, 'Zoe Quinn', { status: 'inactive' });
  const page = await openPage(`${app.url}/employee-details`, { token: await tokenOf(app, 'admin') });
  // Without the check boxes.
  const headers = async () => (await page.getByRole('columnheader').allInnerTexts()).slice(1);
  await expect.poll(headers).toEqual(['Name', 'Position', 'Department', 'Status', 'Hire Date', 'Actions']);
  await page.setViewportSize({ width: 390, height: 900 });
  const card = page.getByRole('listitem').filter({ hasText: 'Zoe Quinn' });
  await card.waitFor();
  await expect
    .poll(async () => (await card.innerText()).split(/\s*\n\s*/))
    .toEqual(['Zoe Quinn', 'Status', 'Inactive']);
  await expect.poll(() => card.getByRole('button', { name: 'Delete Zoe Quinn' }).count()).toBe(1);

  await page.setViewportSize({ width: 800, height: 900 });
  await expect.poll(headers).toEqual(['Name', 'Status', 'Hire Date', 'Actions']);
  await page.getByRole('button', { name: 'Display' }).click();
  const menu = page.getByRole('dialog', { name: 'Display' });
  const position = menu.getByRole('checkbox', { name: 'Position' });
  await expect.poll(() => position.isChecked()).toBe(false);
  await position.check();
  await expect.poll(headers).toEqual(['Name', 'Position', 'Status', 'Hire Date', 'Actions']);
  await menu.getByRole('checkbox', { name: 'Status' }).uncheck();
  await expect.poll(headers).toEqual(['Name', 'Position', 'Hire Date', 'Actions']);
  await page.keyboard.press('Escape');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const [header] = (await readFile(await (await download).path(), 'utf8')).split('\r\n');
  expect(header).toBe('\uFEFFName,Position,Department,Hire Date');
});

it('the message of the server is at its field', async () => {
  const token = await tokenOf(app, 'admin');
  const page = await openPage(`${app.url}/employee-details?add`, { token, expected: failureLines });
  const dialog = dialogOf(page, 'Add Employee');
  await textBox(dialog, 'Name').fill('Eve');
  await textBox(dialog, 'Email').fill('nowhere');
  await textBox(dialog, 'Phone').fill('1');
  await textBox(dialog, 'Hire Date').fill('01/15/2025');
  await textBox(dialog, 'Salary').fill('1');
  await combobox(dialog, 'Position').selectOption('Cleaner');
  await combobox(dialog, 'Department').selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await toastOf(page, 'Failed to save employee: Invalid email address').waitFor();
  await expect.poll(() => messageOf(textBox(dialog, 'Email'))).toBe('Invalid email address');
  await expect.poll(() => textBox(dialog, 'Name').inputValue()).toBe('Eve');
});
