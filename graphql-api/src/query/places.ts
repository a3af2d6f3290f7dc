import {
  getNamedType,
  getNullableType,
  GraphQLBoolean,
  GraphQLFloat,
  GraphQLID,
  GraphQLInt,
  GraphQLString,
  isListType,
  type GraphQLOutputType,
} from 'graphql';
import pg from 'pg';
import { DateTimeISO, LocalDate } from '../declaration/scalars.ts';

/** A row with its values as PostgreSQL writes them. */
export type WrittenRow = readonly (string | null)[];

/** What a value is, as far as writing it goes. */
export type ValueKind = 'text' | 'plain text' | 'number' | 'flag' | 'list';

/** Where in a row a field of the answer stands. */
export type Place = { key: string } & (
  | { kind: ValueKind | 'json'; at: number }
  /** The same in every row. */
  | { kind: 'constant'; text: string }
  /** A related record, missing where the row has no number of it; an object of figures never is. */
  | { kind: 'object'; id: number | null; places: readonly Place[] }
);

const KINDS: ReadonlyMap<string, ValueKind> = new Map([
  [GraphQLString.name, 'text'],
  [GraphQLID.name, 'plain text'],
  [LocalDate.name, 'plain text'],
  [DateTimeISO.name, 'plain text'],
  [GraphQLInt.name, 'number'],
  [GraphQLFloat.name, 'number'],
  [GraphQLBoolean.name, 'flag'],
]);

/** How the values of a type are written; nothing where they are no values. */
export function kindOf(type: GraphQLOutputType): ValueKind | undefined {
  const kind = KINDS.get(getNamedType(type).name);
  return kind && isListType(getNullableType(type)) ? 'list' : kind;
}

/** Writes a row, or something of it. */
export type Write = (row: WrittenRow) => string;

/** A JSON object of these places. */
export function objectWriter(places: readonly Place[]): Write {
  if (places.length === 0) return () => '{}';
  const members = places.map((place, index) =>
    memberWriter(`${index === 0 ? '{' : ','}"${place.key}":`, place),
  );
  return row => {
    let text = '';
    for (const write of members) text += write(row);
    return text + '}';
  };
}

const TEXT_LIST: number = 1009;
const listOf = pg.types.getTypeParser(TEXT_LIST) as (list: string) => string[];

/** What a text must not have to stand between quotes as it is: a quote, a backslash or what is below the space. */
const NOT_PLAIN = /[^ !#-[\]-\uffff]/;

/** A member of an object, what stands before its value included: the fewer texts are joined, the faster. */
function memberWriter(head: string, place: Place): Write {
  if (place.kind === 'constant') return () => head + place.text;
  const missing = `${head}null`;
  if (place.kind === 'object') {
    const { id } = place;
    const write = objectWriter(place.places);
    return row => (id !== null && row[id] === null ? missing : head + write(row));
  }
  const write = valueWriter(head, place.kind);
  const { at } = place;
  return row => {
    const value = row[at]!;
    return value === null ? missing : write(value);
  };
}

function valueWriter(head: string, kind: ValueKind | 'json'): (value: string) => string {
  const quoted = `${head}"`;
  switch (kind) {
    case 'text':
      return value => (NOT_PLAIN.test(value) ? head + JSON.stringify(value) : `${quoted}${value}"`);
    case 'plain text':
      return value => `${quoted}${value}"`;
    case 'flag':
      return value => head + (value === 't' ? 'true' : 'false');
    case 'list':
      return value => head + JSON.stringify(listOf(value));
    case 'number':
    case 'json':
      return value => head + value;
  }
}

/** A column of a table: a value by its path in the row. */
export interface TableColumn {
  path: readonly string[];
  at: number;
  kind: Exclude<ValueKind, 'list'>;
}

/** Makes the writer of the lines of a table. */
export type WriteLines = (columns: readonly TableColumn[]) => Write;

/** The columns that these places make. */
export const columnsOf = (places: readonly Place[], above: readonly string[] = []): TableColumn[] =>
  places.flatMap((place): TableColumn[] => {
    const path = [...above, place.key];
    if (place.kind === 'object') return columnsOf(place.places, path);
    if (place.kind === 'constant' || place.kind === 'json' || place.kind === 'list')
      throw new Error(`${path.join('.')} is no column`);
    return [{ path, at: place.at, kind: place.kind }];
  });
