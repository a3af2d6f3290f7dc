import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Log } from '@gym/graphql-api';

/** Whether a proxy says that it passes on the request of somebody else. */
export const isForwarded = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;

/**
 * Logs once that a proxy forwards requests although none is trusted. All clients then seem to have the proxy's
 * address, and share its limits.
 */
export function warnOfUntrustedProxy(app: FastifyInstance, log: Log): void {
  let warned = false;
  app.addHook('onRequest', (request, _reply, done) => {
    if (!warned && isForwarded(request)) {
      warned = true;
      log.info(
        {},
        'A proxy forwards requests but TRUST_PROXY is not set: limits by address count all its clients as one. Set TRUST_PROXY to the address of the proxy, or have nothing send X-Forwarded-For and Forwarded.',
      );
    }
    done();
  });
}
