import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { negotiatorOf } from '../common/accept.ts';
import { badRequest } from '../common/errors.ts';
import { isConnectionLoss } from '../database/connection-loss.ts';
import type { Requests } from '../execution/requests.ts';
import { serializeResponse } from '../execution/serialized-response.ts';
import type { ApiRequest, ApiResponse } from './api.ts';
import type { Caller } from '../auth/caller.ts';
import type { FormatError } from './format-error.ts';
import { errorHeaders, statusOf } from './http-status.ts';
import type { RunningRequests } from './running-requests.ts';

interface RouteOptions {
  requests: Requests;
  running: RunningRequests;
  formatError: FormatError;
  /** In bytes. */
  largestResponse?: number;
}

/** POST /graphql. GET is rejected: no response may be cached, and a URL with values of members is in every log. */
export const httpRoute =
  (options: RouteOptions): FastifyPluginAsync =>
  async fastify => {
    const { requests, running, formatError, largestResponse } = options;
    fastify.get('/graphql', (_request, reply) =>
      reply
        .code(405)
        .header('allow', 'POST')
        .send({ errors: [formatError({ message: '' }, badRequest('Send the request by POST'))] }),
    );
    fastify.post('/graphql', async (request, reply) => {
      const deadline = running.begin();
      reply.raw.once('close', () => running.disconnect(deadline));
      try {
        if (!preferredMediaType(request)) return await reply.code(406).send(UNACCEPTABLE);
        const apiRequest = requestIn(request.body);
        return send(reply, await requests.execute(apiRequest, callerOf(request), deadline));
      } catch (error) {
        return send(reply, { errors: [formatError({ message: '' }, error)] });
      } finally {
        running.end(deadline);
      }
    });
    fastify.setErrorHandler((error, _request, reply) => {
      if (!isConnectionLoss(error)) throw error;
      return send(reply, { errors: [formatError({ message: '' }, error)] });
    });

    function send(reply: FastifyReply, response: ApiResponse): FastifyReply {
      if (response.errors) reply.code(statusOf(response)).headers(errorHeaders(response));
      const type = preferredMediaType(reply.request) ?? JSON_TYPE;
      return reply.type(`${type}; charset=utf-8`).send(serializeResponse(response, largestResponse));
    }
  };

/** The caller of a request, by its headers and network address. */
export const callerOf = ({ headers, ip }: FastifyRequest): Caller => ({
  token: /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1],
  address: ip,
  idempotencyKey: headers['idempotency-key']?.toString(),
  previewedRole: headers['preview-role']?.toString(),
});

const JSON_TYPE = 'application/json';
/** Media types of responses; the first one where the client accepts any. */
export const MEDIA_TYPES = [JSON_TYPE, 'application/graphql-response+json'];

const UNACCEPTABLE = `Accept must allow one of: ${MEDIA_TYPES.join(', ')}`;

const negotiate = negotiatorOf(MEDIA_TYPES);

/** The media type that the client prefers; undefined where it accepts none. */
const preferredMediaType = ({ headers: { accept } }: FastifyRequest): string | undefined =>
  negotiate(accept)?.type;

/** The request in a JSON body. Extensions, which Apollo Client sends, are not used. @throws BAD_USER_INPUT */
function requestIn(body: unknown): ApiRequest {
  if (Array.isArray(body)) throw badRequest('Batches are not supported: send each operation by itself');
  const { query, variables, operationName } = (body ?? {}) as { [name in keyof ApiRequest]: unknown };
  if (typeof query !== 'string' || !query) throw badRequest('The body must be {"query": "…"}');
  if (variables != null && (typeof variables !== 'object' || Array.isArray(variables)))
    throw badRequest('variables must be an object');
  if (operationName != null && typeof operationName !== 'string')
    throw badRequest('operationName must be a text');
  return {
    query,
    variables: (variables ?? undefined) as ApiRequest['variables'],
    operationName: operationName ?? undefined,
  };
}
