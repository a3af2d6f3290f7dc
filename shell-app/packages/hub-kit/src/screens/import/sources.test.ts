import { expect, test } from 'vitest';
import type { ImportField } from './propose-mapping.ts';
import { recognize } from './recognize.ts';
import { assignColumn, assignText, changeSource, decide, fieldOfColumn, withChoices } from './sources.ts';

const name: ImportField = { name: 'name', label: 'Name', kind: 'text', isRequired: true };
const born: ImportField = { name: 'born', label: 'Born', kind: 'date', isRequired: false };
const contents = [['Ann'], ['13.02.1985'], ['2.3.90', '31.1.90']].map(recognize);
const none = new Map();
const columnsOf = (sources: ReturnType<typeof assignColumn>) =>
  Object.fromEntries([...sources].map(([field, { columns }]) => [field, columns]));

test('a column has one field, and a text field may have several columns', () => {
  let sources = assignColumn(none, 0, name, contents);
  sources = assignColumn(sources, 1, name, contents);
  expect(columnsOf(sources)).toEqual({ name: [0, 1] });
  sources = assignColumn(sources, 1, born, contents);
  expect(columnsOf(sources)).toEqual({ name: [0], born: [1] });
  expect(sources.get('born')).toMatchObject({ format: 'DMY' });
  expect(fieldOfColumn(sources, 1)).toBe('born');
});

test('a field of another kind has the last column that it was given', () => {
  let sources = assignColumn(none, 1, born, contents);
  sources = assignColumn(sources, 2, born, contents);
  expect(columnsOf(sources)).toEqual({ born: [2] });
  expect(columnsOf(assignColumn(sources, 2, undefined, contents))).toEqual({});
});

test('a text for all rows stays when columns change', () => {
  let sources = assignText(none, 'name', 'Guest');
  sources = assignColumn(sources, 1, born, contents);
  expect([...sources.keys()]).toEqual(['name', 'born']);
  expect(assignText(sources, 'name', '').has('name')).toBe(false);
});

test('decisions replace those of the same text', () => {
  let sources = decide(assignColumn(none, 0, name, contents), 'name', 'x', '1');
  sources = decide(sources, 'name', 'x', null);
  sources = changeSource(sources, 'name', { matchBy: 'email' });
  expect(sources.get('name')).toMatchObject({ decisions: [{ text: 'x', value: null }], matchBy: 'email' });
  expect(changeSource(sources, 'other', { matchBy: 'email' })).toBe(sources);
});

test('texts of drop-downs are given once, however often a mapping is used again', () => {
  const male = { text: 'Männlich', value: 'MALE' };
  const female = { text: 'Weiblich', value: 'FEMALE' };
  const decided = { text: 'Männlich', value: 'OTHER' };
  expect(withChoices([male, female], [male, female])).toEqual([male, female]);
  expect(withChoices([decided], [male, female])).toEqual([decided, female]);
});
