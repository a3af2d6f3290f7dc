import {
  addRecord,
  combobox,
  dialogOf,
  executeGraphql,
  expectAbsent,
  failOperation,
  failureLines,
  openPage,
  type Page,
  rowOf,
  textBox,
  toastOf,
  tokenOf,
  useClub,
} from '@gym/hub-kit/testing';
import { expect, it } from 'vitest';

const app = useClub();

const pier = { name: 'Pier Gym', address: '1 Pier', city: 'Boston', state: 'MA', zipCode: '02110' };

async function open(path = ''): Promise<Page> {
  const page = await openPage(`${app.url}/locations${path}`, {
    token: await tokenOf(app, 'admin'),
    expected: failureLines,
  });
  await page.getByRole('heading', { name: 'Locations Management' }).waitFor();
  return page;
}

const namesLike = async (name: string) => {
  const { locations } = await executeGraphql(
    app,
    'query ($name: String!) { locations(filter: { name: { eq: $name } }) { items { capacity status } } }',
    { name },
  );
  return locations!['items'] as { capacity: number | null; status: string }[];
};

const tooCostly = [{ message: 'The list is too expensive', extensions: { code: 'TOO_COSTLY' } }];

it('what was created, changed, deleted and undone is reported so while the list behind fails', async () => {
  const page = await open();
  await page.getByRole('button', { name: 'Add Location' }).first().click();
  const adding = dialogOf(page, 'Add New Location');
  for (const [label, value] of [
    ['Name', 'Quay Gym'],
    ['Address', '1 Quay'],
    ['City', 'Boston'],
    ['State', 'MA'],
    ['Zip Code', '02110'],
  ] as const)
    await textBox(adding, label).fill(value);
  let mend = await failOperation(page, 'Locations', tooCostly);
  await adding.getByRole('button', { name: 'Save' }).click();
  await toastOf(page, 'Location created successfully').waitFor();
  await adding.waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: 'Failed to fetch locations' }).waitFor();
  await expectAbsent(toastOf(page, 'Failed to save location'));
  expect(await namesLike('Quay Gym')).toHaveLength(1);
  await mend();
  await page.getByRole('button', { name: 'Try again' }).click();

  await page.getByRole('button', { name: 'Edit Quay Gym' }).click();
  const editing = dialogOf(page, 'Edit Location');
  await textBox(editing, 'Capacity').fill('20');
  mend = await failOperation(page, 'Locations', tooCostly);
  await editing.getByRole('button', { name: 'Update' }).click();
  const updated = page.locator('[data-sonner-toast]', { hasText: 'Location updated successfully' });
  await editing.waitFor({ state: 'detached' });
  await updated.getByRole('button', { name: 'Undo' }).click();
  await toastOf(page, 'Change undone').waitFor();
  expect(await namesLike('Quay Gym')).toMatchObject([{ capacity: null }]);
  await mend();
  await page.reload();

  await page.getByRole('button', { name: 'Delete Quay Gym' }).click();
  mend = await failOperation(page, 'Locations', tooCostly);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await toastOf(page, 'Location deleted successfully').waitFor();
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  await expectAbsent(toastOf(page, 'Failed to delete location'));
  expect(await namesLike('Quay Gym')).toHaveLength(0);
  await mend();
});

it('a form is kept until its changes are saved, and saved once', async () => {
  // The toasts cover the buttons of the first rows.
  for (const name of ['A', 'B', 'C', 'D', 'E', 'F', 'Pier Gym', 'Tide Gym', 'Still Gym'])
    await addRecord(app, 'Location', { ...pier, name });
  const page = await open();
  const dialog = dialogOf(page, 'Edit Location');

  // An unchanged form closes without a request, and says nothing.
  await page.getByRole('button', { name: 'Edit Still Gym' }).click();
  await textBox(dialog, 'Capacity').waitFor();
  let sent = 0;
  page.on('request', request => {
    if (request.postData()?.includes('UpdateLocation')) sent += 1;
  });
  await dialog.getByRole('button', { name: 'Update' }).click();
  await dialog.waitFor({ state: 'detached' });
  await expectAbsent(toastOf(page, 'Location updated successfully'));
  expect(sent).toBe(0);

  // The response of an update is lost: the second click saves.
  await page.getByRole('button', { name: 'Edit Pier Gym' }).click();
  await textBox(dialog, 'Capacity').fill('1,200');
  await combobox(dialog, 'Status').selectOption('maintenance');
  let lost = 0;
  await page.route('**/graphql', async route => {
    const { operationName } = (route.request().postDataJSON() ?? {}) as { operationName?: string };
    if (operationName !== 'UpdateLocation' || lost > 0) return route.fallback();
    lost += 1;
    await route.fetch();
    return route.abort();
  });
  await dialog.getByRole('button', { name: 'Update' }).click();
  await dialog.getByRole('alert').filter({ hasText: 'The server did not respond.' }).waitFor();
  await dialog.getByRole('button', { name: 'Update' }).click();
  await toastOf(page, 'Location updated successfully').waitFor();
  await dialog.waitFor({ state: 'detached' });
  await rowOf(page, 'Pier Gym').getByText('1,200').waitFor();
  expect(await namesLike('Pier Gym')).toEqual([{ capacity: 1200, status: 'maintenance' }]);

  // What is typed waits for a save that is under way.
  await page.getByRole('button', { name: 'Edit Tide Gym' }).click();
  await textBox(dialog, 'Capacity').fill('10');
  const held = Promise.withResolvers<void>();
  await page.route('**/graphql', async route => {
    const { operationName } = (route.request().postDataJSON() ?? {}) as { operationName?: string };
    if (operationName === 'UpdateLocation') await held.promise;
    return route.fallback();
  });
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect.poll(() => textBox(dialog, 'Capacity').isDisabled()).toBe(true);
  held.resolve();
  await dialog.waitFor({ state: 'detached' });
});

it('a failed save is announced, and its toast can be read and pressed within the dialog', async () => {
  await addRecord(app, 'Location', { ...pier, name: 'Wharf Gym' });
  const page = await open();
  await page.getByRole('button', { name: 'Edit Wharf Gym' }).click();
  const dialog = dialogOf(page, 'Edit Location');
  await textBox(dialog, 'Capacity').fill('30');
  await failOperation(page, 'UpdateLocation', [
    { message: 'The database is busy', extensions: { code: 'UNAVAILABLE' } },
  ]);
  await textBox(dialog, 'Capacity').press('Enter');
  await dialog.getByRole('alert').getByText('The database is busy').waitFor();
  await dialog
    .locator('[data-sonner-toast]')
    .getByText('Failed to save location: The database is busy')
    .waitFor();
  // The field was disabled during the save.
  await expect
    .poll(() => textBox(dialog, 'Capacity').evaluate(field => field === document.activeElement))
    .toBe(true);
  await textBox(dialog, 'Capacity').press('Escape');
  const question = dialogOf(page, 'Discard changes?');
  await question.waitFor();
  // The error belongs to the attempt before.
  await page.locator('[data-sonner-toast]').waitFor({ state: 'detached' });
  await question.getByRole('button', { name: 'Discard' }).click();
  await dialog.waitFor({ state: 'detached' });
});
