import {
  chooseReference,
  columnTexts,
  combobox,
  executeGraphql,
  expectAccessible,
  failOperation,
  messageOf,
  openPage,
  type Page,
  rowOf,
  textBox,
  toastOf,
  tokenOf,
  useClub,
  visit,
} from '@gym/hub-kit/testing';
import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { addMember, addSixtyMembers, memberName } from './members.fixture.ts';

const app = useClub();

beforeAll(async () => {
  await addSixtyMembers(app);
});

async function open(
  path = '/members',
  { shows = memberName(0), width = 1440, expected = [] as RegExp[] } = {},
): Promise<Page> {
  const token = await tokenOf(app, 'admin');
  const page = await openPage(app.url + path, { token, width, expected });
  await page.getByText(shows).first().waitFor();
  return page;
}

/** Leaves the list and comes back. */
async function revisit(page: Page, path: string): Promise<void> {
  await visit(page, '/trainers');
  await visit(page, path);
}

const headers = (page: Page) => page.getByRole('columnheader').allInnerTexts();
const standard = ['Name', 'Email', 'Phone', 'Membership Type', 'Status', 'Assigned Trainer', 'Actions'];

it('columns are chosen, ordered and dragged, stay so for the user, and keep their width in another language', async () => {
  const page = await open();
  await page.getByRole('button', { name: 'Columns' }).click();
  const menu = page.getByRole('dialog', { name: 'Columns' });
  await menu.getByRole('checkbox', { name: 'Email' }).uncheck();
  await expect.poll(() => menu.getByRole('checkbox', { name: 'Name' }).isDisabled()).toBe(true);
  await menu.getByRole('button', { name: 'Move Status up' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  const chosen = ['Name', 'Status', 'Phone', 'Membership Type', 'Assigned Trainer', 'Actions'];
  await expect.poll(() => headers(page)).toEqual(chosen);
  await expect.poll(async () => (await columnTexts(page, 2))[0]).toBe('Active');
  await expectAccessible(page);

  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Columns');
  await page.reload();
  await rowOf(page, memberName(0)).waitFor();
  await expect.poll(() => headers(page)).toEqual(chosen);

  await page.getByRole('button', { name: 'Columns' }).click();
  await menu.getByRole('button', { name: 'Reset columns' }).click();
  await expect.poll(() => headers(page)).toEqual(standard);
  await expect.poll(() => menu.getByRole('button', { name: 'Reset columns' }).isDisabled()).toBe(true);
  await page.getByRole('searchbox').click();
  await menu.waitFor({ state: 'hidden' });

  const width = async () => {
    const box = await page.getByRole('columnheader').nth(1).boundingBox();
    return Math.round(box!.width);
  };
  await page.evaluate(() => {
    const settings = Object.keys(localStorage).find(key => key.startsWith('settings:'))!;
    localStorage.setItem(`widths:${settings.split(':')[1]}:members`, '[["email",300]]');
  });
  await page.reload();
  await expect.poll(width).toBe(300);
  await visit(page, '/settings');
  await page.getByRole('radio', { name: 'Deutsch' }).check();
  await page.getByRole('heading', { level: 1, name: 'Einstellungen' }).waitFor();
  await visit(page, '/members');
  await page.getByRole('columnheader', { name: 'E-Mail' }).waitFor();
  await expect.poll(width).toBe(300);
  await visit(page, '/settings');
  await page.getByRole('radio', { name: 'English' }).check();
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();

  await visit(page, '/members');
  await rowOf(page, memberName(0)).waitFor();
  const header = (name: string) => page.getByRole('columnheader', { name });
  await header('Name').dragTo(header('Phone'));
  await expect
    .poll(() => headers(page))
    .toEqual(['Email', 'Phone', 'Name', 'Membership Type', 'Status', 'Assigned Trainer', 'Actions']);
  await header('Name').click();
  await rowOf(page, memberName(59))
    .getByRole('button', { name: `Edit ${memberName(59)}` })
    .waitFor();
  await expect.poll(async () => (await columnTexts(page, 3))[0]).toBe(memberName(59));
});

const range = (page: Page) => page.getByRole('navigation', { name: 'Pages' }).getByRole('status');
const address = (page: Page) => page.url().replace(app.url, '');
const chips = (page: Page) => page.getByRole('list', { name: 'Filters' }).getByRole('listitem');

/** Opens the form for a new condition on a field. */
async function addFilter(page: Page, field: string) {
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Filters' });
  await combobox(panel, 'Filter by').selectOption(field);
  return panel;
}

it('filters find by choices, records, texts and dates, stay in the address, and are changed and removed', async () => {
  const page = await open();
  const panel = await addFilter(page, 'Status');
  await panel.getByRole('button', { name: 'Apply' }).click();
  await expect
    .poll(() => messageOf(panel.getByRole('group', { name: 'Any of' })))
    .toBe('Choose at least one');
  await panel.getByRole('checkbox', { name: 'Active', exact: true }).check();
  await panel.getByRole('checkbox', { name: 'Inactive' }).check();
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Apply' }).click();
  await range(page).getByText('1–25 of 40').waitFor();
  await expect.poll(() => address(page)).toBe('/members?f.status=active&f.status=inactive');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Filters');

  await addFilter(page, 'Assigned Trainer');
  await chooseReference(combobox(panel, 'Any of'), 'tara', 'Tara Trainer');
  await panel.getByRole('button', { name: 'Remove Tara Trainer' }).waitFor();
  await panel.getByRole('button', { name: 'Apply' }).click();
  await range(page).getByText('1–20 of 20').waitFor();
  await chips(page).getByText('Assigned Trainer: Tara Trainer').waitFor();
  await expect.poll(async () => (await chips(page).allInnerTexts())[0]).toBe('Status: Active, Inactive');

  await page.reload();
  await range(page).getByText('1–20 of 20').waitFor();
  await chips(page).filter({ hasText: 'Tara Trainer' }).waitFor();
  await page.goBack();
  await range(page).getByText('1–25 of 40').waitFor();
  await expect.poll(() => chips(page).count()).toBe(2);

  await revisit(page, '/members');
  await page.getByText(memberName(0)).first().waitFor();
  await addFilter(page, 'Name');
  await combobox(panel, 'Condition').selectOption('starts with');
  await textBox(panel, 'Text').fill('be');
  await page.keyboard.press('Enter');
  await range(page).getByText('1–6 of 6').waitFor();
  await chips(page).getByText('Name starts with “be”').click();
  await expect.poll(() => textBox(panel, 'Text').inputValue()).toBe('be');
  await combobox(panel, 'Condition').selectOption('contains');
  await textBox(panel, 'Text').fill('2');
  await panel.getByRole('button', { name: 'Apply' }).click();
  await range(page).getByText('1–15 of 15').waitFor();

  await addFilter(page, 'Joining Date');
  await panel.getByRole('button', { name: 'Apply' }).click();
  await expect.poll(() => messageOf(textBox(panel, 'From'))).toBe('Enter a date as MM/DD/YYYY');
  await textBox(panel, 'From').fill('1/2/2025');
  await textBox(panel, 'To').fill('1/1/2025');
  await panel.getByRole('button', { name: 'Apply' }).click();
  await expect.poll(() => messageOf(textBox(panel, 'To'))).toBe('This is before the start');
  await combobox(panel, 'Condition').selectOption('is on or before (≤)');
  await panel.getByRole('button', { name: 'Apply' }).click();
  await page.getByRole('heading', { name: 'No members found' }).waitFor();
  await expect.poll(() => address(page)).toBe('/members?f.name.contains=2&f.joiningDate=..2025-01-01');
  await expect
    .poll(async () => (await chips(page).allInnerTexts()).slice(0, 2))
    .toEqual(['Name contains “2”', 'Joining Date up to 01/01/2025']);

  await page.getByRole('button', { name: 'Remove the filter on Joining Date' }).click();
  await range(page).getByText('1–15 of 15').waitFor();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await range(page).getByText('1–25 of 60').waitFor();
  await expect.poll(() => address(page)).toBe('/members');

  // They narrow what is searched and sorted, and find what is missing.
  await revisit(page, '/members?q=member1&sort=-name&f.city.empty=&f.healthConditions=Asthma');
  await page.getByText('Nothing matches “member1” and the filters.').waitFor();
  await page.getByRole('button', { name: 'Remove the filter on Health Conditions' }).click();
  await range(page).getByText('1–11 of 11').waitFor();
  await expect.poll(async () => (await columnTexts(page, 1))[0]).toBe(memberName(19));
  await expect.poll(() => address(page)).toBe('/members?q=member1&sort=-name&f.city.empty=');
});

/** What the browser saves as a file when `act` is done. */
async function savedBy(page: Page, act: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}
const exported = (page: Page) =>
  savedBy(page, () => page.getByRole('button', { name: 'Export', exact: true }).click());

it('the query behind the list opens in the explorer as it is: filtered, searched, sorted, at its page', async () => {
  const page = await open('/members?page=2&size=10&sort=-name&q=5&f.status=active', {
    shows: 'of 20',
  });
  const link = page.getByRole('link', { name: 'Open in explorer' });
  const [explorer] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
  await explorer.getByText('query Members(').first().waitFor();

  const partOf = async (name: string) =>
    new URLSearchParams((await link.getAttribute('href'))!.split('#')[1]).get(name)!;
  const variables = {
    sort: [{ field: 'name', direction: 'DESC' }],
    search: '5',
    filter: { and: [{ status: { in: ['active'] } }] },
    page: { limit: 10, offset: 10 },
  };
  await expect.poll(async () => JSON.parse(await partOf('variables')) as object).toEqual(variables);
  const { page: answer } = await executeGraphql(app, await partOf('query'), variables);
  const names = (answer!['items'] as { name: string }[]).map(({ name }) => name);
  expect(names).toHaveLength(10);
  await expect.poll(() => columnTexts(page, 1)).toEqual(names);
  await expectAccessible(page);
});

it('the export has every row found, in the order and with the columns of the grid, and says when it fails', async () => {
  const page = await open('/members?f.status=active&q=tara&sort=-name', {
    shows: 'No members found',
    expected: [/^error: Failed to export members/, /^error: Failed to load resource: net::ERR_FAILED/],
  });
  await expect.poll(() => page.getByRole('button', { name: 'Export', exact: true }).isDisabled()).toBe(true);

  await revisit(page, `/members?f.status=suspended&f.name.starts=Ada&sort=-name&size=10`);
  await range(page).getByText('1–2 of 2').waitFor();
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Phone' }).uncheck();
  await page.getByRole('button', { name: 'Move Status up' }).click();
  await page.keyboard.press('Escape');
  const { name, text } = await exported(page);
  expect(name).toMatch(/^members-\d{4}-\d\d-\d\d\.csv$/);
  expect(text.split('\r\n')).toEqual([
    '\uFEFFName,Email,Status,Membership Type,Assigned Trainer',
    'Ada 05,member5@example.com,Suspended,VIP,Tara Trainer',
    'Ada 02,member2@example.com,Suspended,VIP,',
  ]);
  await toastOf(page, '2 members exported').waitFor();

  // The file is available to the browser after the click.
  await page.evaluate('URL.revokeObjectURL = () => { window.revoked = true; }');
  await exported(page);
  await expect.poll(() => page.evaluate('"revoked" in window')).toBe(false);

  let mend = await failOperation(page, 'ExportMembers', [{ message: 'Out of order' }]);
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await toastOf(page, 'Failed to export members: Out of order').waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Export', exact: true }).isEnabled()).toBe(true);
  await mend();
  mend = await failOperation(page, 'ExportMembers', 'no answer');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const unreachable = page
    .locator('[data-sonner-toast]')
    .filter({ hasText: 'Failed to export members: The server did not respond.' });
  await unreachable.waitFor();
  await mend();
  const download = page.waitForEvent('download');
  await unreachable.getByRole('button', { name: 'Try again' }).click();
  await download;
});

/** A day so many days from now, by the clock of the pages. */
const dayIn = (days: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(Date.now() + days * 86_400_000);

describe('memberships that run out', () => {
  beforeAll(async () => {
    const since = { joiningDate: '2024-01-01', membershipStartDate: '2024-01-01' };
    await addMember(app, { name: 'Zoe Soon', membershipEndDate: dayIn(5), ...since });
    await addMember(app, { name: 'Zoe Over', membershipEndDate: dayIn(-1), ...since });
    await addMember(app, { name: 'Zoe Gone', membershipEndDate: dayIn(5), status: 'inactive', ...since });
    await addMember(app, { name: 'Zoe Later', membershipEndDate: dayIn(15), ...since });
  });

  it('are marked in the rows of active members, and written out on a phone', async () => {
    const page = await open('/members?q=zoe&sort=name', { shows: 'Zoe Soon' });
    await expect
      .poll(() => columnTexts(page, 5))
      .toEqual([
        'Inactive',
        'Active',
        'Active\nMembership ran out yesterday',
        'Active\nMembership runs out in 5 days',
      ]);
    await page.getByTitle('Membership runs out in 5 days').waitFor();
    await expectAccessible(page);

    await page.setViewportSize({ width: 390, height: 900 });
    const card = page.getByRole('listitem').filter({ hasText: 'Zoe Over' });
    await card.getByText('Membership ran out yesterday').waitFor();
  });
});
