import { t } from '../common/text.ts';
import { parseDay } from '../common/day.ts';

/** As `parseDay`, also for the words of the user's language: `heute`. Not there, since the login page loads that file. */
export function typedDay(typed: string, options: Parameters<typeof parseDay>[1] = {}): string | null {
  const words = new Map([
    [t('yesterday'), 'yesterday'],
    [t('today'), 'today'],
    [t('tomorrow'), 'tomorrow'],
  ]);
  return parseDay(words.get(typed.trim().toLowerCase()) ?? typed, options);
}
