import { badInput } from './errors.ts';
import { labelMessage, msg } from './message.ts';

/** The years that periods are counted in: others are typing errors. */
export const FIRST_YEAR = 1900;
export const LAST_YEAR = 2199;

/** @param day `yyyy-mm-dd` @throws BAD_USER_INPUT for other years than 1900 to 2199 */
export function checkYear(field: string, label: string, day: string): void {
  const year = Number(day.slice(0, 4));
  if (year < FIRST_YEAR || year > LAST_YEAR)
    throw badInput({
      [field]: msg('{label} must be a day from {first} to {last}', {
        label: labelMessage(label),
        first: FIRST_YEAR,
        last: LAST_YEAR,
      }),
    });
}
