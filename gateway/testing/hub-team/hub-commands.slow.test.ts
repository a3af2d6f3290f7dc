import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { oneScreenHub } from '../../../shell-app/src/hubs/one-screen-hub.fixture.ts';
import { checkout } from '../../launch/data-dir.ts';
import { startTestApp, type TestApp, tokenOf } from '../test-app.ts';
import { Team } from './team.ts';

// Each test continues where the one before ended; some build the hub.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 });

const REMOTE = 'mf-boxes';
const COMMIT = 'c0ffee1234567';

let club: TestApp;
let team: Team;
beforeAll(async () => {
  club = await startTestApp();
  team = new Team(REMOTE, {
    CLUB_URL: undefined,
    CLUB_TOKEN: 'of another club',
    CLUB_TOKEN_TEST: await tokenOf(club, 'admin'),
    GITHUB_SHA: COMMIT,
    GITHUB_SERVER_URL: 'https://git.example',
    GITHUB_REPOSITORY: 'team/boxes',
    GITHUB_RUN_ID: '7',
  });
  writePackage({ test: club.url, production: 'http://127.0.0.1:9' });
  const options = { jsx: 'react-jsx', module: 'esnext', moduleResolution: 'bundler', skipLibCheck: true };
  team.write(
    'tsconfig.json',
    JSON.stringify({ compilerOptions: { ...options, allowImportingTsExtensions: true }, include: ['src'] }),
  );
  writeScreen('Boxes');
  symlinkSync(join(checkout, 'mf-fitness/node_modules'), join(team.folder, 'node_modules'));
});
afterAll(async () => {
  await club?.stop();
  team?.remove();
});

function writePackage(clubs: Record<string, string>): void {
  team.write(
    'package.json',
    JSON.stringify({ name: REMOTE, version: '0.1.0', type: 'module', hub: { clubs } }),
  );
}

function writeScreen(heading: string): void {
  const screen = `import { t } from '@gym/hub-kit/format';
export default function Screen() { return <h1>{t('${heading}')}</h1>; }
`;
  const files = oneScreenHub({ id: 'boxes', title: 'Boxes', path: '/boxes', screen });
  for (const [file, content] of Object.entries(files)) team.write(file, content);
}

/** The output of a command for the environment `test`, which must succeed. */
async function hub(...args: string[]): Promise<string> {
  const { ok, output } = await team.hub(...args, '--club', 'test');
  expect(ok, output).toBe(true);
  return output;
}

/** The message of a command that must fail. */
async function rejection(...args: string[]): Promise<string> {
  const { ok, output } = await team.hub(...args);
  expect(ok, output).toBe(false);
  return output.trim();
}

interface Listed {
  remote: string;
  version: string;
  source: string;
  configuration: object;
}

/** The hub as the club lists it to a user. */
async function servedTo(username: string, query = ''): Promise<Listed | undefined> {
  const headers = { authorization: `Bearer ${await tokenOf(club, username)}` };
  const response = await fetch(`${club.url}/hubs.json${query}`, { headers });
  const { hubs } = (await response.json()) as { hubs: Listed[] };
  return hubs.find(({ remote }) => remote === REMOTE);
}

const versionIn = (output: string) => /mf-boxes (0\.1\.0-\w+) is checked and stored/.exec(output)?.[1];

test('texts are collected, and translations stay', async () => {
  team.write('messages/de.json', '{ "Boxes": "Kisten", "Gone": "Fort" }');
  await hub('texts');
  expect(JSON.parse(team.read('messages/en.json'))).toMatchObject({ Boxes: 'Boxes' });
  expect(JSON.parse(team.read('messages/de.json'))).toEqual({ Boxes: 'Kisten' });
});

