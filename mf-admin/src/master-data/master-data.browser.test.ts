import {
  changeGrant,
  columnTexts,
  combobox,
  dialogOf,
  expectAbsent,
  failOperation,
  failureLines,
  openPage,
  type Page,
  textBox,
  toastOf,
  tokenOf,
  useClub,
  visit,
} from '@gym/hub-kit/testing';
import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';

const app = useClub();

interface OpenOptions {
  as?: string;
  query?: string;
  width?: number;
  expected?: readonly RegExp[];
}

async function open({ as = 'admin', query = '', ...options }: OpenOptions = {}): Promise<Page> {
  const url = `${app.url}/master-data-management${query}`;
  const page = await openPage(url, { token: await tokenOf(app, as), ...options });
  await page.getByRole('heading', { name: 'Master Data Management' }).waitFor();
  return page;
}

/** Of a new club. */
const membershipTypes = ['Standard', 'Premium', 'VIP', 'Student', 'Senior', 'Family', 'Corporate'];

const filter = (page: Page, name: string) => page.getByRole('combobox', { name: `Filter by ${name}` });
const reset = (page: Page) => page.getByRole('button', { name: 'Reset Filters' });
const range = (page: Page) => page.getByRole('navigation', { name: 'Pages' }).getByRole('status').innerText();
const options = (select: Locator) => select.locator('option').allInnerTexts();

it('the list is narrowed by page and drop-down, and widened again', async () => {
  const page = await open();
  await page.getByRole('gridcell', { name: 'AttendanceShift' }).first().waitFor();
  await expect
    .poll(() => columnTexts(page, 3))
    .toEqual([
      'regular',
      'rotating',
      'split',
      'on-call',
      'flexible',
      'present',
      'late',
      'absent',
      'half-day',
      'on-leave',
    ]);
  await expect.poll(() => filter(page, 'Dropdown').isDisabled()).toBe(true);
  await expect.poll(() => reset(page).isDisabled()).toBe(true);
  const all = await range(page);

  await page.getByRole('button', { name: 'Next page' }).click();
  await filter(page, 'Page').selectOption('Members');
  await expect.poll(async () => new Set(await columnTexts(page, 1))).toEqual(new Set(['Members']));
  await expect
    .poll(() => options(filter(page, 'Dropdown')))
    .toEqual(['Filter by Dropdown', 'gender', 'membership_type', 'status']);
  await filter(page, 'Dropdown').selectOption('membership_type');
  await expect.poll(() => columnTexts(page, 3)).toEqual(membershipTypes);
  await page.reload();
  await expect.poll(() => columnTexts(page, 3)).toEqual(membershipTypes);
  await expect.poll(() => filter(page, 'Dropdown').inputValue()).toBe('membership_type');

  await filter(page, 'Page').selectOption('Payroll');
  await expect.poll(() => filter(page, 'Dropdown').inputValue()).toBe('');
  await reset(page).click();
  await expect.poll(() => range(page)).toBe(all);
  await expect.poll(() => reset(page).isDisabled()).toBe(true);
});

