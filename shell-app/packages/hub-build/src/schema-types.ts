import {
  buildSchema,
  introspectionFromSchema,
  type IntrospectionInputValue,
  type IntrospectionType,
  type IntrospectionTypeRef,
} from 'graphql';

/** The types by which fields refer to types. */
const REFERENCES = [
  'interface Named<Kind, Name> { kind: Kind; name: Name; ofType: null }',
  "interface List<Type> { kind: 'LIST'; name: never; ofType: Type }",
  "interface NonNull<Type> { kind: 'NON_NULL'; name: never; ofType: Type }",
];

function typeReference(type: IntrospectionTypeRef): string {
  switch (type.kind) {
    case 'NON_NULL':
      return `NonNull<${typeReference(type.ofType)}>`;
    case 'LIST':
      return `List<${typeReference(type.ofType)}>`;
    default:
      return `Named<'${type.kind}', '${type.name}'>`;
  }
}

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

/**
 * The types of a schema as an interface `SchemaTypes`, in the form that gql.tada reads: its own command needs
 * TypeScript's compiler API.
 * @param sdl in GraphQL's schema language
 */
export function schemaTypes(sdl: string): string {
  const { types } = introspectionFromSchema(buildSchema(sdl)).__schema;
  const entries = types
    .filter(type => !type.name.startsWith('__'))
    .sort((a, b) => a.name.localeCompare(b.name))
    .map(type => `  '${type.name}': ${typeBody(type)};`);
  return [...REFERENCES, 'interface SchemaTypes {', ...entries, '}\n'].join('\n');
}

/** The whole schema, for a module that contains `schemaTypes`. */
export const SCHEMA_TYPE =
  "{ name: never; query: 'Query'; mutation: 'Mutation'; subscription: never; types: SchemaTypes }";
