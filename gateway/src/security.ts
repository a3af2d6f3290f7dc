import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { themeScriptSource } from '@gym/theme';
import helmet, { type HelmetOptions } from 'helmet';
import type { HubSources } from './hubs/hubs.ts';

/**
 * Headers that keep foreign code out: nothing runs that does not come from here, from the store of hubs, or from where
 * this deployment lets developers take hubs. A browser whose user has agreed to take a hub from their own machine names
 * its origin in a cookie; only the pages of that browser allow it.
 */
export function secure(app: FastifyInstance, { storeUrl, overrideOrigins = [] }: HubSources): void {
  const ours = ["'self'", ...(storeUrl ? [new URL(storeUrl).origin] : []), ...overrideOrigins];
  const headers = headersFor(ours);
  app.addHook('onRequest', (request, reply, done) => {
    if (isData(request.url)) {
      reply.headers(DATA_HEADERS);
      return done();
    }
    const local = localOrigins(request.headers.cookie);
    reply.headers(local.length > 0 ? headersFor([...ours, ...local]) : headers);
    if (local.length > 0) {
      // A browser keeps the policy of a page that has not changed.
      delete request.headers['if-none-match'];
      delete request.headers['if-modified-since'];
    }
    done();
  });
  // Synchronous, as every hook of /graphql: with one that is not, Fastify waits for the end of each response.
  app.addHook('onSend', (request, reply, payload, done) => {
    const isPage = String(reply.getHeader('content-type')).startsWith('text/html');
    if (isPage && localOrigins(request.headers.cookie).length > 0) reply.header('cache-control', 'no-store');
    done(null, payload);
  });
}

/** Of responses that no page is made of: a browser that opens one anyway may do nothing with it. */
const DATA_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

/** All of them but the page of the documentation. */
const isData = (url: string) => /^\/(?:graphql|api(?!\/docs))(?:[/?]|$)/.test(url);

/** The most origins in a cookie that count. */
const MOST_ORIGINS = 5;

/** The origins of the browser's own machine that its cookie names; nothing else in it counts. */
function localOrigins(cookie = ''): string[] {
  const value = /(?:^|; )local-hubs=([^;]{1,500})/.exec(cookie)?.[1];
  if (!value) return [];
  const texts = value.replaceAll('%3A', ':').replaceAll('%2F', '/').split('%20');
  return texts
    .filter(text => /^http:\/\/(localhost|127\.0\.0\.1):\d{1,5}$/.test(text))
    .slice(0, MOST_ORIGINS);
}

const headersFor = (sources: string[]) =>
  headersOf({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: [...sources, themeScriptSource],
        // styled-components and the editor of the explorer write style elements.
        styleSrc: [...sources, "'unsafe-inline'"],
        imgSrc: [...sources, 'data:', 'blob:'],
        fontSrc: [...sources, 'data:'],
        connectSrc: sources,
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
