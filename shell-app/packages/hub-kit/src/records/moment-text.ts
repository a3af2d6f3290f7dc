import { string } from 'yup';
import { isMoment } from '../fields/moment.ts';

/** A moment field's rule: empty, or both a date and a time. */
export const momentText = (message = 'Enter a date and a time') =>
  string()
    .defined()
    .test('moment', message, text => text === '' || isMoment(text));
