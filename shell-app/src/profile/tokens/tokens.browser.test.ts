import {
  dialogOf,
  executeGraphql,
  expectAbsent,
  expectAccessible,
  failOperation,
  failureLines,
  openPage,
  type Page,
  toastOf,
  tokenOf,
  visit,
} from '@gym/hub-kit/testing';
import { expect, test } from 'vitest';
import { useTestApp } from '../../../../gateway/testing/test-app.ts';

const app = useTestApp();

async function open(username: string, path: string, expected: readonly RegExp[] = []) {
  const page = await openPage(app.url + path, { token: await tokenOf(app, username), expected });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  return page;
}

const listed = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

const made = (name: string, as: string) =>
  executeGraphql(
    app,
    'mutation ($input: PersonalTokenInput!) { made: createPersonalToken(input: $input) { token } }',
    { input: { name } },
    as,
  ).then(({ made: { token } = {} }) => String(token));

const ask = (token: string) =>
  fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: '{ payments { totalCount } }' }),
  }).then(response => response.json());

/** What a command for a shell asks, as fetch would. */
function requestOf(command: string): [url: string, init: RequestInit] {
  const url = /^curl (\S+)/.exec(command)![1]!;
  const headers = [...command.matchAll(/-H '([^:]+): ([^']*)'/g)].map(([, name, value]) => [name!, value!]);
  return [
    url,
    { method: 'POST', headers: headers as [string, string][], body: /-d '([^']*)'/.exec(command)![1] },
  ];
}

