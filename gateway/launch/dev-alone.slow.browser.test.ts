import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addRecord, openPage } from '@gym/hub-kit/testing';
import { type CheckoutCopy, copyCheckout } from '../testing/checkout-copy.ts';
import { type TestApp, startTestApp, tokenOf } from '../testing/test-app.ts';
import { Command } from '../testing/command.ts';
import { freePort } from './embedded-database.ts';

// It builds the shell and a hub.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** What is deployed elsewhere. */
let app: TestApp;
let copy: CheckoutCopy;
let dev: Command;
let url: string;
beforeAll(async () => {
  copy = copyCheckout();
  app = await startTestApp();
  url = `http://127.0.0.1:${await freePort()}`;
  dev = startDev(app.url);
  await dev.says(/mf-facilities is running, with everything else from/);
});
afterAll(async () => {
  await dev?.end();
  await app?.stop();
  copy?.remove();
});

/** As the `dev` script of a hub does. */
const startDev = (address: string) =>
  new Command('dev.ts', {
    args: ['.'],
    within: 'mf-facilities',
    env: { PORT: new URL(url).port, API_URL: address },
    folder: copy.folder,
  });

async function versions(address: string): Promise<Record<string, string>> {
  const response = await fetch(`${address}/hubs.json`);
  const { hubs } = (await response.json()) as { hubs: { remote: string; version: string }[] };
  return Object.fromEntries(hubs.map(({ remote, version }) => [remote, version]));
}

test('serves a hub in front of a deployed server, and reloads the page when the hub changes', async () => {
  await addRecord(app, 'Location', {
    name: 'Harbor Gym',
    address: '1 Pier',
    city: 'Boston',
    state: 'MA',
    zipCode: '02110',
  });
  // The session is one of the club's.
  const page = await openPage(`${url}/locations`, {
    token: await tokenOf({ url }, 'admin'),
    expected: [/DevTools for a better development experience/],
  });
  await page.getByRole('gridcell', { name: 'Harbor Gym', exact: true }).waitFor();

  const deployed = await versions(app.url);
  const { 'mf-facilities': ours, ...others } = await versions(url);
  expect(deployed).toMatchObject(others);
  expect(ours).not.toBe(deployed['mf-facilities']);

  appendFileSync(
    join(copy.folder, 'mf-facilities/src/facilities.hub.tsx'),
    "document.documentElement.dataset.shown = 'changed';\n",
  );
  await page.locator('html[data-shown=changed]').waitFor({ state: 'attached' });

  // Of the club's own build.
  await page.goto(`${url}/members`);
  await page.getByRole('heading', { name: 'Members Management' }).waitFor();
});

test('it ends, and the deployed server continues', async () => {
  expect(await dev.end('SIGINT')).toBe(0);
  await expect(fetch(`${url}/hubs.json`)).rejects.toThrow('fetch failed');
  expect((await fetch(`${app.url}/health`)).status).toBe(200);
});

test.each([
  ['http://127.0.0.1:1', /^No server responds at http:\/\/127\.0\.0\.1:1 .*API_URL/m],
  ['club', /^API_URL must look like this: /m],
])('an address without a server is rejected: %s', async (address, message) => {
  const failing = startDev(address);
  expect(await failing.exitCode()).toBe(1);
  expect(failing.output).toMatch(message);
});
