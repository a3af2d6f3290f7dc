/** The tabs above the lists of all hubs, in the demo data. */
import { executeGraphql, openPage, type Page, tokenOf, visit } from '@gym/hub-kit/testing';
import { print } from 'graphql';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
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
  const screens = await screensWithTabs();
  expect(screens.length).toBeGreaterThan(Object.keys(tabLabels).length);
  for (const { title, tabs, filters, documents } of screens) {
    const { fields } = filters!;
    const ofAlias = listTabs(tabs!, []).map(tab => [tab.count.alias, filterOf(fields, tab.filters, null)]);
    const variables = Object.fromEntries(ofAlias) as object;
    const counts = (await executeGraphql(app, print(documents.counts!), variables)) as unknown as TabCounts;
    const stored = counts['groups']?.flatMap(({ group }) => group?.value ?? []) ?? [];
    const choices = stored.map(value => ({ value, label: value }));
    for (const tab of listTabs(tabs!, choices)) {
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
