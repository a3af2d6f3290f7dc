import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ResourceContract } from '@gym/graphql-api';
import { contracts } from '../../src/contracts.ts';
import type { Choices } from './choices.ts';
import { type Filter, generateFilter, listsOf, meets } from './evaluate-filter.ts';
import { type FuzzApp, startFuzzApp } from './fuzz-app.ts';
import { sendGraphql } from './graphql-client.ts';
import { checkProperty, propertyTimeout } from './property.ts';

const FILTERS = 30;
const PAGES = 6;

let fuzz: FuzzApp;
beforeAll(async () => {
  fuzz = await startFuzzApp();
}, 120_000);
afterAll(() => fuzz?.stop());

interface FilterCase {
  type: string;
  filter: Filter;
}

const contractOf = (type: string): ResourceContract => contracts.find(contract => contract.type === type)!;

function filterFrom(choices: Choices): FilterCase {
  const resource = choices.pick(contracts);
  return { type: resource.type, filter: generateFilter(choices, resource, fuzz.records) };
}

interface List {
  totalCount: number;
  items: { id: string }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

async function read(query: string, variables: Record<string, unknown>): Promise<Record<string, unknown>> {
  const { data, errors } = await sendGraphql(fuzz, fuzz.users[0]!, { query, variables });
  if (errors || !data) throw new Error(`Not read: ${errors?.[0]?.message}`);
  return data;
}

describe('generated filters', () => {
  test(
    'find the records that plain JavaScript finds, and aggregates count them',
    async () => {
      const seen = { some: 0, all: 0 };
      await checkProperty(FILTERS, filterFrom, async ({ type, filter }) => {
        const resource = contractOf(type);
        const expected = (fuzz.records.get(type) ?? [])
          .filter(record => meets(record, filter, resource, fuzz.records))
          .map(({ id }) => id);
        const { list, groups } = (await read(
          `query ($filter: ${type}Filter) {
             list: ${resource.plural}(filter: $filter, page: { limit: 1000 }) { totalCount items { id } }
             groups: ${resource.plural}Aggregate(filter: $filter) { count }
           }`,
          { filter },
        )) as { list: List; groups: { count: number }[] };
        expect(list.items.map(({ id }) => id).toSorted()).toEqual(expected.toSorted());
        expect([list.totalCount, groups[0]?.count]).toEqual([expected.length, expected.length]);
        seen.all++;
        if (expected.length > 0 && expected.length < fuzz.records.get(type)!.length) seen.some++;
      });
      expect(seen.some / seen.all, 'share of filters that find some of the records').toBeGreaterThan(1 / 4);
    },
    propertyTimeout(),
  );
});

interface PageCase extends FilterCase {
  sort: object[];
  limit: number;
}

function pagesFrom(choices: Choices): PageCase {
  const chosen = filterFrom(choices);
  const contract = contractOf(chosen.type);
  const sortable = contract.fields.filter(({ sortable: offered }) => offered);
  const lists = listsOf(contract);
  const sort = choices.list(1, 3, () => {
    const direction = choices.pick(['ASC', 'DESC']);
    return lists.length > 0 && choices.oneIn(3)
      ? { [choices.pick(lists)]: { count: direction } }
      : { field: choices.pick(sortable).name, direction };
  });
  return { ...chosen, sort, limit: 1 + choices.below(7) };
}

const MOST_PAGES = 12;

describe('generated sorts', () => {
  test(
    'give every record once, in one order, by cursor and by offset',
    async () => {
      await checkProperty(PAGES, pagesFrom, async ({ type, filter, sort, limit }) => {
        const { plural } = contractOf(type);
        const query = `query ($filter: ${type}Filter, $sort: [${type}Sort!], $page: PageInput) {
          list: ${plural}(filter: $filter, sort: $sort, page: $page) {
            totalCount items { id } pageInfo { hasNextPage endCursor }
          }
        }`;
        const page = async (part: object) =>
          (await read(query, { filter, sort, page: part }))['list'] as List;
        const allIds = (await page({ limit: 1_000 })).items.map(({ id }) => id);
        const byCursor: string[] = [];
        const byOffset: string[] = [];
        let after: string | null = null;
        // Narrow pages of a long list say no more than its first ones.
        for (let turn = 0; turn < MOST_PAGES; turn++) {
          const next: List = await page({ limit, after });
          byCursor.push(...next.items.map(({ id }) => id));
          byOffset.push(...(await page({ limit, offset: turn * limit })).items.map(({ id }) => id));
          expect(next.pageInfo.hasNextPage).toBe(byCursor.length < allIds.length);
          after = next.pageInfo.endCursor;
          if (!next.pageInfo.hasNextPage) break;
        }
        expect(byCursor).toEqual(allIds.slice(0, byCursor.length));
        expect(byOffset).toEqual(byCursor);
      });
    },
    propertyTimeout(),
  );
});
