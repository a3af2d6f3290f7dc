import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Api, HubReleases } from '@gym/graphql-api';
import fastify, { type FastifyInstance } from 'fastify';
import { buildSchema } from 'graphql';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkout } from '../../launch/data-dir.ts';
import { startTestApp, type TestApp, tokenOf } from '../../testing/test-app.ts';
import { createApp } from '../app.ts';
import { forwardTo } from '../forward.ts';
import { type Gateway, openGateway } from '../main.ts';
import type { CheckoutBuilds } from './checkout-builds.ts';
import type { FileCache } from './file-cache.ts';
import { hubs } from './hubs.ts';

let app: TestApp;
/** Another process of the same club. */
let other: Gateway;
/** A gateway whose API is the app. */
let apart: FastifyInstance;
let apartUrl: string;
let database: pg.Client;
const log = { info() {}, error() {} };

beforeAll(async () => {
  app = await startTestApp();
  other = await openGateway({
    host: '127.0.0.1',
    port: 0,
    api: { databaseUrl: app.databaseUrl, production: false },
    log,
  });
  apart = await createApp({
    api: forwardTo(`${app.url}/graphql`),
    shellFolder: join(checkout, 'shell-app/dist'),
    hubs: { builds: new Map() },
    log,
  });
  apartUrl = await apart.listen({ host: '127.0.0.1', port: 0 });
  database = new pg.Client({ connectionString: app.databaseUrl });
  await database.connect();
});
afterAll(async () => {
  await database?.end();
  await apart?.close();
  await other?.close();
  await app?.stop();
});

const shell = JSON.parse(readFileSync(join(checkout, 'shell-app/dist/shell.json'), 'utf8')) as {
  shared: Record<string, string>;
};
const contract = Number(shell.shared['@gym/hub-kit']!.split('.')[0]);

const integrityOf = (content: string) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

interface Build {
  remote: string;
  version: string;
  parts: Map<string, string>;
}

