import { hostname, userInfo } from 'node:os';
import { ClubClient } from '@gym/hub-build/client';
import type { HubBundle } from '../src/hubs/bundle.ts';
import { CliError } from './cli-error.ts';
import { locateDataDir } from './data-dir.ts';
import { runningInstance } from './instance-lock.ts';

/**
 * The server in CLUB_URL, or the one that runs on DATA_DIR, with the token in CLUB_TOKEN, or one for some minutes: those
 * who can open the database may work on releases.
 * @throws CliError
 */
export const connectToClub = async (): Promise<ClubClient> => new ClubClient(await accessToClub());

/** The address and the token of that server. @throws CliError */
export async function accessToClub(): Promise<{ url: string; token: string }> {
  const { CLUB_URL, CLUB_TOKEN, DATABASE_URL, DATA_DIR } = process.env;
  const dataDir = locateDataDir(DATA_DIR || undefined);
  const url = CLUB_URL || runningInstance(dataDir)?.holder;
  if (!url || (!CLUB_URL && !URL.canParse(url)))
    throw new CliError(
      `No server runs on ${dataDir}. Start it with "npx -y pnpm@12 start", or set CLUB_URL to another one.`,
    );
  if (CLUB_URL && !CLUB_TOKEN && !DATABASE_URL)
    throw new CliError(
      'CLUB_TOKEN is missing: create a token for the hub on the profile page of the club, or set DATABASE_URL to its database.',
    );
  return { url, token: CLUB_TOKEN || (await makeToken()) };
}

/** One of each remote; without a version where its build cannot be read. */
export async function servedHubs(url: string): Promise<{ remote: string; version?: string }[]> {
  const { hubs } = (await get(`${url}/hubs.json`)) as { hubs: { remote: string; version?: string }[] };
  return [...new Map(hubs.map(hub => [hub.remote, hub])).values()];
}

export const bundleOf = async (url: string, remote: string, version: string): Promise<HubBundle> =>
  (await get(`${url}/hubs/${remote}/${version}/hub.json`)) as HubBundle;

async function get(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new CliError(`${address} returned ${response.status}.`);
  return response.json();
}

async function makeToken(): Promise<string> {
  const { runOnDatabase } = await import('./run-on-database.ts');
  let token = '';
  await runOnDatabase({
    holder: 'a command on releases',
    besideServer: true,
    async run({ url }) {
      const { commandToken } = await import('@gym/graphql-api/command-token');
      token = await commandToken(url, `${userInfo().username}@${hostname()}`);
    },
  });
  return token;
}
