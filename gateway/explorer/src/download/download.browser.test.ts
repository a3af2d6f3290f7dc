import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { type Page } from '@gym/hub-kit/testing';
import { tokenOf, useTestApp } from '../../../testing/test-app.ts';
import { followLink, goOffline, linkTo, openExplorer } from '../testing/explorer-page.ts';

const app = useTestApp({ demo: true });
beforeAll(async () => {
  await addMembersOfLongAddress();
});

const trainers = 'query MyTrainers($words: String) { trainers(search: $words) { items { name address } } }';
const payments = '{ payments(sort: [{ field: id }]) { items { id amount member { name } } } }';

/** What a program gets that asks the same. */
async function fileOf(query: string, accept: string): Promise<string> {
  const response = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: {
      accept,
      'content-type': 'application/json',
      authorization: `Bearer ${await tokenOf(app, 'accounts')}`,
    },
    body: JSON.stringify({ query }),
  });
  return response.text();
}

async function savedBy(page: Page, format: 'CSV' | 'JSON lines') {
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `Download ${format}` }).click(),
  ]);
  return { name: saved.suggestedFilename(), text: await readFile(await saved.path(), 'utf8') };
}

test('every row is saved in the form that the options say, or the reason why not is shown', async () => {
  const page = await openExplorer(app, {
    address: linkTo(payments),
    expected: [/Failed to load resource.*(40\d|DISCONNECTED)/],
  });
  await expectLargeFileInMemory(page);
  await expectLargeFileOnDisk(page);
  await expectClosedDialog(page);
  await expectProgressAndCancel(page);
  await expectNamedFile(page);
  await expectRowsOfVariables(page);
  await expectOptions(page);
  await expectLongQueryOnPhone(page);
  await expectReasons(page);
});

/** The browser's own dialog cannot be driven: this chooses a file of the page's own storage, which is written alike. */
const chooseFile = `showSaveFilePicker = async ({ suggestedName }) => {
  const folder = await navigator.storage.getDirectory();
  return folder.getFileHandle(suggestedName.replace(/^(\\w+) .*(\\.\\w+)$/, '$1$2'), { create: true });
}`;
const chosenFile = `navigator.storage.getDirectory()
  .then(folder => folder.getFileHandle('payments.csv'))
  .then(handle => handle.getFile())
  .then(file => file.text())`;

/** Where the browser has no dialog for it. */
async function expectLargeFileInMemory(page: Page) {
  await page.evaluate('delete Window.prototype.showSaveFilePicker; showSaveFilePicker = undefined');
  expect((await savedBy(page, 'CSV')).text).toBe(await fileOf(payments, 'text/csv'));
}

async function expectLargeFileOnDisk(page: Page) {
  await page.evaluate(chooseFile);
  await page.getByRole('button', { name: 'Download CSV' }).click();
  await page.getByText(/^Saved payments\.csv: 1\d,\d{3} rows/).waitFor();
  await expect.poll(() => page.evaluate(chosenFile)).toBe(await fileOf(payments, 'text/csv'));
}

/** Ends the request and shows nothing. */
async function expectClosedDialog(page: Page) {
  await page.evaluate(`showSaveFilePicker = async () => { throw new DOMException('closed', 'AbortError'); }`);
  await expectAborted(page, 'Download CSV');
}

async function expectProgressAndCancel(page: Page) {
  await page.evaluate(chooseFile);
  await followLink(page, 'query Large { members { items { id address } } }');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  await page.getByText(/^[\d,]+ of 11,000 rows · [\d.]+ (KB|MB)$/).waitFor();
  await page.getByRole('progressbar', { name: 'Download' }).waitFor();
  await expectAborted(page, 'Cancel');
}

async function expectAborted(page: Page, button: string) {
  const [request] = await Promise.all([
    page.waitForEvent('requestfailed'),
    page.getByRole('button', { name: button }).click(),
  ]);
  expect(request.failure()?.errorText).toBe('net::ERR_ABORTED');
  await page.locator('.download-state').waitFor({ state: 'detached' });
}

/** Without time and user, which follow the name of the operation or root field. */
const withoutTime = (name: string) => name.replace(/ \d{4}-\d\d-\d\d \d{4} accounts\./, '.');

