import { beforeAll, describe, expect, it } from 'vitest';
import {
  addRecord,
  expectAbsent,
  openPage,
  type Page,
  rowOf,
  newTokenOf,
  tokenOf,
  twoFrames,
  visit,
} from '@gym/hub-kit/testing';
import { useTestApp } from '../../../gateway/testing/test-app.ts';

const refusedCall = /Failed to load resource.*401/;
const redirected = /Session expired\. Redirecting to login page\.\.\./;

const app = useTestApp();

beforeAll(() =>
  addRecord(app, 'Member', { name: 'Ann Stored', email: 'ann.stored@example.com', phone: '2125550100' }),
);

const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('token'));
const dashboard = (page: Page) => page.getByRole('heading', { name: 'Dashboard' });
const loginForm = (page: Page) => page.getByRole('button', { name: 'Sign In' });

/** Waits until the form of the login page shows, and signs in there. */
async function signIn(page: Page, username: string): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(`${username}123`);
  await loginForm(page).click();
}

describe('the session', () => {
  it('is demanded by every path, and returns to the requested page after signing in', async () => {
    const page = await openPage(`${app.url}/`);
    for (const path of ['/members', '/users', '/profile', '/nowhere', '/members?q=ann']) {
      await loginForm(page).waitFor();
      await expect.poll(() => new URL(page.url()).pathname).toBe('/login');
      await visit(page, path);
    }
    // Texts that no header can contain are no token.
    await page.evaluate(() => {
      localStorage.setItem('token', 'ü');
      sessionStorage.setItem('preview-role', 'a\u0000b');
    });
    await signIn(page, 'reception');
    await page.getByRole('heading', { name: 'Members Management' }).waitFor();
    await expect.poll(() => page.url()).toBe(`${app.url}/members?q=ann`);
  });

  it('is restored from the stored token, until the server takes it no longer', async () => {
    // A screen that makes no call of its own.
    const page = await openPage(`${app.url}/settings`, {
      token: await tokenOf(app, 'reception'),
      expected: [refusedCall, redirected, /Failed to fetch/],
    });
    const settings = page.getByRole('heading', { name: 'Settings' });
    await settings.waitFor();
    await page.reload();
    await settings.waitFor();
    await page.evaluate(() => localStorage.setItem('token', 'worn-out'));
    await page.getByRole('button', { name: 'Member Hub' }).click();
    await page.getByRole('link', { name: 'Members', exact: true }).click();
    await loginForm(page).waitFor();
    await expect.poll(() => storedToken(page)).toBeNull();

    await page.evaluate(() => localStorage.setItem('token', 'worn-out'));
    await page.goto(app.url);
    await page.getByText('Session expired. Please login again.').waitFor();
    await expect.poll(() => storedToken(page)).toBeNull();
  });

  it('ends with Logout', async () => {
    const token = await newTokenOf(app, 'reception');
    const page = await openPage(app.url, { token });
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await loginForm(page).waitFor();
    await expect.poll(() => storedToken(page)).toBeNull();
    const headers = { authorization: `Bearer ${token}` };
    const isAccepted = async () => (await fetch(`${app.url}/api/auth/me`, { headers })).ok;
    await expect.poll(isAccepted, { message: 'the token on the server' }).toBe(false);
  });

  it('starts although what the browser has stored is damaged', async () => {
    const token = await tokenOf(app, 'reception');
    const page = await openPage(`${app.url}/members`, { token });
    await rowOf(page, 'Ann Stored').waitFor();
    for (const stored of ['[[1]]', '{"a":[{}]}']) {
      await page.evaluate(value => {
        const userId = Object.keys(localStorage)
          .find(key => key.startsWith('settings:'))!
          .split(':')[1]!;
        const ofUser = ['columns', 'widths', 'folded'].map(name => `${name}:${userId}:members`);
        for (const name of ['hubs-that-worked', 'hub-overrides', `recent-records.${userId}`, ...ofUser])
          localStorage.setItem(name, value);
        for (const key of Object.keys(localStorage)) if (key !== 'token') localStorage.setItem(key, value);
        for (const name of ['hub-overrides', 'preview-role-of', 'reloaded-for', 'creation members'])
          sessionStorage.setItem(name, value);
      }, stored);
      await page.reload();
      await page.getByRole('heading', { name: 'Members Management' }).waitFor();
      await rowOf(page, 'Ann Stored').waitFor();
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog', { name: 'Search' }).waitFor();
      await expect.poll(() => page.evaluate(() => document.documentElement.dataset['theme'])).toBe('light');
    }
  });

  it('is the same in every tab, and ends with Logout in all', async () => {
    const page = await openPage(app.url, { token: await newTokenOf(app, 'admin') });
    await dashboard(page).waitFor();
    const otherPage = await page.context().newPage();
    await otherPage.goto(`${app.url}/profile`);
    await otherPage.getByRole('heading', { name: 'Change Password' }).waitFor();
    // A preview of a role ends with the user who started it.
    await otherPage.evaluate(() => {
      sessionStorage.setItem('preview-role', 'Trainer');
      sessionStorage.setItem('preview-role-of', '1');
    });
    await otherPage.reload();
    await otherPage.getByText('Preview as Trainer').waitFor();

    // The response arrives after Logout.
    const requested = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    await page.route('**/api/auth/me', async route => {
      const response = await route.fetch();
      requested.resolve();
      await released.promise;
      await route.fulfill({ response });
    });
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await requested.promise;
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await loginForm(page).waitFor();
    await loginForm(otherPage).waitFor();
    const responded = page.waitForResponse('**/api/auth/me');
    released.resolve();
    await (await responded).finished();
    await twoFrames(page);
    await expect.poll(() => loginForm(page).isVisible()).toBe(true);
    await expect.poll(() => storedToken(page)).toBeNull();
    await expect.poll(() => otherPage.evaluate(() => sessionStorage.getItem('preview-role'))).toBeNull();
    await page.unroute('**/api/auth/me');

    await signIn(page, 'trainer');
    await dashboard(page).waitFor();
    await dashboard(otherPage).waitFor();
  });

  it('survives a server that does not respond, and continues when it does', async () => {
    const token = await tokenOf(app, 'admin');
    const page = await openPage(`${app.url}/login`, { expected: [/Failed to load resource/] });
    // The stream stays open, so that the network would never be idle.
    await page.route('**/graphql/access', route => route.abort());
    await page.route('**/api/auth/me', route => route.abort());
    await page.evaluate(stored => localStorage.setItem('token', stored), token);
    await page.goto(app.url);
    await page.getByRole('heading', { name: 'The server did not respond' }).waitFor();
    await expect.poll(() => storedToken(page)).toBe(token);
    await page.unroute('**/api/auth/me');
    // The charts of the hubs request their rows last.
    await Promise.all(
      ['RevenueAndCosts', 'MembersByMonth', 'AttendanceByWeekday'].map(name =>
        page.waitForResponse(response => response.request().postData()?.includes(`"${name}"`) ?? false),
      ),
    );
    await page.waitForLoadState('networkidle');

    // A session that has not changed fetches no rows again when the window gets the focus.
    const queries: string[] = [];
    page.on('request', request => {
      if (request.url().endsWith('/graphql')) queries.push(request.postData() ?? '');
    });
    for (let visit = 0; visit < 2; visit++) {
      const answered = page.waitForResponse(/auth\/me/);
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      await (await answered).finished();
    }
    await twoFrames(page);
    expect(queries).toEqual([]);

    // What a proxy responds in place of the server ends no session.
    await page.route('**/api/auth/me', route => route.fulfill({ status: 401, body: '<h1>Proxy</h1>' }));
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    const banner = page.getByRole('status').filter({ hasText: 'The server cannot be reached' });
    await banner.waitFor();
    await expect.poll(() => storedToken(page)).toBe(token);
    await page.unroute('**/api/auth/me');
    await banner.waitFor({ state: 'detached' });
    await dashboard(page).waitFor();
  });
});

