import { join } from 'node:path';
import { expectAbsent, expectAccessible, openPage, type Page, tokenOf } from '@gym/hub-kit/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { checkout } from '../../../../gateway/launch/data-dir.ts';
import { UncheckedReleases } from '../../../../gateway/testing/releases.ts';
import { startTestApp, type TestApp } from '../../../../gateway/testing/test-app.ts';
import { createHubSource, type HubSource } from '../../../../gateway/testing/hub-build.ts';
import { startHubServer, type HubServer } from '../../../../gateway/testing/hub-server.ts';
import { oneScreenHub } from '../one-screen-hub.fixture.ts';

let app: TestApp;
let server: HubServer;
let releases: UncheckedReleases;
let source: HubSource;
/** Of the release of mf-fitness. */
let version: string;

beforeAll(async () => {
  source = createHubSource('mf-trouble');
  server = await startHubServer();
  app = await startTestApp({ hubsUrl: server.url });
  server.serveHubsOf(app.url);
  releases = new UncheckedReleases(app.databaseUrl);
  version = await release(join(checkout, 'mf-fitness/dist'));
});

afterEach(() => {
  server.mend();
  app.errors.splice(0);
});

afterAll(async () => {
  await app?.stop();
  await server?.close();
  source?.remove();
});

const release = (build: string) => releases.release(build, 'ann@desk');

const build = async (screen?: string) =>
  release(await source.build(oneScreenHub({ id: 'trouble', title: 'Trouble', path: '/trouble', screen })));

async function open(path: string, username = 'admin', expected: RegExp[] = []): Promise<Page> {
  return openPage(app.url + path, { token: await tokenOf(app, username), expected });
}

/** The row of a remote, named by its first hub. */
const rowOf = (page: Page, name: string) =>
  page.getByRole('table', { name: 'Hubs' }).getByRole('row').filter({ hasText: name });

const inTable = (page: Page, name: string) => page.getByRole('table', { name }).getByRole('row');

/** By the account menu, which keeps the page and what happened in it. */
async function goToHealth(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page
    .getByRole('dialog', { name: /^Account of/ })
    .getByRole('link', { name: 'Hub Health' })
    .click();
  await page.getByRole('heading', { level: 1, name: 'Hub Health' }).waitFor();
}

