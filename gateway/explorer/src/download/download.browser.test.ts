import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { type Page } from '@gym/hub-kit/testing';
import { tokenOf, useTestApp } from '../../../testing/test-app.ts';
import { goOffline, linkTo, openExplorer } from '../testing/explorer-page.ts';

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

test.each([1440, 390])('every row is saved in a file named after the operation, at %d px', async width => {
  const page = await openExplorer(app, { address: linkTo(trainers), width });
  const csv = await savedBy(page, 'CSV');
  expect(csv).toEqual({ name: 'MyTrainers.csv', text: await fileOf(trainers, 'text/csv') });
  const rows = csv.text.trimEnd().split('\r\n').length - 1;
  await page.getByText(new RegExp(`^Saved MyTrainers.csv: ${rows} rows · \\d+ KB$`)).waitFor();

  expect(await savedBy(page, 'JSON lines')).toEqual({
    name: 'MyTrainers.jsonl',
    text: await fileOf(trainers, 'application/jsonl'),
  });
  await page.getByText(new RegExp(`^Saved MyTrainers.jsonl: ${rows} rows`)).waitFor();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByText(/^Saved/).waitFor({ state: 'detached' });
});

test('the result of a query longer than its editor is saved and scrolled to at 390 px', async () => {
  const fields = [...'abcdefghijklmnopqrstuvwxyz'].map(name => `${name}: name`).join('\n');
  const page = await openExplorer(app, {
    address: linkTo(`query Long {\ntrainers {\nitems {\n${fields}\n}\n}\n}`),
    width: 390,
  });
  expect((await savedBy(page, 'CSV')).name).toBe('Long.csv');

  const line = page.locator('.graphiql-query-editor .view-line').first();
  const before = await line.boundingBox();
  await page.locator('#graphiql-session').evaluate(session => session.scrollBy(0, 60));
  await expect.poll(async () => (await line.boundingBox())!.y).toBeCloseTo(before!.y - 60);
});

test('the rows are those of the variables that are filled in', async () => {
  const page = await openExplorer(app, {
    address: linkTo(trainers, { words: 'nobody is called so' }),
  });
  expect((await savedBy(page, 'CSV')).text).toBe('name,address\r\n');
});

const held =
  'query Held { trainers(sort: [{ field: id }], page: { limit: 3 }) { items { name sessions(sort: [{ field: id }]) { items { price notes } } } } }';

test.each([1440, 390])('a file has the form that its options say, at %d px', async width => {
  const page = await openExplorer(app, { address: linkTo(held), width });
  expect((await savedBy(page, 'CSV')).text).toBe(await fileOf(held, 'text/csv'));

  await page.getByText('Options', { exact: true }).click();
  await page.getByLabel('One line for each').selectOption({ label: 'row of sessions' });
  await page.getByLabel('CSV with NULL for missing values').check();
  await page.getByLabel('CSV with 2 decimals at most').check();
  const { text } = await savedBy(page, 'CSV');
  expect(text).toBe(await fileOf(held, 'text/csv; rows=sessions; decimals=2; null=NULL'));
  expect(text).not.toBe(await fileOf(held, 'text/csv'));
  const rows = (text.trimEnd().split('\r\n').length - 1).toLocaleString('en-US');
  await page.getByText(`Saved Held.csv: ${rows} rows`).waitFor();

  await page.getByLabel('CSV for Excel (byte order mark)').check();
  expect((await savedBy(page, 'CSV')).text).toMatch(/^\uFEFFname,/);
});

/** The browser's own dialog cannot be driven: this chooses a file of the page's own storage, which is written alike. */
const chooseFile = `showSaveFilePicker = async ({ suggestedName }) => {
  const folder = await navigator.storage.getDirectory();
  return folder.getFileHandle(suggestedName, { create: true });
}`;
const chosenFile = `navigator.storage.getDirectory()
  .then(folder => folder.getFileHandle('payments.csv'))
  .then(handle => handle.getFile())
  .then(file => file.text())`;

test('a large file is written to the disk as it comes', async () => {
  const page = await openExplorer(app, { address: linkTo(payments) });
  await page.evaluate(chooseFile);
  await page.getByRole('button', { name: 'Download CSV' }).click();
  await page.getByText(/^Saved payments\.csv: 1\d,\d{3} rows/).waitFor();
  await expect.poll(() => page.evaluate(chosenFile)).toBe(await fileOf(payments, 'text/csv'));
});

test('a large file is kept in memory until it is whole where the browser has no such dialog', async () => {
  const page = await openExplorer(app, { address: linkTo(payments) });
  await page.evaluate('delete Window.prototype.showSaveFilePicker; showSaveFilePicker = undefined');
  expect((await savedBy(page, 'CSV')).text).toBe(await fileOf(payments, 'text/csv'));
});

test('who closes the dialog is left in peace', async () => {
  const page = await openExplorer(app, { address: linkTo(payments) });
  await page.evaluate(`showSaveFilePicker = async () => { throw new DOMException('closed', 'AbortError'); }`);
  const [request] = await Promise.all([
    page.waitForEvent('requestfailed'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  expect(request.failure()?.errorText).toBe('net::ERR_ABORTED');
  await page.locator('.download-state').waitFor({ state: 'detached' });
});

const large = '{ members { items { id address } } }';

test('shows how far it is, and goes away when it is cancelled', async () => {
  const page = await openExplorer(app, { address: linkTo(large) });
  await page.evaluate(chooseFile);
  await page.getByRole('button', { name: 'Download CSV' }).click();
  await page.getByText(/^[\d,]+ of 11,000 rows · [\d.]+ (KB|MB)$/).waitFor();
  await page.getByRole('progressbar', { name: 'Download' }).waitFor();
  const [request] = await Promise.all([
    page.waitForEvent('requestfailed'),
    page.getByRole('button', { name: 'Cancel' }).click(),
  ]);
  expect(request.failure()?.errorText).toBe('net::ERR_ABORTED');
  await page.locator('.download-state').waitFor({ state: 'detached' });
});

test('shows why a download fails: not a list, no permission, a broken connection', async () => {
  const page = await openExplorer(app, {
    address: linkTo('{ payments { totalCount } users { totalCount } }'),
    expected: [/Failed to load resource.*(40\d|DISCONNECTED)/],
  });
  const download = page.getByRole('button', { name: 'Download CSV' });
  const why = page.getByRole('alert');
  await download.click();
  await why.getByText('A table is made of one root field: ask for one list or one aggregate').waitFor();

  await page.evaluate(`location.hash = ${JSON.stringify(linkTo('{ users { items { id } } }'))}`);
  await page.locator('.graphiql-query-editor').getByText('users').waitFor();
  await download.click();
  await why.getByText('You do not have permission for this (users:view)').waitFor();

  await goOffline(page);
  await download.click();
  await why.getByText('The server cannot be reached. Try again shortly.').waitFor();
});

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
