import { appendFileSync, cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ClubClient } from '@gym/hub-build/client';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type CheckoutCopy, copyCheckout } from '../testing/checkout-copy.ts';
import { readBundle } from '../src/hubs/bundle.ts';
import { type TestApp, startTestApp, tokenOf } from '../testing/test-app.ts';
import { Command } from '../testing/command.ts';

// It builds a hub.
vi.setConfig({ testTimeout: 120_000 });

let copy: CheckoutCopy;
let app: TestApp;
let token: string;
/** Takes the steps that a command has taken in a test before. */
let client: ClubClient;
beforeAll(async () => {
  copy = copyCheckout();
  app = await startTestApp();
  token = await tokenOf(app, 'admin');
  client = new ClubClient({ url: app.url, token });
});
afterAll(async () => {
  await app?.stop();
  copy?.remove();
});

const run = (args: string[], access: NodeJS.ProcessEnv = { CLUB_TOKEN: token }) =>
  new Command('hub.ts', { args, folder: copy.folder, env: { CLUB_URL: app.url, ...access } });

async function outputOf(command: Command): Promise<string> {
  const code = await command.exitCode();
  expect(code, command.output).toBe(0);
  return command.output;
}

const hub = (...args: string[]) => outputOf(run(args));

async function rejection(...args: string[]): Promise<string> {
  const command = run(args);
  expect(await command.exitCode()).toBe(1);
  return command.output.trim();
}

interface Listed {
  remote: string;
  version: string;
  source: string;
  entry: string;
  integrity: string;
}

async function served(remote: string): Promise<Listed | undefined> {
  const response = await fetch(`${app.url}/hubs.json`);
  expect(response.headers.get('cache-control')).toBe('private, no-cache');
  const { hubs } = (await response.json()) as { hubs: Listed[] };
  return hubs.find(listed => listed.remote === remote);
}

test('hubs are released, listed and rolled back on a running server', async () => {
  const built = await served('mf-fitness');
  expect(built).toMatchObject({ source: 'built' });

  // With a token that the command makes in the database.
  const releasing = run(['release', 'mf-fitness'], { DATABASE_URL: app.databaseUrl });
  expect(await outputOf(releasing)).toContain('is served from now on');
  const first = await served('mf-fitness');
  expect(first).toMatchObject({ source: 'released', integrity: expect.stringMatching(/^sha384-/) });
  expect(await hub('release', 'mf-fitness')).toContain('is served already');

  appendFileSync(
    join(copy.folder, 'mf-fitness/src/fitness-training.hub.tsx'),
    "document.documentElement.dataset.release = 'second';\n",
  );
  expect(await hub('release', 'mf-fitness')).toMatch(/built +mf-fitness[^]*is served from now on/);
  const second = await served('mf-fitness');
  expect(second?.version).not.toBe(first?.version);
  for (const { entry } of [first!, second!]) {
    const file = await fetch(app.url + entry);
    expect(file.status).toBe(200);
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(file.headers.get('access-control-allow-origin')).toBe('*');
  }
  expect(await hub('list')).toMatch(new RegExp(`mf-fitness\n[^*]*\\* ${second?.version}\n`));

  const rolledBack = await hub('rollback', 'mf-fitness');
  expect(rolledBack).toContain(`mf-fitness ${first?.version} is served`);
  // Within seconds, since nothing is built for it.
  expect(rolledBack).not.toMatch(/built|passed/);
  expect(await served('mf-fitness')).toEqual(first);
  expect(await hub('rollback', 'mf-fitness', second!.version)).toContain(second?.version);
  expect(await served('mf-fitness')).toEqual(second);
  await client.rollBack('mf-fitness');
  expect(await hub('rollback', 'mf-fitness')).toContain('mf-fitness as it is built here is served');
  expect(await served('mf-fitness')).toEqual(built);
  expect(await rejection('rollback', 'mf-fitness')).toBe(
    'mf-fitness is served as it is built here; there is nothing to go back to',
  );
  await client.rollBack('mf-fitness', first!.version);
  expect(await served('mf-fitness')).toEqual(first);

  expect(await rejection('remove', 'mf-fitness', first!.version)).toContain(
    'Roll back first, then delete it.',
  );
  expect(await hub('remove', 'mf-fitness', second!.version)).toBe(
    `mf-fitness ${second!.version} is deleted.\n`,
  );
  const [listed] = await client.list('mf-fitness');
  expect(listed!.releases.map(({ version }) => version)).toEqual([first!.version]);

  const history = (await hub('history')).trim().split('\n');
  expect(history.map(line => line.split(/\s+/)[1])).toEqual([
    'release',
    'release',
    'rollback',
    'rollback',
    'rollback',
    'rollback',
    'rollback',
    'delete',
  ]);
  expect(history[0]).toMatch(/^\d{4}-\S+Z +release +mf-fitness \S+ +\S+@\S+$/);
});

