import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { checkout } from '../launch/data-dir.ts';
import { type Gateway, openGateway } from '../src/main.ts';
import { startTestApp, type TestApp, tokenOf } from './test-app.ts';

const shell = JSON.parse(readFileSync(join(checkout, 'shell-app/dist/shell.json'), 'utf8')) as {
  shared: Record<string, string>;
};
const contract = Number(shell.shared['@gym/hub-kit']!.split('.')[0]);

export const integrityOf = (content: string) =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

export interface Build {
  remote: string;
  version: string;
  parts: Map<string, string>;
}

/** A build of a hub with one screen, as hub-build writes it. */
export function buildOf(
  remote: string,
  version: string,
  changes: { path?: string; operations?: string[]; requires?: string } = {},
): Build {
  const id = remote.replace('mf-', '');
  const { path = `/${id}`, operations = [], requires = null } = changes;
  const entry = `globalThis.${id} = '${version}';`;
  const bundle = {
    remote,
    version,
    name: `${remote}-${version}`.replace(/\W/g, '_'),
    entry: 'remote-entry.js',
    files: { 'remote-entry.js': integrityOf(entry) },
    shared: {},
    operations,
    hubs: [
      {
        module: `./${id}`,
        manifest: {
          contract,
          id,
          title: 'Lockers',
          icon: 'users',
          order: 90,
          screens: { list: { path, title: 'Lockers', icon: 'users', menu: 'members', requires } },
        },
      },
    ],
  };
  return {
    remote,
    version,
    parts: new Map([
      ['hub.json', JSON.stringify(bundle)],
      ['remote-entry.js', entry],
    ]),
  };
}

export type Json = ReturnType<typeof JSON.parse>;

export interface Reply {
  status: number;
  body: Json;
}

export function formOf({ parts }: Pick<Build, 'parts'>): FormData {
  const form = new FormData();
  for (const [path, content] of parts) form.append('file', new Blob([content]), path);
  return form;
}

/** Two processes of one club, and its database. */
interface Servers {
  app: TestApp;
  /** Another process of the same club. */
  other: Gateway;
  database: pg.Client;
}

export const log = { info() {}, error() {} };

/** Starts the servers before the tests of a file, and sends requests about releases to them. */
export function useReleases() {
  const servers = {} as Servers;
  const opened = new AsyncDisposableStack();
  beforeAll(async () => {
    servers.app = await startTestApp();
    opened.defer(() => servers.app.stop());
    servers.other = await openGateway({
      host: '127.0.0.1',
      port: 0,
      api: { databaseUrl: servers.app.databaseUrl, production: false },
      log,
    });
    opened.defer(() => servers.other.close());
    servers.database = new pg.Client({ connectionString: servers.app.databaseUrl });
    await servers.database.connect();
    opened.defer(() => servers.database.end());
  });
  afterAll(() => opened.disposeAsync());

  async function send(
    method: string,
    path: string,
    { token, body, url = servers.app.url }: { token?: string; body?: object; url?: string } = {},
  ): Promise<Reply> {
    const isForm = body instanceof FormData;
    const response = await fetch(url + path, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      body: isForm ? body : body && JSON.stringify(body),
    });
    const text = await response.text();
    return { status: response.status, body: text && text.startsWith('{') ? JSON.parse(text) : text };
  }

  const as = (username: string) => tokenOf(servers.app, username);
  const upload = async (build: Pick<Build, 'parts'>, query = '', url?: string) =>
    send('POST', `/hubs/releases${query}`, { token: await as('admin'), body: formOf(build), url });
  const activate = async ({ remote, version }: Build, audience?: object, url?: string) =>
    send('POST', `/hubs/releases/${remote}/${version}/activate`, {
      token: await as('admin'),
      body: audience ? { audience } : {},
      url,
    });
  const rollBack = async (remote: string, body: object = {}) =>
    send('POST', `/hubs/releases/${remote}/rollback`, { token: await as('admin'), body });

  async function served(remote: string, options: { token?: string; url?: string; query?: string } = {}) {
    const { body } = await send('GET', `/hubs.json${options.query ?? ''}`, options);
    const hub = body.hubs.find((one: { remote: string }) => one.remote === remote);
    return { registry: body, hub, version: hub?.version as string | undefined };
  }

  async function releasesOf(remote: string) {
    const { body } = await send('GET', `/hubs/releases?remote=${remote}`, { token: await as('admin') });
    return body.hubs[0];
  }

  return { servers, send, as, upload, activate, rollBack, served, releasesOf };
}
