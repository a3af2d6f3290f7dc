import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

export interface LiveReload {
  /** Adds the address that pages of a development build listen to. */
  install(app: FastifyInstance): void;
  /** Reloads every open page. */
  reloadPages(): void;
}

/**
 * Pages are told what state the product is in, and load themselves anew when it is another one than they began with.
 * Each process has a state of its own, so that a page reloads after a restart too.
 */
export function liveReload(): LiveReload {
  const pages = new Set<ServerResponse>();
  let state = randomUUID();
  const tell = (page: ServerResponse) => page.write(`retry: 300\ndata: ${state}\n\n`);
  return {
    install(app) {
      app.get('/dev/changes', (_request, reply) => {
        reply.hijack();
        const page = reply.raw;
        page.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
        pages.add(page);
        page.on('close', () => pages.delete(page));
        tell(page);
      });
      app.addHook('preClose', async () => {
        for (const page of pages) page.end();
      });
    },
    reloadPages() {
      state = randomUUID();
      for (const page of pages) tell(page);
    },
  };
}
