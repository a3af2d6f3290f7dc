import type { Caller } from '@gym/graphql-api';
import type { FastifyRequest } from 'fastify';

/** Who a request speaks for. */
export function callerOf({ headers, ip }: FastifyRequest): Caller {
  const [, token] = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '') ?? [];
  return { token, address: ip };
}
