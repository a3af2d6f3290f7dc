import { readFileSync } from 'node:fs';
import { buildSchema, parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { contracts } from '../contracts.ts';
import { selectionOf } from './documents.ts';
import { restResource } from './resource.ts';

test('selects each path once', () => {
  expect(selectionOf(['id', 'trainer.id', 'name', 'trainer.name'])).toBe('id trainer { id name } name');
});

const schemaFile = new URL('schema.graphql', import.meta.resolve('@gym/graphql-api/resources.json'));
const schema = buildSchema(readFileSync(schemaFile, 'utf8'));

test.each(contracts.map(contract => [contract.path, restResource(contract)] as const))(
  'the documents of %s are valid in the schema',
  (_path, { documents, operations }) => {
    const { list, count, one, create, update, remove } = documents;
    const offered = {
      list: [list, count],
      one: [one],
      create: [create],
      update: [update],
      delete: [remove],
    };
    for (const { query } of operations.flatMap(operation => offered[operation]))
      expect(validate(schema, parse(query)).map(error => error.message)).toEqual([]);
  },
);