/** A build of a hub with one screen, as hub-build writes it. */
function buildOf(
  remote: string,
  version: string,
  changes: { path?: string; operations?: string[] } = {},
): Build {
  const id = remote.replace('mf-', '');
  const { path = `/${id}`, operations = [] } = changes;
  const entry = `globalThis.${id} = '${version}';`;
  const bundle = {
    remote,
    version,
    name: `${id}_${version.replace(/\W/g, '_')}`,
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
          screens: { list: { path, title: 'Lockers', icon: 'users', menu: 'members', requires: null } },
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

type Json = ReturnType<typeof JSON.parse>;

interface Reply {
  status: number;
  body: Json;
}

async function send(
  method: string,
  path: string,
  { token, body, url = app.url }: { token?: string; body?: object; url?: string } = {},
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

function formOf({ parts }: Pick<Build, 'parts'>): FormData {
  const form = new FormData();
  for (const [path, content] of parts) form.append('file', new Blob([content]), path);
  return form;
}

const as = (username: string) => tokenOf(app, username);
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

describe('a release', () => {
  test('is checked, stored, activated and rolled back, in every process and gateway', async () => {
    const [one, two] = ['1.0.0', '1.1.0'].map(version => buildOf('mf-lockers', version)) as [Build, Build];
    expect(await upload(one, '?check=only')).toEqual({
      status: 200,
      body: { remote: 'mf-lockers', version: '1.0.0', warnings: [] },
    });
    expect(await releasesOf('mf-lockers')).toBeUndefined();
    expect((await upload(one)).status).toBe(201);
    expect((await upload(one)).status).toBe(200);
    expect((await upload(two, '', apartUrl)).status).toBe(201);
    expect((await served('mf-lockers')).hub).toBeUndefined();

    expect((await activate(one)).status).toBe(200);
    expect((await activate(two, undefined, apartUrl)).status).toBe(200);
    for (const url of [app.url, other.url, apartUrl]) {
      await expect.poll(() => served('mf-lockers', { url }).then(({ version }) => version)).toBe('1.1.0');
      const { hub } = await served('mf-lockers', { url });
      expect(hub).toMatchObject({ source: 'released', recalled: [], configuration: {} });
      const file = await fetch(url + hub.entry);
      expect([file.status, await file.text()]).toEqual([200, "globalThis.lockers = '1.1.0';"]);
      expect(file.headers.get('cache-control')).toContain('immutable');
      expect(file.headers.get('content-type')).toContain('javascript');
      expect((await fetch(`${url}/hubs/mf-lockers/1.1.0/nothing.js`)).status).toBe(404);
      expect((await fetch(`${url}/hubs/mf-lockers/9.9.9/remote-entry.js`)).status).toBe(404);
    }
    expect((await rollBack('mf-lockers', { recall: true })).body).toEqual({
      remote: 'mf-lockers',
      version: '1.0.0',
    });
    const { hub } = await served('mf-lockers');
    expect([hub.version, hub.recalled]).toEqual(['1.0.0', ['1.1.0']]);
    await activate(two);
    expect((await served('mf-lockers')).hub.recalled).toEqual([]);
    const { active, history, releases } = await releasesOf('mf-lockers');
    expect([active, history.map(({ action, by }: Json) => `${action} ${by}`)]).toEqual([
      '1.1.0',
      ['release admin', 'rollback admin', 'release admin', 'release admin'],
    ]);
    expect(history[1]).toMatchObject({ recall: true, recalled: '1.1.0' });
    expect(releases.map(({ version }: Json) => version)).toEqual(['1.1.0', '1.0.0']);
  });

  test('is checked by the server against its schema and the hubs that it serves', async () => {
    const invalid = await upload(buildOf('mf-odd', '1.0.0', { operations: ['query Odd { nothing }'] }));
    expect(invalid.status).toBe(422);
    expect(invalid.body.details).toContain('Odd: Cannot query field "nothing" on type "Query".');
    const clash = await upload(buildOf('mf-odd', '1.0.0', { path: '/members' }));
    expect([clash.status, clash.body.details.join()]).toEqual([422, expect.stringContaining('/members')]);
    expect(await releasesOf('mf-odd')).toBeUndefined();
  });

  test('of two that clash only one is activated, although both passed the check', async () => {
    const rivals = ['mf-left', 'mf-right'].map(remote => buildOf(remote, '1.0.0', { path: '/rival' }));
    for (const rival of rivals) expect((await upload(rival)).status).toBe(201);
    const replies = await Promise.all(
      rivals.map((rival, n) => activate(rival, undefined, [app.url, other.url][n])),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  const good = buildOf('mf-files', '1.0.0');
  const changed = (path: string, content: string | undefined): Pick<Build, 'parts'> => {
    const parts = new Map(good.parts);
    if (content === undefined) parts.delete(path);
    else parts.set(path, content);
    return { parts };
  };
  test.each<[string, Pick<Build, 'parts'>, number, RegExp]>([
    ['with a file that was changed', changed('remote-entry.js', 'alert(1)'), 400, /not as it was built/],
    ['without a file', changed('remote-entry.js', undefined), 400, /remote-entry\.js is missing/],
    ['with another file', changed('more.js', '1'), 400, /does not list the file more\.js/],
    ['with a path out of it', changed('../../etc/x.js', '1'), 400, /does not list/],
    ['that begins with another file', { parts: new Map([['a.js', '1']]) }, 400, /first part is hub\.json/],
    ['that is no JSON', { parts: new Map([['hub.json', '{']]) }, 400, /not valid JSON/],
    ['that is no bundle', { parts: new Map([['hub.json', '{}']]) }, 422, /hub\.json/],
    ['with a large file', changed('remote-entry.js', 'x'.repeat(9 * 1024 * 1024)), 413, /too large|larger/],
  ])('%s is rejected', async (_, build, status, message) => {
    const reply = await upload(build);
    expect([reply.status, reply.body.error]).toEqual([status, expect.stringMatching(message)]);
    expect(await releasesOf('mf-files')).toBeUndefined();
  });

  test('the history is only added to', async () => {
    await expect(database.query(`update hub_activation set by = 'nobody'`)).rejects.toThrow('only added to');
    await expect(database.query('delete from hub_activation')).rejects.toThrow('only added to');
  });

  test('old versions are pruned with their files, but not those that are served or new', async () => {
    for (let number = 1; number <= 3; number++) await upload(buildOf('mf-prune', `1.0.${number}`));
    await activate(buildOf('mf-prune', '1.0.1'));
    await database.query(
      `update hub_build set stored_at = now() - interval '90 days' where remote = 'mf-prune'`,
    );
    await upload(buildOf('mf-prune', '1.0.4'));
    const { releases } = await releasesOf('mf-prune');
    expect(releases.map(({ version }: Json) => version)).toEqual(['1.0.4', '1.0.1']);
    const { rows } = await database.query('select from hub_file where integrity = $1', [
      integrityOf("globalThis.prune = '1.0.2';"),
    ]);
    expect(rows).toHaveLength(0);
  });
});

describe('hubs of the checkout', () => {
  test('are removed and come back with a roll-back', async () => {
    const token = await as('admin');
    const before = await served('mf-fitness');
    expect(before.hub.source).toBe('built');
    expect((await send('DELETE', '/hubs/releases/mf-fitness', { token })).status).toBe(204);
    expect((await served('mf-fitness')).hub).toBeUndefined();
    expect((await send('DELETE', '/hubs/releases/mf-fitness', { token })).status).toBe(409);
    expect((await rollBack('mf-fitness')).body.version).toBeNull();
    expect((await served('mf-fitness')).version).toBe(before.version);
    expect((await rollBack('mf-fitness')).status).toBe(409);
  });

  test('get the values that the club sets', async () => {
    const token = await as('admin');
    const path = '/hubs/releases/mf-members/configuration';
    const body = { greeting: 'Welcome', rows: 5, compact: true };
    expect((await send('PUT', path, { token, body })).body.configuration).toEqual(body);
    expect((await served('mf-members')).hub.configuration).toEqual(body);
    for (const wrong of [{ a: { b: 1 } }, { 'no name': 1 }, { a: 'x'.repeat(1001) }, { a: null }, [1]])
      expect((await send('PUT', path, { token, body: wrong })).status).toBe(400);
  });
});

test('a stored version is deleted, unless it is served', async () => {
  const token = await as('admin');
  for (const version of ['1.0.0', '1.0.1']) await upload(buildOf('mf-gone', version));
  await activate(buildOf('mf-gone', '1.0.0'));
  expect((await send('DELETE', '/hubs/releases/mf-gone/1.0.0', { token })).status).toBe(409);
  expect((await send('DELETE', '/hubs/releases/mf-gone/1.0.1', { token })).status).toBe(204);
  expect((await send('DELETE', '/hubs/releases/mf-gone/1.0.1', { token })).status).toBe(404);
  expect((await activate(buildOf('mf-gone', '1.0.1'))).status).toBe(404);
});

describe('a preview', () => {
  test('shows a stored version to those who may view releases, and to nobody else', async () => {
    const build = buildOf('mf-sneak', '1.0.0');
    await upload(build);
    const { body } = await send('POST', '/hubs/releases/mf-sneak/1.0.0/preview', {
      token: await as('admin'),
    });
    const query = new URL(body.url).search;
    expect(Date.parse(body.expiresAt)).toBeGreaterThan(Date.now() + 3_600_000);
    expect((await served('mf-sneak', { query, token: await as('manager') })).hub).toMatchObject({
      source: 'preview',
      version: '1.0.0',
    });
    expect((await served('mf-sneak', { token: await as('manager') })).hub).toBeUndefined();
    expect((await send('GET', `/hubs.json${query}`)).status).toBe(401);
    expect((await send('GET', `/hubs.json${query}`, { token: await as('trainer') })).status).toBe(403);
    const forged = await send('GET', `/hubs.json?preview=${await as('admin')}`, { token: await as('admin') });
    expect([forged.status, forged.body.error]).toEqual([400, 'The preview has expired. Ask for a new link.']);
    expect((await send('GET', '/api/members', { token: query.slice('?preview='.length) })).status).toBe(401);
  });
});

describe('a canary', () => {
  const stable = buildOf('mf-bird', '1.0.0');
  const canary = buildOf('mf-bird', '1.1.0');
  beforeEach(async () => {
    await upload(stable);
    await upload(canary);
    await activate(stable);
  });
  const versionFor = async (username: string) =>
    (await served('mf-bird', { token: await as(username) })).version;
  const fail = async (username: string) =>
    send('POST', '/hubs/failures', {
      token: await as(username),
      body: { remote: 'mf-bird', version: '1.1.0', entry: 'x', reason: 'It is broken' },
    });

  test('is served to its roles, and to everybody when it is activated', async () => {
    await activate(canary, { roles: ['Trainer'] });
    expect([await versionFor('trainer'), await versionFor('reception')]).toEqual(['1.1.0', '1.0.0']);
    const { registry, version } = await served('mf-bird');
    expect([registry.personal, version]).toEqual([true, '1.0.0']);
    await activate(canary);
    const all = await served('mf-bird');
    expect([all.version, all.registry.personal]).toEqual(['1.1.0', undefined]);
    expect((await releasesOf('mf-bird')).canary).toBeNull();
  });

  test('is served to a share of the users, and always to the same', async () => {
    await activate(canary, { percent: 50 });
    const logins = ['admin', 'manager', 'accounts', 'reception', 'trainer'];
    const versions = () => Promise.all(logins.map(versionFor));
    const first = await versions();
    expect(await versions()).toEqual(first);
    const { rows } = await database.query<{ username: string; id: number }>(
      'select username, id from "user"',
    );
    const expected = logins.map(login => {
      const { id } = rows.find(({ username }) => username === login)!;
      const hash = createHash('sha256').update(`${id} mf-bird`).digest().readUInt32BE();
      return (hash % 10_000) / 100 < 50 ? '1.1.0' : '1.0.0';
    });
    expect(first).toEqual(expected);
    for (const percent of [0, 100, -1, '50']) expect((await activate(canary, { percent })).status).toBe(400);
    expect((await activate(canary, { roles: ['Nobody'] })).status).toBe(400);
    expect((await activate(canary, {})).status).toBe(400);
  });

  test('is stopped when it fails for two users of its audience', async () => {
    await activate(canary, { roles: ['Trainer', 'Reception'] });
    // Of somebody who has it not, and twice of one user.
    for (const username of ['accounts', 'trainer', 'trainer'])
      expect((await fail(username)).status).toBe(204);
    expect(await versionFor('trainer')).toBe('1.1.0');
    expect((await fail('reception')).status).toBe(204);
    expect(await versionFor('trainer')).toBe('1.0.0');
    expect((await served('mf-bird')).hub.recalled).toEqual(['1.1.0']);
    const { history, canary: none } = await releasesOf('mf-bird');
    expect([history[0], none]).toMatchObject([
      { action: 'stop-canary', version: '1.1.0', by: 'the server', reason: 'It failed for 2 users' },
      null,
    ]);
    expect(app.errors.splice(0).map(({ message }) => message)).toContain(
      'A canary was stopped because it failed in several browsers',
    );
  });

  test('is stopped by a roll-back, which leaves the active version', async () => {
    await activate(canary, { roles: ['Trainer'] });
    expect((await rollBack('mf-bird')).body.version).toBe('1.0.0');
    expect(await versionFor('trainer')).toBe('1.0.0');
  });
});

describe('the event stream', () => {
  test('reports each change in every process within a second', async () => {
    const token = await as('reception');
    const streams = await Promise.all(
      [app.url, other.url, apartUrl].map(async url => {
        const response = await fetch(`${url}/graphql/access`, {
          headers: { authorization: `Bearer ${token}` },
        });
        const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
        let text = '';
        void (async () => {
          for (;;) {
            const { done, value } = await reader.read();
            if (done) return;
            text += value;
          }
        })();
        return { text: () => text, close: () => reader.cancel() };
      }),
    );
    const { registry } = await served('mf-event');
    for (const { text } of streams)
      await expect.poll(text).toContain(`event: hubs\ndata: ${registry.revision}\n\n`);
    await upload(buildOf('mf-event', '1.0.0'));
    await activate(buildOf('mf-event', '1.0.0'));
    const { revision } = (await served('mf-event')).registry;
    expect(revision).not.toBe(registry.revision);
    for (const { text, close } of streams) {
      await expect.poll(text, { timeout: 1_000 }).toContain(`event: hubs\ndata: ${revision}\n\n`);
      await close();
    }
  });

  test('a process whose listener is away lists what is served', async () => {
    await upload(buildOf('mf-away', '1.0.0'));
    await served('mf-away', { url: other.url });
    await database.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'gym-listener' and datname = current_database()`,
    );
    await activate(buildOf('mf-away', '1.0.0'));
    await expect
      .poll(() => served('mf-away', { url: other.url }).then(({ version }) => version), { timeout: 1_000 })
      .toBe('1.0.0');
  });
});

describe('a token that is limited to a hub', () => {
  async function tokenFor(hub: string, username = 'admin', input: object = {}): Promise<Reply> {
    const query = `mutation ($input: PersonalTokenInput!) { made: createPersonalToken(input: $input) { token personalToken { id hub } } }`;
    const variables = { input: { name: 'CI', hub, ...input } };
    return send('POST', '/graphql', { token: await as(username), body: { query, variables } });
  }
  let token: string;
  beforeAll(async () => {
    token = (await tokenFor('mf-ci')).body.data.made.token;
    await upload(buildOf('mf-foreign', '1.0.0'));
  });

  test('checks, stores, activates, previews, configures and rolls back its hub, and reads the schema', async () => {
    const build = buildOf('mf-ci', '1.0.0');
    for (const url of [app.url, apartUrl]) {
      const form = () => formOf(build);
      expect((await send('POST', '/hubs/releases?check=only', { token, body: form(), url })).status).toBe(
        200,
      );
      expect([200, 201]).toContain(
        (await send('POST', '/hubs/releases', { token, body: form(), url })).status,
      );
      const path = '/hubs/releases/mf-ci';
      expect((await send('POST', `${path}/1.0.0/activate`, { token, body: {}, url })).status).toBe(200);
      expect((await send('POST', `${path}/1.0.0/preview`, { token, url })).status).toBe(200);
      expect((await send('PUT', `${path}/configuration`, { token, body: { a: 1 }, url })).status).toBe(200);
      expect((await send('POST', `${path}/rollback`, { token, body: {}, url })).status).toBe(200);
      const { status, body } = await send('GET', '/schema.graphql', { token, url });
      expect([status, body]).toEqual([200, expect.stringContaining('type Query {')]);
      const { hubs } = (await send('GET', '/hubs/releases', { token, url })).body;
      expect(hubs.map(({ remote }: { remote: string }) => remote)).toEqual(['mf-ci']);
    }
  });

  test('does nothing else', async () => {
    const form = formOf(buildOf('mf-foreign', '1.0.1'));
    const forbidden: [string, string, object?][] = [
      ['POST', '/hubs/releases', form],
      ['GET', '/hubs/releases?remote=mf-foreign'],
      ['POST', '/hubs/releases/mf-foreign/1.0.0/activate', {}],
      ['POST', '/hubs/releases/mf-foreign/1.0.0/preview'],
      ['POST', '/hubs/releases/mf-foreign/rollback', {}],
      ['PUT', '/hubs/releases/mf-foreign/configuration', {}],
      ['DELETE', '/hubs/releases/mf-ci'],
      ['DELETE', '/hubs/releases/mf-ci/1.0.0'],
      ['DELETE', '/hubs/releases/mf-foreign'],
    ];
    for (const [method, path, body] of forbidden)
      expect((await send(method, path, { token, body })).status, `${method} ${path}`).toBe(403);
    const queries = [
      '{ me { username } }',
      '{ members { totalCount } }',
      '{ dashboard { __typename } }',
      '{ savedQueries { totalCount } }',
      '{ personalTokens { totalCount } }',
      'mutation { createPersonalToken(input: { name: "x" }) { token } }',
      'mutation { createPersonalToken(input: { name: "x", hub: "mf-foreign" }) { token } }',
      'mutation { revokePersonalToken(id: "1") }',
      'mutation { updateMySettings(input: {}) { __typename } }',
    ];
    for (const query of queries) {
      const { body } = await send('POST', '/graphql', { token, body: { query } });
      expect(body.errors?.[0].extensions.code, query).toMatch(/UNAUTHENTICATED|BAD_USER_INPUT|GRAPHQL/);
      expect(body.data ?? null, query).toBeNull();
    }
    for (const path of ['/api/members', '/api/auth/me', '/hubs/failures', '/hubs/history', '/graphql/access'])
      expect([401, 403], path).toContain((await send('GET', path, { token })).status);
    const failure = { remote: 'mf-ci', version: '1.0.0', entry: 'x', reason: 'x' };
    expect((await send('POST', '/hubs/failures', { token, body: failure })).status).toBe(401);
    const csv = await fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        accept: 'text/csv',
        'content-type': 'application/json',
      },
      body: JSON.stringify({ query: '{ members { items { id } } }' }),
    });
    expect([csv.status, await csv.text()]).toEqual([401, expect.stringContaining('Please sign in')]);
  });

  test('is created by those who may release hubs, for one hub and nothing more', async () => {
    expect((await tokenFor('mf-ci', 'reception')).body.errors[0].extensions).toMatchObject({
      code: 'FORBIDDEN',
    });
    for (const [hub, input] of [
      ['../x', {}],
      ['MF-x', {}],
      ['mf-ci', { resources: ['members'] }],
      ['mf-ci', { mayWrite: true }],
    ] as const)
      expect((await tokenFor(hub, 'admin', input)).body.errors[0].extensions.code).toBe('BAD_USER_INPUT');
  });

  test('ends when its owner may no longer release', async () => {
    const limited = (await tokenFor('mf-ci', 'manager')).body.data.made.token;
    const status = async () => (await send('GET', '/hubs/releases', { token: limited })).status;
    expect(await status()).toBe(200);
    const grant = (allowed: boolean) =>
      database.query(
        `update permission set can_add = $1, can_edit = $1 where role = 'Admin' and resource = 'hubs'`,
        [allowed],
      );
    await grant(false);
    await expect.poll(status).toBe(401);
    await grant(true);
    await expect.poll(status).toBe(200);
  });
});

describe('permissions', () => {
  type Action = 'view' | 'add' | 'edit' | 'delete' | 'admin' | 'signed in' | 'anybody';
  /** What each path needs. */
  const needs: Record<string, Action> = {
    'GET /hubs.json': 'anybody',
    'GET /hubs/:remote/:version/*': 'anybody',
    'GET /schema.graphql': 'signed in',
    'POST /hubs/failures': 'signed in',
    'GET /hubs/failures': 'admin',
    'GET /hubs/history': 'admin',
    'GET /hubs/releases': 'view',
    'POST /hubs/releases': 'add',
    'POST /hubs/releases/:remote/:version/activate': 'edit',
    'POST /hubs/releases/:remote/rollback': 'edit',
    'POST /hubs/releases/:remote/:version/preview': 'view',
    'PUT /hubs/releases/:remote/configuration': 'edit',
    'DELETE /hubs/releases/:remote/:version': 'delete',
    'DELETE /hubs/releases/:remote': 'delete',
  };

  test('every path has its rule in this test', async () => {
    const server = fastify();
    const routes: string[] = [];
    server.addHook('onRoute', ({ method, url }) => {
      if (method !== 'HEAD') routes.push(`${String(method)} ${url}`);
    });
    const schema = buildSchema(readFileSync(join(checkout, 'graphql-api/schema.graphql'), 'utf8'));
    const parts = { files: {} as FileCache, checkoutBuilds: {} as CheckoutBuilds, shellFolder: '', log };
    const plugin = hubs({ builds: new Map(), ...parts }, {} as Api, { schema, releases: {} as HubReleases });
    await server.register(plugin).ready();
    await server.close();
    expect(routes.toSorted()).toEqual(Object.keys(needs).toSorted());
  });

  const tables: [string, string?][] = [
    ['the default table'],
    [
      'a table by chance',
      `update permission set can_view = hashtext(role || 'v') % 2 = 0, can_add = hashtext(role || 'a') % 2 = 0,
         can_edit = hashtext(role || 'e') % 2 = 0, can_delete = hashtext(role || 'd') % 2 = 0 where resource in ('hubs', 'admin')`,
    ],
  ];
  test.each(tables)('with %s each role opens what it may and nothing else', async (_, change) => {
    if (change) await database.query(change);
    const { rows } = await database.query<{ role: string; resource: string } & Record<string, boolean>>(
      `select * from permission where resource in ('hubs', 'admin')`,
    );
    const granted = (role: string, need: Action) => {
      if (need === 'anybody' || need === 'signed in') return true;
      const row = rows.find(
        one => one.role === role && one.resource === (need === 'admin' ? 'admin' : 'hubs'),
      )!;
      return row[`can_${need === 'admin' ? 'view' : need}`]!;
    };
    const roles = { admin: 'Super User', manager: 'Admin', accounts: 'Accounts', reception: 'Reception' };
    const statusOf = async (call: string, token?: string) => {
      const [method, template] = call.split(' ') as [string, string];
      const path = template.replace(':remote', 'mf-none').replace(':version', '0.0.0').replace('*', 'x.js');
      const report = { remote: 'mf-none', version: '0.0.0', entry: 'x', reason: 'x' };
      const hasBody = method !== 'GET' && method !== 'DELETE' && !path.endsWith('/preview');
      const body = hasBody ? (path === '/hubs/failures' ? report : {}) : undefined;
      const { status } = await send(method, path, { token, body });
      return status === 401 || status === 403 ? status : 'open';
    };
    for (const [call, need] of Object.entries(needs)) {
      expect(await statusOf(call), call).toBe(need === 'anybody' ? 'open' : 401);
      for (const [login, role] of Object.entries(roles))
        await expect
          .poll(async () => statusOf(call, await as(login)), { message: `${call} as ${role}` })
          .toBe(granted(role, need) ? 'open' : 403);
    }
  });
});
