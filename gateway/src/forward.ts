import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import {
  excessOf,
  RETRY_AFTER_S,
  type Api,
  type Caller,
  type ErrorCode,
  type ForwardedHubs,
} from '@gym/graphql-api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError, type ExecutionResult } from 'graphql';
import { ApiTargets, NoTarget } from './api-targets.ts';
import { disconnectOf } from './disconnect.ts';
import { RestFailure } from './rest/failure.ts';

/** How long it may take to find out whether a token is valid before its request is read, in milliseconds. */
const SIGN_IN_CHECK_MS = 500;

type Result = ExecutionResult<Record<string, unknown>>;

/**
 * An API that runs apart, or several of them that take turns.
 * @param urls addresses of their GraphQL endpoints, alike but for the host: `http://10.0.0.5:4000/graphql`
 */
export function forwardTo(...urls: string[]): Api {
  const targets = new ApiTargets(urls);
  const { pathname } = new URL(urls[0]!);

  async function execute(request: { query: string }, caller: Caller): Promise<Result> {
    // What is too deep could not be written as JSON.
    const excess = excessOf((request as { variables?: Record<string, unknown> }).variables);
    if (excess) return failed(`The variables are too large: ${excess}.`, 'BAD_USER_INPUT');
    try {
      const response = await targets.send({
        method: 'POST',
        path: pathname,
        headers: headersOf(caller),
        body: JSON.stringify(request),
        isRepeatable: caller.idempotencyKey !== undefined || isQuery(request.query),
        signal: caller.signal,
      });
      const result = (await response.json()) as Result;
      // A proxy in between may respond with JSON of its own.
      return 'data' in result || 'errors' in result ? result : unavailable(false);
    } catch (error) {
      return unavailable(error instanceof NoTarget ? error.mayHaveRun : !isQuery(request.query));
    }
  }

  return {
    execute,
    isSignedIn: async caller => {
      // Of tokens that are limited to a hub too, with which no query is possible.
      const request = {
        method: 'HEAD',
        path: '/schema.graphql',
        headers: headersOf(caller),
        isRepeatable: true,
        signal: AbortSignal.timeout(SIGN_IN_CHECK_MS),
      };
      const response = await targets.send(request).catch(() => undefined);
      return response?.status !== 401;
    },
    routes: async app => forwardRoutes(app, targets, pathname),
    hubs: hubsOf(targets),
    ready: () => targets.ready(),
    close: async () => targets.close(),
  };
}

const headersOf = ({
  token,
  address,
  idempotencyKey,
  previewedRole,
  endpoint,
}: Caller): Record<string, string> => ({
  'content-type': 'application/json',
  accept: 'application/json',
  'x-forwarded-for': address,
  ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
  ...(previewedRole !== undefined && { 'preview-role': previewedRole }),
  ...(endpoint && { 'x-endpoint': endpoint }),
  ...(token && { authorization: `Bearer ${token}` }),
});

/** Only a document without any mutation is repeated, whatever operation of it is requested. */
const isQuery = (text: unknown) => typeof text === 'string' && !/\bmutation\b/.test(text);

/** Bytes of a request about hubs: a release, most of all. */
const MAX_HUB_BODY = 32 * 1024 * 1024;
/** Requests with a large body that this process holds in memory at once. */
const MAX_UPLOADS = 3;

