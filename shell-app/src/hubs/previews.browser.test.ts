import type { HubRegistry, RegisteredHub } from '@gym/hub-kit/shell';
import { expectAccessible, openPage, type Page, tokenOf } from '@gym/hub-kit/testing';
import { expect, it } from 'vitest';
import { useTestApp } from '../../../gateway/testing/test-app.ts';

const app = useTestApp();

/** A page whose server previews mf-fitness for the token `good` and rejects others. */
async function openPreview(token: string, { width }: { width?: number } = {}): Promise<Page> {
  const page = await openPage(`${app.url}/health`, {
    token: await tokenOf(app, 'admin'),
    width,
    expected: [/status of 403/],
  });
  await page.route('**/hubs.json*', async route => {
    const request = route.request();
    const preview = new URL(request.url()).searchParams.get('preview');
    const response = await route.fetch({ url: `${app.url}/hubs.json` });
    const registry = (await response.json()) as HubRegistry;
    if (preview && preview !== 'good')
      return route.fulfill({ status: 403, json: { error: 'The link of this preview has expired.' } });
    const hubs = (registry.hubs as RegisteredHub[]).map(hub =>
      hub.remote === 'mf-fitness' && preview
        ? { ...hub, source: 'preview', manifest: { ...hub.manifest, title: 'Previewed Training' } }
        : hub,
    );
    expect(preview === null || request.headers()['authorization'] !== undefined).toBe(true);
    return route.fulfill({ json: { ...registry, hubs } });
  });
  await page.goto(`${app.url}/trainers?search=ann&preview=${token}`);
  return page;
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const badge = (page: Page, text: RegExp) => page.getByRole('status').filter({ hasText: text });

it('a preview is shown in this tab until it is ended', async () => {
  const page = await openPreview('good');
  await heading(page, 'Trainers Management').waitFor();
  expect(new URL(page.url()).search).toBe('?search=ann');
  await badge(page, /Preview of mf-fitness 0\.1\.0-/).waitFor();
  await page.getByRole('button', { name: 'Previewed Training' }).waitFor();
  await expectAccessible(page);
  await page.reload();
  await badge(page, /Preview of mf-fitness/).waitFor();
  await page.getByRole('button', { name: 'End Preview' }).click();
  await page.getByRole('button', { name: 'Fitness & Training' }).waitFor();
  expect(await badge(page, /Preview/).count()).toBe(0);
  expect(app.errors).toEqual([]);
});

it('a preview that was rejected says why, and the active version is used', async () => {
  const page = await openPreview('late', { width: 390 });
  await heading(page, 'Trainers Management').waitFor();
  await badge(
    page,
    /The preview cannot be shown: The link of this preview has expired\. Ask for a new link\./,
  ).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'End Preview' }).click();
  await heading(page, 'Trainers Management').waitFor();
  expect(await badge(page, /preview/i).count()).toBe(0);
});