test('tokens are made, shown once with a command that works, listed and revoked; failures can be repeated', async () => {
  const page = await open('accounts', '/', failureLines);
  await expectFailedList(page);
  await expectAccessible(page);
  await expectAbsent(page.getByRole('radio', { name: 'Release a hub' }));

  await page.getByLabel('What is it for?').fill('Nightly figures');
  await page.getByLabel('Payments', { exact: true }).check();
  await page.getByRole('radio', { name: '30 days' }).check();
  await expectRejection(page);
  await page.getByRole('button', { name: 'Create Token' }).click();
  await page.getByRole('heading', { name: 'Nightly figures is ready' }).waitFor();
  await expectAccessible(page);
  const token = await expectShownOnce(page);

  await page.getByRole('button', { name: 'I have copied it' }).click();
  await expect.poll(() => page.evaluate('document.activeElement.innerText')).toBe('New Token');
  const item = listed(page, 'Nightly figures');
  await expect.poll(() => item.innerText()).toMatch(/Active\s+Read only/);
  await expect.poll(() => item.innerText()).toMatch(/Limited to\s+Payments/);
  await visit(page, '/profile');
  await page.getByRole('button', { name: 'Personal Tokens' }).click();
  await expect.poll(() => item.innerText()).toMatch(/Last used\s+just now/);
  expect(await page.content()).not.toContain(token);
  await expectRevoked(page, token);

  await page.setViewportSize({ width: 390, height: 900 });
  await expectTokenThatChanges(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectExplorerInMenu(page);
});

test('a token for saved queries is created with at least one of them', async () => {
  await executeGraphql(
    app,
    'mutation { createSavedQuery(input: { name: "Members by city", query: "{ members { totalCount } }" }) { id } }',
    {},
    'accounts',
  );
  const page = await open('accounts', '/profile');
  await page.getByRole('button', { name: 'Personal Tokens' }).click();
  await page.getByLabel('What is it for?').fill('Spreadsheet');
  await page.getByRole('radio', { name: 'Run saved queries' }).check();
  const queries = page.getByRole('group', { name: 'Saved queries' });
  await page.getByRole('button', { name: 'Create Token' }).click();
  await queries.getByRole('alert').getByText('Choose at least one saved query').waitFor();
  await queries.getByLabel('Members by city').check();
  await page.getByRole('button', { name: 'Create Token' }).click();
  await page.getByText(/^curl -u 'x:gymq_\S+' 'http:\S+\/data\/\d+\.csv'$/).waitFor();
  await page.getByRole('button', { name: 'I have copied it' }).click();
  await expect.poll(() => listed(page, 'Spreadsheet').innerText()).toMatch(/Limited to\s+Saved query \d+/);
});

test('tokens are not offered without the permission for analytics', async () => {
  const page = await open('reception', '/profile', [/requires the permission analytics:view/]);
  await page.getByRole('heading', { name: 'Change Password' }).waitFor();
  await expectAbsent(page.getByRole('button', { name: 'Personal Tokens' }));
  await page.getByRole('button', { name: 'Account of Rita Novak' }).click();
  await expect
    .poll(() => page.getByRole('dialog').locator('a, button').allInnerTexts())
    .toEqual(['Profile', 'Settings', 'Logout']);
  await visit(page, '/profile/tokens');
  await page.waitForURL(`${app.url}/`);
});

test('an administrator makes tokens for a hub, and sees and revokes those of everybody', async () => {
  const page = await open('admin', '/profile/tokens');
  await page.setViewportSize({ width: 390, height: 900 });
  await page.getByLabel('What is it for?').fill('CI of lockers');
  await page.getByRole('radio', { name: 'Release a hub' }).check();
  await page.getByRole('button', { name: 'Create Token' }).click();
  await page.getByText('Hub is required').waitFor();
  await page.getByLabel('Hub', { exact: true }).fill('mf-lockers');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create Token' }).click();
  const command = page.getByRole('region', { name: /^Try it/ });
  await command.getByText('npx hub list').waitFor();
  const [, token] = /CLUB_TOKEN=(\S+)/.exec(await command.innerText())!;
  const headers = { authorization: `Bearer ${token}` };
  expect((await fetch(`${app.url}/hubs/releases`, { headers })).status).toBe(200);
  expect(await ask(token!)).toMatchObject({ errors: [{ message: 'Please sign in' }] });
  await page.getByRole('button', { name: 'I have copied it' }).click();
  await expect
    .poll(() => listed(page, 'CI of lockers').innerText())
    .toMatch(/Releases a hub[\s\S]+mf-lockers/);

  await page.setViewportSize({ width: 1440, height: 900 });
  const ofAccounts = await made('Of the accountant', 'accounts');
  await visit(page, '/users');
  await page.getByRole('tab', { name: 'Tokens' }).click();
  const item = listed(page, 'Of the accountant');
  await expect.poll(() => item.innerText()).toMatch(/Owner\s+accounts/);
  await expectAccessible(page);
  await item.getByRole('button', { name: 'Revoke Of the accountant' }).click();
  await confirmRevoke(page);
  await item.waitFor({ state: 'detached' });
  expect(await ask(ofAccounts)).toMatchObject({ errors: [{ message: 'Please sign in' }] });
});

const confirmRevoke = (page: Page) =>
  dialogOf(page, 'Revoke Token').getByRole('button', { name: 'Revoke', exact: true }).click();

async function expectFailedList(page: Page) {
  const mend = await failOperation(page, 'PersonalTokens', 'no answer');
  await page.getByRole('button', { name: 'Account of Aaron Chen' }).click();
  await page
    .getByRole('dialog', { name: /^Account of/ })
    .getByRole('link', { name: 'Personal Tokens' })
    .click();
  await page.getByRole('heading', { name: 'Failed to fetch tokens' }).waitFor();
  await mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'No tokens yet' }).waitFor();
}

async function expectRejection(page: Page) {
  const fields = { name: 'The server says no' };
  const rejection = [{ message: fields.name, extensions: { code: 'BAD_USER_INPUT', fields } }];
  const mend = await failOperation(page, 'CreatePersonalToken', rejection);
  await page.getByRole('button', { name: 'Create Token' }).click();
  await page.getByText('The server says no', { exact: true }).waitFor();
  await toastOf(page, 'Failed to create token: The server says no').waitFor();
  await mend();
}

