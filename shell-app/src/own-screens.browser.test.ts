import {
  executeGraphql,
  expectAbsent,
  expectAccessible,
  failOperation,
  failureLines,
  openPage,
  type Page,
  tokenOf,
  visit,
} from '@gym/hub-kit/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../../gateway/testing/test-app.ts';

const app = useTestApp({ demo: true });

beforeAll(async () => {
  await addExpiringReward();
});

async function open(username: string, path: string, expected: RegExp[] = []): Promise<Page> {
  return openPage(app.url + path, { token: await tokenOf(app, username), expected });
}

/** The demo has rewards that expire later, or have expired. */
async function addExpiringReward() {
  const { members } = await executeGraphql(app, '{ members(page: { limit: 1 }) { items { id } } }');
  const [member] = members!['items'] as { id: string }[];
  const inFiveDays = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  await executeGraphql(app, 'mutation ($input: RewardInput!) { createReward(input: $input) { id } }', {
    input: { memberId: member?.id, level: 'Gold', points: 5, status: 'active', expiryDate: inFiveDays },
  });
}

const listItems = (page: Page) => page.getByRole('main').getByRole('listitem');

describe('the dashboard', () => {
  it('shows real figures, charts and what is due, each line of which leads to exactly these records', async () => {
    const page = await open('admin', '/profile');
    await page.getByRole('heading', { name: 'Profile', level: 1 }).waitFor();
    const operations: string[] = [];
    page.on('request', request => {
      if (new URL(request.url()).pathname !== '/graphql') return;
      const { operationName } = request.postDataJSON() as { operationName: string };
      // Requested five seconds after the start.
      if (operationName !== 'MySettings') operations.push(operationName);
    });
    await visit(page, '/');
    await listItems(page)
      .filter({ hasText: 'Total Members' })
      .getByText(/^\d,\d{3}$/)
      .waitFor();
    await listItems(page).filter({ hasText: 'Active Trainers' }).getByText(/^\d+$/).waitFor();
    await listItems(page)
      .filter({ hasText: 'Monthly Revenue' })
      .getByText(/^\$[\d,]+\.\d\d$/)
      .waitFor();
    await listItems(page)
      .filter({ hasText: 'New Members' })
      .getByText(/^\+?[\d.]+%$/)
      .waitFor();
    const cards = listItems(page).filter({ has: page.locator('strong') });
    for (const period of [/^\d+ new this month$/, /^Today$/, /until today$/, /^This month, /])
      await cards.getByText(period).waitFor();
    const activities = page.getByRole('region', { name: 'Recent Activities' });
    await expect.poll(() => activities.getByRole('listitem').count()).toBe(3);
    const overview = page.getByRole('region', { name: 'Membership Overview' });
    await overview.getByText('Active Members').waitFor();
    await overview.getByText('New This Month').waitFor();

    const chart = (title: string) => page.getByRole('region', { name: title, exact: true });
    await chart('Revenue and Costs').locator('canvas').waitFor();
    await chart('Attendance by Weekday').locator('canvas').waitFor();
    const headings = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect
      .poll(async () => (await headings.allInnerTexts()).slice(-3))
      .toEqual(['Revenue and Costs', 'Members', 'Attendance by Weekday']);
    const table = chart('Revenue and Costs').getByRole('table');
    await expect
      .poll(() => table.getByRole('columnheader').allInnerTexts())
      .toEqual(['Month', 'Member payments', 'Other income', 'Expenses', 'External payments']);
    await expect.poll(() => table.getByRole('row').count()).toBe(13);
    const paid = await table.getByRole('row').last().getByRole('cell').first().innerText();
    const revenue = listItems(page).filter({ hasText: 'Monthly Revenue' });
    await expect.poll(() => revenue.innerText()).toContain(paid);

    const members = chart('Members').getByRole('table').getByRole('row').last();
    const total = listItems(page).filter({ hasText: 'Total Members' });
    await expect.poll(() => total.innerText()).toContain(await members.getByRole('cell').first().innerText());
    const days = chart('Attendance by Weekday').getByRole('rowheader');
    await expect.poll(async () => (await days.allInnerTexts()).slice(0, 2)).toEqual(['Sunday', 'Monday']);

    await chart('Members').getByRole('button', { name: 'Show as table' }).click();
    await expectAbsent(chart('Members').locator('canvas'));
    await chart('Members').getByRole('button', { name: 'Show as chart' }).click();
    await chart('Members').locator('canvas').waitFor();
    await expectAccessible(page);

    const due = page.getByRole('region', { name: 'Needs Attention' });
    await due.waitFor();
    const expectedLines = [
      /memberships? runs? out within 14/,
      /parking pass/,
      /equipment/,
      /rewards? expires? within 30/,
      /overdue invoices/,
      /expenses? to approve/,
      /payroll records? (is|are) pending/,
    ];
    for (const words of expectedLines) await due.getByRole('link', { name: words }).first().waitFor();
    expect(operations.toSorted()).toEqual([
      'AttendanceByWeekday',
      'Dashboard',
      'MembersByMonth',
      'MyDay',
      'PinnedCharts',
      'Reminders',
      'RevenueAndCosts',
    ]);
    operations.length = 0;
    await visit(page, '/profile');
    await visit(page, '/');
    await chart('Attendance by Weekday').locator('canvas').waitFor();
    await due.waitFor();
    expect(operations).not.toContain('Reminders');
    const reminders = await due.getByRole('link').allInnerTexts();
    for (const line of reminders) {
      await due.getByRole('link', { name: line, exact: true }).click();
      await page
        .getByRole('navigation', { name: 'Pages' })
        .getByText(`of ${line.split(' ')[0]}`, { exact: false })
        .first()
        .waitFor();
      await page.goBack();
      await due.waitFor();
    }
  });

  it('counts and shows only what the role may view', async () => {
    const page = await open('trainer', '/');
    const due = page.getByRole('region', { name: 'Needs Attention' });
    await expect.poll(() => due.innerText()).toContain('equipment');
    for (const of of ['parking pass', 'reward', 'invoice', 'expense', 'payroll'])
      await expectAbsent(due.getByText(of));
    await listItems(page)
      .filter({ hasText: 'Total Members' })
      .getByText(/^[\d,]+$/)
      .waitFor();
    await expectAbsent(page.getByText('Monthly Revenue'));
    const accountant = (await open('accounts', '/')).getByRole('region', { name: 'Needs Attention' });
    for (const of of ['overdue invoices', 'to approve', 'payroll'])
      await expect.poll(() => accountant.innerText()).toContain(of);
    await expectAbsent(accountant.getByText('session'));
  });

  it('says what could not be loaded, shows the rest, and tries again', async () => {
    const page = await openPage(`${app.url}/login`, {
      expected: [
        /ERR_FAILED/,
        /Failed to fetch what is due/,
        /Failed to fetch the chart/,
        /status of 400/,
        /mf[-_]members|Federation|RUNTIME-|loadRemote/,
      ],
    });
    await page.getByText('admin123').waitFor();
    await page.evaluate(token => localStorage.setItem('token', token), await tokenOf(app, 'admin'));
    await page.route('**/graphql', route => route.abort());
    await page.goto(app.url);
    await page.getByText('The dashboard could not be loaded').waitFor();
    await page.unroute('**/graphql');
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await page.getByText('Total Members').waitFor();

    const restore = await failOperation(page, 'MembersByMonth', [{ message: 'Out of order' }]);
    await page.route('**/hubs.json*', async route => {
      const response = await route.fetch();
      const text = await response.text();
      await route.fulfill({ response, body: text.replace('"field":"validUntil"', '"field":"validTill"') });
    });
    await page.goto(app.url);
    const due = page.getByRole('region', { name: 'Needs Attention' });
    await due
      .getByRole('link', { name: /equipment/ })
      .first()
      .waitFor();
    await expect.poll(() => due.innerText()).toMatch(/memberships? runs? out/);
    await expectAbsent(due.getByText('parking pass'));
    const members = page.getByRole('region', { name: 'Members', exact: true });
    await members.getByText('The chart could not be loaded').waitFor();
    await restore();
    await members.getByRole('button', { name: 'Try again' }).click();
    await members.locator('canvas').waitFor();

    await page.route('**/hubs/mf-members/**', route => route.abort());
    await page.goto(app.url);
    const failed = page.getByRole('alert').filter({ hasText: 'Member Hub is not available' });
    await failed.waitFor();
    for (const title of ['Revenue and Costs', 'Attendance by Weekday'])
      await page.getByRole('region', { name: title }).locator('canvas').waitFor();
    await page.unroute('**/hubs/mf-members/**');
    await failed.getByRole('button', { name: 'Try again' }).click();
    await members.locator('canvas').waitFor();
    expect(new Set(app.errors.splice(0).map(({ message }) => message))).toEqual(
      new Set(['A hub failed in a browser']),
    );
  });

  it('has charts that are folded away for good, and left out for whom they are not', async () => {
    const page = await open('trainer', '/');
    const members = page.getByRole('region', { name: 'Members', exact: true });
    await members.locator('canvas').waitFor();
    await expectAbsent(page.getByText('Revenue and Costs'));
    await members.getByRole('button', { name: 'Members' }).click();
    await members.locator('canvas').waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('region', { name: 'Attendance by Weekday' }).locator('canvas').waitFor();
    await members.waitFor();
    await expectAbsent(members.locator('canvas'));
    // In another language too.
    await page.goto(`${app.url}/settings`);
    await page.getByRole('radio', { name: 'Deutsch' }).check();
    await page.getByRole('heading', { level: 1, name: 'Einstellungen' }).waitFor();
    await page.goto(app.url);
    await page.getByRole('region', { name: 'Anwesenheit nach Wochentag' }).locator('canvas').waitFor();
    await expectAbsent(page.getByRole('region', { name: 'Mitglieder', exact: true }).locator('canvas'));
    await page.goto(`${app.url}/settings`);
    // The next tests have this user too.
    const saved = page.waitForResponse(
      response => response.request().postData()?.includes('"language":"en"') ?? false,
    );
    await page.getByRole('radio', { name: 'English' }).check();
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    await saved;
  });
});

