import { GraphQLError } from 'graphql';
import { labelMessage, Message, type MessageTemplate, msg } from './message.ts';

export type ErrorCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'BAD_USER_INPUT'
  | 'CONFLICT'
  | 'RATE_LIMITED'
  | 'TOO_COSTLY'
  | 'RESPONSE_TOO_LARGE'
  | 'UNAVAILABLE'
  | 'INTERNAL';

/** Characters of a message that leaves the server. */
const MAX_MESSAGE = 500;

/** A message without what is beyond its largest length: some repeat values of the request. */
export const shortened = (message: string) =>
  message.length > MAX_MESSAGE ? `${message.slice(0, MAX_MESSAGE - 1)}…` : message;

/** What an error says: only in English, or translatable. */
export type ErrorText = string | Message;

/** Messages by GraphQL field name. */
export type FieldTexts = Readonly<Record<string, ErrorText>>;

/**
 * An error whose message clients receive. Any other error becomes "Something went wrong". The extensions contain
 * `template` and `values` of the message, and in `fieldTemplates` those of the messages in `fields`.
 */
export class ApiError extends GraphQLError {
  constructor(
    text: ErrorText,
    code: ErrorCode,
    details: Record<string, unknown> & { fields?: FieldTexts } = {},
  ) {
    const { fields, ...others } = details;
    super(shortened(String(text)), {
      extensions: { ...others, ...(fields && fieldDetails(fields)), ...templateOf(text), code },
    });
  }
}

/** None of a message that is shortened, whose values would be too long as well. */
const templateOf = (text: ErrorText): MessageTemplate | undefined =>
  text instanceof Message && String(text).length <= MAX_MESSAGE ? text.toJSON() : undefined;

function fieldDetails(fields: FieldTexts) {
  const entries = Object.entries(fields);
  const templates = entries.flatMap(([name, text]) => {
    const template = templateOf(text);
    return template ? [[name, template] as const] : [];
  });
  return {
    fields: Object.fromEntries(entries.map(([name, text]) => [name, String(text)])),
    ...(templates.length > 0 && { fieldTemplates: Object.fromEntries(templates) }),
  };
}

export const unauthenticated = (message: ErrorText = msg('Please sign in')) =>
  new ApiError(message, 'UNAUTHENTICATED');

export const forbidden = (permission: string) =>
  new ApiError(msg('You do not have permission for this ({permission})', { permission }), 'FORBIDDEN', {
    permission,
  });

/** The error of a personal token that is used for an operation that requires a sign-in. */
export const signInRequired = () =>
  new ApiError(msg('A personal token may not do this: sign in with your password'), 'FORBIDDEN', {
    permission: 'sign-in',
  });

/** The error of a mutation while the app is previewed as a role. */
export const previewOnly = (role: string) =>
  new ApiError(
    msg('This is a preview as {role}, which saves nothing. End the preview first.', {
      role: labelMessage(role),
    }),
    'FORBIDDEN',
    {
      permission: 'preview',
    },
  );

export const notFound = (label: string) =>
  new ApiError(msg('{label} not found', { label: labelMessage(label) }), 'NOT_FOUND');

/** @param fields one message per GraphQL field name */
export const badInput = (fields: FieldTexts, message: ErrorText = summary(Object.values(fields))) =>
  new ApiError(message, 'BAD_USER_INPUT', { fields });

/** The different messages as one. */
export function summary(texts: readonly ErrorText[]): ErrorText {
  const different = new Map(texts.map(text => [String(text), text]));
  return different.size === 1 ? texts[0]! : [...different.keys()].join('; ');
}

/** A request that is wrong as a whole, not in a field. */
export const badRequest = (message: ErrorText) => new ApiError(message, 'BAD_USER_INPUT');

export const conflict = (
  message: ErrorText,
  details: Record<string, unknown> & { fields?: FieldTexts } = {},
) => new ApiError(message, 'CONFLICT', details);

/** @param what there was too much of, as a sentence without its full stop */
export const rateLimited = (seconds: number, what: ErrorText) =>
  new ApiError(msg('{what}. Try again in {seconds} seconds.', { what, seconds }), 'RATE_LIMITED', {
    retryAfter: seconds,
  });

export const isRateLimited = (error: unknown) =>
  error instanceof ApiError && error.extensions['code'] === 'RATE_LIMITED';

/** When a client may try again after UNAVAILABLE, in seconds. */
export const RETRY_AFTER_S = 5;

/** A failure that passes by itself: HTTP 503 with Retry-After on every endpoint. */
export const unavailable = (message: ErrorText = msg('The database cannot be reached. Try again shortly.')) =>
  new ApiError(message, 'UNAVAILABLE', { retryAfter: RETRY_AFTER_S });

/**
 * The error of a change that may have been saved: HTTP 504, without Retry-After, since a change that programs repeat by
 * themselves could be saved twice.
 * @param what why nobody knows, as a sentence
 */
export const outcomeUnknown = (what: ErrorText) =>
  new ApiError(
    msg(
      '{what} The change may have been saved: repeat it with the same Idempotency-Key, or check whether it was before trying again.',
      { what },
    ),
    'UNAVAILABLE',
    { outcome: 'unknown' },
  );

/** The error of a change that was saved, whose record could not be read: HTTP 504 too. */
export const savedUnseen = () =>
  new ApiError(
    msg(
      'The change was saved, but the database did not respond afterwards. Reload the record before you change it again.',
    ),
    'UNAVAILABLE',
    { outcome: 'saved' },
  );

/** Whether the details of an error say that its change was saved, or may have been. */
export const mayBeSaved = (extensions: Record<string, unknown> | undefined): boolean =>
  extensions?.['outcome'] !== undefined;

/** The reason for which requests are stopped while the database does not respond. */
class DatabaseSilent extends ApiError {}

export const databaseSilent = () =>
  new DatabaseSilent(msg('The database does not respond. Try again shortly.'), 'UNAVAILABLE', {
    retryAfter: RETRY_AFTER_S,
  });

export const isDatabaseSilent = (error: unknown) => error instanceof DatabaseSilent;

/** @param milliseconds how long the request was allowed to take */
export const overdue = (milliseconds: number) =>
  unavailable(
    msg(
      'The request took longer than {seconds} seconds and was stopped. Try again shortly, or ask for less.',
      { seconds: milliseconds / 1000 },
    ),
  );

export const disconnected = () =>
  unavailable(msg('The client disconnected before the response was complete.'));
