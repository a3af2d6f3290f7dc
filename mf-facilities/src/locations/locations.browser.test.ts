import {
  addRecord,
  chipColors,
  columnTexts,
  combobox,
  dialogOf,
  executeGraphql,
  expectAbsent,
  failureLines,
  messageOf,
  openPage,
  type Page,
  rowOf,
  textBox,
  toastOf,
  tokenOf,
  useClub,
} from '@gym/hub-kit/testing';
import { describe, expect, it } from 'vitest';

const app = useClub();

interface OpenOptions {
  path?: string;
  as?: string;
  width?: number;
  expected?: readonly RegExp[];
}

async function open({ path = '', as = 'admin', ...options }: OpenOptions = {}): Promise<Page> {
  const url = `${app.url}/locations${path}`;
  const page = await openPage(url, { token: await tokenOf(app, as), ...options });
  await page.getByRole('heading', { name: 'Locations Management' }).waitFor();
  return page;
}

const pier = { name: 'Pier Gym', address: '1 Pier', city: 'Boston', state: 'MA', zipCode: '02110' };

const storedLocation = async (name: string) => {
  const { locations } = await executeGraphql(
    app,
    `query ($name: String!) { locations(filter: { name: { eq: $name } }) { items {
      name address city state zipCode phone email capacity status amenities
      openingHours { monday tuesday wednesday thursday friday saturday sunday } } } }`,
    { name },
  );
  return (locations!['items'] as object[])[0];
};

