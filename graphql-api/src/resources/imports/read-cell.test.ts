import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Column, ColumnOptions } from '../../declaration/column-registry.ts';
import type { Format } from './import-mapping.ts';
import { readCell } from './read-cell.ts';

const column = (kind: Column['kind'], options: ColumnOptions & Partial<Column> = {}) =>
  ({ name: 'field', label: 'Field', kind, column: 'field', nullable: true, ...options }) as Column;

/** The value of a text; undefined for one that is rejected. */
function read(kind: Column['kind'], text: string, format: Format | null = null, options = {}): unknown {
  const result = readCell(column(kind, options), text, format);
  return 'value' in result ? result.value : undefined;
}

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-28T12:00:00Z'), toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

describe('a number', () => {
  test.each<[string, Format | null, number | undefined]>([
    ['1,234.50', 'POINT', 1234.5],
    ['1.234,50', 'COMMA', 1234.5],
    ["1'234.50", 'POINT', 1234.5],
    ['1 234,50 €', 'COMMA', 1234.5],
    ['€ 12', null, 12],
    ['12 %', null, 12],
    ['CHF 7.05', 'POINT', 7.05],
    ['-3,5', 'COMMA', -3.5],
    ['−3.5', 'POINT', -3.5],
    ['3.5-', 'POINT', -3.5],
    ['(3.50)', 'POINT', -3.5],
    ['0', 'POINT', 0],
    ['-0', 'POINT', 0],
    ['.5', 'POINT', 0.5],
    ['1,5', 'POINT', undefined],
    ['1.5', 'COMMA', undefined],
    ['12,34.5', 'POINT', undefined],
    ['1.234', 'POINT', 1.234],
    ['1.234', 'COMMA', 1234],
    ['1.5', null, undefined],
    ['1,234', null, undefined],
    ['1e5', 'POINT', undefined],
    ['0x1F', 'POINT', undefined],
    ['=1+1', 'POINT', undefined],
    ['twelve', 'POINT', undefined],
    ['1-2', 'POINT', undefined],
    ['', 'POINT', undefined],
  ])('%j with %s is %s', (text, format, value) => expect(read('money', text, format)).toBe(value));

  test('without decimals has none', () => {
    expect(read('int', '1,000', 'POINT')).toBe(1000);
    expect(read('int', '1.5', 'POINT')).toBeUndefined();
  });
});

describe('a day', () => {
  test.each<[string, Format | null, string | undefined]>([
    ['2026-02-01', null, '2026-02-01'],
    ['2026-02-01', 'DMY', '2026-02-01'],
    ['2026-02-01 00:00:00', null, '2026-02-01'],
    ['01.02.2026', 'DMY', '2026-02-01'],
    ['1. 2. 2026', 'DMY', '2026-02-01'],
    ['01/02/2026', 'MDY', '2026-01-02'],
    ['2026/2/1', 'YMD', '2026-02-01'],
    ['1-2-26', 'DMY', '2026-02-01'],
    ['1.2.36', 'DMY', '2036-02-01'],
    ['1.2.37', 'DMY', '1937-02-01'],
    ['29.2.24', 'DMY', '2024-02-29'],
    ['29.2.25', 'DMY', undefined],
    ['01.02.2026', null, undefined],
    ['13/01/2026', 'MDY', undefined],
    ['31.04.2026', 'DMY', undefined],
    ['2026', 'YMD', undefined],
    ['1.2.026', 'DMY', undefined],
    ['soon', 'DMY', undefined],
  ])('%j with %s is %s', (text, format, value) => expect(read('date', text, format)).toBe(value));

  test('of the past with two digits is never ahead', () => {
    const past = { past: true };
    expect(read('date', '1.2.30', 'DMY', past)).toBe('1930-02-01');
    expect(read('date', '28.11.26', 'DMY', past)).toBe('2026-11-28');
    expect(read('date', '29.11.26', 'DMY', past)).toBe('1926-11-29');
  });
});

test.each<[string, Format | null, string | undefined]>([
  ['2026-02-01T09:30:00Z', null, '2026-02-01T09:30:00.000Z'],
  ['2026-02-01T09:30:00+02:00', null, '2026-02-01T07:30:00.000Z'],
  ['01.02.2026 9:30', 'DMY', '2026-02-01T09:30:00.000Z'],
  ['2/1/2026, 9:30 PM', 'MDY', '2026-02-01T21:30:00.000Z'],
  ['2/1/2026 12:05 am', 'MDY', '2026-02-01T00:05:00.000Z'],
  ['01.02.2026', 'DMY', '2026-02-01T00:00:00.000Z'],
  ['01.02.2026 25:00', 'DMY', undefined],
  ['01.02.2026 9:30', null, undefined],
])('the moment %j with %s is %s', (text, format, value) => {
  vi.stubEnv('TZ', 'UTC');
  expect((read('dateTime', text, format) as Date | undefined)?.toISOString()).toBe(value);
});

test.each<[string, boolean | undefined]>([
  ['yes', true],
  ['Ja', true],
  ['X', true],
  ['TRUE', true],
  ['1', true],
  ['No', false],
  ['nein', false],
  ['0', false],
  ['-', false],
  ['maybe', undefined],
])('%j is %s', (text, value) => expect(read('boolean', text)).toBe(value));

test('a time has two digits, and a list its entries', () => {
  expect(read('time', '9:05')).toBe('09:05');
  expect(read('time', '18.30')).toBe('18:30');
  expect(read('textList', 'Sauna; Pool, heated |  Yoga')).toEqual(['Sauna', 'Pool', 'heated', 'Yoga']);
  expect(read('textList', '1,5 hours')).toEqual(['1,5 hours']);
});

test('a formula is a text, and no value', () => {
  expect(read('text', '=SUM(A1:A9)')).toBe('=SUM(A1:A9)');
  expect(read('date', '=TODAY()', 'DMY')).toBeUndefined();
});

test('a rejected text is named with its field', () => {
  const result = readCell(column('money'), '1,5', 'POINT');
  expect('problem' in result && String(result.problem)).toBe(
    'Field: “1,5” is no number as it is written in this column',
  );
});
