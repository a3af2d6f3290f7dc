import type { FastifyReply } from 'fastify';

/** Aborted when the client disconnects before its response is complete. */
export function disconnectOf({ raw }: FastifyReply): AbortSignal {
  const client = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) client.abort();
  });
  return client.signal;
}
