/**
 * The server that `dev.ts` starts if API_URL names a deployed server: the shell and the named hubs come from this
 * checkout, everything else from that server.
 */
import { join } from 'node:path';
import httpProxy from '@fastify/http-proxy';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import { readBundle } from '../src/hubs/bundle.ts';
import { listed } from '../src/hubs/hubs.ts';
import { addressFor } from './address.ts';
import { chooseTargets } from './build.ts';
import { disposeOnSignals } from './dispose-on-signals.ts';
import { checkout } from './data-dir.ts';
import { liveReload } from './live-reload.ts';
import { readOptions } from './options.ts';
import { exitWith, messageOf, CliError } from './cli-error.ts';

const [apiUrl = '', ...hubs] = process.argv.slice(2);

const targets = chooseTargets(hubs);
const folderOf = (name: string) => join(checkout, targets.find(target => target.name === name)!.output);

const pages = liveReload();
process.on('message', pages.reloadPages);
// `dev.ts` was killed.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));

async function serve(): Promise<string> {
  const { host, port } = readOptions([], process.env);
  await listHubs();

  const app = fastify({ forceCloseConnections: true });
  const resources = new AsyncDisposableStack();
  resources.defer(() => app.close());
  disposeOnSignals(resources);
  pages.install(app);
  await app.register(fastifyStatic, { root: folderOf('shell-app'), cacheControl: false });
  // Routes of the app begin at its one page.
  app.setNotFoundHandler((_request, reply) => reply.sendFile('index.html'));

  app.get('/hubs.json', listHubs);
  for (const hub of hubs)
    app.get<{ Params: { '*': string } }>(`/hubs/${hub}/:version/*`, (request, reply) =>
      reply.sendFile(request.params['*'], folderOf(hub)),
    );
  for (const prefix of ['/api', '/explorer', '/graphql', '/hubs'])
    await app.register(httpProxy, {
      upstream: apiUrl,
      prefix,
      rewritePrefix: prefix,
      // The stream of changed permissions stays open.
      undici: { bodyTimeout: 0 },
    });

  await app.listen({ host, port });
  return bannerText(addressFor(host, port));
}

/** The registry of the deployed server, with the named hubs of this checkout instead of their releases. */
async function listHubs(): Promise<Registry> {
  const ours = await Promise.all(hubs.map(listBuild));
  const registry = await fetchRegistry();
  const others = registry.hubs.filter(({ remote }) => !hubs.includes(remote));
  return { ...registry, hubs: [...others, ...ours.flat()] };
}

interface ListedHub {
  remote: string;
  error?: string;
}

interface Registry {
  hubs: ListedHub[];
  timeZone?: string;
}

async function fetchRegistry(): Promise<Registry> {
  try {
    const response = await fetch(`${apiUrl}/hubs.json`, { signal: AbortSignal.timeout(10_000) });
    if (!response.ok) throw new Error(`it returned ${response.status}`);
    const { hubs, timeZone } = (await response.json()) as Registry;
    return { hubs, timeZone };
  } catch (error) {
    throw new CliError(
      `No server responds at ${apiUrl} (${messageOf(error)}). API_URL is the address of its app.`,
    );
  }
}

async function listBuild(remote: string): Promise<ListedHub[]> {
  try {
    return listed(await readBundle(folderOf(remote)), '/hubs', 'built');
  } catch {
    return [{ remote, error: 'Not built' }];
  }
}

const bannerText = (address: string) => `
  ${hubs.join(', ')} is running, with everything else from ${apiUrl}

  App          ${address}/
  Stop         Ctrl-C
`;

await serve().then(banner => process.send?.(banner), exitWith);
