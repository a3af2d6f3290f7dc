import httpProxy from '@fastify/http-proxy';
import { excessOf, type Api, type ApiRequest, type Caller, type ErrorCode } from '@gym/graphql-api';
import { GraphQLError, type ExecutionResult } from 'graphql';

type Result = ExecutionResult<Record<string, unknown>>;

const TIMEOUT = 30_000;

/**
 * An API that runs apart, or several of them that take turns.
 * @param urls addresses of their GraphQL endpoints, alike but for the host: `http://10.0.0.5:4000/graphql`
 */
export function forwardTo(...urls: string[]): Api {
  const targets = urls.map(url => new URL(url));
  let turn = 0;
  const next = () => targets[turn++ % targets.length]!;

  return {
    execute: async (request, caller) => {
      // What is too deep could not be written as JSON.
      const excess = excessOf(request.variables);
      if (excess) return failed(`The variables are too large: ${excess}.`, 'BAD_USER_INPUT');
      for (let attempt = 1; ; attempt++) {
        try {
          return await post(next(), request, caller);
        } catch (error) {
          // Nothing was sent over a refused connection, so that another one may be asked.
          if (!isRefused(error) || attempt >= targets.length) return unavailable();
        }
      }
    },
    isSignedIn: async caller => {
      try {
        const { errors } = await post(next(), { query: '{ me { id } }' }, caller);
        return !errors?.some(({ extensions }) => extensions['code'] === 'UNAUTHENTICATED');
      } catch {
        return true;
      }
    },
    routes: async app => {
      await app.register(httpProxy, {
        upstream: '',
        prefix: '/graphql',
        rewritePrefix: targets[0]!.pathname,
        httpMethods: ['GET', 'POST'],
        undici: { headersTimeout: TIMEOUT, bodyTimeout: TIMEOUT },
        replyOptions: {
          getUpstream: () => next().origin,
          rewriteRequestHeaders: (request, headers) => ({ ...headers, 'x-forwarded-for': request.ip }),
        },
      });
    },
    ready: async () => {
      const answers = await Promise.allSettled(
        targets.map(url => fetch(new URL('/ready', url), { signal: AbortSignal.timeout(2_000) })),
      );
      return answers.some(answer => answer.status === 'fulfilled' && answer.value.ok);
    },
    close: async () => {},
  };
}

async function post(
  url: URL,
  request: ApiRequest,
  { token, address, idempotencyKey }: Caller,
): Promise<Result> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      'x-forwarded-for': address,
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(request),
    signal: AbortSignal.timeout(TIMEOUT),
  });
  return (await response.json()) as Result;
}

const isRefused = (error: unknown) =>
  error instanceof Error && (error.cause as { code?: string } | undefined)?.code === 'ECONNREFUSED';

const unavailable = () => failed('The API cannot be reached. Try again shortly.', 'UNAVAILABLE');

const failed = (message: string, code: ErrorCode): Result => ({
  errors: [new GraphQLError(message, { extensions: { code } })],
});
