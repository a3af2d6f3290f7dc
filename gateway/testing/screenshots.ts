/**
 * `pnpm screenshots`: makes the pictures of the README from the demo club, in gateway/docs. Build before.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { prepareDatabase } from '@gym/graphql-api';
import { checkout } from '../launch/data-dir.ts';
import { startThrowawayDatabase } from '../launch/throwaway-database.ts';
import { openGateway } from '../src/main.ts';
import {
  findChromium,
  launchChromium,
  unpackChromium,
} from '../../shell-app/packages/hub-kit/src/testing/chromium.ts';

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof launchChromium>>['newPage']>>;

interface Picture {
  name: string;
  path: string;
  width: number;
  height: number;
  scheme: 'light' | 'dark';
  /** Brings the page into the pictured state, and waits for it. */
  prepare(page: Page): Promise<void>;
}

const members = async (page: Page) =>
  void (await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .waitFor());
/** The first example query, which is the first record of its table. */
const EXAMPLE_ID = 1;

const pictures: readonly Picture[] = [
  { name: 'list', path: '/members', width: 1440, height: 900, scheme: 'light', prepare: members },
  {
    name: 'dialog',
    path: '/members',
    width: 1440,
    height: 900,
    scheme: 'dark',
    async prepare(page) {
      await page
        .getByRole('button', { name: /^Edit / })
        .first()
        .click();
      await page.getByRole('dialog').getByRole('textbox', { name: 'Address' }).waitFor();
    },
  },
  {
    name: 'explorer',
    path: `/explorer?saved=${EXAMPLE_ID}`,
    width: 1440,
    height: 900,
    scheme: 'light',
    async prepare(page) {
      await page.locator('.graphiql-query-editor .view-line').first().waitFor();
      await page.locator('.graphiql-sidebar .graphiql-spin').waitFor({ state: 'detached' });
      await page.getByRole('button', { name: /^Execute query/ }).click();
      await page.getByText('Table', { exact: true }).click();
      await page.locator('.result-table .rdg-row').first().waitFor();
    },
  },
  {
    name: 'phone',
    path: '/',
    width: 390,
    height: 844,
    scheme: 'light',
    prepare: async page => void (await page.getByText('Needs Attention').waitFor()),
  },
];

await using resources = new AsyncDisposableStack();
const log = { info() {}, error: console.error };
const database = await startThrowawayDatabase();
resources.defer(() => database.stop());
await prepareDatabase({ databaseUrl: database.url, production: false, demo: true, log });
const gateway = await openGateway({
  host: '127.0.0.1',
  port: 0,
  api: { databaseUrl: database.url, production: false },
  log,
});
resources.defer(() => gateway.close());
const browser = await launchChromium(findChromium(process.env) ?? (await unpackChromium()));
resources.defer(() => browser.close());

const folder = join(checkout, 'gateway/docs');
mkdirSync(folder, { recursive: true });
const response = await fetch(`${gateway.url}/api/auth/login`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ username: 'admin', password: 'admin123' }),
});
const { token } = (await response.json()) as { token: string };
for (const { name, path, width, height, scheme, prepare } of pictures) {
  const page = await browser.newPage({
    viewport: { width, height },
    colorScheme: scheme,
    reducedMotion: 'reduce',
    locale: 'en-US',
  });
  await page.addInitScript(stored => localStorage.setItem('token', stored), token);
  await page.goto(gateway.url + path);
  await prepare(page);
  await page.evaluate('document.fonts.ready.then(() => {})');
  // Playwright writes no WebP.
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 70 });
  const image = Buffer.from(data, 'base64');
  writeFileSync(join(folder, `${name}.webp`), image);
  console.log(`  ${name.padEnd(10)}${(image.length / 1000).toFixed(0)} KB`);
  await page.close();
}
