import { dayPattern } from '../common/club.ts';
import { t, translateMessage } from '../common/text.ts';
import { isDay } from '../common/day.ts';

/**
 * Why the value of a `DateField` cannot be used, for forms without a schema; undefined if it can.
 * @param isRequired whether an empty one cannot be used either
 * @example
 * const problem = dayProblem('2026-99-99'); // Enter a date as MM/DD/YYYY
 */
export function dayProblem(day: string, isRequired = false): string | undefined {
  if (day === '') return isRequired ? t('Enter a date') : undefined;
  return isDay(day) ? undefined : t('Enter a date as {pattern}', { pattern: translateMessage(dayPattern()) });
}
