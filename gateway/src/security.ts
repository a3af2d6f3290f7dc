import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { themeScriptSource } from '@gym/theme';
import helmet, { type HelmetOptions } from 'helmet';
import type { HubSources } from './hubs/hubs.ts';

/**
 * Headers that keep foreign code out: nothing runs that does not come from here, from the store of hubs, or
 * from where this deployment lets developers take hubs.
 */
export function secure(app: FastifyInstance, { storeUrl, overrideOrigins = [] }: HubSources): void {
  const ours = ["'self'", ...(storeUrl ? [new URL(storeUrl).origin] : []), ...overrideOrigins];
  const headers = headersOf({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: [...ours, themeScriptSource],
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
    // Only the proxy before this server knows whether there is TLS.
    strictTransportSecurity: false,
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
  });
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

/** The headers of helmet, computed once because every response has the same. */
function headersOf(options: HelmetOptions): Record<string, string> {
  const headers: Record<string, string> = {};
  const response = {
    setHeader: (name: string, value: string) => void (headers[name.toLowerCase()] = value),
    removeHeader() {},
  };
  helmet(options)({} as IncomingMessage, response as unknown as ServerResponse, () => {});
  return headers;
}
