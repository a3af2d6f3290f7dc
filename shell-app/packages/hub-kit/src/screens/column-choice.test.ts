import { describe, expect, test } from 'vitest';
import { arrange, moved } from './column-choice.ts';

const columns = ['name', 'email', 'phone', 'status'].map(key => ({ key }));
const keys = (arranged: readonly { key: string }[]) => arranged.map(({ key }) => key).join(' ');

describe('columns in a chosen order', () => {
  test('are those of the screen until somebody chooses', () => {
    expect(arrange(columns, null)).toBe(columns);
  });

  test('leave out what the screen no longer has', () => {
    const order = ['status', 'nickname', 'phone', 'name', 'email'];
    expect(keys(arrange(columns, { order, hidden: [] }))).toBe('status phone name email');
  });

  test('have a new one behind its neighbour, or at the start', () => {
    expect(keys(arrange(columns, { order: ['status', 'email', 'phone'], hidden: [] }))).toBe(
      'name status email phone',
    );
    expect(keys(arrange(columns, { order: ['status', 'email', 'name'], hidden: [] }))).toBe(
      'status email phone name',
    );
  });
});

test('a moved column takes the place of its target', () => {
  const order = ['a', 'b', 'c', 'd'];
  expect(moved(order, 'a', 'c')).toEqual(['b', 'c', 'a', 'd']);
  expect(moved(order, 'd', 'b')).toEqual(['a', 'd', 'b', 'c']);
});
