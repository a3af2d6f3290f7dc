/** The tabs above the lists of all hubs, in the demo data. */
import {
  executeGraphql,
  expectAbsent,
  failOperation,
  failureLines,
  openPage,
  type Page,
  type PageOptions,
  tokenOf,
  violationsOf,
  visit,
} from '@gym/hub-kit/testing';
import { today } from '@gym/hub-kit/format';
import { print } from 'graphql';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { checkout } from '../../gateway/launch/data-dir.ts';
import { useTestApp } from '../../gateway/testing/test-app.ts';
import type { AnyScreen } from '../packages/hub-kit/src/definition/define-screen.ts';
import {
  filterOf,
  readFilterState,
  writeFilterState,
} from '../packages/hub-kit/src/definition/filter-state.ts';
import { countOf, listTabs, type TabCounts } from '../packages/hub-kit/src/definition/list-tabs.ts';
import { countsOf, foundBy, tabLabels, tabsOf } from './list-tabs.fixture.ts';

const app = useTestApp({ demo: true });

const tab = (page: Page, label: string): Locator =>
  tabsOf(page).getByRole('radio', { name: new RegExp(`^${label}( [\\d,]+)?$`) });

/** The definitions with tabs of all hubs. */
async function screensWithTabs(): Promise<AnyScreen[]> {
  const files = globSync('mf-*/src/**/*.screen.ts', { cwd: checkout });
  const modules = await Promise.all(files.map(file => import(join(checkout, file)) as Promise<object>));
  return modules.flatMap(module => Object.values(module) as AnyScreen[]).filter(screen => screen?.tabs);
}

it('each tab counts what a list finds with its filters, as they are in the URL', async () => {
  const day = today();
  const screens = await screensWithTabs();
  expect(screens.length).toBeGreaterThan(Object.keys(tabLabels).length);
  for (const { title, tabs, filters, documents } of screens) {
    const { fields } = filters!;
    const ofAlias = listTabs(tabs!, [], day).map(tab => [
      tab.count.alias,
      filterOf(fields, tab.filters, null),
    ]);
    const variables = Object.fromEntries(ofAlias) as object;
    const counts = (await executeGraphql(app, print(documents.counts!), variables)) as unknown as TabCounts;
    const stored = counts['groups']?.flatMap(({ group }) => group?.value ?? []) ?? [];
    const choices = stored.map(value => ({ value, label: value }));
    for (const tab of listTabs(tabs!, choices, day)) {
      const url = new URLSearchParams();
      writeFilterState(url, tab.filters);
      const filter = filterOf(fields, readFilterState(url, fields), null);
      const { page } = await executeGraphql(app, print(documents.list), { filter, page: { limit: 1 } });
      expect.soft(page!['totalCount'], `${title}, ${tab.label}`).toBe(countOf(counts, tab));
    }
  }
});

// The first tab after that of all records is of those that need attention, where a list has such tabs.
it('the tabs of each list have their labels, and the number of records that the list shows', async () => {
  const page = await openPage(app.url, { token: await tokenOf(app, 'admin') });
  for (const [path, labels] of Object.entries(tabLabels)) {
    await visit(page, path);
    await expect
      .poll(async () => (await countsOf(page)).map(([label]) => label), { message: path })
      .toEqual(['All', ...labels]);
    const [all, first] = await countsOf(page);
    await expect.poll(() => foundBy(page), { message: path }).toBe(all![1]);
    await tab(page, first![0]).check();
    await expect.poll(() => foundBy(page), { message: `${path} ${first![0]}` }).toBe(first![1]);
  }
}, 180_000);

