import type { FieldKind } from './contract.ts';
import type { Column } from './column-registry.ts';
import { BAND_TYPES, bandTypes, isBanded } from './bands.ts';
import { dateBucketsOf } from './date-buckets.ts';
import { DAY_SERIES_TYPES } from './day-series.ts';
import { combinators, defineFilter, filters } from './filter-types.ts';
import { isListed, storedColumns, type Resource } from './resource.ts';
import { defineField, defineType, typeName, type TypeDefinition } from './sdl.ts';

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

const fieldsFor = (columns: readonly Column[], type: (column: Column) => string) =>
  columns.map(column => defineField(column.name, type(column)));

const sortDirection = () => 'SortDirection';

/** The types with a field for each column that groupBy takes, and one for each to-one relation. */
function groupTypes(resource: Resource): TypeDefinition[] {
  const items = resource.itemLabels[1];
  const banded = groupable(resource).filter(isBanded);
  const perGroup = (
    kind: 'type' | 'input',
    suffix: string,
    description: string,
    type: (column: Column) => string,
    bands: string,
  ) =>
    defineType(kind, resource.type + suffix, description, [
      ...fieldsFor(groupable(resource), type),
      ...(banded.length > 0 ? [defineField('bands', resource.type + bands)] : []),
      ...resource.references.map(({ ref }) => defineField(ref!.property, ref!.entity().name + suffix)),
    ]);
  return [
    perGroup(
      'type',
      'Group',
      `The values of a group of ${items}: the fields of groupBy`,
      column => dateBucketsOf(column)?.group ?? typeName(column.graphql()),
      'BandGroup',
    ),
    perGroup(
      'input',
      'GroupBy',
      `A field by which ${items} are grouped: { status: true } by value, { createdAt: MONTH } by granularity, ` +
        '{ member: { status: true } } by a field of a related record. Missing values form a group',
      column => dateBucketsOf(column)?.granularity ?? 'Boolean',
      'Bands',
    ),
    perGroup(
      'input',
      'GroupSort',
      `A field of groupBy by which groups of ${items} are sorted`,
      column => dateBucketsOf(column)?.sort ?? sortDirection(),
      'BandSort',
    ),
    ...(banded.length > 0 ? bandTypes(resource.type, items, banded) : []),
  ];
}

/** The types of an aggregate expression: in the response, in sort and in having. */
interface FigureTypes {
  suffix: string;
  description: string;
  columns: (resource: Resource) => Column[];
  type: (column: Column) => string;
  filter: (column: Column) => string;
}

const counts: FigureTypes = {
  suffix: 'Counts',
  description: 'numbers of distinct values',
  columns: groupable,
  type: () => 'Int',
  filter: () => filters.int,
};
const sums: FigureTypes = {
  suffix: 'Numbers',
  description: 'sums, averages or percentiles',
  columns: numbers,
  type: () => 'Float',
  filter: () => 'AggregateNumberFilter',
};
const extremes: FigureTypes = {
  suffix: 'Extremes',
  description: 'smallest or largest values',
  columns: ordered,
  type: column => typeName(column.graphql()),
  filter: ({ kind }) => filters[kind]!,
};

const FIGURES = [
  { name: 'countDistinct', types: counts, description: 'The number of distinct values of each field' },
  { name: 'sum', types: sums, description: 'Exact sums; null when no record has a value' },
  { name: 'avg', types: sums, description: 'Averages of the values; null when no record has one' },
  {
    name: 'median',
    types: sums,
    description:
      'The value in the middle of all, or halfway between the two in the middle; null when no record has one',
  },
  { name: 'min', types: extremes, description: 'The smallest, earliest or alphabetically first value' },
  { name: 'max', types: extremes, description: 'The largest, latest or alphabetically last value' },
];

/** Has an argument, which sort keys and `having` lack. */
const PERCENTILE = {
  name: 'percentile(fraction: Float!)',
  types: sums,
  description: 'The values below which this share of the values is: 0.9 for the 90th percentile',
};

function figureTypes(
  resource: Resource,
  { suffix, description, columns, type, filter }: FigureTypes,
): TypeDefinition[] {
  const name = resource.type + suffix;
  const what = `${description} of ${resource.itemLabels[1]}`;
  const fields = (of: (column: Column) => string) => fieldsFor(columns(resource), of);
  return [
    defineType('type', name, `The ${what}`, fields(type)),
    defineType('input', `${name}Sort`, `Sorts groups by the ${what}`, fields(sortDirection)),
    defineType('input', `${name}Having`, `Conditions on the ${what}`, fields(filter)),
  ];
}

const OF = 'A sum without values counts as 0';

