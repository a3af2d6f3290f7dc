import { openPage, type Page, type PageOptions } from '@gym/hub-kit/testing';
import { expect } from 'vitest';
import { tokenOf, type TestApp } from '../../../testing/test-app.ts';

/** What the editor says of itself. */
const ofEditor = [/^info: setup-workers/, /^log: graphql: graphql: annotation/];

export interface ExplorerOptions extends Omit<PageOptions, 'token'> {
  /** A demo login. */
  as?: string;
  /** What comes after `/explorer` in the address. */
  address?: string;
}

/** A page of a demo login that has not loaded the explorer, for a test of what the explorer meets when it loads. */
export const openBeforeExplorer = (app: TestApp, options: Omit<ExplorerOptions, 'address'> = {}) =>
  openAt(`${app.url}/health`, app, options);

async function openAt(
  url: string,
  app: TestApp,
  { as = 'accounts', expected = [], ...options }: Omit<ExplorerOptions, 'address'>,
): Promise<Page> {
  const token = await tokenOf(app, as);
  return openPage(url, { ...options, token, expected: [...ofEditor, ...expected] });
}

/** The explorer of a demo login, with its editors loaded. */
export async function openExplorer(
  app: TestApp,
  { address = '', ...options }: ExplorerOptions = {},
): Promise<Page> {
  const page = await openAt(`${app.url}/explorer${address}`, app, options);
  await page.locator('.graphiql-query-editor .view-line').first().waitFor();
  // Until the schema is there nothing can be completed, and variables have no types.
  await page.locator('.graphiql-sidebar .graphiql-spin').waitFor({ state: 'detached' });
  return page;
}

/** The address of a query, as a grid links to it. */
export const linkTo = (query: string, variables?: object) =>
  `#query=${encodeURIComponent(query)}${variables ? `&variables=${encodeURIComponent(JSON.stringify(variables))}` : ''}`;

/** Follows a link to a named query in a page that shows the explorer, which opens another tab for it. */
export async function followLink(page: Page, query: string, variables?: object): Promise<void> {
  const tabs = page.getByRole('tab', { name: /\w+/.exec(query.replace('query ', ''))![0] });
  const before = await tabs.count();
  await page.evaluate(hash => (location.hash = hash), linkTo(query, variables));
  await expect.poll(() => tabs.count()).toBe(before + 1);
}

/** Runs the query of the tab. */
export const run = (page: Page) => page.getByRole('button', { name: /^Execute query/ }).click();

/** Switches the result to the table view. */
export const showTable = (page: Page) => page.getByText('Table', { exact: true }).click();

/** What the table shows, row by row. */
export const rowsOf = async (page: Page): Promise<string[][]> => {
  const rows = await page.locator('.result-table .rdg-row:not(.rdg-summary-row)').all();
  return Promise.all(rows.map(row => row.getByRole('gridcell').allInnerTexts()));
};

/** Cuts the page off from the API, and not from what the editor still fetches. @returns ends it */
export async function goOffline(page: Page): Promise<() => Promise<void>> {
  await page.route('**/graphql', route => route.abort('internetdisconnected'));
  return () => page.unroute('**/graphql');
}
