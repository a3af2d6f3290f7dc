import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { describe, expect, it } from 'vitest';
import { failureText, readApiError } from './api-error.ts';

const answered = (...errors: { message: string; extensions?: Record<string, unknown> }[]) =>
  readApiError(new CombinedGraphQLErrors({ errors }));

describe('a failed call', () => {
  it('has the messages of its fields rather than the summary', () => {
    const error = answered({
      message: 'Bad input',
      extensions: {
        code: 'BAD_USER_INPUT',
        fields: { email: 'Enter a valid email', phone: 'Phone is required' },
      },
    });
    expect(error.fields).toEqual({ email: 'Enter a valid email', phone: 'Phone is required' });
    expect(failureText('Failed to save member', error)).toBe(
      'Failed to save member: Enter a valid email, Phone is required',
    );
  });

  it('has the message of the server', () => {
    const error = answered({ message: '3 payments refer to this member', extensions: { code: 'CONFLICT' } });
    expect(error).toMatchObject({ code: 'CONFLICT', conflict: null });
    expect(failureText('Failed to delete member', error)).toBe(
      'Failed to delete member: 3 payments refer to this member',
    );
  });

  it('carries the record as it is stored now, when the version is old', () => {
    const extensions = { code: 'CONFLICT', version: 4, current: { name: 'Ann' } };
    expect(answered({ message: 'changed', extensions }).conflict).toEqual({
      version: 4,
      current: { name: 'Ann' },
    });
  });

  it('has no message without a response', () => {
    const error = readApiError(new TypeError('Failed to fetch'));
    expect(error.code).toBe('NETWORK');
    expect(failureText('Failed to save member', error)).toBe('Failed to save member');
  });
});
