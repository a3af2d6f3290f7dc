import {
  combobox,
  dialogOf,
  expectAbsent,
  failureLines,
  type Page,
  rowOf,
  textBox,
  toastOf,
} from '@gym/hub-kit/testing';
import { describe, expect, it } from 'vitest';
import { reload, rowsOf, set, timesSent, useGallery } from './gallery.fixture.ts';

const openGallery = useGallery();

const open = (locations: Record<string, unknown>[] = []) =>
  openGallery({ path: '/locations', rows: { locations }, expected: failureLines });

const adding = (page: Page) => dialogOf(page, 'Add Location');
const editing = (page: Page) => dialogOf(page, 'Edit Location');
const save = (page: Page) => adding(page).getByRole('button', { name: 'Save', exact: true }).click();
const update = (page: Page) => editing(page).getByRole('button', { name: 'Update' }).click();
const alertOf = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

async function openNew(page: Page, name: string, capacity: string): Promise<void> {
  await page.getByRole('button', { name: 'Add Location' }).first().click();
  await fillNew(page, name, capacity);
}

async function fillNew(page: Page, name: string, capacity: string): Promise<void> {
  await textBox(adding(page), 'Name').fill(name);
  await textBox(adding(page), 'City').fill('Boston');
  await textBox(adding(page), 'Capacity').fill(capacity);
}

async function openStored(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  await textBox(editing(page), 'Capacity').waitFor();
}

/** The capacities of the locations whose name begins so. */
const capacitiesOf = async (page: Page, name: string) =>
  (await rowsOf(page, 'locations'))
    .filter(row => String(row['name']).startsWith(name))
    .map(row => row['capacity']);

const tooCostly = [{ message: 'The list is too expensive', extensions: { code: 'TOO_COSTLY' } }];

it('what was created, changed, deleted and undone is reported so while the list behind fails', async () => {
  const page = await open();
  await openNew(page, 'Quay Gym', '10');
  await set(page, 'fail', 'Locations', tooCostly);
  await save(page);
  await toastOf(page, 'Location created successfully').waitFor();
  await adding(page).waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: 'Failed to fetch locations' }).waitFor();
  await expectAbsent(toastOf(page, 'Failed to save location'));
  expect(await capacitiesOf(page, 'Quay Gym')).toEqual([10]);
  await set(page, 'mend', 'Locations');
  await page.getByRole('button', { name: 'Try again' }).click();

  await openStored(page, 'Quay Gym');
  await textBox(editing(page), 'Capacity').fill('20');
  await set(page, 'fail', 'Locations', tooCostly);
  await update(page);
  const updated = page.locator('[data-sonner-toast]', { hasText: 'Location updated successfully' });
  await editing(page).waitFor({ state: 'detached' });
  await updated.getByRole('button', { name: 'Undo' }).click();
  await toastOf(page, 'Change undone').waitFor();
  expect(await capacitiesOf(page, 'Quay Gym')).toEqual([10]);
  await set(page, 'mend', 'Locations');
  await reload(page);

  await page.getByRole('button', { name: 'Delete Quay Gym' }).click();
  await set(page, 'fail', 'Locations', tooCostly);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  const deleted = page.locator('[data-sonner-toast]', { hasText: 'Location deleted successfully' });
  await deleted.waitFor();
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  await expectAbsent(toastOf(page, 'Failed to delete location'));
  expect(await capacitiesOf(page, 'Quay Gym')).toEqual([]);
  await set(page, 'mend', 'Locations');
  await deleted.getByRole('button', { name: 'Undo' }).click();
  await rowOf(page, 'Quay Gym').waitFor();
});

