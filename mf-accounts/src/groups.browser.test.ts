/** Groups, totals and the chart of a list. */
import { columnTexts, expectAbsent, type Page } from '@gym/hub-kit/testing';
import { expect, it } from 'vitest';
import { addExpenses, Desk } from './accounts.fixture.ts';

const desk = new Desk(addExpenses);

const groups = (page: Page) => page.getByRole('table', { name: 'Expenses Management' });
/** The lines of the groups, without the rows of those that are open. */
const lines = async (page: Page) => {
  const rows = groups(page)
    .locator('tr')
    .filter({ has: page.locator('th[scope=row]') });
  return (await rows.allInnerTexts()).map(text => text.trim().split(/\s*[\t\n]\s*/));
};
const group = (page: Page, name: string) => groups(page).getByRole('button', { name, exact: true });
const parameters = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

it('a list in groups has counts and sums, which lead to their rows', async () => {
  const page = await desk.open('/expenses');
  await page.getByRole('button', { name: 'Display' }).click();
  await page.getByRole('dialog', { name: 'Display' }).getByLabel('Group by').selectOption('Status');
  await page.keyboard.press('Escape');
  await expect
    .poll(() => lines(page))
    .toEqual([
      ['Pending', '2', '$120.50'],
      ['Rejected', '1', '$1,000.00'],
    ]);
  await page.getByText('Total $1,120.50').waitFor();
  await page.getByText('3 expenses', { exact: true }).waitFor();

  // By keyboard.
  await group(page, 'Pending').focus();
  await page.keyboard.press('ArrowDown');
  await expect
    .poll(() => group(page, 'Rejected').evaluate(node => node === document.activeElement))
    .toBe(true);
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => group(page, 'Pending').getAttribute('aria-expanded')).toBe('true');
  await expect.poll(() => columnTexts(page, 3)).toEqual(['Ben Electric', 'Ada Plumbing']);
  await page.keyboard.press('ArrowLeft');
  await expectAbsent(page.getByRole('grid'));

  // Dates follow the range of the list, and the search.
  await page.getByLabel('Group by').selectOption('Date by month');
  await page.getByLabel('Order').selectOption('Largest first');
  await expect.poll(() => parameters(page)).toEqual({ group: '-expenseDate.month' });
  await page.reload();
  await expect
    .poll(() => lines(page))
    .toEqual([
      ['Jan 2026', '2', '$120.50'],
      ['Mar 2026', '1', '$1,000.00'],
    ]);
  await page.getByRole('searchbox').fill('electric');
  await expect.poll(() => lines(page)).toEqual([['Jan 2026', '1', '$20.50']]);
  await page.getByRole('searchbox').fill('');
  await groups(page).getByRole('link', { name: '$120.50' }).click();
  await expect.poll(() => parameters(page)).toEqual({ 'f.expenseDate': '2026-01-01..2026-01-31' });
  await expect.poll(() => columnTexts(page, 3)).toEqual(['Ben Electric', 'Ada Plumbing']);
  await page.goBack();
  await expect.poll(() => lines(page)).toHaveLength(2);
  await page.getByRole('button', { name: 'Show without groups' }).click();
  await expect.poll(() => columnTexts(page, 3)).toHaveLength(3);
}, 60_000);

it('a list has a chart, whose bars and numbers lead to their rows', async () => {
  const page = await desk.open('/expenses');
  await page.getByRole('button', { name: 'Display' }).click();
  await page.getByRole('dialog', { name: 'Display' }).getByRole('button', { name: 'Chart' }).click();
  await expectAbsent(page.getByRole('dialog', { name: 'Display' }));
  const chart = page.getByRole('region', { name: 'Number of records by Date' });
  const cells = (name: string) =>
    page.getByRole('region', { name }).getByRole('table').locator('tbody td').allInnerTexts();
  await expect.poll(() => cells('Number of records by Date')).toEqual(['2', '0', '1']);
  await chart.getByLabel('Value').selectOption('Amount');
  await expect.poll(() => cells('Amount by Date')).toEqual(['$120.50', '$0.00', '$1,000.00']);
  const byStatus = page.getByRole('region', { name: 'Amount by Status' });
  await page.getByRole('combobox', { name: 'Column', exact: true }).selectOption('Status');
  await byStatus.getByRole('combobox', { name: 'Chart', exact: true }).selectOption('Pie chart');
  await expect.poll(() => parameters(page)).toEqual({ chart: 'pie,status,sum.amount' });
  await page.reload();
  await expect.poll(() => cells('Amount by Status')).toEqual(['$120.50', '$1,000.00']);

  const canvas = byStatus.locator('canvas');
  const pie = (await canvas.elementHandle())!;
  const { height } = (await pie.boundingBox())!;
  await byStatus.getByRole('combobox', { name: 'Chart', exact: true }).selectOption('Bar chart');
  await pie.waitForElementState('hidden');
  await canvas.click({ position: { x: 200, y: height / 2 } });
  await expect.poll(() => columnTexts(page, 3)).toEqual(['Ben Electric', 'Ada Plumbing']);
  await page.goBack();
  await byStatus.getByRole('button', { name: 'Show as table' }).click();
  await byStatus.getByRole('link', { name: '$1,000.00' }).click();
  await expect.poll(() => columnTexts(page, 3)).toEqual(['Cleo Paint']);
  await page.getByRole('button', { name: 'Close the chart' }).click();
  await expect.poll(() => parameters(page)).toEqual({ 'f.status': 'rejected' });
}, 60_000);
