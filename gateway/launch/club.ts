import { readFile } from 'node:fs/promises';
import { hostname, userInfo } from 'node:os';
import { join } from 'node:path';
import { readBundle } from '../src/hubs/bundle.ts';
import { CliError, messageOf } from './cli-error.ts';
import { locateDataDir } from './data-dir.ts';
import { runningInstance } from './instance-lock.ts';
import { runOnDatabase } from './run-on-database.ts';

export interface ListedReleases {
  remote: string;
  active: string | null;
  removed: boolean;
  canary: { version: string } | null;
  releases: { version: string }[];
  history: { version: string | null; action: string; by: string; at: string }[];
}

interface ServedHub {
  remote: string;
  version?: string;
  error?: string;
}

/** A running server, as the commands on releases use it over HTTP. */
export class Club {
  readonly #url: string;
  readonly #token: string;

  private constructor(url: string, token: string) {
    this.#url = url;
    this.#token = token;
  }

  /** The server in CLUB_URL, or the one that runs on DATA_DIR. @throws CliError */
  static async connect(): Promise<Club> {
    const { CLUB_URL, CLUB_TOKEN, DATABASE_URL, DATA_DIR } = process.env;
    if (CLUB_URL && !URL.canParse(CLUB_URL))
      throw new CliError('CLUB_URL must look like this: https://club.example.com');
    const dataDir = locateDataDir(DATA_DIR || undefined);
    const url = CLUB_URL || runningInstance(dataDir)?.holder;
    if (!url || !/^https?:/.test(url))
      throw new CliError(
        `No server runs on ${dataDir}. Start it with "npx -y pnpm@12 start", or set CLUB_URL to another one.`,
      );
    if (CLUB_URL && !CLUB_TOKEN && !DATABASE_URL)
      throw new CliError(
        'CLUB_TOKEN is missing: create a token for the hub in the club, under Settings, API Tokens.',
      );
    return new Club(url.replace(/\/$/, ''), CLUB_TOKEN || (await makeToken()));
  }

  /** Has the server check and store a build. */
  async store(build: string): Promise<{ warnings: string[] }> {
    const form = new FormData();
    const { files } = await readBundle(build);
    for (const path of ['hub.json', ...Object.keys(files)])
      form.append('file', new Blob([new Uint8Array(await readFile(join(build, path)))]), path);
    return (await this.#send('POST', '/hubs/releases', form)) as { warnings: string[] };
  }

  async releases(): Promise<ListedReleases[]> {
    return ((await this.#send('GET', '/hubs/releases')) as { hubs: ListedReleases[] }).hubs;
  }

  async releasesOf(remote: string): Promise<ListedReleases | undefined> {
    const path = `/hubs/releases?remote=${encodeURIComponent(remote)}`;
    return ((await this.#send('GET', path)) as { hubs: ListedReleases[] }).hubs[0];
  }

  async activate(remote: string, version: string): Promise<void> {
    await this.#send('POST', `/hubs/releases/${pathOf(remote, version)}/activate`, {});
  }

  /** @returns the version that is served now; null for the build of the server's checkout */
  async rollBack(remote: string, body: { version?: string; recall: boolean }): Promise<string | null> {
    const path = `/hubs/releases/${encodeURIComponent(remote)}/rollback`;
    return ((await this.#send('POST', path, body)) as { version: string | null }).version;
  }

  /** One of each remote. */
  async served(): Promise<ServedHub[]> {
    const { hubs } = (await this.#send('GET', '/hubs.json')) as { hubs: ServedHub[] };
    return [...new Map(hubs.map(hub => [hub.remote, hub])).values()];
  }

  /** The `hub.json` of a version. */
  bundle(remote: string, version: string): Promise<unknown> {
    return this.#send('GET', `/hubs/${pathOf(remote, version)}/hub.json`);
  }

  async #send(method: string, path: string, body?: FormData | object): Promise<unknown> {
    const isForm = body instanceof FormData;
    const response = await fetch(this.#url + path, {
      method,
      headers: {
        authorization: `Bearer ${this.#token}`,
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      body: isForm ? body : body && JSON.stringify(body),
    }).catch((error: unknown) => {
      throw new CliError(`No server responds at ${this.#url} (${messageOf(error)}).`);
    });
    const text = await response.text();
    if (response.ok) return text ? JSON.parse(text) : undefined;
    throw new CliError(failureIn(text) ?? `${this.#url}${path} returned ${response.status}.`);
  }
}

const pathOf = (remote: string, version: string) =>
  `${encodeURIComponent(remote)}/${encodeURIComponent(version)}`;

function failureIn(text: string): string | undefined {
  try {
    const { error, details = [] } = JSON.parse(text) as { error?: string; details?: string[] };
    return error && [`${error}${details.length > 0 ? ':' : '.'}`, ...details.map(one => `  - ${one}`)].join('\n');
  } catch {
    return undefined;
  }
}

/** A token for some minutes: those who can open the database may work on releases. */
async function makeToken(): Promise<string> {
  let token = '';
  await runOnDatabase({
    holder: 'a command on releases',
    besideServer: true,
    async run({ url }) {
      const { commandToken } = await import('@gym/graphql-api');
      token = await commandToken(url, `${userInfo().username}@${hostname()}`);
    },
  });
  return token;
}
