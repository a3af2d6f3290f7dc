/**
 * Writes src/generated/schema.ts from graphql-api/schema.graphql: the schema as one TypeScript type, in the
 * form that gql.tada reads. gql.tada's own command needs TypeScript's compiler API.
 *
 *     node generate-schema-types.ts            write the file
 *     node generate-schema-types.ts --check    fail when the file is not what would be written
 *     node generate-schema-types.ts FILE       write it from another schema
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { buildSchema, introspectionFromSchema } from 'graphql';
import type { IntrospectionInputValue, IntrospectionType, IntrospectionTypeRef } from 'graphql';

const given = process.argv.slice(2).find(argument => !argument.startsWith('--'));
const schemaFile = given ?? new URL('../../../graphql-api/schema.graphql', import.meta.url);
const typesFile = new URL('./src/generated/schema.ts', import.meta.url);

const typeReference = (type: IntrospectionTypeRef): string =>
  type.kind === 'NON_NULL' || type.kind === 'LIST'
    ? `{ kind: '${type.kind}'; name: never; ofType: ${typeReference(type.ofType)} }`
    : `{ kind: '${type.kind}'; name: '${type.name}'; ofType: null }`;

const inputField = ({ name, type, defaultValue }: IntrospectionInputValue): string =>
  `{ name: '${name}'; type: ${typeReference(type)}; defaultValue: ${defaultValue ? JSON.stringify(defaultValue) : 'null'} }`;

const names = (items: readonly { name: string }[]): string =>
  items.map(item => `'${item.name}'`).join(' | ') || 'never';

function typeBody(type: IntrospectionType): string {
  switch (type.kind) {
    case 'ENUM':
      return `{ name: '${type.name}'; enumValues: ${names(type.enumValues)} }`;
    case 'INPUT_OBJECT':
      return `{ kind: 'INPUT_OBJECT'; name: '${type.name}'; isOneOf: false; inputFields: [\n    ${type.inputFields.map(inputField).join(',\n    ')},\n  ] }`;
    case 'OBJECT':
    case 'INTERFACE': {
      const fields = type.fields.map(
        field => `    '${field.name}': { name: '${field.name}'; type: ${typeReference(field.type)} };`,
      );
      const possible = type.kind === 'INTERFACE' ? ` possibleTypes: ${names(type.possibleTypes)};` : '';
      return `{ kind: '${type.kind}'; name: '${type.name}';${possible} fields: {\n${fields.join('\n')}\n  } }`;
    }
    case 'UNION':
      return `{ kind: 'UNION'; name: '${type.name}'; fields: {}; possibleTypes: ${names(type.possibleTypes)} }`;
    case 'SCALAR':
      return 'unknown';
  }
}

function schemaTypes(sdl: string): string {
  const schema = buildSchema(sdl);
  const { types } = introspectionFromSchema(schema).__schema;
  const entries = types
    .filter(type => !type.name.startsWith('__'))
    .sort((a, b) => a.name.localeCompare(b.name))
    .map(type => `  '${type.name}': ${typeBody(type)};`);
  return [
    '// Generated from graphql-api/schema.graphql by generate-schema-types.ts.',
    'interface SchemaTypes {',
    ...entries,
    '}\n',
    "/** The API's schema as a type; the `graphql()` of this package reads documents against it. */",
    'export type Schema = {',
    '  name: never;',
    "  query: 'Query';",
    schema.getMutationType() ? "  mutation: 'Mutation';" : '  mutation: never;',
    '  subscription: never;',
    '  types: SchemaTypes;',
    '};\n',
  ].join('\n');
}

const wanted = schemaTypes(readFileSync(schemaFile, 'utf8'));
if (!process.argv.includes('--check')) {
  writeFileSync(typesFile, wanted);
} else if (readFileSync(typesFile, 'utf8') !== wanted) {
  console.error(
    'src/generated/schema.ts is not what graphql-api/schema.graphql gives. Run: pnpm --filter @gym/hub-kit schema-types',
  );
  process.exitCode = 1;
}
