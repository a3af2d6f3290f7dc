import { beforeAll, describe, expect, test } from 'vitest';
import { buildOf, formOf, type Reply, useReleases } from '../../testing/release-servers.ts';

const { servers, send, as, upload, activate } = useReleases();

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
    const earlier = buildOf('mf-ci', '0.9.0');
    await upload(earlier);
    await activate(earlier);
    const build = buildOf('mf-ci', '1.0.0');
    for (const url of [servers.app.url, servers.other.url]) {
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

  test('reads the failures of its hub, and only these', async () => {
    const report = { version: '1.0.0', entry: 'x', reason: 'It is broken' };
    const reporter = await as('reception');
    for (const remote of ['mf-ci', 'mf-foreign'])
      await send('POST', '/hubs/failures', { token: reporter, body: { ...report, remote } });
    servers.app.errors.splice(0);
    for (const url of [servers.app.url, servers.other.url]) {
      const { body } = await send('GET', '/hubs/releases/mf-ci/failures', { token, url });
      expect(body.failures).toMatchObject([
        { remote: 'mf-ci', version: '1.0.0', reason: 'It is broken', count: 1 },
      ]);
    }
  });

  test('does nothing else', async () => {
    const form = formOf(buildOf('mf-foreign', '1.0.1'));
    const forbidden: [string, string, object?][] = [
      ['POST', '/hubs/releases', form],
      ['GET', '/hubs/releases?remote=mf-foreign'],
      ['GET', '/hubs/releases/mf-foreign/failures'],
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
    const csv = await fetch(`${servers.app.url}/graphql`, {
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
      servers.database.query(
        `update permission set can_add = $1, can_edit = $1 where role = 'Admin' and resource = 'hubs'`,
        [allowed],
      );
    await grant(false);
    await expect.poll(status).toBe(401);
    await grant(true);
    await expect.poll(status).toBe(200);
  });
});
