import { DriverException } from '@mikro-orm/core';
import { randomUUID } from 'node:crypto';
import { GraphQLError, Kind, type GraphQLFormattedError } from 'graphql';
import type { ApiOptions } from './api.ts';
import { ClubError, shortened, unavailable, type ErrorCode } from './errors.ts';
import type { Column } from './kernel/columns.ts';
import { allResources, columnNamed, type Resource } from './kernel/resource.ts';
import { LARGEST_RESPONSE, responseTooLarge } from './response-size.ts';
import { VariableError } from './variables.ts';

/** 08P01 is a statement that breaks the protocol, over a connection that works. */
const CONNECTION = /^(08(?!P01)|57P0|53300)/;
const CONNECTION_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'ETIMEDOUT', 'EPIPE', 'ENOENT']);

/** Turns whatever failed into what may leave the server; the rest is in the log under the id that is given away. */
export type FormatError = (formatted: GraphQLFormattedError, error: unknown) => GraphQLFormattedError;

export function createFormatError({ log }: Pick<ApiOptions, 'log'>): FormatError {
  return (formatted, error) => {
    const cause = unwrapped(error);
    if (cause instanceof ClubError)
      return plain(formatted, cause.message, cause.extensions as { code: ErrorCode });
    if (isConnectionLoss(cause)) {
      log.error({ error: cause }, 'The database cannot be reached');
      return plain(formatted, unavailable().message, { code: 'UNAVAILABLE' });
    }
    if ((cause as { code?: unknown } | undefined)?.code === PROGRAM_LIMIT_EXCEEDED) {
      const { message, extensions } = responseTooLarge(LARGEST_RESPONSE);
      return plain(formatted, message, extensions as { code: ErrorCode });
    }
    if (isClientMistake(formatted)) return clientMistake(formatted, error);
    if (isUnfitValue(cause))
      return plain(formatted, 'A value in the request does not fit its field', { code: 'BAD_USER_INPUT' });
    const id = randomUUID();
    log.error({ error: cause, id, path: formatted.path }, 'A request failed');
    return plain(formatted, `Something went wrong (${id})`, { code: 'INTERNAL', id });
  };
}

const plain = (
  { path, locations }: GraphQLFormattedError,
  message: string,
  extensions: { code: ErrorCode; [detail: string]: unknown },
): GraphQLFormattedError => ({ message: shortened(message), path, locations, extensions });

function unwrapped(error: unknown): unknown {
  return error instanceof GraphQLError && !(error instanceof ClubError) && error.originalError
    ? unwrapped(error.originalError)
    : error;
}

function isConnectionLoss(error: unknown): boolean {
  const code = (error as { code?: unknown } | undefined)?.code;
  if (CONNECTION_CODES.has(String(code)) || CONNECTION.test(String(code))) return true;
  // PostgreSQL's own errors have a code, and their texts may quote what a client sent.
  if (error instanceof DriverException && code !== undefined) return false;
  return /Connection terminated|connection error and is not queryable|timeout exceeded when trying to connect/.test(
    String(error),
  );
}

/** PostgreSQL builds no value above 1 GB, such as a list within a record. */
const PROGRAM_LIMIT_EXCEEDED = '54000';

/** PostgreSQL could not take a value: no number, no date, too large, a character that it does not store. */
const UNFIT_VALUE = new Set(['22003', '22007', '22008', '22021', '22P02', '22P05']);
const isUnfitValue = (error: unknown) =>
  UNFIT_VALUE.has(String((error as { code?: unknown } | undefined)?.code));

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

/** A value that does not fit a field of a record becomes a message on the field. */
function clientMistake(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const column = error instanceof VariableError ? columnOf(error) : undefined;
  if (!column) return plain(formatted, formatted.message, { code: 'BAD_USER_INPUT' });
  const message = column.invalid ?? `${column.label} must be ${EXPECTED[column.kind]}`;
  return plain(formatted, message, { code: 'BAD_USER_INPUT', fields: { [column.name]: message } });
}

/** The column that a value was meant for, where the variable is the input of a resource. */
function columnOf({ definition, valuePath: [field] }: VariableError): Column | undefined {
  const type = definition.type.kind === Kind.NON_NULL_TYPE ? definition.type.type : definition.type;
  const resource = allResources().find(
    candidate => type.kind === Kind.NAMED_TYPE && isInputOf(candidate, type.name.value),
  );
  return resource && columnNamed(resource, String(field));
}

const isInputOf = ({ type }: Resource, name: string) => name === `${type}Input` || name === `${type}Patch`;

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
