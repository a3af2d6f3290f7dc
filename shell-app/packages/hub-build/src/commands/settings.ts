import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HubError } from '../client/hub-error.ts';
import type { ClubAccess } from '../client/club-client.ts';

/** As much of the `package.json` of a hub as the commands look into. */
interface HubPackage {
  name?: string;
  hub?: {
    /** The address of each environment, by its name: `{ "test": "https://test.club.example.com" }`. */
    clubs?: Record<string, string>;
  };
}

export function readHubPackage(folder: string): HubPackage {
  const file = join(folder, 'package.json');
  if (!existsSync(file))
    throw new HubError(`There is no package.json in ${folder}. Run this in the folder of a hub.`);
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as HubPackage;
  } catch (error) {
    throw new HubError(`${file} is not valid JSON.`, { cause: error });
  }
}

/**
 * The name of the hub in a folder: `mf-lockers`.
 * @throws HubError when the package cannot be a hub
 */
export function remoteIn(folder: string): string {
  const { name = '' } = readHubPackage(folder);
  const remote = name.replace(/^@[^/]+\//, '');
  if (/^mf-[a-z0-9-]+$/.test(remote)) return remote;
  throw new HubError(
    `A hub's package is called mf-… or @scope/mf-…, not "${name}". Change "name" in package.json.`,
  );
}

/**
 * The club of a command: the given URL or name of an environment, otherwise `CLUB_URL`, otherwise the only environment
 * of package.json. The token is `CLUB_TOKEN`, or that of the environment: `CLUB_TOKEN_TEST` for `test`.
 * @throws HubError when none is named
 */
export function clubFor(folder: string, given: string | undefined, env = process.env): ClubAccess {
  const { hub: { clubs = {} } = {} } = readHubPackage(folder);
  const names = Object.keys(clubs);
  const club = given ?? (env.CLUB_URL || (names.length === 1 ? names[0] : undefined));
  if (!club) {
    const choice =
      names.length > 0 ? `--club ${names.join(' or --club ')}` : '--club https://club.example.com';
    throw new HubError(`Which club? Give ${choice}, or set CLUB_URL.`);
  }
  if (/^https?:/.test(club)) return { url: club, token: env.CLUB_TOKEN };
  const url = clubs[club];
  if (!url)
    throw new HubError(
      `package.json has no environment "${club}" in "hub": { "clubs": … }. It has: ${names.join(', ') || 'none'}.`,
    );
  const variable = `CLUB_TOKEN_${club.toUpperCase().replaceAll(/[^A-Z0-9]/g, '_')}`;
  return { url, token: env[variable] ?? env.CLUB_TOKEN };
}

/**
 * The club of tests, which create and change records: as `clubFor`, or the environment `test` where none is named.
 * @throws HubError for the address of the environment `production`, however it is named
 */
export function testClubFor(folder: string, given: string | undefined, env = process.env): ClubAccess {
  const { hub: { clubs = {} } = {} } = readHubPackage(folder);
  const club = clubFor(folder, given ?? (!env.CLUB_URL && clubs['test'] ? 'test' : undefined), env);
  const { production } = clubs;
  if (production && hostOf(production) === hostOf(club.url))
    throw new HubError(
      `Tests create and change records, and ${club.url} is the environment "production". Give --club http://localhost:4000, or name a club for tests in package.json: "hub": { "clubs": { "test": "https://…" } }.`,
    );
  return club;
}

/** With the port of the one protocol, since both lead to the same server. */
const hostOf = (address: string) =>
  URL.canParse(address) ? new URL(address.replace(/^http:/i, 'https:')).host : address;
