import { string } from 'yup';

/** Whether a text is ISO 8601 with a date and a time. */
export const isMoment = (text: string) => text.includes('T') && !Number.isNaN(Date.parse(text));

/** A moment field's rule: empty, or both a date and a time. */
export const momentText = (message = 'Enter a date and a time') =>
  string()
    .defined()
    .test('moment', message, text => text === '' || isMoment(text));
