import { dialogOf, openPage, type Page, tokenOf, visit } from '@gym/hub-kit/testing';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readBundle } from '../../../gateway/src/hubs/bundle.ts';
import { UncheckedReleases } from '../../../gateway/testing/releases.ts';
import { takeReportedFailures } from '../../../gateway/testing/reported-failures.ts';
import { startTestApp, type TestApp } from '../../../gateway/testing/test-app.ts';
import { createHubSource, type HubSource } from '../../../gateway/testing/hub-build.ts';
import { startHubServer, type Fault, type HubServer } from '../../../gateway/testing/hub-server.ts';
import { checkout } from '../../../gateway/launch/data-dir.ts';

let app: TestApp;
let server: HubServer;
let releases: UncheckedReleases;
let source: HubSource;

beforeAll(async () => {
  source = createHubSource('mf-trouble');
  server = await startHubServer();
  app = await startTestApp({ hubsUrl: server.url });
  server.serveHubsOf(app.url);
  releases = new UncheckedReleases(app.databaseUrl);
  await release(join(checkout, 'mf-fitness/dist'));
});

afterEach(() => server.mend());

afterAll(async () => {
  await app?.stop();
  await server?.close();
  source?.remove();
});

const release = (build: string) => releases.release(build);

const reports = () => takeReportedFailures(app);

const open = async (path: string) =>
  openPage(app.url + path, { token: await tokenOf(app, 'admin'), expected: [/./] });

/** That the rest of the page works: another hub, served from the club itself. */
async function expectOthersWork(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Facilities' }).click();
  await page.getByRole('link', { name: 'Equipment' }).click();
  await page.getByRole('heading', { name: 'Equipment Management' }).waitFor();
}

const manifestOf = (paths: readonly string[]) => ({
  contract: 2,
  id: 'trouble',
  title: 'Trouble',
  icon: 'users',
  order: 90,
  screens: Object.fromEntries(
    paths.map(path => [
      path,
      { path: `/${path}`, title: path, icon: 'users', menu: 'members', requires: null },
    ]),
  ),
});

/** The files of a remote whose screens are modules given by their text. */
function hubFiles(screens: Record<string, string>, before = ''): Record<string, string> {
  const loaders = Object.keys(screens).map(path => `'${path}': () => import('./${path}.tsx')`);
  return {
    'src/trouble.hub.tsx': `${before}\nexport const hub = { screens: { ${loaders.join(', ')} } };\n`,
    ...Object.fromEntries(Object.entries(screens).map(([path, text]) => [`src/${path}.tsx`, text])),
  };
}

/** Builds and releases another version of `mf-trouble`, which it returns. */
async function build(files: Record<string, string>, paths: readonly string[]): Promise<string> {
  const text = `export const trouble = ${JSON.stringify(manifestOf(paths))};\n`;
  return release(await source.build({ 'hub.manifest.ts': text, ...files }));
}

const says = (text: string) => `export default function Screen() { return <h1>${text}</h1>; }`;

/** The reason is folded, and shows when it is opened. */
async function expectDetails(page: Page, text: string) {
  const details = page.getByText(text);
  await expect.poll(() => details.isVisible()).toBe(false);
  await page.getByText('Details for developers').click();
  await details.waitFor();
}

const entry = /remote-entry\.js$/;
const code = /fitness-training\.js$/;
const rejected = 'the browser rejected its code because it differs from the release';
const chunkRefused = 'a file did not load, or the browser rejected it because it differs from the release';

describe('a hub whose server', () => {
  it.each<[string, Fault, RegExp, string]>([
    ['was tampered with', 'tampered', entry, rejected],
    ['was tampered with behind the entry', 'tampered', code, chunkRefused],
  ])('%s leaves all others usable, and is requested again', async (_case, fault, files, reason) => {
    server.spoil(files, fault);
    const page = await open('/trainers');
    const { version } = await readBundle(join(checkout, 'mf-fitness/dist'));
    await page.getByText('Fitness & Training is not available').waitFor();
    await expectDetails(page, `Version ${version} failed: ${reason}.`);
    expect(await reports()).toMatchObject([{ remote: 'mf-fitness', version, reason }]);
    await expect.poll(() => page.evaluate('globalThis.tampered')).toBeUndefined();
    await expectOthersWork(page);

    await page.goBack();
    await page.getByText('Fitness & Training is not available').waitFor();
    await reports();
    server.mend();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: 'Trainers Management' }).waitFor();
  });

  it('is slow is waited for, while all others are used', async () => {
    const page = await open('/members');
    server.spoil(entry, 'held');
    // The file may hold up the end of loading as well.
    await page.goto(new URL('/trainers', page.url()).href, { waitUntil: 'commit' });
    await page.getByText(/Fitness & Training \S+ is slow to load/).waitFor();
    await expectOthersWork(page);
    server.mend();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Trainers Management' }).waitFor();
    expect(app.errors).toEqual([]);
  });
});

