import { expect, test } from 'vitest';
import { expectAbsent, expectAccessible, type Page, showTheme } from '@gym/hub-kit/testing';
import { tokenOf, useTestApp } from '../../testing/test-app.ts';
import {
  followLink,
  goOffline,
  linkTo,
  openBeforeExplorer,
  openExplorer,
  rowsOf,
  run,
  showTable,
} from './testing/explorer-page.ts';

const app = useTestApp({ demo: true });

const resultWindow = (page: Page) => page.locator('.result-window');
const editor = (page: Page) => page.locator('.graphiql-query-editor');
/** Whether a request runs a query, instead of estimating its cost. */
const isRun = (request: { url(): string; postData(): string | null }) =>
  request.url().endsWith('/graphql') && !request.postData()?.includes('queryCost');
const variablesForm = (page: Page) => page.getByRole('form', { name: 'Variables of the query' });

test('variables, tables, truncated lists, examples, the tools of GraphiQL and sign-out', async () => {
  const page = await openExplorer(app, { width: 390 });
  await expectVariables(page);
  await expectTable(page);
  await expectChart(page);
  await expectTruncation(page);
  await expectEmptyListAndRecord(page);
  await expectExamples(page);
  await expectToolsOfGraphiQL(page);
  await expectSignOutEverywhere(page);
});

test('a link waits for the server, and what is rejected or not sent shows why', async () => {
  const page = await openBeforeExplorer(app, {
    expected: [/Failed to load resource.*(40\d|DISCONNECTED)/],
  });
  const link = { query: 'query Some($n: Int!) { members(page: { limit: $n }) { items { id } } }' };
  await expectLinkKept(page, linkTo(link.query, { n: 7 }));
  await expectVariablesOfLink(page, link.query);
  await expectRejections(page);
  await expectOtherSession(page);
});

/** An input by type, at 390 and at 1440 px; the bar and the result are accessible in both themes. */
async function expectVariables(page: Page) {
  await followLink(
    page,
    `query Asked($from: LocalDate!, $types: [String!], $direction: SortDirection!, $n: Int = 5, $counted: Boolean!, $filter: PaymentFilter) {
      payments(
        filter: { and: [{ paymentDate: { gte: $from }, paymentType: { in: $types } }] }
        sort: [{ field: amount, direction: $direction }]
        page: { limit: $n }
      ) { totalCount @include(if: $counted) items { amount paymentType } }
      all: payments(filter: $filter) { totalCount }
    }`,
  );
  const form = variablesForm(page);
  await form.getByLabel('from LocalDate!').fill('2020-01-31');
  await form.getByLabel('types').pressSequentially('membership_fee, ');
  await form.getByLabel('direction').selectOption('DESC');
  await form.getByLabel('n Int').fill('4');
  await form.getByLabel('counted').selectOption('true');
  await form.getByLabel('filter').fill('{"amount": {"gt": 1e9}}');
  const [request] = await Promise.all([
    page.waitForRequest(isRun),
    form.getByRole('button', { name: 'Run' }).click(),
  ]);
  expect((request.postDataJSON() as { variables: object }).variables).toEqual({
    from: '2020-01-31',
    types: ['membership_fee'],
    direction: 'DESC',
    n: 4,
    counted: true,
    filter: { amount: { gt: 1e9 } },
  });
  await page.getByText(/^4 of [\d,]+ rows$/).waitFor();

  await page.setViewportSize({ width: 1440, height: 900 });
  await form.getByLabel('n Int').fill('');
  await form.getByRole('button', { name: 'Run' }).click();
  await page.getByText(/^5 of [\d,]+ rows$/).waitFor();

  await showTable(page);
  await page.getByRole('grid').waitFor();
  for (const theme of ['light', 'dark'] as const) {
    await showTheme(page, theme);
    await expectAccessible(page, '.bar, .graphiql-footer');
  }
  await showTheme(page, 'light');
  await page.getByText('JSON', { exact: true }).click();
}

