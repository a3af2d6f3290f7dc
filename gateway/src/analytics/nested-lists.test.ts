import { expect, test } from 'vitest';
import { completeLists } from './nested-lists.ts';
import { ADDED, type NestedList } from './table-request.ts';

const list: NestedList = {
  path: ['payments'],
  items: 'items',
  nodes: [],
  isWithinList: false,
  variable: '_page1',
};
const page = (rows: number, hasNextPage: boolean) => ({
  items: Array.from({ length: rows }, (_, index) => ({ id: index })),
  [ADDED.pageInfo]: { hasNextPage, endCursor: 'cursor' },
});
const recordOf = (id: number) => ({ [ADDED.id]: String(id), payments: page(1000, true) });

/** Each record has this many pages beside its first. */
function complete(records: number, pages: number) {
  const rows = Array.from({ length: records }, (_, id) => recordOf(id));
  const read = new Map<number, number>();
  return completeLists(rows, [list], async index => {
    read.set(index, (read.get(index) ?? 0) + 1);
    return { [ADDED.id]: String(index), payments: page(1000, read.get(index)! < pages) };
  }).then(() => rows.map(row => row.payments.items.length));
}

test('records are completed page by page', async () => {
  expect(await complete(3, 4)).toEqual([5000, 5000, 5000]);
});

test('one record with more than 20,000 rows is rejected', async () => {
  await expect(complete(1, 20)).rejects.toThrow('payments has more than 20,000 rows in one record');
});

test('records that have more than 200,000 further rows together are rejected', async () => {
  await expect(complete(12, 18)).rejects.toThrow(
    'The records have too many payments together. Request fewer records at a time',
  );
});
