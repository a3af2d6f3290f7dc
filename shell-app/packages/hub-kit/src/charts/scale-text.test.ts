import { expect, test } from 'vitest';
import { formatMoney, formatNumber } from '../common/format.ts';
import { scaleText } from './scale-text.ts';

test('amounts and numbers are short', () => {
  expect(scaleText(12_000, { format: formatMoney })).toBe('$12K');
  expect(scaleText(1_234, { format: formatNumber })).toBe('1.2K');
});

test('small shares are told apart', () => {
  const format = (share: number) => `${share * 100}%`;
  expect([0, 0.005, 0.01].map(share => scaleText(share, { format, isShare: true }))).toEqual([
    '0%',
    '0.5%',
    '1%',
  ]);
});