describe('a file of the shared kit', () => {
  const addTrainer = (page: Page) => page.getByRole('button', { name: 'Add Trainer' }).first().click();

  it('that is lost is requested again, at once and when its server is there', async () => {
    const page = await open('/trainers');
    // The list has loaded its own files by then.
    const settled = page.getByRole('heading', { name: 'No trainers yet' });
    await settled.waitFor();
    await page.route('**/*.js', route => route.abort(), { times: 1 });
    await addTrainer(page);
    await dialogOf(page, 'Add Trainer').getByLabel('Name').waitFor();

    await page.goto(`${app.url}/trainers`);
    await settled.waitFor();
    let lost: string | undefined;
    await page.route('**/*.js', route => {
      const url = route.request().url();
      lost ??= url;
      return url === lost ? route.abort() : route.fallback();
    });
    await addTrainer(page);
    const dialog = dialogOf(page, 'Add Trainer');
    await dialog.getByRole('heading', { name: 'The form did not load' }).waitFor();
    await page.getByRole('heading', { level: 1, name: 'Trainers Management', includeHidden: true }).waitFor();
    expect(app.errors).toEqual([]);
    await page.unroute('**/*.js');
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await dialogOf(page, 'Add Trainer').getByLabel('Name').waitFor();
  });
});

describe('a hub that', () => {
  it('throws while loading leaves all others usable', async () => {
    const files = hubFiles({ one: says('One') }, "throw new Error('Broken at once');");
    const version = await build(files, ['one']);
    const page = await open('/one');
    await page.getByText('Trouble is not available').waitFor();
    await expectDetails(page, `Version ${version} failed: Broken at once.`);
    expect(await reports()).toMatchObject([{ remote: 'mf-trouble', version, reason: 'Broken at once' }]);
    await expectOthersWork(page);
  });

  it('throws while rendering, lacks a component or brings another React leaves all others usable', async () => {
    const broken = {
      rendering: [
        "export default function Screen() { throw new Error('Broken when drawn'); }",
        'Broken when drawn',
      ],
      lacking: [
        'export function Screen() { return <h1>One</h1>; }',
        'the module of its screen "lacking" has no component as its default export',
      ],
      react: [
        "import { useState } from '../node_modules/react/index.js';\nexport default function Screen() { return <h1>{useState('One')[0]}</h1>; }",
        "Cannot read properties of null (reading 'useState')",
      ],
    } as const;
    const texts = Object.entries(broken).map(([path, [text]]) => [path, text]);
    const version = await build(hubFiles(Object.fromEntries(texts)), Object.keys(broken));
    const page = await open('/equipment');
    await page.getByRole('heading', { name: 'Equipment Management' }).waitFor();
    for (const [path, [, reason]] of Object.entries(broken)) {
      await visit(page, `/${path}`);
      await page.getByText('Trouble is not available').waitFor();
      await expectDetails(page, `Version ${version} failed: ${reason}.`);
      expect(await reports()).toMatchObject([{ remote: 'mf-trouble', version, reason }]);
      await page.goBack();
      await page.getByRole('heading', { name: 'Equipment Management' }).waitFor();
    }
  });

  it('replaces the fetch of the page takes nothing from the others', async () => {
    await build(
      hubFiles({ thief: says('Thief') }, 'globalThis.fetch = async () => Response.json({ data: null });'),
      ['thief'],
    );
    const page = await open('/thief');
    await page.getByRole('heading', { level: 1, name: 'Thief' }).waitFor();
    await expectOthersWork(page);
    await page.getByRole('heading', { name: 'No equipment yet' }).waitFor();
  });

  it('fails after a release falls back on what worked in this browser', async () => {
    const good = await build(hubFiles({ one: says('Good') }), ['one']);
    const page = await open('/one');
    await page.getByRole('heading', { name: 'Good' }).waitFor();
    await expect
      .poll(() => page.evaluate("String(localStorage.getItem('hubs-that-worked'))"))
      .toContain(good);

    const bad = await build(
      hubFiles({ one: "export default function Screen() { throw new Error('Worse'); }" }),
      ['one'],
    );
    await page
      .getByText(`The latest version of Trouble failed. You can go on with the earlier version ${good}.`)
      .waitFor();
    await expectDetails(page, `Version ${bad} failed: Worse.`);
    await page.getByRole('heading', { name: 'Good' }).waitFor();
    expect(await reports()).toMatchObject([{ version: bad, reason: 'Worse' }]);

    // The roll-back is announced to the page.
    await releases.activate('mf-trouble', good, 'a test', 'rollback');
    await page.getByText('You can go on with the earlier version').waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: 'Good' }).waitFor();
  });

  const paths = ['one', 'two', 'three'];
  const screens = (age: string) => Object.fromEntries(paths.map(path => [path, says(`${age} ${path}`)]));

  it('is released again, or rolled back, is that version in open tabs, which need no file of the other', async () => {
    const older = await build(hubFiles(screens('Old')), paths);
    const page = await open('/one');
    await page.getByRole('heading', { name: 'Old one' }).waitFor();

    const newer = await build(hubFiles(screens('New')), paths);
    await page.getByRole('heading', { name: 'New one' }).waitFor();
    await page.getByRole('link', { name: 'two' }).click();
    await page.getByRole('heading', { name: 'New two' }).waitFor();

    await releases.activate('mf-trouble', older, 'a test', 'rollback');
    await releases.delete('mf-trouble', newer);
    const otherPage = await open('/one');
    await otherPage.getByRole('heading', { name: 'Old one' }).waitFor();
    for (const path of ['three', 'one', 'two']) {
      await page.getByRole('link', { name: path }).click();
      await page.getByRole('heading', { name: `Old ${path}` }).waitFor();
    }
    expect(app.errors).toEqual([]);
  });
});
