import type { Choices } from './choices.ts';
import type { GeneratedQuery } from './generate-query.ts';
import { anyJson, ODD_IDS, ODD_NUMBERS, oddText, PROTOTYPE_NAMES } from './values.ts';

/** A body of POST /graphql: any JSON, or any text instead. */
export type Body = string | { [name: string]: unknown };

/** Tokens of GraphQL at positions where they are invalid. */
const TOKENS = [
  '{',
  '}',
  '(',
  ')',
  '[',
  ']',
  '!',
  '$',
  ':',
  '...',
  '@include(if: 1)',
  '@skip',
  'null',
  '""',
  '"""',
  'fragment F0 on Query { ...F0 }',
  '...F0',
  '...missing',
  'query Other { me { id } }',
  'subscription { me { id } }',
  'mutation { login }',
  '__typename',
  '__schema { types { name } }',
  '__proto__',
  '$missing',
  '1e9999',
  '99999999999999999999',
  '-0',
  '\ufeff',
  '#',
];

/** The request with one or two defects; everything else in it remains valid. */
export function breakRequest(choices: Choices, { query, variables }: GeneratedQuery): Body {
  const body: { [name: string]: unknown } = { query, variables };
  const breakOnce = choices.pick<() => void>([
    () => (body['query'] = withoutToken(choices, query)),
    () => (body['query'] = withToken(choices, query)),
    () => (body['query'] = withOtherName(choices, query)),
    () => (body['variables'] = otherVariables(choices, variables)),
    () => (body['variables'] = anyJson(choices)),
    () =>
      (body['operationName'] = choices.pick<unknown>(['Fuzz', 'missing', '', null, 1, ...PROTOTYPE_NAMES])),
    () => (body['query'] = choices.pick<unknown>([null, 1, {}, [], '', ' ', oddText(choices)])),
    () => (body['extensions'] = anyJson(choices)),
    () => (body[choices.pick(['unknown', ...PROTOTYPE_NAMES])] = anyJson(choices)),
    () => (body['query'] = nested(choices)),
    () => (body['variables'] = deepVariables(choices)),
  ]);
  breakOnce();
  if (!choices.oneIn(20)) return body;
  const text = JSON.stringify(body);
  return choices.pick([
    text.slice(0, choices.below(text.length)),
    `[${text}]`,
    `${text}${text}`,
    JSON.stringify(anyJson(choices)),
  ]);
}

function positionIn(choices: Choices, parts: readonly string[]): number {
  return choices.below(parts.length);
}

const tokensOf = (query: string) =>
  query.match(/"(?:[^"\\]|\\.)*"|[A-Za-z_]\w*|\.\.\.|\s+|[^\s\w]|\d+/g) ?? [query];

function withoutToken(choices: Choices, query: string): string {
  const tokens = tokensOf(query);
  return tokens.toSpliced(positionIn(choices, tokens), 1).join('');
}

function withToken(choices: Choices, query: string): string {
  const tokens = tokensOf(query);
  const added = choices.oneIn(3) ? choices.pick(tokens) : choices.pick(TOKENS);
  return tokens.toSpliced(positionIn(choices, tokens), 0, ` ${added} `).join('');
}

/** A field, an argument, a type or a variable of a name that does not exist there. */
function withOtherName(choices: Choices, query: string): string {
  const tokens = tokensOf(query);
  const names = tokens.flatMap((token, index) => (/^[A-Za-z_]/.test(token) ? [index] : []));
  const name = choices.pick([...PROTOTYPE_NAMES, 'id', 'items', 'unknown', 'null', 'true', 'on']);
  return names.length > 0 ? tokens.with(choices.pick(names), name).join('') : name;
}

/** One of the variables, or one within them, with a value of any kind. */
function otherVariables(choices: Choices, variables: Record<string, unknown>): unknown {
  const wrong = choices.pick<() => unknown>([
    () => anyJson(choices),
    () => choices.pick(ODD_IDS),
    () => choices.pick(ODD_NUMBERS),
    () => oddText(choices),
    () => null,
  ]);
  const replace = (value: unknown, depth: number): unknown => {
    if (typeof value !== 'object' || value === null || choices.oneIn(3)) return wrong();
    const entries: [string, unknown][] = Object.entries(value);
    if (entries.length === 0 || depth > 8) return wrong();
    const at = choices.below(entries.length);
    const changed = entries.map(([name, part], index): [string, unknown] => [
      choices.oneIn(12) && index === at ? choices.pick(PROTOTYPE_NAMES) : name,
      index === at ? replace(part, depth + 1) : part,
    ]);
    return Array.isArray(value) ? changed.map(([, part]) => part) : Object.fromEntries(changed);
  };
  return replace({ ...variables, unused: 1 }, 0);
}

/** Deep, wide or long documents. */
function nested(choices: Choices): string {
  const depth = choices.pick([5, 12, 100, 1_000]);
  return choices.pick<() => string>([
    () =>
      `{ members { items { ${'assignedTrainer { members { items { '.repeat(depth)} id ${'} } }'.repeat(depth)} } } }`,
    () => `{ members(filter: ${'{ not: '.repeat(depth)}{}${' }'.repeat(depth)}) { totalCount } }`,
    () => `{ ${'me { id } '.repeat(depth)} }`,
    () => `{ ${Array.from({ length: depth }, (_, index) => `a${index}: loginHint`).join(' ')} }`,
    () => `{ me ${'@include(if: true) '.repeat(depth)} { id } }`,
    () => `${'['.repeat(depth)}`,
    () => `{ me { id } } ${'# comment\n'.repeat(depth)}`,
    () => `{ members(sort: [${'{ field: name } '.repeat(depth)}]) { totalCount } }`,
  ])();
}

function deepVariables(choices: Choices): Record<string, unknown> {
  let value: unknown = 1;
  const depth = choices.pick([5, 9, 100, 2_000]);
  const shape = choices.pick<(inner: unknown) => unknown>([
    inner => [inner],
    inner => ({ not: inner }),
    inner => ({ and: [inner] }),
  ]);
  for (let level = 0; level < depth; level++) value = shape(value);
  return {
    v0: value,
    filter: value,
    v1: Object.fromEntries(Array.from({ length: depth }, (_, index) => [`k${index}`, 1])),
  };
}
