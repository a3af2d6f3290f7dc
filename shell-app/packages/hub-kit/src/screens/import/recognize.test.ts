import { expect, test } from 'vitest';
import { recognize } from './recognize.ts';

test.each<[string, string[], string, string | null, boolean]>([
  ['days first', ['01.02.2026', '31.01.2026'], 'date', 'DMY', false],
  ['months first', ['01/02/2026', '1/31/2026'], 'date', 'MDY', false],
  ['years first', ['2026-02-01', '2026-12-31'], 'date', 'YMD', false],
  ['days with times', ['13.02.2026 09:30', '14.2.2026 10:00'], 'date', 'DMY', false],
  ['days that could be months', ['01/02/2026', '03/04/2026'], 'date', null, true],
  ['days that are months too', ['02/02/2026', '4.4.2026'], 'date', 'DMY', false],
  ['days of two digits', ['13.02.85', '1.3.90'], 'date', 'DMY', false],
  ['a point', ['1,234.50', '7'], 'number', 'POINT', false],
  ['a comma', ['1.234,50', '7'], 'number', 'COMMA', false],
  ['a comma with currency', ['19,90 €', '€ 7,00', '(3,50)'], 'number', 'COMMA', false],
  ['thousands or decimals', ['1.234', '7'], 'number', null, true],
  ['whole numbers', ['1234', '7'], 'number', 'POINT', false],
  ['addresses', ['a@b.test', '', 'c@d.test'], 'email', null, false],
  ['texts', ['Rome', '12', 'Oslo'], 'text', null, false],
  ['nothing', ['', ' '], 'empty', null, false],
  ['mostly days', [...Array.from({ length: 9 }, () => '31.12.2025'), 'unknown'], 'date', 'DMY', false],
])('%s', (_name, cells, kind, format, isAmbiguous) => {
  expect(recognize(cells)).toMatchObject({ kind, format, isAmbiguous });
});

test('the first different texts are samples', () => {
  expect(recognize(['a', '', 'a', 'b', 'c', 'd'])).toMatchObject({ samples: ['a', 'b', 'c'], filled: 5 });
});
