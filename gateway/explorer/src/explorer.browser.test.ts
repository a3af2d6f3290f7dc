import { describe, expect, test } from 'vitest';
import { expectAbsent, expectAccessible, type Page, showTheme } from '@gym/hub-kit/testing';
import { tokenOf, useTestApp } from '../../testing/test-app.ts';
import { exampleQueries } from '../../src/example-queries/example-queries.ts';
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

const rejected = [/Failed to load resource.*(40\d|DISCONNECTED)/];
const resultWindow = (page: Page) => page.locator('.result-window');
const editor = (page: Page) => page.locator('.graphiql-query-editor');

describe('a result as a table', () => {
  const query = `query Paying {
    members(sort: [{ field: id }], page: { limit: 3 }) {
      totalCount
      items { name payments(page: { limit: 2 }) { totalCount items { amount } } assignedTrainer { name } }
    }
    membersAggregate(groupBy: [{ status: true }]) { group { status } count }
  }`;

  test('has the columns of a CSV, is sorted by its headers, list by list, at 1440 and at 390 px', async () => {
    const page = await openExplorer(app, { address: linkTo(query) });
    const json = resultWindow(page).getByText('totalCount').first();
    await run(page);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await json.waitFor();
      await showTable(page);
      await page.getByLabel('Which list').selectOption('members');
      await expect
        .poll(() => page.getByRole('columnheader').allInnerTexts())
        .toEqual(['name', 'payments.totalCount', 'payments.items.amount', 'assignedTrainer.name']);
      await page.getByText('3 of 3,000 rows').waitFor();

      await page.getByLabel('Which list').selectOption('membersAggregate');
      await page.getByText('4 rows').waitFor();
      const counts = async () => (await rowsOf(page)).map(([, count]) => Number(count));
      await expect
        .poll(async () => (await counts()).every(Boolean), { message: 'rows are drawn' })
        .toBe(true);
      const before = await counts();
      await page.getByRole('columnheader', { name: 'count' }).click();
      await expect.poll(counts).toEqual(before.toSorted((one, other) => one - other));
      await page.getByRole('columnheader', { name: 'count' }).click();
      await expect.poll(counts).toEqual(before.toSorted((one, other) => other - one));
      const alignment = 'getComputedStyle(document.querySelector(".rdg-row .number")).textAlign';
      await expect.poll(() => page.evaluate(alignment)).toBe('right');

      await page.getByText('JSON', { exact: true }).click();
      await json.waitFor();
    }
  });

  test('says how many rows it does not show, when a list is empty, and of a record what it holds', async () => {
    const address = linkTo(`query Truncated {
      members(page: { limit: 1000 }) { totalCount items { id } }
      trainers { items { name sessions { items { id } } } }
      membersAggregate(groupBy: [{ id: true }]) { groupCount group { id } }
    }`);
    const page = await openExplorer(app, { address });
    await showTable(page);
    await run(page);
    const banner = page.locator('.truncated');
    await banner.waitFor();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.getByLabel('Which list').selectOption('members');
      await expect
        .poll(() => banner.getByRole('listitem').allInnerTexts())
        .toEqual([
          'Showing 1,000 of 3,000 rows of members. A list reads on with page: { after }, an aggregate with limit: 10000 or offset. A download has every row.',
          'Showing 1,000 of 3,000 rows of membersAggregate. A list reads on with page: { after }, an aggregate with limit: 10000 or offset. A download has every row.',
          'Showing the first 25 rows of trainers; there are more. Request up to 1,000 with page: { limit: 1000 }. A download has every row.',
          'Showing at most 25 rows of trainers.sessions in each record; there are more. Request up to 1,000 with page: { limit: 1000 }. A download has every row.',
        ]);
      await page.getByText('1,000 of 3,000 rows', { exact: true }).waitFor();
      await page.getByLabel('Which list').selectOption('membersAggregate');
      await page.getByText('1,000 of 3,000 rows', { exact: true }).waitFor();
      await expectAccessible(page, '.truncated');
    }

    // A list without rows, and a record.
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
  });
});

