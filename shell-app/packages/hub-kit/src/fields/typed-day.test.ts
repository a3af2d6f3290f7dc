import { afterAll, beforeAll, expect, it } from 'vitest';
import { showTexts } from '../common/text.ts';
import { typedDay } from './typed-day.ts';

beforeAll(() => {
  const words: Record<string, string> = { tomorrow: 'morgen' };
  showTexts('de', { text: text => words[text], message: () => undefined, stored: () => undefined });
});
afterAll(() => showTexts('en'));

it.each([
  ['Morgen', '2026-03-02'],
  ['tomorrow', '2026-03-02'],
  ['3/5/2026', '2026-03-05'],
  ['gestern', null],
])('a user of German types %s for %s', (typed, day) =>
  expect(typedDay(typed, { now: '2026-03-01' })).toBe(day),
);