/** The types that the aggregates of all resources have in common. */
export const AGGREGATE_TYPES: readonly TypeDefinition[] = [
  ...BAND_TYPES,
  ...DAY_SERIES_TYPES,
  defineType(
    'type',
    'CalculatedFigures',
    'What is calculated of figures of a group. An argument is the path of a number in the response: ' +
      '`count`, `sum.amount`, or with the alias of a selected figure `paid.sum.amount`',
    [
      defineField('difference(of: String!, minus: String!)', 'Float', `One figure less another. ${OF}`),
      defineField(
        'ratio(of: String!, to: String!)',
        'Float',
        `One figure divided by another; null for 0. ${OF}`,
      ),
      defineField(
        'share(of: String!)',
        'Float',
        `The share of the sum over all groups, from 0 to 1; over those of the day with \`asOfEach\`. ${OF}`,
      ),
      defineField(
        'previous(of: String!)',
        'Float',
        'The figure of the group before, in the order of groupBy: of the period before with `fill`, and of the same group on the day before with `asOfEach`',
      ),
      defineField(
        'runningTotal(of: String!)',
        'Float',
        'The sum of this group and all before it, in the order of groupBy; of the same group up to this day with `asOfEach`',
      ),
      defineField(
        'movingAverage(of: String!, groups: Int!)',
        'Float',
        'The average of so many groups up to this one, in the order of groupBy; of the same group on so many days with `asOfEach`',
      ),
      defineField(
        'rank(of: String!)',
        'Int',
        'The place of the group, 1 for the largest; equal figures share a place. With `asOfEach` among those of the day',
      ),
    ],
  ),
];

/** The type with the figures that a resource declares; none if it declares none. */
const declaredTypes = ({ type, itemLabels: [, items], figures = {} }: Resource): TypeDefinition[] =>
  Object.keys(figures).length === 0
    ? []
    : [
        defineType(
          'type',
          `${type}Figures`,
          `The declared figures of ${items}`,
          Object.entries(figures).map(([name, { unit, label, description }]) =>
            defineField(
              name,
              unit === 'count' ? 'Int!' : unit === 'money' ? 'Float!' : 'Float',
              `${label}: ${description}${unit === 'money' ? "; in the club's currency" : unit === 'share' ? '; from 0 to 1' : ''}`,
            ),
          ),
        ),
      ];

/** The types of the aggregate of a resource. One without numeric columns has no sums. */
export function aggregateTypes(resource: Resource): TypeDefinition[] {
  const {
    type,
    itemLabels: [, items],
  } = resource;
  const figures = FIGURES.filter(({ types }) => types.columns(resource).length > 0);
  const fields = (end: 'Sort' | 'Having') =>
    figures.map(({ name, types }) => defineField(name, type + types.suffix + end));
  const declared = declaredTypes(resource);
  const values = [
    ...[...figures, ...(numbers(resource).length > 0 ? [PERCENTILE] : [])].map(
      ({ name, types, description }) => defineField(name, `${type}${types.suffix}!`, description),
    ),
    ...declared.map(({ name }) => defineField('figures', `${name}!`, 'Figures that the club has names for')),
  ];
  return [
    ...groupTypes(resource),
    ...declared,
    ...[...new Set(figures.map(({ types }) => types))].flatMap(types => figureTypes(resource, types)),
    defineType(
      'type',
      `${type}Aggregate`,
      `The figures of one group of ${items}, or of all without groupBy. Only requested figures are computed`,
      [
        defineField('group', `${type}Group!`),
        defineField('count', 'Int!', 'The number of records in the group'),
        defineField(
          'groupCount',
          'Int!',
          'The number of all groups that `having` and `limitBy` leave; counted only when requested',
        ),
        defineField(
          'level',
          'Int!',
          'How many entries of groupBy the row has keys of: all in a group, fewer in a subtotal, 0 in the grand total',
        ),
        defineField('asOf', 'LocalDate', 'The day of `asOf` or `asOfEach`; null for the current records'),
        ...values,
        defineField(
          `filtered(filter: ${type}Filter!)`,
          `${type}ListAggregate!`,
          `The figures of those that the filter selects`,
        ),
        defineField('calculated', 'CalculatedFigures!', 'Ratios and the like of figures'),
      ],
    ),
    defineType('type', `${type}ListAggregate`, `The figures of the ${items} of a record, or of a filter`, [
      defineField('count', 'Int!', 'The number of records'),
      ...values,
    ]),
    ...(isListed(resource)
      ? [
          defineFilter(`${type}ListHaving`, `Conditions on the figures of the ${items} of a record`, [
            defineField('filter', `${type}Filter`, `The ${items} that are aggregated; all without it`),
            defineField('count', filters.int, 'Also found by 0: records without any'),
            ...fields('Having'),
          ]),
          defineType(
            'input',
            `${type}ListSort`,
            `Sorts records by a figure of their ${items}, such as { count: DESC }`,
            [
              defineField('filter', `${type}Filter`, `The ${items} that are aggregated; all without it`),
              defineField('count', sortDirection()),
              ...fields('Sort'),
            ],
          ),
        ]
      : []),
    defineType(
      'input',
      `${type}AggregateSort`,
      `A sort key of groups of ${items}: a field of the response and a direction, ` +
        'such as { count: DESC }. Missing values come last in both directions',
      [
        defineField('group', `${type}GroupSort`),
        defineField('count', sortDirection()),
        ...fields('Sort'),
        defineField('figure', 'String', 'A selected figure by its path in the response: `paid.sum.amount`'),
        defineField('direction', sortDirection(), 'Of `figure`; ascending without it'),
      ],
    ),
    defineFilter(`${type}Having`, `Conditions on the figures of a group of ${items}`, [
      ...combinators(`${type}Having`),
      defineField('count', filters.int),
      ...fields('Having'),
      defineField('figure', 'FigureFilter'),
    ]),
  ];
}
