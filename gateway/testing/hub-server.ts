import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

/** What can go wrong between a browser and the server of a hub; a `held` file is not sent before `mend`. */
export type Fault = 'missing' | 'held' | 'truncated' | 'tampered';

export interface HubServer {
  url: string;
  /** The URL of an app whose hubs it serves from then on. */
  serveHubsOf(app: string): void;
  /** Applies the fault to files with such a path, until `mend`. */
  spoil(path: RegExp, fault: Fault): void;
  mend(): void;
  close(): Promise<void>;
}

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
};

/**
 * Serves a folder from an origin of its own, as a team does; or the hubs of an app, as a network of caches does whose
 * address is `HUBS_URL`.
 */
export async function startHubServer(folder?: string): Promise<HubServer> {
  let app = '';
  const read = (path: string) =>
    folder === undefined
      ? fetch(`${app}/hubs${path}`).then(async file =>
          file.ok ? Buffer.from(await file.arrayBuffer()) : undefined,
        )
      : readFile(join(folder, path)).catch(() => undefined);
  let spoiled: { pattern: RegExp; fault: Fault; mended: PromiseWithResolvers<void> } | undefined;
  const server = createServer((request, response) => {
    void (async () => {
      const path = new URL(request.url ?? '/', 'http://x').pathname;
      const { fault, mended } = spoiled?.pattern.test(path) ? spoiled : {};
      const content = await read(path);
      response.setHeader('access-control-allow-origin', '*');
      if (!content || fault === 'missing') return response.writeHead(404).end();
      if (fault === 'held') await mended?.promise;
      response.writeHead(200, { 'content-type': types[extname(path)] ?? 'text/plain' });
      response.end(spoil(content, fault));
    })();
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    serveHubsOf: url => (app = url),
    spoil: (pattern, fault) => (spoiled = { pattern, fault, mended: Promise.withResolvers() }),
    mend() {
      spoiled?.mended.resolve();
      spoiled = undefined;
    },
    close: () =>
      new Promise(done => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

function spoil(content: Buffer, fault: Fault | undefined): Buffer {
  if (fault === 'truncated') return content.subarray(0, content.length / 2);
  if (fault === 'tampered') return Buffer.concat([content, Buffer.from(';globalThis.tampered = true;')]);
  return content;
}
