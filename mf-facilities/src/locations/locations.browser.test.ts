import {
  addRecord,
  dialogOf,
  executeGraphql,
  expectAbsent,
  openPage,
  type Page,
  textBox,
  toastOf,
  tokenOf,
  useClub,
  visit,
} from '@gym/hub-kit/testing';
import { beforeAll, expect, it } from 'vitest';

const app = useClub();

beforeAll(async () => {
  for (const letter of 'ABCDEFGH')
    await addRecord(app, 'Location', { ...pier, name: `${letter} Gym`, address: `1 ${letter} Street` });
});

const pier = { name: 'Pier Gym', address: '1 Pier', city: 'Boston', state: 'MA', zipCode: '02110' };

/** The row of the cell that has the focus, by its name, after the check box. */
const focusedRow = (page: Page) =>
  page.evaluate(
    () =>
      document.activeElement?.closest('[role="row"]')?.querySelectorAll('[role="gridcell"]')[1]?.textContent,
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

it('opening hours and amenities are stored and cleared, and shown beside those that others saved', async () => {
  const page = await openPage(`${app.url}/locations?add`, { token: await tokenOf(app, 'admin') });
  const dialog = dialogOf(page, 'Add New Location');
  const save = dialog.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await toastOf(page, 'Please fill in all required fields').waitFor();
  await textBox(dialog, 'Name').fill('Harbor Gym');
  await textBox(dialog, 'Address').fill('9 Harbor St');
  await textBox(dialog, 'City').fill('Boston');
  await textBox(dialog, 'State').fill('MA');
  await textBox(dialog, 'Zip Code').fill('02110');
  await textBox(dialog, 'Capacity').fill('many');
  await save.click();
  await toastOf(page, 'Please fix the form errors').waitFor();
  await textBox(dialog, 'Capacity').fill('1,200');
  await textBox(dialog, 'Amenities').pressSequentially(' Sauna,, Steam Room ,Pool, ');
  await textBox(dialog, 'Monday').fill('09:00-18:00');
  await textBox(dialog, 'Sunday').fill('by appointment');
  await expect.poll(() => textBox(dialog, 'Amenities').inputValue()).toBe('Sauna, Steam Room, Pool');
  await save.click();
  await toastOf(page, 'Location created successfully').waitFor();
  expect(await storedLocation('Harbor Gym')).toMatchObject({
    capacity: 1200,
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
  await edit.getByRole('button', { name: 'Update' }).click();
  await toastOf(page, 'Location updated successfully').waitFor();
  expect(await storedLocation('Harbor Gym')).toMatchObject({ openingHours: null, amenities: [] });

  const id = await addRecord(app, 'Location', { ...pier, openingHours: { monday: '09:00-18:00' } });
  await visit(page, '/parking-passes');
  await visit(page, `/locations?id=${id}`);
  await textBox(edit, 'Monday').fill('10:00-18:00');
  await executeGraphql(
    app,
    `mutation ($id: ID!) { updateLocation(id: $id, patch: {
      openingHours: { monday: "09:00-20:00", sunday: "closed" }, amenities: ["Pool", "Sauna"] }) { id } }`,
    { id },
  );
  await edit.getByRole('button', { name: 'Update' }).click();
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
  await expect.poll(() => textBox(edit, 'Sunday').inputValue()).toBe('closed');
  await expect.poll(() => textBox(edit, 'Amenities').inputValue()).toBe('Pool, Sauna');
});

it('opening hours and amenities are shown to a role that may only view locations', async () => {
  const id = await addRecord(app, 'Location', {
    ...pier,
    name: 'Quay Gym',
    openingHours: { friday: '09:00-12:00' },
  });
  const page = await openPage(`${app.url}/locations?id=${id}`, { token: await tokenOf(app, 'reception') });
  const dialog = dialogOf(page, 'Location');
  await expect.poll(() => textBox(dialog, 'Friday').inputValue()).toBe('09:00-12:00');
  await expect.poll(() => textBox(dialog, 'Friday').isDisabled()).toBe(true);
  await expect.poll(() => textBox(dialog, 'Amenities').isDisabled()).toBe(true);
  await expectAbsent(dialog.getByRole('button', { name: 'Update' }));
});
