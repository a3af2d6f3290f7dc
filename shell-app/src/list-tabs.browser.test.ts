/** The tabs above the lists of all hubs, in the demo data. */
import {
  executeGraphql,
  expectAbsent,
  failOperation,
  failureLines,
  openPage,
  type Page,
  type PageOptions,
  tokenOf,
  violationsOf,
  visit,
} from '@gym/hub-kit/testing';
import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../gateway/testing/test-app.ts';

const app = useTestApp({ demo: true });

/** The screens with tabs, and the labels of these tabs. */
const screens: Record<string, string[]> = {
  '/members': ['Ending Soon', 'Past End Date', 'Active', 'Inactive', 'Frozen', 'Expired'],
  '/memberships': ['Active', 'Inactive', 'Draft', 'Archived'],
  '/contracts': ['Not Billed', 'Ending Soon', 'Upcoming', 'Active', 'Frozen', 'Cancelled', 'Ended'],
  '/rewards': ['Expiring Soon', 'Past Expiry', 'Active', 'Inactive', 'Expired'],
  '/referrals': ['Reward to Pay', 'Pending', 'Joined', 'Expired'],
  '/trainers': ['Active', 'On Leave', 'Busy'],
  '/sessions': ['Today', 'Past, Still Scheduled', 'Scheduled', 'In Progress', 'Completed', 'Cancelled'],
  '/diet-plans': ['Ending Soon', 'Past End Date', 'Active', 'Completed', 'Paused', 'Cancelled'],
  '/locations': ['Active', 'Maintenance', 'Inactive', 'Closed'],
  '/equipment': [
    'Maintenance Overdue',
    'Maintenance Due Soon',
    'Available',
    'In Use',
    'Maintenance',
    'Out Of Order',
  ],
  '/parking-passes': ['Expiring Soon', 'Past Validity', 'Active', 'Expired', 'Cancelled'],
  '/expenses': ['Pending', 'Approved', 'Rejected'],
  '/income': ['Pending', 'Confirmed', 'Reconciled'],
  '/billing': ['Overdue', 'Pending', 'Paid', 'Cancelled', 'Refunded'],
  '/payments': ['Completed', 'Pending', 'Failed', 'Refunded', 'Cancelled'],
  '/external-payments': ['Completed', 'Pending', 'Failed', 'Cancelled'],
  '/employee-details': ['Active', 'Inactive', 'On Leave'],
  '/attendance-shift': ['Today', 'Present', 'Late', 'Absent', 'Half Day', 'On Leave'],
  '/commissions': ['Pending', 'Approved', 'Paid', 'Cancelled'],
  '/payroll': ['Payment Due', 'Pending', 'Paid', 'Cancelled'],
  '/users': ['Active', 'Inactive'],
  '/attendance-shift?tab=shifts': ['Active', 'Inactive'],
};

const tabsOf = (page: Page): Locator => page.getByRole('radiogroup');
const tab = (page: Page, label: string): Locator =>
  tabsOf(page).getByRole('radio', { name: new RegExp(`^${label}( [\\d,]+)?$`) });

/** The labels and numbers of the tabs, once all of them are counted. */
async function countsOf(page: Page): Promise<[string, number][]> {
  const labels = tabsOf(page).locator('label');
  const all = /^(.*?)\s*([\d,]+)$/s;
  await expect
    .poll(async () => {
      const texts = await labels.allInnerTexts();
      return texts.length > 1 && texts.every(text => all.test(text));
    })
    .toBe(true);
  const texts = await labels.allInnerTexts();
  return texts.map(text => {
    const [, label = '', count = ''] = all.exec(text) ?? [];
    return [label.trim(), Number(count.replaceAll(',', ''))];
  });
}

/** The number of records that the list has found; undefined while it shows neither rows nor that there are none. */
async function foundBy(page: Page): Promise<number | undefined> {
  const [range] = await page.getByRole('navigation', { name: 'Pages' }).getByRole('status').allInnerTexts();
  if (range) return Number(/of ([\d,]+)$/.exec(range)?.[1]?.replaceAll(',', ''));
  const nothing = await page.getByRole('heading', { name: /^No .* found$/ }).count();
  return nothing > 0 ? 0 : undefined;
}

