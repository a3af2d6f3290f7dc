import { expect, test } from 'vitest';
import { contentWidths, grow, limitsOf, shareWidth } from './content-widths.ts';

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
/** Each character has ten pixels. */
const measure = (rows: readonly Row[]) =>
  contentWidths(columns, rows, { padding: 0, closedKey: undefined }, text => text.length * 10);

test('the width of a column follows its longest text, and further rows never narrow it', () => {
  const first = grow({}, measure([row('Ann', 'ann.with.a.long.name@example.com'), row('Bo', '')]));
  expect(first['email']!.wanted).toBeGreaterThan(first['name']!.wanted);
  expect(grow(first, measure([row('Bo', 'b@c.de')]))).toBe(first);
  const second = grow(first, measure([row('Alexandra Featherstone', '')]));
  expect(second['name']!.wanted).toBeGreaterThan(first['name']!.wanted);
  expect(second['email']).toBe(first['email']);
});

test('a very long text leaves room for other columns', () => {
  const [short, long] = [row('a'.repeat(80), ''), row('a'.repeat(4000), '')].map(row => measure([row]));
  expect(long).toEqual(short);
});

test('dates, amounts and chips are never narrower than their content, and texts are cut first', () => {
  const width = { wanted: 180, least: 150 };
  const least = (column: object) => limitsOf({ key: 'name', title: 'Name', ...column }, width).minWidth;
  expect(least({ isWhole: true })).toBe(150);
  expect(least({ chip: { '*': 'grey' } })).toBe(150);
  expect(least({ chip: { '*': 'grey' }, isWhole: false })).toBe(100);
  expect(least({ align: 'end' })).toBe(150);
  expect(least({})).toBe(100);
  expect(least({ minWidth: 120 })).toBe(120);
  expect(least({ minWidth: 400 })).toBe(180);
});

test('a title may have two lines', () => {
  const [widths] = [{ key: 'name', title: 'Membership Type' }].map(column =>
    contentWidths([column], [], { padding: 0, closedKey: undefined }, text => text.length * 10),
  );
  // The longer word, and the whole title, at nine tenths of the size; two pixels for rounding.
  expect(widths).toEqual({ name: { least: 92, wanted: 137 } });
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
