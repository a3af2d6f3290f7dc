import { afterEach, expect, it } from 'vitest';
import { currentClub, setClub } from '../common/club.ts';
import { setClubTimeZone } from '../common/club-clock.ts';
import type { AnyField } from '../definition/field-definition.ts';
import { valueText } from './value-text.ts';

const before = currentClub();
afterEach(() => setClub(before));

const text = (kind: 'number' | 'money' | 'date' | 'dateTime' | 'time' | 'text', value: unknown) =>
  valueText({ kind, name: 'value', label: 'Value' } as AnyField, value);

it('values are formatted as the club writes them', () => {
  setClubTimeZone('Europe/Berlin');
  setClub({ ...before, locale: 'de-DE', currency: 'EUR' });
  expect(text('number', 7.5)).toBe('7,5');
  expect(text('money', 1250.5)).toBe('1.250,50\u00a0€');
  expect(text('date', '2026-03-09')).toBe('09.03.2026');
  expect(text('dateTime', '2026-03-09T08:30:00.000Z')).toBe('09.03.2026 09:30');
  expect(text('time', '09:30')).toBe('09:30');
});

it('text is not changed, whatever it looks like', () => {
  expect(text('text', '2026-03-09')).toBe('2026-03-09');
});
