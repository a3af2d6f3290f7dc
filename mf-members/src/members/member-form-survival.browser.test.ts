import {
  combobox,
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
import { describe, expect, it } from 'vitest';

/** What the console says of a request that fails, and of the save that it belongs to. */
const failedRequest = [/Failed to load resource/, /^error: Failed to /, /ChunkLoadError|Loading .*chunk/];
const expired = [/Failed to load resource.*401/, /^error: Failed to /, /Session expired/];

const app = useClub();

async function openFilledForm(expected: readonly RegExp[], name: string): Promise<Page> {
  const page = await openPage(`${app.url}/members`, {
    token: await tokenOf(app, 'reception'),
    expected,
  });
  await page.getByRole('button', { name: 'Add Member' }).first().click();
  const dialog = dialogOf(page, 'Add Member');
  await textBox(dialog, 'Name').fill(name);
  // Each has an address of their own: the form asks before it saves a probable duplicate.
  await textBox(dialog, 'Email').fill(`${name.toLowerCase().replaceAll(' ', '.')}@example.com`);
  await textBox(dialog, 'Phone').fill('2125550111');
  return page;
}

const nameOf = (page: Page) => textBox(dialogOf(page, 'Add Member'), 'Name').inputValue();
const save = (page: Page) =>
  dialogOf(page, 'Add Member').getByRole('button', { name: 'Save', exact: true }).click();
const membersNamed = async (name: string) => {
  const { members } = await executeGraphql(
    app,
    'query ($name: String!) { members(filter: { name: { eq: $name } }) { totalCount } }',
    { name },
  );
  return members!['totalCount'];
};

describe('a half-filled form', () => {
  it('survives when no further file of the app can be loaded', async () => {
    const page = await openPage(`${app.url}/members`, {
      token: await tokenOf(app, 'reception'),
      expected: failedRequest,
    });
    await page.getByRole('button', { name: 'Add Member' }).first().click();
    const dialog = dialogOf(page, 'Add Member');
    await textBox(dialog, 'Name').fill('Kit Without Files');
    await page.route('**/*.js', route => route.abort());
    await page.route('**/graphql', route => route.abort());
    await textBox(dialog, 'Email').fill('kit2@example.com');
    await textBox(dialog, 'Phone').fill('2125550112');
    await dialog
      .getByRole('button', { name: /Joining Date/ })
      .first()
      .click();
    await save(page);
    await page.getByText('Failed to save member', { exact: true }).first().waitFor();
    await expect.poll(() => nameOf(page)).toBe('Kit Without Files');
  });

  it('asks for the password when the session has expired, keeps its input, and can be saved', async () => {
    const page = await openFilledForm(expired, 'Kit Expired');
    await page.evaluate(() => localStorage.setItem('token', 'worn-out'));
    await save(page);
    const signIn = dialogOf(page, 'Sign in again');
    await textBox(signIn, 'Password').fill('wrong-password');
    await signIn.getByRole('button', { name: 'Sign In' }).click();
    await signIn.getByText('Invalid username or password').waitFor();
    await textBox(signIn, 'Password').fill('reception123');
    await signIn.getByRole('button', { name: 'Sign In' }).click();
    await signIn.waitFor({ state: 'detached' });

    await expect.poll(() => nameOf(page)).toBe('Kit Expired');
    await save(page);
    await dialogOf(page, 'Add Member').waitFor({ state: 'detached' });
    expect(await membersNamed('Kit Expired')).toBe(1);
  });

  it('asks before it is left by the account menu, Logout, the menu and Back', async () => {
    const page = await openPage(`${app.url}/members`, { token: await tokenOf(app, 'reception') });
    const dialog = dialogOf(page, 'Add Member');
    const question = dialogOf(page, 'Discard changes?');
    const menu = page.getByRole('dialog', { name: /^Account of/ });
    const choose = async (name: string) => {
      await page.getByRole('button', { name: /^Account of/ }).dispatchEvent('click');
      await menu.getByText(name, { exact: true }).dispatchEvent('click');
    };
    const ways = [
      () => choose('Profile'),
      () => choose('Logout'),
      () => page.locator('a[href="/memberships"]').first().dispatchEvent('click'),
      () => page.evaluate(() => history.back()),
    ];
    for (const leave of ways) {
      await page.getByRole('button', { name: 'Add Member' }).first().click();
      await textBox(dialog, 'Name').fill('Kit Leaving');
      await leave();
      await question.getByRole('button', { name: 'Keep editing' }).click();
      await question.waitFor({ state: 'detached' });
      await expect.poll(() => nameOf(page)).toBe('Kit Leaving');
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await question.getByRole('button', { name: 'Discard' }).click();
      await dialog.waitFor({ state: 'detached' });
    }
  });

  it('asks before it is left while it is being saved', async () => {
    const page = await openFilledForm([], 'Kit Saving');
    await combobox(dialogOf(page, 'Add Member'), 'Membership Type').selectOption('Standard');
    const released = Promise.withResolvers<void>();
    await page.route('**/graphql', async route => {
      const { operationName } = (route.request().postDataJSON() ?? {}) as { operationName?: string };
      if (operationName === 'CreateMember') await released.promise;
      await route.fallback();
    });
    await save(page);
    await page.locator('a[href="/memberships"]').first().dispatchEvent('click');
    await dialogOf(page, 'Discard changes?').getByRole('button', { name: 'Keep editing' }).click();
    released.resolve();
    await toastOf(page, 'Member created successfully').waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/members');
  });

  const offer = (page: Page) => page.getByText(/^Your input of .* was not saved/);
  const stored = (page: Page) =>
    page.evaluate(() => Object.keys(localStorage).filter(name => name.startsWith('drafts.')).length);
  async function reload(page: Page): Promise<void> {
    page.once('dialog', question => void question.accept());
    await page.reload();
    await textBox(dialogOf(page, 'Add Member'), 'Name').waitFor();
  }

  it('is not stored on a computer that is marked as shared', async () => {
    const page = await openPage(`${app.url}/profile`, { token: await tokenOf(app, 'admin') });
    await page.getByRole('checkbox', { name: 'This is a shared computer' }).check();
    await visit(page, '/members?add');
    await textBox(dialogOf(page, 'Add Member'), 'Name').fill('Kit Shared');
    await reload(page);
    await expect.poll(() => stored(page)).toBe(0);
    await expectAbsent(offer(page));
  });

  // The last one: it ends the session of the other tests.
  it('is offered again after a reload, until the user signs out', async () => {
    const page = await openFilledForm([], 'Kit Reloaded');
    await reload(page);
    await offer(page).waitFor();
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect.poll(() => nameOf(page)).toBe('Kit Reloaded');
    await save(page);
    await dialogOf(page, 'Add Member').waitFor({ state: 'detached' });
    expect(await membersNamed('Kit Reloaded')).toBe(1);
    await expect.poll(() => stored(page)).toBe(0);

    await page.getByRole('button', { name: 'Add Member' }).first().click();
    await textBox(dialogOf(page, 'Add Member'), 'Name').fill('Kit Signed Out');
    await reload(page);
    await offer(page).waitFor();
    await expect.poll(() => stored(page)).toBe(1);
    await dialogOf(page, 'Add Member').getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('button', { name: 'Sign In' }).waitFor();
    await expect.poll(() => stored(page)).toBe(0);
  });
});
