import { openPage, type Page, tokenOf } from '@gym/hub-kit/testing';
import { expect, it } from 'vitest';
import { useTestApp } from '../../../gateway/testing/test-app.ts';

const app = useTestApp();

/** What a proxy in front of the server may return in its place. */
const responses: [string, { status: number; contentType: string; body: string }][] = [
  ...[401, 403, 404, 413, 429, 503].map(
    status =>
      [
        `a page with ${status}`,
        { status, contentType: 'text/html', body: '<h1>Blocked by the proxy</h1>' },
      ] as [string, { status: number; contentType: string; body: string }],
  ),
  [
    'a page of its own with 200',
    { status: 200, contentType: 'text/html', body: '<h1>Accept the terms</h1>' },
  ],
  ['JSON with 401', { status: 401, contentType: 'application/json', body: '{"message":"unauthorized"}' }],
];

const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('token'));
const returnToWindow = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event('focus')));

it.each(responses)(
  '%s neither ends a session that runs nor leaves the tab without one',
  async (_case, response) => {
    const token = await tokenOf(app, 'reception');
    const page = await openPage(`${app.url}/profile`, { token, expected: [/Failed to load resource/] });
    await page.getByRole('heading', { name: 'Change Password' }).waitFor();
    await page.route('**/api/auth/me', route => route.fulfill(response));
    await returnToWindow(page);
    const banner = page.getByRole('status').filter({ hasText: 'The server cannot be reached' });
    await banner.waitFor();
    await expect.poll(() => storedToken(page)).toBe(token);
    await page.unroute('**/api/auth/me');
    await banner.waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: 'Change Password' }).waitFor();
  },
);

it.each(responses)(
  '%s keeps the token of a page that opens, which continues by itself',
  async (_case, response) => {
    const token = await tokenOf(app, 'reception');
    const page = await openPage(`${app.url}/login`, { expected: [/Failed to load resource/] });
    await page.route('**/api/auth/me', route => route.fulfill(response));
    await page.evaluate(stored => localStorage.setItem('token', stored), token);
    await page.goto(`${app.url}/profile`);
    await page.getByRole('heading', { name: 'The server did not respond' }).waitFor();
    await expect.poll(() => storedToken(page)).toBe(token);
    await page.unroute('**/api/auth/me');
    await page.getByRole('heading', { name: 'Change Password' }).waitFor();
  },
);

it('a 401 of a proxy to any other request ends no session', async () => {
  const token = await tokenOf(app, 'reception');
  const page = await openPage(`${app.url}/settings`, { token, expected: [/Failed to/] });
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  await page.route('**/graphql', route =>
    route.fulfill({ status: 401, body: '<h1>Sign in to the proxy</h1>' }),
  );
  await page.getByRole('button', { name: 'Member Hub' }).click();
  const rejected = page.waitForResponse(response => response.status() === 401);
  await page.getByRole('link', { name: 'Members', exact: true }).click();
  await (await rejected).finished();
  await page.getByRole('heading', { name: 'Members Management' }).waitFor();
  await expect.poll(() => storedToken(page)).toBe(token);
});
