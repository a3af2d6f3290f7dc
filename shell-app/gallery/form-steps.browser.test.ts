import {
  dialogOf,
  expectAbsent,
  expectAccessible,
  failureLines,
  textBox,
  toastOf,
  type Page,
  rowOf,
} from '@gym/hub-kit/testing';
import { describe, expect, it } from 'vitest';
import { addressOf, memberName, reload, rowsOf, set, sixtyMembers, useGallery } from './gallery.fixture.ts';

const openGallery = useGallery();

const adding = (page: Page) => dialogOf(page, 'Add Location');

const hasFocus = (page: Page, label: string) =>
  expect
    .poll(() => textBox(adding(page), label).evaluate(field => field === document.activeElement))
    .toBe(true);

const expectValue = (page: Page, label: string, value: string) =>
  expect.poll(() => textBox(adding(page), label).inputValue()).toBe(value);

describe('save and add another', () => {
  const open = (path = '/locations?add') => openGallery({ path, expected: failureLines });
  const another = (page: Page) => adding(page).getByRole('button', { name: 'Save and add another' });
  const saved = async (page: Page) =>
    (await rowsOf(page, 'locations')).map(({ name, capacity }) => [name, capacity]);

  async function fill(page: Page, name: string): Promise<void> {
    await textBox(adding(page), 'Name').fill(name);
    await textBox(adding(page), 'City').fill('Boston');
  }

  it('saves each record once, and begins with a new form', async () => {
    const page = await open('/locations?add&set.capacity=30');
    await fill(page, 'Pier');
    await set(page, 'fail', 'CreateLocation', 'response lost');
    await another(page).click();
    await page.getByRole('alert').filter({ hasText: 'The server did not respond.' }).waitFor();
    await expectValue(page, 'Name', 'Pier');
    await set(page, 'mend', 'CreateLocation');
    await another(page).click();
    await toastOf(page, 'Location created successfully').waitFor();
    await expectValue(page, 'Name', '');
    await hasFocus(page, 'Name');
    await expectValue(page, 'Capacity', '');
    expect(addressOf(page)).toBe('/locations?add=');
    await rowOf(page, 'Pier').waitFor();

    await fill(page, 'Quay');
    await page.keyboard.press('Control+Shift+Enter');
    await rowOf(page, 'Quay').waitFor();
    await expectValue(page, 'Name', '');
    await fill(page, 'Wharf');
    await page.keyboard.press('Enter');
    await adding(page).waitFor({ state: 'detached' });
    await rowOf(page, 'Wharf').waitFor();
    expect(await saved(page)).toEqual([
      ['Pier', 30],
      ['Quay', null],
      ['Wharf', null],
    ]);
  });

  it('says what is missing', async () => {
    const page = await open();
    await textBox(adding(page), 'City').press('Control+Shift+Enter');
    await adding(page).getByText('Please fill in all required fields').first().waitFor();
    expect(await saved(page)).toEqual([]);
  });
});

describe('duplicate', () => {
  const editing = (page: Page) => dialogOf(page, 'Edit Location');
  const question = (page: Page) => dialogOf(page, 'Discard changes?');
  const duplicate = (page: Page) => editing(page).getByRole('button', { name: 'Duplicate' }).click();
  const pier = { name: 'Pier', city: 'Boston', capacity: 30, status: 'maintenance' };

  it('opens a new record with the values of a stored one, and asks before it is left', async () => {
    const page = await openGallery({ path: '/locations?id=1', rows: { locations: [pier] } });
    await textBox(editing(page), 'Capacity').fill('40');
    await duplicate(page);
    await question(page).getByRole('button', { name: 'Keep editing' }).click();
    await duplicate(page);
    await question(page).getByRole('button', { name: 'Discard' }).click();
    await expectValue(page, 'Name', 'Pier');
    await expectValue(page, 'Capacity', '30');
    await hasFocus(page, 'Name');
    await page.keyboard.press('Escape');
    await question(page).getByRole('button', { name: 'Keep editing' }).click();
    await textBox(adding(page), 'Name').fill('Quay');
    await page.keyboard.press('Control+Shift+Enter');
    // Another one is no copy.
    await expectValue(page, 'Name', '');
    await page.keyboard.press('Escape');
    await adding(page).waitFor({ state: 'detached' });
    expect(await rowsOf(page, 'locations')).toMatchObject([
      pier,
      { ...pier, name: 'Quay', id: '2', version: 1 },
    ]);
  });

  it('is offered to users who may add a record', async () => {
    const page = await openGallery({
      path: '/locations?id=1',
      rows: { locations: [pier] },
      denied: ['locations:add'],
    });
    await textBox(editing(page), 'Capacity').waitFor();
    await expectAbsent(editing(page).getByText('Duplicate'));
  });

  it('is in the menu of a row', async () => {
    const page = await openGallery({ path: '/list/rows' });
    await page.getByRole('button', { name: 'More actions Name 2' }).click();
    await page.getByRole('button', { name: 'Duplicate Name 2' }).click();
    await adding(page).waitFor();
    expect(addressOf(page)).toBe('/list/rows?add=2');
    await textBox(adding(page), 'City').waitFor();
    await expectValue(page, 'City', 'City 1');
  });
});

