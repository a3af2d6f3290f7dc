import { describe, expect, it } from 'vitest';
import { neighborsOf } from './neighbors.ts';

describe('the neighbors of a record', () => {
  const page = { limit: 3, offset: 3 };
  const ids = ['d', 'e', 'f'];

  it('are the rows beside it', () => {
    expect(neighborsOf('e', page, ids, 8)).toEqual({
      previous: { offset: 3, id: 'd' },
      next: { offset: 3, id: 'f' },
    });
  });

  it('are on the pages before and after at the borders of a page', () => {
    expect(neighborsOf('d', page, ids, 8)?.previous).toEqual({ offset: 0, edge: 'last' });
    expect(neighborsOf('f', page, ids, 8)?.next).toEqual({ offset: 6, edge: 'first' });
  });

  it('end with the list', () => {
    expect(neighborsOf('f', page, ids, 6)).toEqual({ previous: { offset: 3, id: 'e' }, next: null });
    expect(neighborsOf('a', { limit: 3, offset: 0 }, ['a'], 1)).toEqual({ previous: null, next: null });
    // Of a calendar, which shows all rows that it has.
    expect(neighborsOf('a', { limit: 500, offset: 0 }, ['a', 'b'], 2)?.previous).toBeNull();
  });

  it('are unknown for a record that the page does not have', () => {
    expect(neighborsOf('x', page, ids, 8)).toBeNull();
  });
});
