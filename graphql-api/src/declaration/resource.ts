import { columnsOf, snakeCase, type Column, type EntityClass } from './column-registry.ts';
import type { Operation } from './contract.ts';
import type { Grants, ItemLabels, ResourceOptions } from './resource-options.ts';

/** What a resource has whatever its options: their default values, and names of fields as plain texts. */
interface Declared {
  /** GraphQL type and class name. */
  type: string;
  table: string;
  path: string;
  label: string;
  itemLabels: ItemLabels;
  title: string;
  detail?: readonly string[];
  periodDate?: string;
  closedDayLocation?: string;
  fieldsKeptWhenClosed?: readonly string[];
  search?: {
    keys?: readonly string[];
    words?: true;
    related?: readonly string[];
    detail?: readonly string[];
  };
  operations: readonly Operation[];
  /** The columns of the public API. */
  columns: readonly Column[];
  /** The columns of `columns` that refer to a record of another resource. */
  references: readonly Column[];
  /** The columns of the table, hidden ones included. */
  stored: readonly Column[];
}

export interface Resource<T extends object = object>
  extends Omit<ResourceOptions<T>, keyof Declared>, Declared {
  entity: EntityClass<T>;
}

/** A to-one relation: the referring column and the resource that it refers to. */
export interface Reference {
  column: Column;
  target: Resource;
}

/** A to-many relation, derived from the reference of another resource. */
export interface Collection {
  name: string;
  resource: Resource;
  /** The referring column of `resource`. */
  column: Column;
}

const resources: Resource[] = [];
const resourceByEntity = new Map<EntityClass, Resource>();

/**
 * Declares a resource; its schema, rules, REST contract and tests are generated from it.
 * @throws Error for `visibleTo`: the records of a declared resource are in options, relations and searches too
 */
export function defineResource<T extends object>(
  entity: EntityClass<T>,
  options: ResourceOptions<T> & { grants: Grants },
): Resource<T> {
  if (options.visibleTo)
    throw new Error(`${options.plural}: visibleTo requires newResource, since relations do not apply it`);
  const resource = newResource(entity, options);
  resources.push(resource as unknown as Resource);
  resourceByEntity.set(entity, resource as unknown as Resource);
  // It may refer to resources declared before it.
  lookups.clear();
  return resource;
}

