import {
  changeGrant,
  combobox,
  dialogOf,
  executeGraphql,
  expectAbsent,
  expectAccessible,
  failOperation,
  failureLines,
  openPage,
  type Page,
  textBox,
  toastOf,
  tokenOf,
  useClub,
} from '@gym/hub-kit/testing';
import { expect, it } from 'vitest';

const app = useClub();

interface OpenOptions {
  as?: string;
  path?: string;
  width?: number;
  expected?: readonly RegExp[];
}

async function open({
  as = 'admin',
  path = '/users?tab=permissions',
  ...options
}: OpenOptions = {}): Promise<Page> {
  const page = await openPage(app.url + path, { token: await tokenOf(app, as), ...options });
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

const edit = (page: Page, row: string) => page.getByRole('button', { name: `Edit ${row}`, exact: true });

/** Finds a row of the list. */
async function find(page: Page, role: string, resource: string) {
  await page.getByRole('searchbox').fill(`${role} ${resource}`);
  await edit(page, `${role}, ${resource}`).waitFor();
}

it('a permission is added and changed in a list and a matrix, at once for users who are signed in', async () => {
  const page = await open({ path: '/users', expected: failureLines });
  await expectAddedAndChanged(page);
  await expectMatrix(page);
  await expectEffectiveAtOnce(page);
});

it('a role that may not view permissions sees neither the list nor the matrix', async () => {
  const page = await open({ as: 'manager' });
  await page.getByRole('button', { name: 'Show as matrix' }).waitFor();
  await changeGrant(app, 'Admin', 'permissions', { canView: false });
  await page.getByRole('heading', { name: 'You may not view permissions' }).waitFor();
  await expectAbsent(page.getByRole('button', { name: 'Show as matrix' }));
});

it('a deactivated user is signed out without a touch', async () => {
  const page = await open({
    as: 'trainer',
    path: '/trainers',
    expected: [/Failed to load resource.*401/, /Session expired/],
  });
  await page.getByRole('navigation').first().waitFor();
  const { users } = await executeGraphql(
    app,
    '{ users(filter: { username: { eq: "trainer" } }) { items { id } } }',
  );
  const [user] = users!['items'] as { id: string }[];
  await executeGraphql(app, 'mutation ($id: ID!) { setUserStatus(id: $id, status: "inactive") { id } }', {
    id: user?.id,
  });
  await page.getByText('Session expired. Please login again.').waitFor();
});

/** Unless there is such a one; by a double click. */
async function expectAddedAndChanged(page: Page) {
  await page.getByRole('tab', { name: 'Permissions' }).click();
  await edit(page, 'Accounts, admin').waitFor();
  const sorts = page
    .getByRole('columnheader')
    .evaluateAll(headers => headers.map(header => header.getAttribute('aria-sort')));
  expect((await sorts).slice(1, 4), 'sorted by two columns').toEqual(['ascending', 'ascending', null]);
  await page.getByRole('button', { name: 'Add Permission' }).click();
  const dialog = dialogOf(page, 'Add New Permission');
  const save = dialog.getByRole('button', { name: 'Save', exact: true });
  await combobox(dialog, 'Role').selectOption('Trainer');
  await expect.poll(() => save.isDisabled()).toBe(true);
  await textBox(dialog, 'Resource').fill('members');
  await expect.poll(() => save.isEnabled()).toBe(true);
  await combobox(dialog, 'Role').selectOption('');
  await combobox(dialog, 'Role').press('Tab');
  await expect.poll(() => save.isEnabled()).toBe(false);
  await dialog.getByText('Missing: Role', { exact: true }).waitFor();
  await combobox(dialog, 'Role').selectOption('Trainer');
  await textBox(dialog, 'Resource').fill('');
  await textBox(dialog, 'Resource').press('Tab');
  await dialog.getByText('Missing: Resource', { exact: true }).waitFor();
  await expectAccessible(page);

  await textBox(dialog, 'Resource').fill('members');
  await expect.poll(() => save.isEnabled()).toBe(true);
  await save.click();
  await toastOf(page, 'Failed to save permission: There is such a permission already').waitFor();
  await dialog.getByRole('alert').getByText('There is such a permission already').waitFor();

  await textBox(dialog, 'Resource').fill('benches');
  await dialog.getByRole('switch', { name: 'Can View' }).click();
  await save.click();
  await toastOf(page, 'Permission created successfully').waitFor();

  await find(page, 'Trainer', 'benches');
  await page.getByRole('gridcell', { name: 'benches', exact: true }).dblclick({ position: { x: 4, y: 4 } });
  const change = dialogOf(page, 'Edit Permission');
  const update = change.getByRole('button', { name: 'Update' });
  await expect.poll(() => update.isDisabled().catch(String)).toBe(true);
  await change.getByText('Nothing has changed yet').waitFor();
  for (const name of ['Can Add', 'Can Edit', 'Can Delete', 'Menu Visible'])
    await change.getByRole('switch', { name }).click();
  await expect.poll(() => update.isEnabled()).toBe(true);
  await update.click();
  await toastOf(page, 'Permission updated successfully').waitFor();
  await expect
    .poll(async () => (await page.getByRole('gridcell').allInnerTexts()).slice(3, 8))
    .toEqual(['Yes', 'Yes', 'Yes', 'Yes', 'Yes']);
}

/** Who may do what. It follows a change; a failed request shows a banner, or a message in its place. */
async function expectMatrix(page: Page) {
  const mendList = await failOperation(page, 'Permissions', 'no answer');
  await page.getByRole('searchbox').fill('Accounts');
  await page.getByRole('alert').getByText('The server did not respond.').waitFor();
  await mendList();

  const mend = await failOperation(page, 'PermissionMatrix', 'no answer');
  await page.getByRole('button', { name: 'Show as matrix' }).click();
  await page.getByRole('heading', { name: 'Failed to fetch permissions' }).waitFor();
  await mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  const matrix = page.getByRole('table');
  await matrix.getByRole('rowheader', { name: 'Parking passes' }).waitFor();
  await expect
    .poll(() => matrix.getByRole('columnheader').allInnerTexts())
    .toEqual(['Resource', 'Super User', 'Admin', 'Accounts', 'Reception', 'Trainer']);
  const rows = await executeGraphql(app, '{ permissionsAggregate(groupBy: [{ resource: true }]) { count } }');
  await expect
    .poll(() => matrix.getByRole('rowheader').count())
    .toBe((rows['permissionsAggregate'] as unknown as []).length);
  await matrix.getByRole('button', { name: 'Trainer, Parking passes: nothing' }).waitFor();
  await expectAccessible(page);

  await matrix.getByRole('button', { name: 'Reception, Members: View, Add, Edit, Menu' }).click();
  const dialog = dialogOf(page, 'Edit Permission');
  await dialog.getByRole('switch', { name: 'Can Delete' }).click();
  await dialog.getByRole('button', { name: 'Update' }).click();
  await dialog.waitFor({ state: 'detached' });
  await matrix.getByRole('button', { name: 'Reception, Members: View, Add, Edit, Delete, Menu' }).waitFor();

  await page.setViewportSize({ width: 390, height: 900 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByRole('button', { name: 'Show as list' }).click();
  await page.getByRole('searchbox').waitFor();
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** For a user who is signed in, menu included. */
async function expectEffectiveAtOnce(admin: Page) {
  const reception = await open({ as: 'reception', path: '/members' });
  await reception.getByRole('button', { name: 'Add Member' }).first().waitFor();
  await reception.getByRole('link', { name: 'Members', exact: true }).waitFor();

  await find(admin, 'Reception', 'members');
  const change = async (names: string[]) => {
    await edit(admin, 'Reception, members').click();
    const dialog = dialogOf(admin, 'Edit Permission');
    for (const name of names) await dialog.getByRole('switch', { name }).click();
    await dialog.getByRole('button', { name: 'Update' }).click();
    await dialog.waitFor({ state: 'detached' });
  };
  await change(['Can Add', 'Menu Visible']);
  await reception.getByRole('button', { name: 'Add Member' }).first().waitFor({ state: 'detached' });
  await reception.getByRole('link', { name: 'Members', exact: true }).waitFor({ state: 'detached' });

  await change(['Can View']);
  await reception.getByRole('heading', { name: 'You may not view members' }).waitFor();

  await change(['Can View', 'Can Add', 'Menu Visible']);
  await reception.getByRole('button', { name: 'Add Member' }).first().waitFor();
  await reception.getByRole('link', { name: 'Members', exact: true }).waitFor();
}
