import {
  combobox,
  dialogOf,
  expectAbsent,
  expectAccessible,
  failureLines,
  textBox,
  toastOf,
  type Page,
} from '@gym/hub-kit/testing';
import { expect, it } from 'vitest';
import { reload, rowsOf, useGallery } from './gallery.fixture.ts';

const openGallery = useGallery();

const adding = (page: Page) => dialogOf(page, 'Add Location');
const editing = (page: Page) => dialogOf(page, 'Edit Location');
const question = (page: Page) => dialogOf(page, 'Discard changes?');
const offer = (page: Page) => page.getByText(/^Your input of .* was not saved\.$/);
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('drafts.1') ?? '');
const expectStored = (page: Page, text: string) => expect.poll(() => stored(page)).toContain(text);
const expectNothingStored = (page: Page) => expect.poll(() => stored(page)).toBe('');

const expectValue = (page: Page, dialog: typeof adding, label: string, value: string) =>
  expect.poll(() => textBox(dialog(page), label).inputValue()).toBe(value);
const expectFocusInForm = (page: Page) =>
  expect.poll(() => textBox(adding(page), 'Name').evaluate(box => box === document.activeElement)).toBe(true);

it('input of a new record is restored after its page was lost, and forgotten once it is saved', async () => {
  const page = await openGallery({ path: '/locations?add' });
  await textBox(adding(page), 'Name').fill('Pier');
  await textBox(adding(page), 'Capacity').fill('30');
  await expectStored(page, '30');
  await reload(page);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await offer(page).waitFor();
  await expectFocusInForm(page);
  await expectAccessible(page);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await offer(page).waitFor({ state: 'detached' });
  await expectFocusInForm(page);
  await expectValue(page, adding, 'Name', 'Pier');
  await expectValue(page, adding, 'Capacity', '30');
  await press(page, 'Cancel');
  await question(page).getByRole('button', { name: 'Keep editing' }).click();
  await textBox(adding(page), 'City').fill('Boston');
  await press(page, 'Save');
  await toastOf(page, 'Location created successfully').waitFor();
  await expectNothingStored(page);
  expect(await rowsOf(page, 'locations')).toMatchObject([{ name: 'Pier', capacity: 30 }]);
});

it('input that is discarded is not offered again', async () => {
  const page = await openGallery({ path: '/locations?add' });
  await textBox(adding(page), 'Name').fill('Pier');
  await expectStored(page, 'Pier');
  await press(page, 'Cancel');
  await question(page).getByRole('button', { name: 'Discard' }).click();
  await expectNothingStored(page);

  await page.getByRole('button', { name: 'Add Location' }).first().click();
  await textBox(adding(page), 'Name').fill('Quay');
  await expectStored(page, 'Quay');
  await reload(page);
  await offer(page).waitFor();
  await press(page, 'Discard');
  await offer(page).waitFor({ state: 'detached' });
  await expectFocusInForm(page);
  await expectValue(page, adding, 'Name', '');
  await expectNothingStored(page);
});

it('only the changed fields of a stored record are restored, and a conflict opens its dialog', async () => {
  const pier = { name: 'Pier', city: 'Boston', capacity: 30 };
  const page = await openGallery({
    path: '/locations?id=1',
    rows: { locations: [pier] },
    expected: failureLines,
  });
  const change = (patch: object) =>
    page.evaluate(values => {
      const { server } = window.gallery.link();
      server.update('locations', server.rows('locations')[0]!.id, values);
    }, patch);
  await textBox(editing(page), 'Capacity').fill('40');
  await expectStored(page, '40');
  await change({ city: 'Salem', capacity: 35 });
  await reload(page);
  await offer(page).waitFor();
  await press(page, 'Restore');
  await expectValue(page, editing, 'Capacity', '40');
  await expectValue(page, editing, 'City', 'Salem');
  await press(page, 'Update');
  await dialogOf(page, 'This location has changed since you opened it')
    .getByRole('button', { name: 'Keep mine' })
    .click();
  await toastOf(page, 'Location updated successfully').waitFor();
  expect(await rowsOf(page, 'locations')).toMatchObject([{ city: 'Salem', capacity: 40 }]);
  await expectNothingStored(page);
});

it('sensitive fields are not stored, and nothing on a shared computer', async () => {
  const page = await openGallery({ path: '/members?add' });
  const member = dialogOf(page, 'Add Member');
  await combobox(member, 'Health Conditions').click();
  await page.getByRole('option', { name: 'Asthma' }).click();
  await textBox(member, 'Name').fill('Ada');
  await expectStored(page, 'Ada');
  await expect.poll(() => stored(page)).not.toContain('Asthma');

  await page.evaluate(() => localStorage.setItem('shared-computer', 'true'));
  await page.evaluate(() => localStorage.removeItem('drafts.1'));
  await textBox(member, 'Name').fill('Ben');
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
  await expect.poll(() => stored(page)).toBe('');
  await reload(page);
  await textBox(member, 'Name').waitFor();
  await expectAbsent(offer(page));
});
