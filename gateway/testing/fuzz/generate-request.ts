import type { ResourceContract } from '@gym/graphql-api';
import { contracts } from '../../src/contracts.ts';
import type { Choices } from './choices.ts';
import type { TestUser } from './fuzz-app.ts';
import type { OpenapiContract, RestOperation, Schema } from './openapi.ts';
import { allowedValue, type StoredIds } from './record-values.ts';
import {
  anyJson,
  DAYS,
  MOMENTS,
  objectOf,
  ODD_DAYS,
  ODD_IDS,
  ODD_MOMENTS,
  ODD_NUMBERS,
  ODD_TEXTS,
  oddText,
  PROTOTYPE_NAMES,
} from './values.ts';

/** A REST request, and which operation of the document it is meant for. */
export interface GeneratedRequest {
  by: string;
  method: string;
  /** As the document has it: `/members/{id}`. */
  path: string;
  parameters: Record<string, string>;
  query: readonly (readonly [string, string])[];
  body?: unknown;
}

export interface RequestSources {
  contract: OpenapiContract;
  users: readonly TestUser[];
  ids: StoredIds;
}

/** Requests that would end the sessions of the test users, or change what they may do. */
const HARMFUL = /^(put|post|delete) \/users(\/|$)/;
const SIGN_OUT = '/auth/logout';

/** A request from the document: most are valid, some have one or several invalid values. */
export function generateRequest(
  choices: Choices,
  { contract, users, ids }: RequestSources,
): GeneratedRequest {
  const harmlessToSender = contract.operations.filter(candidate => candidate.path !== SIGN_OUT);
  const { path, method, operation } = choices.pick(harmlessToSender);
  const harmless = users.filter(user => !user.may('users', 'view'));
  const senders = HARMFUL.test(`${method} ${path}`) ? harmless : users;
  const by = choices.oneIn(4) ? choices.pick(senders).name : senders[0]!.name;
  const given = (operation.parameters ?? []).filter(parameter => parameter.in === 'path');
  const parameters = objectOf(given.map(({ name }) => [name, pathValue(choices, path, name, ids)]));
  const schema = operation.requestBody?.content['application/json'].schema;
  const body = schema && (choices.oneIn(25) ? anyJson(choices) : bodyOf(choices, contract, schema, ids));
  return { by, method, path, parameters, query: queryOf(choices, operation), ...(schema && { body }) };
}

const resourceAt = (path: string): ResourceContract | undefined =>
  contracts.find(candidate => path === `/${candidate.path}` || path === `/${candidate.path}/{id}`);

function pathValue(choices: Choices, path: string, name: string, ids: StoredIds): string {
  if (choices.oneIn(10)) return choices.pick([...ODD_IDS, ...PROTOTYPE_NAMES, "' or 1=1", '%', 'a\0b', '😀']);
  const existing = ids.get(resourceAt(path)?.path ?? '') ?? [];
  return name === 'id' && existing.length > 0
    ? choices.pick(existing)
    : choices.pick(['1', 'Members', 'gender', 'A']);
}

function queryOf(choices: Choices, { parameters = [] }: RestOperation): [string, string][] {
  const offered = parameters.filter(parameter => parameter.in === 'query');
  const query = choices
    .some(offered, 0, 3)
    .map(({ name, schema }): [string, string] => [name, queryValue(choices, name, schema)]);
  if (choices.oneIn(30))
    query.push([choices.pick([...PROTOTYPE_NAMES, 'unknown', 'page[]', '']), choices.pick(ODD_TEXTS)]);
  if (query[0] && choices.oneIn(30)) query.push(query[0]);
  return query;
}

function queryValue(choices: Choices, name: string, schema: Schema): string {
  if (choices.oneIn(10)) return choices.pick([...ODD_TEXTS, ...ODD_IDS]);
  if (name === 'page' || name === 'page_size') return choices.pick(['1', '2', '10', '1000', '1001', '0']);
  if (name === 'sort')
    return choices.pick(['id', '-created_at', 'created_at,-id', '-id,id', 'updated_at', 'version', 'name']);
  return String(schemaValue(choices, schema));
}

