import {
  dialogOf,
  executeGraphql,
  expectAccessible,
  openPage,
  type Page,
  textBox,
  newTokenOf,
  tokenOf,
  twoFrames,
} from '@gym/hub-kit/testing';
import { expect, it } from 'vitest';
import { useTestApp } from '../../../gateway/testing/test-app.ts';

const app = useTestApp();

const form = (page: Page) => dialogOf(page, 'Add Member');
const nameOf = (page: Page) => textBox(form(page), 'Name').inputValue();
const storeToken = (page: Page, token: string) =>
  page.evaluate(stored => localStorage.setItem('token', stored), token);

/** A page of the receptionist with a half-filled form, and the tokens with which it sends operations from then on. */
async function openFilledForm(name: string) {
  const token = await tokenOf(app, 'reception');
  const page = await openPage(`${app.url}/members`, { token, expected: [/^error: Failed to /] });
  await page.getByRole('button', { name: 'Add Member' }).first().click();
  await textBox(form(page), 'Name').fill(name);
  await textBox(form(page), 'Email').fill(`${name.toLowerCase().replaceAll(' ', '.')}@example.com`);
  await textBox(form(page), 'Phone').fill('2125550111');
  const sent: (string | undefined)[] = [];
  page.on('request', request => {
    if (request.url().endsWith('/graphql')) sent.push(request.headers()['authorization']);
  });
  return { page, sent };
}

/** Another user signs in in another tab of the same browser. */
async function signInElsewhere(page: Page, username: string): Promise<{ token: string; tab: Page }> {
  const tab = await page.context().newPage();
  await tab.goto(`${app.url}/profile`);
  const token = await tokenOf(app, username);
  await storeToken(tab, token);
  return { token, tab };
}

const banner = (page: Page) =>
  form(page).getByRole('alert').filter({ hasText: 'has signed in in another tab' });
const save = (page: Page) => form(page).getByRole('button', { name: 'Save' }).click();

it('another user who signs in in another tab leaves unsaved input, and nothing is sent as that user', async () => {
  const { page, sent } = await openFilledForm('Kit Other');
  const { token } = await signInElsewhere(page, 'trainer');
  await banner(page).waitFor();
  await expect.poll(() => nameOf(page)).toBe('Kit Other');
  await expectAccessible(page);
  await save(page);
  await form(page)
    .getByText('Another user has signed in in another tab. Nothing was sent.')
    .first()
    .waitFor();
  await expect.poll(() => nameOf(page)).toBe('Kit Other');
  expect(sent).not.toContain(`Bearer ${token}`);
});

it('a tab sends nothing as another user even before it knows of them', async () => {
  const { page, sent } = await openFilledForm('Kit Early');
  const token = await tokenOf(app, 'trainer');
  // Without an event: this tab is not told.
  await storeToken(page, token);
  await save(page);
  await form(page)
    .getByText('Another user has signed in in another tab. Nothing was sent.')
    .first()
    .waitFor();
  expect(sent).not.toContain(`Bearer ${token}`);
});

it('the same user who signs in again in another tab is not asked, and saves', async () => {
  const { page } = await openFilledForm('Kit Same');
  await storeToken(page, await tokenOf(app, 'reception'));
  await save(page);
  await form(page).waitFor({ state: 'detached' });
});

it('the first user signs in again with the password, and saves what was entered', async () => {
  const { page } = await openFilledForm('Kit Again');
  await signInElsewhere(page, 'trainer');
  await banner(page)
    .getByRole('button', { name: /^Sign in as/ })
    .click();
  const dialog = dialogOf(page, 'Sign in again');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await banner(page)
    .getByRole('button', { name: /^Sign in as/ })
    .click();
  await textBox(dialog, 'Password').fill('reception123');
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await dialog.waitFor({ state: 'detached' });
  await banner(page).waitFor({ state: 'detached' });
  await expect.poll(() => nameOf(page)).toBe('Kit Again');
  await save(page);
  await form(page).waitFor({ state: 'detached' });
  const { members } = await executeGraphql(
    app,
    'query { members(filter: { name: { eq: "Kit Again" } }) { totalCount } }',
  );
  expect(members!['totalCount']).toBe(1);
});

it('continuing as the other user asks before the input is lost', async () => {
  const { page } = await openFilledForm('Kit Continue');
  await signInElsewhere(page, 'trainer');
  const next = () =>
    banner(page)
      .getByRole('button', { name: /^Continue as/ })
      .click();
  const question = dialogOf(page, 'Discard changes?');
  await next();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect.poll(() => nameOf(page)).toBe('Kit Continue');
  await next();
  await question.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('button', { name: 'Account of Theo Banks' }).waitFor();
});

it('a tab switches to the other user as soon as nothing is unsaved', async () => {
  const { page } = await openFilledForm('Kit Discard');
  await signInElsewhere(page, 'trainer');
  await banner(page).waitFor();
  await form(page).getByRole('button', { name: 'Cancel' }).click();
  await dialogOf(page, 'Discard changes?').getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('button', { name: 'Account of Theo Banks' }).waitFor();
});

it('a preview of a role ends with the user who started it', async () => {
  const page = await openPage(`${app.url}/profile`, { token: await newTokenOf(app, 'admin') });
  await page.getByRole('heading', { name: 'Change Password' }).waitFor();
  await page.evaluate(() => {
    sessionStorage.setItem('preview-role', 'Trainer');
    sessionStorage.setItem('preview-role-of', '1');
  });
  const tab = await page.context().newPage();
  await tab.goto(`${app.url}/profile`);
  await tab.getByRole('button', { name: /^Account of/ }).click();
  await tab.getByRole('menuitem', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Sign In' }).waitFor();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('preview-role'))).toBeNull();
});

it.each([
  ['members:add', 'add'],
  ['members:view', 'view'],
])(
  'the loss of %s leaves a form with unsaved input, and the server says why it is not saved',
  async (_case, lost) => {
    const { page } = await openFilledForm('Kit Lost');
    await page.route('**/api/auth/me', async route => {
      const { user, ...rest } = (await (await route.fetch()).json()) as {
        user: { permissions: Record<string, Record<string, boolean>> };
      };
      user.permissions['members']![lost] = false;
      await route.fulfill({ json: { ...rest, user } });
    });
    const learned = page.waitForResponse('**/api/auth/me');
    await page.evaluate(() => void window.dispatchEvent(new Event('focus')));
    await (await learned).finished();
    await twoFrames(page);
    await expect.poll(() => nameOf(page)).toBe('Kit Lost');
    await page.route('**/graphql', async route => {
      const { operationName } = (route.request().postDataJSON() ?? {}) as { operationName?: string };
      if (operationName !== 'CreateMember') return route.fallback();
      const error = {
        message: 'You do not have permission for this (members:add)',
        extensions: { code: 'FORBIDDEN' },
      };
      await route.fulfill({ json: { data: null, errors: [error] } });
    });
    await save(page);
    await form(page).getByText('You do not have permission for this (members:add)').first().waitFor();
    await expect.poll(() => nameOf(page)).toBe('Kit Lost');
    await form(page).getByRole('button', { name: 'Cancel' }).click();
    await dialogOf(page, 'Discard changes?').getByRole('button', { name: 'Discard' }).click();
    await form(page).waitFor({ state: 'detached' });
  },
);
