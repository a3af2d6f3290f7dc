import { createHash, createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { buildOf, integrityOf, type Build, type Json, useReleases } from '../../testing/release-servers.ts';

const { servers, send, as, upload, activate, rollBack, served, releasesOf } = useReleases();

describe('a release', () => {
  test('is checked, stored, activated and rolled back, in every process', async () => {
    const [one, two] = ['1.0.0', '1.1.0'].map(version => buildOf('mf-lockers', version)) as [Build, Build];
    expect(await upload(one, '?check=only')).toEqual({
      status: 200,
      body: { remote: 'mf-lockers', version: '1.0.0', warnings: [] },
    });
    expect(await releasesOf('mf-lockers')).toBeUndefined();
    expect((await upload(one)).status).toBe(201);
    expect((await upload(one)).status).toBe(200);
    expect((await upload(two, '', servers.other.url)).status).toBe(201);
    expect((await served('mf-lockers')).hub).toBeUndefined();

    expect((await activate(one)).status).toBe(200);
    expect((await activate(two, undefined, servers.other.url)).status).toBe(200);
    for (const url of [servers.app.url, servers.other.url]) {
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

  test('names the commit and the run that built it, and nothing that is no address', async () => {
    const build = buildOf('mf-built', '1.0.0');
    const query = (origin: Record<string, string>) => `?${new URLSearchParams(origin)}`;
    const run = 'https://ci.example/runs/7';
    const mistakes: Record<string, string>[] = [
      { commit: 'main' },
      { run },
      { commit: 'c0ffee1', run: 'javascript:alert(1)' },
    ];
    for (const wrong of mistakes)
      expect((await upload(build, query(wrong))).status, JSON.stringify(wrong)).toBe(400);
    const origin = { commit: 'c0ffee1', run };
    expect((await upload(build, query(origin))).status).toBe(201);
    // The same content from another commit: the first one stays.
    expect((await upload(build, query({ commit: 'c0ffee2' }))).status).toBe(200);
    await activate(build);
    expect((await releasesOf('mf-built')).releases).toMatchObject([{ version: '1.0.0', origin }]);
    const { body } = await send('GET', '/hubs/history', { token: await as('admin') });
    expect(body.activations[0]).toMatchObject({ remote: 'mf-built', action: 'release', origin });
  });

  test('that is the first is not rolled back: nothing was served before', async () => {
    const [first, second] = ['1.0.0', '1.1.0'].map(version => buildOf('mf-first', version)) as [Build, Build];
    for (const build of [first, second]) await upload(build);
    await activate(first);
    await activate(second);
    expect((await rollBack('mf-first')).body.version).toBe('1.0.0');
    const again = await rollBack('mf-first');
    expect([again.status, again.body.message]).toEqual([
      409,
      'Nothing was served of mf-first before. Name another version, or remove the hub from the club.',
    ]);
    expect((await served('mf-first')).version).toBe('1.0.0');
  });

  test.each([
    ['without a boundary', '', 'hub.json', /Boundary not found$/],
    [
      'that is cut off',
      '; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="file"',
      /cannot be read: /,
    ],
  ])('%s is rejected with the reason', async (_name, parameter, body, reason) => {
    const response = await fetch(`${servers.app.url}/hubs/releases`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await as('admin')}`,
        'content-type': `multipart/form-data${parameter}`,
      },
      body,
    });
    const { message } = (await response.json()) as Json;
    expect([response.status, message]).toEqual([400, expect.stringMatching(reason)]);
  });

  test('is checked by the server against its schema and the hubs that it serves', async () => {
    const invalid = await upload(buildOf('mf-odd', '1.0.0', { operations: ['query Odd { nothing }'] }));
    expect(invalid.status).toBe(422);
    expect(invalid.body.details).toContain('Odd: Cannot query field "nothing" on type "Query".');
    expect(invalid.body).toMatchObject({
      message: 'mf-odd 1.0.0 would not work in this club',
      template: '{hub} {version} would not work in this club',
      values: { hub: 'mf-odd', version: '1.0.0' },
    });
    const clash = await upload(buildOf('mf-odd', '1.0.0', { path: '/members' }));
    expect([clash.status, clash.body.details.join()]).toEqual([422, expect.stringContaining('/members')]);
    expect(await releasesOf('mf-odd')).toBeUndefined();
  });

  test('is checked without the lock of all releases, which another release may hold', async () => {
    const LOCK = 5_770_331;
    await servers.database.query('select pg_advisory_lock($1)', [LOCK]);
    try {
      const { status, body } = await upload(
        buildOf('mf-waiting', '1.0.0', { operations: ['query Odd { nothing }'] }),
      );
      expect([status, body.details]).toEqual([422, ['Odd: Cannot query field "nothing" on type "Query".']]);
    } finally {
      await servers.database.query('select pg_advisory_unlock($1)', [LOCK]);
    }
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
    expect(await upload(buildOf('mf-prune', '1.0.4'))).toMatchObject({ status: 201 });
    const { releases } = await releasesOf('mf-prune');
    expect(releases.map(({ version }: Json) => version)).toEqual(['1.0.4', '1.0.1']);
    const { rows } = await servers.database.query('select from hub_file where integrity = $1', [
      integrityOf("globalThis.prune = '1.0.2';"),
    ]);
    expect(rows).toHaveLength(0);
  });
});

test('a version that was served for a week is kept however many follow, unlike one that was served for a day', async () => {
  const days = { '1.0.0': 200, '1.0.1': 192, '1.0.2': 191 };
  const later = Array.from({ length: 12 }, (_, n) => [`1.1.${n}`, 180 - n] as const);
  for (const [version, ago] of [...Object.entries(days), ...later]) {
    const build = buildOf('mf-steady', version);
    await upload(build);
    // The history is only added to.
    await servers.database.query(
      `insert into hub_activation (remote, version, action, by, at)
       values ('mf-steady', $1, 'release', 'a test', now() - make_interval(days => $2))`,
      [version, ago],
    );
  }
  await servers.database.query(
    `update hub_build set stored_at = now() - interval '200 days' where remote = 'mf-steady'`,
  );
  await upload(buildOf('mf-steady', '2.0.0'));
  const stored = (await releasesOf('mf-steady')).releases.map(({ version }: Json) => version);
  expect(stored).toEqual(expect.arrayContaining(['2.0.0', '1.1.11', '1.1.2', '1.0.2', '1.0.0']));
  expect(stored).not.toContain('1.0.1');
  expect(stored).not.toContain('1.1.0');
  expect((await activate(buildOf('mf-steady', '1.0.0'))).status).toBe(200);
});

test('no wrong file name of many blocks the server', async () => {
  const files = Object.fromEntries(Array.from({ length: 60_000 }, (_, n) => [`../a${n}`, 0]));
  const reply = await upload({ parts: new Map([['hub.json', JSON.stringify({ files })]]) });
  expect([reply.status, reply.body.details]).toEqual([422, ['hub.json has more than 20,000 values']]);
});

describe('a version that is stored', () => {
  const changed = (build: Build, change: (bundle: Json) => void, entry?: string) => {
    const bundle = JSON.parse(build.parts.get('hub.json')!) as Json;
    change(bundle);
    const content = entry ?? build.parts.get('remote-entry.js')!;
    bundle.files['remote-entry.js'] = integrityOf(content);
    return {
      parts: new Map([
        ['hub.json', JSON.stringify(bundle)],
        ['remote-entry.js', content],
      ]),
    };
  };

  test('is rejected with other files or another manifest, and is stored once otherwise', async () => {
    const build = buildOf('mf-same', '1.0.0');
    const other = changed(build, () => {}, 'other');
    const renamed = changed(build, ({ hubs }) => void (hubs[0].manifest.title = 'Other'));
    await upload(build);
    expect((await upload(build)).status).toBe(200);
    for (const different of [other, renamed])
      expect(await upload(different)).toMatchObject({
        status: 409,
        body: { error: 'mf-same 1.0.0 is stored with other content. Build another version.' },
      });
  });

  test('as a build of a checkout becomes a release only with the same content', async () => {
    const build = buildOf('mf-kept', '1.0.0');
    await upload(build);
    await servers.database.query(`update hub_build set source = 'checkout' where remote = 'mf-kept'`);
    expect((await upload(changed(build, () => {}, 'other'))).status).toBe(409);
    expect(await releasesOf('mf-kept')).toBeUndefined();
    expect((await upload(build)).status).toBe(201);
    expect((await releasesOf('mf-kept')).releases).toHaveLength(1);
  });
});

test('the list has the texts of one language, and is sent again only when it has changed', async () => {
  const builds = ['1.0.0', '1.1.0'].map(version => {
    const build = buildOf('mf-texts', version);
    const bundle = JSON.parse(build.parts.get('hub.json')!) as Json;
    bundle.hubs[0].manifestTexts = { de: { Lockers: 'Schränke' }, fr: { Lockers: 'Casiers' } };
    build.parts.set('hub.json', JSON.stringify(bundle));
    return build;
  });
  for (const build of builds) expect((await upload(build)).status).toBe(201);
  await activate(builds[0]!);
  for (const url of [servers.app.url, servers.other.url]) {
    const textsIn = async (query: string) => (await served('mf-texts', { url, query })).hub?.manifestTexts;
    expect(await textsIn('')).toEqual({ de: { Lockers: 'Schränke' }, fr: { Lockers: 'Casiers' } });
    expect(await textsIn('?language=de')).toEqual({ de: { Lockers: 'Schränke' } });
    expect(await textsIn('?language=en')).toEqual({});
    expect(await textsIn('?language=constructor')).toEqual({});

    const list = async (tag?: string | null, token?: string) => {
      const headers = {
        ...(tag && { 'if-none-match': tag }),
        ...(token && { authorization: `Bearer ${token}` }),
      };
      const response = await fetch(`${url}/hubs.json?language=de`, { headers });
      return { status: response.status, tag: response.headers.get('etag'), text: await response.text() };
    };
    const first = await list();
    expect(first).toMatchObject({ status: 200, tag: expect.stringMatching(/^W\//) });
    expect(await list(first.tag)).toEqual({ status: 304, tag: first.tag, text: '' });
    // An administrator may use hubs of their own machine, which the list says.
    expect((await list(first.tag, await as('admin'))).status).toBe(200);
    await activate(builds[1]!);
    await expect.poll(async () => (await list(first.tag)).status).toBe(200);
    await activate(builds[0]!);
  }
});

test.each([
  ['GET', '/hubs/mf-a%00/1.0.0/x.js'],
  ['GET', '/hubs/mf-fitness/1%00/x.js'],
  ['GET', '/hubs/mf-fitness/1.0.0/x%00.js'],
  ['GET', '/hubs/releases?remote=mf-a%00'],
  ['POST', '/hubs/releases/mf-a%00/1/preview'],
  ['POST', '/hubs/releases/mf-a/1%00/activate'],
  ['DELETE', '/hubs/releases/mf-a/1%00'],
])('%s %s names no hub and fails as such', async (method, path) => {
  const { status } = await send(method, path, { token: await as('admin') });
  expect(status).toBeOneOf([200, 400, 404]);
});

test('files of a hub have a policy by which they do nothing as a page', async () => {
  await upload(buildOf('mf-policy', '1.0.0'));
  for (const url of [servers.app.url, servers.other.url]) {
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

  describe('for reviewers', () => {
    const issue = async (version: string, body: object, username = 'admin') =>
      send('POST', `/hubs/releases/mf-review/${version}/preview`, { token: await as(username), body });
    const at = (url: string) => new URL(url).search;

    test('shows its version to a user without any permission of hubs, and nothing else', async () => {
      for (const version of ['1.0.0', '1.1.0']) await upload(buildOf('mf-review', version));
      await upload(buildOf('mf-hidden', '1.0.0'));
      const { status, body } = await issue('1.0.0', { forReviewers: true });
      expect(status, JSON.stringify(body)).toBe(200);
      const token = await as('trainer');
      const query = at(body.url);
      const { hub, registry } = await served('mf-review', { query, token });
      expect(hub).toMatchObject({ source: 'preview', version: '1.0.0' });
      const { registry: usual } = await served('mf-review', { token });
      const others = registry.hubs.filter(({ remote }: Json) => remote !== 'mf-review');
      expect({ ...registry, hubs: others }).toEqual(usual);
      expect(others.map(({ remote }: Json) => remote)).not.toContain('mf-hidden');

      expect((await send('GET', `/hubs.json${query}`)).status).toBe(401);
      const preview = query.slice('?preview='.length);
      for (const path of ['/hubs/releases', '/hubs/releases/mf-review/failures', '/hubs/history']) {
        expect((await send('GET', path, { token })).status, path).toBe(403);
        expect((await send('GET', path, { token: preview })).status, path).toBe(401);
      }
    });

    test('is bound to its hub and version', async () => {
      const { body } = await issue('1.1.0', { forReviewers: true });
      const [header, claims, signature] = at(body.url).slice('?preview='.length).split('.');
      const read = JSON.parse(Buffer.from(claims!, 'base64url').toString()) as Record<string, unknown>;
      expect(read).toMatchObject({ remote: 'mf-review', version: '1.1.0', forReviewers: true });
      for (const change of [{ remote: 'mf-hidden', version: '1.0.0' }, { version: '1.0.0' }, { exp: 1e11 }]) {
        const changed = Buffer.from(JSON.stringify({ ...read, ...change })).toString('base64url');
        const forged = `?preview=${[header, changed, signature].join('.')}`;
        expect((await send('GET', `/hubs.json${forged}`, { token: await as('trainer') })).status).toBe(400);
      }
      // A link for those who may view releases stays one.
      const usual = at((await issue('1.1.0', {})).body.url);
      expect((await send('GET', `/hubs.json${usual}`, { token: await as('trainer') })).status).toBe(403);
    });

    test.each([false, true])('has expired at its time (for reviewers: %s)', async forReviewers => {
      const { body } = await issue('1.0.0', { forReviewers });
      const seconds = (Date.parse(body.expiresAt) - Date.now()) / 1000;
      expect(Math.round(seconds / 3600)).toBe(forReviewers ? 7 * 24 : 8);
      const { rows } = await servers.database.query<{ value: string }>(
        `select value from secret where name = 'token-key'`,
      );
      const key = createHash('sha256').update(rows[0]!.value).digest();
      // The same link, signed again with a time in the past.
      const [header, claims] = at(body.url).slice('?preview='.length).split('.');
      const sign = (exp: number) => {
        const text = Buffer.from(claims!, 'base64url').toString();
        const changed = Buffer.from(JSON.stringify({ ...JSON.parse(text), exp })).toString('base64url');
        const signature = createHmac('sha256', key).update(`${header}.${changed}`).digest('base64url');
        return `?preview=${header}.${changed}.${signature}`;
      };
      const token = await as('admin');
      const now = Math.floor(Date.now() / 1000);
      expect((await send('GET', `/hubs.json${sign(now + 60)}`, { token })).status).toBe(200);
      const expired = await send('GET', `/hubs.json${sign(now - 1)}`, { token });
      expect([expired.status, expired.body.error]).toEqual([
        400,
        'The preview has expired. Ask for a new link.',
      ]);
    });

    test('is made by callers that may activate, and names what is wrong', async () => {
      const edit = (allowed: boolean) =>
        servers.database.query(
          `update permission set can_edit = $1 where role = 'Admin' and resource = 'hubs'`,
          [allowed],
        );
      await edit(false);
      await expect
        .poll(async () => (await issue('1.0.0', { forReviewers: true }, 'manager')).status)
        .toBe(403);
      expect((await issue('1.0.0', {}, 'manager')).status).toBe(200);
      await edit(true);
      expect((await issue('1.0.0', { forReviewers: 'yes' })).status).toBe(400);
      expect((await issue('1.0.0', { days: 9 })).status).toBe(400);
    });
  });
});