/** Named after the operation, the time and the user. */
async function expectNamedFile(page: Page) {
  await followLink(page, trainers);
  const csv = await savedBy(page, 'CSV');
  expect({ ...csv, name: withoutTime(csv.name) }).toEqual({
    name: 'MyTrainers.csv',
    text: await fileOf(trainers, 'text/csv'),
  });
  const rows = csv.text.trimEnd().split('\r\n').length - 1;
  await page
    .getByText(new RegExp(`^Saved MyTrainers [\\d-]+ \\d{4} accounts.csv: ${rows} rows · \\d+ KB$`))
    .waitFor();

  const lines = await savedBy(page, 'JSON lines');
  expect({ ...lines, name: withoutTime(lines.name) }).toEqual({
    name: 'MyTrainers.jsonl',
    text: await fileOf(trainers, 'application/jsonl'),
  });
  await page.getByText(new RegExp(`^Saved MyTrainers .+.jsonl: ${rows} rows`)).waitFor();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByText(/^Saved/).waitFor({ state: 'detached' });
}

async function expectRowsOfVariables(page: Page) {
  await followLink(page, trainers, { words: 'nobody is called so' });
  expect((await savedBy(page, 'CSV')).text).toBe('name,address\r\n');
}

async function expectOptions(page: Page) {
  const held =
    'query Held { trainers(sort: [{ field: id }], page: { limit: 3 }) { items { name sessions(sort: [{ field: id }]) { items { price notes } } } } }';
  await followLink(page, held);
  expect((await savedBy(page, 'CSV')).text).toBe(await fileOf(held, 'text/csv'));

  await page.getByText('Options', { exact: true }).click();
  await page.getByLabel('One line for each').selectOption({ label: 'row of sessions' });
  await page.getByLabel('CSV with NULL for missing values').check();
  await page.getByLabel('CSV with 2 decimals at most').check();
  const { text } = await savedBy(page, 'CSV');
  expect(text).toBe(await fileOf(held, 'text/csv; rows=sessions; decimals=2; null=NULL'));
  expect(text).not.toBe(await fileOf(held, 'text/csv'));
  const rows = (text.trimEnd().split('\r\n').length - 1).toLocaleString('en-US');
  await page.getByText(new RegExp(`^Saved Held .+ accounts.csv: ${rows} rows`)).waitFor();

  await page.setViewportSize({ width: 390, height: 900 });
  await page.getByLabel('CSV for Excel (byte order mark)').check();
  expect((await savedBy(page, 'CSV')).text).toMatch(/^\uFEFFname,/);
  await page.getByText('Options', { exact: true }).click();
}

/** The buttons are in reach, and the editor scrolls, although the query is longer than it. */
async function expectLongQueryOnPhone(page: Page) {
  const fields = [...'abcdefghijklmnopqrstuvwxyz'].map(name => `${name}: name`).join('\n');
  await followLink(page, `query Long {\ntrainers {\nitems {\n${fields}\n}\n}\n}`);
  expect(withoutTime((await savedBy(page, 'CSV')).name)).toBe('Long.csv');

  const line = page.locator('.graphiql-query-editor .view-line').first();
  const before = await line.boundingBox();
  await page.locator('#graphiql-session').evaluate(session => session.scrollBy(0, 60));
  await expect.poll(async () => (await line.boundingBox())!.y).toBeCloseTo(before!.y - 60);
}

/** Not a list, no permission, a broken connection. */
async function expectReasons(page: Page) {
  await page.setViewportSize({ width: 1440, height: 900 });
  const download = page.getByRole('button', { name: 'Download CSV' });
  const why = page.getByRole('alert');
  await followLink(page, 'query TwoFields { payments { totalCount } users { totalCount } }');
  await download.click();
  await why.getByText('A table has one root field: one list or one aggregate').waitFor();

  await followLink(page, 'query Denied { users { items { id } } }');
  await download.click();
  await why.getByText('You do not have permission for this (users:view)').waitFor();

  await goOffline(page);
  await download.click();
  await why.getByText('The server cannot be reached. Try again shortly.').waitFor();
}

/** 8,000 of 8 KB, which cannot be packed: more than a browser takes at once. */
async function addMembersOfLongAddress(): Promise<void> {
  const database = new pg.Client({ connectionString: app.databaseUrl });
  await database.connect();
  await database.query(`
    insert into member (name, email, phone, membership_type, status, health_conditions, joining_date,
                        membership_start_date, membership_end_date, address)
      select 'More ' || number, 'more' || number || '@example.com', '555', 'Basic', 'active', '{}', now(), now(), now(),
             (select string_agg(md5(number || ' ' || part), '') from generate_series(1, 256) part)
        from generate_series(1, 8000) number`);
  await database.end();
}
