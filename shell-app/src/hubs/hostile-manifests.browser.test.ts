import type { HubRegistry, RegisteredHub } from '@gym/hub-kit/shell';
import { addRecord, dialogOf, openPage, type Page, tokenOf } from '@gym/hub-kit/testing';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../../gateway/testing/test-app.ts';

const app = useTestApp();

type Manifest = RegisteredHub['manifest'];

const valid = {
  contract: 2,
  id: 'hostile',
  title: 'Hostile',
  icon: 'users',
  order: 5,
  screens: { only: { path: '/hostile', title: 'Only', icon: 'users', menu: 'members', requires: null } },
} satisfies Manifest;

/** A page of a shell whose server lists one more hub with this manifest. */
async function openWith(manifest: unknown, path: string): Promise<Page> {
  const page = await openPage(`${app.url}/health`, { token: await tokenOf(app, 'admin') });
  await page.route('**/hubs.json*', async route => {
    const response = await route.fetch();
    const registry = (await response.json()) as HubRegistry;
    const [first] = registry.hubs as RegisteredHub[];
    const hostile = {
      ...first!,
      remote: 'mf-hostile',
      module: './hostile' as const,
      manifest: manifest as Manifest,
    };
    await route.fulfill({ response, json: { ...registry, hubs: [...registry.hubs, hostile] } });
  });
  await page.goto(app.url + path);
  return page;
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** That navigation, screens, dashboard and Hub Health work as without the hub. */
async function expectOthersWork(page: Page): Promise<void> {
  const navigation = page.getByRole('navigation', { name: 'Main' });
  for (const title of ['Member Hub', 'Fitness & Training', 'Facilities', 'Accounts'])
    await navigation.getByRole('button', { name: title, exact: true }).waitFor();
  await navigation.getByRole('button', { name: 'Facilities' }).click();
  await navigation.getByRole('link', { name: 'Equipment', exact: true }).click();
  await heading(page, 'Equipment Management').waitFor();
}

async function expectHealth(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Hub Health' }).click();
  const table = page.getByRole('table', { name: 'Hubs' });
  await table.getByRole('row').filter({ hasText: 'mf-hostile' }).getByText(text).waitFor();
  await table
    .getByRole('row')
    .filter({ hasText: 'mf-facilities' })
    .getByText('Loaded', { exact: true })
    .waitFor();
}

const screen = (changes: object) => ({ ...valid, screens: { only: { ...valid.screens.only, ...changes } } });

describe('a hub whose manifest', () => {
  it.each<[string, unknown, string]>([
    ['is missing', undefined, 'Its manifest is missing'],
    ['is a text', 'manifest', 'Its manifest is missing'],
    ['has no screens', { ...valid, screens: undefined }, 'Its manifest has no valid screens'],
    ['has a list of screens', { ...valid, screens: [] }, 'Its manifest has no valid screens'],
    ['has no title', { ...valid, title: { en: 'Hostile' } }, 'Its manifest has no valid title'],
    ['has no order', { ...valid, order: null }, 'Its manifest has no valid order'],
    ['has a screen without a path', screen({ path: undefined }), 'Its screen “only” has an invalid manifest'],
    [
      'has null for a screen',
      { ...valid, screens: { only: null } },
      'Its screen “only” has an invalid manifest',
    ],
    ['has a wrong permission', screen({ requires: 7 }), 'Its screen “only” has an invalid manifest'],
    ['has the id of another', { ...valid, id: 'facilities' }, 'Another hub has the id facilities'],
  ])('%s harms only itself', async (_case, manifest, problem) => {
    const page = await openWith(manifest, '/');
    await expectOthersWork(page);
    await expectHealth(page, problem);
  });

  it.each([
    ['/Equipment', 'belongs to mf-facilities'],
    ['/equipment/', 'is no path for a screen'],
    ['/equipment/:id', 'belongs to mf-facilities'],
    ['/', 'is no path for a screen'],
    ['/*', 'is no path for a screen'],
    ['/:anything', 'is no path for a screen'],
    ['/profile', 'is reserved for the shell'],
    ['/login', 'is reserved for the shell'],
    ['/explorer', 'is reserved for the server'],
  ])('has the path %s leaves it to its owner', async (path, problem) => {
    const page = await openWith(screen({ path }), '/equipment');
    await heading(page, 'Equipment Management').waitFor();
    await page.goto(`${app.url}/profile`);
    await heading(page, 'Profile').waitFor();
    await page.goto(app.url);
    await heading(page, 'Dashboard').waitFor();
    await expectOthersWork(page);
    await expectHealth(page, problem);
  });

  it('has reminders and panels that cannot be drawn leaves dashboard and dialogs usable', async () => {
    const id = await addRecord(app, 'Member', { name: 'Ada', email: 'ada@example.com', phone: '555-0100' });
    const hostile = {
      ...screen({
        due: { aggregate: 'membersAggregate' },
        attention: [{ line: 'x' }, null],
        icon: { paths: 7 },
      }),
      icon: 'locker',
      panels: { a: { slot: 'member', title: { en: 'A' }, icon: 'x', requires: 'members:view' }, b: null },
    };
    const page = await openWith(hostile, '/');
    await heading(page, 'Dashboard').waitFor();
    await page.getByRole('region', { name: 'Recent Activities' }).waitFor();
    await page.getByRole('button', { name: 'Hostile', exact: true }).click();
    await page.getByRole('link', { name: 'Only', exact: true }).waitFor();
    await page.goto(`${app.url}/members?id=${id}`);
    const dialog = dialogOf(page, 'Edit Member');
    for (const panel of ['Sessions', 'Parking Passes', 'Invoices', 'Payments'])
      await dialog.getByRole('button', { name: panel, exact: true }).waitFor();
    expect(await dialog.getByRole('group', { name: 'See also' }).getByRole('button').count()).toBe(4);
  });
});
