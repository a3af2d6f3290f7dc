import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { HubSources } from './hubs/hubs.ts';

/**
 * Headers that keep foreign code out: nothing runs that does not come from here, from the store of hubs, or
 * from where this deployment lets developers take hubs.
 */
export async function secure(
  app: FastifyInstance,
  { storeUrl, overrideOrigins = [] }: HubSources,
): Promise<void> {
  const ours = ["'self'", ...(storeUrl ? [new URL(storeUrl).origin] : []), ...overrideOrigins];
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ours,
        // styled-components and the editor of the explorer write style elements.
        styleSrc: [...ours, "'unsafe-inline'"],
        imgSrc: [...ours, 'data:', 'blob:'],
        fontSrc: [...ours, 'data:'],
        connectSrc: ours,
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // Whether there is TLS is known by what stands before this server.
    strictTransportSecurity: false,
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
  });
}