it('each tab has the number of records that its list shows', { timeout: 180_000 }, async () => {
  const page = await openPage(app.url, { token: await tokenOf(app, 'admin') });
  for (const [path, labels] of Object.entries(screens)) {
    await visit(page, path);
    await expect
      .poll(async () => (await countsOf(page)).map(([label]) => label), { message: path })
      .toEqual(['All', ...labels]);
    for (const [label, count] of await countsOf(page)) {
      await tab(page, label).check();
      await expect.poll(() => foundBy(page), { message: `${path} ${label}` }).toBe(count);
    }
  }
});

// A role that views many lists, and one that views few.
it.each(['accounts', 'trainer'])(
  '%s sees the numbers of the lists that the role may view',
  { timeout: 120_000 },
  async username => {
    const token = await tokenOf(app, username);
    const page = await openPage(app.url, { token, expected: [/requires the permission/] });
    const found: Record<string, { tabs?: number; list?: number }> = {};
    for (const path of Object.keys(screens)) {
      await visit(page, path);
      const denied = page.getByRole('heading', { name: /^(You may not view .*|Dashboard)$/ });
      await denied.or(tabsOf(page).getByRole('radio').first()).waitFor();
      const isDenied = (await denied.count()) > 0;
      found[path] = isDenied
        ? { tabs: (await tabsOf(page).count()) || undefined }
        : { tabs: (await countsOf(page))[0]?.[1], list: await foundBy(page) };
    }
    const counted = Object.values(found);
    expect(counted.filter(({ tabs, list }) => tabs !== list)).toEqual([]);
    expect(counted.filter(({ list }) => list).length).toBeGreaterThan(5);
  },
);

