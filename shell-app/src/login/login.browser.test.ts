import { describe, expect, it } from 'vitest';
import { expectAbsent, openPage, tokenOf } from '@gym/hub-kit/testing';
import { useTestApp } from '../../../gateway/testing/test-app.ts';

/** The message of the browser for a rejected request. */
const refusedCall = /Failed to load resource.*401/;

const app = useTestApp();

describe('the login page', () => {
  it('signs in, keeps the token and goes to the dashboard', async () => {
    const page = await openPage(`${app.url}/login`);
    await expect
      .poll(() => page.getByRole('heading', { level: 1 }).textContent())
      .toBe('Gym Management System');
    await page.getByLabel('Username').fill('reception');
    await page.getByLabel('Password', { exact: true }).fill('reception123');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeTruthy();
  });

  it('names the default administrator while these credentials work', async () => {
    const page = await openPage(`${app.url}/login`);
    await page.getByText('admin123').waitFor();
  });

  it('says what is wrong with a field only once it has been touched', async () => {
    const page = await openPage(`${app.url}/login`);
    const username = page.getByLabel('Username');
    await username.waitFor();
    await expectAbsent(page.getByText('is required'));

    await username.focus();
    await page.keyboard.press('Tab');
    await page.getByText('Username is required').waitFor();
    await expectAbsent(page.getByText('Password is required'));

    const password = page.getByLabel('Password', { exact: true });
    await password.fill('12345');
    await password.blur();
    await page.getByText('Password should be of minimum 6 characters length').waitFor();
    await password.fill('');
    await page.getByText('Password is required').waitFor();
    await expect.poll(() => password.getAttribute('aria-invalid')).toBe('true');
  });

  it('shows everything that is missing when the empty form is sent', async () => {
    const page = await openPage(`${app.url}/login`);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.getByText('Username is required').waitFor();
    await page.getByText('Password is required').waitFor();
  });

  it("shows the server's words above the button, and keeps what was typed", async () => {
    const page = await openPage(`${app.url}/login`, { expected: [refusedCall] });
    await page.getByLabel('Username').fill('reception');
    await page.getByLabel('Password', { exact: true }).fill('wrong-password');
    await page.keyboard.press('Enter');
    const alert = page.getByRole('alert');
    await alert.getByText('Invalid').waitFor();
    const button = page.getByRole('button', { name: 'Sign In' });
    await expect
      .poll(async () => (await button.boundingBox())!.y - (await alert.boundingBox())!.y)
      .toBeGreaterThan(0);
    await expect.poll(() => page.getByLabel('Username').inputValue()).toBe('reception');
  });

  it('says to try again when the server gives no reason', async () => {
    const page = await openPage(`${app.url}/login`, { expected: [/ERR_FAILED/] });
    await page.route('**/api/auth/login', route => route.abort());
    await page.getByLabel('Username').fill('reception');
    await page.getByLabel('Password', { exact: true }).fill('reception123');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.getByText('Login failed. Please try again.').waitFor();
  });

  it('replaces the label by a spinner while signing in', async () => {
    const page = await openPage(`${app.url}/login`);
    let letGo = () => {};
    const released = new Promise<void>(resolve => (letGo = resolve));
    await page.route('**/api/auth/login', async route => {
      await released;
      await route.continue();
    });
    await page.getByLabel('Username').fill('reception');
    await page.getByLabel('Password', { exact: true }).fill('reception123');
    const button = page.locator('button[type=submit]');
    await button.click();
    await page.locator('button[type=submit][aria-busy=true]').waitFor();
    await expect.poll(() => button.isDisabled()).toBe(true);
    letGo();
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  });

  it('takes what a password manager has filled in without an event', async () => {
    const page = await openPage(`${app.url}/login`);
    const fill = (name: string, value: string) =>
      page.locator(`input[name=${name}]`).evaluate((input, filled) => {
        (input as HTMLInputElement).value = filled;
      }, value);
    const username = page.getByLabel('Username');
    await username.waitFor();
    await fill('username', 'reception');
    await fill('password', 'reception123');
    await username.focus();
    await page.keyboard.press('Tab');
    await expect.poll(() => username.getAttribute('aria-invalid')).toBe('false');
    await expect.poll(() => username.inputValue()).toBe('reception');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  });

  it('sends who is signed in to the dashboard', async () => {
    const token = await tokenOf(app, 'trainer');
    const page = await openPage(`${app.url}/login`, { token });
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  });

  it('fits a small screen', async () => {
    const page = await openPage(`${app.url}/login`, { width: 390, height: 844 });
    await page.getByLabel('Username').waitFor();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
