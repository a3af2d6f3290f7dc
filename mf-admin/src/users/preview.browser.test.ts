import {
  changeGrant,
  dialogOf,
  expectAbsent,
  expectAccessible,
  openPage,
  type Page,
  showTheme,
  tokenOf,
  useClub,
} from '@gym/hub-kit/testing';
import { describe, expect, it } from 'vitest';

const app = useClub();

type Options = Parameters<typeof openPage>[1] & { as?: string };

/** Starts a preview from the list of permissions. */
const preview = async (role: string, { as = 'admin', ...options }: Options = {}) => {
  const page = await openPage(`${app.url}/users?tab=permissions`, {
    token: await tokenOf(app, as),
    ...options,
  });
  await page.getByRole('button', { name: 'Preview as role' }).click();
  await dialogOf(page, 'Preview as Role').getByRole('button', { name: role, exact: true }).click();
  const banner = page.getByRole('status').filter({ hasText: `Preview as ${role}` });
  await banner.waitFor();
  return { page, banner };
};

const users = (page: Page) => page.getByRole('link', { name: 'Users', exact: true });

describe('the preview of a role', () => {
  it('shows the menu and the buttons of the role, on every screen, until it ends', async () => {
    const { page, banner } = await preview('Trainer');
    await page.getByRole('button', { name: 'Member Hub' }).waitFor();
    await expectAbsent(users(page));
    await page.goto(`${app.url}/members`);
    await banner.waitFor();
    await page.getByRole('heading', { name: 'No members yet' }).waitFor();
    await expectAbsent(page.getByRole('button', { name: 'Add Member' }));

    await banner.getByRole('button', { name: 'End Preview' }).click();
    await users(page).waitFor();
    await expectAbsent(banner);
  });

  it('saves nothing, and says so', async () => {
    const { page } = await preview('Super User', { expected: [/403/, /Failed to save permission/] });
    await page.goto(`${app.url}/users?tab=permissions`);
    await page.getByRole('button', { name: 'Edit Accounts, admin', exact: true }).click();
    const dialog = dialogOf(page, 'Edit Permission');
    await dialog.getByRole('switch', { name: 'Can Delete' }).click();
    await dialog.getByRole('button', { name: 'Update' }).click();
    await page
      .getByRole('alert')
      .getByText('This is a preview as Super User, which saves nothing. End the preview first.')
      .first()
      .waitFor();
    await expect.poll(() => dialog.getByRole('switch', { name: 'Can Delete' }).isVisible()).toBe(true);
  });

  it('ends when the permission to view permissions is taken away', async () => {
    const { page, banner } = await preview('Trainer', {
      as: 'manager',
      // The day of a trainer, which the page may still request.
      expected: [/403/, /Failed to fetch your day/],
    });
    // Several requests learn it at the same time.
    let requests = 0;
    let release: () => void = () => undefined;
    const released = new Promise<void>(resolve => (release = resolve));
    await page.route('**/api/auth/me', async route => {
      requests++;
      await released;
      await route.fallback();
    });
    await page.evaluate(() => {
      for (let times = 0; times < 5; times++) window.dispatchEvent(new Event('focus'));
    });
    await expect.poll(() => requests).toBeGreaterThanOrEqual(5);
    await changeGrant(app, 'Admin', 'permissions', { canView: false });
    release();
    await users(page).waitFor();
    await expectAbsent(banner);
  });

  it.each([
    ['light', 1440],
    ['dark', 390],
  ] as const)('is readable and accessible in %s at %d px', async (theme, width) => {
    const { page } = await preview('Reception', { width });
    await showTheme(page, theme);
    await expectAccessible(page);
    await expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBe(width);
  });

  it('is of one tab', async () => {
    const { page } = await preview('Trainer');
    const otherPage = await page.context().newPage();
    await otherPage.goto(`${app.url}/users`);
    await users(otherPage).waitFor();
    await expectAbsent(otherPage.getByRole('status').filter({ hasText: 'Preview as' }));
  });
});
