import {
  execute,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
  parse,
  validate,
  type ExecutionResult,
  type GraphQLFieldConfig,
  type GraphQLOutputType,
} from 'graphql';
import { expect, test } from 'vitest';
import { serializedObject, SerializedJson } from '../query/response.ts';
import { selectionOf, type SelectedField } from '../query/selection.ts';
import type { RootOperation } from '../resolvers/resolver-class.ts';
import type { Context } from '../server/context.ts';
import { OperationCache } from './operation-cache.ts';
import { prepareOperation } from './prepared-operation.ts';
import { RootExecution } from './root-fields.ts';
import { parseResponse } from './serialized-response.ts';

/** The root fields that were executed, in their order. */
let executed: string[] = [];

const leaf = new GraphQLObjectType({
  name: 'Leaf',
  fields: { n: { type: GraphQLInt }, t: { type: GraphQLString } },
});
const record: GraphQLObjectType = new GraphQLObjectType({
  name: 'Thing',
  fields: {
    n: { type: GraphQLInt },
    t: { type: GraphQLString },
    one: { type: leaf },
    many: { type: new GraphQLList(leaf) },
  },
});
const leaves = [
  { n: 1, t: 'a "quoted" text', __typename: 'Leaf' },
  { n: 2, t: null, __typename: 'Leaf' },
];
const value = { n: 7, t: 'text', one: leaves[0], many: leaves, __typename: 'Thing' };

/** The selected fields of a value as an operation on a resource returns them. */
function serialized(of: unknown, fields: readonly SelectedField[]): unknown {
  if (of === null || typeof of !== 'object') return of;
  if (Array.isArray(of)) {
    const items = of.map(item => (serialized(item, fields) as SerializedJson).pieces.join(''));
    return new SerializedJson([`[${items.join()}]`]);
  }
  const values = of as Record<string, unknown>;
  return serializedObject(
    fields.map(({ key, name, fields: inner }) => [key, serialized(values[name], inner)]),
  );
}

type Outcome = 'value' | 'null' | 'error';

/** A root field with an outcome; as an operation on a resource, whose resolver is not that of GraphQL.js, if `isResource`. */
function rootField(name: string, type: GraphQLOutputType, outcome: Outcome, isResource: boolean) {
  const resolve = async () => {
    executed.push(name);
    await Promise.resolve();
    if (outcome === 'error') throw new Error(`${name} failed`);
    return outcome === 'null' ? null : value;
  };
  const operation: Pick<RootOperation, 'resolve'> = {
    resolve: async (_args, _context, info) => serialized(await resolve(), selectionOf(info)),
  };
  const field: GraphQLFieldConfig<unknown, unknown> = {
    type,
    args: { x: { type: GraphQLInt } },
    resolve,
    extensions: isResource ? { operation } : {},
  };
  return [name, field] as const;
}

const required = new GraphQLNonNull(record);
const rootFields = Object.fromEntries(
  [true, false].flatMap(isResource => {
    const prefix = isResource ? 'resource' : 'other';
    return [
      rootField(`${prefix}Value`, required, 'value', isResource),
      rootField(`${prefix}Null`, record, 'null', isResource),
      rootField(`${prefix}Error`, record, 'error', isResource),
      rootField(`${prefix}RequiredError`, required, 'error', isResource),
    ];
  }),
);
const schema = new GraphQLSchema({
  query: new GraphQLObjectType({ name: 'Query', fields: rootFields }),
  mutation: new GraphQLObjectType({ name: 'Mutation', fields: rootFields }),
});

/** Numbers that look random, the same for each seed. */
function randomNumbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % below;
  };
}