/** A value of a property by its schema alone. */
function schemaValue(choices: Choices, schema: Schema): unknown {
  if (Array.isArray(schema['enum'])) return choices.pick(schema['enum'] as unknown[]);
  if (Array.isArray(schema['anyOf'])) return schemaValue(choices, choices.pick(schema['anyOf'] as Schema[]));
  const type = Array.isArray(schema['type']) ? choices.pick(schema['type'] as string[]) : schema['type'];
  switch (type) {
    case 'integer':
    case 'number':
      return choices.pick([1, 2, 10, 0]);
    case 'boolean':
      return choices.oneIn(2);
    case 'array':
      return [];
    case 'object':
      return {};
    case 'null':
      return null;
    default:
      if (schema['format'] === 'date') return choices.pick(DAYS);
      if (schema['format'] === 'date-time') return choices.pick(MOMENTS);
      return choices.pick(['active', 'alpha', 'admin', '08:30', 'someone@example.com']);
  }
}

function bodyOf(
  choices: Choices,
  contract: OpenapiContract,
  schema: Schema,
  ids: StoredIds,
): Record<string, unknown> {
  const resolved = contract.resolve(schema);
  const required = new Set((resolved['required'] as string[] | undefined) ?? []);
  const fields = contracts.find(({ type }) =>
    new RegExp(`/${type}(Input|Patch)$`).test(String(schema['$ref'])),
  )?.fields;
  const properties = Object.entries(contract.properties(schema));
  const odd = choices.oneIn(3) && properties.length > 0 ? choices.below(properties.length) : -1;
  const given = properties.flatMap(([name, property], index): [string, unknown][] => {
    if (index === odd) return [[name, oddValue(choices, property)]];
    // A version is of use to a conflict alone.
    const wanted = required.has(name) || (name === 'version' ? choices.oneIn(10) : choices.oneIn(2));
    if (!wanted) return [];
    const field = fields?.find(({ wire }) => wire === name);
    const value = field ? allowedValue(field, choices, ids) : schemaValue(choices, property);
    return value === undefined ? [] : [[name, value]];
  });
  const kept = choices.oneIn(25) ? given.slice(1) : given;
  if (choices.oneIn(25))
    kept.push([choices.pick(['unknown', 'constructor', 'toString', 'id']), anyJson(choices)]);
  return objectOf(kept);
}

/** At the limits of a property, beyond them, or of another type. */
function oddValue(choices: Choices, schema: Schema): unknown {
  const candidates: unknown[] = [null, anyJson(choices), oddText(choices)];
  const { minimum, maximum, maxLength, format } = schema;
  if (typeof minimum === 'number') candidates.push(minimum, minimum - 1, minimum - 0.01);
  if (typeof maximum === 'number') candidates.push(maximum, maximum + 1, maximum + 0.01);
  if (typeof maxLength === 'number')
    candidates.push(
      'x'.repeat(maxLength),
      'x'.repeat(maxLength + 1),
      '😀'.repeat(maxLength / 2 + 1),
      ` ${'x'.repeat(maxLength)} `,
    );
  if (format === 'date') candidates.push(...ODD_DAYS);
  if (format === 'date-time') candidates.push(...ODD_MOMENTS);
  const type = JSON.stringify(schema['type'] ?? '');
  if (/number|integer/.test(type)) candidates.push(...ODD_NUMBERS, '1', '1.50', ' 2 ', '0x10', '1e3', '١');
  if (/boolean/.test(type)) candidates.push('true', 'FALSE', 0, 1, '1', 'yes', 2);
  if (/string/.test(type)) candidates.push(...ODD_TEXTS, 5, true, ['a']);
  if (schema['anyOf'])
    candidates.push(
      '["a"]',
      '[1]',
      '{"monday":"x"}',
      '[',
      { someday: 'x' },
      ['a\0b'],
      Array.from({ length: 201 }, () => 'a'),
    );
  return choices.pick(candidates);
}
