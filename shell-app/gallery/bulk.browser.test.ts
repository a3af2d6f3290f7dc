import {
  combobox,
  dialogOf,
  expectAbsent,
  expectAccessible,
  type Page,
  rowOf,
  textBox,
  toastOf,
  violationsOf,
} from '@gym/hub-kit/testing';
import { expect, it } from 'vitest';
import { addressOf, memberName, rowsOf, sixtyMembers, useGallery } from './gallery.fixture.ts';

const open = useGallery();

async function openMembers(
  path = '/members?size=10',
  denied: Parameters<typeof open>[0]['denied'] = [],
): Promise<Page> {
  const page = await open({ path, rows: sixtyMembers, denied });
  await page.getByText(memberName(0)).first().waitFor();
  return page;
}

const boxOf = (page: Page, index: number) =>
  page.getByRole('checkbox', { name: `Select ${memberName(index)}`, exact: true });
const barOf = (page: Page) => page.getByRole('group', { name: 'Selected rows' });
const selected = (page: Page, count: number) =>
  barOf(page).getByText(`${count} selected`, { exact: true }).waitFor();
const press = (page: Page, name: string) => barOf(page).getByRole('button', { name }).click();
const top = async (page: Page) => (await rowOf(page, memberName(0)).boundingBox())!.y;
/** Presses Undo in a toast. */
const undo = (page: Page, text: string) =>
  page.locator('[data-sonner-toast]').filter({ hasText: text }).getByRole('button', { name: 'Undo' }).click();
const focusedLabel = (page: Page) => page.evaluate(() => document.activeElement?.ariaLabel);

const citiesOf = async (page: Page) =>
  Map.groupBy(await rowsOf(page, 'members'), ({ city }) => city as string | null);

/** Makes changes of many reject members. */
const reject = (page: Page, name: string, reason: string) =>
  page.evaluate(
    ([wanted, why]) => {
      const { server } = window.gallery.link();
      const { id } = server.rows('members').find(row => row['name'] === wanted)!;
      server.rejections.set(id, why!);
    },
    [name, reason],
  );

it('rows are selected by click, Shift, keys and page, stay so over pages and sorts, and are dropped with the list', async () => {
  const page = await openMembers();
  const before = await top(page);
  await boxOf(page, 1).click();
  await selected(page, 1);
  await expect.poll(() => top(page)).toBe(before);
  await boxOf(page, 4).click({ modifiers: ['Shift'] });
  await selected(page, 4);
  await expectAccessible(page);
  await page.locator('[aria-live="polite"]').filter({ hasText: '4 selected' }).waitFor({ state: 'attached' });

  await page.getByRole('button', { name: 'Next page' }).click();
  await rowOf(page, memberName(10)).waitFor();
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).click();
  await selected(page, 14);
  await page.getByRole('columnheader', { name: 'Name' }).click();
  await rowOf(page, memberName(59)).waitFor();
  await selected(page, 14);

  // The arrow keys reach the boxes, and Space changes them.
  await page.getByRole('columnheader', { name: 'Name' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => focusedLabel(page)).toBe(`Select ${memberName(59)}`);
  await page.keyboard.press('Space');
  await selected(page, 15);
  await page.keyboard.press('Escape');
  await barOf(page).waitFor({ state: 'detached' });
  await expect.poll(() => focusedLabel(page)).toBe(`Select ${memberName(59)}`);

  await page.keyboard.press('Space');
  await press(page, 'Select all 60 that match');
  await selected(page, 60);
  await expect.poll(() => boxOf(page, 55).isChecked()).toBe(true);
  await boxOf(page, 55).click();
  await selected(page, 9);
  await page
    .getByRole('radiogroup', { name: 'Status' })
    .getByRole('radio', { name: /^Active/ })
    .click();
  await barOf(page).waitFor({ state: 'detached' });
  await page.goBack();
  await rowOf(page, memberName(59)).waitFor();
  await expectAbsent(barOf(page));
});

it('a field of many records is changed after a preview, with a report of what is rejected, and taken back', async () => {
  const page = await openMembers();
  await reject(page, memberName(3), 'City is wrong');
  await page.evaluate(() => Object.assign(window.gallery.link().server, { pace: 4 }));
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).click();
  await page.getByRole('button', { name: 'Next page' }).click();
  await boxOf(page, 12).click();
  await press(page, 'Change a field');
  const dialog = dialogOf(page, 'Change 11 members');
  await combobox(dialog, 'Field').selectOption('City');
  await dialog.getByText('Without a value, the field is emptied.').waitFor();
  await textBox(dialog, 'City').fill('Rome');
  await dialog.getByRole('row', { name: `${memberName(3)} City is wrong` }).waitFor();
  await expect
    .poll(() => dialog.getByRole('link', { name: memberName(3) }).getAttribute('href'))
    .toMatch(/\/members\/\d+$/);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Change 10 members' }).click();

  const running = dialogOf(page, 'Changing records');
  await running.getByText('4 of 11').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  const report = dialogOf(page, 'Some records were rejected');
  await report.getByRole('status').filter({ hasText: '10 of 11 members changed' }).waitFor();
  await report.getByRole('row', { name: `${memberName(3)} City is wrong` }).waitFor();
  await expectAccessible(page);
  await expect.poll(async () => (await citiesOf(page)).get('Rome')?.length).toBe(10);
  await report.getByRole('button', { name: 'Close' }).last().click();
  await expectAbsent(barOf(page));

  await undo(page, '10 of 11 members changed');
  await dialogOf(page, 'Undoing the changes').waitFor();
  await toastOf(page, 'Undone for 10 of 10 members').waitFor();
  await expectAbsent(page.getByRole('dialog'));
  expect((await citiesOf(page)).has('Rome')).toBe(false);
});

it('all that match are deleted on a phone, in the background, and return', async () => {
  const page = await openMembers('/members?size=10&f.status=active');
  await page.setViewportSize({ width: 390, height: 800 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await boxOf(page, 0).check();
  await press(page, 'Select all 20 that match');
  await selected(page, 20);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessible(page);
  await press(page, 'Delete');
  const dialog = dialogOf(page, 'Delete 20 members');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Delete 20 members' }).click();
  await dialogOf(page, 'Deleting records').getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('heading', { name: 'No members found' }).waitFor();
  expect(await rowsOf(page, 'members')).toHaveLength(40);
  await undo(page, '20 of 20 members deleted');
  await rowOf(page, memberName(0))
    .or(page.getByText(memberName(0)))
    .first()
    .waitFor();
  await expect.poll(() => addressOf(page)).toBe('/members?size=10&f.status=active');
});

it('without permission to edit or delete, selected rows can be exported, and each step needs its own', async () => {
  const page = await openMembers('/members?size=10', ['members:edit', 'members:delete']);
  await boxOf(page, 0).click();
  await barOf(page).getByRole('button', { name: 'Export selected' }).waitFor();
  await expectAbsent(barOf(page).getByRole('button', { name: 'Delete' }));
  const deleting = await openMembers('/members?size=10', ['members:edit']);
  await boxOf(deleting, 0).click();
  await barOf(deleting).getByRole('button', { name: 'Delete' }).waitFor();
  await expectAbsent(barOf(deleting).getByRole('button', { name: 'Change a field' }));
});
