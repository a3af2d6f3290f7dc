import {
  dialogOf,
  expectAbsent,
  failureLines,
  textBox,
  toastOf,
  type Page,
  rowOf,
} from '@gym/hub-kit/testing';
import { describe, expect, it } from 'vitest';
import { addressOf, rowsOf, set, useGallery } from './gallery.fixture.ts';

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
