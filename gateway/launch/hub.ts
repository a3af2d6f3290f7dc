/** `npx -y pnpm@12 hub:release mf-fitness` and related commands: change which releases of hubs a running server serves. */
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { hostname, userInfo } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildSchema } from 'graphql';
import { contracts } from '../src/contracts.ts';
import { type HubBundle, readBundle } from '../src/hubs/bundle.ts';
import {
  findDeprecatedUses,
  findInvalidOperations,
  checkFiles,
  checkRelease,
  type HostEnvironment,
} from '../src/hubs/release-check.ts';
import { HubStore } from '../src/hubs/hub-store.ts';
import { allTargets, buildChanged, hubsHere } from './build.ts';
import { reportBuild } from './build-for-serving.ts';
import { checkout, hubStoreIn, locateDataDir } from './data-dir.ts';
import { exitWith, messageOf, CliError } from './cli-error.ts';

const usage = `Usage: npx -y pnpm@12 hub:<command>

  hub:release <hub>              build, check and put it into the store of hubs, and serve it
  hub:list                       the releases of every hub, and which is served
  hub:rollback <hub> [version]   serve again what was served before, or that release
  hub:history                    what was activated when and by whom
  hub:check [schema.graphql]     which of the hubs that are served use what the API no longer has, or is to lose

  A hub is called by its folder: mf-fitness. DATA_DIR is as for start. The running server switches immediately.
`;

const store = new HubStore(hubStoreIn(locateDataDir(process.env.DATA_DIR)));

const commands: Record<string, (args: string[]) => Promise<void>> = {
  async release([remote]) {
    const target = allTargets().find(({ name }) => name === remote && name.startsWith('mf-'));
    if (!remote || !target) throw new CliError(`There is no hub ${remote ?? ''} here. ${theHubs()}`);
    const [result] = await buildChanged([target], reportBuild);
    if (result?.failure) throw new CliError(`${remote} could not be built; its messages are above.`);
    const build = join(checkout, target.output);
    const bundle = await readBundle(build);
    const problems = [
      ...checkRelease(bundle, await host()),
      ...checkFiles(bundle, await readFiles(build, Object.keys(bundle.files))),
    ];
    if (problems.length > 0)
      throw new CliError(
        `${remote} ${bundle.version} is not released, since it would break:\n${list(problems)}`,
      );
    const { version } = await store.put(build);
    if ((await store.active()).get(remote) === version)
      return console.log(`${remote} ${version} is served already.`);
    await store.activate(remote, version, userAtHost());
    console.log(`${remote} ${version} is served from now on. Back: npx -y pnpm@12 hub:rollback ${remote}`);
  },

  async list() {
    const active = await store.active();
    const released = (await store.history()).map(({ remote }) => remote);
    for (const remote of new Set([...hubsHere(), ...released].sort())) {
      const served = active.get(remote);
      console.log(`${remote}\n  ${served ? '  ' : '* '}as it is built here`);
      for (const version of await store.versions(remote))
        console.log(`  ${served === version ? '* ' : '  '}${version}`);
    }
  },

  async rollback([remote, version]) {
    if (!remote) throw new CliError(`Which hub? ${theHubs()}`);
    const served = await store.rollBack(remote, userAtHost(), version).catch((error: unknown) => {
      throw new CliError(`${messageOf(error)}.`);
    });
    console.log(`${remote} ${served ?? 'as it is built here'} is served from now on.`);
  },

  async check([file]) {
    const schema = readSchema(file);
    let broken = false;
    for (const bundle of await servedBundles()) {
      const problems = findInvalidOperations(bundle, schema);
      const deprecated = findDeprecatedUses(bundle, schema);
      broken ||= problems.length > 0;
      const verdict = problems.length > 0 ? 'would break' : 'continues to work';
      console.log(
        [`${bundle.remote} ${bundle.version} ${verdict}`, list([...problems, ...deprecated])]
          .join('\n')
          .trim(),
      );
    }
    if (broken) process.exitCode = 1;
  },

  async history() {
    for (const { at, remote, version, action, by } of await store.history())
      console.log(`${at}  ${action.padEnd(8)}  ${remote} ${version ?? 'as it is built here'}  ${by}`);
  },
};

async function readFiles(folder: string, names: readonly string[]): Promise<Map<string, Buffer>> {
  const contents = await Promise.all(names.map(name => readFile(join(folder, name))));
  return new Map(names.map((name, index) => [name, contents[index]!]));
}

const list = (lines: readonly string[]) => lines.map(line => `  - ${line}`).join('\n');

function readSchema(file = join(checkout, 'graphql-api/schema.graphql')) {
  try {
    return buildSchema(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new CliError(`The schema in ${file} cannot be read: ${messageOf(error)}`);
  }
}

/** The administration area has its own permission, which belongs to no resource. */
const areas = ['admin', 'analytics'];

/** The shell as it is served, not its present sources. */
function readShell(): Pick<HostEnvironment, 'shared' | 'slots' | 'icons' | 'paths'> {
  try {
    const text = readFileSync(join(checkout, 'shell-app/dist/shell.json'), 'utf8');
    return JSON.parse(text) as Pick<HostEnvironment, 'shared' | 'slots' | 'icons' | 'paths'>;
  } catch {
    throw new CliError(
      'The shell is not built, and so nothing can be checked against it: npx -y pnpm@12 run build',
    );
  }
}

async function host(): Promise<HostEnvironment> {
  const resources = [...contracts.map(({ resource }) => resource), ...areas];
  return { schema: readSchema(), ...readShell(), resources, others: await servedBundles() };
}

/** The served bundle of each hub, without those that cannot be read, as in the registry. */
async function servedBundles(): Promise<HubBundle[]> {
  const active = await store.active();
  const folders = [...new Set([...hubsHere(), ...active.keys()])].map(remote => {
    const version = active.get(remote);
    return version ? store.find(remote, version) : join(checkout, remote, 'dist');
  });
  const bundles = await Promise.all(
    folders.map(folder => folder && readBundle(folder).catch(() => undefined)),
  );
  return bundles.filter(bundle => bundle !== undefined && bundle !== '');
}

const theHubs = () => `The hubs are ${hubsHere().join(', ')}.`;

const userAtHost = () => `${userInfo().username}@${hostname()}`;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h' } },
  });
  const [command = '', ...args] = positionals;
  const run = values.help ? undefined : commands[command];
  if (run) await run(args);
  else console.log(usage);
} catch (error) {
  exitWith(error);
}
