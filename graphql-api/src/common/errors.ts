import { GraphQLError } from 'graphql';

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

/** An error whose message clients receive. Any other error becomes "Something went wrong". */
export class ApiError extends GraphQLError {
  constructor(message: string, code: ErrorCode, details: Record<string, unknown> = {}) {
    super(shortened(message), { extensions: { ...details, code } });
  }
}

export const unauthenticated = (message = 'Please sign in') => new ApiError(message, 'UNAUTHENTICATED');

export const forbidden = (permission: string) =>
  new ApiError(`You do not have permission for this (${permission})`, 'FORBIDDEN', { permission });

/** The error of a personal token that is used for an operation that requires a sign-in. */
export const signInRequired = () =>
  new ApiError('A personal token may not do this: sign in with your password', 'FORBIDDEN', {
    permission: 'sign-in',
  });

/** The error of a mutation while the app is previewed as a role. */
export const previewOnly = (role: string) =>
  new ApiError(`This is a preview as ${role}, which saves nothing. End the preview first.`, 'FORBIDDEN', {
    permission: 'preview',
  });

export const notFound = (label: string) => new ApiError(`${label} not found`, 'NOT_FOUND');

/** @param fields one message per GraphQL field name */
export const badInput = (
  fields: Record<string, string>,
  message = [...new Set(Object.values(fields))].join('; '),
) => new ApiError(message, 'BAD_USER_INPUT', { fields });

/** A request that is wrong as a whole, not in a field. */
export const badRequest = (message: string) => new ApiError(message, 'BAD_USER_INPUT');

export const conflict = (message: string, details: Record<string, unknown> = {}) =>
  new ApiError(message, 'CONFLICT', details);

/** @param what there was too much of, as a sentence without its full stop */
export const rateLimited = (seconds: number, what: string) =>
  new ApiError(`${what}. Try again in ${seconds} seconds.`, 'RATE_LIMITED', { retryAfter: seconds });

export const isRateLimited = (error: unknown) =>
  error instanceof ApiError && error.extensions['code'] === 'RATE_LIMITED';

/** When a client may try again after UNAVAILABLE, in seconds. */
export const RETRY_AFTER_S = 5;

/** The code of every failure that passes by itself: HTTP 503 with Retry-After on every endpoint. */
export const unavailable = (message = 'The database cannot be reached. Try again shortly.') =>
  new ApiError(message, 'UNAVAILABLE', { retryAfter: RETRY_AFTER_S });

/** The reason for which requests are stopped while the database does not respond. */
class DatabaseSilent extends ApiError {}

export const databaseSilent = () =>
  new DatabaseSilent('The database does not respond. Try again shortly.', 'UNAVAILABLE', {
    retryAfter: RETRY_AFTER_S,
  });

export const isDatabaseSilent = (error: unknown) => error instanceof DatabaseSilent;

/** @param milliseconds how long the request was allowed to take */
export const overdue = (milliseconds: number) =>
  unavailable(
    `The request took longer than ${milliseconds / 1000} seconds and was stopped. Try again shortly, or ask for less.`,
  );

export const disconnected = () => unavailable('The client disconnected before the response was complete.');
