/** Views of lists, from saving one to its end. */
import {
  addRecord,
  dialogOf,
  executeGraphql,
  expectAbsent,
  openPage,
  type Page,
  tokenOf,
  useClub,
  visit,
} from '@gym/hub-kit/testing';
import { beforeAll, expect, it } from 'vitest';

const app = useClub();

beforeAll(async () => {
  for (const [name, status] of [
    ['Ada Adams', 'active'],
    ['Ben Brown', 'inactive'],
    ['Cara Cole', 'active'],
  ] as const)
    await addRecord(app, 'Member', {
      name,
      email: `${name.split(' ')[0]!.toLowerCase()}@example.com`,
      phone: '212-555-0106',
      membershipType: 'Active',
      status,
    });
});

const open = async (username: string, path: string): Promise<Page> =>
  openPage(app.url + path, { token: await tokenOf(app, username) });

const views = (page: Page) => page.getByRole('button', { name: /^(Views|View .+)$/ });
const item = (page: Page, name: string | RegExp) =>
  page.getByRole('dialog', { name: 'Views' }).getByRole('button', { name });
async function choose(page: Page, name: string | RegExp): Promise<void> {
  await views(page).click();
  await item(page, name).click();
}
const names = (page: Page) => page.getByRole('row').getByRole('link').allInnerTexts();
const header = (page: Page, name: string) => page.getByRole('columnheader', { name });
const isChanged = (page: Page) => views(page).getAttribute('aria-description');

it('a view keeps columns, filters and order, and is shared, opened, changed and deleted', async () => {
  const page = await open('admin', '/members?f.status=active&sort=-name');
  await expect.poll(() => names(page)).toEqual(['Cara Cole', 'Ada Adams']);
  await page.getByRole('button', { name: 'Display' }).click();
  await page.getByRole('checkbox', { name: 'Phone' }).uncheck();
  await page.keyboard.press('Escape');

  await choose(page, 'Save as…');
  const dialog = dialogOf(page, 'Save view');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await dialog.getByText('Name is required').waitFor();
  await dialog.getByLabel('Name').fill('Active ones');
  await dialog.getByRole('checkbox', { name: 'Reception' }).check();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => views(page).innerText()).toBe('Active ones');
  const savedIn = (shown: Page) => new URL(shown.url()).searchParams.get('saved');
  await expect.poll(() => savedIn(page)).toMatch(/^\d+$/);
  const id = savedIn(page);

  // Without a view, the list has the columns that its user chose before.
  await choose(page, 'No view');
  await expect.poll(() => names(page)).toEqual(['Ada Adams', 'Ben Brown', 'Cara Cole']);
  await expect.poll(() => isChanged(page)).toBeNull();

  const other = await open('reception', `/members?saved=${id}`);
  await expect.poll(() => names(other)).toEqual(['Cara Cole', 'Ada Adams']);
  await header(other, 'Email').waitFor();
  await expectAbsent(header(other, 'Phone'));
  await expect.poll(() => isChanged(other)).toBeNull();
  // Changes are in the address, and dropped on demand.
  await other.getByRole('button', { name: 'Display' }).click();
  await other.getByRole('checkbox', { name: 'Phone' }).check();
  await other.keyboard.press('Escape');
  await header(other, 'Phone').waitFor();
  await header(other, 'Name').click();
  await expect.poll(() => names(other)).toEqual(['Ada Adams', 'Cara Cole']);
  await expect.poll(() => isChanged(other)).toBe('unsaved changes');
  await other.reload();
  await expect.poll(() => names(other)).toEqual(['Ada Adams', 'Cara Cole']);
  await views(other).click();
  await item(other, 'Save as…').waitFor();
  await expectAbsent(item(other, 'Save changes'));
  await item(other, 'Drop changes').click();
  await expect.poll(() => names(other)).toEqual(['Cara Cole', 'Ada Adams']);
  await expectAbsent(header(other, 'Phone'));
  await expect.poll(() => isChanged(other)).toBeNull();

  // Its default opens the list, at once and after a reload.
  await choose(other, 'Open the list with it');
  await other.getByText('The list now opens with this view').waitFor();
  await visit(other, '/dashboard');
  await other.goto(`${app.url}/members`);
  await expect.poll(() => savedIn(other)).toBe(id);
  await expect.poll(() => names(other)).toEqual(['Cara Cole', 'Ada Adams']);

  // The owner saves a change, and deletes the view while it is shown elsewhere.
  await choose(page, 'Active ones');
  await header(page, 'Name').click();
  await expect.poll(() => isChanged(page)).toBe('unsaved changes');
  await choose(page, 'Save changes');
  await expect.poll(() => isChanged(page)).toBeNull();
  await choose(page, 'Delete view');
  await page.getByText('View deleted').waitFor();
  await expect.poll(() => views(page).innerText()).toBe('Views');

  await other.reload();
  await other.getByText('This view was deleted or is no longer shared with you.').waitFor();
  await expect.poll(() => names(other)).toEqual(['Ada Adams', 'Ben Brown', 'Cara Cole']);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => views(page).innerText()).toBe('Active ones');
}, 60_000);

it('a view with filters that the user may not view says so, and ignores unknown columns', async () => {
  const state = JSON.stringify({
    query: 'sort=name&f.status=active&f.unknown=1',
    columns: { order: ['gone', 'name', 'email', 'phone'], hidden: ['phone'], shown: [] },
    widths: [['gone', 99]],
  });
  const { view } = await executeGraphql(
    app,
    'mutation ($input: ListViewInput!) { view: createListView(input: $input) { id } }',
    { input: { list: 'members', name: 'Old', state } },
  );
  const page = await open('admin', `/members?saved=${view!['id'] as string}`);
  await page.getByText('Their filters are left out.').waitFor();
  await expect.poll(() => names(page)).toEqual(['Ada Adams', 'Cara Cole']);
  await expectAbsent(header(page, 'Phone'));
  await expect.poll(() => isChanged(page)).toBeNull();
});
