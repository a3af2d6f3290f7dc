import { expect, test } from 'vitest';
import { foldText } from './fold-text.ts';

test.each([
  ['JOSE\u0301', 'jos\u00e9'],
  ['ΝΊΚΟΣ', 'νίκος'],
  ['ΝΊΚΟΣ Σ', 'νίκοσ σ'],
])('%s is %s', (text, same) => {
  expect(foldText(text)).toBe(foldText(same));
});

test('accents and ß stay', () => {
  expect(foldText('É ß')).toBe('é ß');
});
