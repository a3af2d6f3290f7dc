import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Browser, openBrowser, openPage } from './browser.ts';
import { type Club, startClub, tokenOf } from './club.ts';

let club: Club;
let browser: Browser;
beforeAll(async () => {
  [club, browser] = await Promise.all([startClub(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await club?.stop();
});

test('the built app opens on its login page', async () => {
  const page = await openPage(browser, club.url);
  await page.getByLabel('Username').waitFor();
  expect(new URL(page.url()).pathname).toBe('/login');
});

test('a stored token opens the dashboard', async () => {
  const page = await openPage(browser, club.url, { token: await tokenOf(club, 'admin') });
  await page.getByRole('navigation').waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
});

test('what a page says on the console is found, unless it is expected', async () => {
  const page = await openPage(browser, `${club.url}/login`, { expected: [/^warning: on purpose$/] });
  expect(await page.evaluate("console.warn('on purpose')")).toBeUndefined();
});
