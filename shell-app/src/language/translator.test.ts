import { expect, it } from 'vitest';
import { createTranslator } from './translator.ts';
import compile from 'icu-minify/compile';

const compiled = (catalogue: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(catalogue).map(([text, message]) => [text, compile(message)]));

const { text, message } = createTranslator('de', [
  compiled({
    Email: 'E-Mail',
    Member: 'Mitglied',
    'Parking Pass': 'Parkausweis',
    '{action} {name}': '{action}: {name}',
    '{label} is required': '{label} ist erforderlich',
    '{record} updated': '{record} geändert',
    '{count} records': '{count, plural, one {# Datensatz} other {# Datensätze}}',
  }),
]);

it.each([
  ['Email is required', 'E-Mail ist erforderlich'],
  ['Member Ann Lee updated', 'Mitglied Ann Lee geändert'],
  ['Parking Pass A-17 updated', 'Parkausweis A-17 geändert'],
  ['Something else updated', 'Something else geändert'],
  ['2 records', '2 Datensätze'],
])('translates the message “%s” by its template', (english, german) => {
  expect(message(english)).toBe(german);
});

it('does not split a message that no template with words of its own makes', () => {
  expect(message('Ann Lee')).toBeUndefined();
});

it('fills placeholders and decides plurals by the count', () => {
  expect(text('{action} {name}', { action: 'Löschen', name: 'Ann Lee' })).toBe('Löschen: Ann Lee');
  expect(text('{count} records', { count: 1 })).toBe('1 Datensatz');
  expect(text('{count} records', { count: 1200 })).toBe('1,200 Datensätze');
});

it('harms nothing but itself: a template with a number, a repeated placeholder, a malformed message', () => {
  const hostile = {
    '{0} of {1}': [['0'], ' von ', ['1']],
    '{name} and {name} again': [['name'], ' und nochmals ', ['name']],
    'Class {a}': [['b']],
    '{a} x {b} x {c} x {d} x {e} x {f} x {g}': 'x',
    Null: null,
    Number: 7,
    Empty: [],
    Nested: [null, 5, { a: 1 }],
    Email: 'Anders',
  };
  const { text: translate, message: find } = createTranslator('de', [
    compiled({ Email: 'E-Mail', '{label} is required': '{label} ist erforderlich' }),
    hostile as never,
  ]);
  expect(find('Email is required')).toBe('E-Mail ist erforderlich');
  expect(find('3 of 4')).toBe('3 von 4');
  expect(find('Ann and Ann again')).toBe('Ann und nochmals Ann');
  expect(find('Ann and Bob again')).toBeUndefined();
  expect(translate('Class {a}', { a: 1 })).toBeUndefined();
  for (const name of ['Null', 'Number', 'Empty', 'Nested'])
    expect([name, translate(name, undefined)]).toEqual([name, undefined]);
});
