/** What the lists of all hubs are grouped by, in the demo data. */
import { executeGraphql } from '@gym/hub-kit/testing';
import { print } from 'graphql';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkout } from '../../gateway/launch/data-dir.ts';
import { useTestApp } from '../../gateway/testing/test-app.ts';
import type { AnyScreen } from '../packages/hub-kit/src/definition/define-screen.ts';
import { filterOf } from '../packages/hub-kit/src/definition/filter-state.ts';
import { MOST_GROUPS, type SummaryGroup } from '../packages/hub-kit/src/definition/groups.ts';
import { filtersOfGroup, groupingOf } from '../packages/hub-kit/src/screens/groups/grouping.ts';

const app = useTestApp({ demo: true });

async function groupedScreens(): Promise<AnyScreen[]> {
  const files = globSync('mf-*/src/**/*.screen.ts', { cwd: checkout });
  const modules = await Promise.all(files.map(file => import(join(checkout, file)) as Promise<object>));
  return modules
    .flatMap(module => Object.values(module) as AnyScreen[])
    .filter(screen => screen?.documents?.groups);
}

const summarized = async (document: Parameters<typeof print>[0]) => {
  const { groups } = await executeGraphql(app, print(document), { filter: {} });
  return groups as unknown as SummaryGroup[];
};

const countOf = async ({ documents }: AnyScreen, filter: object | null | undefined) => {
  const { page } = await executeGraphql(app, print(documents.list), { filter, page: { limit: 1 } });
  return page!['totalCount'];
};

it('the groups of each list have all its records, and a filter finds those of each', async () => {
  const screens = await groupedScreens();
  expect(screens.length).toBeGreaterThan(20);
  for (const screen of screens) {
    const { title, filters, documents } = screen;
    const fields = filters?.fields ?? [];
    for (const [by, document] of Object.entries(documents.groups!)) {
      const groups = await summarized(document);
      const counted = groups.reduce((sum, { count }) => sum + count, 0);
      const all = groups.length < MOST_GROUPS ? await countOf(screen, {}) : counted;
      expect.soft(counted, `${title}, ${by}`).toBe(all);
      // The largest and the smallest.
      for (const group of [groups[0], groups.at(-1)].filter(one => one !== undefined)) {
        const state = filtersOfGroup(groupingOf(by, fields)!, group, {});
        const found = await countOf(screen, filterOf(fields, state!, null));
        expect.soft(found, `${title}, ${by} ${JSON.stringify(group.group)}`).toBe(group.count);
      }
    }
  }
}, 180_000);
