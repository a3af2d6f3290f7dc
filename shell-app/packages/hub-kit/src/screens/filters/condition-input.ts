import { dayPattern } from '../../common/club.ts';
import { t, translateMessage } from '../../common/text.ts';
import type { Choice } from '../../definition/field-definition.ts';
import { today } from '../../common/club-clock.ts';
import { addDays, isDay } from '../../common/day.ts';
import { daysRange } from '../../definition/declared-filter.ts';
import type { FilterCondition } from '../../definition/filter-state.ts';
import type { AnyFilter } from '../../definition/filter-definition.ts';
import { isRelativeDay, MOST_DAYS } from '../../definition/relative-day.ts';
import { daysFromToday, relativeRange, type RelativeRange } from './relative-range.ts';

export type Operator =
  | 'contains'
  | 'starts'
  | 'is'
  | 'not'
  | 'unequal'
  | 'empty'
  | 'filled'
  | 'between'
  | 'from'
  | 'to'
  | RelativeRange['operator']
  | 'any'
  | 'none'
  | 'boolean';

/** A condition while it is being entered: room for the operands of every operator. */
export interface ConditionInput {
  operator: Operator;
  text: string;
  /** A number, or a date as text. */
  from: string | number | null;
  to: string | number | null;
  /** How many days from today, or before today. */
  days: number | null;
  /** A whole week, month, quarter or year in date math. */
  period: string;
  values: readonly string[];
  yesOrNo: string;
}

const emptyOperators = () => [
  { value: 'empty', label: t('is empty') },
  { value: 'filled', label: t('is not empty') },
];
const textOperators = () => [
  { value: 'contains', label: t('contains') },
  { value: 'starts', label: t('starts with') },
  { value: 'is', label: t('is') },
  { value: 'not', label: t('is not') },
  ...emptyOperators(),
];
const numberOperators = () => [
  { value: 'between', label: t('is between') },
  { value: 'from', label: t('is at least (≥)') },
  { value: 'to', label: t('is at most (≤)') },
  { value: 'unequal', label: t('is not') },
  ...emptyOperators(),
];
const dateOperators = () => [
  { value: 'between', label: t('is between') },
  { value: 'from', label: t('is on or after (≥)') },
  { value: 'to', label: t('is on or before (≤)') },
  { value: 'period', label: t('is in') },
  { value: 'within', label: t('is within the next days') },
  { value: 'last', label: t('is within the last days') },
  { value: 'today', label: t('is today') },
  { value: 'past', label: t('is before today') },
  { value: 'ago', label: t('is at least so many days ago') },
  ...emptyOperators(),
];
const operators: Record<AnyFilter['kind'], () => readonly Choice[]> = {
  text: textOperators,
  number: numberOperators,
  money: numberOperators,
  date: dateOperators,
  dateTime: dateOperators,
  choice: () => [
    { value: 'any', label: t('is any of') },
    { value: 'none', label: t('is none of') },
    ...emptyOperators(),
  ],
  list: () => [
    { value: 'any', label: t('has any of') },
    { value: 'none', label: t('has none of') },
  ],
  reference: () => [
    { value: 'any', label: t('is one of') },
    { value: 'none', label: t('is none of') },
    ...emptyOperators(),
  ],
  boolean: () => [{ value: 'boolean', label: t('is') }],
};

export const operatorsOf = (kind: AnyFilter['kind']): readonly Choice[] => operators[kind]();

const isDate = ({ kind }: AnyFilter) => kind === 'date' || kind === 'dateTime';

