import { addRecord, dialogOf, openPage, type Page, tokenOf, toastOf, useClub } from '@gym/hub-kit/testing';
import { beforeAll, expect, it } from 'vitest';

const app = useClub();

beforeAll(async () => {
  for (const letter of 'ABCDEFGH')
    await addRecord(app, 'Location', {
      name: `${letter} Gym`,
      address: `1 ${letter} Street`,
      city: 'Boston',
      state: 'MA',
      zipCode: '02110',
    });
});

/** The row of the cell that has the focus, by its first cell. */
const focusedRow = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.closest('[role="row"]')?.querySelector('[role="gridcell"]')?.textContent,
  );

it('keys act on the row that has the focus, also after a row above it has returned', async () => {
  const page = await openPage(`${app.url}/locations`, { token: await tokenOf(app, 'admin') });
  await page.getByRole('button', { name: 'Delete A Gym' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await toastOf(page, 'Location deleted successfully').waitFor();
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Delete A Gym' }).waitFor({ state: 'detached' });
  await page.getByRole('columnheader').first().focus();
  for (let row = 0; row < 7; row++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Home');
  await expect.poll(() => focusedRow(page)).toBe('H Gym');
  // The mouse would not move the focus of the grid: the toast is pressed, not focused.
  await page.getByRole('button', { name: 'Undo' }).dispatchEvent('click');
  await page.getByRole('button', { name: 'Delete A Gym' }).waitFor();
  await expect.poll(() => focusedRow(page)).toBe('H Gym');
  await page.keyboard.press('Delete');
  await page.getByRole('alertdialog').getByText('H Gym', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  await expect.poll(() => focusedRow(page)).toBe('H Gym');
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => focusedRow(page)).toBe('G Gym');
  await page.keyboard.press('Enter');
  await dialogOf(page, 'Edit Location').waitFor();
  await expect.poll(() => new URL(page.url()).search).toMatch(/^\?id=\d+$/);
});
