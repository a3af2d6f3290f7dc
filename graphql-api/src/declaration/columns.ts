import { ArrayType, t as dbType, type PropertyOptions } from '@mikro-orm/core';
import { ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, Float, ID, Int } from 'type-graphql';
import type { FieldContract, FieldKind } from './contract.ts';
import { DateTimeISO, LocalDate } from './scalars.ts';

export type EntityClass<T extends object = object> = new () => T;

export interface ColumnOptions {
  /** Makes the field required; the text is the message, `true` gives "<Label> is required". */
  required?: string | true;
  description?: string;
  /** What messages call the field; else derived from its name. */
  label?: string;
  /** The REST name, where it is not the snake_case (or camelCase) form of the field's name. */
  wire?: string;
  /** The value of a new record; a function is asked at each save. */
  default?: FieldContract['default'] | (() => string);
  /** The message for a value of another kind, or a number below `min`; else "<Label> must be a number" and the like. */
  invalid?: string;
  /** Found by the list's `search`. */
  search?: true;
  unique?: true;
  /** Set by the server alone. */
  readOnly?: true;
  /** Taken when the record is created, not afterwards. */
  createOnly?: true;
  /** A new record that is sent without the field takes the next number of this series: `INV` gives INV-000042. */
  series?: string;
  /** Kept in the database and shown at no door. */
  hidden?: true;
}

interface TextOptions extends ColumnOptions {
  max?: number;
  /** Sorts numbers in the text by their value: Locker 2 before Locker 10. */
  naturalOrder?: true;
  /** What the text must look like, and the message when it does not. */
  pattern?: readonly [RegExp, string];
}

/** The drop-down that the entries come from, `Members.status`. */
type Source = `${string}.${string}`;

interface ChoiceOptions extends ColumnOptions {
  masterData?: Source;
  /** The only values it takes; without them a drop-down may grow. */
  values?: readonly string[];
}

interface ListOptions extends Omit<ColumnOptions, 'default'> {
  masterData?: Source;
}

interface NumberOptions extends ColumnOptions {
  min?: number;
  max?: number;
  /** The expression by which the database computes it. */
  generated?: string;
}

interface RefOptions extends ColumnOptions {
  /** Begins the names on the wire: `assigned_trainer` gives assigned_trainer_id and assigned_trainer_name. */
  wirePrefix?: string;
  /** Further read-only wire names and the field of the related record that fills each. */
  carries?: Record<string, string>;
  /** The field on the related type that leads back here; the plural of this resource unless given. */
  inverse?: string;
  /** Holds the related record although it can be empty: that is not deleted while this refers to it. */
  holds?: true;
}

/** All that the kernel knows of one column. */
export interface Column extends Omit<ColumnOptions, 'required' | 'default'> {
  name: string;
  label: string;
  kind: FieldKind;
  /** The GraphQL type of one value. */
  graphql: () => object;
  /** The column in PostgreSQL; null for what is never stored, such as a password. */
  column: string | null;
  /** Whether a stored record may lack it. */
  nullable: boolean;
  required?: string;
  default?: ColumnOptions['default'];
  min?: number;
  max?: number;
  maxLength?: number;
  pattern?: readonly [RegExp, string];
  values?: readonly string[];
  masterData?: { page: string; dropdown: string };
  /** Sent as 1 or 0 over REST. */
  bit?: true;
  ref?: {
    entity: () => EntityClass;
    property: string;
    carries: Record<string, string>;
    inverse?: string;
    wirePrefix?: string;
    holds: boolean;
  };
  /** The names inside a structure. */
  keys?: readonly string[];
}

const declared = new Map<object, Column[]>();

/** The columns of an entity class, those of its base class first. */
export function columnsOf(entity: EntityClass): Column[] {
  const parent: unknown = Object.getPrototypeOf(entity);
  const inherited = typeof parent === 'function' && parent.prototype ? columnsOf(parent as EntityClass) : [];
  return [...inherited, ...(declared.get(entity.prototype) ?? [])];
}

