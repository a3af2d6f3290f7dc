import { ArrayType, t as dbType, type PropertyOptions } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import {
  addColumn,
  describeColumn,
  snakeCase,
  type Choice,
  type Column as DeclaredColumn,
  type ColumnOptions,
  type EntityClass,
  type EntryField,
} from './column-registry.ts';
import type { DefaultDay, FieldKind } from './contract.ts';
import { addDays, addMonths, DateTimeISO, LocalDate, today } from '../common/dates.ts';

/** The options of every kind of column that is stored. */
interface StoredOptions extends ColumnOptions {
  /** How MikroORM stores it, where it differs from the kind. */
  stored?: PropertyOptions<object>;
}

interface TextOptions extends StoredOptions {
  max?: number;
  /** Sorts numbers in the text by value: Locker 2 before Locker 10. */
  naturalOrder?: true;
  /** The required pattern and the message for other texts. */
  pattern?: readonly [RegExp, string];
}

/** The page and drop-down of the choices, `Members.status`. */
type Source = `${string}.${string}`;

interface MasterDataOptions {
  masterData?: Source;
  /** The choices of a new club, in their order; `values` unless given. One of the columns with the drop-down declares them. */
  choices?: readonly Choice[];
}

interface ChoiceOptions extends StoredOptions, MasterDataOptions {
  /** The only valid values; without them a drop-down may grow. */
  values?: readonly string[];
}

interface ListOptions extends Omit<StoredOptions, 'default'>, MasterDataOptions {}

interface NumberOptions extends StoredOptions {
  min?: number;
  max?: number;
  /** The SQL expression of a generated column. */
  generated?: string;
}

interface DateOptions extends Omit<StoredOptions, 'default'> {
  /** The day of a new record without one, `{ months: 1 }` for a month from today; forms propose it. */
  default?: DefaultDay;
  /** Rejects days after today in the club. */
  past?: true;
}

interface RecordIdOptions extends StoredOptions {
  bigint?: true;
}

interface ReferenceOptions<Target> extends ColumnOptions {
  /** The prefix of the REST names: `assigned_trainer` gives assigned_trainer_id and assigned_trainer_name. */
  wirePrefix?: string;
  /** Fields of the related record that REST embeds, read-only, by REST name. */
  embeddedFields?: Record<string, Extract<keyof Target, string>>;
  /** The REST name of the related record's title, where it is not prefix and title. */
  wireTitle?: string;
  /** The collection on the related type; the plural of this resource by default. */
  inverse?: string;
  /** Rejects the deletion of the related record while this one refers to it, although the reference is optional. */
  restrictsDelete?: true;
}

const labelOf = (name: string) => {
  const words = snakeCase(name).replaceAll('_', ' ');
  return words[0]!.toUpperCase() + words.slice(1);
};

/** @param property how MikroORM stores it; null for a value that is not stored */
function declareColumn(
  kind: FieldKind,
  graphql: () => object,
  {
    stored,
    ...options
  }: Omit<StoredOptions, 'default'> &
    Pick<DeclaredColumn, 'default'> &
    Omit<Partial<DeclaredColumn>, keyof ColumnOptions>,
  property: PropertyOptions<object> | null,
): PropertyDecorator {
  return (target, key) => {
    const name = String(key);
    const label = options.label ?? labelOf(name);
    const nullable =
      stored?.nullable ??
      property?.nullable ??
      options.nullable ??
      (!options.required && options.default === undefined && !options.readOnly);
    const column: DeclaredColumn = {
      ...options,
      name,
      label,
      kind,
      graphql,
      column: property ? snakeCase(name) : null,
      nullable,
      required: options.required === true ? `${label} is required` : options.required,
      description: options.description ?? label,
    };
    addColumn(target, column);
    if (!property) return;
    Property({ nullable, unique: options.unique, ...property, ...stored })(target, name);
    if (!options.hidden)
      Field(graphql, {
        nullable: nullable || options.sensitive !== undefined,
        description: describeColumn(column),
      })(target, name);
  };
}

