import { expectAbsent, openPage, type Page, tokenOf } from '@gym/hub-kit/testing';
import { expect, it } from 'vitest';
import type { Locator } from 'playwright-core';
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
/** More than the pause before the next request to a server that did not respond. */
const RETRY = 3_100;
const returnToWindow = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event('focus')));

const shows = (locator: Locator, response: string) =>
  expect.poll(() => locator.isVisible(), { message: response }).toBe(true);

it('no response of a proxy ends a session that runs or leaves the tab without one', async () => {
  const token = await tokenOf(app, 'reception');
  const page = await openPage(`${app.url}/profile`, { token, expected: [/Failed to load resource/] });
  const heading = page.getByRole('heading', { name: 'Change Password' });
  const banner = page.getByRole('status').filter({ hasText: 'The server cannot be reached' });
  await heading.waitFor();
  await page.clock.install();
  for (const [name, response] of responses) {
    await page.route('**/api/auth/me', route => route.fulfill(response));
    await returnToWindow(page);
    await shows(banner, name);
    await expect.poll(() => storedToken(page), { message: name }).toBe(token);
    await page.unroute('**/api/auth/me');
    await page.clock.fastForward(RETRY);
    await expectAbsent(banner);
    await shows(heading, name);
  }
});

it('every response of a proxy keeps the token of a page that opens, which continues by itself', async () => {
  const token = await tokenOf(app, 'reception');
  const page = await openPage(`${app.url}/login`, { expected: [/Failed to load resource/] });
  await page.clock.install();
  await page.evaluate(stored => localStorage.setItem('token', stored), token);
  for (const [name, response] of responses) {
    await page.route('**/api/auth/me', route => route.fulfill(response));
    await page.goto(`${app.url}/profile`);
    await shows(page.getByRole('heading', { name: 'The server did not respond' }), name);
    await expect.poll(() => storedToken(page), { message: name }).toBe(token);
    await page.unroute('**/api/auth/me');
    await page.clock.fastForward(RETRY);
    await shows(page.getByRole('heading', { name: 'Change Password' }), name);
  }
});

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
