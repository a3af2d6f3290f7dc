import 'reflect-metadata';
import { Field, InputType, type ObjectType } from 'type-graphql';

/** A class of a GraphQL type. */
export type TypeClass = new () => object;
export interface FieldDeclaration {
  name: string;
  type: () => object;
  nullable?: boolean;
  defaultValue?: unknown;
  /** Absent where the name says it all. */
  description?: string;
}

/** An input object stays as GraphQL.js coerced it: TypeGraphQL makes no instance of a class that it seems to be one of. */
const coerced = { [Symbol.hasInstance]: { value: () => true } };

/** Makes the class of an input or object type. */
export function typeClass(
  decorate: typeof InputType | typeof ObjectType,
  name: string,
  description: string,
  fields: FieldDeclaration[],
): TypeClass {
  const made = { [name]: class {} }[name]!;
  if (decorate === InputType) Object.defineProperties(made, coerced);
  decorate(name, { description })(made);
  for (const { name: field, type, nullable = true, ...options } of fields)
    Field(type, { nullable, ...options })(made.prototype, field);
  return made;
}

/** Makes a value once for each entity: resources with one entity share their types. */
export function once<Key extends { entity: object }, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<object, Value>();
  return key => {
    if (!made.has(key.entity)) made.set(key.entity, make(key));
    return made.get(key.entity)!;
  };
}