/** What the form starts with: the condition as it is, or an empty one. */
export function inputOf(field: AnyFilter, condition: FilterCondition | undefined): ConditionInput {
  const nothing = isDate(field) ? '' : null;
  const input: ConditionInput = {
    operator: operatorsOf(field.kind)[0]?.value as Operator,
    text: '',
    from: nothing,
    to: nothing,
    days: null,
    period: 'now/M',
    values: [],
    yesOrNo: 'yes',
  };
  const end = (text: string) => (isDate(field) ? dateOf(text) : text === '' ? null : Number(text));
  if (!condition) return input;
  switch (condition.operator) {
    case 'empty':
    case 'filled':
      return { ...input, operator: condition.operator };
    case 'any':
    case 'none':
      return { ...input, operator: condition.operator, values: condition.values };
    case 'not':
      return field.kind === 'text'
        ? { ...input, operator: 'not', text: condition.text }
        : { ...input, operator: 'unequal', from: Number(condition.text) };
    case 'boolean':
      return { ...input, yesOrNo: condition.yes ? 'yes' : 'no' };
    case 'range': {
      const relative = isDate(field) && relativeRange(condition.from, condition.to);
      if (relative)
        return {
          ...input,
          ...relative,
          days: relative.days || null,
          period: relative.period || input.period,
        };
      const operator = condition.from && condition.to ? 'between' : condition.from ? 'from' : 'to';
      return { ...input, operator, from: end(condition.from), to: end(condition.to) };
    }
    default:
      return { ...input, operator: condition.operator, text: condition.text };
  }
}

/** The date of an end; empty for a longer time than a day, which has none. */
function dateOf(end: string): string {
  const days = daysFromToday(end);
  if (days !== null) return addDays(today(), days);
  return isRelativeDay(end) ? '' : end;
}

const endsOf = { between: ['from', 'to'], from: ['from'], to: ['to'], unequal: ['from'] } as const;

/** What is wrong, by the name of the operand. */
export function checkInput(field: AnyFilter, input: ConditionInput): Record<string, string> {
  switch (input.operator) {
    case 'empty':
    case 'filled':
    case 'boolean':
    case 'today':
    case 'past':
    case 'period':
      return {};
    case 'within':
    case 'last':
    case 'ago':
      return isCount(input.days)
        ? {}
        : { days: t('Enter a whole number from 1 to {most}', { most: MOST_DAYS }) };
    case 'any':
    case 'none':
      return input.values.length ? {} : { values: t('Choose at least one') };
    case 'between':
    case 'from':
    case 'to':
    case 'unequal': {
      const ends = endsOf[input.operator];
      const wrong = ends.filter(end => !isEnd(field, input[end]));
      if (wrong.length) {
        const message = isDate(field)
          ? t('Enter a date as {pattern}', { pattern: translateMessage(dayPattern()) })
          : t('Enter a number');
        return Object.fromEntries(wrong.map(end => [end, message]));
      }
      return ends.length === 2 && input.from! > input.to! ? { to: t('This is before the start') } : {};
    }
    default:
      return input.text.trim() ? {} : { text: t('Enter a search text') };
  }
}

const isCount = (days: number | null): days is number =>
  days !== null && Number.isInteger(days) && days >= 1 && days <= MOST_DAYS;

const isEnd = (field: AnyFilter, end: string | number | null): boolean =>
  isDate(field) ? isDay(String(end)) : Number.isFinite(end);

/** The condition of an input that is right. */
export function conditionOf(input: ConditionInput): FilterCondition {
  const { operator, text, from, to, days, period, values, yesOrNo } = input;
  switch (operator) {
    case 'empty':
    case 'filled':
      return { operator };
    case 'unequal':
      return { operator: 'not', text: String(from) };
    case 'any':
    case 'none':
      return { operator, values };
    case 'boolean':
      return { operator, yes: yesOrNo === 'yes' };
    case 'between':
      return { operator: 'range', from: String(from), to: String(to) };
    case 'from':
      return { operator: 'range', from: String(from), to: '' };
    case 'to':
      return { operator: 'range', from: '', to: String(to) };
    case 'within':
      return daysRange(0, days ?? 0);
    case 'last':
      return daysRange(-(days ?? 0), 0);
    case 'period':
      return { operator: 'range', from: period, to: period };
    case 'ago':
      return daysRange(null, -(days ?? 0));
    case 'today':
      return daysRange(0, 0);
    case 'past':
      return daysRange(null, -1);
    default:
      return { operator, text: text.trim() };
  }
}
