import { expect, test } from 'vitest';
import { grow } from './content-widths.ts';

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
