import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { apiAway } from '../../testing/api-away.ts';
import { startTestApp, useTestApp } from '../../testing/test-app.ts';
import { createApp } from '../app.ts';

interface Package {
  version: string;
  address: string;
  integrity: string;
}

const app = useTestApp();

const listAt = async (url: string) =>
  (await (await fetch(`${url}/packages.json`)).json()) as Record<string, Package>;
const statusOf = async (url: string) => (await fetch(url)).status;

const NAMES = ['hub-kit', 'hub-build', 'create-hub'];

test.each(NAMES)('anybody installs %s from an address that never gets another content', async name => {
  const { version, address, integrity } = (await listAt(app.url))[name]!;
  const response = await fetch(app.url + address);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/octet-stream');
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');

  const packed = Buffer.from(await response.arrayBuffer());
  const hash = createHash('sha256').update(packed).digest('hex').slice(0, 16);
  expect(address).toBe(`/packages/${name}-${version}-${hash}.tgz`);
  expect(integrity).toBe(`sha512-${createHash('sha512').update(packed).digest('base64')}`);
  const files = execFileSync('tar', ['-tzf', '-'], { input: packed, encoding: 'utf8' }).trim().split('\n');
  expect(files).toContain('package/package.json');
  expect(
    files.every(
      file =>
        file.startsWith('package/') && !/\.test\.|\.env|node_modules/.test(file.replace('.test.ts.txt', '')),
    ),
  ).toBe(true);
  const manifest = execFileSync('tar', ['-xzOf', '-', 'package/package.json'], {
    input: packed,
    encoding: 'utf8',
  });
  expect(JSON.parse(manifest)).toMatchObject({ name: `@gym/${name}`, version, type: 'module' });
  expect(manifest).not.toMatch(/workspace:|catalog:/);

  const short = await fetch(`${app.url}/${name}.tgz`, { redirect: 'manual' });
  expect([short.status, short.headers.get('location'), short.headers.get('cache-control')]).toEqual([
    302,
    address,
    'no-cache',
  ]);
});

test('the list of the packages and what is next to them is not served as a package', async () => {
  for (const file of ['packages.json', '.built-from', 'hub-kit-1.0.0-00000000.tgz', '..%2fpackage.json'])
    expect(await statusOf(`${app.url}/packages/${file}`), file).toBe(404);
});

test('until they are built, the packages and the page are unavailable, and the page asks again', async () => {
  const empty = mkdtempSync(join(tmpdir(), 'gym-packages-'));
  onTestFinished(() => rmSync(empty, { recursive: true }));
  const started = await createApp({
    api: apiAway,
    shellFolder: empty,
    packagesFolder: empty,
    hubs: { builds: new Map() },
    log: { info() {}, error() {} },
  });
  onTestFinished(async () => void (await started.close()));
  const list = await started.inject('/packages.json');
  expect([list.statusCode, list.headers['retry-after']]).toEqual([503, '10']);
  expect(list.json()).toMatchObject({
    message: expect.stringMatching(/^packages\.json is not packed yet\. /),
  });
  const page = await started.inject('/');
  expect([page.statusCode, page.headers['refresh']]).toEqual([503, '3']);
  expect(page.body).toMatch(/^The app is not built yet\. /);

  pack(empty, '2.0.0');
  expect((await started.inject('/packages.json')).json()).toMatchObject({ 'hub-kit': { version: '2.0.0' } });
});

/** The packages of a version of the club. */
function pack(folder: string, version: string): void {
  rmSync(folder, { recursive: true, force: true });
  execFileSync('mkdir', [folder]);
  const entries = NAMES.map(name => {
    const file = `${name}-${version}-${createHash('sha256').update(version).digest('hex').slice(0, 16)}.tgz`;
    writeFileSync(join(folder, file), `${name} ${version}`);
    return [name, { version, file, integrity: 'sha512-0' }];
  });
  writeFileSync(join(folder, 'packages.json'), JSON.stringify(Object.fromEntries(entries)));
}

test('packages stay after updates of the club: for 30 days, and while a stored release was built with them', async () => {
  const temporary = mkdtempSync(join(tmpdir(), 'gym-packages-'));
  onTestFinished(() => rmSync(temporary, { recursive: true }));
  const folder = join(temporary, 'dist');
  pack(folder, '2.0.0');
  const club = await startTestApp({ packagesFolder: folder, keepsBuilds: true });
  onTestFinished(() => club.stop());
  const database = new pg.Client({ connectionString: club.databaseUrl });
  await database.connect();
  onTestFinished(() => database.end());
  const stored = async () => {
    const { rows } = await database.query<{ file: string }>(
      `select jsonb_object_keys(files) as file from hub_build where remote = 'hub-packages'`,
    );
    return rows.map(({ file }) => file);
  };
  const addresses: string[] = [];
  const update = async (version: string) => {
    pack(folder, version);
    const { address } = (await listAt(club.url))['hub-kit']!;
    addresses.push(address);
    await expect.poll(stored).toContain(address.replace('/packages/', ''));
  };
  await update('2.0.0');
  await update('2.1.0');
  await update('2.2.0');
  const [first = '', second = '', third = ''] = addresses;

  expect(await (await fetch(club.url + first)).text()).toBe('hub-kit 2.0.0');
  expect(await (await fetch(club.url + second)).text()).toBe('hub-kit 2.1.0');
  expect(await (await fetch(club.url + third)).text()).toBe('hub-kit 2.2.0');

  await database.query(
    `insert into hub_build (remote, version, source, bundle, files, size, stored_by, stored_at)
     values ('mf-lockers', '1.0.0', 'release', $1, '{}', 0, 'ann@desk', now())`,
    [JSON.stringify({ remote: 'mf-lockers', version: '1.0.0', packages: [first.replace('/packages/', '')] })],
  );
  await database.query(
    `update hub_build set served_at = now() - interval '31 days' where remote = 'hub-packages'`,
  );
  await update('2.3.0');
  const versions = (await stored())
    .filter(file => file.startsWith('hub-kit-'))
    .map(file => file.split('-')[2]);
  expect(versions.toSorted()).toEqual(['2.0.0', '2.3.0']);
});
