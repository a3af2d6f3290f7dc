import { mayBeSaved, Message, type MessageTemplate } from '@gym/graphql-api';
import type { GraphQLFormattedError } from 'graphql';

/** The wire names of fields, by their names in GraphQL. */
export interface WireNames {
  byName: ReadonlyMap<string, { wire: string }>;
}

/** What an error code of the API is over HTTP. */
const STATUS: ReadonlyMap<string | undefined, number> = new Map([
  ['UNAUTHENTICATED', 401],
  ['FORBIDDEN', 403],
  ['NOT_FOUND', 404],
  ['BAD_USER_INPUT', 400],
  ['TOO_COSTLY', 400],
  ['RESPONSE_TOO_LARGE', 400],
  ['CONFLICT', 409],
  ['RATE_LIMITED', 429],
  ['UNAVAILABLE', 503],
  ['INTERNAL', 500],
]);

export const UNEXPECTED = 'Something went wrong';

/** 404, with the path. */
export const nothingAt = (url: string) => new RestFailure(404, `There is nothing at ${url.split('?')[0]}`);

/** Fields and details that a response names at most, and characters of a name and of a message: both may come from the request. */
const MAX_FIELDS = 50;
const MAX_NAME = 100;
const MAX_MESSAGE = 500;
const MAX_DETAILS = 100;

/** An error whose message is for the client. */
export class RestFailure extends Error {
  readonly status: number;
  /** Messages by wire name. */
  readonly fields: Record<string, string>;
  readonly headers: Record<string, string>;
  /** What a version conflict found stored, by wire name. */
  readonly current: Record<string, unknown> | undefined;
  /** Everything that is wrong, where the message only sums it up. */
  readonly details: readonly string[] | undefined;
  /** The API's code of the error, where it comes from there. */
  readonly code: string | undefined;
  /** How the message was made, by which the app translates it; undefined for one without values. */
  readonly template: MessageTemplate | undefined;

  constructor(
    status: number,
    message: string | Message,
    more: {
      fields?: Record<string, string>;
      headers?: Record<string, string>;
      current?: Record<string, unknown>;
      details?: readonly string[];
      code?: string;
      template?: MessageTemplate;
    } = {},
  ) {
    super(String(message));
    this.status = status;
    this.fields = more.fields ?? {};
    this.headers = more.headers ?? {};
    this.current = more.current;
    this.details = more.details?.slice(0, MAX_DETAILS).map(text => text.slice(0, MAX_MESSAGE));
    this.code = more.code;
    this.template = message instanceof Message ? message.toJSON() : more.template;
  }
}

export interface FailureBody {
  error: string;
  message: string;
  errors: string[];
  fields: Record<string, string>;
  current?: Record<string, unknown>;
  details?: readonly string[];
  template?: string;
  values?: MessageTemplate['values'];
}

/** The one form in which REST says what is wrong. */
export function failureBody({
  message,
  fields,
  current,
  details,
  template,
}: Pick<RestFailure, 'message' | 'fields' | 'current'> &
  Partial<Pick<RestFailure, 'details' | 'template'>>): FailureBody {
  const texts = Object.values(fields);
  return {
    error: message,
    message,
    errors: texts.length > 0 ? [...new Set(texts)] : [message],
    fields,
    ...(current && { current }),
    ...(details && { details }),
    ...template,
  };
}

/** @param messages what is wrong, by wire name */
export function badRequest(messages: Record<string, string>): RestFailure {
  const named = Object.entries(messages)
    .slice(0, MAX_FIELDS)
    .map(([name, message]) => [name.slice(0, MAX_NAME), message.slice(0, MAX_MESSAGE)] as const);
  return new RestFailure(400, named.map(([, message]) => message).join('; '), {
    fields: Object.fromEntries(named),
  });
}

/** What a request without a valid token gets. */
export const signInFirst = () =>
  new RestFailure(401, 'Please sign in', { headers: { 'www-authenticate': 'Bearer' } });

export const notFound = (label: string) => new RestFailure(404, `${label} not found`);

/**
 * An error of the API in the words and names of REST.
 * @param hasTemplate whether the app shows the message, and translates it; other programs get the documented form only
 */
export function failureOf(
  error: GraphQLFormattedError,
  resource?: WireNames,
  hasTemplate = true,
): RestFailure {
  const extensions = error.extensions ?? {};
  const { code, fields, retryAfter, current, version, template, values } = extensions as {
    code?: string;
    fields?: Record<string, string>;
    retryAfter?: number;
    current?: Record<string, unknown>;
    version?: number;
  } & Partial<MessageTemplate>;
  const status = mayBeSaved(extensions) ? 504 : (STATUS.get(code) ?? 500);
  // An unknown code is a fault of ours, and its text may hold internal names.
  const message = STATUS.has(code) ? error.message : UNEXPECTED;
  return new RestFailure(status, message, {
    code,
    fields: fields && byWireName(fields, resource),
    current: current && { version, ...byWireName(current, resource) },
    template:
      hasTemplate && STATUS.has(code) && template && values && Object.keys(values).length > 0
        ? { template, values }
        : undefined,
    headers: {
      ...(status === 401 && { 'www-authenticate': 'Bearer' }),
      ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    },
  });
}

/** The same error for a request with If-Match, whose version is a condition. */
export function preconditionFailed(error: unknown): unknown {
  if (!(error instanceof RestFailure) || error.current === undefined) return error;
  const { message, fields, headers, current, details, code, template } = error;
  return new RestFailure(412, message, { fields, headers, current, details, code, template });
}

const byWireName = <T>(values: Record<string, T>, resource?: WireNames): Record<string, T> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [resource?.byName.get(name)?.wire ?? name, value]),
  );
