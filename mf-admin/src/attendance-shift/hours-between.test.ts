import { expect, it } from 'vitest';
import { hoursBetween } from './hours-between.ts';

it.each([
  ['2026-03-06T14:00:00Z', '2026-03-06T22:15:00Z', 8.25],
  ['2026-03-06T14:00:00Z', '2026-03-06T14:20:00Z', 0.33],
  ['2026-03-07T03:30:00Z', '2026-03-07T11:45:00Z', 8.25],
  ['2026-03-06T14:00:00Z', '2026-03-06T13:00:00Z', null],
  ['2026-03-06T14:00:00Z', '2026-03-08T14:00:00Z', null],
  ['2026-03-06T14:00:00Z', '', null],
  ['2026-03-06 ', '2026-03-06T13:00:00Z', null],
])('from %s to %s: %s', (from, to, hours) => expect(hoursBetween(from, to)).toBe(hours));
