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

describe('the session', () => {
  it.each(['/', '/members', '/users', '/profile', '/nowhere'])('is demanded by %s', async path => {
    const page = await openPage(app.url + path);
    await loginForm(page).waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/login');
  });

  it('is restored from the stored token', async () => {
    const page = await openPage(`${app.url}/settings`, { token: await tokenOf(app, 'reception') });
    await page.getByRole('heading', { name: 'Settings' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Settings' }).waitFor();
  });

  it('cannot be restored from a token that is not one, which is thrown away', async () => {
    const page = await openPage(app.url, {
      token: 'worn-out',
      expected: [refusedCall, redirected],
    });
    await page.getByText('Session expired. Please login again.').waitFor();
    await expect.poll(() => storedToken(page)).toBeNull();
  });

  it('ends with the first call that the server no longer takes', async () => {
    // A screen that makes no call of its own.
    const page = await openPage(`${app.url}/settings`, {
      token: await tokenOf(app, 'reception'),
      expected: [refusedCall, redirected, /Failed to fetch/],
    });
    await page.getByRole('heading', { name: 'Settings' }).waitFor();
    await page.evaluate(() => localStorage.setItem('token', 'worn-out'));
    await page.getByRole('button', { name: 'Member Hub' }).click();
    await page.getByRole('link', { name: 'Members', exact: true }).click();
    await loginForm(page).waitFor();
    await expect.poll(() => storedToken(page)).toBeNull();
  });

  it('ends with Logout', async () => {
    const token = await newTokenOf(app, 'reception');
    const page = await openPage(app.url, { token });
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await loginForm(page).waitFor();
    await expect.poll(() => storedToken(page)).toBeNull();
    const headers = { authorization: `Bearer ${token}` };
    const isAccepted = async () => (await fetch(`${app.url}/api/auth/me`, { headers })).ok;
    await expect.poll(isAccepted, { message: 'the token on the server' }).toBe(false);
  });

  it.each(['', 'null', '{', '[]', '"x"', '[null]', '[[1]]', '{"a":null}', '{"a":[{}]}', '\n', 'ü'])(
    'starts although everything that the browser has stored is %j',
    async stored => {
      const token = await tokenOf(app, 'reception');
      const page = await openPage(`${app.url}/members`, { token });
      await rowOf(page, 'Ann Stored').waitFor();
      const userId = await page.evaluate(
        () =>
          Object.keys(localStorage)
            .find(key => key.startsWith('settings:'))!
            .split(':')[1]!,
      );
      await page.evaluate(
        ([value, id]) => {
          const ofUser = ['settings', 'recent-records', 'columns', 'widths', 'folded'];
          const names = ['theme', 'language', 'hubs-that-worked', 'hub-overrides'];
          for (const name of [...names, ...ofUser.map(each => `${each}:${id}:members`)])
            localStorage.setItem(name, value!);
          for (const key of Object.keys(localStorage)) if (key !== 'token') localStorage.setItem(key, value!);
          for (const name of ['hub-overrides', 'preview-role-of', 'reloaded-for', 'creation members'])
            sessionStorage.setItem(name, value!);
        },
        [stored, userId],
      );
      await page.reload();
      await page.getByRole('heading', { name: 'Members Management' }).waitFor();
      await rowOf(page, 'Ann Stored').waitFor();
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog', { name: 'Search' }).waitFor();
      await expect.poll(() => page.evaluate(() => document.documentElement.dataset['theme'])).toBe('light');
    },
  );

  it.each(['', '\n', 'ü', 'a\u0000b'])(
    'is not started with the token %j, which no header can contain',
    async stored => {
      const page = await openPage(`${app.url}/login`);
      await page.evaluate(value => {
        localStorage.setItem('token', value);
        sessionStorage.setItem('preview-role', value);
      }, stored);
      await page.goto(`${app.url}/members`);
      await page.getByLabel('Username').fill('reception');
      await page.getByLabel('Password', { exact: true }).fill('reception123');
      await loginForm(page).click();
      await page.getByRole('heading', { name: 'Members Management' }).waitFor();
    },
  );

  it('is the same in every tab', async () => {
    const one = await openPage(app.url, { token: await newTokenOf(app, 'reception') });
    await dashboard(one).waitFor();
    const other = await one.context().newPage();
    await other.goto(`${app.url}/profile`);
    await other.getByRole('heading', { name: 'Change Password' }).waitFor();

    await one.getByRole('button', { name: /^Account of/ }).click();
    await one.getByRole('menuitem', { name: 'Logout' }).click();
    await loginForm(other).waitFor();

    await one.getByLabel('Username').fill('trainer');
    await one.getByLabel('Password', { exact: true }).fill('trainer123');
    await loginForm(one).click();
    await dashboard(one).waitFor();
    await dashboard(other).waitFor();
  });

  it('returns to the requested page after signing in', async () => {
    const page = await openPage(`${app.url}/members?q=ann`);
    await page.getByLabel('Username').fill('reception');
    await page.getByLabel('Password', { exact: true }).fill('reception123');
    await loginForm(page).click();
    await page.getByRole('heading', { name: 'Members Management' }).waitFor();
    await expect.poll(() => page.url()).toBe(`${app.url}/members?q=ann`);
  });

  it('is not restored by a response that arrives after Logout', async () => {
    const page = await openPage(`${app.url}/settings`, { token: await newTokenOf(app, 'reception') });
    await page.getByRole('heading', { name: 'Settings' }).waitFor();
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
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await loginForm(page).waitFor();
    const responded = page.waitForResponse('**/api/auth/me');
    released.resolve();
    await (await responded).finished();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect.poll(() => loginForm(page).isVisible()).toBe(true);
    await expect.poll(() => storedToken(page)).toBeNull();
  });

  it('survives a server that does not respond, and continues when it does', async () => {
    const token = await tokenOf(app, 'reception');
    const page = await openPage(`${app.url}/login`, { expected: [/Failed to load resource/] });
    await page.route('**/api/auth/me', route => route.abort());
    await page.evaluate(stored => localStorage.setItem('token', stored), token);
    await page.goto(`${app.url}/profile`);
    await page.getByRole('heading', { name: 'The server did not respond' }).waitFor();
    await expect.poll(() => storedToken(page)).toBe(token);
    await page.unroute('**/api/auth/me');
    await page.getByRole('heading', { name: 'Change Password' }).waitFor();
  });

  it('that has not changed fetches no rows again when the window gets the focus', async () => {
    const page = await openPage(`${app.url}/login`, { expected: [/Failed to load resource/] });
    // The stream stays open, so that the network would never be idle.
    await page.route('**/graphql/access', route => route.abort());
    await page.evaluate(stored => localStorage.setItem('token', stored), await tokenOf(app, 'admin'));
    await page.goto(app.url);
    await page.getByRole('region', { name: 'Recent Activities' }).waitFor();
    await page.waitForLoadState('networkidle');
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
  });

  it('gives each request ten seconds', async () => {
    const page = await openPage(`${app.url}/login`);
    const given = await page.evaluate(() => {
      const { timeout } = AbortSignal;
      return new Promise<number>(resolve => {
        AbortSignal.timeout = milliseconds => {
          resolve(milliseconds);
          return timeout.call(AbortSignal, milliseconds);
        };
        document.querySelector<HTMLInputElement>('input[name=username]')?.focus();
        const fill = (name: string, value: string) => {
          const input = document.querySelector<HTMLInputElement>(`input[name=${name}]`)!;
          Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, value);
          input.dispatchEvent(new Event('input', { bubbles: true }));
        };
        fill('username', 'reception');
        fill('password', 'reception123');
        setTimeout(() => document.querySelector<HTMLButtonElement>('button[type=submit]')!.click());
      });
    });
    expect(given).toBe(10_000);
    await dashboard(page).waitFor();
  });
});

describe('an address', () => {
  const unknownPath = (page: Page) => page.getByRole('status').filter({ hasText: 'There is no page at' });

  it('that does not exist leads to the dashboard, which names it once', async () => {
    const page = await openPage(`${app.url}/no/such/place`, {
      token: await tokenOf(app, 'reception'),
    });
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

  it('that does not exist is named after signing in too', async () => {
    const page = await openPage(`${app.url}/no/such/place?page=2`);
    await page.getByLabel('Username').fill('reception');
    await page.getByLabel('Password', { exact: true }).fill('reception123');
    await loginForm(page).click();
    await dashboard(page).waitFor();
    await expect.poll(() => unknownPath(page).innerText()).toContain('/no/such/place\u2069');
  });

  it('that the role may not open leads to the dashboard with a warning', async () => {
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
  });

  it('that needs only a login opens for everyone', async () => {
    const page = await openPage(`${app.url}/profile`, { token: await tokenOf(app, 'trainer') });
    for (const path of ['/attendance-shift', '/master-data-management', '/expenses']) {
      await visit(page, path);
      await page.getByRole('heading', { level: 1, name: /Management/ }).waitFor();
      await expect.poll(() => new URL(page.url()).pathname).toBe(path);
    }
  });
});
