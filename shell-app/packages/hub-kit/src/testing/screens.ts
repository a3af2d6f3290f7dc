import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { duplicateIdsOf, showTheme, violationsOf } from './accessibility.ts';
import { openPage } from './browser.ts';
import { tokenOf, type Club } from './club.ts';
import { settled, visit } from './page.ts';

/** The window sizes of a desktop and of a phone. */
const [DESK, PHONE] = [
  { width: 1440, height: 900 },
  { width: 390, height: 900 },
];

/**
 * Fails when axe finds something on a screen of a hub or in its form for a new record, or when an id is there twice, as
 * the administrator sees it: the first half of the screens in the light theme, the others in the dark one, the first
 * also on a phone. Lists, forms and colors are the same in each screen.
 * @param more addresses within the screens, such as their tabs
 * @example
 * await expectScreensAccessible(club, 'mf-lockers', ['/lockers?tab=rentals']);
 */
export async function expectScreensAccessible(
  club: Club,
  hub: string,
  more: readonly string[] = [],
): Promise<void> {
  const paths = [...(await pathsOf(club, hub)), ...more];
  const page = await openPage(club.url + paths[0]!, { token: await tokenOf(club, 'admin'), ...DESK });
  expect(await problemsOfScreens(page, paths)).toEqual({});
}

interface Registry {
  hubs: { remote: string; manifest?: { screens: Record<string, { path: string }> } }[];
}

async function pathsOf(club: Club, name: string): Promise<string[]> {
  const { hubs } = (await (await fetch(`${club.url}/hubs.json`)).json()) as Registry;
  const paths = hubs
    .filter(({ remote }) => remote === name)
    .flatMap(({ manifest }) => Object.values(manifest?.screens ?? {}).map(({ path }) => path));
  if (paths.length > 0) return paths;
  throw new Error(
    `The club has no screens of ${name}, only of ${hubs.map(({ remote }) => remote).join(', ')}`,
  );
}

/**
 * What is wrong with the screens, by screen and state; empty when nothing is.
 * @param page shows the first of them, on a desk
 * @example
 * expect(await problemsOfScreens(page, ['/profile', '/settings'])).toEqual({});
 */
export async function problemsOfScreens(
  page: Page,
  paths: readonly string[],
): Promise<Record<string, unknown[]>> {
  const violations: Record<string, unknown[]> = {};
  const note = (state: string, problems: unknown[]) => {
    if (problems.length > 0) violations[state] = problems;
  };
  let shownPath = paths[0]!;
  const check = async (path: string, theme: 'light' | 'dark') => {
    if (path !== shownPath) await visit(page, path);
    shownPath = path;
    await page.getByRole('heading', { level: 1 }).waitFor();
    await settled(page);
    note(`${path} in the ${theme} theme`, await problemsOf(page));
    if (!(await openForm(page))) return;
    // What is behind the dialog was checked without it.
    note(`the form of ${path} in the ${theme} theme`, await problemsOf(page, 'dialog'));
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  };

  await page.setViewportSize(PHONE);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await settled(page);
  note(`${shownPath} on a phone`, await problemsOf(page));
  await page.setViewportSize(DESK);
  const half = paths.length / 2;
  for (const path of paths.slice(0, Math.ceil(half))) await check(path, 'light');
  // A change of the theme costs as much as a check.
  await showTheme(page, 'dark');
  for (const path of paths.slice(Math.floor(half))) await check(path, 'dark');
  return violations;
}

async function openForm(page: Page): Promise<boolean> {
  // A button within a form adds a part of what is edited there.
  const button = page.locator('main button:not(form button)', { hasText: /^(Add |Sign Up|Write )/ }).first();
  if (!(await button.isVisible())) return false;
  await button.click();
  await page.getByRole('dialog').locator('form').getByRole('textbox').first().waitFor();
  await settled(page);
  return true;
}

/** The violations that axe finds in the page, or in a part of it, and the ids that the page has twice. */
const problemsOf = async (page: Page, within?: string) => [
  ...(await violationsOf(page, within)),
  ...(await duplicateIdsOf(page)),
];