describe('a location', () => {
  it('is added with opening hours and amenities, changed and deleted', async () => {
    const page = await open();
    await page.getByRole('heading', { name: 'No locations yet' }).waitFor();
    await page.getByRole('button', { name: 'Add Location' }).first().click();
    const dialog = dialogOf(page, 'Add New Location');
    await expect.poll(() => combobox(dialog, 'Status').locator('option').count()).toBe(5);
    await expect.poll(() => combobox(dialog, 'Status').inputValue()).toBe('active');

    await textBox(dialog, 'Name').fill('Harbor Gym');
    await textBox(dialog, 'Capacity').fill('1,200');
    await textBox(dialog, 'Phone').fill('617-555-0101');
    await textBox(dialog, 'Email').fill('harbor@example.com');
    await textBox(dialog, 'Amenities').pressSequentially(' Sauna,, Steam Room ,Pool, ');
    await textBox(dialog, 'Address').fill('9 Harbor St');
    await textBox(dialog, 'City').fill('Boston');
    await textBox(dialog, 'State').fill('MA');
    await textBox(dialog, 'Zip Code').fill('02110');
    await textBox(dialog, 'Monday').fill('09:00-18:00');
    await textBox(dialog, 'Sunday').fill('by appointment');
    await expect.poll(() => textBox(dialog, 'Amenities').inputValue()).toBe('Sauna, Steam Room, Pool');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await toastOf(page, 'Location created successfully').waitFor();

    await rowOf(page, 'Harbor Gym').waitFor();
    expect(await storedLocation('Harbor Gym')).toEqual({
      name: 'Harbor Gym',
      address: '9 Harbor St',
      city: 'Boston',
      state: 'MA',
      zipCode: '02110',
      phone: '617-555-0101',
      email: 'harbor@example.com',
      capacity: 1200,
      status: 'active',
      amenities: ['Sauna', 'Steam Room', 'Pool'],
      openingHours: {
        monday: '09:00-18:00',
        tuesday: null,
        wednesday: null,
        thursday: null,
        friday: null,
        saturday: null,
        sunday: 'by appointment',
      },
    });

    await page.getByRole('button', { name: 'Edit Harbor Gym' }).click();
    const edit = dialogOf(page, 'Edit Location');
    await expect.poll(() => textBox(edit, 'Monday').inputValue()).toBe('09:00-18:00');
    await textBox(edit, 'Monday').fill('');
    await textBox(edit, 'Sunday').fill(' ');
    await textBox(edit, 'Amenities').fill('');
    await combobox(edit, 'Status').selectOption({ label: 'Maintenance' });
    await edit.getByRole('button', { name: 'Update' }).click();
    await toastOf(page, 'Location updated successfully').waitFor();
    await expect.poll(() => columnTexts(page, 5)).toEqual(['Maintenance']);
    expect(await storedLocation('Harbor Gym')).toMatchObject({ openingHours: null, amenities: [] });

    await page.getByRole('button', { name: 'Delete Harbor Gym' }).click();
    const confirm = dialogOf(page, 'Confirm Delete');
    await confirm.getByText('Are you sure you want to delete this location?').waitFor();
    await confirm.getByRole('button', { name: 'Delete' }).click();
    await toastOf(page, 'Location deleted successfully').waitFor();
    await page.getByRole('heading', { name: 'No locations yet' }).waitFor();
  });

  it('is rejected with a message at each missing required field', async () => {
    const page = await open({ path: '?add', expected: failureLines });
    const dialog = dialogOf(page, 'Add New Location');
    await textBox(dialog, 'Capacity').fill('-1');
    await textBox(dialog, 'Tuesday').fill('x'.repeat(201));
    await dialog.getByRole('button', { name: 'Save' }).click();
    await toastOf(page, 'Please fill in all required fields').waitFor();
    await expect.poll(() => messageOf(textBox(dialog, 'Name'))).toBe('Name is required');
    await expect.poll(() => messageOf(textBox(dialog, 'Address'))).toBe('Address is required');
    await expect.poll(() => messageOf(textBox(dialog, 'City'))).toBe('City is required');
    await expect.poll(() => messageOf(textBox(dialog, 'State'))).toBe('State is required');
    await expect.poll(() => messageOf(textBox(dialog, 'Zip Code'))).toBe('Zip code is required');
    await expect.poll(() => messageOf(textBox(dialog, 'Capacity'))).toBe('Capacity cannot be below 0');
    await expect
      .poll(() => messageOf(textBox(dialog, 'Tuesday')))
      .toBe('Opening hours may have 200 characters at the most');

    await textBox(dialog, 'Name').fill('Almost');
    await textBox(dialog, 'Address').fill('1 Pier');
    await textBox(dialog, 'City').fill('Boston');
    await textBox(dialog, 'State').fill('MA');
    await textBox(dialog, 'Zip Code').fill('02110');
    await textBox(dialog, 'Tuesday').fill('');
    for (const [capacity, message] of [
      ['many', 'Capacity must be a number'],
      ['1.5', 'Capacity must be a whole number'],
    ] as const) {
      await textBox(dialog, 'Capacity').fill(capacity);
      await dialog.getByRole('button', { name: 'Save' }).click();
      await toastOf(page, 'Please fix the form errors').last().waitFor();
      await expect.poll(() => messageOf(textBox(dialog, 'Capacity'))).toBe(message);
    }
    await textBox(dialog, 'Capacity').fill('');
    await textBox(dialog, 'Email').fill('nowhere');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await toastOf(page, 'Failed to save location: Invalid email address').waitFor();
    await expect.poll(() => messageOf(textBox(dialog, 'Email'))).toBe('Invalid email address');
  });

  it('that others changed meanwhile shows their opening hours beside mine', async () => {
    const id = await addRecord(app, 'Location', { ...pier, openingHours: { monday: '09:00-18:00' } });
    const page = await open({ path: `?id=${id}` });
    const dialog = dialogOf(page, 'Edit Location');
    await textBox(dialog, 'Monday').fill('10:00-18:00');
    await executeGraphql(
      app,
      `mutation ($id: ID!) { updateLocation(id: $id, patch: {
        openingHours: { monday: "09:00-20:00", sunday: "closed" }, amenities: ["Pool", "Sauna"] }) { id } }`,
      { id },
    );
    await dialog.getByRole('button', { name: 'Update' }).click();
    const conflict = dialogOf(page, 'This location has changed since you opened it');
    await conflict.waitFor();
    await expect
      .poll(async () => (await conflict.getByRole('row').allInnerTexts()).map(row => row.split(/\s*\t\s*/)))
      .toEqual([
        ['Changed since', 'Yours', 'Theirs'],
        ['Amenities', 'not touched', 'Pool, Sauna'],
        ['Opening Hours', 'Monday 10:00-18:00', 'Monday 09:00-20:00, Sunday closed'],
      ]);
    await conflict.getByRole('button', { name: 'Take theirs' }).click();
    await expect.poll(() => textBox(dialog, 'Sunday').inputValue()).toBe('closed');
    await expect.poll(() => textBox(dialog, 'Amenities').inputValue()).toBe('Pool, Sauna');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });
    await executeGraphql(app, `mutation ($id: ID!) { deleteLocation(id: $id) }`, { id });
  });
});

