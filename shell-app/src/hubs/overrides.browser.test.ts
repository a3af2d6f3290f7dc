import {
  dialogOf,
  expectAbsent,
  expectAccessible,
  openPage,
  type Page,
  toastOf,
  tokenOf,
} from '@gym/hub-kit/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../gateway/testing/test-app.ts';
import { createHubSource, type HubSource } from '../../../gateway/testing/hub-build.ts';
import { startHubServer, type HubServer } from '../../../gateway/testing/hub-server.ts';
import { oneScreenHub } from './one-screen-hub.fixture.ts';

let app: TestApp;
/** One that takes no hubs from elsewhere. */
let strict: TestApp;
let source: HubSource;
/** A developer's, with a hub in the place of mf-fitness. */
let server: HubServer;

beforeAll(async () => {
  source = createHubSource('mf-fitness');
  server = await startHubServer(await build('Local Training'));
  [app, strict] = await Promise.all([startTestApp({ overrideOrigins: [server.url] }), startTestApp()]);
});

afterEach(() => server.mend());

afterAll(async () => {
  // Both throw when a browser has reported a failure: failures of overrides are not reported.
  await app?.stop();
  await strict?.stop();
  await server?.close();
  source?.remove();
});

/** Builds what the server serves; returns its folder. */
const build = (title: string, screen?: string) =>
  source.build(oneScreenHub({ id: 'local', title, path: '/trainers', screen }));

interface Visit {
  at?: TestApp;
  as?: string;
  width?: number;
  expected?: RegExp[];
}

async function open(path: string, { at = app, as = 'admin', width, expected }: Visit = {}): Promise<Page> {
  return openPage(at.url + path, { token: await tokenOf(at, as), width, expected });
}

/** Opens a link that takes a hub from elsewhere, and agrees to it. */
async function openAgreed(path: string, visit?: Visit): Promise<Page> {
  const page = await open(path, visit);
  await agree(page);
  return page;
}

