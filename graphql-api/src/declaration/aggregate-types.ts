import { Float, InputType, Int, ObjectType } from 'type-graphql';
import type { FieldKind } from './contract.ts';
import { describeColumn } from './column-registry.ts';
import type { Column } from './columns.ts';
import { resourceOf, storedColumns, type Resource } from './resource.ts';
import { once, typeClass, type FieldDeclaration, type TypeClass } from './type-class.ts';
import { cutsOf } from './date-buckets.ts';
import { filters, numberOperators, SortDirection } from './list-types.ts';

/*
 * The answer of an aggregate has one shape, and groupBy, having and sort mirror it:
 * what is answered as `sum { amount }` is sorted by as `sum: { amount: DESC }`.
 */

const NUMBERS = new Set<FieldKind>(['money', 'number', 'int']);
const NOT_GROUPED = new Set<FieldKind>(['textList', 'json']);
const NOT_ORDERED = new Set<FieldKind>(['id', 'boolean']);

const groupable = (resource: Resource) =>
  storedColumns(resource).filter(({ kind, name }) => !NOT_GROUPED.has(kind) && name !== 'version');
/** The fields that have sums. */
export const numbers = (resource: Resource) => groupable(resource).filter(({ kind }) => NUMBERS.has(kind));
const ordered = (resource: Resource) => groupable(resource).filter(({ kind }) => !NOT_ORDERED.has(kind));

type Decorator = typeof InputType | typeof ObjectType;

const fieldsFor = (columns: Column[], type: (column: Column) => object): FieldDeclaration[] =>
  columns.map(column => ({
    name: column.name,
    type: () => type(column),
    description: describeColumn(column),
  }));

/** Types with a field for each column that groups are made of, and one for each to-one relation. */
function perGroup(
  decorate: Decorator,
  suffix: string,
  describe: (resource: Resource) => string,
  type: (column: Column) => object,
): (resource: Resource) => TypeClass {
  const made: (resource: Resource) => TypeClass = once(resource =>
    typeClass(decorate, resource.type + suffix, describe(resource), [
      ...fieldsFor(groupable(resource), type),
      ...resource.references.map(({ ref, description }): FieldDeclaration => ({
        name: ref!.property,
        type: () => made(resourceOf(ref!.entity())),
        description: `Through the relation: ${description!}`,
      })),
    ]),
  );
  return made;
}

const groupType = perGroup(
  ObjectType,
  'Group',
  ({ itemLabels: [, many] }) =>
    `What the ${many} of a group have in common; only fields that groupBy names can be asked for`,
  column => cutsOf(column)?.group ?? column.graphql(),
);

const groupByType = perGroup(
  InputType,
  'GroupBy',
  ({ itemLabels: [, many] }) =>
    `What ${many} are grouped by: true for a value, a cut for a date, a moment or a time, ` +
    'and the fields of a related record in its own braces',
  column => cutsOf(column)?.choice ?? Boolean,
);

const groupSortType = perGroup(
  InputType,
  'GroupSort',
  ({ itemLabels: [, many] }) => `A field of groupBy by which groups of ${many} are sorted`,
  column => cutsOf(column)?.sort ?? SortDirection,
);

/** The types of figures that are computed of the same columns: in the answer, in sort, in having. */
function figures(
  suffix: string,
  columns: (resource: Resource) => Column[],
  type: (column: Column) => object,
  filter: (column: Column) => TypeClass,
) {
  const made = (decorate: Decorator, end: string, what: string, of: (column: Column) => object) =>
    once((resource: Resource) =>
      typeClass(
        decorate,
        resource.type + suffix + end,
        `${what} of the fields of ${resource.itemLabels[1]}`,
        fieldsFor(columns(resource), of),
      ),
    );
  return {
    columns,
    answer: made(ObjectType, '', 'Figures', type),
    sort: made(InputType, 'Sort', 'Directions by figures', () => SortDirection),
    having: made(InputType, 'Having', 'Conditions on figures', filter),
  };
}