it('a choice is added where one looks unless there is such a one, offered and changed', async () => {
  const page = await open({ query: '?of=Members&dropdown=membership_type', expected: failureLines });
  // Reads the choices, which are kept for the session.
  const types = combobox(dialogOf(page, 'Add Member'), 'Membership Type');
  await visit(page, '/members?add');
  await expect.poll(() => options(types).catch(String)).toContain('Standard');
  await visit(page, '/master-data-management?of=Members&dropdown=membership_type');
  await page.getByRole('button', { name: 'Add Master Data' }).click();
  const dialog = dialogOf(page, 'Add New Master Data');
  const create = dialog.getByRole('button', { name: 'Create' });
  await expect.poll(() => combobox(dialog, 'Page').inputValue().catch(String)).toBe('Members');
  await expect.poll(() => combobox(dialog, 'Dropdown Name').inputValue()).toBe('membership_type');
  await expect.poll(() => create.isDisabled()).toBe(true);
  await dialog.getByText('Missing: Value, Display Text', { exact: true }).waitFor();
  await textBox(dialog, 'Value').fill('VIP');
  await textBox(dialog, 'Display Text').fill('Couple Pass');
  await expect.poll(() => create.isEnabled()).toBe(true);
  await create.click();
  await page.getByText(/^Failed to save master data: There is such a/).waitFor();
  await expect.poll(() => textBox(dialog, 'Value').inputValue()).toBe('VIP');
  await textBox(dialog, 'Value').fill('Couple');

  await combobox(dialog, 'Page').selectOption('Payroll');
  await expect.poll(() => create.isEnabled()).toBe(false);
  await expect
    .poll(() => options(combobox(dialog, 'Dropdown Name')))
    .toEqual(['', 'payment_method', 'payment_status']);
  await combobox(dialog, 'Page').selectOption('Members');
  await expect.poll(() => options(combobox(dialog, 'Dropdown Name'))).toContain('membership_type');
  await combobox(dialog, 'Dropdown Name').selectOption('membership_type');
  await textBox(dialog, 'Sort Order').fill('');
  await expect.poll(() => create.isEnabled()).toBe(true);
  await create.click();
  await toastOf(page, 'Master data created successfully').waitFor();
  await expect.poll(() => columnTexts(page, 4)).toContain('Couple Pass');

  await visit(page, '/members?add');
  await expect.poll(() => options(types).catch(String)).toContain('Couple Pass');
  await visit(page, '/master-data-management?of=Members&dropdown=membership_type');

  await page.getByRole('button', { name: 'Edit Members, membership_type, Couple Pass' }).click();
  const edit = dialogOf(page, 'Edit Master Data');
  const update = edit.getByRole('button', { name: 'Update' });
  await expect.poll(() => textBox(edit, 'Value').inputValue().catch(String)).toBe('Couple');
  await expect.poll(() => textBox(edit, 'Sort Order').inputValue()).toBe('0');
  await textBox(edit, 'Display Text').fill('');
  await expect.poll(() => update.isEnabled()).toBe(false);
  await textBox(edit, 'Display Text').fill('Pupil');
  await textBox(edit, 'Sort Order').fill('9.7');
  await edit.getByRole('switch', { name: 'Active' }).click();
  await expect.poll(() => update.isEnabled()).toBe(true);
  await update.click();
  await toastOf(page, 'Master data updated successfully').waitFor();
  await expect.poll(() => columnTexts(page, 4)).toEqual([...membershipTypes, 'Pupil']);
  await expect.poll(async () => (await columnTexts(page, 5)).at(-1)).toBe('9');
  await expect.poll(async () => (await columnTexts(page, 6)).slice(-2)).toEqual(['Active', 'Inactive']);
});

it('a failed request for the pages and their drop-downs shows a message', async () => {
  const token = await tokenOf(app, 'admin');
  const page = await openPage(`${app.url}/profile`, { token, expected: failureLines });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await failOperation(page, 'MasterDataPages', 'no answer');
  await failOperation(page, 'MasterDataDropdowns', 'no answer');
  await visit(page, '/master-data-management?of=Payroll');
  await toastOf(page, 'Failed to fetch all pages').waitFor();
  await toastOf(page, 'Failed to fetch dropdowns for Payroll').waitFor();
  await page.getByRole('gridcell', { name: 'payment_method' }).first().waitFor();
});

it('a role that may only view narrows but does not change, on a phone too', async () => {
  const page = await open({ as: 'trainer', width: 390 });
  await page.getByRole('listitem').filter({ hasText: 'rotating' }).waitFor();
  await expectAbsent(page.getByRole('button', { name: /^(Add|Edit|Delete) / }));
  await filter(page, 'Page').selectOption('Payroll');
  await page.getByRole('listitem').filter({ hasText: 'direct_deposit' }).waitFor();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await changeGrant(app, 'Trainer', 'master-data', { canView: false });
  await page.getByRole('heading', { name: 'You may not view master data' }).waitFor();
  await expectAbsent(filter(page, 'Page'));
});
