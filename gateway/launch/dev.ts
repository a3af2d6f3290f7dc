/**
 * `npx -y pnpm@12 dev [hub…]`: `start`, with the pages loaded anew when code of the browser's changes and the server
 * started anew when its own does. What is wrong is said, and what ran before goes on.
 */
import { allTargets, apiTarget, buildChanged, hubsHere, type Target } from './build.ts';
import { buildForServing, reportBuild, reportStep } from './build-for-serving.ts';
import { Closers, closeOnSignals } from './closers.ts';
import { checkout } from './data-dir.ts';
import { DevServer } from './dev-server.ts';
import { readOptions } from './options.ts';
import { checkPort } from './port.ts';
import { exitWith, Problem } from './problem.ts';
import { savesIn } from './saves.ts';
import { hashSources } from './source-hash.ts';
import { checkTypes, TypeChecks } from './type-checks.ts';

const usage = `Usage: npx -y pnpm@12 dev [hub…] [options]

  Serves like start, and reloads what changes: the shell and the hubs that are named, or all of them, such as
  members or mf-members; and the server.

  --empty, --reset   as for start; so are the settings
`;

const closers = new Closers();
closeOnSignals(closers);
async function dev(): Promise<void> {
  const args = process.argv.slice(2);
  const flags = args.filter(argument => argument.startsWith('-'));
  const { help, host, port } = readOptions(flags, process.env);
  if (help) return console.log(usage);

  const targets = chooseTargets(args.filter(argument => !argument.startsWith('-')));
  let startedFrom = serverHash();
  await checkPort(host, port);
  await buildForServing(closers, targets);

  const server = new DevServer(async code => {
    await closers.close();
    process.exit(code ?? 1);
  });
  closers.add(() => server.stop());
  const banner = await server.start(flags);
  if (banner === undefined) process.exit(1);
  console.log(banner);

  const types = new TypeChecks();
  for await (const _ of savesIn(['graphql-api', ...new Set(targets.map(target => target.package))])) {
    const hash = serverHash();
    if (hash !== startedFrom) {
      startedFrom = hash;
      await restart(server, flags);
    }
    const results = await buildChanged(targets.filter(isWatched), reportBuild);
    const built = results.filter(({ failure }) => failure === undefined);
    if (built.length > 0) server.reloadPages();
    for (const { target } of built) void types.add(target.package);
  }
}

/** Every target, those that are worked on in development mode. */
function chooseTargets(names: readonly string[]): Target[] {
  const targets = allTargets();
  const hubs = hubsHere();
  const chosen = names.map(name => (name.startsWith('mf-') ? name : `mf-${name}`));
  const unknown = chosen.find(name => !hubs.includes(name));
  if (unknown) throw new Problem(`There is no hub "${unknown}". The hubs are ${hubs.join(', ')}.`);

  const watched = new Set(['shell-app', ...(chosen.length > 0 ? chosen : hubs)]);
  return targets.map(target => (watched.has(target.name) ? { ...target, mode: 'development' } : target));
}

const isWatched = ({ mode }: Target) => mode === 'development';

const serverSources = ['gateway/src', 'gateway/launch', 'gateway/package.json', 'graphql-api/resources.json'];

const serverHash = () => hashSources(checkout, [...apiTarget.sources, ...serverSources]);

/** With code that is sound; otherwise the running one goes on. */
async function restart(server: DevServer, flags: readonly string[]): Promise<void> {
  const results = await buildChanged([apiTarget], reportBuild);
  if (results.some(({ failure }) => failure !== undefined) || !(await checkTypes('gateway'))) return;

  const began = performance.now();
  await server.stop();
  // Data that were deleted once are not deleted again by each change.
  const banner = await server.start(flags.filter(flag => flag !== '--reset'));
  const failure = banner === undefined ? 'It is tried again when its code changes.' : undefined;
  reportStep('started', 'server', (performance.now() - began) / 1000, failure);
}

try {
  await dev();
} catch (error) {
  if (!closers.closing) {
    await closers.close();
    exitWith(error);
  }
}
