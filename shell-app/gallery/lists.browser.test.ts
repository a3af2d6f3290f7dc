import {
  chooseReference,
  columnTexts,
  combobox,
  dialogOf,
  expectAbsent,
  expectAccessible,
  messageOf,
  type Page,
  rowOf,
  textBox,
  toastOf,
  violationsOf,
  visit,
} from '@gym/hub-kit/testing';
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { countsOf, foundBy, tabsOf } from '../src/list-tabs.fixture.ts';
import { addressOf, memberName, reload, set, sixtyMembers, useGallery } from './gallery.fixture.ts';

const open = useGallery();

async function openMembers(
  path = '/members',
  { shows = memberName(0), expected = [] as RegExp[] } = {},
): Promise<Page> {
  const page = await open({ path, rows: sixtyMembers, expected });
  await page.getByText(shows).first().waitFor();
  return page;
}

/** Leaves the list and comes back. */
async function revisit(page: Page, path: string): Promise<void> {
  await visit(page, '#/locations');
  await visit(page, `#${path}`);
}

/** The titles of the columns, without the check box of the first. */
const headers = async (page: Page) => (await page.getByRole('columnheader').allInnerTexts()).slice(1);
const standard = ['Name', 'Email', 'Phone', 'Membership Type', 'Status', 'Assigned Trainer', 'Actions'];

