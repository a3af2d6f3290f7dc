import { badInput } from '../common/errors.ts';
import type { OutputField, ValueKind } from './output.ts';
import { quote } from '../common/sql.ts';
import { literal } from './sql.ts';

/** A field of the response and the SQL expression of its value. */
export type Projection = { key: string } & (
  | { kind: ValueKind; sql: string }
  /** The same value for each row. */
  | { kind: 'constant'; value: string }
  /** An object; null where `present` is null. */
  | { kind: 'object'; present?: string; fields: readonly Projection[] }
);

/** The expressions that a statement selects. */
export class SelectList {
  private readonly positions = new Map<string, number>();

  /** Selects an expression once. @returns its position in the rows */
  add(sql: string): number {
    const existing = this.positions.get(sql);
    if (existing !== undefined) return existing;
    const position = this.positions.size;
    this.positions.set(sql, position);
    return position;
  }

  /** In the order of their positions. */
  get expressions(): string[] {
    return [...this.positions.keys()];
  }

  toString(): string {
    return this.expressions.join(', ');
  }

  /** Selects the values of projections. */
  addAll(projections: readonly Projection[]): OutputField[] {
    return projections.map((projection): OutputField => {
      const { key } = projection;
      if (projection.kind === 'constant') return projection;
      if (projection.kind !== 'object') return { key, kind: projection.kind, at: this.add(projection.sql) };
      const presentAt = projection.present === undefined ? null : this.add(projection.present);
      return { key, kind: 'object', presentAt, fields: this.addAll(projection.fields) };
    });
  }
}

/** The value of a projection as PostgreSQL writes it into JSON. */
export function jsonSql(projection: Projection): string {
  if (projection.kind === 'constant') return `${literal(projection.value)}::text`;
  if (projection.kind === 'plainText') return `${projection.sql}::text`;
  if (projection.kind !== 'object') return projection.sql;
  const object = jsonObjectSql(projection.fields);
  return projection.present === undefined
    ? object
    : `case when ${projection.present} is not null then ${object} end`;
}

/** A function of PostgreSQL takes 100 arguments, two for each member of an object. */
const MAX_MEMBERS = 50;

/** A JSON object in SQL. @throws BAD_USER_INPUT for more than 50 members with names that PostgreSQL would shorten */
export function jsonObjectSql(fields: readonly Projection[]): string {
  if (fields.length <= MAX_MEMBERS)
    return `json_build_object(${fields.map(field => `'${field.key}', ${jsonSql(field)}`).join(', ')})`;
  if (!hasIdentifiers(fields))
    throw badInput({
      [fields[0]!.key]:
        `An object within a list has at most ${MAX_MEMBERS} fields where an alias is longer than ${MAX_IDENTIFIER} characters. Use shorter aliases.`,
    });
  return `(select row_to_json(${ROW}) from (select ${identified(fields)}) ${ROW})`;
}

/**
 * A row whose columns have names that clients chose. PostgreSQL takes a column for the row where both have one name, and
 * no name of GraphQL contains a dollar sign.
 */
export const ROW = '"$row"';

/** Characters of a name in PostgreSQL. */
const MAX_IDENTIFIER = 63;

/** Whether PostgreSQL can name columns like these fields. */
export const hasIdentifiers = (fields: readonly Projection[]): boolean =>
  fields.every(({ key }) => key.length <= MAX_IDENTIFIER);

/** A select list with the names of the fields. */
export const identified = (fields: readonly Projection[]): string =>
  fields.map(field => `${jsonSql(field)} as ${quote(field.key)}`).join(', ');