/** A valid document that mixes both kinds of root fields with aliases, fragments and directives. */
function documentOf(seed: number): { kind: 'query' | 'mutation'; text: string } {
  const random = randomNumbers(seed);
  const pick = <T>(from: readonly T[]): T => from[random(from.length)]!;
  const kind = pick(['query', 'mutation'] as const);
  const type = kind === 'query' ? 'Query' : 'Mutation';
  // Few documents have a field whose error makes all data null.
  const names = Object.keys(rootFields).filter(name => !name.includes('Required') || random(4) === 0);
  const directive = () => pick(['', '', '', '@include(if: $yes)', '@skip(if: $yes)', '@skip(if: $no)']);
  const leafFields = () =>
    Array.from({ length: 1 + random(3) }, () => pick(['n', 't', 'k: n', '__typename', `t ${directive()}`]));
  const fields = () =>
    Array.from({ length: 1 + random(4) }, () =>
      pick([
        ...leafFields(),
        `one { ${leafFields().join(' ')} }`,
        `many { ${leafFields().join(' ')} }`,
        `... on Thing ${directive()} { n t }`,
        '...Part',
      ]),
    );
  const used = new Set<string>();
  const selections = Array.from({ length: 1 + random(6) }, () => {
    if (random(8) === 0) return pick(['__typename', 'kind: __typename', `__schema { queryType { name } }`]);
    const name = pick(names);
    // A key belongs to one field.
    const isProto = random(12) === 0 && !used.has('__proto__');
    const alias = isProto ? '__proto__: ' : random(2) === 0 ? `${name}${random(2)}: ` : '';
    if (isProto) used.add('__proto__');
    return `${alias}${name} ${directive()} { ${fields().join(' ')} }`;
  }).filter(selection => kind === 'query' || !selection.startsWith('__schema'));
  const wrapped = selections.map(selection =>
    random(5) === 0 ? `... on ${type} ${directive()} { ${selection} }` : selection,
  );
  const inFragment = random(3) === 0 ? wrapped.splice(random(wrapped.length + 1)) : [];
  const text = [
    `${kind} Named($yes: Boolean = true, $no: Boolean!) { ${wrapped.join(' ')} ${inFragment.length > 0 ? '...Rest' : ''} ${wrapped.length + inFragment.length === 0 ? '__typename' : ''} }`,
    inFragment.length > 0 ? `fragment Rest on ${type} { ${inFragment.join(' ')} }` : '',
    'fragment Part on Thing { one { n } t }',
  ];
  return { kind, text: text.join('\n') };
}

const VARIABLES = { no: false };

/** Data in the order of its keys; errors by their path, since fields fail in any order. */
const outcomeOf = ({ data, errors = [] }: ExecutionResult) => ({
  data: JSON.stringify(data),
  errors: errors.map(error => JSON.stringify(error)).toSorted(),
});

async function executeHere(text: string): Promise<ExecutionResult> {
  const cached = new OperationCache().add(text, 'Named', parse(text))!;
  const prepared = prepareOperation(schema, cached, VARIABLES);
  const roots = prepared.roots.map(root =>
    root.resourceField
      ? { ...root, resourceField: { ...root.resourceField, decide: () => true as const } }
      : root,
  );
  return parseResponse(await new RootExecution(schema, { ...prepared, roots }, {} as Context).run());
}

test('documents with both kinds of root fields have the results of GraphQL.js', async () => {
  const seen = { valid: 0, mixed: 0, errors: 0, nothing: 0 };
  for (let seed = 1; seed <= 1_000; seed++) {
    const { kind, text } = documentOf(seed);
    const document = parse(text);
    // Fragments that no selection uses, and keys of two fields.
    const problems = validate(schema, document).filter(({ message }) => !/is never used/.test(message));
    if (problems.length > 0) continue;
    seen.valid++;
    executed = [];
    const expected = await execute({ schema, document, variableValues: VARIABLES });
    const order = executed;
    executed = [];
    const actual = await executeHere(text);
    const [found, wanted] = [outcomeOf(actual), outcomeOf(expected)];
    // GraphQL.js stops a query at the first error that makes all data null.
    const isStopped = kind === 'query' && expected.data === null;
    const errors = found.errors.filter(error => !isStopped || wanted.errors.includes(error));
    expect({ data: found.data, errors }, text).toEqual(wanted);
    // The root fields of a query are executed in any order.
    const executedIn = (names: string[]) => (kind === 'query' ? new Set(isStopped ? [] : names) : names);
    expect(executedIn(executed), text).toEqual(executedIn(order));
    if (new Set(order.map(name => name.startsWith('resource'))).size === 2) seen.mixed++;
    if (expected.errors) seen.errors++;
    if (expected.data === null) seen.nothing++;
  }
  expect(seen.valid).toBeGreaterThan(500);
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(50);
});

test('errors are in the order of the response', async () => {
  const text =
    'query Named { otherError { n } resourceValue { n } resourceError { n } last: otherError { n } }';
  const { data, errors } = await executeHere(text);
  expect(JSON.stringify(data)).toBe(
    '{"otherError":null,"resourceValue":{"n":7},"resourceError":null,"last":null}',
  );
  expect(errors?.map(({ path }) => path)).toEqual([['otherError'], ['resourceError'], ['last']]);
});
