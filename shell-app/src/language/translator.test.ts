import { translateMessage, translateStored } from '@gym/hub-kit/format';
import { keepTemplate } from '../../packages/hub-kit/src/common/text.ts';
import { showTexts } from '@gym/hub-kit/shell';
import compile from 'icu-minify/compile';
import { afterEach, describe, expect, it } from 'vitest';
import { createTranslator } from './translator.ts';

const compiled = (catalogue: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(catalogue).map(([text, message]) => [text, compile(message)]));

const { text } = createTranslator('de', [
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

it('finds a text by its template only', () => {
  expect(text('{label} is required', { label: 'E-Mail' })).toBe('E-Mail ist erforderlich');
  expect(text('Parking Pass', undefined)).toBe('Parkausweis');
  // The German of a finished sentence comes from the template that the server sends beside it.
  expect(text('Email is required', undefined)).toBeUndefined();
  expect(text('Parking Pass A-17 updated', undefined)).toBeUndefined();
  expect(text('Ann Lee', undefined)).toBeUndefined();
});

it('makes the texts of a screen of the words of its records', () => {
  const { text: german } = createTranslator('de', [
    compiled({
      'external payment': 'externe Zahlung',
      'external payments': 'externe Zahlungen',
      'External Payment': 'Externe Zahlung',
      'Add {title}': '{title} hinzufügen',
      'Failed to fetch {many}': '{many} konnten nicht geladen werden',
      'Failed to fetch {one} details': '{one} konnte nicht geladen werden',
      '{subject} created successfully': '{subject} angelegt',
      'Failed to fetch members': 'Die Mitglieder fehlen',
    }),
  ]);
  expect(german('Failed to fetch external payments', undefined)).toBe(
    'Externe Zahlungen konnten nicht geladen werden',
  );
  expect(german('Failed to fetch external payment details', undefined)).toBe(
    'Externe Zahlung konnte nicht geladen werden',
  );
  expect(german('External payment created successfully', undefined)).toBe('Externe Zahlung angelegt');
  expect(german('Add External Payment', undefined)).toBe('Externe Zahlung hinzufügen');
  // A translation of its own comes first, and unknown words have none.
  expect(german('Failed to fetch members', undefined)).toBe('Die Mitglieder fehlen');
  expect(german('Failed to fetch lockers', undefined)).toBeUndefined();
});

it('shows no template without its values', () => {
  expect(text('{record} updated', undefined)).toBeUndefined();
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
    Null: null,
    Number: 7,
    Empty: [],
    Nested: [null, 5, { a: 1 }],
    Email: 'Anders',
  };
  const { text: translate } = createTranslator('de', [compiled({ Email: 'E-Mail' }), hostile as never]);
  expect(translate('Email', undefined)).toBe('E-Mail');
  expect(translate('{0} of {1}', { 0: '3', 1: '4' })).toBe('3 von 4');
  expect(translate('{name} and {name} again', { name: 'Ann' })).toBe('Ann und nochmals Ann');
  expect(translate('Class {a}', { a: 1 })).toBeUndefined();
  for (const name of ['Null', 'Number', 'Empty', 'Nested'])
    expect([name, translate(name, undefined)]).toEqual([name, undefined]);
});

describe('messages of the API', () => {
  const messages = {
    Member: 'Mitglied',
    'The client is unknown': 'Der Client ist unbekannt',
    'The server rejects {name}: {reason}': 'Der Server weist {name} ab: {reason}',
    '{label} not found': '{label} nicht gefunden',
    '{name} follows on {count} others':
      '{name} folgt auf {count, plural, one {ein anderes} other {# andere}}',
  };
  const germanOf = (catalogue: Readonly<Record<string, string>>) =>
    createTranslator('de', [compiled(catalogue)]);

  afterEach(() => showTexts('en'));

  it('translates a message of the API by its template; values are texts, labels are translated', () => {
    showTexts('de', germanOf(messages));
    keepTemplate('Member not found', {
      template: '{label} not found',
      values: { label: { template: 'Member', values: {} } },
    });
    // A record that is called as a text of the app.
    keepTemplate('Member follows on 3 others', {
      template: '{name} follows on {count} others',
      values: { name: 'Member', count: '3' },
    });
    expect(translateMessage('Member not found')).toBe('Mitglied nicht gefunden');
    expect(translateMessage('Member follows on 3 others')).toBe('Member folgt auf 3 andere');
  });

  it('shows the English of what no catalogue contains', () => {
    showTexts('de', germanOf(messages));
    keepTemplate('Ann is away', { template: '{name} is away', values: { name: 'Ann' } });
    keepTemplate('Ann is in room 4 not found', {
      template: '{label} not found',
      values: { label: { template: '{name} is in room {room}', values: { name: 'Ann', room: '4' } } },
    });
    expect(translateMessage('Ann is away')).toBe('Ann is away');
    expect(translateMessage('Ann is in room 4 not found')).toBe('Ann is in room 4 nicht gefunden');
  });

  it.each([undefined, null, 'text', { template: 1, values: {} }, { template: '{label} not found' }])(
    'ignores what is no template: %o',
    given => {
      showTexts('de', germanOf(messages));
      keepTemplate('Nothing', given);
      expect(translateMessage('Nothing')).toBe('Nothing');
    },
  );

  it('keeps the last templates only', () => {
    showTexts('de', germanOf(messages));
    const label = { template: 'Member', values: {} };
    keepTemplate('first', { template: '{label} not found', values: { label } });
    for (let index = 0; index < 500; index++)
      keepTemplate(`text ${index}`, { template: '{label} not found', values: { label } });
    expect(translateMessage('first')).toBe('first');
    expect(translateMessage('text 499')).toBe('Mitglied nicht gefunden');
  });

  it('translates a text by the template that a field beside it contains', () => {
    showTexts('de', germanOf(messages));
    const template = {
      template: '{label} not found',
      values: { label: { template: 'Member', values: {} } },
    };
    expect(translateMessage('Member not found here', template)).toBe('Mitglied nicht gefunden');
    expect(['Member', 'Ann Lee'].map(translateMessage)).toEqual(['Mitglied', 'Ann Lee']);
    // It belongs to this text alone.
    expect(translateMessage('Member not found here')).toBe('Member not found here');
  });

  it('translates stored texts by the listed templates, of whose values only a reason is a text', () => {
    showTexts('de', germanOf(messages));
    const from = ['The server rejects {name}: {reason}'];
    expect(translateStored('The server rejects Member: The client is unknown', from)).toBe(
      'Der Server weist Member ab: Der Client ist unbekannt',
    );
    expect(translateStored('The server rejects Ann: 550\nno', from)).toBe('Der Server weist Ann ab: 550\nno');
    expect(translateStored('Member', from)).toBe('Mitglied');
    expect(translateStored('Member not found', from)).toBe('Member not found');
    showTexts('en');
    expect(translateStored('The server rejects Ann: no', from)).toBe('The server rejects Ann: no');
  });
});
