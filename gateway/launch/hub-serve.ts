/**
 * `npx -y pnpm@12 hub:serve mf-members`: builds a hub after each change and serves only that build, to be
 * loaded into the shell of a deployed server: `https://club.example.com/members?hub.members=http://localhost:4301/`.
 */
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import { allTargets, buildChanged, hubsHere, inDevelopment, type Target } from './build.ts';
import { reportBuild } from './build-for-serving.ts';
import { disposeOnSignals } from './dispose-on-signals.ts';
import { checkout } from './data-dir.ts';
import { readOptions } from './options.ts';
import { checkPort } from './port.ts';
import { exitWith, CliError } from './cli-error.ts';
import { savesIn } from './saves.ts';

/** The host name in browsers on the developer's machine. */
const HOST = 'localhost';

async function serveHub([remote = '']: readonly string[]): Promise<void> {
  const { port } = readOptions([], { PORT: '4301', ...process.env });
  const target = targetOf(remote);
  await checkPort(HOST, port);
  await buildChanged([target], reportBuild);
  const resources = new AsyncDisposableStack();
  resources.defer(await serve(join(checkout, target.output), port));
  disposeOnSignals(resources);
  const address = `http://${HOST}:${port}`;
  console.log(`
  ${remote} is served at ${address}/

  Use it       ?${remote.replace('mf-', 'hub.')}=${address}/ after an address of the app
  There        for users with the permission hubs:view
  Stop         Ctrl-C
`);
  for await (const _ of savesIn([target.package])) await buildChanged([target], reportBuild);
}

function targetOf(remote: string): Target {
  const target = allTargets().find(({ name }) => name === remote);
  if (target && hubsHere().includes(remote)) return inDevelopment(target);
  throw new CliError(`There is no hub ${remote} here. The hubs are ${hubsHere().join(', ')}.`);
}

async function serve(folder: string, port: number): Promise<() => Promise<void>> {
  const app = fastify({ forceCloseConnections: true });
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'access-control-allow-origin': '*',
      'timing-allow-origin': '*',
      // Each build has the same URL.
      'cache-control': 'no-store',
    });
  });
  await app.register(fastifyStatic, { root: folder, cacheControl: false });
  await app.listen({ host: HOST, port });
  return () => app.close();
}

await serveHub(process.argv.slice(2)).catch(exitWith);
