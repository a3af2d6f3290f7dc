/**
 * The server that `dev.ts` starts where API_URL names a club: the shell and the hubs that are worked on come from this
 * checkout, everything else from there.
 */
import { join } from 'node:path';
import httpProxy from '@fastify/http-proxy';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import { readBundle } from '../src/hubs/bundle.ts';
import { listed } from '../src/hubs/hubs.ts';
import { addressFor } from './address.ts';
import { disposeOnSignals } from './dispose-on-signals.ts';
import { checkout } from './data-dir.ts';
import { liveReload } from './live-reload.ts';
import { readOptions } from './options.ts';
import { exitWith, messageOf, CliError } from './cli-error.ts';

const [club = '', ...hubs] = process.argv.slice(2);

const pages = liveReload();
process.on('message', pages.reloadPages);
// Whoever started it was killed.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));

async function serve(): Promise<string> {
  const { host, port } = readOptions([], process.env);
  await listHubs();

  const app = fastify({ forceCloseConnections: true });
  const resources = new AsyncDisposableStack();
  resources.defer(() => app.close());
  disposeOnSignals(resources);
  pages.install(app);
  await app.register(fastifyStatic, { root: join(checkout, 'shell-app/dist'), cacheControl: false });
  // The app's own routes begin at its one page.
  app.setNotFoundHandler((_request, reply) => reply.sendFile('index.html'));

  app.get('/hubs.json', listHubs);
  for (const hub of hubs)
    app.get<{ Params: { '*': string } }>(`/hubs/${hub}/:version/*`, (request, reply) =>
      reply.sendFile(request.params['*'], join(checkout, hub, 'dist')),
    );
  for (const prefix of ['/api', '/explorer', '/graphql', '/hubs'])
    await app.register(httpProxy, {
      upstream: club,
      prefix,
      rewritePrefix: prefix,
      // What tells of changed permissions stays open.
      undici: { bodyTimeout: 0 },
    });

  await app.listen({ host, port });
  return bannerText(addressFor(host, port));
}

/** The registry of the club, with the hubs that are worked on in the place of their releases. */
async function listHubs(): Promise<Registry> {
  const ours = await Promise.all(hubs.map(listBuild));
  const registry = await askClub();
  const theirs = registry.hubs.filter(({ remote }) => !hubs.includes(remote));
  return { ...registry, hubs: [...theirs, ...ours.flat()] };
}

interface ListedHub {
  remote: string;
  error?: string;
}

interface Registry {
  hubs: ListedHub[];
  timeZone?: string;
}

async function askClub(): Promise<Registry> {
  try {
    const response = await fetch(`${club}/hubs.json`, { signal: AbortSignal.timeout(10_000) });
    if (!response.ok) throw new Error(`it answered ${response.status}`);
    const { hubs, timeZone } = (await response.json()) as Registry;
    return { hubs, timeZone };
  } catch (error) {
    throw new CliError(
      `No club answers at ${club} (${messageOf(error)}). API_URL is the address of its app.`,
    );
  }
}

async function listBuild(remote: string): Promise<ListedHub[]> {
  try {
    return listed(await readBundle(join(checkout, remote, 'dist')), '/hubs', 'built');
  } catch {
    return [{ remote, error: 'Not built' }];
  }
}

const bannerText = (address: string) => `
  ${hubs.join(', ')} is running, with all else from ${club}

  App          ${address}/
  Stop         Ctrl-C
`;

await serve().then(banner => process.send?.(banner), exitWith);
