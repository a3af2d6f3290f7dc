import { isConnectionLoss, unavailable, type Log } from '@gym/graphql-api';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import { failureBody, failureOf, nothingAt, RestFailure, UNEXPECTED } from './rest/failure.ts';

/** Messages for what Fastify rejects before a route runs. */
const MESSAGES: Readonly<Record<string, string>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body is empty',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'Send the body as JSON, with Content-Type: application/json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The body is not as long as Content-Length says',
};

/** Headers that describe the response that failed. */
const DESCRIBING_HEADERS = [
  'content-type',
  'content-length',
  'content-encoding',
  'content-disposition',
  'link',
  'etag',
  'last-modified',
];

/**
 * Sends every error in one form, by default that of REST, which no browser stores. Logs unexpected errors with the id
 * of the request.
 */
export function setErrorHandler(
  app: FastifyInstance,
  log: Log,
  form: (failure: RestFailure) => object | string = failureBody,
): void {
  app.setErrorHandler<FastifyError | GraphQLError | RestFailure>((error, request, reply) => {
    for (const name of DESCRIBING_HEADERS) reply.removeHeader(name);
    reply.header('cache-control', 'no-store');
    const failure = failureIn(error) ?? foreseen(error as FastifyError, request) ?? lostDatabase(error, log);
    if (failure) return reply.code(failure.status).headers(failure.headers).send(form(failure));
    if (hungUp(error, request)) return reply.hijack();
    log.error(
      { requestId: request.id, method: request.method, route: request.routeOptions.url, error },
      UNEXPECTED,
    );
    return reply.code(500).send(form(new RestFailure(500, UNEXPECTED)));
  });
}

/** An error that says itself what it is: one of ours, or of the API. */
function failureIn(error: Error): RestFailure | undefined {
  if (error instanceof RestFailure) return error;
  return error instanceof GraphQLError && error.extensions['code'] !== undefined
    ? failureOf(error)
    : undefined;
}

function lostDatabase(error: Error, log: Log): RestFailure | undefined {
  if (!isConnectionLoss(error)) return undefined;
  log.error({ error }, 'The database cannot be reached');
  return failureOf(unavailable());
}

/** The client disconnected before the response ended. */
const hungUp = (error: Error & { code?: string }, { raw }: FastifyRequest) =>
  error.code === 'ERR_STREAM_PREMATURE_CLOSE' && raw.socket.destroyed;

function foreseen(
  { code, statusCode = 500, message, syscall }: FastifyError & NodeJS.ErrnoException,
  { routeOptions, url }: FastifyRequest,
): RestFailure | undefined {
  // A new build removed the file after it was found and before it was opened.
  if (code === 'ENOENT' && syscall === 'open') return nothingAt(url);
  if (statusCode >= 500) return undefined;
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return new RestFailure(statusCode, `The body is larger than ${sizeOf(routeOptions.bodyLimit)}`);
  return new RestFailure(statusCode, MESSAGES[code] ?? message);
}

const MEGABYTE = 1024 * 1024;
const sizeOf = (bytes: number) =>
  bytes < MEGABYTE ? `${Math.round(bytes / 1024)} KB` : `${Math.round(bytes / MEGABYTE)} MB`;
