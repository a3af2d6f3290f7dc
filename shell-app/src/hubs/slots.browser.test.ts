import { join } from 'node:path';
import {
  addRecord,
  changeGrant,
  dialogOf,
  expectAbsent,
  expectAccessible,
  failOperation,
  failureLines,
  openPage,
  type Page,
  type PageOptions,
  rowOf,
  textBox,
  toastOf,
  tokenOf,
  visit,
} from '@gym/hub-kit/testing';
import type { Locator } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { checkout } from '../../../gateway/launch/data-dir.ts';
import { UncheckedReleases } from '../../../gateway/testing/releases.ts';
import { takeReportedFailures } from '../../../gateway/testing/reported-failures.ts';
import { startTestApp, type TestApp } from '../../../gateway/testing/test-app.ts';
import { startHubServer, type HubServer } from '../../../gateway/testing/hub-server.ts';

let app: TestApp;
let server: HubServer;
let ada: string;
let ben: string;

beforeAll(async () => {
  server = await startHubServer();
  app = await startTestApp({ hubsUrl: server.url });
  server.serveHubsOf(app.url);
  // From a server of its own, at which everything can go wrong; the other hubs come from the club.
  await new UncheckedReleases(app.databaseUrl).release(join(checkout, 'mf-accounts/dist'));
  await fillClub();
});

afterEach(() => server.mend());

afterAll(async () => {
  await app?.stop();
  await server?.close();
});

/** Ada has twelve payments, two invoices, two rewards, a pass that runs out tomorrow and a session; Ben less, and no pass. */
async function fillClub(): Promise<void> {
  ada = await addRecord(app, 'Member', { name: 'Ada Adams', email: 'ada@example.com', phone: '555-0100' });
  ben = await addRecord(app, 'Member', { name: 'Ben Brown', email: 'ben@example.com', phone: '555-0101' });
  for (let day = 1; day <= 12; day++) await addPayment(ada, day, day === 12 ? 'pending' : 'completed');
  await addPayment(ben, 20, 'completed');
  const invoice = (paymentStatus: string, amount: number, memberId: string) =>
    addRecord(app, 'BillingRecord', {
      memberId,
      invoiceNumber: `I-${paymentStatus}-${memberId}`,
      invoiceDate: '2026-03-01',
      dueDate: '2026-03-31',
      amount,
      paymentStatus,
    });
  await invoice('overdue', 30, ada);
  await invoice('cancelled', 1000, ada);
  await invoice('overdue', 500, ben);
  for (const [memberId, points, days] of [
    [ada, 900, 5],
    [ada, 100, 300],
    [ben, 500, 200],
  ] as const)
    await addRecord(app, 'Reward', { memberId, level: 'Gold', points, expiryDate: dayFromNow(days) });
  await addRecord(app, 'ParkingPass', {
    memberId: ada,
    vehicleNumber: 'AB-1',
    type: 'Monthly',
    validFrom: dayFromNow(0),
    validUntil: dayFromNow(1),
  });
  const trainerId = await addRecord(app, 'Trainer', {
    name: 'Tara Stone',
    email: 'tara@example.com',
    phone: '212-555-0102',
    specializations: ['Yoga'],
    joiningDate: '2024-02-01',
    salary: 3000,
  });
  await addRecord(app, 'Session', {
    memberId: ada,
    trainerId,
    sessionType: 'Boxing',
    date: '2026-03-04',
    startTime: '09:00',
    endTime: '10:00',
  });
}

const addPayment = (memberId: string, day: number, paymentStatus: string) =>
  addRecord(app, 'Payment', {
    memberId,
    paymentNumber: `PAY-${memberId}-${day}`,
    paymentDate: `2026-03-${String(day).padStart(2, '0')}`,
    amount: 10,
    paymentMethod: 'cash',
    paymentType: 'class_fee',
    paymentStatus,
    // Otherwise it would settle the invoices of these tests.
    onAccount: false,
  });

