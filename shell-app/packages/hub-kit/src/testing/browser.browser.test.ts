import { expect, test } from 'vitest';
import { openPage } from './browser.ts';
import { tokenOf, useClub } from './club.ts';

const club = useClub();

test('the built app opens on its login page', async () => {
  const page = await openPage(club.url);
  await page.getByLabel('Username').waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/login');
});

test('a stored token opens the dashboard', async () => {
  const page = await openPage(club.url, { token: await tokenOf(club, 'admin') });
  await page.getByRole('navigation').waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
});

test('what a page says on the console is found, unless it is expected', async () => {
  const page = await openPage(`${club.url}/login`, { expected: [/^warning: on purpose$/] });
  await expect.poll(() => page.evaluate("console.warn('on purpose')")).toBeUndefined();
});
