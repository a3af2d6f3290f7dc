import { afterEach, expect, it } from 'vitest';
import { currentClub, setClub } from '../common/club.ts';
import { numberHint, moneySymbol, toNumber, toText } from './number-text.ts';

const before = currentClub();
afterEach(() => setClub(before));

const use = (locale: string, currency: string) => setClub({ ...before, locale, currency });

it.each([
  ['1250', 1250],
  ['1,250', 1250],
  ['12,345.67', 12345.67],
  ['1,234,567', 1234567],
  [' $1,250.50 ', 1250.5],
  ['-$5', -5],
  ['.5', 0.5],
  ['12.', 12],
  ['007', 7],
  ['', null],
  ['  ', null],
])('%j is read as %s', (text, value) => expect(toNumber(text)).toBe(value));

it.each([
  '12,50',
  '1,25',
  '1,2345',
  '1250,5',
  '1,250,5',
  ',250',
  '1.250,50',
  '1 250',
  '1e5',
  'twelve',
  '-',
  '.',
  '1.2.3',
])('%j is no number', text => expect(toNumber(text)).toBeNaN());

it('a comma in the wrong place is explained, other texts are not', () => {
  expect(numberHint('12,50', 'money')).toBe('Write the amount as 1,250.50');
  expect(numberHint('12,50', 'number')).toBe('Write the number as 1,250.50');
  for (const text of ['1,250', 'twelve', 'a, b', '']) expect(numberHint(text, 'money')).toBeNull();
});

it('money is shown with groups and cents, and never rounded', () => {
  expect(toText(1250.5, 'money')).toBe('1,250.50');
  expect(toText(1250.505, 'money')).toBe('1,250.505');
  expect(toText(-3, 'money')).toBe('-3.00');
  expect(toText(1250.5, 'number')).toBe('1250.5');
  expect(toText(null, 'money')).toBe('');
});

it.each([
  ['de-DE', '1.250,50', 1250.5],
  ['de-DE', '1250,5 €', 1250.5],
  ['de-DE', '1250', 1250],
  ['fr-FR', '1 250,50', 1250.5],
  ['fr-FR', '1\u202F250,5', 1250.5],
  ['de-CH', "1'250.50", 1250.5],
  ['de-CH', '1’250.50', 1250.5],
])('in %s, a number typed as %s is %s', (locale, typed, value) => {
  use(locale, 'EUR');
  expect(toNumber(typed)).toBe(value);
});

it('a number in the form of another locale is explained', () => {
  use('de-DE', 'EUR');
  expect(toNumber('1,250.50')).toBeNaN();
  expect(toNumber('12.50')).toBeNaN();
  expect(numberHint('12.50', 'money')).toBe('Write the amount as 1.250,50');
  expect(toText(1250.5, 'money')).toBe('1.250,50');
  expect(toText(1250.5, 'number')).toBe('1250,5');
  expect(moneySymbol()).toEqual({ symbol: '€', isFirst: false });
  use('ja-JP', 'JPY');
  expect(toText(1250, 'money')).toBe('1,250');
  expect(numberHint('1.250', 'money')).toBeNull();
});

it.each(['99999999999999999', '-1234567890123456789', '0.12345678901234567', '9'.repeat(400)])(
  '%s has too many digits',
  text => {
    expect(toNumber(text)).toBeNaN();
    expect(numberHint(text, 'money')).toBe(
      'This number has more digits than can be stored. Write at most 15 digits',
    );
  },
);

it.each([
  ['999999999999999', 999_999_999_999_999],
  ['0.30000000000000004', 0.1 + 0.2],
  ['00012.5000000000000000000000', 12.5],
])('%s has not', (text, value) => expect(toNumber(text)).toBe(value));

it.each([
  ['en-IN', '1,23,456.50', 123_456.5],
  ['en-IN', '123,456.50', 123_456.5],
  ['en-IN', '12,34', Number.NaN],
  ['nb-NO', '−5,00', -5],
  ['nb-NO', '-5,00', -5],
  ['nl-NL', '€ -5,00', -5],
  ['de-AT', '€ 1.250,50', 1250.5],
  ['de-AT', '1 250,50', 1250.5],
  ['de-AT', '1.25', Number.NaN],
  ['ar-EG', '١٬٢٥٠٫٥', 1250.5],
  ['ja-JP', '１，２５０', 1250],
])('in %s, %s is %s', (locale, typed, value) => {
  use(locale, 'EUR');
  expect(toNumber(typed)).toBe(value);
});