/** The columns of a CSV, list by list, at both widths; a click on a header sorts. */
async function expectTable(page: Page) {
  await followLink(
    page,
    `query Paying {
      members(sort: [{ field: id }], page: { limit: 3 }) {
        totalCount
        items { name payments(page: { limit: 2 }) { totalCount items { amount } } assignedTrainer { name } }
      }
      membersAggregate(groupBy: [{ status: true }]) { group { status } count }
    }`,
  );
  const json = resultWindow(page).getByText('totalCount').first();
  await run(page);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await json.waitFor();
    await showTable(page);
    await page.getByLabel('Which list').selectOption('members');
    await expect
      .poll(() => page.getByRole('columnheader').allInnerTexts())
      .toEqual(['name', 'payments.totalCount', 'payments.items.amount', 'assignedTrainer.name']);
    await page.getByText('3 of 3,000 rows').waitFor();
    await page.getByLabel('Which list').selectOption('members.payments');
    await page.getByText(/^Sum of [1-6] rows$/).waitFor();
    await page.getByText('JSON', { exact: true }).click();
  }

  await showTable(page);
  await page.getByLabel('Which list').selectOption('membersAggregate');
  await page.getByText('4 rows', { exact: true }).waitFor();
  const counts = async () => (await rowsOf(page)).map(([, count]) => Number(count!.replace(',', '')));
  await expect.poll(async () => (await counts()).every(Boolean), { message: 'rows are drawn' }).toBe(true);
  const before = await counts();
  await page.getByRole('columnheader', { name: 'count' }).click();
  await expect.poll(counts).toEqual(before.toSorted((a, b) => a - b));
  await page.getByRole('columnheader', { name: 'count' }).click();
  await expect.poll(counts).toEqual(before.toSorted((a, b) => b - a));
  const alignment = 'getComputedStyle(document.querySelector(".rdg-row .number")).textAlign';
  await expect.poll(() => page.evaluate(alignment)).toBe('right');
}

/** The chosen list stays after another run, with its totals and its chart, which is accessible. */
async function expectChart(page: Page) {
  const list = page.getByLabel('Which list');
  await run(page);
  await page.getByText(/^Sum of 4 rows$/).waitFor();
  await expect.poll(() => list.inputValue()).toBe('membersAggregate');
  await expect.poll(() => page.locator('.rdg-summary-row .number').innerText()).toBe('3,000');

  await page.getByText('Chart', { exact: true }).click();
  const chart = page.getByRole('region', { name: 'Chart' });
  await chart.getByRole('img', { name: 'count as a chart' }).waitFor();
  await expect.poll(() => chart.getByRole('row').count()).toBe(5);
  await chart.getByRole('combobox', { name: /^Chart/ }).selectOption('Pie');
  await expectAccessible(page, '.chart-view');
  await list.selectOption('members');
  await chart.getByRole('img', { name: 'payments.totalCount as a chart' }).waitFor();
  await showTable(page);
  await list.selectOption('membersAggregate');
}

/** How many rows are not shown, at both widths. */
async function expectTruncation(page: Page) {
  await followLink(
    page,
    `query Truncated {
      members(page: { limit: 1000 }) { totalCount items { id } }
      trainers { items { name sessions { items { id } } } }
      membersAggregate(groupBy: [{ id: true }]) { groupCount group { id } }
    }`,
  );
  await run(page);
  const banner = page.locator('.truncated');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(() => banner.getByRole('listitem').allInnerTexts())
      .toEqual([
        'Showing 1,000 of 3,000 rows of members. A list reads on with page: { after }, an aggregate with limit: 10000 or offset. A download has every row.',
        'Showing 1,000 of 3,000 rows of membersAggregate. A list reads on with page: { after }, an aggregate with limit: 10000 or offset. A download has every row.',
        'Showing the first 25 rows of trainers; there are more. Request up to 1,000 with page: { limit: 1000 }. A download has every row.',
        'Showing at most 25 rows of trainers.sessions in each record; there are more. Request up to 1,000 with page: { limit: 1000 }. A download has every row.',
      ]);
    await expectAccessible(page, '.truncated');
  }
  for (const list of ['members', 'membersAggregate']) {
    await page.getByLabel('Which list').selectOption(list);
    await page.getByText('1,000 of 3,000 rows', { exact: true }).waitFor();
  }
}

