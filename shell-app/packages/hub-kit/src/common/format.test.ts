import { describe, expect, it } from 'vitest';
import {
  formatAgo,
  formatDay,
  formatMoment,
  formatMoney,
  formatShortDay,
  formatWord,
  formatWords,
  initial,
} from './format.ts';

describe('values as they are shown', () => {
  it('has money in dollars with two decimals', () => {
    expect(formatMoney(1234.5)).toBe('$1,234.50');
    expect(formatMoney(0)).toBe('$0.00');
    expect(formatMoney(null)).toBe('');
  });

  it('has days that no time zone shifts', () => {
    expect(formatDay('2025-01-05')).toBe('01/05/2025');
    expect(formatShortDay('2025-01-05')).toBe('Jan 5, 2025');
    expect(formatShortDay('2025-12-31')).toBe('Dec 31, 2025');
    expect(formatDay(null)).toBe('');
  });

  it('formats date-times in the given time zone', () => {
    expect(formatMoment('2025-01-05T02:30:00Z', 'UTC')).toBe('Jan 05, 2025 02:30');
    expect(formatMoment('2025-01-05T02:30:00Z', 'America/New_York')).toBe('Jan 04, 2025 21:30');
    expect(formatMoment('2025-01-05T00:00:00Z', 'UTC')).toBe('Jan 05, 2025 00:00');
    expect(formatMoment(null)).toBe('');
  });

  it('says how long ago something was', () => {
    const now = Date.parse('2025-01-10T12:00:00Z');
    expect(formatAgo('2025-01-10T11:59:40Z', now)).toBe('just now');
    expect(formatAgo('2025-01-10T11:55:00Z', now)).toBe('5 minutes ago');
    expect(formatAgo('2025-01-09T11:00:00Z', now)).toBe('yesterday');
    expect(formatAgo('2025-01-01T11:00:00Z', now)).toBe('Jan 1, 2025');
  });

  it('has words as a person would write them', () => {
    expect(formatWord('bank_transfer')).toBe('Bank transfer');
    expect(formatWord('in-progress')).toBe('In progress');
    expect(formatWord('')).toBe('');
    expect(formatWords('bank_transfer')).toBe('Bank Transfer');
    expect(formatWords('Staff Training')).toBe('Staff Training');
    expect(initial('  ann lee')).toBe('A');
    expect(initial('')).toBe('?');
    expect(initial('👩🏽‍🚀 Ann')).toBe('👩🏽‍🚀');
    expect(initial('e\u0301mile')).toBe('E\u0301');
    expect(initial('𐐨sa')).toBe('𐐀');
  });
});
