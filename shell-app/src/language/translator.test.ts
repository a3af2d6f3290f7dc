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
