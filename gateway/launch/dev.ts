/**
 * `npx -y pnpm@12 dev [hub…]`, in the checkout or in a hub's folder: `start`, which also reloads the pages when code of
 * the browser changes and restarts the server when its code changes. It prints type errors beside,
 * and when a build fails, the previous one continues.
 */
import { basename, join } from 'node:path';
import { KeptBuilds } from '@gym/hub-build/kept-build';
import { addressFor } from './address.ts';
import { apiTarget, buildChanged, chooseTargets, hubsHere, type Target } from './build.ts';
import { reportBuild, startBuilds } from './build-for-serving.ts';
import { disposeOnSignals } from './dispose-on-signals.ts';
import { checkout, openDataDir } from './data-dir.ts';
import { DevServer } from './dev-server.ts';
import { lockDataDir } from './instance-lock.ts';
import { readApiUrl, readOptions } from './options.ts';
import { checkPort } from './port.ts';
import { exitWith, CliError } from './cli-error.ts';
import { savesIn } from './saves.ts';
import { hashSources } from './source-hash.ts';
import { reportStep } from './steps.ts';
import { toolEnvironment } from './tool.ts';
import { TypeChecks } from './type-checks.ts';

const usage = `Usage: npx -y pnpm@12 dev [hub…] [options]

  Serves like start, and reloads what changes: the server, the shell and the named hubs, such as members or mf-members,
  or all hubs. In the folder of a hub it means that hub.

  --empty, --reset   as for start, with the same settings

Environment
  API_URL   a deployed server, such as https://club.example.com: the shell and the named hubs come from this checkout,
            everything else from that server
`;

const resources = new AsyncDisposableStack();
disposeOnSignals(resources);
async function dev(): Promise<void> {
  const args = process.argv.slice(2);
  const flags = args.filter(argument => argument.startsWith('-'));
  const { help, host, port, dataDir } = readOptions(flags, process.env);
  if (help) return console.log(usage);

  const apiUrl = readApiUrl(process.env.API_URL);
  const hubs = chooseHubs(args.filter(argument => !argument.startsWith('-')));
  // The server runs the API from its sources.
  const targets = chooseTargets(hubs).filter(
    target => isWatched(target) || (!apiUrl && target !== apiTarget),
  );
  const serverArgs = apiUrl ? [apiUrl, ...hubs] : [hubs.join(','), ...flags];
  // Locked before the builds, and while the server restarts: `stop` ends this process at any time.
  if (!apiUrl) resources.defer(await lockDataDir(openDataDir(dataDir), addressFor(host, port)));
  await checkPort(host, port);
  await startBuilds(resources, targets).page;

  const server = new DevServer(apiUrl ? 'serve-alone.ts' : 'serve-dev.ts', async code => {
    await resources.disposeAsync();
    process.exit(code ?? 1);
  });
  resources.defer(() => server.stop());
  let startedFrom = serverHash();
  const banner = await server.start(serverArgs);
  if (banner === undefined) process.exit(1);
  console.log(banner);

  const types = new TypeChecks();
  resources.defer(() => types.end());
  const builds = new KeptBuilds(toolEnvironment);
  resources.defer(() => builds.end());
  const run = (target: Target) => builds.build(join(checkout, target.package));
  const packages = targets.filter(isWatched).map(target => target.package);
  for await (const _ of savesIn(apiUrl ? packages : [...packages, 'gateway', 'graphql-api'])) {
    const hash = serverHash();
    if (!apiUrl && hash !== startedFrom) {
      startedFrom = hash;
      await restart(server, serverArgs);
      types.add('gateway/tsconfig.dev.json');
    }
    const results = await buildChanged(targets.filter(isWatched), reportBuild, { run });
    const built = results.filter(({ failure }) => failure === undefined);
    if (built.length > 0) server.reloadPages();
    for (const { target } of built) types.add(target.package);
  }
}

/** The named hubs, or all hubs. The script of a hub names the hub of its folder by a dot. */
function chooseHubs(names: readonly string[]): string[] {
  const hubs = hubsHere();
  const chosen = names
    .map(name => (name === '.' ? basename(process.cwd()) : name))
    .map(name => (name.startsWith('mf-') ? name : `mf-${name}`));
  const unknown = chosen.find(name => !hubs.includes(name));
  if (unknown) throw new CliError(`There is no hub "${unknown}". The hubs are ${hubs.join(', ')}.`);
  return chosen.length > 0 ? chosen : hubs;
}

const isWatched = ({ mode }: Target) => mode === 'development';

const serverSources = ['gateway/src', 'gateway/launch', 'gateway/package.json', 'graphql-api/resources.json'];

const serverHash = () => hashSources(checkout, [...apiTarget.sources, ...serverSources]);

async function restart(server: DevServer, args: readonly string[]): Promise<void> {
  const began = performance.now();
  await server.stop();
  // Only the first start deletes the data.
  const banner = await server.start(args.filter(flag => flag !== '--reset'));
  const failure = banner === undefined ? 'The next change of its code starts it again.' : undefined;
  reportStep('started', 'server', (performance.now() - began) / 1000, failure);
}

try {
  await dev();
} catch (error) {
  if (!resources.disposed) {
    await resources.disposeAsync();
    exitWith(error);
  }
}
