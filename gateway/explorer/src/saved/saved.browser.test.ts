import pg from 'pg';
import { expect, test } from 'vitest';
import { expectAbsent, expectAccessible, type Page } from '@gym/hub-kit/testing';
import { executeGraphql, useTestApp } from '../../../testing/test-app.ts';
import { followLink, goOffline, linkTo, openExplorer, run } from '../testing/explorer-page.ts';

const app = useTestApp({ demo: true });

const query = 'query Some($n: Int!) { members(page: { limit: $n }) { items { id } } }';

type Locator = ReturnType<Page['locator']>;

const panel = (page: Page) => page.getByRole('region', { name: 'Saved queries' });
const entry = (page: Page, name: string) => panel(page).getByRole('listitem', { name, exact: true });
const openPanel = (page: Page) => page.getByRole('button', { name: 'Show Saved Queries' }).click();
const heading = (page: Page) => panel(page).getByRole('heading', { name: 'Saved queries' });
const focused = (page: Page) => page.locator(':focus');
const field = (page: Page, name: string) => panel(page).getByRole('textbox', { name });
const press = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true }).click();

test('queries of one user: saved, changed, opened, shared, deleted, not overwritten', async () => {
  const page = await openExplorer(app, {
    address: linkTo(query, { n: 2 }),
    expected: [/Failed to load resource.*DISCONNECTED/],
  });
  await openPanel(page);
  await panel(page).getByText('Nothing saved yet.').waitFor();
  await shareWithTrainers(await save({ name: 'Shared earlier', query }));
  const taken = await save({ name: 'Taken', query: '{ me { username } }' });
  await expectSavedAndDeleted(page);
  await expectRolesOffered(page);
  await expectChangedElsewhere(page, taken);
  await expectErrorsOfForm(page);
  await expectLinkTriedAgain(page);
  await page.setViewportSize({ width: 390, height: 900 });
  await expectPanelOnPhone(page);
});

test('a query shared with a role is found by it and opened by a link; one that is not shared says so', async () => {
  const roles = ['Super User', 'Admin', 'Accounts'];
  const id = await save({ name: 'For all', query, variables: '{"n": 3}', sharedWith: roles });
  const page = await openExplorer(app, { as: 'manager', address: `?saved=${id}` });
  await page.getByRole('tab', { name: 'Some' }).waitFor();
  await expect.poll(() => page.getByLabel('n Int!').inputValue()).toBe('3');
  await expect.poll(() => new URL(page.url()).search).toBe('');

  await openPanel(page);
  const shared = entry(page, 'For all');
  await shared.getByText('By accounts').waitFor();
  await expectAbsent(shared.getByRole('button', { name: 'Edit' }));
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await shared.getByRole('button', { name: 'Copy link', exact: true }).click();
  await shared.getByText('Link copied').waitFor();
  const link = `${app.url}/explorer?saved=${id}`;
  await expect.poll(() => page.evaluate('navigator.clipboard.readText()')).toBe(link);
  await shared.getByRole('button', { name: 'More links…' }).click();
  await expectAccessible(page, '.panel');
  await shared.getByRole('button', { name: 'Copy the XLSX link' }).click();
  await expect.poll(() => page.evaluate('navigator.clipboard.readText()')).toBe(`${app.url}/data/${id}.xlsx`);
  await expectRunOnRequest(page, id);
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await shared.getByRole('button', { name: 'Copy link', exact: true }).click();
  await shared.getByText(`Failed to copy: mark this and copy it by hand: ${link}`).waitFor();

  await followSaved(page, await save({ name: 'Mine alone', query }));
  await page.getByText('There is no such saved query, or it is not shared with your role.').waitFor();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
});

test('a saved query is scheduled, paused, sent at once, and its runs are listed', async () => {
  await save({ name: 'By e-mail', query: '{ members(page: { limit: 1 }) { items { id } } }' });
  await save({ name: 'Broken', query: '{ members { items { fax } } }' });
  const page = await openExplorer(app);
  await openPanel(page);
  await entry(page, 'Broken').getByText('Cannot query field "fax" on type "Member".').waitFor();
  const row = entry(page, 'By e-mail');
  await row.getByRole('button', { name: 'Send by e-mail…' }).click();
  await row.getByRole('button', { name: 'New schedule…' }).click();
  await press(page, 'Save');
  await row.getByText('Choose at least one recipient').waitFor();
  await row.getByRole('checkbox', { name: 'Aaron Chen' }).check();
  await row.getByRole('combobox', { name: 'When' }).selectOption('Weekly');
  await row.getByRole('checkbox', { name: 'Friday' }).check();
  await expectAccessible(page, '.panel');
  await press(page, 'Save');
  await row.getByText('Friday at 07:00 to Aaron Chen').waitFor();
  await expectScheduleEdited(page, row);
  await row.getByRole('button', { name: 'Pause' }).click();
  await row.getByText('On day 31 of the month at 06:30 to Aaron Chen (paused)').waitFor();
  await row.getByRole('button', { name: 'Send to me now' }).click();
  await row.getByText('You get the result within a minute.').waitFor();
  await row.getByRole('heading', { name: 'Last runs' }).waitFor();
  await row.getByRole('button', { name: 'Delete schedule' }).click();
  await expectAbsent(row.getByText('at 06:30'));
});

