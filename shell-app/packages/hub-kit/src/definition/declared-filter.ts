import { addDays } from '../common/day.ts';
import type { FieldMetadata } from './resource.ts';
import type { FilterCondition, FilterState } from './filter-state.ts';

/** A date before today, today, or from today until so many days later, by the club's clock. */
export type DayCondition = { day: 'past' | 'today' } | { withinDays: number };

export interface ValueCondition {
  among: readonly string[];
}

export interface NumberCondition {
  atLeast: number;
}

export interface BooleanCondition {
  is: boolean;
}

/** A condition of a filter that is declared: what it means for a date depends on the day. */
export type DeclaredCondition = DayCondition | ValueCondition | NumberCondition | BooleanCondition;

/** The condition that a field of this kind can have. */
export type ConditionOf<Metadata> = FieldMetadata extends Metadata
  ? DeclaredCondition
  : Metadata extends { kind: 'date' | 'dateTime' }
    ? DayCondition
    : Metadata extends { kind: 'choice' }
      ? ValueCondition
      : Metadata extends { kind: 'money' | 'number' | 'int' }
        ? NumberCondition
        : Metadata extends { kind: 'boolean' }
          ? BooleanCondition
          : never;

export type DeclaredFilter = { readonly [field: string]: DeclaredCondition | undefined };

interface Deadline {
  field: string;
  days: number;
  among?: { readonly [field: string]: readonly string[] | undefined };
}

/** The filter of the records whose deadline has passed, or approaches. */
export function dueFilter({ field, days, among = {} }: Deadline, isOverdue: boolean): DeclaredFilter {
  const conditions = Object.entries(among).map(([name, oneOf = []]) => [name, { among: oneOf }] as const);
  return { [field]: isOverdue ? { day: 'past' } : { withinDays: days }, ...Object.fromEntries(conditions) };
}

/**
 * The declared filter as a list has it.
 * @param today `yyyy-mm-dd`
 */
export const toFilterState = (filter: DeclaredFilter, today: string): FilterState =>
  Object.fromEntries(
    Object.entries(filter).flatMap(([name, condition]) =>
      condition ? [[name, toFilterCondition(condition, today)]] : [],
    ),
  );

function toFilterCondition(condition: DeclaredCondition, today: string): FilterCondition {
  if ('among' in condition) return { operator: 'any', values: condition.among };
  if ('is' in condition) return { operator: 'boolean', yes: condition.is };
  if ('atLeast' in condition) return { operator: 'range', from: String(condition.atLeast), to: '' };
  if ('withinDays' in condition)
    return { operator: 'range', from: today, to: addDays(today, condition.withinDays) };
  return condition.day === 'past'
    ? { operator: 'range', from: '', to: addDays(today, -1) }
    : { operator: 'range', from: today, to: today };
}