function hubsOf(targets: ApiTargets): ForwardedHubs {
  let uploads = 0;

  async function forward(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { method, url, body } = request;
    const isRead = method === 'GET' || method === 'HEAD';
    try {
      const response = await targets.send({
        method,
        path: url,
        headers: {
          ...endToEnd(request.headers),
          'x-forwarded-for': request.ip,
          'x-forwarded-host': request.host,
          'x-forwarded-proto': request.protocol,
        },
        ...(Buffer.isBuffer(body) && body.length > 0 && { body: body as Buffer<ArrayBuffer> }),
        isRepeatable: isRead,
        signal: disconnectOf(reply),
      });
      reply.code(response.status).headers(endToEnd(Object.fromEntries(response.headers)));
      return reply.send(response.body ? Readable.fromWeb(response.body as ReadableStream) : undefined);
    } catch (error) {
      if (!(error instanceof NoTarget)) throw error;
      throw new RestFailure(503, unavailable(error.mayHaveRun).errors![0]!.message, {
        headers: { 'retry-after': String(RETRY_AFTER_S) },
      });
    }
  }

  return {
    async routes(app) {
      app.removeAllContentTypeParsers();
      app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_HUB_BODY }, (_request, body, done) =>
        done(null, body),
      );
      app.addHook('preParsing', async (request, reply) => {
        if (!request.headers['content-type']?.startsWith('multipart/')) return;
        if (uploads >= MAX_UPLOADS)
          throw new RestFailure(503, 'Other releases are being uploaded. Try again in 5 seconds.', {
            headers: { 'retry-after': '5' },
          });
        uploads++;
        reply.raw.once('close', () => uploads--);
      });
      const options = { bodyLimit: MAX_HUB_BODY, handler: forward };
      for (const url of ['/hubs.json', '/club-logo/:file', '/schema.graphql', '/hubs/history'])
        app.route({ method: 'GET', url, ...options });
      for (const url of ['/hubs/failures', '/hubs/releases', '/hubs/releases/*'])
        app.route({ method: ['GET', 'POST', 'PUT', 'DELETE'], url, ...options });
    },
    async file(path) {
      try {
        const response = await targets.send({ method: 'GET', path, headers: {}, isRepeatable: true });
        if (response.ok) return Buffer.from(await response.arrayBuffer());
        await response.body?.cancel();
        if (response.status < 500) return undefined;
      } catch (error) {
        if (!(error instanceof NoTarget)) throw error;
      }
      throw new RestFailure(503, 'The API cannot be reached. Try again shortly.', {
        headers: { 'retry-after': String(RETRY_AFTER_S) },
      });
    },
  };
}

/** The routes below /graphql: requests and responses pass unchanged, event streams too. */
function forwardRoutes(app: FastifyInstance, targets: ApiTargets, pathname: string): void {
  const streams = new Set<Readable>();
  app.addHook('preClose', async () => {
    for (const stream of streams) stream.destroy();
  });

  async function forward(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { method, url, body } = request;
    const { query } = ((method === 'GET' ? request.query : body) ?? {}) as { query?: unknown };
    try {
      const response = await targets.send({
        method,
        path: pathname + url.slice('/graphql'.length),
        headers: { ...endToEnd(request.headers), 'x-forwarded-for': request.ip },
        ...(method === 'POST' && { body: JSON.stringify(body) }),
        isRepeatable: method === 'GET' || request.headers['idempotency-key'] !== undefined || isQuery(query),
        signal: disconnectOf(reply),
      });
      reply.code(response.status).headers(endToEnd(Object.fromEntries(response.headers)));
      if (!response.body) return reply.send();
      const stream = Readable.fromWeb(response.body as ReadableStream);
      if (response.headers.get('content-type')?.startsWith('text/event-stream')) streams.add(stream);
      stream.once('close', () => streams.delete(stream));
      return reply.send(stream);
    } catch (error) {
      if (!(error instanceof NoTarget)) throw error;
      reply.code(503).header('retry-after', RETRY_AFTER_S);
      return reply.send(unavailable(error.mayHaveRun));
    }
  }

  app.get('/graphql', forward);
  app.post('/graphql', forward);
  app.get('/graphql/access', forward);
}

/** Headers of a connection, or of what fetch encodes and decodes itself, are not forwarded. */
const OWN_HEADERS = new Set([
  'accept-encoding',
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'expect',
  'host',
  'keep-alive',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

const endToEnd = (headers: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      typeof value === 'string' && !OWN_HEADERS.has(name) ? [[name, value]] : [],
    ),
  );

const unavailable = (mayHaveRun: boolean) =>
  failed(
    mayHaveRun
      ? 'The API did not respond. The change may have been saved: check whether it was before trying again.'
      : 'The API cannot be reached. Try again shortly.',
    'UNAVAILABLE',
    { retryAfter: RETRY_AFTER_S },
  );

const failed = (message: string, code: ErrorCode, details: object = {}): Result => ({
  errors: [new GraphQLError(message, { extensions: { ...details, code } })],
});
