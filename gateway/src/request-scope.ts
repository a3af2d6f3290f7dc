import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { requestScope, type RequestScope, type Log } from '@gym/graphql-api';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    scope: RequestScope;
  }
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** Requests that take longer are logged, in milliseconds. */
const SLOW_MS = 1_000;

/** The id that a proxy in front or a client has given the request, if it is a UUID; otherwise a new one. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && UUID.test(given) ? given : randomUUID();
}

/** Runs each request in a scope of its own, and logs those that were slow or that the server could not serve. */
export function scopeRequests(app: FastifyInstance, log: Log): void {
  app.decorateRequest('scope');
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    request.scope = { id: request.id, beganAt: Date.now() };
    requestScope.run(request.scope, done);
  });
  // What reads the body runs in the context of its connection.
  app.addHook('preValidation', (request, _reply, done) => requestScope.run(request.scope, done));
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode, elapsedTime } = reply;
    const isSlow = elapsedTime > SLOW_MS && !isEventStream(reply.getHeader('content-type'));
    if (isSlow || statusCode >= 500) {
      const { id, userId } = request.scope;
      log.info(
        {
          requestId: id,
          userId,
          method: request.method,
          route: request.routeOptions.url,
          status: statusCode,
          milliseconds: Math.round(elapsedTime),
        },
        statusCode >= 500 ? 'A request could not be served' : 'A request was slow',
      );
    }
    done();
  });
}

const isEventStream = (type: unknown) => String(type).startsWith('text/event-stream');