it('a form is kept until its changes are saved, and saved once', async () => {
  const page = await open([{ name: 'Pier Gym', city: 'Boston' }]);
  // An unchanged form closes without a request, and says nothing.
  await openStored(page, 'Pier Gym');
  await update(page);
  await editing(page).waitFor({ state: 'detached' });
  await expectAbsent(toastOf(page, 'Location updated successfully'));
  expect(await timesSent(page, 'UpdateLocation')).toBe(0);

  // The response of an update is lost: the second click saves.
  await openStored(page, 'Pier Gym');
  await textBox(editing(page), 'Capacity').fill('1,200');
  await combobox(editing(page), 'Status').selectOption('maintenance');
  await set(page, 'fail', 'UpdateLocation', 'response lost');
  await update(page);
  await alertOf(page, 'The server did not respond.').first().waitFor();
  await set(page, 'mend', 'UpdateLocation');
  await update(page);
  await toastOf(page, 'Location updated successfully').waitFor();
  await editing(page).waitFor({ state: 'detached' });
  await rowOf(page, 'Pier Gym').getByText('1,200').waitFor();
  expect(await rowsOf(page, 'locations')).toMatchObject([
    { capacity: 1200, status: 'maintenance', version: 2 },
  ]);

  // What is typed waits for a save that is under way.
  await openStored(page, 'Pier Gym');
  await textBox(editing(page), 'Capacity').fill('10');
  await set(page, 'hold', 'UpdateLocation');
  await update(page);
  await expect.poll(() => textBox(editing(page), 'Capacity').isDisabled()).toBe(true);
  await set(page, 'release', 'UpdateLocation');
  await editing(page).waitFor({ state: 'detached' });
});

it('a failed save is announced, and its toast can be read and pressed within the dialog', async () => {
  const page = await open([{ name: 'Wharf Gym', city: 'Boston' }]);
  await openStored(page, 'Wharf Gym');
  const capacity = textBox(editing(page), 'Capacity');
  await capacity.fill('30');
  await set(page, 'fail', 'UpdateLocation', [
    { message: 'The database is busy', extensions: { code: 'UNAVAILABLE' } },
  ]);
  await capacity.press('Enter');
  await editing(page).getByRole('alert').getByText('The database is busy').waitFor();
  await editing(page)
    .locator('[data-sonner-toast]')
    .getByText('Failed to save location: The database is busy')
    .waitFor();
  // The field was disabled during the save.
  await expect.poll(() => capacity.evaluate(field => field === document.activeElement)).toBe(true);
  await capacity.press('Escape');
  const question = dialogOf(page, 'Discard changes?');
  await question.waitFor();
  // The error belongs to the attempt before.
  await page.locator('[data-sonner-toast]').waitFor({ state: 'detached' });
  await question.getByRole('button', { name: 'Discard' }).click();
  await editing(page).waitFor({ state: 'detached' });
});

describe('a change that another user has made meanwhile', () => {
  async function conflict(): Promise<Page> {
    const page = await open([{ name: 'Pier Gym', city: 'Boston', capacity: 10 }]);
    await openStored(page, 'Pier Gym');
    await textBox(editing(page), 'Capacity').fill('30');
    await page.evaluate(() => {
      const { server } = window.gallery.link();
      server.update('locations', server.rows('locations')[0]!.id, { capacity: 20, city: 'Salem' });
    });
    await update(page);
    await question(page).waitFor();
    return page;
  }
  const question = (page: Page) => dialogOf(page, 'This location has changed since you opened it');

  it('is shown, and stays where the own one is kept', async () => {
    const page = await conflict();
    await question(page).getByRole('row', { name: 'Capacity 30 20' }).waitFor();
    await question(page).getByRole('button', { name: 'Keep mine' }).click();
    await toastOf(page, 'Location updated successfully').waitFor();
    expect(await rowsOf(page, 'locations')).toMatchObject([{ capacity: 30, city: 'Salem' }]);
  });

  it('is in the form when it is taken', async () => {
    const page = await conflict();
    await question(page).getByRole('button', { name: 'Take theirs' }).click();
    await expect.poll(() => textBox(editing(page), 'Capacity').inputValue()).toBe('20');
    await expect.poll(() => textBox(editing(page), 'City').inputValue()).toBe('Salem');
    expect(await rowsOf(page, 'locations')).toMatchObject([{ capacity: 20, version: 2 }]);
  });
});

