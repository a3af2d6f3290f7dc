import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ClubClient } from '@gym/hub-build/client';
import { executeGraphql, openPage, tokenOf } from '@gym/hub-kit/testing';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../test-app.ts';
import { checkout } from '../../launch/data-dir.ts';
import { type Bundle, forge, type PackageList, Team, updateKit } from './team.ts';

// Each test continues where the one before ended; it installs packages, builds a hub and runs its tests.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 });

const REMOTE = 'mf-lockers';
const PACKED = join(checkout, 'shell-app/packages/hub-build/dist');
const SCREEN = 'src/sessions/sessions.screen.ts';

let club: TestApp;
let team: Team;
let token: string;
/** The packages that the club has. */
let packages: string;
beforeAll(async () => {
  packages = join(mkdtempSync(join(tmpdir(), 'gym-packages-')), 'dist');
  cpSync(PACKED, packages, { recursive: true });
  club = await startTestApp({ demo: true, packagesFolder: packages, keepsBuilds: true });
  const { createPersonalToken } = await executeGraphql(
    club,
    'mutation ($input: PersonalTokenInput!) { createPersonalToken(input: $input) { token } }',
    { input: { name: 'Releases of lockers', hub: REMOTE, days: 1 } },
  );
  token = createPersonalToken!['token'] as string;
  team = new Team(REMOTE, { CLUB_URL: club.url, CLUB_TOKEN: token });
});
afterAll(async () => {
  await club?.stop();
  team?.remove();
  if (packages) rmSync(dirname(packages), { recursive: true, force: true });
});

const build = () => join(team.folder, 'dist');
const bundle = () => JSON.parse(team.read('dist/hub.json')) as Bundle;

test('the packages of the club make a repository', async () => {
  const packed = `--package=${club.url}/create-hub.tgz`;
  const command = ['create-hub', REMOTE, '--club', club.url];
  const created = await team.npm(team.home, 'exec', '--yes', '--allow-remote=all', packed, '--', ...command);
  expect(created.ok, created.output).toBe(true);
  const rejected: [name: string, problem: string][] = [
    ['mf-documents', '"documents" is reserved for the server. Choose another name than mf-documents.'],
    ['mf-settings', '"settings" is reserved for the shell. Choose another name than mf-settings.'],
    ['mf-equipment', '"equipment" is used by the hub '],
  ];
  for (const [name, problem] of rejected) {
    const named = ['create-hub', name, '--club', club.url];
    const { ok, output } = await team.npm(
      team.home,
      'exec',
      '--yes',
      '--allow-remote=all',
      packed,
      '--',
      ...named,
    );
    expect([ok, existsSync(join(team.home, name))]).toEqual([false, false]);
    expect(output).toContain(problem);
  }
  expect(team.read('release.sh')).toContain('\nnpm ci\n');
});

test('the packages of the club are installed in it', async () => {
  const installed = await team.npm(team.folder, 'install');
  expect(installed.ok, installed.output).toBe(true);
  const { name, exports, dependencies } = JSON.parse(
    team.read('node_modules/@gym/hub-kit/package.json'),
  ) as Record<string, unknown>;
  expect(name).toBe('@gym/hub-kit');
  expect(JSON.stringify([exports, dependencies])).not.toMatch(
    /(?<!\.d)\.tsx?"|workspace:|catalog:|@gym\/(?!hub-kit)/,
  );
});

/** What the lock file has of a package of the club. */
const locked = (name: string) => {
  const { packages } = JSON.parse(team.read('package-lock.json')) as {
    packages: Record<string, { resolved: string; integrity: string }>;
  };
  const { resolved, integrity } = packages[`node_modules/@gym/${name}`]!;
  return { address: resolved, integrity };
};

const kitDescription = () =>
  (JSON.parse(team.read('node_modules/@gym/hub-kit/package.json')) as { description?: string }).description;

test('a lock file from before an update of the club installs what it did, until the team updates', async () => {
  const before = team.read('package-lock.json');
  const list = JSON.parse(readFileSync(join(packages, 'packages.json'), 'utf8')) as PackageList;
  const kit = list['hub-kit']!;
  expect(locked('hub-kit')).toEqual({
    address: `${club.url}/packages/${kit.file}`,
    integrity: kit.integrity,
  });

  updateKit(packages, 'after the update');
  const announced = (await (await fetch(`${club.url}/packages.json`)).json()) as PackageList;
  expect(announced['hub-kit']).toMatchObject({ version: kit.version });
  expect(announced['hub-kit']!.integrity).not.toBe(kit.integrity);
  rmSync(join(team.folder, 'node_modules'), { recursive: true });
  const empty = ['--cache', join(team.home, 'empty-cache')];
  const clean = await team.npm(team.folder, 'ci', ...empty);
  expect(clean.ok, clean.output).toBe(true);
  expect([kitDescription(), team.read('package-lock.json')]).toEqual([undefined, before]);

  const updated = await team.hub('update');
  expect(updated.ok, updated.output).toBe(true);
  expect(kitDescription()).toBe('after the update');
  const { address, integrity } = locked('hub-kit');
  expect({ address, integrity }).toEqual({
    address: club.url + announced['hub-kit']!.address!,
    integrity: announced['hub-kit']!.integrity,
  });
  const served = Buffer.from(await (await fetch(address)).arrayBuffer());
  expect(`sha512-${createHash('sha512').update(served).digest('base64')}`).toBe(integrity);
});

