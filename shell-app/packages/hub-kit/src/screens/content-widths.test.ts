import { expect, test } from 'vitest';
import { grow, shareWidth } from './content-widths.ts';

interface Row {
  id: string;
  name: string;
  email: string;
}

const columns = [
  { key: 'name', title: 'Name' },
  { key: 'email', title: 'Email' },
] as const;
const row = (name: string, email: string): Row => ({ id: name, name, email });

test('the width of a column follows its longest text, and further rows never narrow it', () => {
  const first = grow({}, columns, [row('Ann', 'ann.with.a.long.name@example.com'), row('Bo', '')]);
  expect(first['email']).toBeGreaterThan(first['name']!);
  expect(grow(first, columns, [row('Bo', 'b@c.de')])).toBe(first);
  const second = grow(first, columns, [row('Alexandra Featherstone', '')]);
  expect(second['name']).toBeGreaterThan(first['name']!);
  expect(second['email']).toBe(first['email']);
});

test('a very long text leaves room for other columns', () => {
  const [short, long] = [row('a'.repeat(80), ''), row('a'.repeat(4000), '')].map(one =>
    grow({}, columns, [one]),
  );
  expect(long).toEqual(short);
});

test('columns share a width by their contents, none below its minimum', () => {
  const shared = (width: number) =>
    shareWidth(width, [
      { key: 'name', minWidth: 50, contentWidth: 100 },
      { key: 'email', minWidth: 50, contentWidth: 200 },
      { key: 'status', minWidth: 90, contentWidth: 100 },
    ]);
  expect(shared(800)).toEqual({ name: 200, email: 400, status: 200 });
  expect(shared(300)).toEqual({ name: 70, email: 140, status: 90 });
  expect(shared(195)).toEqual({ name: 50, email: 55, status: 90 });
  expect(shared(100)).toEqual({ name: 50, email: 50, status: 90 });
});
