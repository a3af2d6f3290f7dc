import pg from 'pg';
import { afterAll, beforeAll, beforeEach, afterEach, expect, test } from 'vitest';
import { openBrowser, type Browser } from '../../testing/browser.ts';
import { startClub, type Club } from '../../testing/club.ts';
import { linkTo, openExplorer, run } from './testing/explorer-page.ts';

/** How soon a statement ends in PostgreSQL. */
const AT_ONCE = { timeout: 1_000, interval: 20 };

let club: Club;
let browser: Browser;
/** Holds a lock, so that statements run until they are cancelled. */
let blocker: pg.Client;
/** Outside of its transaction, in which `pg_stat_activity` stays as it was read first. */
let watcher: pg.Client;
beforeAll(async () => {
  [club, browser] = await Promise.all([startClub(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await club.stop();
});
beforeEach(async () => {
  [blocker, watcher] = [new pg.Client(club.databaseUrl), new pg.Client(club.databaseUrl)];
  await Promise.all([blocker.connect(), watcher.connect()]);
});
afterEach(() => Promise.all([blocker.end(), watcher.end()]));

async function running(): Promise<number> {
  const { rows } = await watcher.query<{ count: number }>(
    `select count(*)::int from pg_stat_activity
      where datname = current_database() and state = 'active' and wait_event_type = 'Lock'`,
  );
  return rows[0]!.count;
}

const members = linkTo('{ members { items { id city } } }');

test('Stop cancels the statement of a query', async () => {
  const page = await openExplorer(browser, club, { address: members });
  await blocker.query('begin; lock table member in access exclusive mode');
  await run(page);
  await expect.poll(running).toBe(1);
  await page.getByRole('button', { name: /^Stop query/ }).click();
  await expect.poll(running, AT_ONCE).toBe(0);
});

test('Cancel cancels the statement of a download', async () => {
  const page = await openExplorer(browser, club, { address: members });
  await blocker.query('begin; lock table member in access exclusive mode');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  await expect.poll(running).toBe(1);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(running, AT_ONCE).toBe(0);
  await page.locator('.download-state').waitFor({ state: 'detached' });
});
