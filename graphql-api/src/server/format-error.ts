import { randomUUID } from 'node:crypto';
import { GraphQLError, Kind, type GraphQLFormattedError } from 'graphql';
import type { ApiOptions } from './api-options.ts';
import { isConnectionLoss } from '../database/connection-loss.ts';
import { STATEMENT_TIMEOUT_MS } from '../database/transactions.ts';
import {
  ApiError,
  badInput,
  isDatabaseSilent,
  overdue,
  shortened,
  unavailable,
  type ErrorCode,
} from '../common/errors.ts';
import { labelMessage, type Message, msg } from '../common/message.ts';
import type { Column } from '../declaration/column-registry.ts';
import { allResources, findColumn, type Resource } from '../declaration/resource.ts';
import { MAX_RESPONSE_BYTES, responseTooLarge } from '../common/response-size.ts';
import { literalError, ValueError } from '../query/value-error.ts';

/** Turns whatever failed into what may leave the server; the rest is in the log under the id that is given away. */
export type FormatError = (formatted: GraphQLFormattedError, error: unknown) => FormattedError;

/** An error that leaves the server. */
export interface FormattedError extends GraphQLFormattedError {
  /** With `code`, an `ErrorCode`, and its details. */
  extensions: Record<string, unknown>;
}

export function createFormatError({ log }: Pick<ApiOptions, 'log'>): FormatError {
  return (formatted, error) => {
    const cause = unwrapped(error);
    const isLost = cause instanceof ApiError ? isDatabaseSilent(cause) : isConnectionLoss(cause);
    if (isLost) log.error({ error: cause }, 'The database cannot be reached');
    if (cause instanceof ApiError) return withDetails(formatted, cause);
    if (isLost) return withDetails(formatted, unavailable());
    if (codeOf(cause) === STATEMENT_TIMEOUT) return withDetails(formatted, overdue(STATEMENT_TIMEOUT_MS));
    if (codeOf(cause) === PROGRAM_LIMIT_EXCEEDED)
      return withDetails(formatted, responseTooLarge(MAX_RESPONSE_BYTES));
    if (isClientMistake(formatted)) return clientMistake(formatted, error);
    if (isUnfitValue(cause))
      return plain(formatted, 'A value in the request does not fit its field', { code: 'BAD_USER_INPUT' });
    const id = randomUUID();
    log.error({ error: cause, id, path: formatted.path }, 'A request failed');
    return withDetails(
      formatted,
      new ApiError(msg('Something went wrong ({id})', { id }), 'INTERNAL', { id }),
    );
  };
}

const plain = (
  { path, locations }: GraphQLFormattedError,
  message: string,
  extensions: { code: ErrorCode; [detail: string]: unknown },
): FormattedError => ({ message: shortened(message), path, locations, extensions });

const withDetails = (formatted: GraphQLFormattedError, { message, extensions }: ApiError) =>
  plain(formatted, message, extensions as { code: ErrorCode });

function unwrapped(error: unknown): unknown {
  return error instanceof GraphQLError && !(error instanceof ApiError) && error.originalError
    ? unwrapped(error.originalError)
    : error;
}

const codeOf = (error: unknown) => String((error as { code?: unknown } | undefined)?.code);
const STATEMENT_TIMEOUT = '57014';

/** PostgreSQL builds no value above 1 GB, such as a list within a record. */
const PROGRAM_LIMIT_EXCEEDED = '54000';

/** PostgreSQL could not take a value: no number, no date, too large, a character that it does not store. */
const UNFIT_VALUE = new Set(['22003', '22007', '22008', '22021', '22P02', '22P05']);
const isUnfitValue = (error: unknown) => UNFIT_VALUE.has(codeOf(error));

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

/** A value that does not fit becomes a message on the field of the record, or on its path in the arguments. */
function clientMistake(formatted: GraphQLFormattedError, error: unknown): FormattedError {
  const code = 'BAD_USER_INPUT';
  const invalid = error instanceof ValueError ? error : literalError(error);
  if (!invalid) return plain(formatted, formatted.message, { code });
  const column = columnOf(invalid);
  if (column) {
    const message = column.invalid ?? EXPECTED[column.kind](labelMessage(column.label));
    return withDetails(formatted, badInput({ [column.name]: message }));
  }
  const path = invalid.valuePath.join('.');
  const message = path + (invalid.requirement ? ` must ${invalid.requirement}` : `: ${formatted.message}`);
  return plain(formatted, message, { code, fields: { [path]: shortened(message) } });
}

/** The column of a value, where it is in a variable that is the input of a resource. */
function columnOf({ nodes, valuePath: [, field] }: ValueError): Column | undefined {
  const [node] = nodes!;
  if (node?.kind !== Kind.VARIABLE_DEFINITION || field === undefined) return undefined;
  const type = node.type.kind === Kind.NON_NULL_TYPE ? node.type.type : node.type;
  const resource = allResources().find(
    candidate => type.kind === Kind.NAMED_TYPE && isInputOf(candidate, type.name.value),
  );
  return resource && findColumn(resource, field);
}

const isInputOf = ({ type }: Resource, name: string) => name === `${type}Input` || name === `${type}Patch`;

const aText = (label: Message) => msg('{label} must be a text', { label });
const aNumber = (label: Message) => msg('{label} must be a number', { label });

const EXPECTED = {
  id: label => msg('{label} must be the number of a record', { label }),
  text: aText,
  email: aText,
  choice: aText,
  time: aText,
  password: aText,
  money: aNumber,
  number: aNumber,
  int: label => msg('{label} must be a whole number', { label }),
  date: label => msg('{label} must be a date (yyyy-mm-dd)', { label }),
  dateTime: label => msg('{label} must be a date and time (ISO 8601)', { label }),
  boolean: label => msg('{label} must be true or false', { label }),
  textList: label => msg('{label} must be a list of texts', { label }),
  json: label => msg('{label} must be an object with the documented fields', { label }),
} as const satisfies Record<Column['kind'], (label: Message) => Message>;
