import type { Api } from '@gym/graphql-api';
import type { FastifyInstance } from 'fastify';

/** /health says that the process lives, /ready that it can serve and goes on doing so. */
export function reportHealth(app: FastifyInstance, api: Api, stopping: AbortSignal): void {
  const options = { logLevel: 'silent' } as const;
  app.get('/health', options, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/ready', options, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (stopping.aborted) return reply.code(503).send(unavailable('The server is being stopped'));
    if (await api.ready().catch(() => false)) return { status: 'ready' };
    return reply.code(503).send(unavailable('The database cannot be reached'));
  });
}

const unavailable = (message: string) => ({ status: 'unavailable', message });