/** The form has the stored values; errors of the server are beside their fields. */
async function expectScheduleEdited(page: Page, row: Locator) {
  const variables = row.getByRole('textbox', { name: /^Variables/ });
  const edit = () => row.getByRole('button', { name: 'Edit schedule' }).click();
  const checkedDay = row.getByRole('checkbox', { name: 'Friday' });
  await edit();
  await expect.poll(() => checkedDay.isChecked()).toBe(true);
  await row.getByRole('combobox', { name: 'When' }).selectOption('Monthly');
  await row.getByLabel('Day of the month').fill('32');
  await row.getByLabel('Time of the club').fill('06:30');
  await row.getByRole('combobox', { name: 'Send' }).selectOption('Once a figure passes a value');
  await row.getByLabel('Path of the figure').fill('members.items[0].id');
  await row.getByRole('combobox', { name: 'Is' }).selectOption('at least');
  await row.getByRole('spinbutton', { name: 'Value' }).fill('2.5');
  await variables.fill('now-30d/d');
  await press(page, 'Save');
  const day = row.getByLabel('Day of the month');
  await expect.poll(() => describedBy(day)).toBe('Day of month cannot be above 31');
  await day.fill('31');
  await press(page, 'Save');
  await expect.poll(() => describedBy(variables)).toBe('Variables must be JSON, such as {"limit": 10}');
  await expectAccessible(page, '.panel');
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect.poll(() => row.evaluate(item => item.scrollWidth - item.clientWidth)).toBe(0);
  await variables.fill('{"from": "now-30d/d"}');
  await press(page, 'Save');
  await row.getByText('On day 31 of the month at 06:30 to Aaron Chen').waitFor();
  await row.getByRole('region', { name: 'E-mails of By e-mail' }).and(focused(page)).waitFor();
  await edit();
  await expect.poll(() => variables.inputValue()).toBe('{"from": "now-30d/d"}');
  await expect.poll(() => row.getByRole('spinbutton', { name: 'Value' }).inputValue()).toBe('2.5');
  await expect.poll(() => row.getByRole('combobox', { name: 'Is' }).inputValue()).toBe('gte');
  await press(page, 'Cancel');
}

/** The error that an input names. */
const describedBy = (input: Locator) =>
  input.evaluate(element => {
    const id = element.getAttribute('aria-describedby');
    return (id && document.getElementById(id)?.textContent) ?? '';
  });

test('the link of a tab opens its query and variables, and runs it only where the user says so', async () => {
  const page = await openExplorer(app, { address: linkTo(query, { n: 2 }) });
  await page.getByRole('tab', { name: 'Some' }).waitFor();
  await openPanel(page);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const copied = async () => {
    await press(page, 'Copy link of this tab');
    await panel(page).getByText('Link copied').waitFor();
    return page.evaluate<string>('navigator.clipboard.readText()');
  };
  const contents = (link: string) => Object.fromEntries(new URLSearchParams(new URL(link).hash.slice(1)));
  expect(contents(await copied())).toEqual({ query, variables: '{"n":2}' });
  await panel(page).getByRole('checkbox', { name: 'Run when opened' }).check();
  await expect.poll(async () => contents(await copied())).toEqual({ query, variables: '{"n":2}', run: '1' });
  await page.evaluate(hash => (location.hash = hash), new URL(await copied()).hash);
  await page.getByText('2 rows').waitFor();
});

/** A link runs its query only where it says so, and never a mutation. */
async function expectRunOnRequest(page: Page, id: string) {
  await expectAbsent(page.locator('.figures'));
  const hash = `query=${encodeURIComponent('mutation Out { logout }')}&run=1`;
  await page.evaluate(text => (location.hash = text), hash);
  await page.getByRole('tab', { name: 'Out' }).waitFor();
  await followSaved(page, `${id}&run=1`);
  await page.getByText('3 rows').waitFor();
  await page.getByRole('tab', { name: 'Out' }).click();
  await page.getByText('Run the query to see its result').waitFor();
}

async function expectSavedAndDeleted(page: Page) {
  const name = 'Some members';
  await press(page, 'Save this tab…');
  await field(page, 'Name').fill(name);
  await field(page, 'Description').fill('A few');
  await panel(page).getByRole('checkbox', { name: 'Admin' }).check();
  await expectAccessible(page, '.panel');
  await press(page, 'Save');
  await entry(page, name).getByText('Shared with Admin').waitFor();
  await heading(page).and(focused(page)).waitFor();

  await entry(page, name).getByRole('button', { name: 'Edit' }).click();
  await field(page, 'Name').fill(`${name}, renamed`);
  await press(page, 'Save');
  const saved = entry(page, `${name}, renamed`);
  await saved.getByText('A few').waitFor();
  await saved.and(focused(page)).waitFor();

  await saved.getByRole('button', { name: `${name}, renamed` }).click();
  await expect.poll(() => page.getByRole('tab', { name: 'Some' }).count()).toBe(2);
  await run(page);
  await page.getByText('2 rows').waitFor();

  await saved.getByRole('button', { name: 'Delete' }).click();
  await saved.getByRole('button', { name: 'Keep' }).click();
  await saved.and(focused(page)).waitFor();
  await saved.getByRole('button', { name: 'Delete' }).click();
  await saved.getByText('Delete it for everybody?').waitFor();
  await saved.getByRole('button', { name: 'Delete' }).click();
  await saved.waitFor({ state: 'detached' });
  await heading(page).and(focused(page)).waitFor();
}