describe('the profile', () => {
  it('shows the signed-in user, and checks a new password before it is sent', async () => {
    const page = await open('accounts', '/profile');
    const account = page.getByRole('region', { name: 'Account' });
    await account.getByText('accounts', { exact: true }).waitFor();
    await account.getByText('Accounts', { exact: true }).waitFor();
    await account.getByText('Active').waitFor();

    const submit = page.getByRole('button', { name: 'Change Password' });
    const current = page.getByLabel('Current Password', { exact: true });
    const next = page.getByLabel('New Password', { exact: true });
    const confirmation = page.getByLabel('Confirm Password', { exact: true });
    await submit.click();
    await page.getByText('Current password is required').waitFor();
    await page.getByText('New password is required').waitFor();
    await page.getByText('Confirm password is required').waitFor();
    await next.fill('12345');
    await page.getByText('Password must be at least 6 characters').waitFor();
    await confirmation.fill('another');
    await page.getByText('Passwords must match').waitFor();

    // A wrong current password is rejected at its field.
    await current.fill('not-mine');
    await next.fill('accounts456');
    await confirmation.fill('accounts456');
    await submit.click();
    await page.getByText('Failed to update password').waitFor();
    await expect.poll(() => current.getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => current.inputValue()).toBe('not-mine');
  });

  it('changes the password and stays signed in, while the old token ends', async () => {
    const old = await tokenOf(app, 'reception');
    const page = await open('reception', '/profile');
    await page.getByLabel('Current Password', { exact: true }).fill('reception123');
    await page.getByLabel('New Password', { exact: true }).fill('reception456');
    await page.getByLabel('Confirm Password', { exact: true }).fill('reception456');
    await page.getByRole('button', { name: 'Change Password' }).click();
    await page.getByText(/password .*successfully/i).waitFor();
    await expect.poll(() => page.getByLabel('New Password', { exact: true }).inputValue()).toBe('');

    await page.reload();
    await page.getByRole('heading', { name: 'Change Password' }).waitFor();
    const response = await fetch(`${app.url}/api/auth/me`, { headers: { authorization: `Bearer ${old}` } });
    expect(response.status).toBe(401);
  });
});