describe('a tab', () => {
  const open = async (path: string, options: PageOptions = {}) =>
    openPage(app.url + path, { token: await tokenOf(app, 'admin'), ...options });
  const search = (page: Page) => new URL(page.url()).search;

  it('is a filter of the list: in the URL, with Back, and never against other filters', async () => {
    const page = await open('/members');
    await tab(page, 'Frozen').click();
    await expect.poll(() => search(page)).toBe('?f.status=frozen');
    await expectAbsent(page.getByRole('list', { name: 'Filters' }));
    await tab(page, 'Ending Soon').click();
    await expect.poll(() => search(page)).toMatch(/^\?f\.membershipEndDate=[\d.-]+&f\.status=active$/);
    const chips = page.getByRole('list', { name: 'Filters' }).getByRole('listitem');
    await expect.poll(() => chips.count()).toBe(3);
    await page.goBack();
    await expect.poll(() => tab(page, 'Frozen').isChecked()).toBe(true);
    await page.goBack();
    await expect.poll(() => tab(page, 'All').isChecked()).toBe(true);
    expect(search(page)).toBe('');

    // Without the filter on the status, the dates are one of a list of all.
    await tab(page, 'Ending Soon').click();
    await page.getByRole('button', { name: 'Remove the filter on Status' }).click();
    await expect.poll(() => tab(page, 'All').isChecked()).toBe(true);
    await tab(page, 'Active').click();
    await expect.poll(() => tab(page, 'Ending Soon').isChecked()).toBe(true);

    await page.goto(`${app.url}/members?f.status=frozen&f.status=expired`);
    await page.getByRole('row').nth(1).waitFor();
    await expect.poll(async () => (await countsOf(page)).length).toBe(7);
    await expectAbsent(tabsOf(page).getByRole('radio', { checked: true }));
    await tab(page, 'All').click();
    await expect.poll(() => search(page)).toBe('');
  });

  it('counts what the search and the other filters find', async () => {
    const page = await open('/members?f.status=active&f.membershipType=VIP');
    const { all, active } = await executeGraphql(
      app,
      `{ all: membersAggregate(filter: { membershipType: { in: ["VIP"] } }) { count }
        active: membersAggregate(filter: { membershipType: { in: ["VIP"] }, status: { eq: "active" } }) { count } }`,
    );
    const count = (groups: unknown) => (groups as { count: number }[])[0]!.count;
    await expect
      .poll(async () => Object.fromEntries(await countsOf(page)))
      .toMatchObject({ All: count(all), Active: count(active) });
    await page.getByRole('searchbox').fill('nobody is called this');
    await expect
      .poll(async () => Object.fromEntries(await countsOf(page)))
      .toMatchObject({ All: 0, Active: 0 });
  });

  it('counts again after a change, of this user or of another', async () => {
    const page = await open('/locations');
    const before = Object.fromEntries(await countsOf(page));
    const input = {
      name: 'Closed Annex',
      address: '1 Main',
      city: 'Ogden',
      state: 'UT',
      zipCode: '1',
      status: 'closed',
    };
    await executeGraphql(app, 'mutation ($input: LocationInput!) { createLocation(input: $input) { id } }', {
      input,
    });
    // The list finds one more than its tab says.
    await tab(page, 'Closed').click();
    await expect
      .poll(async () => Object.fromEntries(await countsOf(page)))
      .toEqual({ ...before, All: before['All']! + 1, Closed: before['Closed']! + 1 });

    await page.getByRole('button', { name: 'Delete Closed Annex' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect.poll(async () => Object.fromEntries(await countsOf(page))).toEqual(before);
  });

  it('is chosen with the arrow keys, without a step of Back for each', async () => {
    const page = await open('/expenses');
    await countsOf(page);
    await tab(page, 'All').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => search(page)).toBe('?f.status=approved');
    await expect
      .poll(() => tab(page, 'Approved').evaluate(radio => radio === document.activeElement))
      .toBe(true);
    await page.keyboard.press('Tab');
    await expect
      .poll(() => page.getByRole('searchbox').evaluate(box => box === document.activeElement))
      .toBe(true);
  });

  it('of late records says so by an icon, and none without records', async () => {
    const page = await open('/billing');
    await countsOf(page);
    await expect
      .poll(() => tabsOf(page).locator('label', { hasText: 'Overdue' }).locator('svg').count())
      .toBe(1);
    await page.goto(`${app.url}/billing?q=nobody+is+called+this`);
    await expect.poll(async () => Object.fromEntries(await countsOf(page))).toMatchObject({ Overdue: 0 });
    await expectAbsent(tabsOf(page).locator('svg'));
    expect(await violationsOf(page)).toEqual([]);
  });

  it('has no number when counting fails, and the list is as usual', async () => {
    const page = await openPage(`${app.url}/login`, {
      expected: [...failureLines, /Failed to load resource/],
    });
    await page.evaluate(token => localStorage.setItem('token', token), await tokenOf(app, 'admin'));
    const restore = await failOperation(page, 'MembersCounts', 'no answer');
    await page.goto(`${app.url}/members`);
    await tabsOf(page).getByRole('radio', { name: 'Frozen', exact: true }).check();
    await expect.poll(() => foundBy(page)).toBeGreaterThan(0);
    await expectAbsent(page.locator('[data-sonner-toast]'));
    await restore();
    await page.reload();
    expect(Object.fromEntries(await countsOf(page))['Frozen']).toBeGreaterThan(0);
  });

  it('moves nothing when it is counted, and scrolls on a phone', async () => {
    const page = await openPage(`${app.url}/login`, { width: 390 });
    await page.evaluate(token => localStorage.setItem('token', token), await tokenOf(app, 'admin'));
    const [list, counts] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    await page.route('**/graphql', async route => {
      const { operationName } = (route.request().postDataJSON() ?? {}) as { operationName?: string };
      if (operationName === 'Members') await list.promise;
      if (operationName === 'MembersCounts' || operationName === 'MasterDataOptions') await counts.promise;
      return route.fallback();
    });
    await page.goto(`${app.url}/members`);
    const top = async () => (await page.getByRole('search').boundingBox())!.y;
    await page.getByRole('search').waitFor();
    const waiting = await top();
    expect(await violationsOf(page)).toEqual([]);
    list.resolve();
    await page.getByRole('listitem').first().waitFor();
    expect(await top()).toBe(waiting);
    counts.resolve();
    await countsOf(page);
    expect(await top()).toBe(waiting);

    const last = tab(page, 'Expired');
    expect((await last.boundingBox())!.x).toBeGreaterThan(390);
    await last.check();
    await expect.poll(async () => (await last.boundingBox())!.x).toBeLessThan(390);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await violationsOf(page)).toEqual([]);
  });
});