/** The new token with a command that works, and a question before the page is left. @returns the token */
async function expectShownOnce(page: Page): Promise<string> {
  const tokenRegion = page.getByRole('region', { name: 'Token', exact: true });
  await expect.poll(() => tokenRegion.innerText()).toMatch(/^gym_[\w-]{43}$/);
  const token = await tokenRegion.innerText();
  await page.getByRole('button', { name: 'Copy token' }).click();
  await toastOf(page, 'Copied').waitFor();
  await expect.poll(() => page.evaluate('navigator.clipboard.readText()')).toBe(token);

  const response = await fetch(...requestOf(await page.getByRole('region', { name: /^Try it/ }).innerText()));
  expect(response.status).toBe(200);
  expect(await response.text()).toMatch(/^\uFEFF?paymentDate,amount,paymentStatus,member\.name/);

  for (const leave of [() => page.goBack(), () => page.getByRole('link', { name: 'Dashboard' }).click()]) {
    await leave();
    const question = dialogOf(page, 'Leave without the token?');
    await question.getByRole('button', { name: 'Stay' }).click();
    await page.getByText(token, { exact: true }).waitFor();
  }
  return token;
}

/** After a confirmation and a failure, also when the list cannot be fetched afterwards. */
async function expectRevoked(page: Page, token: string) {
  const item = listed(page, 'Nightly figures');
  const revoke = page.getByRole('button', { name: 'Revoke Nightly figures' });
  await revoke.click();
  await dialogOf(page, 'Revoke Token').getByRole('button', { name: 'Cancel' }).click();
  expect(await ask(token)).not.toHaveProperty('errors');

  const mend = await failOperation(page, 'RevokePersonalToken', 'no answer');
  await revoke.click();
  await confirmRevoke(page);
  await toastOf(page, 'Failed to revoke token').waitFor();
  await expect.poll(() => item.isVisible()).toBe(true);
  await mend();

  const mendList = await failOperation(page, 'PersonalTokens', 'no answer');
  await revoke.click();
  await confirmRevoke(page);
  await toastOf(page, 'Token revoked').waitFor();
  await item.waitFor({ state: 'detached' });
  expect(await ask(token)).toMatchObject({ errors: [{ message: 'Please sign in' }] });
  await mendList();
}

/** A token that changes records names what it changes. */
async function expectTokenThatChanges(page: Page) {
  await page.getByRole('radio', { name: 'Read and write' }).check();
  await page.getByRole('button', { name: 'Create Token' }).click();
  await page.getByText('Name is required').waitFor();
  const limits = page.getByRole('group', { name: 'Limited to' });
  await limits.getByRole('alert').getByText('Name the resources that the token may change').waitFor();
  await page.getByLabel('What is it for?').fill('Bookkeeping');
  await page.getByLabel('Expenses', { exact: true }).check();
  await page.getByRole('button', { name: 'Create Token' }).click();
  await page.getByRole('button', { name: 'I have copied it' }).click();
  const item = listed(page, 'Bookkeeping');
  await expect.poll(() => item.innerText()).toMatch(/Read and write[\s\S]+Limited to\s+Expenses/);
  await expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBe(390);
  await item.getByRole('button').click();
  await confirmRevoke(page);
  await page.getByRole('heading', { name: 'No tokens yet' }).waitFor();
}

async function expectExplorerInMenu(page: Page) {
  // Its page has tests of its own.
  await page.route('**/explorer', route => route.fulfill({ contentType: 'text/html', body: 'Explorer' }));
  await page.getByRole('button', { name: 'Account of Aaron Chen' }).click();
  await page
    .getByRole('dialog', { name: /^Account of/ })
    .getByRole('link', { name: 'Explorer' })
    .click();
  await page.waitForURL(`${app.url}/explorer`);
}
