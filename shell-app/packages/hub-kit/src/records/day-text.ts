import { string } from 'yup';
import { isDay } from '../common/day.ts';

/** A date field's rule: empty, or a day that exists. */
export const dayText = (message = 'Enter a date as MM/DD/YYYY') =>
  string()
    .defined()
    .test('day', message, text => text === '' || isDay(text));
