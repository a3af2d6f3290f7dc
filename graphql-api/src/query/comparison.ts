import { Relative } from '../common/date-math.ts';
import { badInput } from '../common/errors.ts';
import { composed, foldedSql } from '../common/normalized-text.ts';
import type { Column } from '../declaration/column-registry.ts';
import { dateBucketsOf } from '../declaration/date-buckets.ts';
import { FIELD_OPERATORS } from '../declaration/filter-types.ts';
import type { Resource } from '../declaration/resource.ts';
import type { StatementScope } from '../declaration/resource-options.ts';
import { CALLER, mentionsCaller } from './caller-operand.ts';
import { requireIds, requireShortOperand } from './filter-limits.ts';
import { escapeLike, typeOf } from './sql.ts';

/** A filter as GraphQL has checked it: operators by column, filters by relation, and/or/not. */
export type Filter = { [name: string]: unknown };

const COMPARISONS: Record<string, string> = {
  eq: '=',
  ne: 'is distinct from',
  lt: '<',
  lte: '<=',
  gt: '>',
  gte: '>=',
};

/** Levels of a filter: each one is a subquery. */
const MAX_DEPTH = 8;

/** The condition of an empty filter: all records, also those without a related one. */
export const NO_CONDITION = 'true';

/**
 * Joins the conditions of a filter, its and, or and not; `named` makes those of every other name.
 */
export function combination(
  filter: Filter,
  named: (name: string, value: Filter, level: number) => string,
  level = 0,
): string {
  if (level > MAX_DEPTH) throw badInput({ filter: `A filter may be ${MAX_DEPTH} levels deep at the most` });
  const inner = (part: unknown) => combination(part as Filter, named, level + 1);
  const all = (parts: unknown) => (parts as Filter[]).map(inner);
  const parts: string[] = [];

  for (const [name, value] of Object.entries(filter)) {
    if (value === undefined) continue;
    requireCondition(name, value);
    if (name === 'and') parts.push(...all(value));
    // Without duplicates: alternatives that are all empty are no condition.
    else if (name === 'or') parts.push(joined([...new Set(all(value))], 'or') ?? 'false');
    else if (name === 'not') parts.push(`not coalesce(${inner(value)}, false)`);
    else parts.push(named(name, value as Filter, level));
  }
  return (
    joined(
      parts.filter(part => part !== NO_CONDITION),
      'and',
    ) ?? NO_CONDITION
  );
}

/** @throws BAD_USER_INPUT for null, which would look like a condition and be none */
export function requireCondition(name: string, value: unknown): void {
  if (value === null)
    throw badInput({ filter: `The filter ${name} is null. Leave it out, or give it a condition.` });
}

/** What values may be compared with, besides values. */
interface Operands {
  /** The resource whose records an id identifies. */
  target?: () => Resource | undefined;
  /** Another field in SQL, by the name that a filter gives it. */
  field?: (name: string) => string;
}

/**
 * The condition of operators on an expression that has the kind of value that `column` has.
 * @throws BAD_USER_INPUT for an operand that does not fit
 */
export function comparison(
  left: string,
  column: Pick<Column, 'name' | 'label' | 'kind' | 'bigint'>,
  operators: Filter,
  { parameters, access }: Pick<StatementScope, 'parameters' | 'access'>,
  { target, field }: Operands = {},
): string {
  const type = typeOf(column);
  const operand = (value: unknown) => {
    const idOfCaller = column.kind === 'id' && mentionsCaller(value) ? target?.()?.idOfCaller : undefined;
    const ids = idOfCaller && Array.isArray(value) ? value.filter(id => id !== CALLER) : value;
    const isCaller = idOfCaller !== undefined && ids === CALLER;
    if (column.kind === 'id' && !isCaller) requireIds(column, ids);
    const given = () => parameters.add(ids, Array.isArray(ids) ? `${type}[]` : type);
    if (!idOfCaller) return given();
    const caller = `coalesce((${idOfCaller(parameters.add(access.user!.id, 'int'))}), ${NOBODY})`;
    return isCaller ? caller : `(${given()} || ${caller})`;
  };
  const conditions = Object.entries(operators).map(([operator, given]) => {
    const value = composed(compared(operator, given));
    if (value === undefined) return undefined;
    if (operator === 'weekday' || operator === 'hour')
      return bucketComparison(left, column, operator, value, { parameters, access });
    if (operator === 'isNull' && value !== null) return value ? `${left} is null` : `${left} is not null`;
    requireShortOperand(column, value);
    const withField = FIELD_OPERATORS[operator];
    if (withField) {
      if (!field) throw badInput({ [column.name]: `${column.label} is not compared with other fields` });
      return `${left} ${COMPARISONS[withField]} ${field(String(value))}`;
    }
    if (value === null) throw badInput({ [column.name]: `Use isNull to look for a missing ${column.label}` });
    if (operator === 'in') return `${left} = any(${operand(value)})`;
    if (operator === 'notIn') return `(${left} = any(${operand(value)})) is not true`;
    if (operator === 'eqIgnoreCase') return `${foldedSql(left)} = ${foldedSql(operand(value))}`;
    if (operator === 'startsWith')
      return containsFolded(left, parameters.add(`${escapeLike(String(value))}%`, type));
    if (operator === 'endsWith')
      return containsFolded(left, parameters.add(`%${escapeLike(String(value))}`, type));
    if (operator === 'contains')
      return column.kind === 'textList'
        ? `${left} @> array[${parameters.add(value, 'text')}]`
        : containsFolded(left, parameters.add(`%${escapeLike(String(value))}%`, type));
    return `${left} ${COMPARISONS[operator]} ${operand(value)}`;
  });
  return (
    joined(
      conditions.filter(part => part !== undefined),
      'and',
    ) ?? NO_CONDITION
  );
}

/** The condition on the weekday or the hour of a date or date-time, as groups have it. */
function bucketComparison(
  left: string,
  column: Pick<Column, 'name' | 'label' | 'kind'>,
  bucket: 'weekday' | 'hour',
  operators: unknown,
  scope: Pick<StatementScope, 'parameters' | 'access'>,
): string {
  const name = `${column.name}.${bucket}`;
  requireCondition(name, operators);
  const value = dateBucketsOf(column)!.sql(bucket, left, scope.parameters).output;
  const kind = bucket === 'hour' ? 'int' : 'text';
  return comparison(value, { name, label: column.label, kind }, operators as Filter, scope);
}

/** What a relative time is compared as: its end, where the comparison is with what is after it. */
export function compared(operator: string, given: unknown): unknown {
  if (Array.isArray(given)) return given.map(part => compared(operator, part));
  if (!(given instanceof Relative)) return given;
  return operator === 'lte' || operator === 'gt' ? given.end : given.start;
}

/** The id of no record. */
const NOBODY = 0;

const containsFolded = (text: string, pattern: string) => `${foldedSql(text)} like ${foldedSql(pattern)}`;

/** Joins conditions; undefined where there are none. */
export function joined(parts: string[], word: 'and' | 'or'): string | undefined {
  if (parts.length === 0) return undefined;
  return parts.length === 1 ? parts[0] : `(${parts.join(` ${word} `)})`;
}
