import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { lexicographicSortSchema, parse, printSchema, validate } from 'graphql';
import { expect, test } from 'vitest';
import { useApp } from '../../testing/app.ts';
import { contractOf } from '../declaration/contract-of.ts';
import { initOrm } from '../database/database.ts';
import { entities } from '../resources/index.ts';
import { allResources } from '../declaration/resource.ts';
import { displayTexts } from '../seed/master-data.ts';
import { operationOf } from '../resolvers/resolver-class.ts';
import { buildSchema } from './schema.ts';

const app = useApp();
const schema = buildSchema();
const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));

test('every type and every root field has a description', () => {
  const roots = [schema.getQueryType()!, schema.getMutationType()!];
  const described = [
    ...types.filter(type => !roots.includes(type as never)),
    ...roots.flatMap(root => Object.values(root.getFields())),
  ];
  expect(described.filter(({ description }) => !description).map(({ name }) => name)).toEqual([]);
});

test('every root field is an operation of a resource or declares its cost', () => {
  const roots = [schema.getQueryType()!, schema.getMutationType()!].flatMap(root =>
    Object.values(root.getFields()),
  );
  const undeclared = roots.filter(field => !operationOf(field) && field.extensions['cost'] === undefined);
  expect(undeclared.map(({ name }) => name)).toEqual([]);
});

test('every description has the right articles', () => {
  const wrong = /\ba (?!us|uni|one)[aeiou]|\ban [^aeiouh]/i;
  const lines = printSchema(schema).split('\n');
  expect(lines.filter(line => wrong.test(line))).toEqual([]);
});

/** `Example: \`members { … }\`` in the description of a root field. */
const examples = Object.values(schema.getQueryType()!.getFields()).flatMap(({ description }) =>
  [...(description ?? '').matchAll(/^Example: `(.+)`$/gm)].map(([, example]) => example!),
);

test('the examples in descriptions are valid, and run', async () => {
  expect(examples.length).toBeGreaterThan(2 * allResources().length - 1);
  for (const example of examples) {
    expect(validate(schema, parse(`{ ${example} }`)), example).toEqual([]);
    await app.as('admin').request(`{ ${example} }`);
  }
});

test('the emitted files are what the code says', () => {
  const emitted = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');
  expect(emitted('schema.graphql')).toBe(`${printSchema(lexicographicSortSchema(schema))}\n`);
  const resources = [...allResources()].sort((a, b) => (a.resource < b.resource ? -1 : 1)).map(contractOf);
  expect(JSON.parse(emitted('resources.json'))).toEqual(
    JSON.parse(JSON.stringify({ resources, displayTexts: displayTexts() })),
  );
});

test('the migrations make the schema that the entities declare', async () => {
  const orm = await initOrm(app.databaseUrl, entities());
  try {
    expect(await orm.schema.getUpdateSchemaSQL({ wrap: false })).toBe('');
  } finally {
    await orm.close();
  }
});

test('every foreign key has an index', async () => {
  const missing = await app.sql(`
    select c.conrelid::regclass as table, a.attname as column
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and c.connamespace = 'public'::regnamespace
       and not exists (select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1])`);
  expect(missing).toEqual([]);
});

test('every default sort, with the number that decides between equals, has an index', async () => {
  for (const resource of allResources()) {
    const columns = [...Object.keys(resource.defaultSort), 'id'];
    const named = columns.map(name => resource.columns.find(column => column.name === name)!.column!);
    const indexes = await app.sql<{ columns: string[] }>(
      `select array(select a.attname::text from unnest(i.indkey) with ordinality as k(number, place)
                      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.number order by place) as columns
         from pg_index i where i.indrelid = '"${resource.table}"'::regclass`,
    );
    expect(
      indexes.map(index => index.columns.join()),
      resource.plural,
    ).toContain(named.join());
  }
});

test('a search uses its index', async () => {
  for (const resource of allResources().filter(resource =>
    resource.columns.some(column => column.search && !column.ref),
  )) {
    const [index] = await app.sql(
      `select 1 from pg_indexes where tablename = $1 and indexdef like '%gin%search_text%gin_trgm_ops%'`,
      [resource.table],
    );
    expect(index, resource.plural).toBeDefined();
  }
});

test('the built package loads, whatever order its modules come in', () => {
  const folder = new URL('../../', import.meta.url);
  execFileSync(process.execPath, ['-e', `await import('./dist/index.js')`], { cwd: folder, stdio: 'pipe' });
});
