import { expect, it } from 'vitest';
import { ApiError, badInput } from './errors.ts';
import { labelMessage, msg } from './message.ts';

it('is an English text, and a template with the values that the text shows', () => {
  const message = msg('{label} must be between {first} and {last}', {
    label: labelMessage('Start date'),
    first: 1,
    last: 'the {first} end',
  });
  expect(String(message)).toBe('Start date must be between 1 and the {first} end');
  expect(message.toJSON()).toEqual({
    template: '{label} must be between {first} and {last}',
    values: { label: { template: 'Start date', values: {} }, first: '1', last: 'the {first} end' },
  });
});

it('does not compile with a value that is missing, misspelled or not in the text, or without a literal', () => {
  // @ts-expect-error: `name` is missing
  msg('Hello {name}', {});
  // @ts-expect-error: `name` is misspelled
  msg('Hello {name}', { nmae: 'Ann' });
  // @ts-expect-error: the text has no values
  msg('Hello', { name: 'Ann' });
  // @ts-expect-error: `secret` is not in the text
  const { values } = msg('Hello {name}', { name: 'Ann', secret: 'x' }).toJSON();
  const template: string = 'Hello';
  // @ts-expect-error: no catalogue can contain it
  msg(template);
  expect(values, 'a value that the text does not show stays on the server').toEqual({ name: 'Ann' });
});

it('is in the extensions of an error: of the message, and of each field', () => {
  const begun = msg('{number} has begun', { number: 'CON-1' });
  expect(badInput({ id: begun, note: 'Only in English' }).extensions).toEqual({
    code: 'BAD_USER_INPUT',
    fields: { id: 'CON-1 has begun', note: 'Only in English' },
    fieldTemplates: { id: { template: '{number} has begun', values: { number: 'CON-1' } } },
  });
  expect(badInput({ id: begun, from: begun })).toMatchObject({
    message: 'CON-1 has begun',
    extensions: { template: '{number} has begun', values: { number: 'CON-1' } },
  });
  expect(badInput({ a: 'x', b: 'y' })).toMatchObject({ message: 'x; y' });
});

it('limits its values, and is left out of an error whose text is shortened', () => {
  const long = 'x'.repeat(400);
  const { extensions } = new ApiError(msg('No {name}', { name: long }), 'CONFLICT');
  expect(extensions['values']).toEqual({ name: 'x'.repeat(200) });
  const tooLong = new ApiError(msg('{a} {b}', { a: long, b: long }), 'CONFLICT');
  expect(tooLong.message).toHaveLength(500);
  expect(tooLong.extensions).toEqual({ code: 'CONFLICT' });
});

it('has values of at most 200 characters, without half of a character', () => {
  const { values } = msg('Hello {name}', { name: `${'x'.repeat(199)}\u{1F600}` }).toJSON();
  expect(values['name']).toBe(`${'x'.repeat(199)}\uFFFD`);
});
