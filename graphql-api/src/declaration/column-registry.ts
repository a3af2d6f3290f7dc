import type { Series } from '../common/club-settings.ts';
import type { FieldContract, FieldKind } from './contract.ts';

export type EntityClass<T extends object = object> = new () => T;

export interface ColumnOptions {
  /** Makes the field required; the text is the message, `true` gives "<Label> is required". */
  required?: string | true;
  description?: string;
  /** The name of the field in messages; derived from its name by default. */
  label?: string;
  /** The REST name, where it is not the snake_case (or camelCase) form of the field's name. */
  wire?: string;
  /** The value of a new record without one; forms propose it. */
  default?: FieldContract['default'];
  /** The message for a value of another kind or below `min`; by default "<Label> must be a number" and the like. */
  invalid?: string;
  /** Included in the `search` of lists. */
  search?: true;
  /** Texts that differ only in case, spaces and invisible characters are the same. */
  unique?: true;
  /** Set only by the server. */
  readOnly?: true;
  /** Of a field that only the server sets: there may be no value. */
  nullable?: true;
  /** Set only when the record is created. */
  createOnly?: true;
  /** The series of Club Settings that numbers new records without a value: `INV` gives INV-000042. */
  series?: Series;
  /** Personal data: a user who may view the record sees it with `view` on this too. Not searched, and no title or detail. */
  sensitive?: SensitiveArea;
  /** Stored, but absent from every API. */
  hidden?: true;
  /** What it was before a time, of a column that the audit log does not have: in SQL, of the record with an id in SQL. */
  earlier?: (id: string, time: string) => string;
}

/** What sensitive columns need permission for. */
export const SENSITIVE_AREAS = ['members-health', 'employees-pay', 'staff-emergency'] as const;
export type SensitiveArea = (typeof SENSITIVE_AREAS)[number];

/** A choice of a drop-down: its stored value, or the value with the text that people read. */
export type Choice = string | readonly [value: string, displayText: string];

/** A field of the entries of a list of objects. */
export interface EntryField {
  name: string;
  kind: FieldKind;
  nullable?: true;
}

/** The declaration of one column. */
export interface Column
  extends
    Omit<ColumnOptions, 'required' | 'default' | 'nullable'>,
    Pick<
      FieldContract,
      'min' | 'max' | 'past' | 'defaultDay' | 'maxLength' | 'values' | 'masterData' | 'bit' | 'keys'
    > {
  name: string;
  label: string;
  kind: FieldKind;
  /** Of an id: it is a bigint. */
  bigint?: boolean;
  /** The GraphQL type of one value. */
  graphql: () => object;
  /** The column in PostgreSQL; null for a value that is not stored, such as a password. */
  column: string | null;
  /** Whether the column is nullable. */
  nullable: boolean;
  required?: string;
  /** A function is called at each save. */
  default?: ColumnOptions['default'] | (() => string);
  pattern?: readonly [RegExp, string];
  /** The SQL expression of a generated column. */
  generated?: string;
  ref?: {
    entity: () => EntityClass;
    property: string;
    embeddedFields: Record<string, string>;
    inverse?: string;
    wirePrefix?: string;
    wireTitle?: string;
    restrictsDelete: boolean;
  };
  /** The choices that a new club has in the drop-down `masterData`; `values` unless given. */
  choices?: readonly Choice[];
  /** The fields of each entry of a list of objects. */
  entries?: readonly EntryField[];
}

const columnsByPrototype = new Map<object, Column[]>();

export function addColumn(prototype: object, column: Column): void {
  columnsByPrototype.set(prototype, [...(columnsByPrototype.get(prototype) ?? []), column]);
}

/** The columns of an entity class, those of its base class first. */
export function columnsOf(entity: EntityClass): Column[] {
  const parent: unknown = Object.getPrototypeOf(entity);
  const inherited = typeof parent === 'function' && parent.prototype ? columnsOf(parent as EntityClass) : [];
  return [...inherited, ...(columnsByPrototype.get(entity.prototype) ?? [])];
}

export const snakeCase = (name: string) => name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`);

/** The description of a column in the schema, with its unit, values and source of choices; none if its name says it all. */
export function describeColumn({
  description,
  label,
  kind,
  values,
  masterData,
  sensitive,
}: Column): string | undefined {
  const facts = [
    description !== label && description,
    kind === 'money' && "in the club's currency",
    kind === 'time' && 'HH:MM',
    sensitive && `null without the permission ${sensitive}:view`,
    values && `one of: ${values.join(', ')}`,
    masterData &&
      `choices: masterDataOptions(page: "${masterData.page}", dropdown: "${masterData.dropdown}")`,
  ];
  return facts.filter(Boolean).join('; ') || undefined;
}
