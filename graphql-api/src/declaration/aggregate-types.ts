import { Float, InputType, Int, ObjectType } from 'type-graphql';
import type { FieldKind } from './contract.ts';
import type { Column } from './column-registry.ts';
import { dateBucketsOf } from './date-buckets.ts';
import { aggregateNumberFilter, combinators, filterClass, filters, SortDirection } from './filter-types.ts';
import { resourceOf, storedColumns, type Resource } from './resource.ts';
import { once, typeClass, type FieldDeclaration, type TypeClass } from './type-class.ts';

/*
 * The response of an aggregate has one shape, and groupBy, having and sort mirror it:
 * `sum { amount }` of the response is sorted by `sum: { amount: DESC }`.
 */

const NUMERIC = new Set<FieldKind>(['money', 'number', 'int']);
const NOT_GROUPED = new Set<FieldKind>(['textList', 'json']);
const NOT_ORDERED = new Set<FieldKind>(['id', 'boolean']);

const groupable = (resource: Resource) =>
  storedColumns(resource).filter(({ kind, name }) => !NOT_GROUPED.has(kind) && name !== 'version');
/** The columns with sums and averages. */
export const numbers = (resource: Resource) => groupable(resource).filter(({ kind }) => NUMERIC.has(kind));
const ordered = (resource: Resource) => groupable(resource).filter(({ kind }) => !NOT_ORDERED.has(kind));

type Decorator = typeof InputType | typeof ObjectType;

const fieldsFor = (columns: Column[], type: (column: Column) => object): FieldDeclaration[] =>
  columns.map(column => ({ name: column.name, type: () => type(column) }));

/** Makes types with a field for each column that groupBy takes, and one for each to-one relation. */
function perGroup(
  decorate: Decorator,
  suffix: string,
  describe: (items: string) => string,
  type: (column: Column) => object,
): (resource: Resource) => TypeClass {
  const made: (resource: Resource) => TypeClass = once(resource =>
    typeClass(decorate, resource.type + suffix, describe(resource.itemLabels[1]), [
      ...fieldsFor(groupable(resource), type),
      ...resource.references.map(({ ref }): FieldDeclaration => ({
        name: ref!.property,
        type: () => made(resourceOf(ref!.entity())),
      })),
    ]),
  );
  return made;
}

const groupType = perGroup(
  ObjectType,
  'Group',
  items => `The values of a group of ${items}: the fields of groupBy`,
  column => dateBucketsOf(column)?.group ?? column.graphql(),
);

const groupByType = perGroup(
  InputType,
  'GroupBy',
  items =>
    `A field by which ${items} are grouped: { status: true } by value, { createdAt: MONTH } by granularity, ` +
    '{ member: { status: true } } by a field of a related record. Missing values form a group',
  column => dateBucketsOf(column)?.granularity ?? Boolean,
);

const groupSortType = perGroup(
  InputType,
  'GroupSort',
  items => `A field of groupBy by which groups of ${items} are sorted`,
  column => dateBucketsOf(column)?.sort ?? SortDirection,
);

/** The types of one figure: in the response, in sort and in having. */
function figureTypes(
  suffix: string,
  description: string,
  columns: (resource: Resource) => Column[],
  type: (column: Column) => object,
  filter: (column: Column) => TypeClass,
) {
  const made = (decorate: Decorator, end: string, verb: string, of: (column: Column) => object) =>
    once((resource: Resource) =>
      typeClass(
        decorate,
        resource.type + suffix + end,
        `${verb}${description} of ${resource.itemLabels[1]}`,
        fieldsFor(columns(resource), of),
      ),
    );
  return {
    columns,
    output: made(ObjectType, '', 'The ', type),
    sort: made(InputType, 'Sort', 'Sorts groups by the ', () => SortDirection),
    having: made(InputType, 'Having', 'Conditions on the ', filter),
  };
}

const counts = figureTypes(
  'Counts',
  'numbers of distinct values',
  groupable,
  () => Int,
  () => filters.int!,
);
const sums = figureTypes(
  'Numbers',
  'sums or averages',
  numbers,
  () => Float,
  () => aggregateNumberFilter,
);
const extremes = figureTypes(
  'Extremes',
  'smallest or largest values',
  ordered,
  column => column.graphql(),
  column => filters[column.kind]!,
);

const FIGURES = [
  { name: 'countDistinct', types: counts, description: 'The number of distinct values of each field' },
  { name: 'sum', types: sums, description: 'Exact sums; null when no record has a value' },
  { name: 'avg', types: sums, description: 'Averages of the values; null when no record has one' },
  { name: 'min', types: extremes, description: 'The smallest, earliest or alphabetically first value' },
  { name: 'max', types: extremes, description: 'The largest, latest or alphabetically last value' },
];

/** The figures of a resource: one without numeric columns has no sums. */
const figuresOf = (resource: Resource, use: 'output' | 'sort' | 'having'): FieldDeclaration[] =>
  FIGURES.filter(({ types }) => types.columns(resource).length > 0).map(({ name, types, description }) => {
    const type = types[use](resource);
    const isOutput = use === 'output';
    return { name, type: () => type, nullable: !isOutput, description: isOutput ? description : undefined };
  });

const outputType = (resource: Resource) =>
  typeClass(
    ObjectType,
    `${resource.type}Aggregate`,
    `The figures of one group of ${resource.itemLabels[1]}, or of all without groupBy. Only requested figures are computed`,
    [
      { name: 'group', type: () => groupType(resource), nullable: false },
      { name: 'count', type: () => Int, nullable: false, description: 'The number of records in the group' },
      {
        name: 'groupCount',
        type: () => Int,
        nullable: false,
        description: 'The number of all groups; counted only when requested',
      },
      ...figuresOf(resource, 'output'),
    ],
  );

const sortType = (resource: Resource) =>
  typeClass(
    InputType,
    `${resource.type}AggregateSort`,
    `A sort key of groups of ${resource.itemLabels[1]}: a field of the response and a direction, ` +
      'such as { count: DESC }. Missing values come last in both directions',
    [
      { name: 'group', type: () => groupSortType(resource) },
      { name: 'count', type: () => SortDirection },
      ...figuresOf(resource, 'sort'),
    ],
  );

const havingType = (resource: Resource) => {
  const self: TypeClass = filterClass(
    `${resource.type}Having`,
    `Conditions on the figures of a group of ${resource.itemLabels[1]}`,
    [
      ...combinators(() => self),
      { name: 'count', type: () => filters.int! },
      ...figuresOf(resource, 'having'),
    ],
  );
  return self;
};

/** The types of a resource's aggregate. */
export const aggregateTypes = once((resource: Resource) => {
  groupType(resource);
  groupSortType(resource);
  return {
    output: outputType(resource),
    groupBy: groupByType(resource),
    having: havingType(resource),
    sort: sortType(resource),
  };
});
