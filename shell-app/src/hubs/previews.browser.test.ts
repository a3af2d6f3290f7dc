import { expectAbsent, expectAccessible, openPage, type Page, tokenOf } from '@gym/hub-kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createHubSource, type HubSource } from '../../../gateway/testing/hub-build.ts';
import { UncheckedReleases } from '../../../gateway/testing/releases.ts';
import { useTestApp } from '../../../gateway/testing/test-app.ts';
import { oneScreenHub } from './one-screen-hub.fixture.ts';

const app = useTestApp();
let source: HubSource;
/** A stored version of mf-fitness, which is not active. */
let version: string;

beforeAll(async () => {
  source = createHubSource('mf-fitness');
  const files = oneScreenHub({ id: 'fitness-training', title: 'Previewed Training', path: '/trainers' });
  ({ version } = await new UncheckedReleases(app.databaseUrl).store(await source.build(files)));
});
afterAll(() => source?.remove());

/** Opens the link of a preview at a screen. */
async function openPreview(preview: string, width?: number, username = 'admin'): Promise<Page> {
  const token = await tokenOf(app, username);
  return openPage(`${app.url}/trainers?search=ann&preview=${preview}`, {
    token,
    width,
    expected: [/Failed to load resource/],
  });
}

/** The token of a link that the server signs. */
async function signPreview(forReviewers = false): Promise<string> {
  const authorization = `Bearer ${await tokenOf(app, 'admin')}`;
  const headers = { authorization, 'content-type': 'application/json' };
  const body = JSON.stringify({ forReviewers });
  const address = `${app.url}/hubs/releases/mf-fitness/${version}/preview`;
  const response = await fetch(address, { method: 'POST', headers, body });
  const { url } = (await response.json()) as { url: string };
  return new URL(url).searchParams.get('preview')!;
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const badge = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

it('a stored version is shown in this tab until the preview is ended, and a link that nobody signed says why it shows none', async () => {
  const page = await openPreview(await signPreview());
  await heading(page, 'Previewed Training').waitFor();
  await expect.poll(() => new URL(page.url()).search).toBe('?search=ann');
  await badge(page, `Preview of mf-fitness ${version}`).waitFor();
  await expectAccessible(page);
  await page.reload();
  await heading(page, 'Previewed Training').waitFor();
  await page.getByRole('button', { name: 'End Preview' }).click();
  await heading(page, 'Trainers Management').waitFor();
  await expectAbsent(badge(page, 'Preview of'));

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${app.url}/trainers?preview=forged`);
  await expectNoPreview(page);
});

it('a link for reviewers shows the version to a user without the permission, whom another link shows the active one', async () => {
  const page = await openPreview(await signPreview(true), 390, 'reception');
  await heading(page, 'Previewed Training').waitFor();
  await badge(page, `Preview of mf-fitness ${version}`).waitFor();
  await page.getByRole('button', { name: 'End Preview' }).click();
  await heading(page, 'Trainers Management').waitFor();

  await page.goto(`${app.url}/trainers?preview=${await signPreview()}`);
  await expectNoPreview(page);
});

/** That the page says why it shows no preview, and uses the active version. */
async function expectNoPreview(page: Page): Promise<void> {
  await heading(page, 'Trainers Management').waitFor();
  await badge(page, 'The preview cannot be shown').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'End Preview' }).click();
  await heading(page, 'Trainers Management').waitFor();
  await expectAbsent(badge(page, 'The preview'));
}
