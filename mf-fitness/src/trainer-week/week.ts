import { addDays } from '@gym/hub-kit/format';

/** The seven days of the week that begins on a day. */
export const weekFrom = (start: string): string[] =>
  Array.from({ length: 7 }, (_, index) => addDays(start, index));
