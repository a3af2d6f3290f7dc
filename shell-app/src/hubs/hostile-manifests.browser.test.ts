import type { HubRegistry, RegisteredHub } from '@gym/hub-kit/shell';
import {
  addRecord,
  dialogOf,
  executeGraphql,
  expectAbsent,
  openPage,
  type Page,
  tokenOf,
  visit,
} from '@gym/hub-kit/testing';
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
async function openWith(manifests: unknown[], path: string, german: unknown[] = []): Promise<Page> {
  const page = await openPage(`${app.url}/health`, { token: await tokenOf(app, 'admin') });
  if (german.length > 0) {
    await executeGraphql(app, `mutation { updateMySettings(patch: { language: de }) { language } }`);
    await page.evaluate("localStorage.setItem('language', 'de')");
    await page.route('**/mf-facilities/*/texts.de.json', async route => {
      const response = await route.fetch();
      const registry = (await response.json()) as object;
      await route.fulfill({ response, json: Object.assign(registry, ...german) as object });
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
      manifestTexts: { de: german[index] as never },
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
  await page
    .getByRole('dialog', { name: /^Account of/ })
    .getByRole('link', { name: 'Hub Health' })
    .click();
  const rows = page.getByRole('table', { name: 'Hubs' }).getByRole('row');
  for (const [index, text] of texts.entries())
    await rows
      .filter({ has: page.getByText(`mf-hostile-${index}`, { exact: true }) })
      .getByText(text)
      .waitFor();
  await rows.filter({ hasText: 'mf-facilities' }).getByText('Loaded', { exact: true }).waitFor();
}

const screen = (changes: object) => ({ ...valid, screens: { only: { ...valid.screens.only, ...changes } } });

/** Manifests of which nothing, and of which a part cannot be drawn, and what is wrong with each. */
const hostile: [manifest: unknown, problem: string][] = [
  [undefined, 'Its manifest is missing'],
  [{ ...valid, id: 'no-screens', screens: undefined }, 'Its manifest has no valid screens'],
  [{ ...valid, id: 'no-screen', screens: { only: null } }, 'Its screen “only” has an invalid manifest'],
  [{ ...valid, id: 'facilities' }, 'Another hub has the id facilities'],
  [{ ...screen({ path: '/Equipment' }), id: 'equipment' }, 'belongs to mf-facilities'],
  [{ ...screen({ path: '/*' }), id: 'everything' }, 'is no path for a screen'],
  [{ ...screen({ path: '/profile' }), id: 'profile' }, 'is reserved for the shell'],
];

describe('a hub whose manifest', () => {
  it('is invalid or has the path of another harms only itself', async () => {
    const page = await openWith(
      hostile.map(([manifest]) => manifest),
      '/profile',
    );
    await heading(page, 'Profile').waitFor();
    await expectOthersWork(page);
    await expectHealth(
      page,
      hostile.map(([, problem]) => problem),
    );
  });

  it('has reminders and panels that cannot be drawn leaves dashboard and dialogs usable', async () => {
    const id = await addRecord(app, 'Member', { name: 'Ada', email: 'ada@example.com', phone: '555-0100' });
    const manifest = {
      ...screen({
        due: { aggregate: 'membersAggregate' },
        attention: [{ line: 'x' }, null],
        icon: { paths: 7 },
      }),
      icon: 'locker',
      panels: {
        a: { slot: 'member', title: { en: 'A' }, icon: 'x', requires: 'members:view' },
        b: null,
        c: { slot: 'dashboard', title: 'C', icon: 'x', requires: 'members:view', orRequires: 'all' },
        d: { slot: 'dashboard', title: 'D', icon: 'x', place: 'fact', requires: 'members:view' },
      },
    };
    const page = await openWith([manifest], '/');
    await heading(page, 'Dashboard').waitFor();
    await page.getByRole('region', { name: 'Recent Activities' }).waitFor();
    for (const title of ['Revenue and Costs', 'Members', 'Attendance by Weekday'])
      await page.getByRole('region', { name: title, exact: true }).waitFor();
    await expectAbsent(page.getByText('Hostile is not available'));
    await page.getByRole('button', { name: 'Hostile', exact: true }).click();
    await page.getByRole('link', { name: 'Only', exact: true }).waitFor();
    await visit(page, `/members?id=${id}`);
    const dialog = dialogOf(page, 'Edit Member');
    for (const panel of ['Sessions', 'Parking Passes', 'Invoices', 'Payments'])
      await dialog.getByRole('button', { name: panel, exact: true }).waitFor();
    await expect
      .poll(() => dialog.getByRole('group', { name: 'See also' }).getByRole('button').count())
      .toBe(12);
  });

  it('has German texts that are none leaves the others in German', async () => {
    const texts = [
      { '{0} of {1} things': [['0']], '{name} or {name}': [['name']] },
      null,
      { Fitness: null, 'Add {label}': [[]], Save: 7, Equipment: 'Fremd' },
    ];
    const manifests = texts.map((_, index) => ({
      ...screen({ path: `/hostile-${index}` }),
      id: `hostile-${index}`,
    }));
    const page = await openWith(manifests, '/', texts);
    const navigation = page.getByRole('navigation', { name: 'Hauptnavigation' });
    await navigation.getByRole('button', { name: 'Anlagen', exact: true }).click();
    await navigation.getByRole('link', { name: 'Geräte', exact: true }).click();
    await heading(page, 'Geräteverwaltung').waitFor();
    await navigation.getByRole('button', { name: 'Fitness & Training', exact: true }).click();
    await navigation.getByRole('link', { name: 'Trainingseinheiten', exact: true }).click();
    await heading(page, 'Verwaltung der Trainingseinheiten').waitFor();
  });
});