describe('an address', () => {
  const unknownPath = (page: Page) => page.getByRole('status').filter({ hasText: 'There is no page at' });

  it('that does not exist leads to the dashboard, which names it once', async () => {
    const page = await openPage(`${app.url}/no/such/place?page=2`);
    await signIn(page, 'reception');
    await dashboard(page).waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/');
    await expect
      .poll(() => unknownPath(page).innerText())
      .toBe('There is no page at \u2068/no/such/place\u2069. The dashboard is shown instead.');
    await page.reload();
    await dashboard(page).waitFor();
    await expectAbsent(unknownPath(page));

    await visit(page, '/profile');
    await visit(page, `/${'long'.repeat(30)}`);
    await expect
      .poll(() => unknownPath(page).innerText())
      .toBe(
        `There is no page at \u2068/${'long'.repeat(20).slice(0, -1)}…\u2069. The dashboard is shown instead.`,
      );
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expectAbsent(unknownPath(page));
  });

  it('that the role may not open leads to the dashboard with a warning, and others open', async () => {
    const warnings: string[] = [];
    const page = await openPage(`${app.url}/profile`, {
      token: await tokenOf(app, 'trainer'),
      expected: [/requires the permission/],
    });
    page.on('console', message => warnings.push(`${message.type()}: ${message.text()}`));
    await page.goto(`${app.url}/users`);
    for (const path of ['/users', '/employee-details', '/commissions', '/payroll']) {
      if (path !== '/users') await visit(page, path);
      await dashboard(page).waitFor();
      await expect.poll(() => new URL(page.url()).pathname).toBe('/');
      expect(warnings.join()).toContain(`warning: ${path} requires the permission`);
      const words = path === '/users' ? 'Users: View' : 'Employees: View';
      await page.getByText(`Your role does not include “${words}”.`).waitFor();
      await expectAbsent(unknownPath(page));
    }
    for (const path of ['/attendance-shift', '/master-data-management', '/expenses']) {
      await visit(page, path);
      await page.getByRole('heading', { level: 1, name: /Management/ }).waitFor();
      await expect.poll(() => new URL(page.url()).pathname).toBe(path);
    }
  });
});
