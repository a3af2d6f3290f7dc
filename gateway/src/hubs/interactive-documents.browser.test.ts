import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage, visit } from '@gym/hub-kit/testing';
import { type AdHocWatch, watchAdHoc } from '../../testing/ad-hoc.ts';
import { tokenOf, useTestApp } from '../../testing/test-app.ts';

const app = useTestApp({ demo: true });
let watch: AdHocWatch;

beforeAll(() => {
  watch = watchAdHoc();
});
afterAll(() => watch?.end());

const screensOf = async () => {
  const { hubs } = (await (await fetch(`${app.url}/hubs.json`)).json()) as {
    hubs: { manifest: { screens: Record<string, { path: string }> } }[];
  };
  return hubs.flatMap(({ manifest }) => Object.values(manifest.screens).map(({ path }) => path));
};

test('every screen is read by interactive requests', { timeout: 120_000 }, async () => {
  const page = await openPage(`${app.url}/login`, { expected: [/ERR_FAILED/] });
  const token = await tokenOf(app, 'admin');
  await page.evaluate(stored => localStorage.setItem('token', stored), token);
  // The stream stays open, and so the network would never be idle.
  await page.route('**/graphql/access', route => route.abort());
  const pending = new Set<object>();
  page.on('request', request => void pending.add(request));
  page.on('requestfinished', request => void pending.delete(request));
  page.on('requestfailed', request => void pending.delete(request));
  const adHoc: string[] = [];
  for (const path of ['/', '/profile', ...(await screensOf())]) {
    const found = await watch.classOf(async () => {
      // One load of the app requests what every load does; each screen then requests its own documents.
      await (path === '/' ? page.goto(app.url) : visit(page, path));
      await page.getByRole('heading', { level: 1 }).waitFor();
      const loading = page.locator('[data-waiting]').or(page.getByText('Loading…'));
      await expect.poll(async () => (await loading.count()) + pending.size).toBe(0);
    });
    if (found === 'ad hoc') adHoc.push(path);
  }
  expect(adHoc).toEqual([]);
});

test('an export is an ad hoc request', async () => {
  const page = await openPage(`${app.url}/members`, { token: await tokenOf(app, 'admin') });
  await page.getByRole('row').nth(1).waitFor();
  const found = await watch.classOf(async () => {
    await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export', exact: true }).click(),
    ]);
  });
  expect(found).toBe('ad hoc');
});
