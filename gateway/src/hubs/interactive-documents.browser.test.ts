import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from '@gym/hub-kit/testing';
import { type AdHocWatch, watchAdHoc } from '../../testing/ad-hoc.ts';
import { tokenOf, useTestApp } from '../../testing/test-app.ts';

const app = useTestApp({ demo: true });
let watch: AdHocWatch;

beforeAll(async () => {
  watch = await watchAdHoc(app);
});
afterAll(async () => {
  await watch?.end();
});

const screensOf = async () => {
  const { hubs } = (await (await fetch(`${app.url}/hubs.json`)).json()) as {
    hubs: { manifest: { screens: Record<string, { path: string }> } }[];
  };
  return hubs.flatMap(({ manifest }) => Object.values(manifest.screens).map(({ path }) => path));
};

test('every screen is read by interactive requests', { timeout: 120_000 }, async () => {
  const page = await openPage(app.url, {
    token: await tokenOf(app, 'admin'),
    expected: [/ERR_FAILED/],
  });
  const adHoc: string[] = [];
  // The stream stays open, and so the network would never be idle.
  await page.route('**/graphql/access', route => route.abort());
  for (const path of ['/', '/profile', ...(await screensOf())]) {
    const found = await watch.classOf(async () => {
      await page.goto(app.url + path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
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
