import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

export interface LiveReload {
  /** Adds the event stream that pages of a development build listen to. */
  install(app: FastifyInstance): void;
  /** Reloads every open page. */
  reloadPages(): void;
}

/**
 * Sends pages an id of the running build. A page reloads when it receives another id than its first one. Each process has
 * its own id, so that pages reload after a restart too.
 */
export function liveReload(): LiveReload {
  const pages = new Set<ServerResponse>();
  let buildId = randomUUID();
  const send = (page: ServerResponse) => page.write(`retry: 300\ndata: ${buildId}\n\n`);
  return {
    install(app) {
      app.get('/dev/changes', (_request, reply) => {
        reply.hijack();
        const page = reply.raw;
        page.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
        pages.add(page);
        page.on('close', () => pages.delete(page));
        send(page);
      });
      app.addHook('preClose', async () => {
        for (const page of pages) page.end();
      });
    },
    reloadPages() {
      buildId = randomUUID();
      for (const page of pages) send(page);
    },
  };
}