describe('the settings', () => {
  it('follow the user to another browser, and no other user, whose changes return when they fail', async () => {
    const first = await open('trainer', '/settings');
    await first.getByRole('radio', { name: 'Compact' }).check();
    const saved = first.waitForResponse(
      response => response.request().postData()?.includes('"pageSize":50') ?? false,
    );
    await first.getByRole('radio', { name: '50', exact: true }).check();
    await saved;
    const page = await open('trainer', '/health', failureLines);
    await page.clock.install();
    await page.goto(`${app.url}/settings`);
    const chosen = (name: string) => page.getByRole('radio', { name, checked: true });
    // The settings are fetched some seconds after the first screen.
    const shows = (name: string) =>
      expect.poll(() => page.clock.runFor(1_000).then(() => chosen(name).isVisible())).toBe(true);
    await shows('Compact');
    await expect.poll(() => page.getByRole('radio', { name: '50', exact: true }).isChecked()).toBe(true);
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.density)).toBe('compact');

    await page.evaluate(token => localStorage.setItem('token', token), await tokenOf(app, 'admin'));
    await page.reload();
    await shows('Comfortable');

    await failOperation(page, 'UpdateMySettings', 'no answer');
    await page.getByRole('radio', { name: 'Reduced' }).click();
    await page.getByText('Failed to save settings').waitFor();
    await page.getByRole('radio', { name: 'Full', checked: true }).waitFor();
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.motion)).toBe('full');
  });

  it('reach the tables', async () => {
    const page = await open('admin', '/settings');
    await page.getByRole('radio', { name: '10', exact: true }).check();
    await page.getByRole('button', { name: 'Member Hub' }).click();
    await page.getByRole('link', { name: 'Members', exact: true }).click();
    await page.getByText(/1–10 of/).waitFor();
  });
});
