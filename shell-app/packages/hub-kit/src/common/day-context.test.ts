import { expect, test } from 'vitest';
import { atDay, withDay } from './day-context.ts';

test('addresses keep the day of the page', () => {
  expect(atDay('/members/7', null)).toBe('/members/7');
  expect(atDay('/members/7', '2026-03-31')).toBe('/members/7?asOf=2026-03-31');
  expect(atDay('/passes?id=7', 'now-1M/M')).toBe('/passes?id=7&asOf=now-1M%2FM');
});

test('another day keeps the other parameters', () => {
  const list = new URLSearchParams('q=ann&asOf=2026-03-31');
  expect(withDay(list, '2026-04-30').toString()).toBe('q=ann&asOf=2026-04-30');
  expect(withDay(list, null).toString()).toBe('q=ann');
  expect(withDay(new URLSearchParams('q=ann'), '').toString()).toBe('q=ann&asOf=');
});
