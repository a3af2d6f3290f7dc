import { snakeCase, type FieldKind } from '@gym/graphql-api';
import { badRequest } from '../failure.ts';
import { camelCase } from '../resource.ts';
import { readValue, WrongValue } from '../wire-values.ts';

/**
 * The texts of a body that is no record, by camelCase name; the body may write them in either case.
 * @param required each name with the message for its absence
 * @throws RestFailure 400
 */
export function textFields<K extends string>(
  body: Record<string, unknown>,
  required: Record<K, string>,
): Record<K, string> {
  const given = new Map(Object.entries(body).map(([name, value]) => [camelCase(name), value]));
  const wrong = new Map<string, string>();
  for (const name of Object.keys(body))
    if (!Object.hasOwn(required, camelCase(name))) wrong.set(name, `Unknown field: ${name}`);
  const entries = Object.entries<string>(required).map(([name, message]) => {
    const value = given.get(name);
    if (value === undefined || value === null || value === '') wrong.set(name, message);
    else if (typeof value !== 'string') wrong.set(name, `${name} must be text`);
    return [name, value] as const;
  });
  if (wrong.size > 0) throw badRequest(Object.fromEntries(wrong));
  return Object.fromEntries(entries) as Record<K, string>;
}

/** The kind of each field, by its name in GraphQL; `['id']` is a list of ids. */
export type InputFields = Readonly<Record<string, FieldKind | readonly [FieldKind]>>;

/**
 * The body of an operation, under the names of GraphQL; the body may write them in either case.
 * @param choices the only values of fields of the kind `choice`
 * @throws RestFailure 400 that names each unknown field, each missing one and each value of a wrong kind
 */
export function inputFields(
  fields: InputFields,
  required: readonly string[],
  body: Record<string, unknown>,
  choices: Readonly<Record<string, readonly string[]>> = {},
): Record<string, unknown> {
  const wrong = new Map<string, string>();
  const input = new Map<string, unknown>();
  for (const [wire, value] of Object.entries(body)) {
    const name = camelCase(wire);
    const kind = Object.hasOwn(fields, name) ? fields[name] : undefined;
    try {
      if (!kind) wrong.set(wire, `Unknown field: ${wire}`);
      else input.set(name, typeof kind === 'string' ? readValue(kind, value) : readList(kind[0], value));
    } catch (error) {
      if (!(error instanceof WrongValue)) throw error;
      wrong.set(snakeCase(name), `${labelOf(name)} ${error.message}`);
    }
  }
  for (const name of required)
    if ((input.get(name) ?? '') === '' && !wrong.has(snakeCase(name)))
      wrong.set(snakeCase(name), `${labelOf(name)} is required`);
  for (const [name, values] of Object.entries(choices)) {
    const value = input.get(name);
    if (typeof value === 'string' && !values.includes(value))
      wrong.set(snakeCase(name), `${labelOf(name)} must be one of: ${values.join(', ')}`);
  }
  if (wrong.size > 0) throw badRequest(Object.fromEntries(wrong));
  return Object.fromEntries(input);
}

function readList(kind: FieldKind, value: unknown): unknown[] | null {
  if (value === null) return null;
  if (!Array.isArray(value)) throw new WrongValue('must be a list');
  return value.map(entry => readValue(kind, entry));
}

/** What messages call a field: `memberId` is Member. */
const labelOf = (name: string) => {
  const words = snakeCase(name).replace(/_id$/, '').replaceAll('_', ' ');
  return words[0]!.toUpperCase() + words.slice(1);
};
