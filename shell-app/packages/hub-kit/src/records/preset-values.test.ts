import { expect, test } from 'vitest';
import { isPreset, writePresets } from './preset-values.ts';
import { readPresets } from './read-presets.ts';

const empty = { memberId: '', amount: null, days: 3, isActive: false, goals: [], hours: { monday: '' } };

test('values return from the URL with their types', () => {
  const values = { memberId: '7', amount: 49.5, days: 0, isActive: true, goals: ['Strength', 'Balance'] };
  const address = new URLSearchParams('add=');
  writePresets(address, values);
  expect(address.toString()).toBe(
    'add=&set.memberId=7&set.amount=49.5&set.days=0&set.isActive=true&set.goals=Strength&set.goals=Balance',
  );
  expect(readPresets(address, empty)).toEqual(values);
});

test('what is empty is omitted; what the form does not have, or cannot read, is ignored', () => {
  const address = new URLSearchParams();
  writePresets(address, { memberId: null, amount: undefined, goals: [] });
  expect(address.toString()).toBe('');
  expect(
    readPresets(new URLSearchParams('set.amount=many&set.hours=x&set.role=Admin&memberId=7'), empty),
  ).toEqual({});
});

test('a text may be emptied', () => {
  expect(readPresets(new URLSearchParams('set.memberId='), empty)).toEqual({ memberId: '' });
});

test('presets are distinguished from other parameters', () => {
  expect([...new URLSearchParams('add&set.memberId=7&f.status=active').keys()].filter(isPreset)).toEqual([
    'set.memberId',
  ]);
});
