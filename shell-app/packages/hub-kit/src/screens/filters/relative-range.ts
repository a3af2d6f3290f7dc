import { daysFromToday } from '../../definition/relative-day.ts';

/**
 * A range of days that has an operator of its own: at least so many days ago, before today, today, or from today until so
 * many days later.
 */
export interface RelativeRange {
  operator: 'ago' | 'past' | 'today' | 'within';
  days: number;
}

/** The operator of a range of relative days; null for dates and for other ranges. */
export function relativeRange(from: string, to: string): RelativeRange | null {
  const days = daysFromToday(to);
  if (days === null) return null;
  if (from === '' && days < 0)
    return days === -1 ? { operator: 'past', days: 0 } : { operator: 'ago', days: -days };
  if (from !== 'today' || days < 0) return null;
  return { operator: days === 0 ? 'today' : 'within', days };
}
