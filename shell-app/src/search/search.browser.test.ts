/** The search over all resources: by keyboard, on phones, for every role. */
import {
  addRecord,
  dialogOf,
  expectAbsent,
  expectAccessible,
  failOperation,
  failureLines,
  openPage,
  type Page,
  textBox,
  newTokenOf,
  tokenOf,
  visit,
} from '@gym/hub-kit/testing';
import { beforeAll, expect, test } from 'vitest';
import { useTestApp } from '../../../gateway/testing/test-app.ts';

const app = useTestApp();

let paymentId: string;

beforeAll(async () => {
  const memberId = await addRecord(app, 'Member', {
    name: 'Wilhelmina Zauber',
    email: 'w.zauber@example.com',
    phone: '555-0142',
  });
  paymentId = await addRecord(app, 'Payment', {
    memberId,
    paymentNumber: 'PAY-777001',
    amount: 40,
    paymentMethod: 'cash',
    paymentType: 'membership',
  });
});

const box = (page: Page) => dialogOf(page, 'Search').getByRole('combobox', { name: 'Search' });
const options = (page: Page) => dialogOf(page, 'Search').getByRole('option');
const groups = (page: Page) => dialogOf(page, 'Search').getByRole('group');
const option = (page: Page, name: string) => options(page).filter({ hasText: name });

async function search(page: Page, text: string) {
  await page.getByRole('button', { name: 'Search', exact: true }).waitFor();
  await page.keyboard.press('Control+k');
  await box(page).fill(text);
}

test('a record is found and opened with the keyboard; on a phone, above a form, until the sign-out', async () => {
  const page = await openPage(app.url, {
    token: await newTokenOf(app, 'reception'),
    expected: failureLines,
  });
  await expectFailureRepeated(page);
  await expectFoundWithKeyboard(page);
  await visit(page, '/');
  await expectNothingEarlierOpened(page);
  await visit(page, '/');
  await expectHighlightKept(page);
  await expectNoneBeforeListed(page);
  await visit(page, '/');
  await expectOnPhone(page);
  await visit(page, '/members');
  await expectAboveForm(page);
  await expectSlash(page);
  await expectForgottenAtSignOut(page);
});

test('screens and commands are found, and only those that the user may use', async () => {
  const page = await openPage(app.url, { token: await tokenOf(app, 'trainer') });
  await search(page, 'PAY-777001');
  await dialogOf(page, 'Search').getByText('Nothing found').waitFor();
  await box(page).fill('add');
  await option(page, 'Add Session').waitFor();
  await expectAbsent(option(page, 'Add Member'));
  await box(page).fill('sess');
  await page.getByRole('group', { name: 'Screens' }).getByRole('option', { name: 'Sessions' }).waitFor();
  await box(page).fill('add session');
  await option(page, 'Add Session').waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/sessions?add*');
});

async function expectFailureRepeated(page: Page) {
  const succeed = await failOperation(page, 'Search', 'no answer');
  await search(page, 'zauber');
  await dialogOf(page, 'Search').getByText('The search failed').waitFor();
  await succeed();
  await dialogOf(page, 'Search').getByRole('button', { name: 'Try again' }).click();
  await option(page, 'w.zauber@example.com').waitFor();
  await page.keyboard.press('Escape');

  await visit(page, '/payments?id=999999');
  await page.getByText('no longer exists').waitFor();
  await page.keyboard.press('Escape');
}

