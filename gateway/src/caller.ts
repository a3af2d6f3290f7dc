import type { Caller } from '@gym/graphql-api';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Who a request speaks for. */
export function callerOf({ headers, ip }: FastifyRequest): Caller {
  const [, token] = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '') ?? [];
  return { token, address: ip };
}

/** Aborted when the client disconnects before its response is complete. */
export function disconnectOf({ raw }: FastifyReply): AbortSignal {
  const client = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) client.abort();
  });
  return client.signal;
}