describe('a tab', () => {
  const open = async (path: string, options: PageOptions = {}) =>
    openPage(app.url + path, { token: await tokenOf(app, 'admin'), ...options });
  const search = (page: Page) => new URL(page.url()).search;

  it('is a filter of the list: in the URL, with Back, and never against other filters', async () => {
    const page = await open('/members');
    await tab(page, 'Frozen').click();
    await expect.poll(() => search(page)).toBe('?f.status=frozen');
    await expectAbsent(page.getByRole('list', { name: 'Filters' }));
    await tab(page, 'Ending Soon').click();
    await expect.poll(() => search(page)).toMatch(/^\?f\.membershipEndDate=[\d.-]+&f\.status=active$/);
    const chips = page.getByRole('list', { name: 'Filters' }).getByRole('listitem');
    await expect.poll(() => chips.count()).toBe(3);
    await page.goBack();
    await expect.poll(() => tab(page, 'Frozen').isChecked()).toBe(true);
    await page.goBack();
    await expect.poll(() => tab(page, 'All').isChecked()).toBe(true);
    await expect.poll(() => search(page)).toBe('');

    // Without the filter on the status, the dates are one of a list of all.
    await tab(page, 'Ending Soon').click();
    await page.getByRole('button', { name: 'Remove the filter on Status' }).click();
    await expect.poll(() => tab(page, 'All').isChecked()).toBe(true);
    await tab(page, 'Active').click();
    await expect.poll(() => tab(page, 'Ending Soon').isChecked()).toBe(true);

    await page.goto(`${app.url}/members?f.status=frozen&f.status=expired`);
    await page.getByRole('row').nth(1).waitFor();
    await expect.poll(async () => (await countsOf(page)).length).toBe(7);
    await expectAbsent(tabsOf(page).getByRole('radio', { checked: true }));
    await tab(page, 'All').click();
    await expect.poll(() => search(page)).toBe('');
  });

  it('counts what the search and the other filters find', async () => {
    const page = await open('/members?f.status=active&f.membershipType=VIP');
    const { all, active } = await executeGraphql(
      app,
      `{ all: membersAggregate(filter: { membershipType: { in: ["VIP"] } }) { count }
        active: membersAggregate(filter: { membershipType: { in: ["VIP"] }, status: { eq: "active" } }) { count } }`,
    );
    const count = (groups: unknown) => (groups as { count: number }[])[0]!.count;
    await expect
      .poll(async () => Object.fromEntries(await countsOf(page)))
      .toMatchObject({ All: count(all), Active: count(active) });
    await page.getByRole('searchbox').fill('nobody is called this');
    await expect
      .poll(async () => Object.fromEntries(await countsOf(page)))
      .toMatchObject({ All: 0, Active: 0 });
  });

  it('counts again after a change, of this user or of another', async () => {
    const page = await open('/locations');
    const before = Object.fromEntries(await countsOf(page));
    const input = {
      name: 'Closed Annex',
      address: '1 Main',
      city: 'Ogden',
      state: 'UT',
      zipCode: '1',
      status: 'closed',
    };
    await executeGraphql(app, 'mutation ($input: LocationInput!) { createLocation(input: $input) { id } }', {
      input,
    });
    // The list finds one more than its tab says.
    await tab(page, 'Closed').click();
    await expect
      .poll(async () => Object.fromEntries(await countsOf(page)))
      .toEqual({ ...before, All: before['All']! + 1, Closed: before['Closed']! + 1 });

    await page.getByRole('button', { name: 'Delete Closed Annex' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect.poll(async () => Object.fromEntries(await countsOf(page))).toEqual(before);
  });

  it('is chosen with the arrow keys, without a step of Back for each', async () => {
    const page = await open('/expenses');
    await countsOf(page);
    await tab(page, 'All').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => search(page)).toBe('?f.status=approved');
    await expect
      .poll(() => tab(page, 'Approved').evaluate(radio => radio === document.activeElement))
      .toBe(true);
    await page.keyboard.press('Tab');
    await expect
      .poll(() => page.getByRole('searchbox').evaluate(box => box === document.activeElement))
      .toBe(true);
  });

  it('of late records says so by an icon, and none without records', async () => {
    const page = await open('/billing');
    await countsOf(page);
    await expect
      .poll(() => tabsOf(page).locator('label', { hasText: 'Overdue' }).locator('svg').count())
      .toBe(1);
    await page.goto(`${app.url}/billing?q=nobody+is+called+this`);
    await expect.poll(async () => Object.fromEntries(await countsOf(page))).toMatchObject({ Overdue: 0 });
    await expectAbsent(tabsOf(page).locator('svg'));
    expect(await violationsOf(page)).toEqual([]);
  });

  it('has no number when counting fails, and the list is as usual', async () => {
    const page = await openPage(`${app.url}/login`, {
      expected: [...failureLines, /Failed to load resource/],
    });
    await page.evaluate(token => localStorage.setItem('token', token), await tokenOf(app, 'admin'));
    const restore = await failOperation(page, 'MembersCounts', 'no answer');
    await page.goto(`${app.url}/members`);
    await tabsOf(page).getByRole('radio', { name: 'Frozen', exact: true }).check();
    await expect.poll(() => foundBy(page)).toBeGreaterThan(0);
    await expectAbsent(page.locator('[data-sonner-toast]'));
    await restore();
    await page.reload();
    expect(Object.fromEntries(await countsOf(page))['Frozen']).toBeGreaterThan(0);
  });

  it('moves nothing when it is counted, and scrolls on a phone', async () => {
    const page = await openPage(`${app.url}/login`, { width: 390 });
    await page.evaluate(token => localStorage.setItem('token', token), await tokenOf(app, 'admin'));
    const [list, counts] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    await page.route('**/graphql', async route => {
      const { operationName } = (route.request().postDataJSON() ?? {}) as { operationName?: string };
      if (operationName === 'Members') await list.promise;
      if (operationName === 'MembersCounts' || operationName === 'MasterDataOptions') await counts.promise;
      return route.fallback();
    });
    await page.goto(`${app.url}/members`);
    const top = async () => (await page.getByRole('search').boundingBox())!.y;
    await page.getByRole('search').waitFor();
    const waiting = await top();
    expect(await violationsOf(page)).toEqual([]);
    list.resolve();
    await page.getByRole('listitem').first().waitFor();
    await expect.poll(() => top()).toBe(waiting);
    counts.resolve();
    await countsOf(page);
    await expect.poll(() => top()).toBe(waiting);

    const last = tab(page, 'Expired');
    await expect.poll(async () => (await last.boundingBox())!.x).toBeGreaterThan(390);
    await last.check();
    await expect.poll(async () => (await last.boundingBox())!.x).toBeLessThan(390);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await violationsOf(page)).toEqual([]);
  });
});
