import { dialogOf, failureLines, textBox, toastOf, type Page, rowOf } from '@gym/hub-kit/testing';
import { describe, expect, it } from 'vitest';
import { addressOf, rowsOf, set, useGallery } from './gallery.fixture.ts';

const openGallery = useGallery();

const adding = (page: Page) => dialogOf(page, 'Add Location');

const hasFocus = (page: Page, label: string) =>
  expect
    .poll(() => textBox(adding(page), label).evaluate(field => field === document.activeElement))
    .toBe(true);

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
    expect(await textBox(adding(page), 'Name').inputValue()).toBe('Pier');
    await set(page, 'mend', 'CreateLocation');
    await another(page).click();
    await toastOf(page, 'Location created successfully').waitFor();
    await expect.poll(() => textBox(adding(page), 'Name').inputValue()).toBe('');
    await hasFocus(page, 'Name');
    expect(await textBox(adding(page), 'Capacity').inputValue()).toBe('');
    expect(addressOf(page)).toBe('/locations?add=');
    await rowOf(page, 'Pier').waitFor();

    await fill(page, 'Quay');
    await page.keyboard.press('Control+Shift+Enter');
    await rowOf(page, 'Quay').waitFor();
    await expect.poll(() => textBox(adding(page), 'Name').inputValue()).toBe('');
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