/** A day so many days from today, by the clock of the pages of tests. */
const dayFromNow = (days: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(Date.now() + days * 86_400_000);

type OpenOptions = Omit<PageOptions, 'token'> & { as?: string; title?: string };

/** Opens the dialog of a member. */
async function openMember(id: string, { as = 'admin', title = 'Edit Member', ...options }: OpenOptions = {}) {
  const token = await tokenOf(app, as);
  const page = await openPage(`${app.url}/members?id=${id}`, { token, ...options });
  const dialog = dialogOf(page, title);
  await textBox(dialog, 'Name').waitFor();
  return { page, dialog };
}

/** The buttons of the panels, by their names. */
async function offered(dialog: Locator): Promise<string[]> {
  const buttons = dialog.getByRole('group', { name: 'See also' }).getByRole('button');
  return buttons.allInnerTexts();
}

/** Opens a panel, or folds it away. */
const press = (dialog: Locator, name: string) => dialog.getByRole('button', { name, exact: true }).click();

/** What the rows of a panel say, without the heads of its columns. */
async function rowsOf(dialog: Locator, panel: string): Promise<string[][]> {
  const rows = dialog.getByRole('region', { name: panel }).getByRole('row');
  await rows.nth(1).waitFor();
  return (await rows.allInnerTexts()).slice(1).map(row => row.split(/\s*\t\s*/));
}

const question = (page: Page) => dialogOf(page, 'Discard changes?');

const reports = () => takeReportedFailures(app);

const accountsEntry = /mf-accounts.*remote-entry\.js$/;

describe('the dialog of a member shows, on demand,', () => {
  it('what each hub knows, one panel at a time, which is no change', async () => {
    const { page, dialog } = await openMember(ada);
    await expect
      .poll(() => offered(dialog))
      .toEqual([
        'Notes',
        'Invoices',
        'Account',
        'Contract',
        'Visits',
        'Sessions',
        'Diet Plans',
        'Parking Passes',
        'Rewards',
        'Referrals',
        'Messages',
        'Payments',
      ]);
    await press(dialog, 'Sessions');
    await expect
      .poll(() => rowsOf(dialog, 'Sessions'))
      .toEqual([['03/04/2026', '09:00 - 10:00', 'Boxing', 'Scheduled', 'Tara Stone']]);
    await press(dialog, 'Parking Passes');
    const [[number, status, vehicle, type, until]] = (await rowsOf(dialog, 'Parking Passes')) as [string[]];
    expect([status, vehicle, type]).toEqual(['Active', 'AB-1', 'Monthly']);
    expect(number).toMatch(/^PP-/);
    expect(until).toContain('Expires tomorrow');
    await expect.poll(() => dialog.getByRole('region').count()).toBe(1);
    await press(dialog, 'Parking Passes');
    await expectAbsent(dialog.getByRole('region'));

    await press(dialog, 'Invoices');
    await expect
      .poll(() => rowsOf(dialog, 'Invoices'))
      .toEqual([
        [`I-cancelled-${ada}`, 'Membership', '03/31/2026', '$1,000.00', '$0.00', 'Cancelled', ''],
        [`I-overdue-${ada}`, 'Membership', '03/31/2026', '$30.00', '$30.00', 'Overdue', ''],
      ]);
    await dialog.getByRole('region', { name: 'Invoices' }).getByText('Open $30.00').waitFor();
    await expectAccessible(page);

    // The latest to expire first.
    await press(dialog, 'Rewards');
    const rewards = await rowsOf(dialog, 'Rewards');
    expect(rewards.map(([level, state, points, earned]) => [level, state, points, earned])).toEqual([
      ['Gold', 'Active', '100', '-'],
      ['Gold', 'Active', '900', '-'],
    ]);
    expect(rewards[1]![4]).toContain('Expires in 5 days');

    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expectAbsent(question(page));
  });

  it('rows that lead to all of them, after a question where input is unsaved', async () => {
    const { page, dialog } = await openMember(ada);
    await press(dialog, 'Rewards');
    await dialog
      .getByRole('region', { name: 'Rewards' })
      .getByRole('link', { name: 'Show in the list' })
      .click();
    await page.getByRole('heading', { name: 'Rewards Management' }).waitFor();
    await page.getByText('1–2 of 2').waitFor();
    await page.goBack();

    await textBox(dialog, 'City').fill('Half a city');
    await press(dialog, 'Payments');
    const rows = await rowsOf(dialog, 'Payments');
    expect(rows).toHaveLength(10);
    expect(rows[0]!.slice(0, 4)).toEqual(['Mar 12, 2026', '$10.00', 'Class Fee', 'Pending']);
    expect(rows[1]!.slice(0, 4)).toEqual(['Mar 11, 2026', '$10.00', 'Class Fee', 'Completed']);
    const panel = dialog.getByRole('region', { name: 'Payments' });
    await panel.getByText('Completed $110.00').waitFor();
    const link = panel.getByRole('link', { name: 'Show all 12 payments' });
    await link.click();
    await question(page).getByRole('button', { name: 'Keep editing' }).click();
    await expect.poll(() => textBox(dialog, 'City').inputValue()).toBe('Half a city');
    await expect.poll(() => page.url()).toContain(`/members?id=${ada}`);

    await link.click();
    await question(page).getByRole('button', { name: 'Discard' }).click();
    await page.getByRole('heading', { name: 'Payments Management' }).waitFor();
    await expect.poll(() => page.url()).toContain(`/payments?f.memberId=${ada}`);
    await page.getByText('1–12 of 12').waitFor();
    await rowOf(page, `PAY-${ada}-12`).waitFor();
  });

  it('nothing before a panel is opened: neither code nor rows are requested', async () => {
    const requested: string[] = [];
    const token = await tokenOf(app, 'admin');
    const page = await openPage(`${app.url}/members`, { token });
    await page.waitForLoadState('domcontentloaded');
    page.on('request', request => requested.push(`${request.url()} ${request.postData() ?? ''}`));
    await page.getByRole('button', { name: 'Edit Ada Adams' }).click();
    const dialog = dialogOf(page, 'Edit Member');
    await dialog.getByRole('button', { name: 'Payments' }).waitFor();
    await expect.poll(() => requested.some(text => text.includes('query Member('))).toBe(true);
    const ofPanels = () =>
      requested.filter(text =>
        /mf-(accounts|fitness|facilities)|query (Member[A-Z]|Sessions|Messages|ParkingPasses|DietPlans|Rewards|Referrals)/.test(
          text,
        ),
      );
    expect(ofPanels()).toEqual([]);
    await press(dialog, 'Payments');
    await rowsOf(dialog, 'Payments');
    expect(ofPanels().some(text => text.includes('MemberPayments'))).toBe(true);
  });

  it('that there is nothing yet, also on a phone', async () => {
    const { page, dialog } = await openMember(ben, { width: 390 });
    // One row, so that the first field is near.
    const openers = dialog.getByRole('group', { name: 'See also' });
    await openers.getByRole('button').first().waitFor();
    await expect.poll(async () => (await openers.boundingBox())!.height).toBeLessThan(60);
    await press(dialog, 'Parking Passes');
    await dialog.getByText('No parking passes yet').waitFor();
    await press(dialog, 'Sessions');
    await dialog.getByText('No sessions yet').waitFor();
    await press(dialog, 'Payments');
    await dialog.getByText('Mar 20, 2026').waitFor();
    await expectAbsent(dialog.getByRole('link', { name: /Show all/ }));
    await expectAccessible(page);
  });

  it('that rows could not be fetched, until they can be, above the previous ones', async () => {
    const { page, dialog } = await openMember(ada, { expected: failureLines });
    const failure = dialog.getByRole('alert').getByText('Failed to fetch sessions');
    const mend = await failOperation(page, 'Sessions', 'no answer');
    await press(dialog, 'Sessions');
    await failure.waitFor();
    await mend();
    await press(dialog, 'Try again');
    await expect.poll(() => rowsOf(dialog, 'Sessions')).toHaveLength(1);

    await press(dialog, 'Sessions');
    await failOperation(page, 'Sessions', 'no answer');
    await press(dialog, 'Sessions');
    await failure.waitFor();
    await expect.poll(() => rowsOf(dialog, 'Sessions')).toHaveLength(1);
  });
});

describe('a panel is offered', () => {
  it('only to users who may view what is on it', async () => {
    const { dialog } = await openMember(ada, { as: 'trainer', title: 'Member' });
    await expect
      .poll(() => offered(dialog))
      .toEqual(['Notes', 'Contract', 'Visits', 'Sessions', 'Diet Plans']);
    await press(dialog, 'Sessions');
    await expect.poll(() => rowsOf(dialog, 'Sessions')).toHaveLength(1);
  });

  it('no longer to whom it is denied while it is open', async () => {
    const { dialog } = await openMember(ada, { as: 'reception' });
    await press(dialog, 'Parking Passes');
    await rowsOf(dialog, 'Parking Passes');
    await changeGrant(app, 'Reception', 'parking-passes', { canView: false });
    await expect
      .poll(() => offered(dialog))
      .toEqual([
        'Notes',
        'Invoices',
        'Account',
        'Contract',
        'Visits',
        'Sessions',
        'Diet Plans',
        'Rewards',
        'Referrals',
        'Messages',
        'Payments',
      ]);
    await expectAbsent(dialog.getByRole('region'));
    await changeGrant(app, 'Reception', 'parking-passes', { canView: true });
  });
});

describe('a hub that', () => {
  it('is not there leaves its place empty, and a new member has no panels', async () => {
    const token = await tokenOf(app, 'admin');
    const page = await openPage(`${app.url}/login`, { token });
    await page.route('**/hubs.json*', async route => {
      const { hubs, ...rest } = (await (await route.fetch()).json()) as { hubs: { remote: string }[] };
      const left = hubs.filter(({ remote }) => remote !== 'mf-accounts');
      const listed = [...left, { remote: 'mf-accounts', error: 'Not built' }];
      await route.fulfill({ json: { ...rest, hubs: listed } });
    });
    await page.goto(`${app.url}/members?id=${ada}`);
    const dialog = dialogOf(page, 'Edit Member');
    await textBox(dialog, 'Name').waitFor();
    await expect
      .poll(() => offered(dialog))
      .toEqual([
        'Notes',
        'Contract',
        'Visits',
        'Sessions',
        'Diet Plans',
        'Parking Passes',
        'Rewards',
        'Referrals',
      ]);

    await page.unroute('**/hubs.json*');
    await visit(page, '/settings');
    await visit(page, '/members?add');
    const added = dialogOf(page, 'Add Member');
    await textBox(added, 'Name').waitFor();
    await expect.poll(() => offered(added)).toEqual([]);
  });

  it('cannot be loaded says so in its place, and the member is edited all the same', async () => {
    server.spoil(accountsEntry, 'missing');
    const { page, dialog } = await openMember(ada, { expected: [/./] });
    await textBox(dialog, 'City').fill('Boston');
    // The hub of the form is released meanwhile.
    await page.route('**/hubs.json*', async route => {
      const text = await (await route.fetch()).text();
      await route.fulfill({ body: text.replaceAll(/(mf-members\/)[^/]+/g, '$1another') });
    });
    await press(dialog, 'Payments');
    await dialog.getByText('Accounts is not available.').waitFor();
    await expect.poll(() => textBox(dialog, 'City').inputValue()).toBe('Boston');
    await dialog.getByText('Details for developers').click();
    await dialog.getByText(/^Version \S+ failed: its server returned 404\.$/).waitFor();
    expect(await reports()).toMatchObject([{ remote: 'mf-accounts', reason: 'its server returned 404' }]);
    await press(dialog, 'Sessions');
    await expect.poll(() => rowsOf(dialog, 'Sessions')).toHaveLength(1);
    await press(dialog, 'Payments');
    await dialog.getByText('Accounts is not available.').waitFor();
    await reports();

    server.mend();
    await page.unroute('**/hubs.json*');
    await press(dialog, 'Try again');
    await expect.poll(() => rowsOf(dialog, 'Payments')).toHaveLength(10);
    await press(dialog, 'Update');
    await toastOf(page, 'Member updated successfully').waitFor();
  });

  it('cannot be loaded leaves the list of its bulk action as it is', async () => {
    server.spoil(accountsEntry, 'missing');
    const token = await tokenOf(app, 'admin');
    const page = await openPage(`${app.url}/members`, { token, expected: [/./] });
    await page.getByRole('checkbox', { name: 'Select Ada Adams' }).click();
    const bar = page.getByRole('group', { name: 'Selected rows' });
    await bar.getByRole('button', { name: 'Send message' }).click();
    const failure = dialogOf(page, 'Accounts');
    await failure.getByText('Accounts is not available.').waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await failure.waitFor({ state: 'detached' });
    await bar.getByText('1 selected').waitFor();
    await reports();

    server.mend();
    await bar.getByRole('button', { name: 'Send message' }).click();
    await dialogOf(page, 'Send a message to 1 member').waitFor();
  });

  it('is slow is waited for, while the member is edited', async () => {
    server.spoil(accountsEntry, 'held');
    const { page, dialog } = await openMember(ada);
    await page.clock.install();
    await press(dialog, 'Payments');
    const slow = dialog.getByText(/^Accounts \S+ is slow to load/);
    await expect.poll(() => page.clock.runFor(1_000).then(() => slow.isVisible())).toBe(true);
    await textBox(dialog, 'City').fill('Salem');
    server.mend();
    await expect.poll(() => rowsOf(dialog, 'Payments')).toHaveLength(10);
    await expect.poll(() => textBox(dialog, 'City').inputValue()).toBe('Salem');
  });
});
