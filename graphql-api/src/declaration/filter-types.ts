import type { FieldKind } from './contract.ts';
import { defineField, defineType, type TypeDefinition } from './sdl.ts';

const sortDirection = defineType(
  'enum',
  'SortDirection',
  'Ascending order puts missing values last, descending order first',
  ['ASC', 'DESC'],
);

/** How `contains`, `startsWith`, `endsWith` and `eqIgnoreCase` compare texts. */
const IGNORING_CASE =
  'ignoring case. Accents, ß and ss, and the Turkish ı and İ are letters of their own; é is one letter, composed or not';

const equality = (type: string) => [
  defineField('eq', type, 'Equals'),
  defineField('ne', type, 'Does not equal, or is missing'),
  defineField('in', `[${type}!]`, 'Equals one of the values'),
  defineField('notIn', `[${type}!]`, 'Equals none of the values, or is missing'),
  defineField('isNull', 'Boolean', 'Is missing (true) or present (false)'),
];
const comparison = (type: string) => [
  ...equality(type),
  defineField('lt', type, 'Is less or earlier'),
  defineField('lte', type, 'Is less, earlier or equal'),
  defineField('gt', type, 'Is greater or later'),
  defineField('gte', type, 'Is greater, later or equal'),
];
const substrings = [
  defineField('contains', 'String', `Contains the text, ${IGNORING_CASE}`),
  defineField('startsWith', 'String', `Starts with the text, ${IGNORING_CASE}`),
  defineField('endsWith', 'String', `Ends with the text, ${IGNORING_CASE}`),
  defineField('eqIgnoreCase', 'String', `Equals, ${IGNORING_CASE}`),
];
const weekday = (clock: string) =>
  defineField('weekday', 'WeekdayFilter', `The day of the week${clock}: { in: [SATURDAY, SUNDAY] }`);
const CLUB_CLOCK = " in the club's time zone";

const OTHER_FIELD =
  'another field of the record by its name, such as `paidAmount`; in `having`, another number of the group by its path in the response: `sum.amount`, `group.plan.price` when groupBy includes it, or `paid.sum.amount` of a selected figure';
/** The operators that compare with another field, and those that compare with a value. */
export const FIELD_OPERATORS: Readonly<Record<string, string>> = {
  eqField: 'eq',
  neField: 'ne',
  ltField: 'lt',
  lteField: 'lte',
  gtField: 'gt',
  gteField: 'gte',
};
const otherField = [
  defineField('eqField', 'String', `Equals ${OTHER_FIELD}`),
  defineField('neField', 'String', 'Does not equal it, or one of both is missing'),
  defineField('ltField', 'String', 'Is less or earlier than it'),
  defineField('lteField', 'String', 'Is less, earlier or equal'),
  defineField('gtField', 'String', 'Is greater or later than it'),
  defineField('gteField', 'String', 'Is greater, later or equal'),
];

/** An input type whose fields are conditions, combined with `and`. */
export const defineFilter = (name: string, description: string, fields: readonly string[]): TypeDefinition =>
  defineType('input', name, `${description}; all given conditions must hold`, fields);

/** The types that filters and sort keys of all resources have in common. */
export const FILTER_TYPES: readonly TypeDefinition[] = [
  sortDirection,
  defineFilter(
    'IdFilter',
    'Conditions on an id. `me` is the id of the user who asks, of the employee who signs in as this user, or of the trainer who this employee is',
    equality('ID'),
  ),
  defineFilter('StringFilter', 'Conditions on a text', [
    ...comparison('String'),
    ...otherField,
    ...substrings,
  ]),
  defineFilter('IntFilter', 'Conditions on an integer', [...comparison('Int'), ...otherField]),
  defineFilter('NumberFilter', 'Conditions on a number or an amount', [
    ...comparison('Float'),
    ...otherField,
  ]),
  defineFilter('WeekdayFilter', 'Conditions on a day of the week', equality('Weekday')),
  defineFilter('DateFilter', 'Conditions on a date', [
    ...comparison('LocalDate'),
    ...otherField,
    weekday(''),
  ]),
  defineFilter('DateTimeFilter', 'Conditions on a date and time', [
    ...comparison('DateTimeISO'),
    ...otherField,
    weekday(CLUB_CLOCK),
    defineField('hour', 'IntFilter', `The hour of the day, 0 to 23${CLUB_CLOCK}: { gte: 18 }`),
  ]),
  defineFilter('BooleanFilter', 'Conditions on a boolean', [defineField('eq', 'Boolean', 'Equals')]),
  defineFilter('StringListFilter', 'Conditions on a list of texts', [
    defineField('contains', 'String', 'Contains this entry'),
  ]),
  defineFilter('FigureFilter', 'Conditions on a number of the group', [
    defineField(
      'path',
      'String!',
      'Its path in the response: `sum.amount`, or `paid.sum.amount` of a selected figure',
    ),
    ...comparison('Float'),
    ...otherField,
  ]),
  defineFilter('AggregateNumberFilter', 'Conditions on a sum or an average', [
    ...comparison('Float'),
    ...otherField,
  ]),
];

/** The filter type of each kind of column; null for kinds without a filter. */
export const filters = {
  id: 'IdFilter',
  text: 'StringFilter',
  email: 'StringFilter',
  choice: 'StringFilter',
  time: 'StringFilter',
  money: 'NumberFilter',
  number: 'NumberFilter',
  int: 'IntFilter',
  date: 'DateFilter',
  dateTime: 'DateTimeFilter',
  boolean: 'BooleanFilter',
  textList: 'StringListFilter',
  json: null,
  password: null,
} as const satisfies Record<FieldKind, string | null>;

/** The fields that combine filters of the type that contains them. */
export const combinators = (type: string) => [`and: [${type}!]`, `or: [${type}!]`, `not: ${type}`];
