import { expect, it } from 'vitest';
import { afterChecks, emptySelection, selectedCount, selectedIds } from './selection.ts';
import { everything, presentRows, targetOf } from './target.ts';

const pages = [
  ['1', '2', '3'],
  ['4', '5'],
].map(ids => ids.map(id => ({ id, name: `Member ${id}` })));
const [first, second] = pages as [(typeof pages)[0], (typeof pages)[0]];
const list = { filter: { status: { eq: 'active' } }, search: 'mem' };
const idsOf = ({ rows }: { rows: ReadonlyMap<string, unknown> }) => [...rows.keys()];

it('a selection grows over pages, and shrinks by a check box', () => {
  const one = afterChecks(emptySelection, first, new Set(['1', '3']));
  const two = afterChecks(one, second, new Set([...idsOf(one), '5']));
  expect(idsOf(two)).toEqual(['1', '3', '5']);
  expect(selectedCount(two, 100)).toBe(3);
  expect(targetOf(two, list)).toEqual({ ids: ['1', '3', '5'], filter: null, search: null });
  expect(idsOf(afterChecks(two, second, new Set(['1', '3'])))).toEqual(['1', '3']);
});

it('the shown rows are selected with their present values', () => {
  const selection = afterChecks(emptySelection, first, new Set(['1']));
  const renamed = { id: '1', name: 'Renamed' };
  expect([...presentRows(selection, [renamed]).values()]).toEqual([renamed]);
  expect([...presentRows(selection, second).keys()]).toEqual(['1']);
});

it('all records that match are those of the filter and search, on each page, until a check box is cleared', () => {
  expect([...selectedIds(everything, second)]).toEqual(['4', '5']);
  expect(selectedCount(everything, 2345)).toBe(2345);
  expect(targetOf(everything, list)).toEqual({ ids: null, filter: list.filter, search: 'mem' });
  expect(targetOf(everything, { filter: undefined, search: '' })).toEqual({
    ids: null,
    filter: {},
    search: null,
  });
  const part = afterChecks(everything, second, new Set(['4']));
  expect(targetOf(part, list).ids).toEqual(['4']);
  expect(selectedCount(part, 2345)).toBe(1);
});