const counts = figures(
  'Counts',
  groupable,
  () => Int,
  () => filters.int!,
);
const otherValue = (name: string, comparison: string): FieldDeclaration => ({
  name,
  type: () => String,
  description: `${comparison} another number of the group, named by its path in the answer: \`sum.amount\`, or \`group.plan.price\` where groupBy names it`,
});
const figureFilter = typeClass(
  InputType,
  'FigureFilter',
  'Conditions on a sum or an average; all that are given must hold',
  [...numberOperators, otherValue('gtField', 'Is more than'), otherValue('ltField', 'Is less than')],
);
const sums = figures(
  'Numbers',
  numbers,
  () => Float,
  () => figureFilter,
);
const extremes = figures(
  'Extremes',
  ordered,
  column => column.graphql(),
  column => filters[column.kind]!,
);

const COUNT = 'How many records the group has';
const FIGURES = [
  { name: 'countDistinct', types: counts, description: 'How many different values each field has' },
  { name: 'sum', types: sums, description: 'Exact sums; null where no record has a value' },
  { name: 'avg', types: sums, description: 'Averages of the values that are given' },
  { name: 'min', types: extremes, description: 'The least, the earliest or the alphabetically first value' },
  { name: 'max', types: extremes, description: 'The most, the latest or the alphabetically last value' },
];

/** The figures that a resource has: one without numbers has no sum. */
const figuresOf = (resource: Resource, kind: 'answer' | 'sort' | 'having'): FieldDeclaration[] =>
  FIGURES.filter(({ types }) => types.columns(resource).length > 0).map(({ name, types, description }) => {
    const type = types[kind](resource);
    return { name, type: () => type, nullable: kind !== 'answer', description };
  });

const answerType = (resource: Resource) =>
  typeClass(
    ObjectType,
    `${resource.type}Aggregate`,
    `Figures of one group of ${resource.itemLabels[1]}; of all of them without groupBy. Only what is asked for is computed`,
    [
      { name: 'group', type: () => groupType(resource), nullable: false, description: 'Which group it is' },
      { name: 'count', type: () => Int, nullable: false, description: COUNT },
      {
        name: 'groupCount',
        type: () => Int,
        nullable: false,
        description: 'How many groups there are in all; counted only when requested',
      },
      ...figuresOf(resource, 'answer'),
    ],
  );

const sortType = (resource: Resource) =>
  typeClass(
    InputType,
    `${resource.type}AggregateSort`,
    `One key by which groups of ${resource.itemLabels[1]} are sorted: a field of the answer and a direction, ` +
      'such as { count: DESC }. Missing values come last either way',
    [
      { name: 'group', type: () => groupSortType(resource), description: 'By a field that groupBy names' },
      { name: 'count', type: () => SortDirection, description: COUNT },
      ...figuresOf(resource, 'sort'),
    ],
  );

const havingType = (resource: Resource) => {
  const made: TypeClass = typeClass(
    InputType,
    `${resource.type}Having`,
    `Conditions on the figures of a group of ${resource.itemLabels[1]}; groups that do not meet them are left out`,
    [
      { name: 'and', type: () => [made], description: 'All of these hold' },
      { name: 'or', type: () => [made], description: 'One of these holds' },
      { name: 'not', type: () => made, description: 'This does not hold' },
      { name: 'count', type: () => filters.int!, description: COUNT },
      ...figuresOf(resource, 'having'),
    ],
  );
  return made;
};

/** The types of a resource's aggregate; all exist as soon as they are asked for. */
export const aggregateTypes = once((resource: Resource) => {
  groupType(resource);
  groupSortType(resource);
  return {
    answer: answerType(resource),
    groupBy: groupByType(resource),
    having: havingType(resource),
    sort: sortType(resource),
  };
});
