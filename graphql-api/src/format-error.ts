import { DriverException } from '@mikro-orm/core';
import { randomUUID } from 'node:crypto';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { ApiOptions } from './api.ts';
import { ClubError, unavailable, type ErrorCode } from './errors.ts';
import { allResources, columnNamed } from './kernel/resource.ts';

const CONNECTION = /^(08|57P0|53300)/;
const CONNECTION_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'ETIMEDOUT', 'EPIPE', 'ENOENT']);

/** Turns whatever failed into what may leave the server; the rest is in the log under the id that is given away. */
export function createFormatError({ log }: Pick<ApiOptions, 'log'>) {
  return (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
    const cause = unwrapped(error);
    if (cause instanceof ClubError)
      return plain(formatted, cause.message, cause.extensions as { code: ErrorCode });
    if (isConnectionLoss(cause)) {
      log.error({ error: cause }, 'The database cannot be reached');
      return plain(formatted, unavailable().message, { code: 'UNAVAILABLE' });
    }
    if (isClientMistake(formatted)) return clientMistake(formatted);
    const id = randomUUID();
    log.error({ error: cause, id, path: formatted.path }, 'A request failed');
    return plain(formatted, `Something went wrong (${id})`, { code: 'INTERNAL', id });
  };
}

const plain = (
  { path, locations }: GraphQLFormattedError,
  message: string,
  extensions: { code: ErrorCode; [detail: string]: unknown },
): GraphQLFormattedError => ({ message, path, locations, extensions });

function unwrapped(error: unknown): unknown {
  return error instanceof GraphQLError && !(error instanceof ClubError) && error.originalError
    ? unwrapped(error.originalError)
    : error;
}

function isConnectionLoss(error: unknown): boolean {
  if (error instanceof DriverException)
    return CONNECTION.test(String(error.code)) || CONNECTION_CODES.has(String(error.code));
  const code = String((error as { code?: unknown } | undefined)?.code);
  return (
    CONNECTION_CODES.has(code) ||
    CONNECTION.test(code) ||
    /Connection terminated|timeout exceeded when trying to connect/.test(String(error))
  );
}

const CLIENT_CODES = new Set([
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
]);
const isClientMistake = ({ extensions }: GraphQLFormattedError) =>
  CLIENT_CODES.has(String(extensions?.['code']));

/** `Variable "$input" got invalid value "x" at "input.salary"; …` becomes a message on the field. */
const INVALID_VALUE = /^Variable "\$(\w+)" got invalid value .*? at "\1\.(\w+)[^"]*";/s;

function clientMistake(formatted: GraphQLFormattedError): GraphQLFormattedError {
  const field = INVALID_VALUE.exec(formatted.message)?.[2];
  const column =
    field &&
    allResources()
      .map(resource => columnNamed(resource, field))
      .find(Boolean);
  if (!column) return plain(formatted, formatted.message, { code: 'BAD_USER_INPUT' });
  const message = `${column.label} must be ${EXPECTED[column.kind]}`;
  return plain(formatted, message, { code: 'BAD_USER_INPUT', fields: { [field]: message } });
}

const EXPECTED = {
  id: 'the number of a record',
  text: 'a text',
  email: 'a text',
  choice: 'a text',
  time: 'a text',
  password: 'a text',
  money: 'a number',
  number: 'a number',
  whole: 'a whole number',
  day: 'a date (yyyy-mm-dd)',
  moment: 'a moment (ISO 8601)',
  flag: 'true or false',
  textList: 'a list of texts',
  json: 'an object with the documented fields',
} as const;
