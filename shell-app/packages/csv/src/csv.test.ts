import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { csvLine, csvText } from './index.ts';

const read = (line: string, delimiter = ',') =>
  Papa.parse<string[]>(line, { delimiter, newline: '\r\n' }).data[0]!;

const OPERATORS = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];
const UNSEEN = [
  '',
  ' ',
  '\u00A0',
  '\u3000',
  '\uFEFF',
  '\u200B',
  '\u200D',
  '\u2060',
  '\u00AD',
  '\u202E',
  ' \u200B ',
];
const formulas = OPERATORS.flatMap(operator => UNSEEN.map(unseen => `${unseen}${operator}cmd|x`));

test.each(formulas)('%j is text', formula => {
  expect(csvText(formula)).toBe(`"'${formula}"`);
});

test.each(['\tx', '\rx', '\nx', '\t=1'])('%j is text', text => {
  expect(read(csvText(text))[0]).toMatch(/^'[\t\r\n]/);
});

/** Cells as spreadsheets split them that know no comma, and no quotes within a cell. */
const splitElsewhere = (line: string) => line.split(/[;\t\r\n]/).map(part => part.replace(/^"/, ''));
const startsFormula = (part: string) => /^[\p{Zs}\p{Cf}]*[-=+@＝＋－＠]/u.test(part);

test('a formula behind a semicolon, a tab or a line break within a text is text too', () => {
  for (const separator of [';', '\t', '\n', '\r\n', ';;', '; '])
    for (const formula of formulas) {
      const line = csvLine([`Ann${separator}${formula}`]);
      expect(splitElsewhere(line).filter(startsFormula), JSON.stringify(line)).toEqual([]);
    }
});

test('numbers stay numbers, alone and in a list within a cell', () => {
  expect(csvLine([-5, 1.5, 0, true, null, undefined])).toBe('-5,1.5,0,true,,\r\n');
  expect(csvText('3; -5; +1.25')).toBe('"3; -5; +1.25"');
  expect(csvText('3; -5+cmd')).toBe(`"3;' -5+cmd"`);
  expect(csvText('-2'), 'a text is no number').toBe(`"'-2"`);
});

test.each(['Ann', 'Nørrebro 🚲', '東京', 'a-b', 'a=b', 'a@example.com', '1-2', 'x + y', "'quoted'", '12:30'])(
  '%j stays as it is',
  text => expect(csvText(text)).toBe(text),
);

test.each(['a,b', 'a "b"', 'a\nb', 'a\r\nb', ' a', 'a ', 'a;b', '\uFEFFa', 'a\tb', '""', 'a\u00A0'])(
  '%j comes back',
  text => {
    expect(read(csvLine(['x', text, 'y']))).toEqual(['x', text, 'y']);
  },
);

test('a line with one empty cell is no empty line, which readers skip', () => {
  for (const value of [null, undefined, '']) expect(csvLine([value])).toBe('""\r\n');
  expect(csvLine([null, null])).toBe(',\r\n');
  expect(csvLine([null], 'null')).toBe('null\r\n');
});