/** Describes records of which only the operations exist that their module adds to the schema, with rules of its own. */
export function newResource<T extends object>(
  entity: EntityClass<T>,
  options: ResourceOptions<T>,
): Resource<T> {
  const label = options.label ?? capital(wordsOf(options.singular));
  const columns = columnsOf(entity);
  requireNotShown(options as unknown as ResourceOptions<object>, columns);
  return {
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
}

/** @throws Error for a sensitive column that everyone who may view the record would read or find */
function requireNotShown(
  { title, detail, search, plural }: ResourceOptions<object>,
  columns: readonly Column[],
): void {
  const shown = [title, ...(search?.keys ?? [])];
  const details = [...(detail ?? []), ...(search?.detail ?? [])].join(' ');
  for (const { name, sensitive, search: isSearched } of columns)
    if (sensitive && (isSearched || shown.some(each => each === name) || details.includes(`{${name}}`)))
      throw new Error(`${plural}: the sensitive column ${name} cannot be searched, or a title or detail`);
}

const wordsOf = (name: string) => snakeCase(name).replaceAll('_', ' ');

export const capital = (word: string) => word[0]!.toUpperCase() + word.slice(1);

const logged: Resource[] = [];

/** Adds described records to the audit log. Their changes cannot be undone there. */
export function addToLog(resource: Resource): Resource {
  logged.push(resource);
  return resource;
}

/** The resources whose changes the audit log shows. */
export const loggedResources = (): readonly Resource[] => [...resources, ...logged];

export const allResources = (): readonly Resource[] => resources;

/** Whether it is declared with `defineResource`, so that the database stores its searched text. */
export const isDeclared = ({ entity }: Resource): boolean => resourceByEntity.has(entity);

/** Whether records that it refers to have a list of its records. */
export const isListed = (resource: Resource): boolean =>
  isDeclared(resource) && resource.references.length > 0;

/** The declared resource of a name, for those whose entity would be imported in a circle. */
export function resourceNamed(name: string): Resource {
  const found = resources.find(({ resource }) => resource === name);
  if (!found) throw new Error(`${name} is not declared with defineResource`);
  return found;
}

export function resourceOf(entity: EntityClass): Resource {
  const found = resourceByEntity.get(entity);
  if (!found) throw new Error(`${entity.name} is not declared with defineResource`);
  return found;
}

/** The relations and columns of a resource by name. */
interface Lookup {
  columns: ReadonlyMap<string, Column>;
  references: ReadonlyMap<string, Reference>;
  collections: ReadonlyMap<string, Collection>;
  /** The collections by the name of the field with their aggregates. */
  aggregated: ReadonlyMap<string, Collection>;
}

const lookups = new Map<Resource, Lookup>();

function lookupOf(resource: Resource): Lookup {
  let found = lookups.get(resource);
  if (!found) lookups.set(resource, (found = makeLookup(resource)));
  return found;
}

function makeLookup(resource: Resource): Lookup {
  const references = resource.references.map((column): Reference => ({
    column,
    target: resourceOf(column.ref!.entity()),
  }));
  const collections = resources.flatMap(other =>
    other.references
      .filter(column => column.ref!.entity() === resource.entity)
      .map((column): Collection => ({ name: column.ref!.inverse ?? other.plural, resource: other, column })),
  );
  return {
    columns: new Map(resource.columns.map(column => [column.name, column])),
    references: new Map(references.map(reference => [reference.column.ref!.property, reference])),
    collections: new Map(collections.map(collection => [collection.name, collection])),
    aggregated: new Map(collections.map(collection => [aggregateName(collection), collection])),
  };
}

export const findColumn = (resource: Resource, name: string): Column | undefined =>
  lookupOf(resource).columns.get(name);

export const findReference = (resource: Resource, property: string): Reference | undefined =>
  lookupOf(resource).references.get(property);

export const findCollection = (resource: Resource, name: string): Collection | undefined =>
  lookupOf(resource).collections.get(name);

/** The field with the aggregates of a collection: `paymentsAggregate`. */
export const aggregateName = ({ name }: Pick<Collection, 'name'>): string => `${name}Aggregate`;

/** The collection that a field aggregates. */
export const findAggregated = (resource: Resource, name: string): Collection | undefined =>
  lookupOf(resource).aggregated.get(name);

/** The to-many relations of a resource: every reference of another resource to it. */
export const collectionsOf = (resource: Resource): readonly Collection[] => [
  ...lookupOf(resource).collections.values(),
];

/** The column that names a record. */
export function titleColumn(resource: Resource): Column {
  const column = findColumn(resource, resource.title);
  if (!column) throw new Error(`${resource.type} has no title column ${resource.title}`);
  return column;
}

/** The field that sorts a list by the title of a related record: `assignedTrainerName`. */
export const refTitleName = (column: Column) =>
  column.ref!.property + capital(titleColumn(resourceOf(column.ref!.entity())).name);

export const storedColumns = (resource: Resource) =>
  resource.columns.filter(column => column.column !== null);

/** The computed fields that filters and the REST API have. */
export const computedColumns = ({ computedFields = {} }: Pick<Resource, 'computedFields'>) =>
  Object.entries(computedFields).flatMap(([name, { column }]) => (column ? [{ name, ...column }] : []));

export const writableColumns = (resource: Resource) => resource.columns.filter(column => !column.readOnly);

/** The columns that `search` looks through; a reference is searched by the title of its record. */
export const searchedColumns = (resource: Resource) =>
  storedColumns(resource).filter(column => column.search);

export const isSearchable = (resource: Resource) => searchedColumns(resource).length > 0;

export const isSortable = (column: Column) =>
  column.column !== null && !['textList', 'json'].includes(column.kind);
