import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Browser, openBrowser, openPage } from './browser.ts';
import { type TestApp, startTestApp, tokenOf } from './test-app.ts';

let app: TestApp;
let browser: Browser;
beforeAll(async () => {
  [app, browser] = await Promise.all([startTestApp(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

test('the built app opens on its login page', async () => {
  const page = await openPage(browser, app.url);
  await page.getByLabel('Username').waitFor();
  expect(new URL(page.url()).pathname).toBe('/login');
});

test('a stored token opens the dashboard', async () => {
  const page = await openPage(browser, app.url, { token: await tokenOf(app, 'admin') });
  await page.getByRole('navigation').waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
});

test('what a page says on the console is found, unless it is expected', async () => {
  const page = await openPage(browser, `${app.url}/login`, { expected: [/^warning: on purpose$/] });
  expect(await page.evaluate("console.warn('on purpose')")).toBeUndefined();
});
