import type { Column } from '../declaration/column-registry.ts';
import type { FieldKind } from '../declaration/contract.ts';
import { badRequest } from '../common/errors.ts';
import { quote } from '../common/sql.ts';

/** Values of one statement: PostgreSQL counts them in 16 bits. */
const MAX_PARAMETERS = 65_535;

/** The values of one statement; the text has only `$1`, `$2` … and names that the entities declare. */
export class Parameters {
  readonly values: unknown[] = [];

  /** @throws BAD_USER_INPUT when there are more than PostgreSQL takes */
  add(value: unknown, type: string): string {
    if (this.values.length === MAX_PARAMETERS)
      throw badRequest('The request has too many values. Ask for less at once.');
    this.values.push(value);
    return `$${this.values.length}::${type}`;
  }

  /** Adds a value that each execution fills in. */
  addSlot(type: string): Slot {
    const index = this.values.length;
    const placeholder = this.add(null, type);
    return { placeholder, fill: (values, value) => values.with(index, value) };
  }
}

/** A value of a statement that is not known when it is planned. */
export interface Slot {
  /** In the text of the statement. */
  placeholder: string;
  /** @returns the values with this one */
  fill(values: readonly unknown[], value: unknown): unknown[];
}

/** Gives each table of a statement its own alias. */
export class Aliases {
  private count = 0;

  next(): string {
    return `t${this.count++}`;
  }
}

export const tableOf = ({ table }: { table: string }, alias: string) => `${quote(table)} ${alias}`;
export const columnIn = (alias: string, column: Column) => `${alias}.${quote(column.column!)}`;

const types: Record<FieldKind, string> = {
  id: 'int',
  text: 'text',
  email: 'text',
  choice: 'text',
  money: 'numeric',
  number: 'numeric',
  int: 'int',
  date: 'date',
  time: 'text',
  dateTime: 'timestamptz',
  boolean: 'boolean',
  textList: 'text[]',
  json: 'jsonb',
  password: 'text',
};

/** The PostgreSQL type of a column's value. */
export const typeOf = ({ kind, bigint }: Pick<Column, 'kind' | 'bigint'>) =>
  bigint ? 'bigint' : types[kind];

/** A value as responses have it: date-times in ISO 8601 and UTC, whatever the time zone of the server. */
export const formatted = (expression: string, kind: FieldKind) =>
  kind === 'dateTime'
    ? `to_char(${expression} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
    : expression;

export const output = (alias: string, column: Column) => formatted(columnIn(alias, column), column.kind);

/** A text of the code, never of a client. */
export const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;

export const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');
