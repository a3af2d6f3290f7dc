import { buildSchema, parse, print, Source } from 'graphql';
import { describe, expect, test } from 'vitest';
import { derivedDocuments, documentErrors } from './documents-plugin.ts';
import { documentsInCode, hubRules, shellRules } from './documents.ts';

const schema = buildSchema('type Query { member(id: ID!): Member } type Member { id: ID!, name: String }');

function errorsOf(files: Record<string, string>): string[] {
  const sources = Object.entries(files).flatMap(
    ([name, text]) => documentsInCode(entry + text, `members/${name}`, hubRules()).sources,
  );
  return documentErrors(sources, schema);
}

const entry = "import { graphql } from '@gym/hub-kit/graphql';";

const oneMember = (fields: string) =>
  `export const a = 1;\n\nexport const oneMember = graphql(\`\n  query OneMember {\n    member(id: 1) { ${fields} }\n  }\n\`);\n`;

test('an error names file, line and column', () => {
  const [error, ...others] = errorsOf({ 'member.graphql.ts': oneMember('id nam') });
  expect(others).toEqual([]);
  expect(error).toBe(
    'members/member.graphql.ts:5:24: Cannot query field "nam" on type "Member". Did you mean "name"?',
  );
});

test('so does a syntax error, and an error in a fragment is named once', () => {
  expect(errorsOf({ 'member.graphql.ts': oneMember('id (') })[0]).toContain('member.graphql.ts:5:26');
  const errors = errorsOf({
    'fields.graphql.ts': 'graphql(`fragment Fields on Member { id nam }`)',
    'one.graphql.ts': oneMember('...Fields'),
    'other.graphql.ts': oneMember('...Fields').replace('OneMember', 'Other'),
  });
  expect(errors).toHaveLength(1);
  expect(errors[0]).toContain('members/fields.graphql.ts:1:88');
});

test('a document of a screen, with its fragments, is none of its own where it is written in a module', () => {
  const fragment = new Source('fragment Fields on Member {\n  id name }', 'fields.graphql.ts');
  const operation = 'query OneMember { member(id: 1) { ...Fields } }';
  const whole = (text: string) =>
    new Source(`${operation} fragment Fields on Member { ${text} }`, 'a.screen.ts');
  const module = new Source(operation, 'member.graphql.ts');
  const texts = (ofScreen: Source, written: Source[]) =>
    derivedDocuments([ofScreen], written).map(({ body }) => body);
  expect(texts(whole('id name'), [fragment, module])).toEqual([]);
  expect(texts(whole('id name'), [fragment])).toEqual([print(parse(operation))]);
  expect(texts(whole('id'), [fragment, module])).toEqual(['fragment Fields on Member {\n  id\n}']);
});

test('documents that the API accepts have none', () => {
  const example = '/**\n * @example\n * graphql(`\n *   { nothing }\n * `)\n */\n';
  expect(errorsOf({ 'member.graphql.ts': example + oneMember('id name') })).toEqual([]);
});

test('a document of hub-kit, which imports `graphql` by its path, is found in the shell', () => {
  const code = "import { graphql } from '../common/graphql.ts'; graphql(`{ a }`)";
  const bodies = documentsInCode(code, 'tokens.ts', shellRules).sources.map(({ body }) => body);
  expect(bodies).toEqual(['{ a }']);
  expect(documentsInCode(code, 'tokens.ts', hubRules()).sources).toEqual([]);
});

describe('a document is found', () => {
  const found = (code: string) => documentsInCode(code, 'lockers.ts', hubRules());
  test.each([
    ['behind a comment', `${entry} graphql(/* GraphQL */ \`{ a }\`)`],
    ['in quotes', `${entry} graphql('{ a }')`],
    ['under another name', "import { graphql as gql } from '@gym/hub-kit/graphql'; gql(`{ a }`)"],
    ['with fragments', `${entry} graphql(\`{ a }\`, [fragment])`],
    ['of parse', "import { parse } from '@gym/hub-kit/graphql'; parse(`{ a }`)"],
  ])('%s', (_, code) => {
    const { sources, errors } = found(code);
    expect(errors).toEqual([]);
    expect(sources.map(({ body }) => body)).toEqual(['{ a }']);
  });

  test('only where it is code of the entry', () => {
    const others =
      "import { graphql as other } from './other.ts'; other(`{ b }`); const a = { graphql: 1 }; a.graphql;";
    expect(found(`${entry} type T = typeof graphql; ${others} // graphql(\`{ c }\`)`)).toEqual({
      sources: [],
      errors: [],
    });
  });

  test.each([
    ['is put together', `${entry}\ngraphql(\`{ \${field} }\`)`, '2:9'],
    ['is a variable', `${entry}\ngraphql(text)`, '2:9'],
    ['is made by another name of the function', `${entry}\nconst gql = graphql;`, '2:13'],
    ['is made elsewhere', `\nexport { graphql } from '@gym/hub-kit/graphql';`, '2:10'],
    ['is made by an exported function', `${entry}\nexport { graphql };`, '2:10'],
  ])('unless it %s, which is an error with its place', (_, code, place) => {
    expect(found(code)).toEqual({
      sources: [],
      errors: [
        `lockers.ts:${place}: A GraphQL document is one plain text, so that the build can list and check it`,
      ],
    });
  });

  test.each([
    "import * as kit from '@gym/hub-kit/graphql';",
    "export * from '@gym/hub-kit/graphql';",
    "await import('@gym/hub-kit/graphql');",
    "require('@gym/hub-kit/graphql');",
  ])('and the entry is not used as a whole by a hub: %s', code => {
    expect(found(code).errors).toEqual([
      'lockers.ts:1:1: Import each function of "@gym/hub-kit/graphql" by its name'.replace(
        ':1:1:',
        code.startsWith('await') ? ':1:7:' : ':1:1:',
      ),
    ]);
    expect(documentsInCode(code, 'lockers.ts', shellRules).errors).toEqual([]);
  });
});