const question = (page: Page) => dialogOf(page, 'Use a hub from another server?');
const agree = (page: Page) => question(page).getByRole('button', { name: 'Use', exact: true }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const badge = (page: Page) => page.getByRole('status').filter({ hasText: 'mf-' });
const reset = (page: Page) => badge(page).getByRole('button', { name: 'Reset' });
const listedTitle = 'Trainers Management';

describe('a hub from elsewhere', () => {
  it('replaces the released hub in this browser until it is reset, and no other hub', async () => {
    const page = await openAgreed(`/trainers?search=ann&hub.fitness=${server.url}/`);
    await heading(page, 'Local Training').waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('?search=ann');
    await badge(page).getByText(`mf-fitness comes from ${server.url}/`).waitFor();
    await page.getByRole('navigation').getByRole('button', { name: 'Local Training' }).waitFor();

    await page.getByRole('button', { name: 'Facilities' }).click();
    await page.getByRole('link', { name: 'Equipment' }).click();
    await heading(page, 'Equipment Management').waitFor();
    const scripts = await page.evaluate<string[]>(
      "performance.getEntriesByType('resource').map(({ name }) => name).filter(name => name.endsWith('.js'))",
    );
    const facilities = scripts.filter(name => name.includes('mf-facilities'));
    expect(facilities.length).toBeGreaterThan(0);
    for (const script of facilities) expect(new URL(script).origin).toBe(app.url);

    await page.reload();
    await badge(page).waitFor();
    await page.goto(`${app.url}/trainers`);
    await heading(page, 'Local Training').waitFor();
    await reset(page).click();
    await heading(page, listedTitle).waitFor();
    await expectAbsent(badge(page));
    await page.reload();
    await heading(page, listedTitle).waitFor();
  });

  it('is not taken without a question, nor from where the club does not allow it', async () => {
    const page = await open(`/trainers?hub.fitness=${server.url}/`);
    await question(page)
      .getByText(`Use fitness from ${server.url}/? Its code runs with your rights.`)
      .waitFor();
    await expectAccessible(page);
    await question(page).getByRole('button', { name: 'Keep the club’s own' }).click();
    await heading(page, listedTitle).waitFor();
    await expectAbsent(badge(page));
    await page.reload();
    await heading(page, listedTitle).waitFor();
    await expectAbsent(question(page));

    await page.goto(`${app.url}/trainers?hub.fitness=http://192.0.2.1/`);
    await heading(page, listedTitle).waitFor();
    const only = `this club takes hubs from ${server.url} only`;
    await toastOf(page, `mf-fitness could not be loaded from http://192.0.2.1/: ${only}`).waitFor();
    await expectAbsent(badge(page));
  });

  it('is opened at the path of its link, which the club does not have', async () => {
    await source.build(oneScreenHub({ id: 'local', title: 'Local Training', path: '/courses' }));
    const page = await open(`/courses?search=ann&hub.fitness=${server.url}/`);
    await question(page).waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/courses');
    await agree(page);
    await heading(page, 'Local Training').waitFor();
    await expect
      .poll(() => new URL(page.url()).pathname + new URL(page.url()).search)
      .toBe('/courses?search=ann');

    const declining = await open(`/courses?hub.fitness=${server.url}/`);
    await question(declining).getByRole('button', { name: 'Keep the club’s own' }).click();
    await declining.waitForURL(`${app.url}/`);
    await build('Local Training');
  });

  it('is built again, mended and tried again in the page that is open', async () => {
    await build('Local Training', "export default function Screen() { throw new Error('Half done'); }");
    const page = await openAgreed(`/trainers?hub.mf-fitness=${server.url}`, { expected: [/./] });
    await page.getByText('Details for developers').click();
    await page.getByText(`The version at ${server.url}/ failed: Half done.`).waitFor();
    await build('Local Training');
    await page.getByRole('button', { name: 'Try again' }).click();
    await heading(page, 'Local Training').waitFor();
    await build('Changed Training');
    await page.reload();
    await heading(page, 'Changed Training').waitFor();
    await build('Local Training');

    // What was tampered with is rejected, and the released hub is one click away.
    server.spoil(/remote-entry\.js$/, 'tampered');
    await page.reload();
    await page.getByText('Local Training is not available').waitFor();
    await expect.poll(() => page.evaluate('globalThis.tampered')).toBeUndefined();
    await page.getByRole('button', { name: 'Use the club’s own' }).click();
    await heading(page, listedTitle).waitFor();
    await expectAbsent(badge(page));
  });

  it('waits for who has to sign in first', async () => {
    const page = await openPage(`${app.url}/?hub.fitness=${server.url}/`);
    await page.getByLabel('Username').fill('admin');
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await page.getByLabel('Password', { exact: true }).fill('admin123');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await agree(page);
    await badge(page).waitFor();
    await page.getByRole('button', { name: 'Local Training' }).waitFor();
  });

  it('is shown on a phone and on the Hub Health page', async () => {
    const page = await openAgreed(`/?hub.fitness=${server.url}/`, { width: 390 });
    await badge(page).waitFor();
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page
      .getByRole('dialog', { name: /^Account of/ })
      .getByRole('link', { name: 'Profile' })
      .hover();
    await page
      .getByRole('dialog', { name: /^Account of/ })
      .getByRole('link', { name: 'Hub Health' })
      .click();
    const row = page.getByRole('table', { name: 'Hubs' }).getByRole('row').filter({ hasText: 'mf-fitness' });
    await row.getByText(`Override`).waitFor();
    await row.getByRole('button', { name: 'Check now: Local Training' }).click();
    await row.getByText('Loaded', { exact: true }).waitFor();
    await expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBe(390);
    await page.evaluate('scrollTo(0, document.body.scrollHeight)');
    await expect.poll(async () => (await badge(page).boundingBox())?.y).toBe(85);
    await expectAccessible(page);
    await reset(page).click();
    await row.getByText('Local build').waitFor();
  });

  it('that is unreachable leaves all others usable, and is requested again', async () => {
    server.spoil(/hub\.json$/, 'missing');
    const page = await openAgreed(`/trainers?hub.fitness=${server.url}/`, {
      expected: [/Failed to load resource/],
    });
    await page.getByText('Fitness & Training is not available').waitFor();
    await page.getByText('Details for developers').click();
    await page.getByText(`The version at ${server.url}/ failed: its server returned 404.`).waitFor();
    await badge(page).getByText(`${server.url}/: its server returned 404.`).waitFor();
    await page.getByRole('button', { name: 'Facilities' }).click();
    await page.getByRole('link', { name: 'Equipment' }).click();
    await heading(page, 'Equipment Management').waitFor();

    await page.goBack();
    server.mend();
    await page.getByRole('button', { name: 'Try again' }).click();
    await heading(page, 'Local Training').waitFor();
  });
});

describe('a hub of the own machine', () => {
  const policyOf = async (page: Page) => (await page.reload())!.headers()['content-security-policy']!;

  it('is taken by permission, and only this browser allows its origin', async () => {
    const page = await open('/login', { at: strict });
    await page.route('**/hubs.json*', async route => {
      const registry = (await (await route.fetch()).json()) as object;
      const allowsLocalHubs = route.request().headers()['authorization'] !== undefined;
      await route.fulfill({ json: { ...registry, allowsLocalHubs } });
    });
    await page.goto(`${strict.url}/trainers?hub.fitness=${server.url}/`);
    expect(await policyOf(page)).not.toContain(server.url);
    await agree(page);
    await heading(page, 'Local Training').waitFor();
    expect(await policyOf(page)).toContain(server.url);
    await heading(page, 'Local Training').waitFor();

    await build('Rebuilt Training');
    await page.evaluate("window.dispatchEvent(new Event('focus'))");
    await heading(page, 'Rebuilt Training').waitFor();
    await build('Local Training');

    const otherPage = await open('/trainers', { at: strict });
    expect(await policyOf(otherPage)).not.toContain(server.url);
    await reset(page).click();
    await heading(page, listedTitle).waitFor();
    expect(await policyOf(page)).not.toContain(server.url);
  });
});
