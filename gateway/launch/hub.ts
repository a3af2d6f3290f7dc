/**
 * `npx -y pnpm@12 hub <command> <hub>`: the commands of `npx hub` for the hubs of this checkout, and those of the operator
 * of a club. A release takes the build that `start` made.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { HubError, type ListedHub } from '@gym/hub-build/client';
import { readBundle } from '../src/hubs/bundle.ts';
import { allTargets, buildChanged, hubsHere } from './build.ts';
import { reportBuild } from './build-for-serving.ts';
import { exitWith, messageOf, CliError } from './cli-error.ts';
import { connectToClub, servedHubs, bundleOf } from './club.ts';
import { checkout } from './data-dir.ts';
import { runHubProgram } from './hub-program.ts';

const usage = `Usage: npx -y pnpm@12 hub <command>

  release <hub>                  build it, have the server check and store it, and serve it; takes the options of
                                 "npx hub release" too
  rollback <hub> [version] [--recall]
                                 serve again what was served before, or that release; --recall: open tabs leave the
                                 version that is replaced
  list [hub]                     the releases of every hub, and which is served
  dev, build, check, test, texts, activate, preview, failures, config <hub> [arguments]
                                 as "npx hub <command> [arguments]" in the folder of the hub: "npx hub --help"

  For the operator of the club:
  remove <hub> [version]         delete a stored release, or no longer serve the hub
  history                        what was activated when and by whom
  check-all [schema.graphql]     which of the hubs that are served use what the API no longer has, or is to lose

  A hub is called by its folder: mf-fitness. The running server switches immediately.

Environment
  CLUB_URL    the server; by default the one that runs on DATA_DIR
  CLUB_TOKEN  a token of that server; by default one is made with its database, in DATA_DIR or DATABASE_URL
`;

/** The commands of `npx hub` that are the same here. */
const ofHub = new Set([
  'activate',
  'build',
  'check',
  'config',
  'dev',
  'failures',
  'preview',
  'test',
  'texts',
]);

/** Whether it is the program of a hub that runs it: it takes what the command here does not. */
const isOfHub = ([command = '', ...args]: readonly string[]) =>
  ofHub.has(command) ||
  (command === 'list' && args.length > 0) ||
  (command === 'release' && args.some(arg => arg.startsWith('--')));

const commands: Record<string, (args: string[], recall: boolean) => Promise<void>> = {
  async release([remote]) {
    const target = allTargets().find(({ name }) => name === remote && name.startsWith('mf-'));
    if (!remote || !target) throw new CliError(`There is no hub ${remote ?? ''} here. ${theHubs()}`);
    const [result] = await buildChanged([target], reportBuild);
    if (result?.failure) throw new CliError(`${remote} could not be built; its messages are above.`);
    const build = join(checkout, target.output);
    const { version } = await readBundle(build);
    const club = await connectToClub();
    const { warnings } = await club.store(build);
    if (warnings.length > 0)
      console.log(`${remote} ${version} uses what is to be removed:\n${list(warnings)}`);
    const [listed] = await club.list(remote);
    if (listed?.active === version) return console.log(`${remote} ${version} is served already.`);
    await club.activate(remote, version);
    console.log(`${remote} ${version} is served from now on. Back: npx -y pnpm@12 hub rollback ${remote}`);
  },

  async list() {
    const club = await connectToClub();
    const released = new Map((await club.list()).map(hub => [hub.remote, hub]));
    const served = (await servedHubs(club.url)).map(({ remote }) => remote);
    for (const remote of [...new Set([...served, ...released.keys()])].sort())
      console.log([remote, ...lines(released.get(remote))].join('\n'));
  },

  async rollback([remote, version], recall) {
    if (!remote) throw new CliError(`Which hub? ${theHubs()}`);
    const served = await (await connectToClub()).rollBack(remote, version, recall);
    console.log(`${remote} ${served ?? 'as it is built here'} is served from now on.`);
  },

  async remove([remote, version]) {
    if (!remote) throw new CliError(`Which hub? ${theHubs()}`);
    await (await connectToClub()).remove(remote, version);
    console.log(version ? `${remote} ${version} is deleted.` : `${remote} is removed from the club.`);
  },

  async 'check-all'([file]) {
    const { readSchema } = await import('./released-hubs.ts');
    const { findDeprecatedUses, findInvalidOperations } = await import('../src/hubs/hub-documents.ts');
    const schema = readSchema(file);
    const { url } = await connectToClub();
    let broken = false;
    for (const { remote, version } of await servedHubs(url)) {
      if (version === undefined) continue;
      const bundle = await bundleOf(url, remote, version);
      const problems = findInvalidOperations(bundle, schema);
      const deprecated = findDeprecatedUses(bundle, schema);
      broken ||= problems.length > 0;
      const verdict = problems.length > 0 ? 'would break' : 'continues to work';
      console.log([`${remote} ${version} ${verdict}`, list([...problems, ...deprecated])].join('\n').trim());
    }
    if (broken) process.exitCode = 1;
  },

  async history() {
    const hubs = await (await connectToClub()).list();
    const activations = hubs.flatMap(({ remote, history }) => history.map(one => ({ ...one, remote })));
    for (const { at, remote, version, action, by } of activations.sort((a, b) => (a.at < b.at ? -1 : 1)))
      console.log(
        `${new Date(at).toISOString()}  ${action.padEnd(8)}  ${remote} ${version ?? 'as it is built here'}  ${by}`,
      );
  },
};

function lines(hub: ListedHub | undefined): string[] {
  const mark = (version: string | null) => (version === (hub?.active ?? null) ? '* ' : '  ');
  const versions = (hub?.releases ?? []).map(
    ({ version }) => `  ${mark(version)}${version}${hub?.canary?.version === version ? '  canary' : ''}`,
  );
  return [`  ${mark(null)}as it is built here`, ...versions];
}

const list = (texts: readonly string[]) => texts.map(text => `  - ${text}`).join('\n');

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { help: { type: 'boolean', short: 'h' }, recall: { type: 'boolean', default: false } },
    });
  } catch (error) {
    throw new CliError(`${messageOf(error).split(/[.\n]/)[0]}. The options are --recall and --help.`);
  }
}

const theHubs = () => `The hubs are ${hubsHere().join(', ')}.`;

async function runHere(): Promise<void> {
  const { values, positionals } = readArguments();
  const [command = '', ...args] = positionals;
  const run = values.help || !Object.hasOwn(commands, command) ? undefined : commands[command];
  if (run) return run(args, values.recall);
  console.log(usage);
  if (command && !values.help) throw new CliError(`There is no command "${command}".`);
}

const given = process.argv.slice(2);
try {
  if (isOfHub(given) && !given.includes('--help')) await runHubProgram(given[0]!, given.slice(1));
  else await runHere();
} catch (error) {
  exitWith(error instanceof HubError ? new CliError(error.message) : error);
}
