import {
  getNamedType,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import type { SelectedField } from '../query/selection.ts';

/** Of each value that GraphQL.js resolves, in rows that PostgreSQL looks at. */
const VALUE_COST = 10;

type Fields = Readonly<Record<string, GraphQLField<unknown, unknown>>>;

const roots: Fields = { __schema: SchemaMetaFieldDef, __type: TypeMetaFieldDef };

/** Whether a root field returns a part of the schema. */
export const isIntrospection = ({ name }: SelectedField): boolean => Object.hasOwn(roots, name);

/** What a root field of the introspection costs: the number of values in its response. */
export const introspectionCost = (schema: GraphQLSchema, field: SelectedField): number =>
  VALUE_COST * new Introspection(schema).values(undefined, [field], roots);

/**
 * Counts the values that a selection has in the response. Each part of the schema is counted once for each selection,
 * however often the response contains it, so that counting takes little time where the response is large.
 */
class Introspection {
  private readonly counted = new Map<readonly SelectedField[], Map<unknown, number>>();

  constructor(private readonly schema: GraphQLSchema) {}

  values(source: unknown, fields: readonly SelectedField[], declared: Fields): number {
    let bySource = this.counted.get(fields);
    if (!bySource) this.counted.set(fields, (bySource = new Map()));
    const known = bySource.get(source);
    if (known !== undefined) return known;
    let count = 0;
    for (const { name, args, fields: inner } of fields) {
      count++;
      const field = declared[name];
      if (inner.length === 0 || !field) continue;
      const type = getNamedType(field.type) as GraphQLObjectType;
      const value: unknown = field.resolve!(source, args, undefined, { schema: this.schema } as never);
      for (const one of [value].flat()) if (one != null) count += this.values(one, inner, type.getFields());
    }
    bySource.set(source, count);
    return count;
  }
}