describe('the list of locations', () => {
  it('shows the columns of the specification, by name, ten to a page, with coloured chips', async () => {
    const statuses = ['active', 'maintenance', 'closed'];
    for (let n = 0; n < 12; n++)
      await addRecord(app, 'Location', {
        ...pier,
        name: `Gym ${String(n).padStart(2, '0')}`,
        phone: `617-555-01${n + 10}`,
        capacity: n * 250,
        status: statuses[n % 3],
      });
    const page = await open();
    await rowOf(page, 'Gym 00').waitFor();
    await expect
      .poll(() => page.getByRole('columnheader').allInnerTexts())
      .toEqual(['Name', 'Address', 'Phone', 'Capacity', 'Status', 'Actions']);
    await expect
      .poll(async () => (await rowOf(page, 'Gym 05').getByRole('gridcell').allInnerTexts()).slice(0, 5))
      .toEqual(['Gym 05', '1 Pier, Boston, MA 02110', '617-555-0115', '1,250', 'Closed']);
    await page.getByText('1–10 of 12').waitFor();
    await expect
      .poll(() => page.getByLabel('Rows per page').locator('option').allInnerTexts())
      .toEqual(['5', '10', '25']);
    await expect
      .poll(() => chipColors(page, ['Active', 'Maintenance', 'Closed']))
      .toEqual(['green', 'orange', 'red']);

    await page.getByRole('columnheader', { name: 'Capacity' }).click();
    await page.getByRole('columnheader', { name: 'Capacity' }).click();
    await expect.poll(async () => (await columnTexts(page, 4))[0]).toBe('2,750');
    await page.getByRole('searchbox').fill('gym 07');
    await expect.poll(() => columnTexts(page, 1)).toEqual(['Gym 07']);
  });

  it('shows cards on a phone', async () => {
    const page = await open({ width: 390 });
    const card = page.getByRole('listitem').filter({ hasText: 'Gym 04' });
    await card.getByText('1 Pier, Boston, MA 02110').waitFor();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

describe('a role with limited permissions', () => {
  it('only looks, also at the opening hours', async () => {
    const id = await addRecord(app, 'Location', { ...pier, openingHours: { friday: '09:00-12:00' } });
    const page = await open({ as: 'reception' });
    await rowOf(page, 'Gym 00').waitFor();
    await expectAbsent(page.getByRole('button', { name: /^(Add|Edit|Delete) / }));
    await expectAbsent(page.getByRole('columnheader', { name: 'Actions' }));

    await page.goto(`${app.url}/locations?id=${id}`);
    const dialog = dialogOf(page, 'Location');
    await expect.poll(() => textBox(dialog, 'Friday').inputValue()).toBe('09:00-12:00');
    await expect.poll(() => textBox(dialog, 'Friday').isDisabled()).toBe(true);
    await expect.poll(() => textBox(dialog, 'Amenities').isDisabled()).toBe(true);
    await expectAbsent(dialog.getByRole('button', { name: 'Update' }));
  });
});
