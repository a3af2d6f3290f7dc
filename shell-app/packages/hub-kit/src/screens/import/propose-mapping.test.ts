import { expect, test } from 'vitest';
import { needsFormat, proposeSources, type ImportField } from './propose-mapping.ts';
import { recognize } from './recognize.ts';

const field = (name: string, label: string, kind = 'text'): ImportField => ({
  name,
  label,
  kind,
  isRequired: false,
});
const FIELDS = [
  field('name', 'Name'),
  field('email', 'Email', 'email'),
  field('phone', 'Phone'),
  field('dateOfBirth', 'Date of birth', 'date'),
  field('price', 'Price', 'money'),
  field('assignedTrainerId', 'Assigned trainer', 'id'),
  field('zipCode', 'Zip code'),
];
const GERMAN: Record<string, string> = { Phone: 'Telefon', 'Date of birth': 'Geburtsdatum', Price: 'Preis' };

function propose(table: Record<string, string[]>) {
  const contents = Object.values(table).map(recognize);
  const sources = proposeSources(Object.keys(table), contents, FIELDS, ({ label }) => GERMAN[label] ?? label);
  return { sources, contents };
}
const columnsOf = (table: Record<string, string[]>) =>
  Object.fromEntries([...propose(table).sources].map(([name, { columns }]) => [name, columns]));

test('columns are matched by name, label, label in the language of the user, and alias', () => {
  expect(
    columnsOf({
      NAME: ['x'],
      'e-mail': ['x'],
      telefon: ['1'],
      'Geburts-Datum': ['x'],
      assigned_trainer: ['x'],
      PLZ: ['1'],
      Other: ['x'],
    }),
  ).toEqual({ name: [0], email: [1], phone: [2], dateOfBirth: [3], assignedTrainerId: [4], zipCode: [5] });
});

test('first and last name are one name', () => {
  expect(columnsOf({ Nachname: ['B'], Vorname: ['A'] })).toEqual({ name: [1, 0] });
  expect(columnsOf({ 'First name': ['A'], Name: ['A B'], 'Last name': ['B'] })).toEqual({ name: [1] });
  expect(columnsOf({ 'First name': ['A'] })).toEqual({});
});

test('an address is matched by its cells, where no title says it', () => {
  expect(columnsOf({ Contact: ['a@b.test', 'c@d.test'] })).toEqual({ email: [0] });
  expect(columnsOf({ Contact: ['a@b.test'], Email: ['c@d.test'] })).toEqual({ email: [1] });
});

test('a date or number has the format of its cells, or one to choose', () => {
  const { sources, contents } = propose({ Born: ['13.02.1985'], Price: ['1.234'], Phone: ['555'] });
  expect(sources.get('dateOfBirth')).toMatchObject({ format: 'DMY' });
  expect(sources.get('price')).toMatchObject({ format: null });
  const needing = FIELDS.filter(each => {
    const source = sources.get(each.name);
    return source && needsFormat(each, source, contents);
  });
  expect(needing.map(({ name }) => name)).toEqual(['price']);
});
