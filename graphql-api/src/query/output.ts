import {
  getNamedType,
  getNullableType,
  GraphQLBoolean,
  GraphQLFloat,
  GraphQLID,
  GraphQLInt,
  GraphQLString,
  isEnumType,
  isListType,
  type GraphQLOutputType,
} from 'graphql';
import pg from 'pg';
import { DateTimeISO, LocalDate } from '../common/dates.ts';

/** A row of PostgreSQL: each value in its text format. */
export type Row = readonly (string | null)[];

/** How a value is serialized. `plainText`, dates and date-times need no escaping, `json` is serialized by PostgreSQL. */
export type ValueKind = 'text' | 'plainText' | 'date' | 'dateTime' | 'number' | 'boolean' | 'list' | 'json';

/** A field of the response and the position of its value in a row. */
export type OutputField = { key: string } & (
  | { kind: ValueKind; at: number }
  /** The same value for each row. */
  | { kind: 'constant'; value: string }
  /** An object; null where the value at `presentAt` is null. */
  | { kind: 'object'; presentAt: number | null; fields: readonly OutputField[] }
);

const KINDS: ReadonlyMap<string, ValueKind> = new Map([
  [GraphQLString.name, 'text'],
  [GraphQLID.name, 'plainText'],
  [LocalDate.name, 'date'],
  [DateTimeISO.name, 'dateTime'],
  [GraphQLInt.name, 'number'],
  [GraphQLFloat.name, 'number'],
  [GraphQLBoolean.name, 'boolean'],
]);

/** How the values of a type are serialized. @throws Error for object types */
export function valueKindOf(type: GraphQLOutputType): ValueKind {
  const kind = findValueKind(type);
  if (!kind) throw new Error(`${getNamedType(type).name} has no values`);
  return kind;
}

/** The same; undefined for object types and scalars that no column has. */
export function findValueKind(type: GraphQLOutputType): ValueKind | undefined {
  const named = getNamedType(type);
  const kind = isEnumType(named) ? 'plainText' : KINDS.get(named.name);
  return kind && isListType(getNullableType(type)) ? 'list' : kind;
}

/** Serializes a row, or a part of it. */
export type RowSerializer = (row: Row) => string;

/** Serializes rows as JSON objects. */
function jsonSerializer(fields: readonly OutputField[]): RowSerializer {
  if (fields.length === 0) return () => '{}';
  const members = fields.map((field, index) =>
    memberSerializer(`${index === 0 ? '{' : ','}"${field.key}":`, field),
  );
  return row => {
    let text = '';
    for (const serialize of members) text += serialize(row);
    return text + '}';
  };
}

/** Serializes one member of an object together with its key: the fewer texts are joined, the faster. */
function memberSerializer(head: string, field: OutputField): RowSerializer {
  if (field.kind === 'constant') {
    const text = head + JSON.stringify(field.value);
    return () => text;
  }
  const missing = `${head}null`;
  if (field.kind === 'object') {
    const { presentAt } = field;
    const serialize = jsonSerializer(field.fields);
    return row => (presentAt !== null && row[presentAt] === null ? missing : head + serialize(row));
  }
  const serialize = valueSerializer(head, field.kind);
  const { at } = field;
  return row => {
    const value = row[at]!;
    return value === null ? missing : serialize(value);
  };
}

/** What a text must not contain to be quoted unchanged: a quote, a backslash or control characters. */
const NOT_PLAIN = /[^ !#-[\]-\uffff]/;

const TEXT_ARRAY: number = 1009;
const parseTextArray = pg.types.getTypeParser(TEXT_ARRAY) as (text: string) => string[];

function valueSerializer(head: string, kind: ValueKind): (value: string) => string {
  const quoted = `${head}"`;
  switch (kind) {
    case 'text':
      return value => (NOT_PLAIN.test(value) ? head + JSON.stringify(value) : `${quoted}${value}"`);
    case 'plainText':
    case 'date':
    case 'dateTime':
      return value => `${quoted}${value}"`;
    case 'boolean':
      return value => head + (value === 't' ? 'true' : 'false');
    case 'list':
      return value => head + JSON.stringify(parseTextArray(value));
    case 'number':
    case 'json':
      return value => head + value;
  }
}

/** How rows become objects of a response. The serializer is made when it is first needed. */
export class RowFormat {
  private serialize: RowSerializer | undefined;

  constructor(readonly fields: readonly OutputField[]) {}

  toJson(row: Row): string {
    return (this.serialize ??= jsonSerializer(this.fields))(row);
  }
}

/** A column of a table: a value by its path in the row. */
export interface TableColumn {
  path: readonly string[];
  at: number;
  kind: Exclude<ValueKind, 'list' | 'json'>;
}

/** Makes the serializer of the lines of a table; none where its rows are needed as objects. */
export type LineSerializer = (format: RowFormat) => RowSerializer | undefined;

/** The columns of a table with these fields; undefined where one of them is no single value of the row. */
export function tableColumns(
  fields: readonly OutputField[],
  parent: readonly string[] = [],
): TableColumn[] | undefined {
  const columns: TableColumn[] = [];
  for (const field of fields) {
    const path = [...parent, field.key];
    if (field.kind === 'constant' || field.kind === 'list' || field.kind === 'json') return undefined;
    if (field.kind !== 'object') columns.push({ path, at: field.at, kind: field.kind });
    else {
      const inner = tableColumns(field.fields, path);
      if (!inner) return undefined;
      columns.push(...inner);
    }
  }
  return columns;
}