test('its types follow the schema of the club, and a check stores nothing', async () => {
  const types = await team.hub('types');
  expect(types.ok, types.output).toBe(true);
  const schema = await new ClubClient({ url: club.url, token }).schema();
  expect(team.read('club/schema.graphql')).toBe(schema);

  const checked = await team.hub('check');
  expect(checked.output).toMatch(/mf-lockers 0\.1\.0-\w+ can be released to /);
  expect(checked.ok).toBe(true);
  expect((await team.hub('list')).output).toContain('mf-lockers has no releases.');
});

test('its tests pass against a club for tests, and do not run against production', async () => {
  const production = await team.hub('test');
  expect(production.ok).toBe(false);
  expect(production.output).toContain(`${club.url} is the environment "production"`);
  expect(production.output).not.toContain('vitest');
  const { hub, ...settings } = JSON.parse(team.read('package.json')) as Record<string, unknown>;
  expect(hub).toEqual({ clubs: { production: club.url } });
  team.write('package.json', JSON.stringify({ ...settings, hub: { clubs: { test: club.url } } }));
  const { ok, output } = await team.hub('test');
  expect(ok, output).toBe(true);
  expect(output).toMatch(/Tests +3 passed/);
});

test('a stored version opens by a preview link for users who may view hubs, and for nobody else', async () => {
  const stored = await team.hub('release', '--no-activate');
  expect(stored.output).toContain(`mf-lockers ${bundle().version} is checked and stored at ${club.url}.`);
  const listed = await openPage(`${club.url}/lockers/sessions`, {
    token: await tokenOf(club, 'admin'),
  });
  await listed.waitForURL(`${club.url}/`);

  const { output } = await team.hub('preview', bundle().version);
  const link = /http\S+/.exec(output)?.[0];
  expect(link, output).toBeDefined();
  const page = await openPage(link!, { token: await tokenOf(club, 'admin') });
  await page.getByRole('button', { name: 'Lockers', exact: true }).click();
  await page.getByRole('link', { name: 'Sessions', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Sessions', exact: true }).waitFor();
});

test('a release with another content of a dependency replaces the one before in an open page', async () => {
  const shows = (title: string) => {
    team.write(
      'node_modules/boxes/package.json',
      '{ "name": "boxes", "type": "module", "exports": "./index.js" }',
    );
    team.write('node_modules/boxes/index.js', `export const title = '${title}';`);
  };
  team.write(
    SCREEN,
    `import { title } from 'boxes';\n${team.read(SCREEN).replace(/title: 'Sessions'/, 'title')}`,
  );
  team.write('src/boxes.d.ts', "declare module 'boxes' {\n  export const title: string;\n}\n");
  shows('Small Boxes');
  const released = await team.hub('release');
  expect(released.output).toContain('is served from now on. Back: npx hub rollback');
  const first = bundle();
  expect(first.packages).toEqual([
    locked('hub-kit').address.split('/').at(-1),
    expect.stringMatching(/^hub-build-/),
  ]);
  const page = await openPage(`${club.url}/lockers/sessions`, {
    token: await tokenOf(club, 'admin'),
  });
  await page.getByRole('heading', { level: 1, name: 'Small Boxes' }).waitFor();
  await page.evaluate('globalThis.opened = true');

  shows('Large Boxes');
  expect((await team.hub('release')).ok).toBe(true);
  const second = bundle();
  expect(second.name).not.toBe(first.name);
  expect(second.version).not.toBe(first.version);
  await page.getByRole('heading', { level: 1, name: 'Large Boxes' }).waitFor();
  await expect.poll(() => page.evaluate('globalThis.opened')).toBe(true);

  const { output } = await team.hub('rollback');
  expect(output).toContain(`mf-lockers ${first.version} is served from now on.`);
  expect((await team.hub('list')).output).toContain(`* ${first.version}`);
});

test('reads the failures of its hub in browsers', async () => {
  expect((await team.hub('failures')).output).toContain(`No browser has reported a failure of ${REMOTE}.`);
  const { version } = bundle();
  const body = JSON.stringify({ remote: REMOTE, version, entry: 'x', reason: 'It is broken' });
  const authorization = `Bearer ${await tokenOf(club, 'reception')}`;
  const headers = { 'content-type': 'application/json', authorization };
  expect((await fetch(`${club.url}/hubs/failures`, { method: 'POST', headers, body })).status).toBe(204);
  club.errors.splice(0);
  expect((await team.hub('failures')).output).toMatch(
    new RegExp(`^${version}  \\d{4}-\\S+Z  1 ×  It is broken$`, 'm'),
  );
});

const rename = (path: string) => (changed: Bundle) => {
  Object.values(changed.hubs[0]!.manifest.screens)[0]!['path'] = path;
};

describe('the server rejects', () => {
  const mistakes: [
    what: string,
    change: (changed: Bundle) => Record<string, string> | void,
    message: RegExp,
  ][] = [
    [
      'an icon that does not exist',
      changed => {
        changed.hubs[0]!.manifest.icon = 'locker';
      },
      /icon "locker", which hub-kit does not have/,
    ],
    [
      'the path of another hub in other letters',
      rename('/Equipment'),
      /mf-facilities has a screen at \/equipment already/,
    ],
    ...['/', '/profile', '/login', '/explorer', '/*', '/:anything', '/members/:id'].map(
      (path): [string, (changed: Bundle) => void, RegExp] => [
        `the path ${path}`,
        rename(path),
        /The path ".*" of its screen|has a screen at|begins like/,
      ],
    ),
    [
      'a style sheet for the whole page',
      () => ({ 'style.css': 'h1 { color: red !important }' }),
      /style\.css: /,
    ],
    [
      'a hub that weighs too much',
      () => ({ 'large.js': Array.from({ length: 400_000 }, () => Math.random().toString(36)[2]).join('') }),
      /Its files have \d+ kB with gzip; 250 kB are allowed/,
    ],
    [
      'a document that its API does not accept',
      changed => void changed.operations.push('query Lost { lockers { items { id } } }'),
      /Lost: Cannot query field "lockers" on type "Query"/,
    ],
    [
      'a reminder that its API does not accept',
      changed => {
        Object.values(changed.hubs[0]!.manifest.screens)[0]!['due'] = {
          field: 'until',
          days: 3,
          soon: 'Ends',
          over: 'Ended',
          aggregate: 'lockersAggregate',
          lines: { soon: ['locker', 'lockers'], over: ['locker', 'lockers'] },
        };
      },
      /Cannot query field "lockersAggregate" on type "Query"/,
    ],
  ];

  test.each(mistakes)('%s', async (_what, change, message) => {
    const client = new ClubClient({ url: club.url, token });
    await expect(client.store(forge(build(), join(team.home, 'forged'), change))).rejects.toThrow(message);
  });

  test('a hub of another team, a changed file and a request without a token', async () => {
    const client = new ClubClient({ url: club.url, token });
    const other = forge(
      build(),
      join(team.home, 'forged'),
      changed => void Object.assign(changed, { remote: 'mf-other' }),
    );
    await expect(client.store(other)).rejects.toThrow(/Ask an administrator of the club/);
    const changed = forge(build(), join(team.home, 'forged'), ({ files }) => {
      files['remote-entry.js'] = `sha384-${'A'.repeat(64)}`;
    });
    await expect(client.store(changed)).rejects.toThrow(/remote-entry\.js/);
    await expect(new ClubClient({ url: club.url, token: undefined }).list()).rejects.toThrow(
      /There is no token\. Create one on /,
    );
  });
});

test('a document that is put together at run time and a wrong type end a release before it is sent', async () => {
  const hubFile = 'src/lockers.hub.tsx';
  const before = team.read(hubFile);
  const name = '${name}';
  team.write(
    hubFile,
    `import { graphql as gql } from '@gym/hub-kit/graphql';\nexport const find = (name: string) => gql(\`{ ${name} }\` as '{ __typename }');\n${before}`,
  );
  const composed = await team.hub('check');
  expect(composed.ok).toBe(false);
  expect(composed.output).toContain(`${hubFile}:2:43: A GraphQL document is one plain text`);

  team.write(hubFile, `${before}\nexport const wrong: number = 'text';\n`);
  const mistyped = await team.hub('release');
  expect(mistyped.ok).toBe(false);
  expect(mistyped.output).toMatch(/src\/lockers\.hub\.tsx[^]*The types are wrong; the messages are above\./);
  team.write(hubFile, before);
});

test('an administrator removes the hub', async () => {
  await new ClubClient({ url: club.url, token: await tokenOf(club, 'admin') }).remove(REMOTE);
  const { hubs } = (await (await fetch(`${club.url}/hubs.json`)).json()) as { hubs: { remote: string }[] };
  expect(hubs.map(({ remote }) => remote)).not.toContain(REMOTE);
});