/** Only roles that can open the explorer are offered. What was shared with others before is shown. */
async function expectRolesOffered(page: Page) {
  const roles = panel(page).getByRole('group', { name: 'Share with' });
  await press(page, 'Save this tab…');
  await roles.getByRole('checkbox').first().waitFor();
  await expect
    .poll(() => roles.locator('label').allInnerTexts())
    .toEqual(['Super User', 'Admin', 'Accounts']);
  await press(page, 'Cancel');

  await entry(page, 'Shared earlier').getByRole('button', { name: 'Edit' }).click();
  const trainer = roles.getByRole('checkbox', { name: 'Trainer (cannot open the explorer)' });
  await expect.poll(() => trainer.isChecked()).toBe(true);
  await trainer.uncheck();
  await roles.getByRole('checkbox', { name: 'Admin' }).check();
  await press(page, 'Save');
  await entry(page, 'Shared earlier').getByText('Shared with Admin', { exact: true }).waitFor();
}

/** A query that was changed elsewhere is not overwritten. */
async function expectChangedElsewhere(page: Page, id: string) {
  await entry(page, 'Taken').getByRole('button', { name: 'Edit' }).click();
  await executeGraphql(
    app,
    `mutation { updateSavedQuery(id: ${id}, patch: { description: "Other" }) { id } }`,
    {},
    'accounts',
  );
  await panel(page).getByRole('checkbox', { name: 'Replace its query by what stands in this tab' }).check();
  await press(page, 'Save');
  await panel(page)
    .getByRole('alert')
    .getByText('This query was changed elsewhere since you opened it')
    .waitFor();
  await press(page, 'Cancel');
}

/** An error shows and keeps the form. */
async function expectErrorsOfForm(page: Page) {
  await followLink(page, 'query Invalid { members { items { id } }');
  await press(page, 'Save this tab…');
  await field(page, 'Name').fill('Taken');
  await press(page, 'Save');
  await panel(page).getByRole('alert').getByText('This is not valid GraphQL').waitFor();
  await page.locator('.graphiql-query-editor .monaco-editor').first().click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.insertText(' }');
  await press(page, 'Save');
  await panel(page).getByRole('alert').getByText('You have a saved query of this name already').waitFor();
  await expect.poll(() => field(page, 'Name').inputValue()).toBe('Taken');
  await press(page, 'Cancel');
}

/** A link that could not be followed is tried again. */
async function expectLinkTriedAgain(page: Page) {
  const id = await save({ name: 'Far away', query, variables: '{"n": 4}' });
  const goOnline = await goOffline(page);
  await followSaved(page, id);
  await page.getByRole('alert').getByText('The server cannot be reached.').waitFor();
  await goOnline();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => page.getByLabel('n Int!').inputValue()).toBe('4');
  await expectAbsent(page.getByText('The server cannot be reached.'));
  await expect.poll(() => new URL(page.url()).search).toBe('');
}

/** The panel covers the editor there: it closes when a query is opened. */
async function expectPanelOnPhone(page: Page) {
  const saved = entry(page, 'Shared earlier');
  await saved.getByRole('button', { name: 'Shared earlier' }).click();
  await panel(page).waitFor({ state: 'hidden' });
  await openPanel(page);
  await saved.getByRole('button', { name: 'Delete' }).click();
  await saved.getByRole('button', { name: 'Delete' }).click();
  await saved.waitFor({ state: 'detached' });
}

/** Follows a link to a saved query in a page that shows the explorer. */
const followSaved = (page: Page, id: string) =>
  page.evaluate(search => {
    history.replaceState(null, '', search);
    location.hash = 'follow';
  }, `?saved=${id}`);

/** As before a role lost the explorer. */
async function shareWithTrainers(id: string): Promise<void> {
  const database = new pg.Client({ connectionString: app.databaseUrl });
  await database.connect();
  await database.query(`update saved_query set shared_with = '{Trainer}' where id = $1`, [id]);
  await database.end();
}

/** Past the explorer, as the login `accounts`. @returns its number */
async function save(input: object): Promise<string> {
  const { made } = await executeGraphql(
    app,
    'mutation ($input: SavedQueryInput!) { made: createSavedQuery(input: $input) { id } }',
    { input },
    'accounts',
  );
  return String(made!['id']);
}
