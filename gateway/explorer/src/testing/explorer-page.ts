import { openPage, type Page, type PageOptions } from '@gym/hub-kit/testing';
import { tokenOf, type TestApp } from '../../../testing/test-app.ts';

/** What the editor says of itself. */
const ofEditor = [/^info: setup-workers/, /^log: graphql: graphql: annotation/];

export interface ExplorerOptions extends Omit<PageOptions, 'token'> {
  /** A demo login. */
  as?: string;
  /** What comes after `/explorer` in the address. */
  address?: string;
}

/** The explorer of a demo login, with its editors loaded. */
export async function openExplorer(
  app: TestApp,
  { as = 'accounts', address = '', expected = [], ...options }: ExplorerOptions = {},
): Promise<Page> {
  const page = await openPage(`${app.url}/explorer${address}`, {
    ...options,
    token: await tokenOf(app, as),
    expected: [...ofEditor, ...expected],
  });
  await page.locator('.graphiql-query-editor .view-line').first().waitFor();
  // Until the schema is there nothing can be completed, and variables have no types.
  await page.locator('.graphiql-sidebar .graphiql-spin').waitFor({ state: 'detached' });
  return page;
}

/** The address of a query, as a grid links to it. */
export const linkTo = (query: string, variables?: object) =>
  `#query=${encodeURIComponent(query)}${variables ? `&variables=${encodeURIComponent(JSON.stringify(variables))}` : ''}`;

/** Runs the query of the tab. */
export const run = (page: Page) => page.getByRole('button', { name: /^Execute query/ }).click();

/** Switches the result to the table view. */
export const showTable = (page: Page) => page.getByText('Table', { exact: true }).click();

/** What the table shows, row by row. */
export const rowsOf = async (page: Page): Promise<string[][]> => {
  const rows = await page.locator('.result-table .rdg-row').all();
  return Promise.all(rows.map(row => row.getByRole('gridcell').allInnerTexts()));
};

/** Cuts the page off from the API, and not from what the editor still fetches. @returns ends it */
export async function goOffline(page: Page): Promise<() => Promise<void>> {
  await page.route('**/graphql', route => route.abort('internetdisconnected'));
  return () => page.unroute('**/graphql');
}