describe('a new record whose response is lost', () => {
  const savedAlready = (page: Page) => dialogOf(page, 'This location is saved already');

  /** Saves a form whose response is lost. */
  async function saveInVain(page: Page) {
    await set(page, 'fail', 'CreateLocation', 'response lost');
    await save(page);
    await alertOf(page, 'The server did not respond.').first().waitFor();
    await set(page, 'mend', 'CreateLocation');
  }

  it('is one record after the form is saved again, with its corrections', async () => {
    const page = await open();
    await openNew(page, 'L-1', '10');
    await saveInVain(page);
    await save(page);
    await toastOf(page, 'Location created successfully').waitFor();
    await rowOf(page, 'L-1').waitFor();
    expect(await capacitiesOf(page, 'L-1')).toEqual([10]);

    await openNew(page, 'L-2', '10');
    await saveInVain(page);
    await textBox(adding(page), 'Capacity').fill('12');
    await set(page, 'fail', 'UpdateLocation', 'request lost');
    for (const decision of ['Back to the form', 'Change the saved one']) {
      await save(page);
      await savedAlready(page).getByRole('row', { name: 'Capacity 12 10' }).waitFor();
      await expectAbsent(page.getByText('Idempotency-Key'));
      await savedAlready(page).getByRole('button', { name: decision }).click();
      await savedAlready(page).waitFor({ state: 'detached' });
    }
    // From here on the form edits the saved record.
    await editing(page).getByRole('alert').filter({ hasText: 'The server did not respond.' }).waitFor();
    await set(page, 'mend', 'UpdateLocation');
    await update(page);
    await toastOf(page, 'Location updated successfully').waitFor();
    await editing(page).waitFor({ state: 'detached' });
    expect(await capacitiesOf(page, 'L-2')).toEqual([12]);
  });

  it('is saved with its correction when the request was lost', async () => {
    const page = await open();
    await openNew(page, 'L-3', '10');
    await set(page, 'fail', 'CreateLocation', 'request lost');
    await save(page);
    await toastOf(page, 'Failed to save location').waitFor();
    await set(page, 'mend', 'CreateLocation');
    await textBox(adding(page), 'Capacity').fill('13');
    await save(page);
    await toastOf(page, 'Location created successfully').waitFor();
    expect(await capacitiesOf(page, 'L-3')).toEqual([13]);
  });

  it('is not saved again after a reload of the tab, except for a second one that is wanted', async () => {
    const page = await open();
    await openNew(page, 'L-4', '10');
    await saveInVain(page);
    await reload(page);
    await fillNew(page, 'L-4', '10');
    await save(page);
    await toastOf(page, 'Location created successfully').waitFor();
    expect(await capacitiesOf(page, 'L-4')).toEqual([10]);

    await openNew(page, 'L-5', '10');
    await saveInVain(page);
    await reload(page);
    await fillNew(page, 'L-5b', '10');
    await save(page);
    await savedAlready(page).getByRole('button', { name: 'Save another one' }).click();
    await toastOf(page, 'Location created successfully').waitFor();
    await rowOf(page, 'L-5b').waitFor();
    expect(await capacitiesOf(page, 'L-5')).toEqual([10, 10]);
  });

  it('is created by the next save when it was deleted meanwhile', async () => {
    const page = await open();
    await openNew(page, 'L-6', '10');
    await saveInVain(page);
    await page.evaluate(() => {
      const { server } = window.gallery.link();
      server.remove('locations', server.rows('locations')[0]!.id);
    });
    await save(page);
    await alertOf(page, 'Your earlier attempt was saved, and another user has deleted it since.').waitFor();
    await save(page);
    await toastOf(page, 'Location created successfully').waitFor();
    expect(await capacitiesOf(page, 'L-6')).toEqual([10]);
  });
});

