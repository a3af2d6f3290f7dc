import { expect, test } from 'vitest';
import { pieSlices } from './pie-slices.ts';

const slicesOf = (values: readonly number[]) =>
  pieSlices(
    values.map((_, index) => `value ${index}`),
    values,
    count => `${count} others`,
  );

test('the largest slices come first, and know their place', () => {
  expect(slicesOf([1, 3, 2])).toEqual([
    { label: 'value 1', value: 3, index: 1 },
    { label: 'value 2', value: 2, index: 2 },
    { label: 'value 0', value: 1, index: 0 },
  ]);
});

test('zeros and negative values have no slice', () => {
  expect(slicesOf([0, -5, 4])).toEqual([{ label: 'value 2', value: 4, index: 2 }]);
});

test('what has no color of its own is one slice', () => {
  expect(slicesOf([6, 5, 4, 3, 2, 1]).map(({ label }) => label)).not.toContain('2 others');
  expect(slicesOf([1, 2, 3, 4, 5, 6, 7])).toEqual([
    { label: 'value 6', value: 7, index: 6 },
    { label: 'value 5', value: 6, index: 5 },
    { label: 'value 4', value: 5, index: 4 },
    { label: 'value 3', value: 4, index: 3 },
    { label: 'value 2', value: 3, index: 2 },
    { label: '2 others', value: 3 },
  ]);
});
