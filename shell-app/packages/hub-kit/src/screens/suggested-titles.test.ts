import { expect, it } from 'vitest';
import { hasSuggestions, suggestedTitles } from './suggested-titles.ts';

const hit = (kind: string, title: string) => ({ kind, id: title, title, details: null });

it('suggests titles of the records of the list, the best first, each once and at most five', () => {
  const names = ['Ann Lee', 'Ann Leeds', 'Ann Lee', 'Anna Lee', 'Ana Lee', 'Anne Lee', 'Hanna Lee'];
  const hits = [hit('trainer', 'Aaron Lee'), ...names.map(name => hit('member', name))];
  expect(suggestedTitles(hits, 'member', 'aan lee')).toEqual([
    'Ann Lee',
    'Ann Leeds',
    'Anna Lee',
    'Ana Lee',
    'Anne Lee',
  ]);
  expect(suggestedTitles(hits, 'trainer', 'aan lee')).toEqual(['Aaron Lee']);
});

it('does not suggest what was searched for', () => {
  expect(
    suggestedTitles([hit('member', 'Ann Lee'), hit('member', 'Ann Leeds')], 'member', 'ann lee'),
  ).toEqual(['Ann Leeds']);
});

it('suggests to lists that find a record of the search by its title', () => {
  expect(hasSuggestions('member')).toBe(true);
  expect(hasSuggestions('session')).toBe(false);
  expect(hasSuggestions('location')).toBe(false);
});
