import {
  addRecord,
  changeGrant,
  combobox,
  dialogOf,
  expectAbsent,
  expectAccessible,
  expectFailuresTold,
  failOperation,
  failureLines,
  messageOf,
  openPage,
  type Page,
  rowOf,
  textBox,
  toastOf,
  tokenOf,
  useClub,
  visit,
} from '@gym/hub-kit/testing';
import { expect, it } from 'vitest';

const app = useClub();

async function open(
  options: { as?: string; width?: number; expected?: readonly RegExp[] } = {},
): Promise<Page> {
  const token = await tokenOf(app, options.as ?? 'admin');
  const page = await openPage(`${app.url}/users`, { token, ...options });
  await page.getByRole('heading', { name: 'User Management' }).waitFor();
  return page;
}

async function openAdd(page: Page) {
  await page.getByRole('button', { name: 'Add User' }).click();
  const dialog = dialogOf(page, 'Add New User');
  await textBox(dialog, 'Username').waitFor();
  return dialog;
}

const cells = async (page: Page, username: string) =>
  (await rowOf(page, username).getByRole('gridcell').allInnerTexts()).slice(1, 7);

/** Whether these open the door. */
async function signsIn(username: string, password: string): Promise<boolean> {
  const response = await fetch(`${app.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  return response.ok;
}

const addUser = (username: string, role = 'Trainer') =>
  addRecord(app, 'User', {
    username,
    email: `${username}@example.com`,
    fullName: `${username} Smith`,
    role,
    password: 'secret1',
    confirmPassword: 'secret1',
  });

it('a user is added, changed and deactivated, gets another password, and each failure is shown', async () => {
  for (const username of ['pia', 'uma']) await addUser(username);
  const page = await open({ expected: failureLines });
  await expectAddedAndChanged(page);
  await expectPasswordOfOther(page);
  await expectFailures(page);
});

it('an administrator changes no roles, and sees a Super User without a form, even if the list does not show the row', async () => {
  const page = await open({ as: 'manager' });
  await rowOf(page, 'trainer').waitFor();
  for (const action of ['Edit', 'Change password of', 'Deactivate']) {
    await expectAbsent(page.getByRole('button', { name: `${action} admin`, exact: true }));
    await expect
      .poll(() => page.getByRole('button', { name: `${action} trainer`, exact: true }).count())
      .toBe(1);
  }
  await page.getByRole('button', { name: 'Edit trainer' }).click();
  const otherDialog = dialogOf(page, 'Edit User');
  await otherDialog.getByText('Changing a role takes the permission to edit permissions.').waitFor();
  await expect.poll(() => combobox(otherDialog, 'Role').isDisabled()).toBe(true);
  await expect.poll(() => combobox(otherDialog, 'Status').isDisabled()).toBe(false);
  await otherDialog.getByRole('button', { name: 'Cancel' }).click();
  await otherDialog.waitFor({ state: 'detached' });

  const row = rowOf(page, 'admin');
  await row.getByRole('gridcell', { name: 'admin', exact: true }).dblclick({ position: { x: 4, y: 4 } });
  const dialog = dialogOf(page, 'User');
  await dialog.waitFor();
  const { searchParams } = new URL(page.url());
  searchParams.set('q', 'reception');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await visit(page, '/locations');
  await visit(page, `/users?${searchParams}`);
  await rowOf(page, 'reception').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).last().waitFor();
  await expect.poll(() => textBox(dialog, 'Username').inputValue()).toBe('admin');
  await expect.poll(() => textBox(dialog, 'Username').isDisabled()).toBe(true);
  await expectAbsent(dialog.getByRole('button', { name: 'Update' }));
});

it('who changes their own password stays signed in', async () => {
  await addUser('root', 'Super User');
  const page = await openPage(`${app.url}/login`);
  await page.getByLabel('Username').fill('root');
  await page.getByLabel('Password', { exact: true }).fill('secret1');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('navigation').waitFor();
  await visit(page, '/users');
  await page.getByRole('button', { name: 'Change password of root' }).click();
  const dialog = dialogOf(page, 'Change Password');
  await dialog.getByLabel(/^Current Password/).fill('secret1');
  await dialog.getByLabel(/^New Password/).fill('secret2');
  await dialog.getByLabel(/^Confirm Password/).fill('secret2');
  await dialog.getByRole('button', { name: 'Update' }).click();
  await toastOf(page, 'Password updated successfully').waitFor();
  await dialog.waitFor({ state: 'detached' });
  await page.reload();
  await rowOf(page, 'root').waitFor();
});

it('a role is offered what it may do, on a phone too', async () => {
  await changeGrant(app, 'Reception', 'users', { canView: true });
  const reception = await open({ as: 'reception', width: 390 });
  await reception.getByRole('listitem').filter({ hasText: 'trainer@club.example' }).waitFor();
  await expectAbsent(reception.getByRole('button', { name: /^(Add|Edit|Change password|Deactivate) / }));
  await changeGrant(app, 'Reception', 'users', { canDelete: true });
  await reception.getByRole('button', { name: 'Deactivate trainer' }).waitFor();
  await expect.poll(() => reception.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

/** And deactivated and activated again; one does not change oneself. */
async function expectAddedAndChanged(page: Page) {
  const dialog = await openAdd(page);
  await textBox(dialog, 'Username').fill('reception');
  await textBox(dialog, 'Email').fill('nina@example.com');
  await textBox(dialog, 'Full Name').fill('Nina Vale');
  await combobox(dialog, 'Role').selectOption('Reception');
  await dialog.getByLabel(/^Password/).fill('sesame');
  await dialog.getByLabel(/^Confirm Password/).fill('sesame');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => messageOf(textBox(dialog, 'Username'))).not.toBe('');
  const refusal = await messageOf(textBox(dialog, 'Username'));
  await toastOf(page, `Failed to save user: ${refusal}`).waitFor();
  await expect.poll(() => page.getByRole('alert').filter({ hasText: refusal }).count()).toBeGreaterThan(1);

  await textBox(dialog, 'Username').fill('nina');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await toastOf(page, 'User created successfully').waitFor();
  await rowOf(page, 'nina').waitFor();
  await expect
    .poll(() => cells(page, 'nina'))
    .toEqual(['nina', 'nina@example.com', 'Nina Vale', 'Reception', 'Active', 'Never']);
  await expectAbsent(page.getByRole('alert').filter({ hasText: refusal }));
  expect(await signsIn('nina', 'sesame')).toBe(true);

  await page.getByRole('button', { name: 'Edit nina' }).click();
  const edit = dialogOf(page, 'Edit User');
  await expect.poll(() => textBox(edit, 'Full Name').inputValue().catch(String)).toBe('Nina Vale');
  await expectAbsent(edit.getByLabel(/^Password/));
  await textBox(edit, 'Email').fill('nina@example.org');
  await textBox(edit, 'Full Name').fill('Nina Brandt');
  await combobox(edit, 'Role').selectOption('Accounts');
  await edit.getByRole('button', { name: 'Update' }).click();
  await toastOf(page, 'User updated successfully').waitFor();
  await expect
    .poll(async () => (await cells(page, 'nina')).slice(0, 5))
    .toEqual(['nina', 'nina@example.org', 'Nina Brandt', 'Accounts', 'Active']);

  await page.getByRole('button', { name: 'Deactivate nina' }).click();
  await toastOf(page, 'User status changed to inactive').waitFor();
  await rowOf(page, 'nina').getByText('Inactive').waitFor();
  expect(await signsIn('nina', 'sesame')).toBe(false);
  const deactivated = page.locator('[data-sonner-toast]', { hasText: 'User status changed to inactive' });
  await deactivated.getByRole('button', { name: 'Undo' }).click();
  await rowOf(page, 'nina').getByText('Active', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Deactivate nina' }).click();
  await rowOf(page, 'nina').getByText('Inactive').waitFor();
  // The record that was just saved is out of date.
  await page.getByRole('button', { name: 'Edit nina' }).click();
  await expect.poll(() => combobox(edit, 'Status').inputValue().catch(String)).toBe('inactive');
  await edit.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Activate nina' }).click();
  await toastOf(page, 'User status changed to active').waitFor();
  await rowOf(page, 'nina').getByText('Active', { exact: true }).waitFor();

  await expectAbsent(page.getByRole('button', { name: /^(Delete .*|Deactivate admin)$/ }));
  await page.getByRole('button', { name: 'Edit admin' }).click();
  const self = dialogOf(page, 'Edit User');
  await self.getByText('You cannot change your own role. Ask another administrator.').waitFor();
  await expect.poll(() => combobox(self, 'Role').isDisabled()).toBe(true);
  await expect.poll(() => combobox(self, 'Status').isDisabled()).toBe(true);
  await expectAccessible(page);
  await self.getByRole('button', { name: 'Cancel' }).click();
  await self.waitFor({ state: 'detached' });
}

/** On the word of one's own. */
async function expectPasswordOfOther(page: Page) {
  await page.getByRole('button', { name: 'Change password of pia' }).click();
  const dialog = dialogOf(page, 'Change Password');
  const current = dialog.getByLabel(/^Your Current Password/);
  const next = dialog.getByLabel(/^New Password/);
  const again = dialog.getByLabel(/^Confirm Password/);
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect.poll(() => messageOf(current)).toBe('Current password is required');
  await expectAccessible(page);

  await current.fill('wrong');
  await next.fill('new-secret');
  await again.fill('new-secret');
  const question = dialogOf(page, 'Discard changes?');
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Cancel' }).click(),
  ]) {
    await close();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await question.waitFor({ state: 'detached' });
    await expect.poll(() => next.inputValue()).toBe('new-secret');
  }
  await dialog.getByRole('button', { name: 'Update' }).click();
  await toastOf(page, 'Failed to update password: Current password is wrong').waitFor();
  await expect.poll(() => messageOf(current)).toBe('Current password is wrong');

  await current.fill('admin123');
  await dialog.getByRole('button', { name: 'Update' }).click();
  await toastOf(page, 'Password updated successfully').waitFor();
  await dialog.waitFor({ state: 'detached' });
  expect(await signsIn('pia', 'new-secret')).toBe(true);
}

/** Each shows a toast and a banner above the grid. */
async function expectFailures(page: Page) {
  await expectFailuresTold(page, {
    operations: { list: 'Users', get: 'User', create: 'CreateUser', update: 'UpdateUser' },
    texts: {
      list: 'Failed to fetch users',
      details: 'Failed to fetch user details',
      save: 'Failed to save user',
    },
    row: 'uma',
    addButton: 'Add User',
    dialogs: { add: 'Add New User', edit: 'Edit User' },
    fill: async dialog => {
      for (const label of ['Username', 'Full Name']) await textBox(dialog, label).fill('vera');
      await textBox(dialog, 'Email').fill('vera@example.com');
      await combobox(dialog, 'Role').selectOption('Trainer');
      await dialog.getByLabel(/^Password/).fill('sesame');
      await dialog.getByLabel(/^Confirm Password/).fill('sesame');
    },
    edit: dialog => textBox(dialog, 'Full Name').fill('Uma Thorne'),
    field: { name: 'fullName', control: dialog => textBox(dialog, 'Full Name') },
  });

  const banner = page.getByRole('alert');
  await banner.getByText('The server did not respond.').waitFor();
  await failOperation(page, 'SetUserStatus', [{ message: 'Nobody may be sent away today' }]);
  await page.getByRole('button', { name: 'Deactivate uma' }).click();
  await toastOf(page, 'Failed to update user status: Nobody may be sent away today').waitFor();
  await banner.getByText('Nobody may be sent away today').waitFor();
  await expectAccessible(page);
  await banner.getByRole('button', { name: 'Dismiss' }).click();
  await expectAbsent(banner);

  await failOperation(page, 'ChangePassword', 'no answer');
  await page.getByRole('button', { name: 'Change password of uma' }).click();
  const dialog = dialogOf(page, 'Change Password');
  await dialog.getByLabel(/^Your Current Password/).fill('admin123');
  await dialog.getByLabel(/^New Password/).fill('secret2');
  await dialog.getByLabel(/^Confirm Password/).fill('secret2');
  await dialog.getByRole('button', { name: 'Update' }).click();
  await toastOf(page, 'Failed to update password').waitFor();
  await expect.poll(() => dialog.isVisible()).toBe(true);
}