test('an environment has its address and its token', async () => {
  expect(await hub('list')).toContain('mf-boxes has no releases.');
  expect(await rejection('list')).toBe('Which club? Give --club test or --club production, or set CLUB_URL.');
  expect(await rejection('list', '--club', 'staging')).toContain('It has: test, production.');
  expect(await rejection('list', '--club', 'production')).toContain('http://127.0.0.1:9 cannot be reached');
  // The token of no environment.
  expect(await rejection('list', '--club', club.url)).toContain('The token has expired, was revoked');
});

describe('a release', () => {
  let first: string | undefined;
  let second: string | undefined;

  test('names its commit and its run', async () => {
    first = versionIn(await hub('release'));
    expect((await servedTo('trainer'))?.version).toBe(first);
    expect(await hub('list')).toContain(`c0ffee12 https://git.example/team/boxes/actions/runs/7`);
  });

  test('is served to roles', async () => {
    writeScreen('Large Boxes');
    const output = await hub('release', '--roles', 'Trainer, Reception');
    second = versionIn(output);
    expect(second).not.toBe(first);
    expect(output).toContain(`${second} is served to users with the role Trainer or Reception from now on.`);
    const served = await Promise.all(['trainer', 'reception', 'accounts'].map(name => servedTo(name)));
    expect(served.map(listed => listed?.version)).toEqual([second, second, first]);
    expect(await hub('list')).toContain('% is served to users with the role Trainer or Reception.');
    expect(await rejection('activate', second!, '--roles', 'Trainr', '--club', 'test')).toContain(
      'There is no role Trainr. Roles are ',
    );
  });

  test('is served to a share of the users', async () => {
    for (const percent of ['0', '100', '2.5', 'half'])
      expect(await rejection('release', '--percent', percent, '--club', 'test')).toBe(
        `--percent is "${percent}"; it must be a number from 1 to 99.`,
      );
    expect(await hub('release', '--percent', '99')).toContain(`${second} is served to 99 % of the users`);
    const response = await fetch(`${club.url}/hubs/releases?remote=${REMOTE}`, {
      headers: { authorization: `Bearer ${await tokenOf(club, 'admin')}` },
    });
    const { hubs } = (await response.json()) as { hubs: { active: string; canary: object }[] };
    expect(hubs[0]).toMatchObject({
      active: first,
      canary: { version: second, audience: { percent: 99 } },
    });
    expect(await hub('rollback')).toContain(`mf-boxes ${first} is served from now on.`);
    expect((await servedTo('trainer'))?.version).toBe(first);
  });

  test('has the values of a file', async () => {
    team.write('values.json', '{ "graceDays": 14, "title": "Boxes" }');
    await hub('config', 'values.json');
    expect((await servedTo('trainer'))?.configuration).toEqual({ graceDays: 14, title: 'Boxes' });
    team.write('values.json', '["graceDays"]');
    expect(await rejection('config', 'values.json', '--club', 'test')).toContain('must contain an object');
    team.write('values.json', '{ "graceDays": null }');
    expect(await rejection('config', 'values.json', '--club', 'test')).toContain(
      'graceDays must be a text, a number or a boolean',
    );
    expect(await rejection('config', 'none.json', '--club', 'test')).toContain('none.json cannot be read');
    expect((await servedTo('trainer'))?.configuration).toEqual({ graceDays: 14, title: 'Boxes' });
  });

  test('that is not served opens for reviewers', async () => {
    const output = await hub('preview', second!, '--reviewers');
    expect(output).toContain('as any user of the club');
    const { search } = new URL(/http\S+$/m.exec(output)![0]);
    expect(await servedTo('trainer', search)).toMatchObject({ version: second, source: 'preview' });
  });
});

test('tests do not run against production, however it is named', async () => {
  const address = new URL(club.url);
  writePackage({ production: `${club.url}/` });
  for (const args of [
    [],
    ['--club', 'production'],
    ['--club', club.url],
    ['--club', `https://${address.host}`],
  ])
    expect(await rejection('test', ...args), args.join(' ')).toMatch(
      /^Tests create and change records, and \S+ is the environment "production"\. Give --club /,
    );
});
