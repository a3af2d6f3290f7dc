import { tracing, type RootSpan } from '@gym/graphql-api';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Load balancers and gateways request these all the time. */
const UNTRACED = new Set<string | undefined>(['/health', '/ready', '/metrics']);

/** Begins a span with each request, while there are traces when the server is created. */
export function traceRequests(app: FastifyInstance): void {
  const traces = tracing();
  if (!traces) return;
  const spans = new WeakMap<FastifyRequest, RootSpan>();

  app.addHook('onRequest', (request, _reply, done) => {
    const { method, headers, id, routeOptions } = request;
    if (UNTRACED.has(routeOptions.url)) return done();
    const route = routeOptions.url;
    const span = traces.startRequest(route ? `${method} ${route}` : method, headers.traceparent?.toString(), {
      'http.request.method': method,
      'gym.request.id': id,
      ...(route && { 'http.route': route }),
    });
    spans.set(request, span);
    span.run(done);
  });
  // What reads the body runs in the context of its connection.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span) span.run(done);
    else done();
  });
  app.addHook('onResponse', (request, { statusCode }, done) => {
    spans.get(request)?.end({ 'http.response.status_code': statusCode }, statusCode >= 500);
    done();
  });
}
