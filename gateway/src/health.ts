import type { Api } from '@gym/graphql-api';
import type { FastifyInstance } from 'fastify';

/** /health says that the process lives, /ready that it can serve. */
export function reportHealth(app: FastifyInstance, api: Api): void {
  const options = { logLevel: 'silent' } as const;
  app.get('/health', options, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/ready', options, async (_request, reply) => {
    const ready = await api.ready().catch(() => false);
    reply.code(ready ? 200 : 503).header('cache-control', 'no-store');
    return ready ? { status: 'ready' } : { status: 'unavailable', message: 'The database cannot be reached' };
  });
}
