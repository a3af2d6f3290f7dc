import { describe, expect, test } from 'vitest';
import { arrange, moved, toggled, visibleIn } from './column-choice.ts';

const columns = ['name', 'email', 'phone', 'status'].map(key => ({ key }));
const keys = (arranged: readonly { key: string }[]) => arranged.map(({ key }) => key).join(' ');

describe('columns in a chosen order', () => {
  test('are those of the screen until somebody chooses', () => {
    expect(arrange(columns, null)).toBe(columns);
  });

  test('leave out what the screen no longer has', () => {
    const order = ['status', 'nickname', 'phone', 'name', 'email'];
    expect(keys(arrange(columns, { order, hidden: [], shown: [] }))).toBe('status phone name email');
  });

  test('have a new one behind its neighbour, or at the start', () => {
    expect(keys(arrange(columns, { order: ['status', 'email', 'phone'], hidden: [], shown: [] }))).toBe(
      'name status email phone',
    );
    expect(keys(arrange(columns, { order: ['status', 'email', 'name'], hidden: [], shown: [] }))).toBe(
      'status email phone name',
    );
  });
});

test('a moved column takes the place of its target', () => {
  const order = ['a', 'b', 'c', 'd'];
  expect(moved(order, 'a', 'c')).toEqual(['b', 'c', 'a', 'd']);
  expect(moved(order, 'd', 'b')).toEqual(['a', 'd', 'b', 'c']);
});

test('a column that the window has no room for is shown when the user selects it', () => {
  const responsive = [
    { key: 'name' },
    { key: 'email', hiddenBelow: 960 },
    { key: 'phone', hiddenBelow: 600 },
  ] as const;
  const choice = { order: [], hidden: [], shown: [] };
  const tablet = { 600: false, 960: true };
  expect(keys(visibleIn(responsive, null, { 600: false, 960: false }))).toBe('name email phone');
  expect(keys(visibleIn(responsive, null, tablet))).toBe('name phone');
  expect(keys(visibleIn(responsive, choice, { 600: true, 960: true }))).toBe('name');
  expect(keys(visibleIn(responsive, toggled(choice, 'email', true), tablet))).toBe('name email phone');
  expect(toggled(toggled(choice, 'email', true), 'email', false)).toEqual({ ...choice, hidden: ['email'] });
});
