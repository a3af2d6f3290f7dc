import { DriverException } from '@mikro-orm/core';
import { expect, test } from 'vitest';
import { silent } from '../../testing/log.ts';
import { createFormatError } from './format-error.ts';

const codeOf = (error: Error) =>
  createFormatError({ log: silent })({ message: error.message }, error).extensions?.['code'];

test('a write whose connection closes without a message of PostgreSQL is UNAVAILABLE', () => {
  // As MikroORM reports it when a backend is killed: pg has no code for it.
  for (const message of [
    'Connection terminated unexpectedly',
    'Client has encountered a connection error and is not queryable',
  ])
    expect(codeOf(new DriverException(new Error(message))), message).toBe('UNAVAILABLE');
});

test('a text that a client sent does not look like a lost connection', () => {
  const error = Object.assign(new Error('Key (name)=(Connection terminated) is wrong'), { code: '23514' });
  expect(codeOf(new DriverException(error))).toBe('INTERNAL');
});
