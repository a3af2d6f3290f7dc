import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatWords } from '../common/format.ts';
import { showTexts } from '../common/text.ts';
import { cellText, shownText } from './cell.tsx';

beforeAll(() => {
  const words: Record<string, string> = { Active: 'Aktiv', 'On Leave': 'Abwesend' };
  showTexts('de', { text: text => words[text], message: () => undefined, stored: () => undefined });
});
afterAll(() => showTexts('en'));

test('the values of a closed list are shown in the language of the user', () => {
  const chip = { key: 'status', title: 'Status', chip: { '*': 'grey' } } as const;
  expect(shownText(chip, { status: 'on_leave' })).toBe('Abwesend');
  expect(cellText({ key: 'status', title: 'Status', format: formatWords }, { status: 'active' })).toBe(
    'Aktiv',
  );
});

test('texts of the club are shown as typed, also those that equal a word of the product', () => {
  expect(cellText({ key: 'amenities', title: 'Amenities' }, { amenities: ['Active', 'Sauna'] })).toBe(
    'Active, Sauna',
  );
  expect(cellText({ key: 'name', title: 'Name' }, { name: 'Active' })).toBe('Active');
  const typed = { key: 'level', title: 'Level', textOf: (level: string) => level } as const;
  expect(cellText(typed, { level: 'Active' })).toBe('Active');
  expect(shownText({ ...typed, chip: { '*': 'grey' } }, { level: 'Active' })).toBe('Active');
});
