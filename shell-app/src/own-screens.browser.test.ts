import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, openPage, type Browser, type Page } from '../../gateway/testing/browser.ts';
import { startClub, tokenOf, type Club } from '../../gateway/testing/club.ts';

let club: Club;
let browser: Browser;

beforeAll(async () => {
  [club, browser] = await Promise.all([startClub({ demo: true }), openBrowser()]);
});

afterAll(async () => {
  await browser.close();
  await club.stop();
});

async function open(username: string, path: string, expected: RegExp[] = []): Promise<Page> {
  return openPage(browser, club.url + path, { token: await tokenOf(club, username), expected });
}

const listItems = (page: Page) => page.getByRole('main').getByRole('listitem');

describe('the dashboard', () => {
  it('shows real figures in four cards, three activities and the overview', async () => {
    const page = await open('admin', '/');
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
    const activities = page.getByRole('region', { name: 'Recent Activities' });
    expect(await activities.getByRole('listitem').count()).toBe(3);
    const overview = page.getByRole('region', { name: 'Membership Overview' });
    await overview.getByText('Active Members').waitFor();
    await overview.getByText('New This Month').waitFor();
  });

  it('leaves out what the role may not view', async () => {
    const page = await open('trainer', '/');
    await listItems(page).filter({ hasText: 'Total Members' }).getByText(/\d/).waitFor();
    expect(await page.getByText('Monthly Revenue').count()).toBe(0);
  });

  it('says when it could not be loaded, and tries again', async () => {
    const page = await openPage(browser, `${club.url}/login`, { expected: [/ERR_FAILED/] });
    await page.route('**/graphql', route => route.abort());
    await page.evaluate(token => localStorage.setItem('token', token), await tokenOf(club, 'admin'));
    await page.goto(club.url);
    await page.getByText('The dashboard could not be loaded').waitFor();
    await page.unroute('**/graphql');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Total Members').waitFor();
  });
});

describe('the profile', () => {
  it('shows the signed-in user', async () => {
    const page = await open('accounts', '/profile');
    const account = page.getByRole('region', { name: 'Account' });
    await account.getByText('accounts', { exact: true }).waitFor();
    await account.getByText('Accounts', { exact: true }).waitFor();
    await account.getByText('Active').waitFor();
  });

  it('checks a new password before it is sent', async () => {
    const page = await open('accounts', '/profile');
    const submit = page.getByRole('button', { name: 'Change Password' });
    await submit.click();
    await page.getByText('Current password is required').waitFor();
    await page.getByText('New password is required').waitFor();
    await page.getByText('Confirm password is required').waitFor();
    await page.getByLabel('New Password', { exact: true }).fill('12345');
    await page.getByText('Password must be at least 6 characters').waitFor();
    await page.getByLabel('Confirm Password', { exact: true }).fill('another');
    await page.getByText('Passwords must match').waitFor();
  });

  it('refuses a wrong current password at its field', async () => {
    const page = await open('accounts', '/profile');
    await page.getByLabel('Current Password', { exact: true }).fill('not-mine');
    await page.getByLabel('New Password', { exact: true }).fill('accounts456');
    await page.getByLabel('Confirm Password', { exact: true }).fill('accounts456');
    await page.getByRole('button', { name: 'Change Password' }).click();
    await page.getByText('Failed to update password').waitFor();
    const current = page.getByLabel('Current Password', { exact: true });
    await expect.poll(() => current.getAttribute('aria-invalid')).toBe('true');
    expect(await current.inputValue()).toBe('not-mine');
  });

  it('changes the password and stays signed in, while the old token ends', async () => {
    const old = await tokenOf(club, 'reception');
    const page = await open('reception', '/profile');
    await page.getByLabel('Current Password', { exact: true }).fill('reception123');
    await page.getByLabel('New Password', { exact: true }).fill('reception456');
    await page.getByLabel('Confirm Password', { exact: true }).fill('reception456');
    await page.getByRole('button', { name: 'Change Password' }).click();
    await page.getByText(/password .*successfully/i).waitFor();
    await expect.poll(() => page.getByLabel('New Password', { exact: true }).inputValue()).toBe('');

    await page.reload();
    await page.getByRole('heading', { name: 'Change Password' }).waitFor();
    const answer = await fetch(`${club.url}/api/auth/me`, { headers: { authorization: `Bearer ${old}` } });
    expect(answer.status).toBe(401);
  });
});

describe('the settings', () => {
  it('are kept, per user', async () => {
    const page = await open('trainer', '/settings');
    await page.getByRole('radio', { name: 'Compact' }).check();
    await page.getByRole('radio', { name: '50', exact: true }).check();
    await page.reload();
    await page.getByRole('radio', { name: 'Compact', checked: true }).waitFor();
    expect(await page.getByRole('radio', { name: '50', exact: true }).isChecked()).toBe(true);
    expect(await page.evaluate(() => document.documentElement.dataset.density)).toBe('compact');

    await page.evaluate(token => localStorage.setItem('token', token), await tokenOf(club, 'admin'));
    await page.reload();
    await page.getByRole('radio', { name: 'Comfortable', checked: true }).waitFor();
  });

  it('reach the tables', async () => {
    const page = await open('admin', '/settings');
    await page.getByRole('radio', { name: '10', exact: true }).check();
    await page.getByRole('button', { name: 'Member Hub' }).click();
    await page.getByRole('link', { name: 'Members', exact: true }).click();
    await page.getByText(/1–10 of/).waitFor();
  });
});
