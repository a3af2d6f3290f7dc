import { Float, ID, InputType, Int, registerEnumType } from 'type-graphql';
import type { FieldKind } from './contract.ts';
import { DateTimeISO, LocalDate } from '../common/dates.ts';
import { typeClass, type FieldDeclaration, type TypeClass } from './type-class.ts';

export enum SortDirection {
  ASC = 'ASC',
  DESC = 'DESC',
}
registerEnumType(SortDirection, {
  name: 'SortDirection',
  description: 'Ascending order puts missing values last, descending order first',
});

const operator = (name: string, type: () => object, description: string): FieldDeclaration => ({
  name,
  type,
  description,
});

/** How `contains` and `startsWith` compare texts. */
const IGNORING_CASE =
  'ignoring case. Accents, ß and ss, and the Turkish ı and İ are letters of their own; é is one letter, composed or not';

const equality = (type: object): FieldDeclaration[] => [
  operator('eq', () => type, 'Equals'),
  operator('ne', () => type, 'Does not equal, or is missing'),
  operator('in', () => [type], 'Equals one of the values'),
  operator('notIn', () => [type], 'Equals none of the values, or is missing'),
  operator('isNull', () => Boolean, 'Is missing (true) or present (false)'),
];
const comparison = (type: object): FieldDeclaration[] => [
  ...equality(type),
  operator('lt', () => type, 'Is less or earlier'),
  operator('lte', () => type, 'Is less, earlier or equal'),
  operator('gt', () => type, 'Is greater or later'),
  operator('gte', () => type, 'Is greater, later or equal'),
];
const substrings: FieldDeclaration[] = [
  operator('contains', () => String, `Contains the text, ${IGNORING_CASE}`),
  operator('startsWith', () => String, `Starts with the text, ${IGNORING_CASE}`),
];

/** An input type whose fields are conditions, combined with `and`. */
export const filterClass = (name: string, description: string, fields: FieldDeclaration[]) =>
  typeClass(InputType, name, `${description}; all given conditions must hold`, fields);

const idFilter = filterClass('IdFilter', 'Conditions on an id', equality(ID));
const stringFilter = filterClass('StringFilter', 'Conditions on a text', [
  ...comparison(String),
  ...substrings,
]);
const intFilter = filterClass('IntFilter', 'Conditions on an integer', comparison(Int));
const numberFilter = filterClass('NumberFilter', 'Conditions on a number or an amount', comparison(Float));
const dateFilter = filterClass('DateFilter', 'Conditions on a date', comparison(LocalDate));
const dateTimeFilter = filterClass(
  'DateTimeFilter',
  'Conditions on a date and time',
  comparison(DateTimeISO),
);
const booleanFilter = filterClass('BooleanFilter', 'Conditions on a boolean', [
  operator('eq', () => Boolean, 'Equals'),
]);
const stringListFilter = filterClass('StringListFilter', 'Conditions on a list of texts', [
  operator('contains', () => String, 'Contains this entry'),
]);

const otherNumber = (name: string, comparison: string): FieldDeclaration =>
  operator(
    name,
    () => String,
    `${comparison} another number of the group, given by its path in the response: \`sum.amount\`, or \`group.plan.price\` when groupBy includes it`,
  );

/** Conditions on a sum or an average of a group. */
export const aggregateNumberFilter = filterClass(
  'AggregateNumberFilter',
  'Conditions on a sum or an average',
  [...comparison(Float), otherNumber('gtField', 'Is greater than'), otherNumber('ltField', 'Is less than')],
);

/** The filter type of each kind of column; null for kinds without a filter. */
export const filters: Record<FieldKind, TypeClass | null> = {
  id: idFilter,
  text: stringFilter,
  email: stringFilter,
  choice: stringFilter,
  time: stringFilter,
  money: numberFilter,
  number: numberFilter,
  int: intFilter,
  date: dateFilter,
  dateTime: dateTimeFilter,
  boolean: booleanFilter,
  textList: stringListFilter,
  json: null,
  password: null,
};

/** The fields that combine filters of the type that contains them. */
export const combinators = (self: () => TypeClass): FieldDeclaration[] => [
  { name: 'and', type: () => [self()] },
  { name: 'or', type: () => [self()] },
  { name: 'not', type: self },
];
