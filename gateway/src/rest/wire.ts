import type { FieldContract } from '@gym/graphql-api';
import { badRequest } from './failure.ts';
import { isInexact } from './json-body.ts';
import { labelOf, type RestResource } from './resource.ts';
import { isText, readValue, writeValue, WrongValue } from './wire-values.ts';

type Values = Record<string, unknown>;

/** The fields that a caller may not view, as GraphQL names them: `Trainer.salary`. */
export type HiddenFields = Pick<ReadonlySet<string>, 'has'>;

export const isHidden = (
  { type }: RestResource,
  { sensitive, name }: FieldContract,
  hidden: HiddenFields,
): boolean => sensitive !== undefined && hidden.has(`${type}.${name}`);

/** A record of GraphQL under its names on the wire, without what the caller may not view. */
export function toWire(resource: RestResource, record: Values, { hidden }: { hidden: HiddenFields }): Values {
  const body: Values = {};
  for (const { field, paths } of resource.outputFields) {
    if (isHidden(resource, field, hidden)) continue;
    let value: unknown;
    for (const path of paths) value ??= at(record, path);
    body[field.wire] = writeValue(field, value);
  }
  return body;
}

/**
 * The body of a request under GraphQL's names. Read-only names are left out, so that a record as it was read can be sent
 * back.
 * @param isNew whether the record is being created
 * @throws RestFailure 400 that names each unknown field and each value of a wrong kind
 */
export function fromWire(resource: RestResource, body: Values, isNew: boolean): Values {
  // Maps: a body may have names that every object inherits, such as `constructor`.
  const input = new Map<string, unknown>();
  const wrong = new Map<string, string>();
  for (const [name, value] of Object.entries(body)) {
    const field = resource.bySpelling.get(name);
    if (!field && resource.relatedLists.has(name)) continue;
    if (!field) wrong.set(name, `Unknown field: ${name}`);
    else if (field.createOnly && !isNew && field.read === null)
      wrong.set(field.wire, `${labelOf(field)} cannot be changed here`);
    else if (field.writable && input.has(field.name)) wrong.set(field.wire, `${field.wire} is given twice`);
    else if (field.writable)
      input.set(
        field.name,
        read(field, value, message => wrong.set(field.wire, message)),
      );
    if (field?.writable && isText(field.kind) && isInexact(body, name))
      wrong.set(field.wire, `${labelOf(field)} must be text: write the number in quotes`);
  }
  // Numbers that the server could give are required here: what is sent as empty is reported as missing.
  if (isNew)
    for (const { name, assigned } of resource.fields) if (assigned && !input.has(name)) input.set(name, null);
  if (wrong.size > 0) throw badRequest(Object.fromEntries(wrong));
  return Object.fromEntries(input);
}

/** The version that a change is based on; a client that sends none overwrites. */
export function versionOf(body: Values): number | undefined {
  try {
    return (readValue('int', body['version'] ?? null) as number | null) ?? undefined;
  } catch {
    throw badRequest({ version: 'Version must be a whole number' });
  }
}

function read(field: FieldContract, value: unknown, addError: (message: string) => unknown): unknown {
  try {
    return readValue(field.kind, value);
  } catch (error) {
    if (!(error instanceof WrongValue)) throw error;
    addError(field.invalid ?? `${labelOf(field)} ${error.message}`);
    return undefined;
  }
}

function at(record: Values, path: readonly string[]): unknown {
  let found: unknown = record;
  for (const name of path) found = (found as Values | null | undefined)?.[name];
  return found;
}
