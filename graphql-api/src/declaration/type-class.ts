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

/** Makes a value once for each key. */
export function once<K, V>(make: (key: K) => V): (key: K) => V {
  const made = new Map<K, V>();
  return key => {
    if (!made.has(key)) made.set(key, make(key));
    return made.get(key)!;
  };
}