describe('beside a result', () => {
  test('shows its cost and duration, and why it was rejected: too expensive, not permitted, not reached', async () => {
    const page = await openExplorer(app, {
      address: linkTo('query Cheap { trainers(page: { limit: 2 }) { items { id } } }'),
      expected: rejected,
    });
    await run(page);
    // Two rows and a few bytes.
    await page.getByText(/^Cost [2-5] of 50,000,000$/).waitFor();
    await page.getByText(/^\d+ ms$/).waitFor();
    await page.getByText('2 rows').waitFor();

    const sessions = (inner: string) => `sessions(page: { limit: 1000 }) { items { ${inner} } }`;
    const expensive = `query Expensive { trainers(page: { limit: 1000 }) { items { ${sessions(`trainer { ${sessions(`trainer { ${sessions('id')} }`)} }`)} } } }`;
    await followLink(page, expensive);
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

    await goOffline(page);
    await run(page);
    await why.getByText('The server cannot be reached. Try again shortly.').waitFor();
  }, 90_000);
});

describe('variables', () => {
  const query = `query Asked($from: LocalDate!, $types: [String!], $direction: SortDirection!, $n: Int = 5, $counted: Boolean!, $filter: PaymentFilter) {
    payments(
      filter: { and: [{ paymentDate: { gte: $from }, paymentType: { in: $types } }] }
      sort: [{ field: amount, direction: $direction }]
      page: { limit: $n }
    ) { totalCount @include(if: $counted) items { amount paymentType } }
    all: payments(filter: $filter) { totalCount }
  }`;

  test('have an input by type, at 390 and at 1440 px, and are accessible with the bar and the result, also in dark mode', async () => {
    const page = await openExplorer(app, { width: 390 });
    const form = page.getByRole('form', { name: 'Variables of the query' });
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      // In a tab of its own, without the values of the one before.
      await followLink(page, query);
      await form.getByLabel('from LocalDate!').fill('2020-01-31');
      await form.getByLabel('types').pressSequentially('membership_fee, ');
      await form.getByLabel('direction').selectOption('DESC');
      await form.getByLabel('n Int').fill('4');
      await form.getByLabel('counted').selectOption('true');
      await form.getByLabel('filter').fill('{"amount": {"gt": 1e9}}');
      const [request] = await Promise.all([
        page.waitForRequest('**/graphql'),
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

      await form.getByLabel('n Int').fill('');
      await form.getByRole('button', { name: 'Run' }).click();
      await page.getByText(/^5 of [\d,]+ rows$/).waitFor();
    }

    await showTable(page);
    await page.getByRole('grid').waitFor();
    for (const theme of ['light', 'dark'] as const) {
      await showTheme(page, theme);
      await expectAccessible(page, '.bar');
      await expectAccessible(page, '.graphiql-footer');
    }
  });
});

test('a link opens its query in a tab and does not run it, and a variable that cannot be read is not run and stays there', async () => {
  const query = 'query Some($n: Int!) { members(page: { limit: $n }) { items { id } } }';
  const page = await openExplorer(app, { address: linkTo(query, { n: 7 }), expected: rejected });
  const form = page.getByRole('form', { name: 'Variables of the query' });
  const n = form.getByLabel('n Int!');
  await page.getByRole('tab', { name: 'Some' }).waitFor();
  await expect.poll(() => n.inputValue()).toBe('7');
  await expectAbsent(page.locator('.figures'));
  await expect.poll(() => new URL(page.url()).hash).toBe('');
  await run(page);
  await page.getByText('7 rows').waitFor();

  const bodies: object[] = [];
  page.on('request', request => {
    if (request.url().endsWith('/graphql')) bodies.push(request.postDataJSON() as object);
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
});

describe('examples', () => {
  test('open from their panel and run, at 390 and at 1440 px', async () => {
    const page = await openExplorer(app, { as: 'admin', width: 390 });
    await showTable(page);
    for (const [index, width] of [390, 1440].entries()) {
      await page.setViewportSize({ width, height: 900 });
      await page.getByRole('button', { name: 'Show Examples' }).click();
      await expectAccessible(page, '.panel');
      await page.getByRole('button', { name: 'Which membership keeps its members?' }).click();
      await expect.poll(() => page.getByRole('tab', { name: 'ChurnByType' }).count()).toBe(index + 1);
      await page.getByText('Run the query to see its result').waitFor();
      await run(page);
      await expect.poll(() => rowsOf(page).then(rows => rows.length)).toBeGreaterThan(3);
    }
  });

  test.each(exampleQueries)('$id returns rows', async ({ query, variables }) => {
    const response = await fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${await tokenOf(app, 'admin')}`,
      },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await response.json()) as { data: Record<string, unknown>; errors?: unknown };
    expect(errors).toBeUndefined();
    const [list] = Object.values(data) as ({ items: unknown[] } | unknown[])[];
    expect((Array.isArray(list) ? list : list!.items).length).toBeGreaterThan(0);
  });

  test('there is one for each hub', () => {
    expect(new Set(exampleQueries.map(({ hub }) => hub)).size).toBe(5);
  });
});

test('GraphiQL prettifies, copies, merges, remembers, and sends headers', async () => {
  const page = await openExplorer(app, {
    address: linkTo('query Short{members(page:{limit:1}){...F}} fragment F on MemberPage{totalCount}'),
  });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const lines = () => editor(page).locator('.view-line').count();
  await page.getByRole('button', { name: /^Merge fragments/ }).click();
  await expect.poll(() => editor(page).innerText()).not.toContain('fragment');
  await page.getByRole('button', { name: /^Prettify/ }).click();
  await expect.poll(lines).toBeGreaterThan(4);
  await page.getByRole('button', { name: /^Copy query/ }).click();
  await expect
    .poll(() => page.evaluate('navigator.clipboard.readText()'))
    .toMatch(/^query Short \{\n {2}members/);

  await page.getByRole('button', { name: 'Headers', exact: true }).click();
  await page.locator('.graphiql-editor-tool .monaco-editor').last().click();
  await page.keyboard.insertText('{"x-of-mine": "yes"}');
  const [request] = await Promise.all([page.waitForRequest('**/graphql'), run(page)]);
  expect(request.headers()).toMatchObject({ 'x-of-mine': 'yes' });

  await page.getByRole('button', { name: 'Show History' }).click();
  await page.locator('.graphiql-history-item-label').getByText('Short').waitFor();
  await page.reload();
  await page.getByRole('tab', { name: 'Short' }).first().waitFor();
});

test('signing out here signs out of the app, and signing in there opens the explorer', async () => {
  const page = await openExplorer(app);
  const appPage = await page.context().newPage();
  await appPage.goto(app.url);
  await appPage.getByRole('heading', { name: 'Dashboard' }).waitFor();

  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('heading', { name: 'Sign in to explore' }).waitFor();
  await appPage.getByRole('textbox', { name: 'Username' }).fill('accounts');
  await appPage.getByRole('textbox', { name: 'Password' }).fill('accounts123');
  await appPage.getByRole('button', { name: 'Sign In' }).click();
  await page.getByText('Aaron Chen · Accounts').waitFor();
});

test('no response of a proxy signs anybody out, and the page continues by itself', async () => {
  const responses = {
    'a page': { status: 403, contentType: 'text/html', body: '<h1>Blocked by the proxy</h1>' },
    JSON: { status: 401, contentType: 'application/json', body: '{"message":"unauthorized"}' },
  };
  const page = await openBeforeExplorer(app, { expected: [/Failed to load/] });
  await page.clock.install();
  await page.route('**/graphql', route => route.fulfill(responses['a page']));
  await page.goto(`${app.url}/explorer${linkTo('{ me { id } }')}`);
  await page.getByRole('heading', { name: 'The server cannot be reached' }).waitFor();

  await page.unroute('**/graphql');
  await page.route('**/graphql', route => route.fulfill(responses.JSON));
  const next = page.waitForResponse('**/graphql');
  // More than the pause before the next request.
  await page.clock.fastForward(3_100);
  expect((await next).status()).toBe(401);

  await page.unroute('**/graphql');
  const query = editor(page).getByText('me').first();
  await expect
    .poll(async () => {
      await page.clock.fastForward(3_100);
      return query.isVisible();
    })
    .toBe(true);
});

test('nothing is sent as somebody who has signed in in another tab, and an ended session shows an error and keeps the query', async () => {
  const page = await openExplorer(app, {
    address: linkTo('query Mine { me { username } }'),
    expected: rejected,
  });
  await page.getByRole('tab', { name: 'Mine' }).waitFor();
  const admin = await tokenOf(app, 'admin');
  await page.evaluate(token => localStorage.setItem('token', token), admin);
  await run(page);
  await page.getByText('Somebody has signed in in another tab. Nothing was sent.').first().waitFor();

  await page.evaluate(() => localStorage.setItem('token', 'of long ago'));
  await run(page);
  await page.getByRole('alert').getByRole('link', { name: 'Sign in' }).waitFor();
  await editor(page).getByText('Mine').waitFor();
});

test('a server that cannot be reached is tried again without losing the link', async () => {
  const page = await openBeforeExplorer(app, { expected: rejected });
  const goOnline = await goOffline(page);
  await page.goto(`${app.url}/explorer${linkTo('query Again { me { username } }')}`);
  await page.getByRole('heading', { name: 'The server cannot be reached' }).waitFor();
  await goOnline();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('tab', { name: 'Again' }).waitFor();
});
