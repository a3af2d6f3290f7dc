import { budgets } from '@gym/hub-build/budgets';
import { describe, expect, it } from 'vitest';
import { expectAbsent, openPage, tokenOf, visit } from '@gym/hub-kit/testing';
import { useTestApp } from '../../../gateway/testing/test-app.ts';
import { followRequests } from '../../../gateway/testing/requests.ts';

const app = useTestApp();

describe('hubs', () => {
  it('cost nothing before they are shown: the dashboard fetches those with cards', async () => {
    const page = await openPage(`${app.url}/api/docs`, { expected: [/./] });
    const requests = await followRequests(page);
    const remotes = new Set<string | undefined>();
    page.on('request', request => {
      const [, folder, remote] = new URL(request.url()).pathname.split('/');
      if (folder === 'hubs') remotes.add(remote);
    });
    // It stays open, and so the network would never be idle.
    await page.route('**/graphql/access', route => route.abort());
    await page.goto(`${app.url}/login`);
    await page.getByText('admin123').waitFor();
    await page.waitForLoadState('networkidle');
    expect(await requests.scripts(), 'the login page, in bytes').toBeLessThanOrEqual(budgets.login);
    expect([...remotes]).toEqual([]);

    await page.getByLabel('Username').fill('admin');
    await page.getByLabel('Password', { exact: true }).fill('admin123');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.getByRole('region', { name: 'Recent Activities' }).waitFor();
    await page.waitForLoadState('networkidle');
    await expect
      .poll(() => [...remotes].toSorted())
      .toEqual(['mf-accounts', 'mf-admin', 'mf-fitness', 'mf-members']);
  });

  it('show their first screen without fetching much', async () => {
    const page = await openPage('about:blank');
    await page.addInitScript(`localStorage.setItem('token', '${await tokenOf(app, 'admin')}')`);
    const requests = await followRequests(page, { slow: true, until: 'Members', except: 'MySettings' });
    const remotes = new Set<string | undefined>();
    page.on('request', request => {
      const [, folder, remote] = new URL(request.url()).pathname.split('/');
      if (folder === 'hubs') remotes.add(remote);
    });
    await page.goto(`${app.url}/members`);
    await page.getByRole('heading', { name: 'No members yet' }).waitFor();
    expect(requests.list().length, requests.list().join('\n')).toBeLessThanOrEqual(budgets.requests);
    expect(requests.chain(), 'requests that wait for each other').toBeLessThanOrEqual(budgets.chain);
    expect(await requests.scripts(), 'in all, in bytes').toBeLessThanOrEqual(budgets.firstList);
    expect(await requests.scripts('/remote-entry.js'), 'the entry').toBeLessThanOrEqual(budgets.entry);
    expect([...remotes]).toEqual(['mf-members']);
  });

  it('that are down do not take the rest along, and come back on demand', async () => {
    const page = await openPage(app.url, {
      token: await tokenOf(app, 'admin'),
      expected: [/ERR_FAILED/, /Federation|RUNTIME-|loadRemote|manifest/, /mf_fitness|mf-fitness/],
    });
    await page.getByRole('button', { name: 'Fitness & Training' }).waitFor();
    await page.route('**/hubs/mf-fitness/**', route => route.abort());
    await page.getByRole('button', { name: 'Fitness & Training' }).click();
    await page.getByRole('link', { name: 'Sessions' }).click();
    await page.getByText('Fitness & Training is not available').waitFor();

    await page.getByRole('button', { name: 'Facilities' }).click();
    await page.getByRole('link', { name: 'Equipment' }).click();
    await page.getByRole('heading', { name: 'Equipment Management' }).waitFor();

    await page.goBack();
    await page.getByText('Fitness & Training is not available').waitFor();
    await page.unroute('**/hubs/mf-fitness/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'Training Sessions Management' }).waitFor();
    expect(new Set(app.errors.splice(0).map(({ message }) => message))).toEqual(
      new Set(['A hub failed in a browser']),
    );
  });

  it('whose list cannot be fetched leave the dashboard, and those that are not built are named', async () => {
    const page = await openPage(`${app.url}/login`, {
      expected: [/list of hubs/, /Failed to load resource/],
    });
    await page.route('**/hubs.json*', route => route.fulfill({ status: 500 }));
    // Its announcement would have the list fetched again before the button is pressed.
    await page.route('**/graphql/access', route => route.abort());
    await page.evaluate(token => localStorage.setItem('token', token), await tokenOf(app, 'admin'));
    await page.goto(`${app.url}/equipment`);
    await page.getByText('This area could not be loaded').waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/equipment');

    await page.unroute('**/hubs.json*');
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'Equipment Management' }).waitFor();

    await page.route('**/hubs.json*', async route => {
      const { hubs, ...rest } = (await (await route.fetch()).json()) as { hubs: { remote: string }[] };
      const left = hubs.filter(({ remote }) => remote !== 'mf-accounts');
      const listed = [...left, { remote: 'mf-accounts', error: 'Not built' }];
      await route.fulfill({ json: { ...rest, hubs: listed } });
    });
    await page.goto(app.url);
    await page.getByText('Some areas are not available.').waitFor();
    await expectAbsent(page.getByRole('button', { name: 'Accounts' }));
    await page.unroute('**/hubs.json*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('button', { name: 'Accounts' }).waitFor();
  });

  it('bring their screens', async () => {
    const page = await openPage(`${app.url}/profile`, { token: await tokenOf(app, 'admin') });
    for (const [path, title] of [
      ['/memberships', 'Membership Plans Management'],
      ['/rewards', 'Rewards Management'],
      ['/diet-plans', 'Diet Plans Management'],
      ['/parking-passes', 'Parking Passes Management'],
      ['/external-payments', 'External Payments Management'],
      ['/payroll', 'Employee Payroll Management'],
      ['/users', 'User Management'],
      ['/master-data-management', 'Master Data Management'],
    ] as const) {
      await visit(page, path);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await expect.poll(() => page.title()).toBe(`${title} · Gym Management System`);
    }
  });
});
