import type { ApolloServer } from '@apollo/server';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { FormattedExecutionResult, GraphQLFormattedError } from 'graphql';
import { preferredType } from '../common/accept.ts';
import { badRequest } from '../common/errors.ts';
import type { RequestDeadline } from '../common/deadline.ts';
import { isConnectionLoss } from '../database/connection-loss.ts';
import type { Admission } from '../execution/admission.ts';
import { type CachedExecution, executeCached } from '../execution/cached-request.ts';
import { serializeResponse } from '../execution/serialized-response.ts';
import type { ApiRequest } from './api.ts';
import type { Caller } from '../auth/caller.ts';
import type { Context } from './context.ts';
import type { FormatError } from './format-error.ts';
import { errorHeaders, errorStatus } from './http-status-plugin.ts';
import type { RunningRequests } from './running-requests.ts';

interface RouteOptions {
  server: ApolloServer<Context>;
  running: RunningRequests;
  formatError: FormatError;
  /** In bytes. */
  largestResponse?: number;
  contextOf(caller: Caller, deadline: RequestDeadline): Context | Promise<Context>;
  admission: Admission;
  cached: CachedExecution;
}

/** POST /graphql. GET is rejected: no response may be cached, and a URL with values of members is in every log. */
export const httpRoute =
  (options: RouteOptions): FastifyPluginAsync =>
  async fastify => {
    const { formatError } = options;
    fastify.get('/graphql', (_request, reply) =>
      reply
        .code(405)
        .header('allow', 'POST')
        .send({ errors: [formatError({ message: '' }, badRequest('Send the request by POST'))] }),
    );
    fastify.post('/graphql', responder(fastify, options));
    fastify.setErrorHandler((error, _request, reply) => {
      if (!isConnectionLoss(error)) throw error;
      return sendRejection(reply, formatError({ message: '' }, error));
    });
  };

function responder(fastify: FastifyInstance, options: RouteOptions) {
  const { server, running, formatError, largestResponse, contextOf, admission, cached } = options;

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const deadline = running.begin();
    reply.raw.once('close', () => running.disconnect(deadline));
    try {
      const type = responseType(request);
      const plain = type ? plainRequest(request.body) : undefined;
      let context: Context;
      let response: FormattedExecutionResult | undefined;
      try {
        const made = contextOf(callerOf(request), deadline);
        context = made instanceof Promise ? await made : made;
        admission.admit(plain ?? requestIn(request), context);
        response = plain && (await executeCached(cached, plain, context));
      } catch (error) {
        return sendRejection(reply, formatError({ message: '' }, error));
      }
      if (!response) {
        // Apollo Server takes parameters such as `charset` for another type.
        if (type) request.headers.accept = type;
        const apollo = fastifyApolloHandler(server, { context: async () => context });
        return await apollo.call(fastify, request, reply);
      }
      if (response.errors) reply.code(errorStatus(response)).headers(errorHeaders(response));
      reply.type(`${type!}; charset=utf-8`);
      return serializeResponse(response, largestResponse);
    } finally {
      running.end(deadline);
    }
  };
}

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

/** The media type that the client prefers; undefined where it accepts none, which Apollo Server rejects. */
const responseType = ({ headers: { accept } }: FastifyRequest): string | undefined =>
  preferredType(accept, MEDIA_TYPES)?.type;

/** The parts of a request that have their right types; Apollo Server rejects the others. */
function requestIn({ body }: FastifyRequest): Partial<ApiRequest> {
  const parts = (body ?? {}) as Record<string, unknown>;
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
  const { variables } = parts;
  return {
    query: text(parts['query']),
    operationName: text(parts['operationName']),
    variables: (typeof variables === 'string' ? parsedJson(variables) : variables) as ApiRequest['variables'],
  };
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The request in a JSON body; undefined where it is anything but a query with its variables. */
function plainRequest(body: unknown): ApiRequest | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { query, variables, operationName, ...others } = body as Record<string, unknown>;
  const isPlain =
    typeof query === 'string' &&
    (variables == null || (typeof variables === 'object' && !Array.isArray(variables))) &&
    (operationName == null || typeof operationName === 'string') &&
    Object.keys(others).length === 0;
  return isPlain ? ({ query, variables: variables ?? undefined, operationName } as ApiRequest) : undefined;
}

/** Rejects a request with the status with which Apollo Server would. */
function sendRejection(reply: FastifyReply, error: GraphQLFormattedError): FastifyReply {
  const response = { errors: [error], data: null };
  const type = responseType(reply.request) ?? JSON_TYPE;
  const status = error.extensions?.['code'] === 'BAD_USER_INPUT' ? 400 : errorStatus(response);
  return reply
    .code(status)
    .headers(errorHeaders(response))
    .type(`${type}; charset=utf-8`)
    .send(JSON.stringify(response));
}
