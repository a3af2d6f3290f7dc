import { expect, test } from 'vitest';
import { columnOf, dayColumns } from './day-columns.ts';

const trainer = { key: 'trainer', field: 'trainerId', label: 'Trainer', title: 'name' };
const location = { key: 'location', field: 'location', label: 'Location' };
const tara = { trainer: { id: '2', name: 'Tara' }, location: 'Pool' };
const nobody = { trainer: null, location: null };

test.each([
  [tara, trainer, { value: '2', label: 'Tara' }],
  [nobody, trainer, { value: '', label: '' }],
  [{ ...tara, trainerId: '9' }, trainer, { value: '9', label: '9' }],
  [tara, location, { value: 'Pool', label: 'Pool' }],
  [nobody, location, { value: '', label: '' }],
])('%o is in a column', (row, column, expected) => {
  expect(columnOf(row, column)).toEqual(expected);
});

const offered = [
  { value: '3', label: 'Ada' },
  { value: '9', label: 'Zoe' },
];
const labels = (...given: Parameters<typeof dayColumns>) => dayColumns(...given).map(({ label }) => label);

test('the columns of a day are those of its rows and those that are offered, by name', () => {
  expect(labels([tara], trainer, offered, null)).toEqual(['Ada', 'Tara', 'Zoe']);
  expect(labels([nobody, tara], trainer, [], null)).toEqual(['Tara', '']);
  expect(labels([], location, [], null)).toEqual(['']);
  expect(labels([{ ...tara, trainerId: '9' }], trainer, offered, null)).toEqual(['Ada', 'Zoe']);
});

test('a filter leaves only what it names, and what rows have', () => {
  expect(labels([], trainer, offered, ['9'])).toEqual(['Zoe']);
  expect(labels([tara], trainer, offered, [])).toEqual(['Tara']);
});
