import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
  type GraphQLField,
} from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkout } from '../../launch/data-dir.ts';
import { executeGraphql, startTestApp, tokenOf, type TestApp } from '../../testing/test-app.ts';

const schema = buildSchema(readFileSync(join(checkout, 'graphql-api/schema.graphql'), 'utf8'));
const roots = Object.values(schema.getQueryType()!.getFields());
const fieldsOf = ({ type }: GraphQLField<unknown, unknown>) => {
  const named = getNamedType(type);
  return isObjectType(named) ? named.getFields() : {};
};
const needsArgument = (field: GraphQLField<unknown, unknown>) =>
  field.args.some(({ type, defaultValue }) => String(type).endsWith('!') && defaultValue === undefined);
const isPage = (field: GraphQLField<unknown, unknown>) => 'items' in fieldsOf(field);
/** Lists of a resource: a table has all rows of them. */
const isList = (field: GraphQLField<unknown, unknown>) => isPage(field) && 'totalCount' in fieldsOf(field);
const isAggregate = ({ name }: GraphQLField<unknown, unknown>) => name.endsWith('Aggregate');
/** Lists that are returned whole, without required arguments. */
const isWhole = (field: GraphQLField<unknown, unknown>) =>
  isListType(getNullableType(field.type)) &&
  !isAggregate(field) &&
  Object.keys(fieldsOf(field)).length > 0 &&
  !needsArgument(field);

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ demo: true });
}, 120_000);
afterAll(() => app.stop());

const admin = async () => tokenOf(app, 'admin');

async function fetchTable(query: string, accept: string): Promise<string> {
  const response = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { accept, 'content-type': 'application/json', authorization: `Bearer ${await admin()}` },
    body: JSON.stringify({ query }),
  });
  const text = await response.text();
  expect(response.status, text).toBe(200);
  return text;
}

/** Rows of both formats, without the head of CSV. */
async function rowsOf(query: string) {
  // An empty line is no row.
  const csv = (await fetchTable(query, 'text/csv')).split('\r\n').filter(Boolean);
  const lines = (await fetchTable(query, 'application/jsonl')).split('\n').filter(Boolean);
  return { csv: csv.length - 1, jsonl: lines.length };
}

/** The first field without a selection of a type. */
const plainField = (field: GraphQLField<unknown, unknown>) =>
  Object.values(fieldsOf(field)).find(
    inner => !isObjectType(getNamedType(inner.type)) && inner.args.length === 0,
  )!.name;

/** Of fields that need some of their optional arguments. */
const ARGUMENTS: Readonly<Record<string, string>> = {
  sessionClashes: '(from: "2026-11-01", until: "2026-11-30")',
};

const totalOf = async (list: string) =>
  Number((await executeGraphql(app, `{ ${list} { totalCount } }`))[list]!['totalCount']);

test.each(
  roots.filter(field => isList(field) && !needsArgument(field)).map(field => [field.name, field] as const),
)('the table of %s has as many rows as the list', async (name, field) => {
  const column = plainField(fieldsOf(field)['items']!);
  const total = await totalOf(name);
  expect(await rowsOf(`{ ${name} { items { ${column} } } }`)).toEqual({ csv: total, jsonl: total });
});

test.each(roots.filter(field => isPage(field) && !isList(field)).map(field => [field.name, field] as const))(
  'the table of %s, which has no count, has the rows of the page',
  async (name, field) => {
    const column = plainField(fieldsOf(field)['items']!);
    const query = `{ ${name}(page: { limit: 3 }) { items { ${column} } } }`;
    const { length } = (await executeGraphql(app, query))[name]!['items'] as unknown[];
    expect(length).toBeGreaterThan(0);
    expect(await rowsOf(query)).toEqual({ csv: length, jsonl: length });
  },
);

test.each(roots.filter(isAggregate).map(({ name }) => [name]))(
  'the table of %s has its groups',
  async name => {
    const total = await totalOf(name.replace(/Aggregate$/, ''));
    const rows = await rowsOf(`{ ${name}(groupBy: [{ id: true }]) { count } }`);
    expect(rows).toEqual({ csv: total, jsonl: total });
  },
);

test.each(roots.filter(isWhole).map(field => [field.name, field] as const))(
  'the table of %s has a row for each entry',
  async (name, field) => {
    const query = `{ ${name}${ARGUMENTS[name] ?? ''} { ${plainField(field)} } }`;
    const { length } = (await executeGraphql(app, query))[name] as unknown as unknown[];
    expect(await rowsOf(query)).toEqual({ csv: length, jsonl: length });
  },
);
