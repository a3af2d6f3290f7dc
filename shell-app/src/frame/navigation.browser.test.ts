import { describe, expect, it } from 'vitest';
import { expectAbsent, openPage, type Page, tokenOf, visit } from '@gym/hub-kit/testing';
import { useTestApp } from '../../../gateway/testing/test-app.ts';

const app = useTestApp();

async function open(username: string, path = '/', size: { width?: number; height?: number } = {}) {
  return openPage(app.url + path, { token: await tokenOf(app, username), ...size });
}

const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' });

const everything = {
  'Member Hub': ['Check-in', 'Members', 'Memberships', 'Contracts', 'Visits'],
  'Fitness & Training': ['Trainers', 'Sessions', 'Diet Plans'],
  Facilities: ['Locations', 'Equipment', 'Parking Passes'],
  'Loyalty Rewards': ['Rewards', 'Referrals'],
  'Staff Hub': ['Employee Details', 'Attendance & Shift', 'Commissions', 'Payroll', 'Tasks'],
  Accounts: [
    'Expenses',
    'Income',
    'Billing',
    'Payments',
    'Billing Runs',
    'Dunning',
    'External Payments',
    'Close of Day',
    'Closed Periods',
    'Messages',
    'Message Templates',
  ],
};

/** These categories with their entries, opened one after the other. Other hubs may have categories beside them. */
async function entriesByCategory(page: Page): Promise<Record<string, string[]>> {
  await nav(page).getByRole('button').first().waitFor();
  const entries: Record<string, string[]> = {};
  for (const category of await nav(page).getByRole('button').all()) {
    const title = (await category.textContent())!;
    if (!(title in everything)) continue;
    await category.click();
    const list = page.locator(`[id="${await category.getAttribute('aria-controls')}"]`);
    entries[title] = await list.getByRole('link').allTextContents();
  }
  return entries;
}

describe('the navigation', () => {
  it('shows a Super User everything, with Administration apart', async () => {
    const page = await open('admin');
    await expect.poll(() => entriesByCategory(page)).toEqual(everything);
    const block = page.getByRole('region', { name: 'Administration' });
    await expect
      .poll(() => block.getByRole('link').allTextContents())
      .toEqual(['Users', 'Master Data', 'Club Settings', 'Activity', 'Background Jobs']);
  });

  it('hides the entries that a role may not see, and the categories that are left empty', async () => {
    const page = await open('trainer');
    await expect
      .poll(() => entriesByCategory(page))
      .toEqual({
        'Member Hub': ['Members'],
        'Fitness & Training': ['Trainers', 'Sessions', 'Diet Plans'],
        Facilities: ['Equipment'],
        'Staff Hub': ['Tasks'],
      });
    await expectAbsent(page.getByRole('region', { name: 'Administration' }));
  });

  it.each(['reception', 'accounts'])('has no Administration for %s', async username => {
    const page = await open(username);
    await nav(page).getByRole('button').first().waitFor();
    await expectAbsent(page.getByRole('region', { name: 'Administration' }));
  });

  it('opens one category at a time, and starts with that of the address', async () => {
    const page = await open('admin', '/trainers');
    const fitness = nav(page).getByRole('button', { name: 'Fitness & Training' });
    const accounts = nav(page).getByRole('button', { name: 'Accounts' });
    await fitness.waitFor();
    await expect.poll(() => fitness.getAttribute('aria-expanded')).toBe('true');
    await expect
      .poll(() => nav(page).getByRole('link', { name: 'Trainers' }).getAttribute('aria-current'))
      .toBe('page');

    await accounts.click();
    await expect.poll(() => accounts.getAttribute('aria-expanded')).toBe('true');
    await expect.poll(() => fitness.getAttribute('aria-expanded')).toBe('false');
    await accounts.click();
    await expect.poll(() => accounts.getAttribute('aria-expanded')).toBe('false');
  });

  it('is 240 px wide below a head with name and initial, beside a bar of 85 px', async () => {
    const page = await open('admin');
    await nav(page).waitFor();
    await expect
      .poll(async () => (await nav(page).locator('..').locator('..').boundingBox())!.width)
      .toBe(240);
    const bar = page.getByRole('banner').first();
    await expect.poll(async () => (await bar.boundingBox())!.height).toBe(85);
    await bar.getByText('Gym Management System').waitFor();
  });

  it('is a drawer on a small screen that closes after navigating, on Escape and beside it', async () => {
    const page = await open('admin', '/', { width: 390, height: 844 });
    const drawer = page.getByRole('dialog', { name: 'Navigation' });
    const opener = page.getByRole('button', { name: 'Open navigation' });
    await opener.click();
    await drawer.getByRole('button', { name: 'Facilities' }).click();
    await drawer.getByRole('link', { name: 'Locations' }).click();
    await page.getByRole('heading', { name: 'Locations Management' }).waitFor();
    await drawer.waitFor({ state: 'hidden' });

    await opener.click();
    await drawer.waitFor();
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });

    await opener.click();
    await drawer.waitFor();
    await page.mouse.click(340, 500);
    await drawer.waitFor({ state: 'hidden' });
  });

  it('leaves the screens within a width of 390 px', async () => {
    const page = await open('admin', '/', { width: 390, height: 844 });
    for (const path of ['/profile', '/settings', '/trainers', '/']) {
      await visit(page, path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: path })
        .toBe(390);
    }
  });

  it('follows permissions that changed meanwhile, when the window is looked at again', async () => {
    const page = await open('reception');
    await nav(page).getByRole('button', { name: 'Loyalty Rewards' }).waitFor();
    await page.route('**/api/auth/me', async route => {
      const answer = (await (await route.fetch()).json()) as {
        user: { permissions: Record<string, { menuVisible: boolean }> };
      };
      answer.user.permissions.rewards!.menuVisible = false;
      answer.user.permissions.referrals!.menuVisible = false;
      await route.fulfill({ json: answer });
    });
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await nav(page).getByRole('button', { name: 'Loyalty Rewards' }).waitFor({ state: 'detached' });
  });
});

describe('the account menu', () => {
  it('is walked by keyboard', async () => {
    const page = await open('reception');
    const opener = page.getByRole('button', { name: /^Account of/ });
    await opener.press('Enter');
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await expect.poll(() => focused()).toBe('Profile');
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => focused()).toBe('Logout');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => focused()).toBe('Settings');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => opener.evaluate(element => element === document.activeElement)).toBe(true);

    await page.keyboard.press('Enter');
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  });
});

describe('the page', () => {
  it('lets the keyboard skip to the content', async () => {
    const page = await open('admin');
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content');
  });
});