async function expectEmptyListAndRecord(page: Page) {
  await followLink(
    page,
    `query Empty {
      members(search: "nobody is called so") { totalCount items { name } }
      member(id: 1) { id payments { items { id } } }
    }`,
  );
  await run(page);
  await page.getByText('No rows').waitFor();
  await page.getByText('0 rows').waitFor();
  const lists = page.getByLabel('Which list').getByRole('option');
  await expect.poll(() => lists.allInnerTexts()).toEqual(['members', 'member.payments', 'member']);
  await page.getByLabel('Which list').selectOption('member');
  await expect.poll(() => rowsOf(page).then(([row]) => row?.[0])).toBe('1');
}

/** The saved queries of a new club open from their panel, at both widths, and run. */
async function expectExamples(page: Page) {
  for (const [index, width] of [390, 1440].entries()) {
    await page.setViewportSize({ width, height: 900 });
    await page.getByRole('button', { name: 'Show Saved Queries' }).click();
    await expectAccessible(page, '.panel');
    await page.getByRole('button', { name: 'Which membership keeps its members?', exact: true }).click();
    await expect.poll(() => page.getByRole('tab', { name: 'ChurnByType' }).count()).toBe(index + 1);
    await page.getByText('Run the query to see its result').waitFor();
  }
  await run(page);
  await expect.poll(() => rowsOf(page).then(rows => rows.length)).toBeGreaterThan(3);
}

/** Prettifies, copies, merges, sends headers, and lists the history. */
async function expectToolsOfGraphiQL(page: Page) {
  await followLink(page, 'query Short{members(page:{limit:1}){...F}} fragment F on MemberPage{totalCount}');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: /^Merge fragments/ }).click();
  await expect.poll(() => editor(page).innerText()).not.toContain('fragment');
  await page.getByRole('button', { name: /^Prettify/ }).click();
  await expect.poll(() => editor(page).locator('.view-line').count()).toBeGreaterThan(4);
  await page.getByRole('button', { name: /^Copy query/ }).click();
  await expect
    .poll(() => page.evaluate('navigator.clipboard.readText()'))
    .toMatch(/^query Short \{\n {2}members/);

  await page.getByRole('button', { name: 'Headers', exact: true }).click();
  await page.locator('.graphiql-editor-tool .monaco-editor').last().click();
  await page.keyboard.insertText('{"x-of-mine": "yes"}');
  const [request] = await Promise.all([page.waitForRequest(isRun), run(page)]);
  expect(request.headers()).toMatchObject({ 'x-of-mine': 'yes' });

  await page.getByRole('button', { name: 'Show History' }).click();
  await page.locator('.graphiql-history-item-label').getByText('Short').waitFor();
}

/** Signing out signs out of the app; signing in there opens the explorer, which has kept its tabs. */
async function expectSignOutEverywhere(page: Page) {
  const appPage = await page.context().newPage();
  await appPage.goto(app.url);
  await appPage.getByRole('heading', { name: 'Dashboard' }).waitFor();

  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('heading', { name: 'Sign in to explore' }).waitFor();
  await appPage.getByRole('textbox', { name: 'Username' }).fill('accounts');
  await appPage.getByRole('textbox', { name: 'Password' }).fill('accounts123');
  await appPage.getByRole('button', { name: 'Sign In' }).click();
  await page.getByText('Aaron Chen · Accounts').waitFor();
  await page.getByRole('tab', { name: 'Short' }).waitFor();
}

/**
 * A server that cannot be reached and responses of a proxy sign nobody out and keep the link. The page tries again at
 * the button and by itself.
 */
async function expectLinkKept(page: Page, link: string) {
  const responses = {
    'a page': { status: 403, contentType: 'text/html', body: '<h1>Blocked by the proxy</h1>' },
    JSON: { status: 401, contentType: 'application/json', body: '{"message":"unauthorized"}' },
  };
  const unreachable = page.getByRole('heading', { name: 'The server cannot be reached' });
  await page.clock.install();
  const goOnline = await goOffline(page);
  await page.goto(`${app.url}/explorer${link}`);
  await unreachable.waitFor();

  await goOnline();
  await page.route('**/graphql', route => route.fulfill(responses['a page']));
  const atButton = page.waitForResponse('**/graphql');
  await page.getByRole('button', { name: 'Try again' }).click();
  expect((await atButton).status()).toBe(403);
  await unreachable.waitFor();

  await page.unroute('**/graphql');
  await page.route('**/graphql', route => route.fulfill(responses.JSON));
  const next = page.waitForResponse('**/graphql');
  // More than the pause before the next request.
  await page.clock.fastForward(3_100);
  expect((await next).status()).toBe(401);

  await page.unroute('**/graphql');
  const tab = page.getByRole('tab', { name: 'Some' });
  await expect
    .poll(async () => {
      await page.clock.fastForward(3_100);
      return tab.isVisible();
    })
    .toBe(true);
}

