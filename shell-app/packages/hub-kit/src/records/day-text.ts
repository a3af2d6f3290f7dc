import { string } from 'yup';
import { dayPattern } from '../common/club.ts';
import { isDay } from '../common/day.ts';

/** A date field's rule: empty, or a day that exists. */
export const dayText = (message?: string) =>
  string()
    .defined()
    .test(
      'day',
      () => message ?? `Enter a date as ${dayPattern()}`,
      text => text === '' || isDay(text),
    );
