/** A chart of a list on the dashboard of a user. */
import { expectAbsent, type Page } from '@gym/hub-kit/testing';
import { expect, it } from 'vitest';
import { addExpenses, Desk } from './accounts.fixture.ts';

const desk = new Desk(addExpenses);

const chart = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const cells = (page: Page, name: string) => chart(page, name).locator('tbody td').allInnerTexts();
const dashboard = (page: Page) => page.getByRole('region', { name: 'My charts' });
const titles = (page: Page) => dashboard(page).getByRole('heading', { level: 2 }).allInnerTexts();

async function choose(page: Page, title: string, action: string) {
  await page.getByRole('button', { name: `Arrange ${title}`, exact: true }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: action, exact: true }).press('Enter');
}

it('charts of a list are pinned to the dashboard, moved, renamed and removed', async () => {
  const page = await desk.open('/expenses?chart=bar,status,sum.amount&f.status=pending');
  const pin = page.getByRole('dialog', { name: 'Pin to dashboard' });
  const title = pin.getByLabel('Title');
  await page.getByRole('button', { name: 'Pin to dashboard' }).click();
  await expect.poll(() => title.inputValue()).toBe('Expenses Management: Amount by Status');
  await title.fill('Pending');
  await pin.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Pinned to the dashboard').waitFor();
  await page.getByRole('button', { name: 'Open the dashboard' }).waitFor();

  await page.getByRole('combobox', { name: 'Column', exact: true }).selectOption('Category');
  await page.getByRole('combobox', { name: 'Value', exact: true }).selectOption('Number of records');
  await page.getByRole('button', { name: 'Pin to dashboard' }).click();
  await expect.poll(() => title.inputValue()).toBe('Expenses Management: Number of records by Category');
  await title.fill('Categories');
  await pin.getByRole('button', { name: 'Save' }).click();
  await pin.waitFor({ state: 'hidden' });
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();

  await expect.poll(() => titles(page)).toEqual(['My charts', 'Pending', 'Categories']);
  await expect.poll(() => cells(page, 'Pending')).toEqual(['$120.50']);
  await expect.poll(() => cells(page, 'Categories')).toEqual(['2']);

  // By keyboard; the menu keeps the focus.
  await choose(page, 'Categories', 'Move earlier');
  await expect.poll(() => titles(page)).toEqual(['My charts', 'Categories', 'Pending']);
  const menu = page.getByRole('button', { name: 'Arrange Categories', exact: true });
  await expect.poll(() => menu.evaluate(node => node === document.activeElement)).toBe(true);
  await page.getByRole('status').filter({ hasText: 'Categories is now number 1 of 2' }).waitFor();
  await choose(page, 'Categories', 'Rename…');
  await page.getByRole('dialog', { name: 'Rename chart' }).getByLabel('Title').fill('Repairs');
  await page.keyboard.press('Enter');
  await expect.poll(() => titles(page)).toEqual(['My charts', 'Repairs', 'Pending']);
  await page.reload();
  await expect.poll(() => titles(page)).toEqual(['My charts', 'Repairs', 'Pending']);

  // By mouse, onto the other chart.
  await expect.poll(() => cells(page, 'Pending')).toEqual(['$120.50']);
  await chart(page, 'Pending').locator('[data-handle]').hover();
  await page.mouse.down();
  const box = (await chart(page, 'Repairs').boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + 20, { steps: 5 });
  await page.mouse.up();
  await expect.poll(() => titles(page)).toEqual(['My charts', 'Pending', 'Repairs']);

  await choose(page, 'Pending', 'Remove');
  await expect.poll(() => titles(page)).toEqual(['My charts', 'Repairs']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => titles(page)).toEqual(['My charts', 'Pending', 'Repairs']);

  await chart(page, 'Pending').getByRole('link', { name: 'Pending' }).click();
  await expect
    .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
    .toEqual({ 'f.status': 'pending', chart: 'bar,status,sum.amount' });
  await page.goBack();
  await choose(page, 'Pending', 'Remove');
  await choose(page, 'Repairs', 'Remove');
  await expectAbsent(dashboard(page));
}, 60_000);