describe('a record that is opened again', () => {
  const rows = ['Ann Lee', 'Bo Gone'].map(name => ({ name, email: `${name[0]}@example.com`, phone: '555' }));

  async function openMembers(): Promise<Page> {
    const page = await openGallery({ path: '/members', rows: { members: rows } });
    await page.getByRole('button', { name: 'Edit Ann Lee' }).waitFor();
    return page;
  }
  const dialogIn = (page: Page) => dialogOf(page, 'Edit Member');

  async function openRecord(page: Page): Promise<void> {
    await page.getByRole('button', { name: 'Edit Ann Lee' }).click();
    await textBox(dialogIn(page), 'Address').waitFor();
  }

  async function saveAddress(page: Page, address: string): Promise<void> {
    await textBox(dialogIn(page), 'Address').fill(address);
    await dialogIn(page).getByRole('button', { name: 'Update' }).click();
    await dialogIn(page).waitFor({ state: 'detached' });
  }

  it('has what was saved, without another request, until another record is deleted', async () => {
    const page = await openMembers();
    await openRecord(page);
    await saveAddress(page, '1 New Street');
    await openRecord(page);
    await expect.poll(() => textBox(dialogIn(page), 'Address').inputValue()).toBe('1 New Street');
    expect(await timesSent(page, 'Member')).toBe(1);
    // The version of the cached record is the saved one: a second save meets no conflict.
    await saveAddress(page, '2 New Street');

    // It comes from the server after another record was deleted, and choices from the cache.
    await page.getByRole('button', { name: 'Delete Bo Gone' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Edit Bo Gone' }).waitFor({ state: 'detached' });
    await openRecord(page);
    expect(await timesSent(page, 'Member')).toBe(2);
    const before = await timesSent(page, 'TrainerOptions');
    const trainer = combobox(dialogIn(page), 'Assigned Trainer');
    for (let time = 0; time < 3; time++) {
      await trainer.click();
      await page.getByText('Nothing found').waitFor();
      await page.keyboard.press('Escape');
    }
    expect(await timesSent(page, 'TrainerOptions')).toBe(before + 1);
  });

  it('comes from the cache for half a minute, then from the server', async () => {
    const page = await openMembers();
    await page.clock.install();
    const close = async () => {
      await dialogIn(page).getByRole('button', { name: 'Cancel' }).click();
      await dialogIn(page).waitFor({ state: 'detached' });
    };
    await openRecord(page);
    await close();
    await openRecord(page);
    expect(await timesSent(page, 'Member')).toBe(1);
    await close();
    await page.clock.fastForward(31_000);
    await openRecord(page);
    expect(await timesSent(page, 'Member')).toBe(2);
  });
});

describe('the file of the forms', () => {
  /** A text that only this file contains. */
  const ofForms = 'Nothing has changed yet';

  /** Opens a page that has not loaded the file, and holds it as on a slow connection, until it is released. */
  async function openBefore(): Promise<{ page: Page; release: () => void }> {
    const locations = [{ name: 'Pier Gym', city: 'Boston' }];
    const page = await open(locations);
    const held = Promise.withResolvers<void>();
    await page.route('**/*.js', async route => {
      const response = await route.fetch();
      if ((await response.text()).includes(ofForms)) await held.promise;
      await route.fulfill({ response });
    });
    await page.reload();
    await page.evaluate(rows => window.gallery.start({ path: '/locations', rows }), { locations });
    await page.getByRole('button', { name: 'Edit Pier Gym' }).waitFor();
    return { page, release: held.resolve };
  }

  it('takes no key for a button while it loads, and gives the focus to the first field then', async () => {
    const { page, release } = await openBefore();
    await page.getByRole('button', { name: 'Add Location' }).click();
    await adding(page).waitFor();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    release();
    await textBox(adding(page), 'Name').waitFor();
    await page.keyboard.type('Kit');
    await expect.poll(() => textBox(adding(page), 'Name').inputValue()).toBe('Kit');
  });

  it('is fetched before a form is opened, once the pointer moves or a key is pressed', async () => {
    const { page, release } = await openBefore();
    release();
    const fetched = page.waitForResponse(async response =>
      (await response.text().catch(() => '')).includes(ofForms),
    );
    await page.keyboard.press('Shift');
    await fetched;
  });
});
