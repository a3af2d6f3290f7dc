import { expect, test } from 'vitest';
import { expectAccessible, openPage } from '@gym/hub-kit/testing';
import { tokenOf, useTestApp } from '../../testing/test-app.ts';
import { exampleQueries } from './example-queries.ts';

const app = useTestApp({ demo: true });

const address = () => `${app.url}/explorer/questions`;

test('every question has its query and a result with rows, at 1440 and at 390 px', async () => {
  const page = await openPage(address());
  for (const { id, title, query } of exampleQueries) {
    const article = page.locator(`#${id}`);
    await article.getByRole('heading', { name: title }).waitFor();
    await expect.poll(() => article.locator('pre').first().innerText()).toBe(query);
    await expect.poll(() => article.locator('tbody tr').count()).toBeGreaterThan(1);
  }
  await expect.poll(() => page.locator('article').count()).toBe(exampleQueries.length);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBe(width);
    await expectAccessible(page);
  }
});

test('a question opens in the explorer', async () => {
  const page = await openPage(address(), {
    token: await tokenOf(app, 'accounts'),
    expected: [/^info: setup-workers/],
  });
  await page.getByRole('link', { name: 'When is each location busiest?', exact: true }).click();
  await page.getByRole('link', { name: 'Open in the explorer: When is each location busiest?' }).click();
  await page.locator('.graphiql-query-editor').getByText('BusiestHours').waitFor();
});

test('the command line of an example query returns the rows that the page shows', async () => {
  const page = await openPage(`${address()}#ending-passes`);
  const article = page.locator('#ending-passes');
  await article.getByText('The same as CSV').click();
  const command = await article.locator('pre.command').innerText();
  const settings = page.locator('pre', { hasText: 'club=' }).first();
  await expect.poll(() => settings.innerText()).toBe(`club=${app.url}\ntoken=…`);
  const [, body] = /-d '(.*)'$/s.exec(command)!;
  const response = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/csv',
      authorization: `Bearer ${await tokenOf(app, 'accounts')}`,
    },
    body,
  });
  expect(await response.text()).toMatch(
    /^passNumber,validUntil,type,vehicleNumber,member.name,member.phone\r\nPP-/,
  );
});