/** A link does not run its query. A variable that cannot be read is not run and stays in its tab. */
async function expectVariablesOfLink(page: Page, query: string) {
  const form = variablesForm(page);
  const n = form.getByLabel('n Int!');
  await expect.poll(() => n.inputValue()).toBe('7');
  await expectAbsent(page.locator('.figures'));
  await expect.poll(() => new URL(page.url()).hash).toBe('');
  await run(page);
  await page.getByText('7 rows').waitFor();

  const bodies: object[] = [];
  page.on('request', request => {
    if (isRun(request)) bodies.push(request.postDataJSON() as object);
  });
  await n.fill('10x');
  await form.getByRole('button', { name: 'Run' }).click();
  const why = 'document.querySelector(".variables-form input:invalid").validationMessage';
  await expect.poll(() => page.evaluate(why)).toBe('“10x” is not a number.');
  await run(page);
  await page.getByRole('alert').getByText('must be a whole number').waitFor();
  expect(bodies).toMatchObject([{ variables: { n: '10x' } }]);

  await n.fill('11x');
  await followLink(page, query, { n: 3 });
  await expect.poll(() => n.inputValue()).toBe('3');
  await page.getByText('Run the query to see its result').waitFor();
  await page.getByRole('tab', { name: 'Some' }).first().click();
  await expect.poll(() => n.inputValue()).toBe('11x');
}

/** Cost and duration of a result; why there is none: too expensive, not permitted, not reached. */
async function expectRejections(page: Page) {
  await followLink(page, 'query Cheap { trainers(page: { limit: 2 }) { items { id } } }');
  await page.getByText(/^Estimated cost [2-5] of 50,000,000$/).waitFor();
  await run(page);
  // Two rows and a few bytes.
  await page.getByText(/^Cost [2-5] of 50,000,000$/).waitFor();
  await page.getByText(/^\d+ ms$/).waitFor();
  await page.getByText('2 rows').waitFor();

  const sessions = (inner: string) => `sessions(page: { limit: 1000 }) { items { ${inner} } }`;
  const expensive = `query Expensive { trainers(page: { limit: 1000 }) { items { ${sessions(`trainer { ${sessions(`trainer { ${sessions('id')} }`)} }`)} } } }`;
  await followLink(page, expensive);
  await page
    .locator('.estimate-problem')
    .getByText(/^The query is too expensive \(cost [\d,]+, limit 50,000,000\)\./)
    .waitFor();
  await run(page);
  const why = page.getByRole('alert');
  await why
    .getByText(
      /^The query is too expensive \(cost [\d,]+, limit 50,000,000\)\. trainers\.items\.sessions\S+ costs most/,
    )
    .waitFor();
  await page
    .locator('.figures')
    .getByText(/^Cost [\d,]+ of 50,000,000$/)
    .waitFor();

  await followLink(page, 'query Denied { users { items { id } } }');
  await run(page);
  await why.getByText('You do not have permission for this (users:view)').waitFor();

  const goOnline = await goOffline(page);
  await run(page);
  await why.getByText('The server cannot be reached. Try again shortly.').waitFor();
  await goOnline();
}

/** Nothing is sent as somebody who has signed in in another tab. An ended session shows an error and keeps the query. */
async function expectOtherSession(page: Page) {
  await followLink(page, 'query Mine { me { username } }');
  const admin = await tokenOf(app, 'admin');
  await page.evaluate(token => localStorage.setItem('token', token), admin);
  await run(page);
  await page.getByText('Somebody has signed in in another tab. Nothing was sent.').first().waitFor();

  await page.evaluate(() => localStorage.setItem('token', 'of long ago'));
  await run(page);
  await page.getByRole('alert').getByRole('link', { name: 'Sign in' }).waitFor();
  await editor(page).getByText('Mine').waitFor();
}
