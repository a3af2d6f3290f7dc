import { afterEach, describe, expect, it } from 'vitest';
import { currentClub, dayPattern, moneyDecimals, setClub } from './club.ts';
import { parseDay } from './day.ts';
import { formatDay, formatMoment, formatMoney, formatNumber, formatShortDay } from './format.ts';

const before = currentClub();
afterEach(() => setClub(before));

const use = (locale: string, currency: string) => setClub({ ...before, locale, currency });

describe('the formats of the club', () => {
  it('are those of Germany', () => {
    use('de-DE', 'EUR');
    expect(formatMoney(1234.5)).toBe('1.234,50\u00A0€');
    expect(formatNumber(1234567.5)).toBe('1.234.567,5');
    expect(formatDay('2025-01-05')).toBe('05.01.2025');
    expect(formatShortDay('2025-01-05')).toBe('5. Jan. 2025');
    expect(formatMoment('2025-01-05T14:30:00Z', 'UTC')).toBe('05. Jan. 2025 14:30');
    expect(dayPattern()).toBe('DD.MM.YYYY');
  });

  it('have no decimals in yen', () => {
    use('ja-JP', 'JPY');
    expect(formatMoney(1234)).toBe('￥1,234');
    expect(moneyDecimals()).toBe(0);
    expect(formatDay('2025-01-05')).toBe('2025/01/05');
  });

  it('have Gregorian days and Latin digits everywhere', () => {
    use('ar-EG', 'EGP');
    expect(formatDay('2025-01-05').replaceAll(/[^\d/]/g, '')).toBe('05/01/2025');
    use('th-TH', 'THB');
    expect(formatDay('2025-01-05')).toBe('05/01/2025');
  });
});

it.each([
  ['de-DE', '5.1.2025', '2025-01-05'],
  ['de-DE', '05.01.25', '2025-01-05'],
  ['de-DE', '05012025', '2025-01-05'],
  ['de-DE', '2025-01-05', '2025-01-05'],
  ['de-DE', '31/12/2025', '2025-12-31'],
  ['de-DE', '12/31/2025', null],
  ['en-GB', '5/1/2025', '2025-01-05'],
  ['ja-JP', '2025/1/5', '2025-01-05'],
  ['ja-JP', '20250105', '2025-01-05'],
  ['sv-SE', '25-01-05', '2025-01-05'],
  ['ko-KR', '2025. 1. 5.', '2025-01-05'],
  ['bg-BG', '05.01.2025 г.', '2025-01-05'],
  ['bg-BG', '5.1.2025', '2025-01-05'],
  ['ar-EG', '٥/١/٢٠٢٥', '2025-01-05'],
  ['de-DE', '01.01.68', '2068-01-01'],
  ['en-US', '05.06.2025', null],
])('in %s, a day typed as %s is %s', (locale, typed, day) => {
  use(locale, 'USD');
  expect(parseDay(typed, { now: '2026-03-01' })).toBe(day);
});
