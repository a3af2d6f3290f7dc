import type { HubRegistry, RegisteredHub } from '@gym/hub-kit/shell';
import { addRecord, dialogOf, executeGraphql, openPage, type Page, tokenOf } from '@gym/hub-kit/testing';
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

/** A page of a shell whose server lists more hubs, `mf-hostile-0` and so on, with these manifests. */
async function openWith(manifests: unknown[], path: string, german?: unknown): Promise<Page> {
  const page = await openPage(`${app.url}/health`, { token: await tokenOf(app, 'admin') });
  if (german !== undefined) {
    await executeGraphql(app, `mutation { updateMySettings(patch: { language: de }) { language } }`);
    await page.evaluate("localStorage.setItem('language', 'de')");
    await page.route('**/mf-facilities/*/texts.de.json', async route => {
      const response = await route.fetch();
      const own = (await response.json()) as object;
      await route.fulfill({ response, json: german === null ? own : { ...own, ...(german as object) } });
    });
  }
  await page.route('**/hubs.json*', async route => {
    const response = await route.fetch();
    const registry = (await response.json()) as HubRegistry;
    const [first] = registry.hubs as RegisteredHub[];
    const hostile = manifests.map((manifest, index) => ({
      ...first!,
      remote: `mf-hostile-${index}`,
      module: './hostile' as const,
      manifest: manifest as Manifest,
      ...(german !== undefined && { manifestTexts: { de: german as never } }),
    }));
    await route.fulfill({ response, json: { ...registry, hubs: [...registry.hubs, ...hostile] } });
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

/** That Hub Health has these texts in the rows of the hostile hubs. */
async function expectHealth(page: Page, texts: string[]): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Hub Health' }).click();
  const rows = page.getByRole('table', { name: 'Hubs' }).getByRole('row');
  for (const [index, text] of texts.entries())
    await rows
      .filter({ has: page.getByText(`mf-hostile-${index}`, { exact: true }) })
      .getByText(text)
      .waitFor();
  await rows.filter({ hasText: 'mf-facilities' }).getByText('Loaded', { exact: true }).waitFor();
}

const screen = (changes: object) => ({ ...valid, screens: { only: { ...valid.screens.only, ...changes } } });

/** Manifests of hubs with ids of their own, and what is wrong with each. */
const invalid: [manifest: unknown, problem: string][] = [
  [undefined, 'Its manifest is missing'],
  ['manifest', 'Its manifest is missing'],
  [{ ...valid, id: 'no-screens', screens: undefined }, 'Its manifest has no valid screens'],
  [{ ...valid, id: 'list-of-screens', screens: [] }, 'Its manifest has no valid screens'],
  [{ ...valid, id: 'no-title', title: { en: 'Hostile' } }, 'Its manifest has no valid title'],
  [{ ...valid, id: 'no-order', order: null }, 'Its manifest has no valid order'],
  [{ ...screen({ path: undefined }), id: 'no-path' }, 'Its screen “only” has an invalid manifest'],
  [{ ...valid, id: 'no-screen', screens: { only: null } }, 'Its screen “only” has an invalid manifest'],
  [{ ...screen({ requires: 7 }), id: 'permission' }, 'Its screen “only” has an invalid manifest'],
  [{ ...valid, id: 'facilities' }, 'Another hub has the id facilities'],
];

const foreignPaths: [path: string, problem: string][] = [
  ['/Equipment', 'belongs to mf-facilities'],
  ['/equipment/', 'is no path for a screen'],
  ['/equipment/:id', 'belongs to mf-facilities'],
  ['/', 'is no path for a screen'],
  ['/*', 'is no path for a screen'],
  ['/:anything', 'is no path for a screen'],
  ['/profile', 'is reserved for the shell'],
  ['/login', 'is reserved for the shell'],
  ['/explorer', 'is reserved for the server'],
];

describe('a hub whose manifest', () => {
  it('is missing or invalid harms only itself', async () => {
    const page = await openWith(
      invalid.map(([manifest]) => manifest),
      '/',
    );
    await expectOthersWork(page);
    await expectHealth(
      page,
      invalid.map(([, problem]) => problem),
    );
  });

  it('has the path of another leaves it to its owner', async () => {
    const hostile = foreignPaths.map(([path], index) => ({ ...screen({ path }), id: `hostile-${index}` }));
    const page = await openWith(hostile, '/equipment');
    await heading(page, 'Equipment Management').waitFor();
    await page.goto(`${app.url}/profile`);
    await heading(page, 'Profile').waitFor();
    await page.goto(app.url);
    await heading(page, 'Dashboard').waitFor();
    await expectOthersWork(page);
    await expectHealth(
      page,
      foreignPaths.map(([, problem]) => problem),
    );
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
    const page = await openWith([hostile], '/');
    await heading(page, 'Dashboard').waitFor();
    await page.getByRole('region', { name: 'Recent Activities' }).waitFor();
    await page.getByRole('button', { name: 'Hostile', exact: true }).click();
    await page.getByRole('link', { name: 'Only', exact: true }).waitFor();
    await page.goto(`${app.url}/members?id=${id}`);
    const dialog = dialogOf(page, 'Edit Member');
    for (const panel of ['Sessions', 'Parking Passes', 'Invoices', 'Payments'])
      await dialog.getByRole('button', { name: panel, exact: true }).waitFor();
    await expect
      .poll(() => dialog.getByRole('group', { name: 'See also' }).getByRole('button').count())
      .toBe(10);
  });

  it.each([
    ['a number as placeholder', { '{0} of {1} things': [['0']] }],
    ['a placeholder twice', { '{name} or {name}': [['name']] }],
    ['null', null],
    ['malformed messages', { Fitness: null, 'Add {label}': [[]], Save: 7, Equipment: 'Fremd' }],
  ])('has German texts with %s leaves the others in German', async (_, texts) => {
    const page = await openWith([valid], '/', texts);
    const navigation = page.getByRole('navigation', { name: 'Hauptnavigation' });
    await navigation.getByRole('button', { name: 'Anlagen', exact: true }).click();
    await navigation.getByRole('link', { name: 'Geräte', exact: true }).click();
    await heading(page, 'Geräteverwaltung').waitFor();
    await navigation.getByRole('button', { name: 'Fitness & Training', exact: true }).click();
    await navigation.getByRole('link', { name: 'Trainingseinheiten', exact: true }).click();
    await heading(page, 'Verwaltung der Trainingseinheiten').waitFor();
  });
});