describe('the health of the hubs', () => {
  it('says of each what it is, where it comes from and what it cost, on a phone too', async () => {
    const page = await open('/members');
    await page.getByRole('heading', { name: 'Members Management' }).waitFor();
    await goToHealth(page);

    const members = rowOf(page, 'Member Hub, Loyalty Rewards');
    await members.getByText('Loaded', { exact: true }).waitFor();
    await expect
      .poll(() => members.innerText())
      .toMatch(/mf-members[^]*1\.0\.0-[0-9a-f]{8}[^]*Contract 2[^]*Local build[^]*This server/);
    await expect.poll(() => members.innerText()).toMatch(/\d+ ms\n\d files, \d+ KB[^]*Entry alone \d+ ms/);

    const fitness = rowOf(page, 'Fitness & Training');
    await fitness.getByText('by ann@desk').waitFor();
    await expect
      .poll(() => fitness.innerText())
      .toMatch(new RegExp(`${version}[^]*Release\n${server.url}, since`));
    await fitness.getByText('Not loaded yet').waitFor();
    await fitness.getByRole('button', { name: 'Check now: Fitness & Training' }).click();
    await fitness.getByText('Loaded', { exact: true }).waitFor();
    // The server of the store does not expose sizes to browsers.
    await expect.poll(() => fitness.innerText()).toMatch(/\d+ ms\n\d files, size unknown/);
    await page.getByText('No hub has failed in any browser in the last 30 days.').waitFor();
    await inTable(page, 'Releases').filter({ hasText: version }).getByText('ann@desk').waitFor();
    await expectAccessible(page);

    await page.setViewportSize({ width: 390, height: 844 });
    await rowOf(page, 'Accounts').getByRole('button', { name: 'Check now: Accounts' }).click();
    await rowOf(page, 'Accounts').getByText('Loaded', { exact: true }).waitFor();
    await expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBe(390);
    await expectAccessible(page);
  });

  it('shows what failed here and elsewhere, and that it works again', async () => {
    const page = await open('/system/hubs', 'manager', [/./]);
    const fitness = rowOf(page, 'Fitness & Training');
    server.spoil(/remote-entry\.js$/, 'missing');
    await fitness.getByRole('button', { name: /^Check/ }).click();
    await fitness.getByText('Failed', { exact: true }).waitFor();
    await fitness.getByText('its server returned 404').waitFor();
    const reported = inTable(page, 'Failures').filter({ hasText: 'its server returned 404' });
    await reported.getByRole('cell', { name: '1', exact: true }).waitFor();

    const elsewhere = await open('/trainers', 'reception', [/./]);
    await elsewhere.getByText('Fitness & Training is not available').waitFor();
    // The report of the other browser is under way.
    await expect
      .poll(async () => {
        await page.getByRole('button', { name: 'Refresh' }).click();
        return reported.getByRole('cell', { name: '2', exact: true }).count();
      })
      .toBe(1);
    await fitness.getByRole('cell', { name: /^2 Last just now/ }).waitFor();

    server.mend();
    await fitness.getByRole('button', { name: /^Check/ }).click();
    await fitness.getByText('Loaded', { exact: true }).waitFor();
    await fitness.getByText('Failed before: its server returned 404').waitFor();
  });

  it('shows which earlier version replaces one that fails, or was open before', async () => {
    const good = await build();
    const page = await open('/trouble', 'admin', [/./]);
    await page.getByRole('heading', { name: 'Trouble' }).waitFor();
    await expect
      .poll(() => page.evaluate("String(localStorage.getItem('hubs-that-worked'))"))
      .toContain(good);

    // A screen that is shown would take the new version at once.
    await goToHealth(page);
    const bad = await build("export default function Screen() { throw new Error('Worse'); }");
    await rowOf(page, 'mf-trouble').getByText(`${good} was loaded before`).waitFor();

    await page.goto(`${app.url}/trouble`);
    await page.getByText(`You can go on with the earlier version ${good}.`).waitFor();
    await goToHealth(page);
    const row = rowOf(page, 'mf-trouble');
    await row.getByText(bad).waitFor();
    await row.getByText(`${good} was used instead`).waitFor();
    await row.getByText('Worse').waitFor();
    await releases.activate('mf-trouble', good, 'bea@desk', 'rollback');
    await page.getByRole('button', { name: 'Refresh' }).click();
    await inTable(page, 'Releases').filter({ hasText: 'Roll-back' }).getByText('bea@desk').waitFor();
    await row.getByText('Loaded', { exact: true }).waitFor();
  });

  it('activates, stops a canary and rolls back, each after a question', async () => {
    const origin = { commit: 'c0ffee1234567', run: 'https://ci.example/runs/7' };
    await releases.release(join(checkout, 'mf-members/dist'), 'ann@desk', { version: '7.0.0' });
    await releases.store(join(checkout, 'mf-members/dist'), { version: '7.1.0' }, origin);
    const audience = { audience: { roles: ['Trainer'] } };
    const call = async (path: string, body: object) =>
      fetch(`${app.url}/hubs/releases/mf-members/${path}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${await tokenOf(app, 'admin')}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify(body),
      });
    expect((await call('7.1.0/activate', audience)).status).toBe(200);
    const page = await open('/system/hubs', 'admin', [/status of 409/]);
    const row = (version: string) => inTable(page, 'Versions').filter({ hasText: version });
    const button = (action: string, version: string) =>
      page.getByRole('button', { name: `${action}: mf-members ${version}`, exact: true });
    await row('7.1.0').getByText('Trainer', { exact: true }).waitFor();
    const commit = row('7.1.0').getByRole('link', { name: 'c0ffee12' });
    await expect.poll(() => commit.getAttribute('href')).toBe(origin.run);
    await expectAbsent(button('Roll back', '7.0.0'));

    await button('Stop canary', '7.1.0').press('Enter');
    const question = page.getByRole('alertdialog');
    await question.getByText('Its users get the active version of mf-members again.').waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expectAbsent(question);
    await row('7.1.0').getByText('Canary', { exact: true }).waitFor();
    const confirm = async (action: string, version: string) => {
      await button(action, version).press('Enter');
      await question.getByRole('button', { name: action, exact: true }).press('Enter');
      await expectAbsent(question);
    };
    await confirm('Stop canary', '7.1.0');
    await row('7.1.0').getByText('Not served').waitFor();
    const latest = inTable(page, 'Releases').nth(1);
    await latest.filter({ hasText: 'Canary stopped' }).getByRole('link', { name: 'c0ffee12' }).waitFor();
    await confirm('Activate', '7.1.0');
    await row('7.1.0').getByText('Active', { exact: true }).waitFor();
    // The same place of the keyboard.
    await page.locator('button:focus').and(button('Roll back', '7.1.0')).waitFor();
    await confirm('Roll back', '7.1.0');
    await row('7.0.0').getByText('Active', { exact: true }).waitFor();
    await latest.filter({ hasText: 'Roll-back' }).getByText('admin').waitFor();

    await page.route('**/mf-members/rollback', route =>
      route.fulfill({ status: 409, json: { message: 'It would not work', details: ['Members: no field'] } }),
    );
    await confirm('Roll back', '7.0.0');
    const alert = page.getByRole('alert').filter({ hasText: 'It would not work' });
    await alert.getByText('Members: no field').waitFor();
    await expectAccessible(page);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    }
    await releases.activate('mf-members', null, 'ann@desk', 'rollback');
  });

  it('shows no buttons that change what is served without the permission, and what cannot be served', async () => {
    const page = await open('/login');
    await page.route('**/api/auth/me', async route => {
      const session = (await (await route.fetch()).json()) as {
        user: { permissions: Record<string, { edit: boolean }> };
      };
      session.user.permissions.hubs!.edit = false;
      await route.fulfill({ json: session });
    });
    await page.route('**/hubs.json*', async route => {
      const { hubs, ...rest } = (await (await route.fetch()).json()) as { hubs: { remote: string }[] };
      const left = hubs.filter(({ remote }) => remote !== 'mf-accounts');
      const listed = [...left, { remote: 'mf-accounts', error: 'Not built' }];
      await route.fulfill({ json: { ...rest, hubs: listed } });
    });
    await page.goto(`${app.url}/system/hubs`);
    await inTable(page, 'Versions').nth(1).waitFor();
    await expectAbsent(page.getByRole('button', { name: /^(Activate|Roll back|Stop canary)/ }));
    const accounts = rowOf(page, 'mf-accounts');
    await accounts.getByText('Not available').waitFor();
    await accounts.getByText('Not built').waitFor();
    await expectAbsent(accounts.getByRole('button'));
  });

  it('lists changes with their details and releases that use what the API does not have, and requests again what fails', async () => {
    await releases.release(join(checkout, 'mf-facilities/dist'), 'ann@desk', {
      version: '9.0.0',
      operations: ['query Lost { lockers { items { id } } }'],
    });
    const page = await open('/settings', 'admin', [/Failed to fetch/, /Failed to load resource/]);
    const at = new Date().toISOString();
    const changes = [
      { action: 'configure' },
      { action: 'stop-canary', reason: 'It failed for 2 users', recalled: '1.1.0' },
      { action: 'canary', audience: { roles: ['Trainer'], percent: 10 } },
      { action: 'delete' },
      { action: 'remove', version: null },
      { action: 'rollback' },
      { action: 'release' },
    ];
    const activations = changes.map((change, index) => ({
      id: String(index),
      remote: 'mf-fitness',
      version: '1.1.0',
      at,
      by: 'ann@desk',
      ...change,
    }));
    await page.route('**/hubs/history', route => route.fulfill({ json: { activations } }));
    await page.goto(`${app.url}/system/hubs`);
    const rows = inTable(page, 'Releases');
    await rows.nth(7).waitFor();
    await expect
      .poll(async () => (await rows.allInnerTexts()).slice(1).map(text => text.split('\t')[1]?.trim()))
      .toEqual([
        'Configuration changed',
        'Canary stopped\nIt failed for 2 users\nOpen tabs left 1.1.0',
        'Canary started\nTrainer, 10 % of users',
        'Version deleted',
        'Hub removed',
        'Roll-back',
        'Release',
      ]);
    await expectAccessible(page);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    }

    const broken = inTable(page, 'Not Adapted to This API').filter({ hasText: 'mf-facilities' });
    await broken.getByText('Lost: Cannot query field "lockers" on type "Query".').waitFor();
    await broken.getByText('9.0.0').waitFor();
    await expectAccessible(page);
    await releases.activate('mf-facilities', null, 'ann@desk', 'rollback');
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expectAbsent(broken);

    await page.unroute('**/hubs/history');
    await page.route(/\/hubs(\.json(\?.*)?|\/failures)$/, route => route.fulfill({ status: 500 }));
    await page.goto(`${app.url}/system/hubs`);
    await page.getByRole('heading', { name: 'Failed to fetch the list of hubs' }).waitFor();
    const about = page.getByRole('alert').filter({ hasText: 'Failed to fetch the status of the hubs' });
    const retry = about.getByRole('button', { name: 'Try again' });
    await retry.waitFor();
    await page.unroute(/\/hubs(\.json(\?.*)?|\/failures)$/);
    await retry.click();
    await page.getByRole('heading', { name: 'Reported by Browsers' }).waitFor();
    await page.getByRole('button', { name: 'Refresh' }).click();
    await rowOf(page, 'Accounts').waitFor();
    await expectAbsent(page.getByRole('alert'));
  });

  it('is for who may view the administration', async () => {
    const page = await open('/', 'reception', [/\/system\/hubs requires the permission admin:view/]);
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page
      .getByRole('dialog', { name: /^Account of/ })
      .getByRole('link', { name: 'Settings' })
      .waitFor();
    await expectAbsent(
      page.getByRole('dialog', { name: /^Account of/ }).getByRole('link', { name: 'Hub Health' }),
    );
    await page.goto(`${app.url}/system/hubs`);
    await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  });
});
