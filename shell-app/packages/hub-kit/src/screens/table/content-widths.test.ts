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
  expect(first['email']!.ideal).toBeGreaterThan(first['name']!.ideal);
  expect(grow(first, measure([row('Bo', 'b@c.de')]))).toBe(first);
  const second = grow(first, measure([row('Alexandra Featherstone', '')]));
  expect(second['name']!.ideal).toBeGreaterThan(first['name']!.ideal);
  expect(second['email']).toBe(first['email']);
});

test('a very long text leaves room for other columns', () => {
  const [short, long] = [row('a'.repeat(80), ''), row('a'.repeat(4000), '')].map(row => measure([row]));
  expect(long).toEqual(short);
});

test('dates, amounts and chips are never narrower than their content, and texts are cut first', () => {
  const width = { ideal: 180, min: 150 };
  const least = (column: object) => limitsOf({ key: 'name', title: 'Name', ...column }, width).minWidth;
  expect(least({ isWhole: true })).toBe(150);
  expect(least({ chip: { '*': 'grey' } })).toBe(150);
  expect(least({ chip: { '*': 'grey' }, isWhole: false })).toBe(100);
  expect(least({ align: 'end' })).toBe(150);
  expect(least({})).toBe(100);
});

test('a title may have two lines', () => {
  const [widths] = [{ key: 'name', title: 'Membership Type' }].map(column =>
    contentWidths([column], [], { padding: 0, closedKey: undefined }, text => text.length * 10),
  );
  // The longer word, and the whole title, at nine tenths of the size; two pixels for rounding.
  expect(widths).toEqual({ name: { min: 92, ideal: 137 } });
});

test('the title of a column that sorts has room for its arrow', () => {
  const column = { key: 'name', title: 'Plan', sortKey: 'name' };
  const { name } = contentWidths(
    [column],
    [],
    { padding: 0, closedKey: undefined },
    text => text.length * 10,
  );
  // Four characters at nine pixels, the arrow and two pixels for rounding.
  expect(name).toEqual({ min: 4 * 9 + 18 + 2, ideal: 4 * 9 + 18 + 2 });
});

test('a chip and the remark beside it are measured in their own font size', () => {
  const column = { key: 'name', title: '', chip: { '*': 'grey' }, remark: () => 'open' } as const;
  const { name } = contentWidths(
    [column],
    [row('Pending', '')],
    { padding: 0, closedKey: undefined },
    text => text.length * 14,
  );
  // Twelve characters at twelve pixels, the padding of the chip, the gap and two pixels for rounding.
  expect(name!.min).toBe(12 * 12 + 20 + 8 + 2);
});

const shared = (width: number) =>
  shareWidth(width, [
    { key: 'name', minWidth: 50, wholeWidth: 100, contentWidth: 100 },
    { key: 'email', minWidth: 50, wholeWidth: 200, contentWidth: 200 },
    { key: 'status', minWidth: 90, wholeWidth: 90, contentWidth: 100 },
  ]);

test('columns share a width beyond their contents in proportion, and none is below its minimum', () => {
  expect(shared(800)).toEqual({ name: 200, email: 400, status: 200 });
  expect(shared(100)).toEqual({ name: 50, email: 50, status: 90 });
});

test('a column takes no more than its content while another one is cut', () => {
  expect(shared(390)).toEqual({ name: 100, email: 200, status: 90 });
  expect(shared(340)).toEqual({ name: 100, email: 150, status: 90 });
  expect(shared(240)).toEqual({ name: 75, email: 75, status: 90 });
  expect(shared(395)).toEqual({ name: 100, email: 200, status: 95 });
});

test('columns without contents are equally wide', () => {
  const empty = (key: string) => ({ key, minWidth: 0, wholeWidth: 0, contentWidth: 0 });
  expect(shareWidth(100, [empty('name'), empty('email')])).toEqual({ name: 50, email: 50 });
});