const TEXT = { type: dbType.text };
/** Created by a migration. */
const NATURAL_ORDER = { ...TEXT, collation: 'natural_order' };
const DECIMAL = { type: dbType.decimal, precision: 12, scale: 2, runtimeType: 'number' };
const INTEGER = { type: dbType.integer };
const idType = (bigint: boolean | undefined) => (bigint ? 'bigint' : 'integer');

const MAX_TEXT_LENGTH = 20_000;
const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const TIME_PATTERN = /^([01]\d|2[0-3]):[0-5]\d$/;

const computed = (expression: string | undefined) => expression && { generated: `(${expression}) stored` };

function dayOf(day: DefaultDay): string {
  if (day === 'today') return today();
  return 'days' in day ? addDays(today(), day.days) : addMonths(today(), day.months);
}

/** The page and drop-down of a source such as `Members.status`. */
function parseSource(name: string | undefined): DeclaredColumn['masterData'] {
  const [page, dropdown] = name?.split('.') ?? [];
  return page && dropdown ? { page, dropdown } : undefined;
}

/**
 * MikroORM's own type leaves an entry `null` without quotes, which PostgreSQL reads as a missing one, and line breaks
 * as JSON escapes, which PostgreSQL reads as letters.
 */
class TextArray extends ArrayType<string> {
  override convertToDatabaseValue(entries: string[] | null): string | null {
    return entries && `{${entries.map(entry => `"${entry.replace(/[\\"]/g, String.raw`\$&`)}"`).join(',')}}`;
  }
}

/** The decorators that declare the columns of an entity, one for each kind. */
export const Column = {
  /** The id of the record. */
  id: ({ bigint }: Pick<RecordIdOptions, 'bigint'> = {}) =>
    declareColumn(
      'id',
      () => ID,
      { readOnly: true, bigint },
      { primary: true, autoincrement: true, type: idType(bigint) },
    ),

  /** The id of a record of no declared resource, or of any: without a relation and without a foreign key. */
  recordId: (options: RecordIdOptions = {}) =>
    declareColumn('id', () => ID, options, { type: idType(options.bigint) }),

  /** The number of changes, counted by MikroORM. */
  version: () =>
    declareColumn(
      'int',
      () => Int,
      {
        readOnly: true,
        description: 'Grows by one with every change; send it back to detect concurrent changes',
      },
      { version: true, ...INTEGER },
    ),

  /** Free text of one or more lines. */
  text: ({ max: maxLength = MAX_TEXT_LENGTH, naturalOrder, ...options }: TextOptions = {}) =>
    declareColumn('text', () => String, { ...options, maxLength }, naturalOrder ? NATURAL_ORDER : TEXT),

  /** An e-mail address, stored as entered, but without invisible characters. */
  email: (options: StoredOptions = {}) =>
    declareColumn(
      'email',
      () => String,
      {
        ...options,
        maxLength: 254,
        pattern: [EMAIL_PATTERN, options.invalid ?? 'Invalid email address'],
      },
      TEXT,
    ),

  /** One entry of a drop-down. */
  choice: ({ masterData, ...options }: ChoiceOptions = {}) =>
    declareColumn(
      'choice',
      () => String,
      { ...options, maxLength: 100, masterData: parseSource(masterData) },
      TEXT,
    ),

  /** An amount in the club's currency with up to two decimals, exact in the database. */
  money: (options: NumberOptions = {}) =>
    declareColumn('money', () => Float, options, { ...DECIMAL, ...computed(options.generated) }),

  /** A number with two decimals other than money: hours, percent. */
  number: (options: NumberOptions = {}) => declareColumn('number', () => Float, options, DECIMAL),

  int: (options: NumberOptions = {}) => declareColumn('int', () => Int, options, INTEGER),

  /** A date without time or zone, `yyyy-mm-dd`. */
  date: ({ default: defaultDay, ...options }: DateOptions = {}) =>
    declareColumn(
      'date',
      () => LocalDate,
      { ...options, defaultDay, default: defaultDay && (() => dayOf(defaultDay)) },
      { type: dbType.date, runtimeType: 'string' },
    ),

  /** A time of day, `HH:MM`. */
  time: (options: StoredOptions = {}) =>
    declareColumn(
      'time',
      () => String,
      { ...options, pattern: [TIME_PATTERN, 'Enter a time as HH:MM'] },
      TEXT,
    ),

  /** A date and time, ISO 8601 in UTC. */
  dateTime: (options: StoredOptions = {}) =>
    declareColumn('dateTime', () => DateTimeISO, options, { type: dbType.datetime, length: 3 }),

  /** @param options `bit` where REST has 1 and 0 */
  boolean: (options: StoredOptions & { bit?: true } = {}) =>
    declareColumn('boolean', () => Boolean, options, { type: dbType.boolean }),

  /** A list of texts; empty rather than null. */
  textList: ({ masterData, ...options }: ListOptions = {}) =>
    declareColumn(
      'textList',
      () => [String],
      { ...options, default: [], maxLength: 1_000, masterData: parseSource(masterData) },
      { type: TextArray, nullable: false },
    ),

  /** An object of a fixed shape, stored as JSON; `type` is both an object type and an input type. */
  json: (type: EntityClass, keys: readonly string[], options: StoredOptions = {}) =>
    declareColumn('json', () => type, { ...options, keys, maxLength: 200 }, { type: dbType.json }),

  /**
   * A list of objects of a fixed shape, stored as JSON; empty rather than null. `type` is both an object type and an input
   * type, unless the list is read only.
   * @param options `entries` are the fields of each object, for reads of resources and REST
   */
  jsonList: (
    type: EntityClass,
    options: Omit<StoredOptions, 'default'> & { entries?: readonly EntryField[] } = {},
  ) =>
    declareColumn('json', () => [type], { ...options, default: [] }, { type: dbType.json, nullable: false }),

  /** A secret that requests set and responses never contain. It is not stored; the resource's `beforeCreate` or `beforeSave` uses it. */
  password: (options: TextOptions = {}) =>
    declareColumn('password', () => String, { ...options, maxLength: 200 }, null),

  /**
   * A reference to one record of another resource: the relation itself, and its id as a field of its own.
   * A required reference restricts the deletion of the related record; an optional one is cleared by it.
   */
  reference: declareReference,
};