/** What was opened is offered again. */
async function expectFoundWithKeyboard(page: Page) {
  await search(page, 'zuaber');
  await option(page, 'Wilhelmina Zauber').first().waitFor();
  await expect.poll(() => option(page, 'w.zauber@example.com').innerText()).toContain('555-0142');
  await expectAccessible(page);

  await box(page).fill('pay777001');
  await expect.poll(() => groups(page).first().innerText()).toMatch(/^payments/i);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/payments?id=${paymentId}`);
  await dialogOf(page, 'Edit Payment').waitFor();
  await page.keyboard.press('Escape');
  await dialogOf(page, 'Edit Payment').waitFor({ state: 'detached' });

  await page.keyboard.press('Control+k');
  await page
    .getByRole('group', { name: 'Recently opened' })
    .getByRole('option', { name: 'PAY-777001' })
    .waitFor();
  await page.keyboard.press('Escape');
  await dialogOf(page, 'Search').waitFor({ state: 'detached' });
}

/** Enter opens nothing that an earlier text has found. */
async function expectNothingEarlierOpened(page: Page) {
  for (const [name, email] of [
    ['Quentin Anders', 'q.anders@example.com'],
    ['Quentin Berg', 'q.berg@example.com'],
  ])
    await addRecord(app, 'Member', { name, email, phone: '555-0143' });
  await search(page, 'quentin');
  await option(page, 'Quentin Anders').waitFor();
  const released = Promise.withResolvers<void>();
  await page.route('**/graphql', async route => {
    if (route.request().postData()?.includes('quentin berg')) await released.promise;
    await route.fallback();
  });
  await page.keyboard.type(' berg');
  await page.keyboard.press('Enter');
  await option(page, 'Quentin Anders').click({ force: true });
  await expect.poll(() => option(page, 'Quentin Anders').getAttribute('aria-disabled')).toBe('true');
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  // Enter waits for what the new text finds.
  await box(page).press('Enter');
  released.resolve();
  await page.getByRole('heading', { level: 1, name: 'Quentin Berg' }).waitFor();
}

/** Results that arrive leave the highlight on its entry. */
async function expectHighlightKept(page: Page) {
  const released = Promise.withResolvers<void>();
  await page.route('**/graphql', async route => {
    if (route.request().postDataJSON()?.operationName === 'Search') await released.promise;
    await route.fallback();
  });
  await search(page, 'pay');
  const active = page.getByRole('option', { selected: true });
  for (const entry of ['Payments', 'Add Payment']) {
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => active.innerText()).toBe(entry);
  }
  released.resolve();
  await option(page, 'PAY-777001').waitFor();
  await expect.poll(() => active.innerText()).toBe('Add Payment');
  await page.keyboard.press('Escape');
  await dialogOf(page, 'Search').waitFor({ state: 'detached' });
}

/** Enter opens none of several results before they are listed. */
async function expectNoneBeforeListed(page: Page) {
  await search(page, 'pay');
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: 'PAY-777001', selected: true }).waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/payments?id=${paymentId}`);
  await dialogOf(page, 'Edit Payment').waitFor();
  await page.keyboard.press('Escape');
  await dialogOf(page, 'Edit Payment').waitFor({ state: 'detached' });
}

/** It fills the screen of a phone. */
async function expectOnPhone(page: Page) {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await box(page).fill('zauber');
  await option(page, 'w.zauber@example.com').waitFor();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await dialogOf(page, 'Search').waitFor({ state: 'detached' });
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** Ctrl-K opens it above a form, and a choice asks before the input is lost. */
async function expectAboveForm(page: Page) {
  await page.getByRole('button', { name: 'Add Member' }).first().click();
  const form = dialogOf(page, 'Add Member');
  const name = textBox(form, 'Name');
  await name.fill('Kit Searching');
  await name.press('Control+k');
  await box(page).fill('add session');
  await page.keyboard.press('Escape');
  await dialogOf(page, 'Search').waitFor({ state: 'detached' });
  await expect.poll(() => name.evaluate(input => input === document.activeElement)).toBe(true);
  await page.keyboard.press('Control+k');
  await box(page).fill('zauber');
  await option(page, 'w.zauber@example.com').click();
  const question = dialogOf(page, 'Discard changes?');
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect.poll(() => name.inputValue()).toBe('Kit Searching');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Discard', exact: true }).click();
  await form.waitFor({ state: 'detached' });
}

/** Opens it, except in a field. */
async function expectSlash(page: Page) {
  const list = page.getByRole('searchbox').first();
  await list.fill('a');
  await list.press('/');
  await expect.poll(() => list.inputValue()).toBe('a/');
  await list.blur();
  await page.keyboard.press('/');
  await box(page).fill('zauber');
  await option(page, 'w.zauber@example.com').click();
  await dialogOf(page, 'Search').waitFor({ state: 'detached' });
}

/** What was opened, which the browser keeps until then. */
async function expectForgottenAtSignOut(page: Page) {
  const stored = () =>
    page.evaluate(() => Object.keys(localStorage).filter(name => name.startsWith('recent-records')));
  await expect.poll(() => stored()).toHaveLength(1);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByText('Logout', { exact: true }).click();
  await page.waitForURL('**/login');
  await expect.poll(() => stored()).toEqual([]);
}
