import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { describe, expect, it, vi } from 'vitest';
import { showTexts, translateMessage, type Translator } from '../common/text.ts';
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

  it('has words in place of the names of the API', () => {
    const fields = {
      'input.periodEnd': 'input.periodEnd must be a date',
      periodStart: 'periodStart must be a date',
    };
    expect(
      answered({ message: 'Bad input', extensions: { code: 'BAD_USER_INPUT', fields } }).messages,
    ).toEqual(['Period end must be a date', 'Period start must be a date']);
    const extensions = { code: 'FORBIDDEN', permission: 'closed-periods:delete' };
    expect(answered({ message: 'Not allowed (closed-periods:delete)', extensions }).messages).toEqual([
      'Your role does not include “Closed periods: Delete”. A Super User can grant it under Users, Permissions.',
    ]);
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

  it('is translated by the templates of the message and of its fields', () => {
    const notFound = { template: '{label} not found', values: { label: 'Plan' } };
    const error = answered(
      { message: 'Plan not found', extensions: { code: 'NOT_FOUND', ...notFound } },
      {
        message: 'Bad input',
        extensions: {
          code: 'BAD_USER_INPUT',
          fields: { planId: 'Other not found' },
          fieldTemplates: { planId: { ...notFound, values: { label: 'Other' } } },
        },
      },
    );
    const message = vi.fn<Translator['message']>((_, template) => JSON.stringify(template));
    showTexts('de', { text: () => undefined, message, stored: () => undefined });
    try {
      expect(JSON.parse(translateMessage('Plan not found'))).toMatchObject(notFound);
      expect(JSON.parse(translateMessage(error.fields['planId']!))).toMatchObject({
        ...notFound,
        values: { label: 'Other' },
      });
    } finally {
      showTexts('en');
    }
  });

  it('has no message without a response', () => {
    const error = readApiError(new TypeError('Failed to fetch'));
    expect(error.code).toBe('NETWORK');
    expect(failureText('Failed to save member', error)).toBe('Failed to save member');
  });
});

it.each([
  ['UNAVAILABLE', 'unknown'],
  ['INTERNAL', 'unknown'],
  ['CONFLICT', 'conflict'],
  ['BAD_USER_INPUT', 'invalid'],
  ['FORBIDDEN', 'invalid'],
])('a write that fails with %s has the outcome %s', (code, outcome) => {
  const failure = new CombinedGraphQLErrors({ errors: [{ message: code, extensions: { code } }] });
  expect(readApiError(failure)).toMatchObject({ outcome, savedId: null });
});

it('a write without a response has an unknown outcome', () => {
  expect(readApiError(new TypeError('Failed to fetch')).outcome).toBe('unknown');
});
