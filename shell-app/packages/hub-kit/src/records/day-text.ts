import { string } from 'yup';
import { dayPattern } from '../common/club.ts';
import { isDay } from '../common/day.ts';
import { t, translateMessage } from '../common/text.ts';

/** A date field's rule: empty, or a day that exists. */
export const dayText = (message?: string) =>
  string()
    .defined()
    .test(
      'day',
      () => message ?? t('Enter a date as {pattern}', { pattern: translateMessage(dayPattern()) }),
      text => text === '' || isDay(text),
    );