it('columns are chosen, ordered and dragged, and stay so for the user', async () => {
  const page = await openMembers();
  await page.getByRole('button', { name: 'Display' }).click();
  const menu = page.getByRole('dialog', { name: 'Display' });
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
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Display');
  await reload(page);
  await rowOf(page, memberName(0)).waitFor();
  await expect.poll(() => headers(page)).toEqual(chosen);

  await page.getByRole('button', { name: 'Display' }).click();
  await menu.getByRole('button', { name: 'Reset columns' }).click();
  await expect.poll(() => headers(page)).toEqual(standard);
  await expect.poll(() => menu.getByRole('button', { name: 'Reset columns' }).isDisabled()).toBe(true);
  await page.getByRole('searchbox').click();
  await menu.waitFor({ state: 'hidden' });

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
const chips = (page: Page) => page.getByRole('list', { name: 'Filters' }).getByRole('listitem');

/** Opens the form for a new condition on a field. */
async function addFilter(page: Page, field: string) {
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Filters' });
  await combobox(panel, 'Filter by').selectOption(field);
  return panel;
}

it('filters find by choices, records, texts and dates, stay in the address, and are changed and removed', async () => {
  const page = await openMembers();
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
  await expect.poll(() => addressOf(page)).toBe('/members?f.status=active&f.status=inactive');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Filters');

  await addFilter(page, 'Assigned Trainer');
  await chooseReference(combobox(panel, 'Any of'), 'tara', 'Tara Trainer');
  await panel.getByRole('button', { name: 'Remove Tara Trainer' }).waitFor();
  await panel.getByRole('button', { name: 'Apply' }).click();
  await range(page).getByText('1–20 of 20').waitFor();
  await chips(page).getByText('Assigned Trainer: Tara Trainer').waitFor();
  await expect.poll(async () => (await chips(page).allInnerTexts())[0]).toBe('Status: Active, Inactive');

  await reload(page);
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
  await expect.poll(() => addressOf(page)).toBe('/members?f.name.contains=2&f.joiningDate=..2025-01-01');
  await expect
    .poll(async () => (await chips(page).allInnerTexts()).slice(0, 2))
    .toEqual(['Name contains “2”', 'Joining Date up to 01/01/2025']);

  // A number of days stays one, so that the address shows another list next week.
  await chips(page).getByText('Joining Date up to').click();
  await combobox(panel, 'Condition').selectOption('is within the next days');
  await textBox(panel, 'Days from today').fill('0');
  await panel.getByRole('button', { name: 'Apply' }).click();
  await expect
    .poll(() => messageOf(textBox(panel, 'Days from today')))
    .toBe('Enter a whole number from 1 to 9,999');
  await textBox(panel, 'Days from today').fill('30');
  await panel.getByRole('button', { name: 'Apply' }).click();
  await expect
    .poll(() => addressOf(page))
    .toBe('/members?f.name.contains=2&f.joiningDate=now%2Fd..now%2B30d%2Fd');
  await chips(page).getByText('Joining Date within 30 days').click();
  await expect.poll(() => textBox(panel, 'Days from today').inputValue()).toBe('30');
  await combobox(panel, 'Condition').selectOption('is before today');
  await panel.getByRole('button', { name: 'Apply' }).click();
  await chips(page).getByText('Joining Date before today').click();
  await combobox(panel, 'Condition').selectOption('is at least so many days ago');
  await textBox(panel, 'Days before today').fill('30');
  await panel.getByRole('button', { name: 'Apply' }).click();
  await expect.poll(() => addressOf(page)).toBe('/members?f.name.contains=2&f.joiningDate=..now-30d%2Fd');
  await chips(page).getByText('Joining Date at least 30 days ago').waitFor();
  await chips(page).getByText('Joining Date at least 30 days ago').click();
  await combobox(panel, 'Condition').selectOption('is in');
  await combobox(panel, 'Period').selectOption('last month');
  await panel.getByRole('button', { name: 'Apply' }).click();
  await chips(page).getByText('Joining Date last month').waitFor();

  await page.getByRole('button', { name: 'Remove the filter on Joining Date' }).click();
  await range(page).getByText('1–15 of 15').waitFor();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await range(page).getByText('1–25 of 60').waitFor();
  await expect.poll(() => addressOf(page)).toBe('/members');

  // They narrow what is searched and sorted, and find what is missing.
  await revisit(page, '/members?q=member1&sort=-name&f.city.empty=&f.healthConditions=Asthma');
  await page.getByText('Nothing matches “member1” and the filters.').waitFor();
  await page.getByRole('button', { name: 'Remove the filter on Health Conditions' }).click();
  await range(page).getByText('1–11 of 11').waitFor();
  await expect.poll(async () => (await columnTexts(page, 1))[0]).toBe(memberName(19));
  await expect.poll(() => addressOf(page)).toBe('/members?q=member1&sort=-name&f.city.empty=');

  // One of them is enough, also of those that are added.
  await revisit(page, '/members?f.assignedTrainerId=1000&f.name.contains=2');
  await range(page).getByText('1–5 of 5').waitFor();
  await chips(page).getByRole('radio', { name: 'Any of these' }).check();
  await range(page).getByText('1–25 of 40').waitFor();
  await addFilter(page, 'City');
  await combobox(panel, 'Condition').selectOption('is empty');
  await panel.getByRole('button', { name: 'Apply' }).click();
  await range(page).getByText('1–25 of 60').waitFor();
  await expect
    .poll(() => addressOf(page))
    .toBe('/members?o.assignedTrainerId=1000&o.name.contains=2&o.city.empty=');
  await chips(page).getByRole('radio', { name: 'All of these' }).check();
  await range(page).getByText('1–5 of 5').waitFor();
});

/** What the browser saves as a file when `act` is done. */
async function savedBy(page: Page, act: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}
const exported = (page: Page) =>
  savedBy(page, () => page.getByRole('button', { name: 'Export', exact: true }).click());

it('the export has every row found, in the order and with the columns of the grid, and says when it fails', async () => {
  const page = await openMembers('/members?f.status=active&q=tara&sort=-name', {
    shows: 'No members found',
    expected: [/^error: Failed to export members/],
  });
  await expect.poll(() => page.getByRole('button', { name: 'Export', exact: true }).isDisabled()).toBe(true);

  await revisit(page, `/members?f.status=suspended&f.name.starts=Ada&sort=-name&size=10`);
  await range(page).getByText('1–2 of 2').waitFor();
  await page.getByRole('button', { name: 'Display' }).click();
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

  await set(page, 'fail', 'ExportMembers', [{ message: 'Out of order' }]);
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await toastOf(page, 'Failed to export members: Out of order').waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Export', exact: true }).isEnabled()).toBe(true);
  await set(page, 'fail', 'ExportMembers', 'request lost');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const unreachable = page
    .locator('[data-sonner-toast]')
    .filter({ hasText: 'Failed to export members: The server did not respond.' });
  await unreachable.waitFor();
  await set(page, 'mend', 'ExportMembers');
  const download = page.waitForEvent('download');
  await unreachable.getByRole('button', { name: 'Try again' }).click();
  await download;
});

/** A day so many days from now, by the clock of the pages. */
const dayIn = (days: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(Date.now() + days * 86_400_000);

it('records whose date comes near are marked in the rows, and written out on a phone', async () => {
  const members = [
    { name: 'Zoe Soon', membershipEndDate: dayIn(5) },
    { name: 'Zoe Over', membershipEndDate: dayIn(-1) },
    { name: 'Zoe Gone', membershipEndDate: dayIn(5), status: 'inactive' },
    { name: 'Zoe Later', membershipEndDate: dayIn(15) },
  ];
  const page = await open({ path: '/members?q=zoe&sort=name', rows: { members } });
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

describe('a tab', () => {
  const members = [
    { name: 'Abe', city: 'Boston', membershipEndDate: dayIn(60) },
    { name: 'Bea', city: 'Boston', membershipEndDate: dayIn(60) },
    { name: 'Cal', membershipEndDate: dayIn(5) },
    { name: 'Dee', membershipEndDate: dayIn(-2) },
    { name: 'Eli', status: 'frozen', city: 'Boston' },
    { name: 'Fay', status: 'frozen' },
    { name: 'Gus', status: 'expired', membershipEndDate: dayIn(-9) },
  ];
  const locations = [
    { name: 'Pier', status: 'active' },
    { name: 'Quay', status: 'active' },
    { name: 'Tide', status: 'maintenance' },
  ];
  const rows = { members, locations };
  const tab = (page: Page, label: string) =>
    tabsOf(page).getByRole('radio', { name: new RegExp(`^${label}( [\\d,]+)?$`) });
  const counts = async (page: Page) => Object.fromEntries(await countsOf(page));

  it('is a filter of the list: in the address, with Back, and never against other filters', async () => {
    const page = await open({ path: '/members', rows });
    await tab(page, 'Frozen').click();
    await expect.poll(() => addressOf(page)).toBe('/members?f.status=frozen');
    await expectAbsent(chips(page));
    await tab(page, 'Ending Soon').click();
    await expect
      .poll(() => addressOf(page))
      .toBe('/members?f.membershipEndDate=now%2Fd..now%2B14d%2Fd&f.status=active');
    // Two conditions, whether both must hold, and what clears them.
    await expect.poll(() => chips(page).count()).toBe(4);
    await page.goBack();
    await expect.poll(() => tab(page, 'Frozen').isChecked()).toBe(true);
    await page.goBack();
    await expect.poll(() => tab(page, 'All').isChecked()).toBe(true);
    await expect.poll(() => addressOf(page)).toBe('/members');

    // Without the filter on the status, the dates are one of a list of all.
    await tab(page, 'Ending Soon').click();
    await page.getByRole('button', { name: 'Remove the filter on Status' }).click();
    await expect.poll(() => tab(page, 'All').isChecked()).toBe(true);
    await tab(page, 'Active').click();
    await expect.poll(() => tab(page, 'Ending Soon').isChecked()).toBe(true);

    await revisit(page, '/members?f.status=frozen&f.status=expired');
    await page.getByRole('row').nth(1).waitFor();
    await expect.poll(async () => (await countsOf(page)).length).toBe(7);
    await expectAbsent(tabsOf(page).getByRole('radio', { checked: true }));
    await tab(page, 'All').click();
    await expect.poll(() => addressOf(page)).toBe('/members');
  });

  it('counts what the search and the other filters find, and marks late records by an icon', async () => {
    const page = await open({ path: '/members', rows });
    await expect
      .poll(() => counts(page))
      .toEqual({
        All: 7,
        'Ending Soon': 1,
        'Past End Date': 1,
        Active: 4,
        Inactive: 0,
        Frozen: 2,
        Expired: 1,
      });
    const late = tabsOf(page).locator('label', { hasText: 'Past End Date' }).locator('svg');
    await expect.poll(() => late.count()).toBe(1);
    await expect.poll(() => tabsOf(page).locator('svg').count()).toBe(1);

    await revisit(page, '/members?f.status=active&f.city.is=Boston');
    await expect.poll(() => counts(page)).toMatchObject({ All: 3, Active: 2, Frozen: 1, 'Past End Date': 0 });
    await page.getByRole('searchbox').fill('nobody is called this');
    await expect.poll(() => counts(page)).toMatchObject({ All: 0, Active: 0, 'Past End Date': 0 });
    await expectAbsent(tabsOf(page).locator('svg'));
    expect(await violationsOf(page)).toEqual([]);
  });

  it('counts again after a change, of this user or of another', async () => {
    const page = await open({ path: '/locations', rows });
    const before = { All: 3, Active: 2, Maintenance: 1, Inactive: 0, Closed: 0 };
    await expect.poll(() => counts(page)).toEqual(before);
    await page.evaluate(() =>
      window.gallery.link().server.insert('locations', { name: 'Annex', status: 'closed' }),
    );
    // The list finds one more than its tab says.
    await tab(page, 'Closed').click();
    await expect.poll(() => counts(page)).toEqual({ ...before, All: 4, Closed: 1 });
    await page.getByRole('button', { name: 'Delete Annex' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect.poll(() => counts(page)).toEqual(before);
  });

  it('is chosen with the arrow keys, without a step of Back for each', async () => {
    const page = await open({ path: '/members', rows });
    await visit(page, '#/locations');
    await countsOf(page);
    await tab(page, 'All').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => addressOf(page)).toBe('/locations?f.status=maintenance');
    const isFocused = (element: Element) => element === document.activeElement;
    await expect.poll(() => tab(page, 'Maintenance').evaluate(isFocused)).toBe(true);
    await page.keyboard.press('Tab');
    await expect.poll(() => page.getByRole('searchbox').evaluate(isFocused)).toBe(true);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Members Management' }).waitFor();
  });

  it('has no number when counting fails, and the list is as usual', async () => {
    const page = await open({ path: '/locations', rows, expected: [/^error: Failed to count/] });
    await set(page, 'fail', 'MembersCounts', 'request lost');
    await visit(page, '#/members');
    await tabsOf(page).getByRole('radio', { name: 'Frozen', exact: true }).check();
    await expect.poll(() => foundBy(page)).toBe(2);
    await expectAbsent(page.locator('[data-sonner-toast]'));
    await set(page, 'mend', 'MembersCounts');
    await reload(page);
    await expect.poll(() => counts(page)).toMatchObject({ Frozen: 2 });
  });

  it('moves nothing when it is counted, and scrolls on a phone', async () => {
    const page = await open({ path: '/locations', rows });
    await page.setViewportSize({ width: 390, height: 900 });
    for (const operation of ['Members', 'MembersCounts', 'MasterDataOptions'])
      await set(page, 'hold', operation);
    await visit(page, '#/members');
    const top = async () => (await page.getByRole('search').boundingBox())!.y;
    await page.getByRole('search').waitFor();
    const waiting = await top();
    expect(await violationsOf(page)).toEqual([]);
    await set(page, 'release', 'Members');
    await page.getByRole('listitem').first().waitFor();
    await expect.poll(() => top()).toBe(waiting);
    await expectAbsent(tabsOf(page));
    for (const operation of ['MembersCounts', 'MasterDataOptions']) await set(page, 'release', operation);
    await countsOf(page);
    await expect.poll(() => top()).toBe(waiting);

    const last = tab(page, 'Expired');
    await expect.poll(async () => (await last.boundingBox())!.x).toBeGreaterThan(390);
    await last.check();
    await expect.poll(async () => (await last.boundingBox())!.x).toBeLessThan(390);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await violationsOf(page)).toEqual([]);
  });
});

it('says to a screen reader how many records a search finds', async () => {
  const page = await openMembers();
  const live = (text: string) => page.locator('[aria-live="polite"]').filter({ hasText: text });
  await page.getByRole('searchbox').fill('member4');
  await live('11 members found').waitFor({ state: 'attached' });
  await page.getByRole('searchbox').fill('nobody');
  await live('No members found').waitFor();
  await page.getByRole('searchbox').fill('member42@');
  await live('1 member found').waitFor({ state: 'attached' });
  await page.getByRole('searchbox').fill('');
  await rowOf(page, memberName(0)).waitFor();
});

it('a role that may only view is offered no new record and no next step', async () => {
  const page = await open({
    path: '/locations',
    denied: ['locations:add', 'locations:edit', 'locations:delete'],
  });
  await page.getByRole('heading', { name: 'No locations yet' }).waitFor();
  await expectAbsent(page.getByRole('button', { name: 'Add Location' }));
  await page.evaluate(() => window.gallery.link().server.insert('locations', { name: 'Pier Gym' }));
  await visit(page, '#/members');
  await visit(page, '#/locations?sort=-name');
  await rowOf(page, 'Pier Gym').waitFor();
  await expectAbsent(rowOf(page, 'Pier Gym').getByRole('button'));
});

it('a deleted row is not shown again, also on cached pages and the last one; a rejected list is replaced', async () => {
  const page = await openMembers('/members?size=10', { expected: [/^error: Failed to /] });
  const remove = async (index: number) => {
    await page.getByRole('button', { name: `Delete ${memberName(index)}` }).click();
    await dialogOf(page, 'Confirm Delete').getByRole('button', { name: 'Delete' }).click();
  };
  await page.getByRole('searchbox').fill('member5@');
  await page.getByText('1–1 of 1').waitFor();
  await remove(5);
  await page.getByRole('heading', { name: 'No members found' }).waitFor();
  // What shows until the response comes from the cache.
  await set(page, 'hold', 'Members');
  await page.getByRole('button', { name: 'Clear search' }).last().click();
  await rowOf(page, memberName(0)).waitFor();
  await rowOf(page, memberName(5)).waitFor({ state: 'detached' });
  await set(page, 'release', 'Members');
  await rowOf(page, memberName(10)).waitFor();

  // The page before is shown when the last row of the last page is deleted.
  await revisit(page, '/members?size=10&page=6');
  await rowOf(page, memberName(59)).waitFor();
  for (let index = 51; index < 60; index++) {
    await remove(index);
    await rowOf(page, memberName(index)).waitFor({ state: 'detached' });
    await dialogOf(page, 'Confirm Delete').waitFor({ state: 'detached' });
  }
  await page.getByText('41–50 of 50').waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Next page' }).isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Previous page' }).click();
  await page.getByText('31–40 of 50').waitFor();
  await page.getByRole('button', { name: 'Next page' }).click();
  await page.getByText('41–50 of 50').waitFor();
  await expectAbsent(rowOf(page, memberName(59)));

  // A list that the server rejects for a missing permission is replaced, its tools included.
  await visit(page, '#/locations');
  await set(page, 'fail', 'Members', [{ message: 'Not allowed', extensions: { code: 'FORBIDDEN' } }]);
  await visit(page, '#/members?q=nobody');
  await page.getByRole('heading', { name: 'You may not view members' }).waitFor();
  await expectAbsent(page.getByRole('searchbox'));
  await expectAbsent(page.getByRole('region', { name: 'Members Management' }));
});
