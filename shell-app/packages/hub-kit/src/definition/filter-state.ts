import { addDays, isDay } from '../common/day.ts';
import { CALLER, type AnyFilter } from './filter-definition.ts';
import { isRelativeDay, toDateMath } from './relative-day.ts';

const textOperators = ['contains', 'starts', 'is', 'not'] as const;

/** What one field must be; one of those with `or` is enough. */
export type FilterCondition = Operand & { or?: true };

type Operand =
  | { operator: (typeof textOperators)[number]; text: string }
  | { operator: 'empty' | 'filled' }
  /** Numbers, dates or days relative to today (`now+30d/d`) as text, both included; an open end is ''. */
  | { operator: 'range'; from: string; to: string }
  | { operator: 'any' | 'none'; values: readonly string[] }
  | { operator: 'boolean'; yes: boolean };

/** The filters on a list by the names of their fields, in the order in which they were added. */
export type FilterState = Readonly<Record<string, FilterCondition>>;

/** Of the search parameters: of conditions that all hold, and of those of which one holds. */
const PREFIXES = { and: 'f.', or: 'o.' } as const;

/** The part of a search parameter behind the prefix of filters; undefined for another one. */
const namedBy = (key: string, prefix: string): string | undefined =>
  key.startsWith(prefix) ? key.slice(prefix.length) : undefined;

/** Whether a search parameter is of a filter. */
export const isFilterParameter = (key: string): boolean =>
  Object.values(PREFIXES).some(prefix => namedBy(key, prefix));

/**
 * Reads `?f.name.starts=an&f.status=active&f.status=paused&f.price=10..20&f.validUntil=2026-01-31..`, and days relative
 * to today in date math, as in `f.validUntil=now/d..now+30d/d`; ignores invalid values. Of conditions with `o.` instead of
 * `f.`, one is enough.
 */
export function readFilterState(address: URLSearchParams, fields: readonly AnyFilter[]): FilterState {
  const found: Record<string, FilterCondition> = {};
  for (const key of new Set(address.keys())) {
    const ofAll = namedBy(key, PREFIXES.and);
    const [name, operator] = (ofAll ?? namedBy(key, PREFIXES.or))?.split('.') ?? [];
    const field = fields.find(candidate => candidate.name === name);
    const condition = field && readCondition(field, operator, address.getAll(key));
    if (condition) found[field.name] = ofAll === undefined ? { ...condition, or: true } : condition;
  }
  return found;
}

function readCondition(
  field: AnyFilter,
  operator: string | undefined,
  values: readonly string[],
): FilterCondition | null {
  const [value = ''] = values;
  if ((operator === 'empty' || operator === 'filled') && field.kind !== 'list' && field.kind !== 'boolean')
    return { operator };
  switch (field.kind) {
    case 'text': {
      const known = textOperators.find(one => one === operator);
      return known && value ? { operator: known, text: value } : null;
    }
    case 'boolean':
      return value === 'yes' || value === 'no' ? { operator: 'boolean', yes: value === 'yes' } : null;
    case 'choice':
    case 'list':
    case 'reference': {
      const given = values.filter(text => isValue(field, text));
      return given.length ? { operator: operator === 'not' ? 'none' : 'any', values: given } : null;
    }
    default: {
      const isDays = field.kind === 'date' || field.kind === 'dateTime';
      const [from = '', to = ''] = value.split('..').map(end => (isDays ? toDateMath(end) : end));
      const valid = isDays ? isDayText : isNumber;
      if (operator === 'not') return !isDays && isNumber(value) ? { operator, text: value } : null;
      const makesSense = (from || to) && [from, to].every(end => !end || valid(end));
      return makesSense ? { operator: 'range', from, to } : null;
    }
  }
}

function isValue(
  field: Extract<AnyFilter, { kind: 'choice' | 'list' | 'reference' }>,
  text: string,
): boolean {
  if (field.kind === 'reference')
    return /^\d+$/.test(text) || (field.ownRecord !== undefined && text === CALLER);
  return field.kind === 'list' && field.filters ? Object.hasOwn(field.filters, text) : text !== '';
}

const isDayText = (text: string) => isDay(text) || isRelativeDay(text);

const isNumber = (text: string) => text.trim() !== '' && Number.isFinite(Number(text));

/** Replaces the filters in the search parameters. */
export function writeFilterState(address: URLSearchParams, filters: FilterState): void {
  for (const key of [...address.keys()].filter(isFilterParameter)) address.delete(key);
  for (const [name, condition] of Object.entries(filters))
    for (const [key, value] of toSearchParams(condition))
      address.append(PREFIXES[condition.or ? 'or' : 'and'] + name + key, value);
}

function toSearchParams(condition: FilterCondition): [string, string][] {
  switch (condition.operator) {
    case 'empty':
    case 'filled':
      return [[`.${condition.operator}`, '']];
    case 'range':
      return [['', `${condition.from}..${condition.to}`]];
    case 'any':
    case 'none':
      return condition.values.map(value => [condition.operator === 'none' ? '.not' : '', value]);
    case 'boolean':
      return [['', condition.yes ? 'yes' : 'no']];
    default:
      return [[`.${condition.operator}`, condition.text]];
  }
}

/** The `filter` argument of a list: the filters and the screen's own filter; as it is without filters. */
export function filterOf(
  fields: readonly AnyFilter[],
  filters: FilterState,
  own: object | null | undefined,
): object | null | undefined {
  const partsWith = (or: boolean) =>
    fields.flatMap(field => {
      const condition = filters[field.name];
      return condition && (condition.or ?? false) === or ? [partOf(field, condition)] : [];
    });
  const either = partsWith(true);
  const parts = [...partsWith(false), ...(either.length ? [{ or: either }] : [])];
  return parts.length ? { and: own ? [own, ...parts] : parts } : own;
}

function partOf(field: AnyFilter, condition: FilterCondition): object {
  const { name, kind } = field;
  switch (condition.operator) {
    case 'contains':
      return { [name]: { contains: condition.text } };
    case 'starts':
      return { [name]: { startsWith: condition.text } };
    case 'is':
      return { [name]: { eq: condition.text } };
    case 'not':
      return { [name]: { ne: kind === 'text' ? condition.text : Number(condition.text) } };
    case 'empty':
    case 'filled':
      return { [name]: { isNull: condition.operator === 'empty' } };
    case 'boolean':
      return { [name]: { eq: condition.yes } };
    case 'any':
      return field.kind === 'list'
        ? { or: condition.values.map(value => field.filters?.[value] ?? { [name]: { contains: value } }) }
        : { [name]: { in: condition.values } };
    case 'none':
      return { not: partOf(field, { ...condition, operator: 'any' }) };
    case 'range':
      return { [name]: rangeOf(kind, condition) };
  }
}

function rangeOf(kind: AnyFilter['kind'], { from, to }: { from: string; to: string }): object {
  if (kind === 'dateTime' && isDay(to))
    // The server reads a date as the first moment of that day by the club's clock.
    return { ...(from && { gte: from }), lt: addDays(to, 1) };
  const operand = kind === 'date' || kind === 'dateTime' ? String : Number;
  return { ...(from && { gte: operand(from) }), ...(to && { lte: operand(to) }) };
}