function declareReference<Target extends object>(
  entity: () => EntityClass<Target>,
  options: ReferenceOptions<NoInfer<Target>> = {},
): PropertyDecorator {
  return (target, key) => {
    const property = String(key);
    const label = options.label ?? labelOf(property);
    const description = options.description ?? label;
    const nullable = !options.required;
    const restrictsDelete = !nullable || options.restrictsDelete === true;
    ManyToOne<object, object>(entity, {
      nullable,
      unique: options.unique,
      deleteRule: restrictsDelete ? 'restrict' : 'set null',
      updateRule: 'no action',
    })(target, property);
    Field(entity, { nullable: true, description: options.description })(target, property);
    Field(() => ID, { nullable })(target, `${property}Id`);
    addColumn(target, {
      ...options,
      name: `${property}Id`,
      label,
      kind: 'id',
      graphql: () => ID,
      column: `${snakeCase(property)}_id`,
      nullable,
      required: options.required === true ? `${label} is required` : options.required,
      description,
      ref: {
        entity,
        property,
        embeddedFields: options.embeddedFields ?? {},
        inverse: options.inverse,
        wirePrefix: options.wirePrefix,
        wireTitle: options.wireTitle,
        restrictsDelete,
      },
    });
  };
}

/** The columns of every record. */
@Entity({ abstract: true })
@ObjectType()
export abstract class BaseRecord {
  @Column.id() id!: number;

  @Column.version() version!: number;

  @Column.dateTime({
    readOnly: true,
    stored: { defaultRaw: 'now()' },
  })
  createdAt!: Date;

  @Column.dateTime({
    readOnly: true,
    stored: { defaultRaw: 'now()', onUpdate: () => new Date() },
  })
  updatedAt!: Date;
}