test('a hub that would break is not released, and check-all names the hubs that a change of the API would break', async () => {
  const before = await served('mf-facilities');
  const dist = join(copy.folder, 'mf-facilities/dist');
  const kept = join(copy.folder, 'kept');
  cpSync(dist, kept, { recursive: true });
  const file = join(copy.folder, 'mf-facilities/src/parking-passes/pass-expiry.ts');
  const text = readFileSync(file, 'utf8');
  // The dashboard counts by it.
  writeFileSync(file, text.replace('among: { status:', 'among: { nothing:'));
  expect(await rejection('release', 'mf-facilities')).toMatch(
    /mf-facilities \S+ would not work in this club\n {2}- Reminders: Field "nothing" is not defined by type "ParkingPassFilter"\.$/m,
  );
  expect(await served('mf-facilities')).toEqual(before);

  const schemaFile = join(copy.folder, 'graphql-api/schema.graphql');
  const changed = join(copy.folder, 'changed.graphql');
  const schema = readFileSync(schemaFile, 'utf8');
  writeFileSync(changed, schema.replace(/^ {2}specializations: /m, '  specialities: '));
  writeFileSync(file, text);
  rmSync(dist, { recursive: true });
  renameSync(kept, dist);
  await hub('release', 'mf-facilities');
  await client.rollBack('mf-facilities');
  expect(await hub('check-all')).not.toContain('would break');
  expect(await rejection('check-all', changed)).toMatch(
    /mf-fitness \S+ would break\n {2}- \w+: .*specializations/,
  );
});

test('a document that the API rejects ends the build, at its line and column', async () => {
  const file = join(copy.folder, 'mf-fitness/src/trainers/trainer-page.graphql.ts');
  const text = readFileSync(file, 'utf8');
  const lines = text.split('\n').length;
  writeFileSync(file, `${text}export const odd = graphql(\`query Odd { nothing }\`);\n`);
  expect(await rejection('release', 'mf-fitness')).toMatch(
    new RegExp(`src/trainers/trainer-page\\.graphql\\.ts:${lines}:41: Cannot query field "nothing"`),
  );
  writeFileSync(file, text);
});

test('what is no hub, and a build that was changed, are not released', async () => {
  expect(await rejection('release', 'mf-nothing')).toMatch(
    /^There is no hub mf-nothing here\. The hubs are mf-/,
  );
  const dist = join(copy.folder, 'mf-accounts/dist');
  appendFileSync(join(dist, 'remote-entry.js'), '// changed');
  const form = new FormData();
  const { files } = await readBundle(dist);
  for (const path of ['hub.json', ...Object.keys(files)])
    form.append('file', new Blob([readFileSync(join(dist, path))]), path);
  const response = await fetch(`${app.url}/hubs/releases`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await tokenOf(app, 'admin')}` },
    body: form,
  });
  expect([response.status, await response.json()]).toMatchObject([
    400,
    { error: 'remote-entry.js is not as it was built; build the hub again' },
  ]);
  expect(await served('mf-accounts')).toMatchObject({ source: 'built' });
});

test('nothing but the files of releases is served from the store', async () => {
  for (const path of ['mf-fitness/0.0.1/remote-entry.js', 'mf-fitness/..%2f/hub.json', '..%2f..%2f/x/y'])
    expect((await fetch(`${app.url}/hubs/${path}`)).status).toBe(404);
});

test('a command of the program of hub teams runs in the folder of the hub, on the same club', async () => {
  expect(await hub('list', 'mf-fitness')).toMatch(/^[* ] \S+ {2}\S+ {2}\d+ kB/m);
  expect(await rejection('unpublish', 'mf-fitness')).toContain('There is no command "unpublish".');
});
