import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { buildSchema } from 'graphql';
import { expect, onTestFinished, test } from 'vitest';
import { documentErrors } from './check-documents-plugin.ts';

const schema = buildSchema('type Query { member(id: ID!): Member } type Member { id: ID!, name: String }');

function errorsOf(files: Record<string, string>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'gym-documents-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'members'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, 'members', name), text);
  return documentErrors([folder], schema).map(error =>
    error.replace(`${relative(process.cwd(), folder)}/`, ''),
  );
}

const oneMember = (fields: string) =>
  `export const a = 1;\n\nexport const oneMember = graphql(\`\n  query OneMember {\n    member(id: 1) { ${fields} }\n  }\n\`);\n`;

test('an error names file, line and column', () => {
  const [error, ...others] = errorsOf({ 'member.graphql.ts': oneMember('id nam') });
  expect(others).toEqual([]);
  expect(error).toMatch(/^Cannot query field "nam" on type "Member"\. Did you mean "name"\?/);
  expect(error).toContain('members/member.graphql.ts:5:24');
});

test('so does a syntax error, and an error in a fragment is named once', () => {
  expect(errorsOf({ 'member.graphql.ts': oneMember('id (') })[0]).toContain('member.graphql.ts:5:26');
  const errors = errorsOf({
    'fields.graphql.ts': 'graphql(`fragment Fields on Member { id nam }`)',
    'one.graphql.ts': oneMember('...Fields'),
    'other.graphql.ts': oneMember('...Fields').replace('OneMember', 'Other'),
  });
  expect(errors).toHaveLength(1);
  expect(errors[0]).toContain('members/fields.graphql.ts:1:41');
});

test('documents that the API accepts have none', () => {
  const example = '/**\n * @example\n * graphql(`\n *   { nothing }\n * `)\n */\n';
  expect(errorsOf({ 'member.graphql.ts': example + oneMember('id name') })).toEqual([]);
});
