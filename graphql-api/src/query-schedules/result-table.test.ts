import { expect, test } from 'vitest';
import { figureAt, NoFigure, tablesOf } from './result-table.ts';

test('each root field is a table: lists with items, groups and single records', () => {
  expect(
    tablesOf({
      members: {
        totalCount: 7,
        items: [
          { name: 'Ann', address: { city: 'Bern' }, tags: ['a', 'b'] },
          { name: null, notes: [{ text: 'x' }] },
        ],
      },
      sums: [{ group: { month: '2026-01' }, count: 3 }],
      me: { id: '1' },
      none: null,
    }),
  ).toEqual([
    {
      name: 'members',
      columns: ['name', 'address.city', 'tags', 'notes'],
      rows: [
        ['Ann', 'Bern', 'a; b', null],
        [null, null, null, '{"text":"x"}'],
      ],
      total: 7,
    },
    { name: 'sums', columns: ['group.month', 'count'], rows: [['2026-01', 3]], total: undefined },
    { name: 'me', columns: ['id'], rows: [['1']], total: undefined },
    { name: 'none', columns: [], rows: [], total: undefined },
  ]);
});

test('a figure is the number at its path, and null where a row or value is missing', () => {
  const data = { sums: [{ sum: { amount: 12.5 }, none: null }], name: 'x', list: [] };
  expect(figureAt(data, 'sums[0].sum.amount')).toBe(12.5);
  expect(figureAt(data, 'sums[1].sum.amount')).toBeNull();
  expect(figureAt(data, 'sums[0].none')).toBeNull();
  for (const path of ['name', 'sums', 'sums.amount', 'sums[0].sum', 'constructor.length', 'other'])
    expect(() => figureAt(data, path), path).toThrow(NoFigure);
});
