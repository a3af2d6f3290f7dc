import { getMetadataStorage } from 'type-graphql';

/** A type that is generated from the declaration of a resource, in the schema definition language of GraphQL. */
export interface TypeDefinition {
  name: string;
  sdl: string;
}

const described = (description: string | undefined, sdl: string) =>
  description ? `${JSON.stringify(description)} ${sdl}` : sdl;

/** @param name of the field or the argument, with the arguments of a field: `sum(of: String)` */
export const defineField = (name: string, type: string, description?: string): string =>
  described(description, `${name}: ${type}`);

/**
 * @param members its fields, or the values of an enum
 * @param implemented the interface that it implements
 */
export const defineType = (
  kind: 'type' | 'interface' | 'input' | 'enum',
  name: string,
  description: string,
  members: readonly string[],
  implemented?: string,
): TypeDefinition => ({
  name,
  sdl: described(
    description,
    `${kind} ${name}${implemented ? ` implements ${implemented}` : ''} {\n${members.join('\n')}\n}`,
  ),
});

export const defineEnumValue = (name: string, description: string): string => described(description, name);

/** The name of an input type, declared as TypeGraphQL takes it: `String`, a scalar, a class, or a list of one of them. */
export function typeName(type: object): string {
  if (Array.isArray(type)) return `[${typeName(type[0] as object)}!]`;
  const declared = getMetadataStorage().inputTypes.find(({ target }) => target === type);
  return declared?.name ?? (type as { name: string }).name;
}
