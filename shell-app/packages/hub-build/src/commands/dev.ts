import { watch } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { HubError } from '../client/hub-error.ts';
import { messageOf } from '../client/message-of.ts';
import { outputOf } from './build.ts';
import { forwardToClub } from './forward-to-club.ts';
import { KeptBuild } from './kept-build.ts';
import { remoteIn } from './settings.ts';

/** The host name in browsers on the developer's machine. */
const HOST = 'localhost';
/** Milliseconds in which an editor completes a save, which has several steps and often several files. */
const QUIET = 100;
/** The path of the hub where the club is served beside it. */
const PROXIED = '/dev/hub/';

/** As much of `hub.json` as is needed here. */
interface Bundle {
  remote: string;
  files: Record<string, string>;
  hubs: { manifest: { screens: Record<string, { path: string }> } }[];
}

export interface DevOptions {
  folder: string;
  /** The origin of the club that everything else comes from. */
  club: string;
  port: number;
  /** Whether the club is served from here too, since browsers reject a hub of this machine in a page with TLS. */
  proxy: boolean;
}

/** Builds the hub in a folder after each change and serves only that build, to be loaded into the shell of a club. */
export async function serveHub({ folder, club, port, proxy }: DevOptions): Promise<never> {
  const own = `http://${HOST}:${port}`;
  const forward = (request: IncomingMessage, response: ServerResponse) =>
    forwardToClub({ club, own }, request, response);
  const server = await listen(outputOf(folder, 'development'), port, proxy ? forward : undefined);
  server.unref();
  using kept = new KeptBuild(folder);
  let saved = nextSave(folder);
  await build(folder, kept);
  const { remote, hubs } = await readBundle(outputOf(folder, 'development'));
  const [screen] = hubs.flatMap(({ manifest }) => Object.values(manifest.screens));
  const address = own + (proxy ? PROXIED : '/');
  console.log(`
  ${remote} is served at ${address}

  Open it      ${proxy ? own : club}${screen?.path ?? '/'}?${remote.replace('mf-', 'hub.')}=${address}
  Needed       a user who may view hubs (Permissions), on this machine
  Stop         Ctrl-C
`);
  server.ref();
  for (;;) {
    await saved;
    // Watches during the build, which may miss a save.
    saved = nextSave(folder);
    await build(folder, kept);
  }
}

async function build(folder: string, kept: KeptBuild): Promise<void> {
  const began = performance.now();
  const failure = await kept.build();
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  if (failure === undefined)
    console.log(`  built   ${remoteIn(folder)} in ${seconds} s; reload the page to see it`);
  else console.error(`${failure}\n\n  FAILED  It could not be built; the messages are above.`);
}

/** Outputs of tools. */
const ignored = /(^|[\\/])(node_modules|dist|\.git|\.cache)([\\/]|$)|\.tsbuildinfo$/;

async function nextSave(folder: string): Promise<void> {
  await new Promise<void>(saved => {
    const watcher = watch(folder, { recursive: true }, (_event, file) => {
      if (!file || ignored.test(file)) return;
      watcher.close();
      saved();
    });
  });
  await sleep(QUIET);
}

const readBundle = async (folder: string): Promise<Bundle> => {
  try {
    return JSON.parse(await readFile(join(folder, 'hub.json'), 'utf8')) as Bundle;
  } catch (error) {
    throw new HubError('There is no build to serve yet; correct what the build says above.', {
      cause: error,
    });
  }
};

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.map': 'application/json',
};

/**
 * Serves the files that `hub.json` names, and nothing else of the folder.
 * @param forward handles all other requests; the hub has a path of its own then
 */
async function listen(
  folder: string,
  port: number,
  forward?: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<Server> {
  const root = forward ? PROXIED : '/';
  const server = createServer((request, response) => {
    const url = request.url ?? '/';
    if (forward && !url.startsWith(root)) return forward(request, response);
    void (async () => {
      const file = new URL(url, `http://${HOST}`).pathname.slice(root.length);
      const names = await readBundle(folder).then(
        ({ files }) => ['hub.json', ...Object.keys(files)],
        (): string[] => [],
      );
      response.setHeader('access-control-allow-origin', '*');
      response.setHeader('timing-allow-origin', '*');
      // Each build has the same URL.
      response.setHeader('cache-control', 'no-store');
      if (!names.includes(file)) return response.writeHead(404).end();
      const content = await readFile(join(folder, file));
      response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
      response.end(content);
    })().catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, HOST, resolve);
  }).catch((error: unknown) => {
    throw new HubError(
      `Port ${port} cannot be used (${messageOf(error)}). Choose another: hub dev --port 4302`,
    );
  });
  return server;
}
