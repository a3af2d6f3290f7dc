import { createHash } from 'node:crypto';
import fs, { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { openGateway } from '../main.ts';

/** Builds of a checkout: `shell-app` and `mf-members`. */
let builds: string;
let app: TestApp;

const log = { info() {}, error() {} };
const integrityOf = (content: string) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

function write(folder: string, files: Record<string, string>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
}

/** As rspack cleans its output. */
function buildShell(hash: string): void {
  rmSync(join(builds, 'shell-app'), { recursive: true, force: true });
  write(join(builds, 'shell-app'), {
    'index.html': `<script src="/main.${hash}.js"></script>`,
    'shell.json': '{}',
    [`main.${hash}.js`]: `// main of ${hash}`,
    [`chunks/form.${hash}.js`]: `// form of ${hash}`,
    [`main.${hash}.js.map`]: '{}',
  });
}

const hubFiles = (remote: string, version: string) => {
  const files = { 'remote-entry.js': `// entry of ${version}`, 'chunk.1.js': `// chunk of ${version}` };
  const bundle = {
    remote,
    version,
    name: `x_${version.replace(/\W/g, '_')}`,
    entry: 'remote-entry.js',
    files: Object.fromEntries(Object.entries(files).map(([path, text]) => [path, integrityOf(text)])),
    shared: {},
    operations: [],
    hubs: [],
  };
  return { ...files, 'hub.json': JSON.stringify(bundle) };
};

function buildHub(version: string): void {
  rmSync(join(builds, 'mf-members'), { recursive: true, force: true });
  write(join(builds, 'mf-members'), hubFiles('mf-members', version));
}

const buildFolder = (name: string) => join(builds, name);

beforeAll(async () => {
  builds = mkdtempSync(join(tmpdir(), 'gym-builds-'));
  buildShell('aaaaaaaa');
  buildHub('0.1.0-aaa');
  app = await startTestApp({ buildFolder, keepsBuilds: true });
});
afterAll(async () => {
  await app?.stop();
  rmSync(builds, { recursive: true, force: true });
});

const textAt = async (url: string) => {
  const response = await fetch(url);
  return response.ok ? response.text() : response.status;
};

const stored = async (): Promise<string[]> => {
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ build: string }>(
    // Without the packages for teams of hubs, which this checkout may have built.
    `select remote || ' ' || source as build from hub_build where remote in ('shell-app', 'mf-members') order by id`,
  );
  await client.end();
  return rows.map(({ build }) => build);
};

test('files of earlier builds are found after new builds, in other processes too', async () => {
  await expect.poll(stored).toEqual(expect.arrayContaining(['shell-app checkout', 'mf-members checkout']));
  buildShell('bbbbbbbb');
  buildHub('0.1.0-bbb');
  await fetch(app.url);
  expect(await textAt(`${app.url}/hubs.json`)).toContain('"revision"');
  await expect.poll(async () => (await stored()).length).toBe(4);

  const other = await openGateway({
    host: '127.0.0.1',
    port: 0,
    api: { databaseUrl: app.databaseUrl, production: false },
    buildFolder,
    log,
  });
  onTestFinished(other.close);
  for (const url of [app.url, other.url]) {
    expect(await textAt(`${url}/main.aaaaaaaa.js`)).toBe('// main of aaaaaaaa');
    expect(await textAt(`${url}/chunks/form.aaaaaaaa.js`)).toBe('// form of aaaaaaaa');
    expect(await textAt(`${url}/main.bbbbbbbb.js`)).toBe('// main of bbbbbbbb');
    expect(await textAt(`${url}/main.cccccccc.js`)).toBe(404);
    expect(await textAt(`${url}/main.aaaaaaaa.js.map`)).toBe(404);
    expect([403, 404]).toContain(await textAt(`${url}/chunks/..%2f..%2fmain.aaaaaaaa.js`));
    expect(await textAt(`${url}/hubs/mf-members/0.1.0-aaa/chunk.1.js`)).toBe('// chunk of 0.1.0-aaa');
    expect(await textAt(`${url}/hubs/mf-members/0.1.0-bbb/chunk.1.js`)).toBe('// chunk of 0.1.0-bbb');
  }
});

test('a file that a new build removes while it is requested is missing, and no browser stores that', async () => {
  // Between finding a file and opening it are microseconds.
  const open = fs.createReadStream;
  const opened = vi.spyOn(fs, 'createReadStream').mockImplementationOnce(() => open(join(builds, 'removed')));
  onTestFinished(() => opened.mockRestore());
  const response = await fetch(`${app.url}/main.bbbbbbbb.js`);
  expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
  const missing = await fetch(`${app.url}/main.cccccccc.js`);
  expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-store']);
  expect(await textAt(`${app.url}/main.bbbbbbbb.js`)).toBe('// main of bbbbbbbb');
});
