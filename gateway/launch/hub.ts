/** `npx -y pnpm@12 hub:release mf-fitness` and its relatives: what is served of each hub, beside a running club. */
import { hostname, userInfo } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { HubStore } from '../src/hubs/hub-store.ts';
import { allTargets, buildChanged } from './build.ts';
import { reportBuild } from './build-for-serving.ts';
import { checkout, hubStoreIn, locateDataDir } from './data-dir.ts';
import { exitWith, messageOf, Problem } from './problem.ts';

const usage = `Usage: npx -y pnpm@12 hub:<command>

  hub:release <hub>              build, check and put it into the store of hubs, and serve it
  hub:list                       the releases of every hub, and which is served
  hub:rollback <hub> [version]   serve again what was served before, or that release
  hub:history                    what was activated when and by whom

  A hub is called by its folder: mf-fitness. DATA_DIR is as for start. The running club takes notice at once.
`;

const store = new HubStore(hubStoreIn(locateDataDir(process.env.DATA_DIR)));

const commands: Record<string, (args: string[]) => Promise<void>> = {
  async release([remote]) {
    const target = allTargets().find(({ name }) => name === remote && name.startsWith('mf-'));
    if (!remote || !target) throw new Problem(`There is no hub ${remote ?? ''} here. ${hubsHere()}`);
    const [result] = await buildChanged([target], reportBuild);
    if (result?.failure) throw new Problem(`${remote} could not be built; its messages are above.`);
    const { version } = await store.put(join(checkout, target.output));
    if ((await store.active()).get(remote) === version)
      return console.log(`${remote} ${version} is served already.`);
    await store.activate(remote, version, person());
    console.log(`${remote} ${version} is served from now on. Back: npx -y pnpm@12 hub:rollback ${remote}`);
  },

  async list() {
    const active = await store.active();
    const released = (await store.history()).map(({ remote }) => remote);
    for (const remote of new Set([...targetsHere(), ...released].sort())) {
      const served = active.get(remote);
      console.log(`${remote}\n  ${served ? '  ' : '* '}as it is built here`);
      for (const version of await store.versions(remote))
        console.log(`  ${served === version ? '* ' : '  '}${version}`);
    }
  },

  async rollback([remote, version]) {
    if (!remote) throw new Problem(`Which hub? ${hubsHere()}`);
    const served = await store.rollBack(remote, person(), version).catch((error: unknown) => {
      throw new Problem(`${messageOf(error)}.`);
    });
    console.log(`${remote} ${served ?? 'as it is built here'} is served from now on.`);
  },

  async history() {
    for (const { at, remote, version, action, by } of await store.history())
      console.log(`${at}  ${action.padEnd(8)}  ${remote} ${version ?? 'as it is built here'}  ${by}`);
  },
};

const targetsHere = () =>
  allTargets()
    .map(({ name }) => name)
    .filter(name => name.startsWith('mf-'));

const hubsHere = () => `The hubs are ${targetsHere().join(', ')}.`;

const person = () => `${userInfo().username}@${hostname()}`;

try {
  const [command = '', ...args] = parseArgs({ allowPositionals: true }).positionals;
  const run = commands[command];
  if (run) await run(args);
  else console.log(usage);
} catch (error) {
  exitWith(error);
}
