import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { localeChoices } from '../../../../../mf-admin/src/club-settings/format-choices.ts';
import { currentClub, setClub } from '../common/club.ts';
import { clockTime } from '../common/club-clock.ts';
import { parseDay } from '../common/day.ts';
import { formatDay, formatMoney, formatNumber } from '../common/format.ts';
import { joinMoment, splitMoment } from './moment.ts';
import { toNumber, toText } from './number-text.ts';
import { parseTime } from './time.ts';

/** Fields read what the app shows: users copy values from lists into forms. */

const before = currentClub();
afterEach(() => setClub(before));

const cents = fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }).map(value => value / 100);
const whole = fc.integer({ min: -99_999_999_999, max: 99_999_999_999 });
const moments = fc
  .date({ min: new Date('1900-01-01T00:00Z'), max: new Date('2199-12-31T00:00Z'), noInvalidDate: true })
  .map(date => new Date(Math.floor(date.getTime() / 60_000) * 60_000).toISOString());
const days = moments.map(moment => moment.slice(0, 10));

const check = <Value>(values: fc.Arbitrary<Value>, holds: (value: Value) => void) =>
  fc.assert(fc.property(values, holds), { numRuns: 20 });

/** The digits of the locale's own keyboard. */
const inOwnDigits = (text: string, locale: string) => {
  const digits = new Intl.NumberFormat(locale, { useGrouping: false }).format(9_876_543_210);
  return text.replaceAll(/\d/g, digit => [...digits].toReversed()[Number(digit)]!);
};
const inWideDigits = (text: string) =>
  text.replaceAll(/\d/g, digit => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));

describe.each(localeChoices('en').map(({ value }) => value))('in %s', locale => {
  const use = (currency: string) => setClub({ ...before, locale, currency });

  it('numbers', () => {
    use('EUR');
    check(cents, value => {
      expect(toNumber(formatNumber(value))).toBe(value);
      expect(toNumber(toText(value, 'number'))).toBe(value);
      expect(toNumber(inOwnDigits(formatNumber(value), locale))).toBe(value);
      expect(toNumber(inWideDigits(formatNumber(value)))).toBe(value);
      expect(toNumber(new Intl.NumberFormat(locale).format(value))).toBe(value);
    });
  });

  it.each(['USD', 'EUR', 'CHF', 'DKK', 'EGP', 'PLN'])('money in %s', currency => {
    use(currency);
    check(cents, value => {
      expect(toNumber(formatMoney(value))).toBe(value);
      expect(toNumber(toText(value, 'money'))).toBe(value);
    });
  });

  it('money without decimals', () => {
    use('JPY');
    check(whole, value => {
      expect(toNumber(formatMoney(value))).toBe(value);
      expect(toNumber(toText(value, 'money'))).toBe(value);
    });
  });

  it('dates', () => {
    use('EUR');
    check(days, day => {
      expect(parseDay(formatDay(day))).toBe(day);
      expect(parseDay(inOwnDigits(formatDay(day), locale))).toBe(day);
      expect(parseDay(inWideDigits(formatDay(day)))).toBe(day);
    });
  });

  it('times and date-times', () => {
    use('EUR');
    check(moments, moment => {
      const { day, time } = splitMoment(moment);
      expect({ day, time }).toEqual(clockTime(moment));
      expect(parseTime(inOwnDigits(time, locale))).toBe(time);
      // By the clock: a time that comes twice, when clocks are set back, is the first.
      expect(splitMoment(joinMoment({ day: parseDay(formatDay(day))!, time: parseTime(time)! }))).toEqual({
        day,
        time,
      });
    });
  });
});
