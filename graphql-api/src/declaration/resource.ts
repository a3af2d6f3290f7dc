import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../server/context.ts';
import { columnsOf, snakeCase, type Column, type EntityClass } from './columns.ts';
import type { Operation } from './contract.ts';

type FieldOf<T> = Extract<keyof T, string>;

/** A record as it is about to be saved. */
export interface PendingChange<T> {
  /** The stored values with the request's laid over them. */
  values: Partial<T> & Record<string, unknown>;
  /** Names of the fields that the request sets. */
  given: ReadonlySet<string>;
  /** What is stored now; null when the record is new. */
  stored: T | null;
  context: Context;
  em: EntityManager;
}

/** A record that has been written: its values before and after, by field name. */
export interface AppliedChange<T> {
  values: PendingChange<T>['values'] | null;
  stored: PendingChange<T>['values'] | null;
  context: Context;
  em: EntityManager;
}

export interface ResourceOptions<T extends object> {
  /** Permission resource, and the REST path unless `path` says otherwise. */
  resource: string;
  path?: string;
  singular: string;
  plural: string;
  /** What messages call one record: `Billing record`. Derived from `singular` unless given. */
  label?: string;
  /** How a message counts records, `['invoice', 'invoices']`; after label and plural unless given. */
  itemLabels?: readonly [one: string, many: string];
  /** The field that names a record in drop-downs and relations. */
  title?: FieldOf<T>;
  /**
   * What a selector shows below the title, so that it distinguishes records of the same title: texts with the name of one
   * field or related record each, such as `{email}` or `due {dueDate}`.
   */
  detail?: readonly `${string}{${string}}${string}`[];
  operations?: readonly Operation[];
  /** Operations that take a sign-in: a personal token may not use them, whatever it is granted. */
  withoutToken?: readonly Operation[];
  defaultSort: { [K in FieldOf<T>]?: 'asc' | 'desc' };
  /** REST wraps a saved record: `{message, [wrap]: record}`. */
  wrap?: string;
  /** The case of REST names. */
  wireCase?: 'snake' | 'camel';
  /** Rules across fields; answers the messages by field. */
  check?: (draft: PendingChange<T>) => Record<string, string | false | undefined>;
  /** Runs in the transaction before the record is written; may change `draft.values`. */
  beforeSave?: (draft: PendingChange<T>) => Promise<void> | void;
  /** Runs in the transaction before the record is deleted; throws to keep it. */
  beforeDelete?: (record: T, draft: Pick<PendingChange<T>, 'context' | 'em'>) => Promise<void> | void;
  /** Runs in the transaction when the record has been written or deleted. */
  afterWrite?: (written: AppliedChange<T>) => Promise<void>;
  /** Runs when a write has been committed. */
  afterCommit?: (context: Context) => void;
}

/** A to-many relation, found from the other side's reference. */
export interface Inverse {
  name: string;
  resource: Resource;
  /** The referring column of `resource`. */
  column: Column;
}

export interface Resource<T extends object = object> extends Omit<
  ResourceOptions<T>,
  'title' | 'label' | 'itemLabels' | 'operations' | 'path'
> {
  entity: EntityClass<T>;
  /** GraphQL type and class name. */
  type: string;
  table: string;
  path: string;
  label: string;
  itemLabels: readonly [one: string, many: string];
  title: string;
  operations: readonly Operation[];
  /** What the API shows and takes. */
  columns: readonly Column[];
  /** Columns that refer to a record of another resource. */
  references: readonly Column[];
  /** What the table holds, hidden columns included. */
  stored: readonly Column[];
}

const resources: Resource[] = [];

/** Declares a resource once; the schema, the rules, REST and the tests are made from it. */
export function defineResource<T extends object>(
  entity: EntityClass<T>,
  options: ResourceOptions<T>,
): Resource<T> {
  const words = wordsOf(options.singular);
  const label = options.label ?? capital(words);
  const columns = columnsOf(entity);
  const resource: Resource<T> = {
    ...options,
    entity,
    type: entity.name,
    table: snakeCase(entity.name[0]!.toLowerCase() + entity.name.slice(1)),
    path: options.path ?? options.resource,
    label,
    itemLabels: options.itemLabels ?? [label.toLowerCase(), wordsOf(options.plural)],
    title: options.title ?? 'name',
    operations: options.operations ?? ['list', 'one', 'create', 'update', 'delete'],
    columns: columns.filter(column => !column.hidden),
    references: columns.filter(column => column.ref && !column.hidden),
    stored: columns.filter(column => column.column !== null),
  };
  resources.push(resource as unknown as Resource);
  inverses.clear();
  return resource;
}

const wordsOf = (name: string) => snakeCase(name).replaceAll('_', ' ');

export const allResources = (): readonly Resource[] => resources;

export function resourceOf(entity: EntityClass): Resource {
  const found = resources.find(resource => resource.entity === entity);
  if (!found) throw new Error(`${entity.name} is not declared with defineResource`);
  return found;
}

export const columnNamed = (resource: Resource, name: string): Column | undefined =>
  resource.columns.find(column => column.name === name);

/** The column that names a record of `resource`. */
export function titleColumn(resource: Resource): Column {
  const column = columnNamed(resource, resource.title);
  if (!column) throw new Error(`${resource.type} has no field ${resource.title} to be named by`);
  return column;
}

export const storedColumns = (resource: Resource) =>
  resource.columns.filter(column => column.column !== null);
export const referencesOf = (resource: Resource) => resource.references;
export const writableColumns = (resource: Resource) => resource.columns.filter(column => !column.readOnly);

/** Found once for each resource: every request asks for them. */
const inverses = new Map<Resource, readonly Inverse[]>();

/** The to-many relations of a resource: every reference of another resource to it. */
export function inversesOf(resource: Resource): readonly Inverse[] {
  const known = inverses.get(resource);
  if (known) return known;
  const found = resources.flatMap(other =>
    referencesOf(other)
      .filter(column => column.ref!.entity() === resource.entity)
      .map(column => ({ name: column.ref!.inverse ?? other.plural, resource: other, column })),
  );
  inverses.set(resource, found);
  return found;
}

/** The to-one relation of this name. */
export function oneNamed(resource: Resource, name: string) {
  const column = referencesOf(resource).find(({ ref }) => ref!.property === name);
  return column && { column, target: resourceOf(column.ref!.entity()) };
}

/** The to-many relation of this name. */
export const inverseNamed = (resource: Resource, name: string): Inverse | undefined =>
  inversesOf(resource).find(inverse => inverse.name === name);

export const capital = (word: string) => word[0]!.toUpperCase() + word.slice(1);

/** The name under which a list is sorted by the title of a related record: `assignedTrainerName`. */
export const refTitleName = (column: Column) =>
  column.ref!.property + capital(titleColumn(resourceOf(column.ref!.entity())).name);

/** What a search looks through: columns, and references by the titles of what they refer to. */
export const searchedColumns = (resource: Resource) =>
  storedColumns(resource).filter(column => column.search);

export const isSearchable = (resource: Resource) => searchedColumns(resource).length > 0;

export const isSortable = (column: Column) =>
  column.column !== null && !['textList', 'json'].includes(column.kind);
