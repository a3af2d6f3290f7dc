import { describe, expect, test } from 'vitest';
import { buildOf, integrityOf, type Build, type Json, useReleases } from '../../testing/release-servers.ts';

const { servers, send, as, upload, activate, rollBack, served, releasesOf } = useReleases();

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
    expect((await upload(two, '', servers.apartUrl)).status).toBe(201);
    expect((await served('mf-lockers')).hub).toBeUndefined();

    expect((await activate(one)).status).toBe(200);
    expect((await activate(two, undefined, servers.apartUrl)).status).toBe(200);
    for (const url of [servers.app.url, servers.other.url, servers.apartUrl]) {
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
      rivals.map((rival, n) => activate(rival, undefined, [servers.app.url, servers.other.url][n])),
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
  const withFile = (path: string): Pick<Build, 'parts'> => {
    const bundle = JSON.parse(good.parts.get('hub.json')!) as { files: Record<string, string> };
    bundle.files[path] = integrityOf('<script>');
    return { parts: new Map([...good.parts, ['hub.json', JSON.stringify(bundle)], [path, '<script>']]) };
  };
  test.each<[string, Pick<Build, 'parts'>, number, RegExp]>([
    ['with a file that was changed', changed('remote-entry.js', 'alert(1)'), 400, /not as it was built/],
    ['without a file', changed('remote-entry.js', undefined), 400, /remote-entry\.js is missing/],
    ['with another file', changed('more.js', '1'), 400, /does not list the file more\.js/],
    ['with a path out of it', changed('../../etc/x.js', '1'), 400, /does not list/],
    ['that begins with another file', { parts: new Map([['a.js', '1']]) }, 400, /first part is hub\.json/],
    ['that is no JSON', { parts: new Map([['hub.json', '{']]) }, 400, /not valid JSON/],
    ['that is no bundle', { parts: new Map([['hub.json', '{}']]) }, 422, /hub\.json/],
    ['with a page', withFile('page.html'), 400, /page\.html is no file of a build/],
    ['with a script that has the ending of none', withFile('page.xhtml'), 400, /no file of a build/],
    ['with a file without an ending', withFile('LICENSE'), 400, /no file of a build/],
    [
      'with a large hub.json',
      { parts: new Map([['hub.json', `{"a":"${'x'.repeat(1024 * 1024)}"}`]]) },
      413,
      /hub\.json is larger than 1 MB/,
    ],
    [
      'with a deeply nested hub.json',
      { parts: new Map([['hub.json', '['.repeat(400_000) + ']'.repeat(400_000)]]) },
      422,
      /not as a build writes it/,
    ],
    ['with a large file', changed('remote-entry.js', 'x'.repeat(9 * 1024 * 1024)), 413, /too large|larger/],
  ])('%s is rejected', async (_, build, status, message) => {
    const reply = await upload(build);
    expect([reply.status, reply.body.error]).toEqual([status, expect.stringMatching(message)]);
    expect(await releasesOf('mf-files')).toBeUndefined();
  });

  test('the history is only added to', async () => {
    await expect(servers.database.query(`update hub_activation set by = 'nobody'`)).rejects.toThrow(
      'only added to',
    );
    await expect(servers.database.query('delete from hub_activation')).rejects.toThrow('only added to');
  });

  test('old versions are pruned with their files, but not those that are served or new', async () => {
    for (let number = 1; number <= 3; number++) await upload(buildOf('mf-prune', `1.0.${number}`));
    await activate(buildOf('mf-prune', '1.0.1'));
    await servers.database.query(
      `update hub_build set stored_at = now() - interval '90 days' where remote = 'mf-prune'`,
    );
    await upload(buildOf('mf-prune', '1.0.4'));
    const { releases } = await releasesOf('mf-prune');
    expect(releases.map(({ version }: Json) => version)).toEqual(['1.0.4', '1.0.1']);
    const { rows } = await servers.database.query('select from hub_file where integrity = $1', [
      integrityOf("globalThis.prune = '1.0.2';"),
    ]);
    expect(rows).toHaveLength(0);
  });
});

test('no wrong file name of many blocks the server', async () => {
  const files = Object.fromEntries(Array.from({ length: 60_000 }, (_, n) => [`../a${n}`, 0]));
  const reply = await upload({ parts: new Map([['hub.json', JSON.stringify({ files })]]) });
  expect([reply.status, reply.body.details]).toEqual([422, ['hub.json has more than 20,000 values']]);
});

test('a version that is stored with other files is rejected', async () => {
  const build = buildOf('mf-same', '1.0.0');
  await upload(build);
  const bundle = JSON.parse(build.parts.get('hub.json')!) as { files: Record<string, string> };
  bundle.files['remote-entry.js'] = integrityOf('other');
  const other = new Map([
    ['hub.json', JSON.stringify(bundle)],
    ['remote-entry.js', 'other'],
  ]);
  expect((await upload(build)).status).toBe(200);
  expect(await upload({ parts: other })).toMatchObject({
    status: 409,
    body: { error: 'mf-same 1.0.0 is stored with other files. Build another version.' },
  });
});

test('files of a hub have a policy by which they do nothing as a page', async () => {
  await upload(buildOf('mf-policy', '1.0.0'));
  for (const url of [servers.app.url, servers.apartUrl]) {
    const { headers } = await fetch(`${url}/hubs/mf-policy/1.0.0/remote-entry.js`);
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  }
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
