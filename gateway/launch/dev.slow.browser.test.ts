import { appendFileSync, globSync, readFileSync, readlinkSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openPage } from '@gym/hub-kit/testing';
import { type CheckoutCopy, copyCheckout } from '../testing/checkout-copy.ts';
import { tokenOf } from '../testing/test-app.ts';
import { Command } from '../testing/command.ts';
import { startTestDatabase, type TestDatabase } from '../testing/database.ts';
import { UncheckedReleases } from '../testing/releases.ts';
import { checkout } from './data-dir.ts';
import { freePort } from './embedded-database.ts';

// It builds, checks types and starts servers, each several times.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

let copy: CheckoutCopy;
let database: TestDatabase;
let dev: Command;
let url: string;
beforeAll(async () => {
  copy = copyCheckout();
  // The embedded one would start and stop with each restart, as start.slow.test.ts proves.
  database = await startTestDatabase();
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  dev = new Command('dev.ts', {
    args: ['fitness'],
    env: { PORT: String(port), DATABASE_URL: database.url },
    folder: copy.folder,
  });
  await dev.says(/is running/);
});
afterAll(async () => {
  await dev?.end();
  await database?.drop();
  copy?.remove();
});

/** How long a restart may take on a busy machine. */
const RESTART = { timeout: 60_000 };

const hubFile = 'mf-fitness/src/fitness-training.hub.tsx';
const serverFile = 'gateway/src/health.ts';
const apiFile = 'graphql-api/src/resources/trainers/trainer.ts';

/** Changes a file and waits for what is said about that. */
async function change(file: string, edit: (text: string) => string, expected: RegExp): Promise<void> {
  const path = join(copy.folder, file);
  const since = dev.output.length;
  writeFileSync(path, edit(readFileSync(path, 'utf8')));
  await dev.says(expected, since);
}

test('a hub that changes is shown by the open page, beside others as they are built for everyone', async () => {
  const page = await openPage(`${url}/trainers`, {
    token: await tokenOf({ url }, 'admin'),
    expected: [/DevTools for a better development experience/],
  });
  await page.getByRole('navigation').waitFor();
  appendFileSync(join(copy.folder, hubFile), "document.documentElement.dataset.shown = 'first';\n");
  await page.locator('html[data-shown=first]').waitFor({ state: 'attached' });

  await change(hubFile, text => `${text}const (;\n`, /FAILED +mf-fitness[^]*fitness-training\.hub\.tsx/);
  await page.reload();
  await page.locator('html[data-shown=first]').waitFor({ state: 'attached' });

  await change(hubFile, text => text.replace('const (;', '').replace('first', 'second'), /built +mf-fitness/);
  await page.locator('html[data-shown=second]').waitFor({ state: 'attached' });
  await change(hubFile, text => `${text}export const wrong: string = 1;\n`, /TS2322/);

  await page.goto(`${url}/members`);
  await page.getByRole('heading', { name: 'Members Management' }).waitFor();
});

test('a manifest is in the list of hubs after each change', async () => {
  for (const title of ['Training', 'Fitness'])
    await change(
      'mf-fitness/hub.manifest.ts',
      text => text.replace(/title: '(Fitness & )?Training'/, `title: '${title}'`),
      /built +mf-fitness/,
    );
  await expect.poll(async () => (await fetch(`${url}/hubs.json`)).text(), RESTART).toContain('"Fitness"');
});

test('it serves the checkout, although a hub is released', async () => {
  await new UncheckedReleases(database.url).release(join(checkout, 'mf-fitness/dist'));
  const { hubs } = (await (await fetch(`${url}/hubs.json`)).json()) as { hubs: { source: string }[] };
  expect(new Set(hubs.map(({ source }) => source))).toEqual(new Set(['built']));
});

test('after a syntax error, which it names, the server comes back with the next save, beside the check of its types', async () => {
  const health = async () => (await fetch(`${url}/health`)).json();
  await change(serverFile, text => `${text}const (;\n`, /health\.ts[^]*FAILED +server/);
  await change(
    serverFile,
    text => text.replace('const (;', 'export const wrong: string = 1;'),
    /FAILED +gateway[^]*TS2322/,
  );
  await expect.poll(health, RESTART).toEqual({ status: 'ok' });

  await change(
    serverFile,
    text => text.replace(/export const wrong.*/, '').replace("'ok'", "'fine'"),
    /started +server/,
  );
  await expect.poll(health, RESTART).toEqual({ status: 'fine' });
});

test('a column without its migration names the command that writes it', async () => {
  await change(
    apiFile,
    text => text.replace(/^}$/m, '  @Column.text({ max: 10 }) nickname?: string;\n}'),
    /^The migrations lack a change of the entities: run "npx -y pnpm@12 migration NAME", /m,
  );
});

test('a changed column is in the schema without a build of the API, and production builds stay as they are', async () => {
  const describe = async () => {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${await tokenOf({ url }, 'admin')}`,
      },
      body: JSON.stringify({ query: '{ __type(name: "Trainer") { description } }' }),
    });
    return response.text();
  };
  const builds = ['graphql-api/dist/index.js', 'mf-fitness/dist/hub.json'].map(file =>
    join(copy.folder, file),
  );
  const before = builds.map(file => statSync(file).mtimeMs);
  await change(
    apiFile,
    text =>
      text
        .replace(/.*nickname.*\n/, '')
        .replace(/@ObjectType\(.*/, "@ObjectType({ description: 'Changed in development' })"),
    /started +server/,
  );
  await expect.poll(describe, RESTART).toContain('Changed in development');
  expect(builds.map(file => statSync(file).mtimeMs)).toEqual(before);
});

/** The command lines of the programs that run in the copy, on Linux. */
const programsOfCopy = () =>
  globSync('/proc/[0-9]*').flatMap(process => {
    try {
      const isOfCopy = readlinkSync(`${process}/cwd`).startsWith(copy.folder);
      return isOfCopy ? [readFileSync(`${process}/cmdline`, 'utf8').replaceAll('\0', ' ')] : [];
    } catch {
      return [];
    }
  });
const isTypeCheck = (program: string) => /\btsc -b /.test(program);

test.runIf(process.platform === 'linux')('it ends together with its server and its type check', async () => {
  await change(serverFile, text => `${text}export const later = 1;\n`, /started +server/);
  await expect.poll(() => programsOfCopy().some(isTypeCheck), { interval: 5 }).toBe(true);
  expect(await dev.end('SIGINT')).toBe(0);
  expect(programsOfCopy().filter(isTypeCheck)).toEqual([]);
  await expect(fetch(`${url}/health`)).rejects.toThrow('fetch failed');
  await expect.poll(programsOfCopy).toEqual([]);
});
