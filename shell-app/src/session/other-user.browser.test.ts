import {
  dialogOf,
  executeGraphql,
  expectAccessible,
  openPage,
  type Page,
  textBox,
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
  await add(page);
  await fillForm(page, name);
  const sent: (string | undefined)[] = [];
  page.on('request', request => {
    if (request.url().endsWith('/graphql')) sent.push(request.headers()['authorization']);
  });
  return { page, sent };
}

const add = (page: Page) => page.getByRole('button', { name: 'Add Member' }).first().click();

async function fillForm(page: Page, name: string): Promise<void> {
  await textBox(form(page), 'Name').fill(name);
  await textBox(form(page), 'Email').fill(`${name.toLowerCase().replaceAll(' ', '.')}@example.com`);
  await textBox(form(page), 'Phone').fill('2125550111');
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
  form(page)
    .getByRole('alert')
    .filter({ has: page.getByRole('button', { name: /^Sign in as/ }) });
const save = (page: Page) => form(page).getByRole('button', { name: 'Save', exact: true }).click();

const switched = (page: Page) => page.getByRole('button', { name: 'Account of Theo Banks' });

it('another user who signs in in another tab leaves unsaved input, which the first user saves after the password', async () => {
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

  const signInAgain = banner(page).getByRole('button', { name: /^Sign in as/ });
  await signInAgain.click();
  const dialog = dialogOf(page, 'Sign in again');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await signInAgain.click();
  await textBox(dialog, 'Password').fill('reception123');
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await dialog.waitFor({ state: 'detached' });
  await banner(page).waitFor({ state: 'detached' });
  await expect.poll(() => nameOf(page)).toBe('Kit Other');
  await save(page);
  await form(page).waitFor({ state: 'detached' });
  const { members } = await executeGraphql(
    app,
    'query { members(filter: { name: { eq: "Kit Other" } }) { totalCount } }',
  );
  expect(members!['totalCount']).toBe(1);
});

it('a tab switches to the other user when the input is given up, or as soon as nothing is unsaved', async () => {
  const { page } = await openFilledForm('Kit Continue');
  const { tab } = await signInElsewhere(page, 'trainer');
  const next = banner(page).getByRole('button', { name: /^Continue as/ });
  const question = dialogOf(page, 'Discard changes?');
  await next.click();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect.poll(() => nameOf(page)).toBe('Kit Continue');
  await next.click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await switched(page).waitFor();

  await storeToken(tab, await tokenOf(app, 'reception'));
  await switched(page).waitFor({ state: 'detached' });
  // The address opens the form.
  await fillForm(page, 'Kit Discard');
  await storeToken(tab, await tokenOf(app, 'trainer'));
  await banner(page).waitFor();
  await form(page).getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await switched(page).waitFor();
});

it('the loss of a permission leaves a form with unsaved input, and the server says why it is not saved', async () => {
  const { page } = await openFilledForm('Kit Lost');
  await page.route('**/graphql', async route => {
    const { operationName } = (route.request().postDataJSON() ?? {}) as { operationName?: string };
    if (operationName !== 'CreateMember') return route.fallback();
    const error = {
      message: 'You do not have permission for this (members:add)',
      extensions: { code: 'FORBIDDEN' },
    };
    await route.fulfill({ json: { data: null, errors: [error] } });
  });
  for (const lost of ['add', 'view']) {
    await page.route('**/api/auth/me', async route => {
      const { user, ...rest } = (await (await route.fetch()).json()) as {
        user: { permissions: Record<string, Record<string, boolean>> };
      };
      user.permissions['members']![lost] = false;
      await route.fulfill({ json: { ...rest, user } });
    });
    await returnToWindow(page);
    await expect.poll(() => nameOf(page)).toBe('Kit Lost');
    await save(page);
    await form(page).getByText('You do not have permission for this (members:add)').first().waitFor();
    await expect.poll(() => nameOf(page)).toBe('Kit Lost');
    await form(page).getByRole('button', { name: 'Cancel' }).click();
    await dialogOf(page, 'Discard changes?').getByRole('button', { name: 'Discard' }).click();
    await form(page).waitFor({ state: 'detached' });
    await page.unroute('**/api/auth/me');
    if (lost === 'view') break;
    await returnToWindow(page);
    await add(page);
    await fillForm(page, 'Kit Lost');
  }
});

/** Returns once the page knows the user as the server has named it then. */
async function returnToWindow(page: Page): Promise<void> {
  const learned = page.waitForResponse('**/api/auth/me');
  await page.evaluate(() => void window.dispatchEvent(new Event('focus')));
  await (await learned).finished();
  await twoFrames(page);
}
