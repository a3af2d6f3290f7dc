import { afterAll, beforeAll, expect, test } from 'vitest';
import { useBlockedStatements } from '../../testing/blocked-statements.ts';
import { openBrowser, type Browser } from '../../testing/browser.ts';
import { startClub, type Club } from '../../testing/club.ts';
import { linkTo, openExplorer, run } from './testing/explorer-page.ts';

/** How soon a statement ends in PostgreSQL. */
const AT_ONCE = { timeout: 1_000, interval: 20 };

let club: Club;
let browser: Browser;
const { block, waiting } = useBlockedStatements(() => club.databaseUrl);

beforeAll(async () => {
  [club, browser] = await Promise.all([startClub(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await club.stop();
});

const members = linkTo('{ members { items { id city } } }');

test('Stop cancels the statement of a query', async () => {
  const page = await openExplorer(browser, club, { address: members });
  await block('member');
  await run(page);
  await expect.poll(waiting).toBe(1);
  await page.getByRole('button', { name: /^Stop query/ }).click();
  await expect.poll(waiting, AT_ONCE).toBe(0);
});

test('Cancel cancels the statement of a download', async () => {
  const page = await openExplorer(browser, club, { address: members });
  await block('member');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  await expect.poll(waiting).toBe(1);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(waiting, AT_ONCE).toBe(0);
  await page.locator('.download-state').waitFor({ state: 'detached' });
});
