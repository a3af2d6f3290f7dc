import type { FieldMetadata } from './resource.ts';
import type { FilterCondition, FilterState } from './filter-state.ts';
import { CALLER } from './filter-definition.ts';
import { relativeDay } from './relative-day.ts';

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

/** The record that a field refers to is the user's own: the user, the employee or the trainer who that is. */
export interface CallerCondition {
  me: true;
}

/** A condition of a filter as definitions and manifests declare it. */
export type DeclaredCondition =
  DayCondition | ValueCondition | NumberCondition | BooleanCondition | CallerCondition;

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
          : Metadata extends { ref: { isCaller: true } }
            ? CallerCondition
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

/** The declared filter as a list has it. Its days are relative, and so its address shows the list of any day. */
export const toFilterState = (filter: DeclaredFilter): FilterState =>
  Object.fromEntries(
    Object.entries(filter).flatMap(([name, condition]) =>
      condition ? [[name, toFilterCondition(condition)]] : [],
    ),
  );

function toFilterCondition(condition: DeclaredCondition): FilterCondition {
  if ('among' in condition) return { operator: 'any', values: condition.among };
  if ('me' in condition) return { operator: 'any', values: [CALLER] };
  if ('is' in condition) return { operator: 'boolean', yes: condition.is };
  if ('atLeast' in condition) return { operator: 'range', from: String(condition.atLeast), to: '' };
  if ('withinDays' in condition) return daysRange(0, condition.withinDays);
  return condition.day === 'past' ? daysRange(null, -1) : daysRange(0, 0);
}

/** From and to so many days after today, both included; null for an open start. */
export const daysRange = (from: number | null, to: number): FilterCondition => ({
  operator: 'range',
  from: from === null ? '' : relativeDay(from),
  to: relativeDay(to),
});
