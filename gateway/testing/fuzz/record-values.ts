import type { FieldContract } from '@gym/graphql-api';
import type { Choices } from './choices.ts';
import { DAYS, MOMENTS, objectOf } from './values.ts';

/** Plain words and what PostgreSQL's patterns, JSON and Unicode make of texts; all of them can be stored. */
const WORDS = [
  'alpha',
  'Alpha',
  'ALPHA beta',
  'beta',
  '100%',
  '50_50',
  'back\\slash',
  "O'Brien",
  'say "hi"',
  'émile',
  'Émile',
  '😀 face',
  'a,b;c',
  'line\nbreak',
  '__proto__',
  'null',
  '<b>bold</b>',
  '=1+1',
];

let counter = 0;

/** A number that no value had before, for fields whose values are unique. */
export const nextNumber = () => ++counter;

/** The ids of stored records, by the REST path of their resource. */
export type StoredIds = ReadonlyMap<string, readonly string[]>;

/** A value that the field's contract allows; undefined where it needs a record that does not exist. */
export function allowedValue(field: FieldContract, choices: Choices, ids: StoredIds): unknown {
  if (field.ref) {
    const existing = ids.get(field.ref) ?? [];
    return existing.length > 0 ? choices.pick(existing) : undefined;
  }
  if (field.values) return choices.pick(field.values);
  const least = field.min ?? 0;
  const most = field.max ?? 10_000;
  switch (field.kind) {
    case 'id':
      return undefined;
    case 'money':
    case 'number':
      return Math.min(most, least + choices.pick([1, 0, 0.5, 10.25, 99.99, 1_000]));
    case 'int':
      return Math.min(most, least + choices.pick([1, 0, 2, 30, 500]));
    case 'date':
      return choices.pick(field.past ? DAYS.filter(day => day < '2026') : DAYS);
    case 'dateTime':
      return choices.pick(MOMENTS);
    case 'time':
      return choices.pick(['08:30', '00:00', '12:00', '17:45', '23:59']);
    case 'boolean':
      return choices.oneIn(2);
    case 'textList':
      return choices.list(0, 3, () => choices.pick(WORDS));
    case 'json':
      return objectOf(choices.some(field.keys ?? [], 0, 3).map(key => [key, '09:00-18:00']));
    case 'password':
      return 'correct horse battery';
    case 'email':
      return `fuzz${nextNumber()}@example.com`;
    default:
      return textOf(field, choices);
  }
}

function textOf({ wire, maxLength = 1_000 }: FieldContract, choices: Choices): string {
  if (/phone/.test(wire)) return choices.pick(['(555) 010-0199', '+1-555-010-0199']);
  if (/vehicle/i.test(wire)) return `AB-${nextNumber() % 10_000}`;
  if (/days_of_week/.test(wire)) return choices.pick(['Mon,Wed,Fri', 'Sat']);
  const word = choices.pick(WORDS);
  const text = /number|username|value|name|key/i.test(wire) ? `${word} ${nextNumber()}` : word;
  return text.slice(0, maxLength).trim().toWellFormed();
}
