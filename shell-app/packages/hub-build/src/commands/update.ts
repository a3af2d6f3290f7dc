import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClubClient } from '../client/club-client.ts';
import { HubError } from '../client/hub-error.ts';
import { readPackage } from '../shared.ts';
import { runTool } from './tool.ts';

const NAMES = ['hub-kit', 'hub-build'] as const;

/** What installs the packages again and writes the lock file that a folder has. */
const installers = [
  { lock: 'pnpm-lock.yaml', install: ['pnpm', 'install', '--no-frozen-lockfile'] },
  { lock: 'yarn.lock', install: ['yarn', 'install'] },
];
const npm = ['npm', 'install'];

/**
 * Moves a hub to the packages of a club: `package.json`, the lock file and what is installed.
 * @returns the addresses of the packages
 * @throws HubError when they cannot be installed; `package.json` is as before then
 */
export async function updatePackages(folder: string, club: ClubClient): Promise<string[]> {
  const packages = await club.packages();
  const before = readPackage(folder);
  const changed = structuredClone(before);
  const addresses = NAMES.map(name => {
    const address = packages[name]?.address;
    if (!address) throw new HubError(`${club.url} offers no ${name}. Is the club up to date?`);
    const isTool = before.devDependencies?.[`@gym/${name}`] !== undefined;
    const declared = isTool ? changed.devDependencies! : (changed.dependencies ??= {});
    declared[`@gym/${name}`] = club.url + address;
    return club.url + address;
  });
  const write = (file: object) =>
    writeFileSync(join(folder, 'package.json'), `${JSON.stringify(file, null, 2)}\n`);
  write(changed);
  const { install } = installers.find(({ lock }) => existsSync(join(folder, lock))) ?? { install: npm };
  try {
    await runTool(folder, install, { failed: 'The packages cannot be installed; the messages are above.' });
  } catch (error) {
    write(before);
    throw error;
  }
  return addresses;
}