describe('the records before and after', () => {
  const dialog = (page: Page) => dialogOf(page, 'Edit Member');
  const next = (page: Page) => page.getByRole('button', { name: 'Next record' });
  const previous = (page: Page) => page.getByRole('button', { name: 'Previous record' });
  const list = '/members?size=10&sort=-name';
  const expectName = (page: Page, index: number) =>
    expect.poll(() => textBox(dialog(page), 'Name').inputValue()).toBe(memberName(index));

  it('are those of the list, over the borders of its pages', async () => {
    const page = await openGallery({ path: list, rows: sixtyMembers });
    await page.getByRole('button', { name: `Edit ${memberName(59)}` }).click();
    await expectName(page, 59);
    await expect.poll(() => previous(page).isDisabled()).toBe(true);
    await next(page).click();
    await expectName(page, 58);
    await previous(page).click();
    await expectName(page, 59);
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();

    await page.getByRole('button', { name: `Edit ${memberName(50)}` }).click();
    await expectName(page, 50);
    await next(page).waitFor();
    await page.keyboard.press('Alt+PageDown');
    await expectName(page, 49);
    expect(addressOf(page)).toMatch(/^\/members\?.*page=2/);
    await previous(page).waitFor();
    await page.keyboard.press('Alt+PageUp');
    await expectName(page, 50);
    expect(addressOf(page)).not.toContain('page=');
    await page.keyboard.press('Escape');
    await rowOf(page, memberName(50)).waitFor();
  });

  it('ask before unsaved changes are lost, and end with the list', async () => {
    const page = await openGallery({ path: `${list}&page=6`, rows: sixtyMembers });
    await page.getByRole('button', { name: `Edit ${memberName(1)}` }).click();
    await textBox(dialog(page), 'Address').fill('1 New Street');
    await next(page).waitFor();
    await page.keyboard.press('Alt+PageDown');
    const question = dialogOf(page, 'Discard changes?');
    await question.waitFor();
    await page.keyboard.press('Alt+PageDown');
    await question.getByRole('button', { name: 'Discard' }).click();
    await expectName(page, 0);
    await expect.poll(() => next(page).isDisabled()).toBe(true);
    expect((await rowsOf(page, 'members')).filter(({ address }) => address)).toEqual([]);
  });

  it('fit a phone, in light and dark', async () => {
    const page = await openGallery({ path: list, rows: sixtyMembers });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('link', { name: memberName(51), exact: true }).click();
    await next(page).waitFor();
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await dialog(page).getByRole('button', { name: 'Next record' }).waitFor();
    const widths = () => page.evaluate(() => document.documentElement.scrollWidth);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page, 'dialog');
      await expect.poll(widths).toBe(390);
    }
    await dialog(page).getByRole('button', { name: 'Duplicate' }).click();
    await dialogOf(page, 'Add Member').getByRole('button', { name: 'Save and add another' }).waitFor();
    await expectAccessible(page, 'dialog');
    await expect.poll(widths).toBe(390);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  it('are offered on the page of a record to which a list led, and in its dialog', async () => {
    const page = await openGallery({ path: list, rows: sixtyMembers });
    await page.getByRole('link', { name: memberName(51), exact: true }).click();
    await page.getByRole('heading', { name: memberName(51), level: 1 }).waitFor();
    await next(page).click();
    await page.getByRole('heading', { name: memberName(50), level: 1 }).waitFor();
    await next(page).waitFor();
    await page.keyboard.press('Alt+PageDown');
    await page.getByRole('heading', { name: memberName(49), level: 1 }).waitFor();
    await page.goBack();
    await rowOf(page, memberName(50)).waitFor();
    await page.goForward();
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await expectName(page, 49);
    await dialog(page).getByRole('button', { name: 'Next record' }).click();
    await expectName(page, 48);
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: memberName(48), level: 1 }).waitFor();
    await previous(page).waitFor();
  });

  it('are not offered for a record that was opened by an address', async () => {
    const page = await openGallery({ path: '/members/7', rows: sixtyMembers });
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await textBox(dialog(page), 'Address').waitFor();
    await expectAbsent(next(page));
    await page.keyboard.press('Escape');
    await reload(page);
    await expectAbsent(next(page));
  });
});
