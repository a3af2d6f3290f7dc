import { expect, test } from 'vitest';
import type { Table } from '../tables.ts';
import { chartColumnsOf, MOST_POINTS, pointsOf } from './chart-columns.ts';

const hours: Table = {
  name: 'visits',
  root: 'visits',
  columns: [['group', 'hour'], ['group', 'day'], ['count'], ['share']],
  rows: [
    { group: { hour: 9, day: 'MONDAY' }, count: 4, share: null },
    { group: { hour: 10, day: null }, count: null, share: null },
    { group: { hour: 11, day: null }, count: 6, share: null },
  ],
};
const titles = (columns: readonly { title: string }[]) => columns.map(({ title }) => title);

test('keys of groups are names, also where they are numbers, and empty columns are of no use', () => {
  const { labels, numbers } = chartColumnsOf(hours);
  expect(titles(labels)).toEqual(['group.hour', 'group.day']);
  expect(titles(numbers)).toEqual(['count']);
});

test('rows without a number are left out, and a missing name is a dash', () => {
  const { labels, numbers } = chartColumnsOf(hours);
  expect(pointsOf(hours, labels[0]!, numbers[0]!)).toEqual([
    { label: '9', value: 4 },
    { label: '11', value: 6 },
  ]);
  expect(pointsOf(hours, labels[1]!, numbers[0]!)[1]).toEqual({ label: '–', value: 6 });
});

test('a chart has a bounded number of values', () => {
  const rows = Array.from({ length: MOST_POINTS + 5 }, (_, n) => ({ name: `n${n}`, fee: n }));
  const table: Table = { name: 'many', root: 'many', columns: [['name'], ['fee']], rows };
  const { labels, numbers } = chartColumnsOf(table);
  expect(pointsOf(table, labels[0]!, numbers[0]!)).toHaveLength(MOST_POINTS);
});