export const snakeCase = (name: string) => name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`);

const labelOf = (name: string) => {
  const words = snakeCase(name).replaceAll('_', ' ');
  return words[0]!.toUpperCase() + words.slice(1);
};

function declare(
  kind: FieldKind,
  graphql: () => object,
  options: ColumnOptions,
  stored: PropertyOptions<object> | null,
  extra: Partial<Column> = {},
): PropertyDecorator {
  return (target, key) => {
    const name = String(key);
    const label = options.label ?? labelOf(name);
    const nullable =
      stored?.nullable ?? (!options.required && options.default === undefined && !options.readOnly);
    const column: Column = {
      ...options,
      ...extra,
      name,
      label,
      kind,
      graphql,
      column: stored ? snakeCase(name) : null,
      nullable,
      required: options.required === true ? `${label} is required` : options.required,
      description: options.description ?? label,
    };
    declared.set(target, [...(declared.get(target) ?? []), column]);
    if (!stored) return;
    Property({ nullable, unique: options.unique, ...stored })(target, name);
    if (!options.hidden)
      Field(graphql, { nullable, simple: true, description: described(column) })(target, name);
  };
}

/** What the schema says of a column: its description, and what its kind adds to that. */
export function described({ description = '', kind, values, masterData }: Column): string {
  const facts = [
    kind === 'money' && 'US dollars',
    kind === 'time' && 'HH:MM',
    values && `one of: ${values.join(', ')}`,
    masterData &&
      `choices: masterDataOptions(page: "${masterData.page}", dropdown: "${masterData.dropdown}")`,
  ];
  return [description, ...facts.filter(Boolean)].join('; ');
}

const text = { type: dbType.text };
/** Made by a migration. */
const NATURAL_ORDER = { collation: 'natural_order' };
const decimal = { type: dbType.decimal, precision: 12, scale: 2, runtimeType: 'number' };

const LONGEST_TEXT = 20_000;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const bounds = ({ min, max }: NumberOptions) => ({ min, max });

const computed = (expression: string | undefined) => expression && { generated: `(${expression}) stored` };

/** `Members.status` names a drop-down of a page. */
function source(name: string | undefined): Column['masterData'] {
  const [page, dropdown] = name?.split('.') ?? [];
  return page && dropdown ? { page, dropdown } : undefined;
}

/** Free text of one or more lines. */
export const Text = ({ max = LONGEST_TEXT, pattern, naturalOrder, ...options }: TextOptions = {}) =>
  declare('text', () => String, options, naturalOrder ? { ...text, ...NATURAL_ORDER } : text, {
    maxLength: max,
    pattern,
  });

/** An e-mail address, stored as it was typed. */
export const Email = (options: ColumnOptions = {}) =>
  declare('email', () => String, options, text, {
    maxLength: 254,
    pattern: [EMAIL, options.invalid ?? 'Invalid email address'],
  });

/** One entry of a drop-down. */
export const Choice = ({ values, masterData, ...options }: ChoiceOptions = {}) =>
  declare('choice', () => String, options, text, { maxLength: 100, values, masterData: source(masterData) });

/** US dollars with two decimals, exact in the database. */
export const Money = ({ generated, ...options }: NumberOptions = {}) =>
  declare('money', () => Float, options, { ...decimal, ...computed(generated) }, bounds(options));

/** A number with two decimals that is no money: hours, percent. */
export const Decimal = (options: NumberOptions = {}) =>
  declare('number', () => Float, options, decimal, bounds(options));

/** A whole number. */
export const Whole = (options: NumberOptions = {}) =>
  declare('whole', () => Int, options, { type: dbType.integer }, bounds(options));

/** A date without time or zone, `yyyy-mm-dd`. */
export const Day = (options: ColumnOptions = {}) =>
  declare('day', () => LocalDate, options, { type: dbType.date, runtimeType: 'string' });

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** A time of day, `HH:MM`. */
export const Time = (options: ColumnOptions = {}) =>
  declare('time', () => String, options, text, { pattern: [TIME, 'Enter a time as HH:MM'] });

/** A moment, ISO 8601 in UTC. */
export const Moment = (options: ColumnOptions & { stored?: PropertyOptions<object> } = {}) =>
  declare('moment', () => DateTimeISO, options, {
    type: dbType.datetime,
    length: 3,
    ...options.stored,
  });

/** Yes or no. */
export const Flag = (options: ColumnOptions & { bit?: true } = {}) =>
  declare('flag', () => Boolean, options, { type: dbType.boolean }, { bit: options.bit });

/**
 * MikroORM's own type leaves an entry `null` without quotes, which PostgreSQL takes for a missing one, and line breaks
 * as JSON has them, which PostgreSQL takes for letters.
 */
class TextArray extends ArrayType<string> {
  override convertToDatabaseValue(entries: string[] | null): string | null {
    return entries && `{${entries.map(entry => `"${entry.replace(/[\\"]/g, String.raw`\$&`)}"`).join(',')}}`;
  }
}

/** A list of texts; empty rather than null. */
export const TextList = ({ masterData, ...options }: ListOptions = {}) =>
  declare(
    'textList',
    () => [String],
    { ...options, default: [] },
    { type: TextArray, nullable: false },
    { maxLength: 1_000, masterData: source(masterData) },
  );

/** An object of a fixed shape, kept as JSON; `type` is both an object type and an input type. */
export const Structure = (type: EntityClass, keys: readonly string[], options: ColumnOptions = {}) =>
  declare('json', () => type, options, { type: dbType.json }, { keys });

/** A secret that is taken and never given back or stored as it is; the resource's `beforeSave` uses it. */
export const Secret = (options: TextOptions = {}) =>
  declare('password', () => String, options, null, { maxLength: 200, pattern: options.pattern });

/** The record's own number. */
export const Id = () => (target: object, key: string | symbol) =>
  declare(
    'id',
    () => ID,
    { readOnly: true, description: 'The number of the record' },
    { primary: true, autoincrement: true, type: dbType.integer },
  )(target, key);

/** The number of changes, which MikroORM counts. */
export const Version = () => (target: object, key: string | symbol) =>
  declare(
    'whole',
    () => Int,
    {
      readOnly: true,
      description: 'Grows by one with every change; send it back to notice that somebody else saved first',
    },
    { version: true, type: dbType.integer },
  )(target, key);

/**
 * A reference to one record of another resource: the relation itself, and its id as a field of its own.
 * A required reference holds the other record; an optional one is cleared when that is deleted.
 */
export const Ref =
  (entity: () => EntityClass, options: RefOptions = {}): PropertyDecorator =>
  (target, key) => {
    const property = String(key);
    const label = options.label ?? labelOf(property);
    const nullable = !options.required;
    const holds = !nullable || options.holds === true;
    ManyToOne<object, object>(entity, {
      nullable,
      deleteRule: holds ? 'restrict' : 'set null',
      updateRule: 'no action',
    })(target, property);
    Field(entity, { nullable: true, simple: true, description: options.description ?? label })(
      target,
      property,
    );
    Field(() => ID, {
      nullable,
      simple: true,
      description: `The number of: ${options.description ?? label}`,
    })(target, `${property}Id`);
    const column: Column = {
      ...options,
      name: `${property}Id`,
      label,
      kind: 'id',
      graphql: () => ID,
      column: `${snakeCase(property)}_id`,
      nullable,
      required: options.required === true ? `${label} is required` : options.required,
      description: options.description ?? label,
      ref: {
        entity,
        property,
        carries: options.carries ?? {},
        inverse: options.inverse,
        wirePrefix: options.wirePrefix,
        holds,
      },
    };
    declared.set(target, [...(declared.get(target) ?? []), column]);
  };
