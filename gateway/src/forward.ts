import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import {
  excessOf,
  outcomeUnknown,
  unavailable,
  type Api,
  type ApiRequest,
  type Caller,
  type ErrorCode,
  type ForwardedHubs,
} from '@gym/graphql-api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError, type ExecutionResult } from 'graphql';
import { ApiTargets, type Effect, NoTarget } from './api-targets.ts';
import { disconnectOf } from './disconnect.ts';
import { failureOf, RestFailure } from './rest/failure.ts';

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
    if (excess) {
      const extensions = { code: 'BAD_USER_INPUT' satisfies ErrorCode };
      return { errors: [new GraphQLError(`The variables are too large: ${excess}.`, { extensions })] };
    }
    const effect = effectOf(request.query, caller.idempotencyKey);
    try {
      const response = await targets.send({
        method: 'POST',
        path: pathname,
        headers: headersOf(caller),
        body: JSON.stringify(request),
        effect,
        signal: caller.signal,
      });
      return resultIn(await response.text()) ?? noResponse(mayHaveRun(effect, response));
    } catch (error) {
      return noResponse(error instanceof NoTarget ? error.mayHaveRun : effect !== 'safe');
    }
  }

  async function allRows(request: ApiRequest, caller: Caller) {
    try {
      const response = await targets.send({
        method: 'POST',
        path: pathname,
        headers: { ...headersOf(caller), accept: JSON_LINES },
        body: JSON.stringify(request),
        effect: 'safe',
        signal: caller.signal,
      });
      if (response.ok && response.body && response.headers.get('content-type')?.startsWith(JSON_LINES))
        return {
          total: Number(response.headers.get('x-total-count')),
          batches: parsedLines(response.body),
        };
      const { errors } = resultIn(await response.text()) ?? {};
      return { errors: errors ?? [errorOf(false)] };
    } catch {
      return { errors: [errorOf(false)] };
    }
  }

  return {
    execute,
    allRows,
    isSignedIn: async caller => {
      // Of tokens that are limited to a hub too, with which no query is possible.
      const request = {
        method: 'HEAD',
        path: '/schema.graphql',
        headers: headersOf(caller),
        effect: 'safe' as const,
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

const JSON_LINES = 'application/jsonl';

/** The objects of the lines of each chunk. */
async function* parsedLines(body: AsyncIterable<Uint8Array>): AsyncGenerator<object[], void> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of body) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop()!;
    yield lines.map(line => JSON.parse(line) as object);
  }
}

const headersOf = ({ token, address, idempotencyKey, previewedRole }: Caller): Record<string, string> => ({
  'content-type': 'application/json',
  accept: 'application/json',
  'x-forwarded-for': address,
  ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
  ...(previewedRole !== undefined && { 'preview-role': previewedRole }),
  ...(token && { authorization: `Bearer ${token}` }),
});

/** A document with a mutation changes something, whatever operation of it is requested. */
function effectOf(document: unknown, idempotencyKey: unknown): Effect {
  if (typeof document === 'string' && !/\bmutation\b/.test(document)) return 'safe';
  return idempotencyKey === undefined ? 'unsafe' : 'idempotent';
}

/** What the API responded; undefined for the response of a proxy in between, which may be JSON too. */
function resultIn(text: string): Result | undefined {
  try {
    const result = JSON.parse(text) as Result;
    return 'data' in result || 'errors' in result ? result : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a change may have been made to which a proxy responded: it rejects what it does not forward with 4xx. */
const mayHaveRun = (effect: Effect, { status }: Response) =>
  effect !== 'safe' && !(status >= 400 && status < 500);

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
        effect: isRead ? 'safe' : 'unsafe',
        signal: disconnectOf(reply),
      });
      reply.code(response.status).headers(endToEnd(Object.fromEntries(response.headers)));
      return reply.send(response.body ? Readable.fromWeb(response.body as ReadableStream) : undefined);
    } catch (error) {
      if (!(error instanceof NoTarget)) throw error;
      throw failureOf(errorOf(error.mayHaveRun));
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
        const response = await targets.send({ method: 'GET', path, headers: {}, effect: 'safe' });
        if (response.ok) return Buffer.from(await response.arrayBuffer());
        await response.body?.cancel();
        if (response.status < 500) return undefined;
      } catch (error) {
        if (!(error instanceof NoTarget)) throw error;
      }
      throw failureOf(errorOf(false));
    },
  };
}

/** The routes below /graphql: requests and responses pass unchanged, event streams too. */
function forwardRoutes(app: FastifyInstance, targets: ApiTargets, pathname: string): void {
  const streams = new Set<Readable>();
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
    for (const stream of streams) stream.destroy();
  });

  async function forward(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { method, url, body } = request;
    const { query } = (body ?? {}) as { query?: unknown };
    const effect = method === 'GET' ? 'safe' : effectOf(query, request.headers['idempotency-key']);
    try {
      const response = await targets.send({
        method,
        path: pathname + url.slice('/graphql'.length),
        headers: { ...endToEnd(request.headers), 'x-forwarded-for': request.ip },
        ...(method === 'POST' && { body: JSON.stringify(body) }),
        effect,
        signal: disconnectOf(reply),
      });
      const headers = endToEnd(Object.fromEntries(response.headers));
      // Of a change: a part of a response, or what a proxy responds, does not say that it may have been made.
      if (effect !== 'safe') {
        const text = await response.text().catch(() => undefined);
        if (text === undefined || (response.status >= 500 && !resultIn(text))) throw new NoTarget(true);
        return reply.code(response.status).headers(headers).send(text);
      }
      reply.code(response.status).headers(headers);
      if (!response.body) return reply.send();
      const isEventStream = response.headers.get('content-type')?.startsWith('text/event-stream');
      if (isEventStream && isClosing) {
        await response.body.cancel();
        return reply.send('');
      }
      const stream = Readable.fromWeb(response.body as ReadableStream);
      if (isEventStream) streams.add(stream);
      stream.once('close', () => streams.delete(stream));
      return reply.send(stream);
    } catch (error) {
      if (!(error instanceof NoTarget)) throw error;
      const { status, headers } = failureOf(errorOf(error.mayHaveRun));
      return reply.code(status).headers(headers).send(noResponse(error.mayHaveRun));
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

const errorOf = (mayHaveRun: boolean) =>
  mayHaveRun
    ? outcomeUnknown('The API did not respond.')
    : unavailable('The API cannot be reached. Try again shortly.');

const noResponse = (mayHaveRun: boolean): Result => ({ errors: [errorOf(mayHaveRun)] });
