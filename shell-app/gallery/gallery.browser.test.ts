import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  contrastViolationsOf,
  dialogOf,
  duplicateIdsOf,
  showTheme,
  violationsOf,
  type Page,
} from '@gym/hub-kit/testing';
import { color } from '@gym/theme';
import stylelint from 'stylelint';
import { expect, it } from 'vitest';
import { useGallery } from './gallery.fixture.ts';

const openGallery = useGallery();

const open = (path: string): Promise<Page> =>
  openGallery({ path: `/${path}`, expected: [/^error: Failed to fetch /] });

/** Shows another page in the window of an open one. */
async function show(page: Page, path: string): Promise<void> {
  await page.evaluate(to => window.gallery.reload(`/${to}`), path);
  // Until the parts that load later have been drawn.
  await page.locator('[data-components]').first().waitFor();
  await page.waitForLoadState('networkidle');
}

/** The paths of all pages, as the gallery links to them. */
async function pathsOf(page: Page): Promise<string[]> {
  const links = page.getByRole('navigation', { name: 'Pages of the gallery' }).getByRole('link');
  await links.first().waitFor();
  return links.allInnerTexts();
}

/** The components that hubs can import. */
function componentNames(): string[] {
  const entries = ['index.ts', 'screens/index.ts', 'fields/index.ts', 'charts/index.ts'];
  return entries.flatMap(entry => {
    const text = readFileSync(join(import.meta.dirname, '../packages/hub-kit/src', entry), 'utf8');
    const exports = [...text.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names]) => names!.split(','));
    return exports.map(name => name.trim()).filter(name => /^[A-Z]/.test(name) && name !== 'Creation');
  });
}

it('a dialog, a popover, tabs, a combobox and a calendar are operated by keyboard', async () => {
  const page = await open('elements');
  // A dialog takes the focus, closes with Escape and gives the focus back.
  const dialogOpener = page.getByRole('button', { name: 'Open a dialog' });
  await dialogOpener.press('Enter');
  const dialog = dialogOf(page, 'Dialog');
  await dialog.waitFor();
  await expect.poll(() => dialog.locator(':focus').count()).toBe(1);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect
    .poll(() => dialogOpener.evaluate(button => button === button.ownerDocument.activeElement))
    .toBe(true);

  // A popover opens and closes.
  await show(page, 'list/rows');
  await page.getByRole('button', { name: 'Display' }).press('Enter');
  const menu = page.getByRole('dialog', { name: 'Display' });
  await menu.getByRole('checkbox', { name: 'City', exact: true }).press('Space');
  await page.getByRole('columnheader', { name: 'City', exact: true }).waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });

  // The arrow keys select tabs.
  await show(page, 'tabs');
  await page.getByRole('tab', { name: 'Own list' }).press('ArrowRight');
  await expect
    .poll(() => page.getByRole('tab', { name: 'Locations' }).getAttribute('aria-selected'))
    .toBe('true');

  // A combobox is opened, searched and chosen from.
  await show(page, 'fields');
  const box = page.getByRole('combobox', { name: 'Filled member' });
  await expect.poll(() => box.inputValue()).toBe('Label 1');
  await box.fill('lab');
  await page.getByRole('listbox').getByRole('option').nth(2).waitFor();
  await box.press('ArrowDown');
  await box.press('ArrowDown');
  await box.press('Enter');
  await expect.poll(() => box.inputValue()).toMatch(/^Label [2-4]$/);

  // A day is chosen in the calendar.
  const field = page.getByRole('textbox', { name: 'Filled date' });
  await page.getByRole('button', { name: 'Choose Filled date' }).press('Enter');
  const day = page.getByRole('gridcell').locator('button:focus');
  await day.waitFor();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect.poll(() => field.inputValue()).toBe('03/05/2026');
});

it('messages have the theme, and chips and switches keep a shape with forced colors', async () => {
  const page = await open('elements');
  await showTheme(page, 'dark');
  await page.getByRole('button', { name: 'Show an error' }).click();
  const message = page.locator('[data-sonner-toast]').first();
  await message.waitFor();
  const dark = `rgb(${[1, 3, 5].map(at => parseInt(color.raised.dark.slice(at, at + 2), 16)).join(', ')})`;
  await expect.poll(() => message.evaluate(element => getComputedStyle(element).backgroundColor)).toBe(dark);
  await showTheme(page, 'light');

  await page.emulateMedia({ forcedColors: 'active' });
  const chip = page.locator('[data-components="Chip"]').getByText('green', { exact: true });
  await expect.poll(() => chip.evaluate(element => getComputedStyle(element).outlineStyle)).toBe('solid');
  await show(page, 'fields');
  const control = page.getByRole('switch').first();
  await expect.poll(() => control.evaluate(element => getComputedStyle(element).borderTopWidth)).toBe('1px');
});

/** What some of the supported browsers ignore, and what it is then like. */
const ignoredBySome = {
  ignoreProperties: {
    // Check boxes have the browser's color.
    'accent-color': [],
    // The next font of the list is used.
    'font-family': ['ui-sans-serif'],
    // Browsers without it have no forced colors.
    'forced-color-adjust': ['none'],
    // The page scrolls at the end of a list.
    'overscroll-behavior': ['contain'],
    // Text areas keep their height on iOS.
    resize: [],
    // Only phones resize texts.
    'text-size-adjust': [],
    // A drag can select the text of a control.
    'user-select': ['none'],
  },
  // Selected text has the browser's color.
  ignoreSelectors: ['selection'],
};

/** The CSS rules of the page, those that its parts have added included. */
const rulesOf = (page: Page): Promise<string[]> =>
  page.evaluate('[...document.styleSheets].flatMap(sheet => [...sheet.cssRules].map(rule => rule.cssText))');

/** What the supported browsers lack of the CSS. */
async function unsupportedIn(rules: readonly string[]): Promise<string[]> {
  const { results } = await stylelint.lint({
    code: [...new Set(rules)].join('\n'),
    config: {
      plugins: ['stylelint-plugin-use-baseline'],
      rules: { 'plugin/use-baseline': [true, { available: 2026, ...ignoredBySome }] },
    },
  });
  return [...new Set(results.flatMap(({ warnings }) => warnings.map(({ text }) => text)))];
}

/** What is wrong with the page in the current width and theme. */
async function problemsOf(page: Page): Promise<unknown[]> {
  const problems: unknown[] = [...(await violationsOf(page)), ...(await duplicateIdsOf(page))];
  const beyond = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
  if (beyond) problems.push(`${String(beyond)} px wider than the window`);
  return problems;
}

it('shows every component, without violations, in the window at 1440 and 390 px, light and dark, with CSS that all supported browsers have', async () => {
  const page = await open('elements');
  const components = new Set<string>();
  const found: Record<string, unknown[]> = {};
  const note = (state: string, problems: unknown[]) => {
    if (problems.length > 0) found[state] = problems;
  };
  for (const path of await pathsOf(page)) {
    await show(page, path);
    const names = await page
      .locator('[data-components]')
      .evaluateAll(parts => parts.flatMap(part => part.getAttribute('data-components')?.split(' ') ?? []));
    for (const name of names) components.add(name);

    // A change of the theme costs as much as a check: each width has one check in full, and one of the other contrast.
    note(`${path} at 1440 px`, await problemsOf(page));
    await showTheme(page, 'dark');
    note(`${path} at 1440 px, dark`, await contrastViolationsOf(page));
    await page.setViewportSize({ width: 390, height: 900 });
    note(`${path} at 390 px, dark`, await problemsOf(page));
    await showTheme(page, 'light');
    note(`${path} at 390 px`, await contrastViolationsOf(page));
    await page.setViewportSize({ width: 1440, height: 900 });
  }
  expect.soft(found).toEqual({});

  expect.soft(componentNames().length).toBeGreaterThan(30);
  expect.soft(componentNames().filter(name => !components.has(name))).toEqual([]);

  // The rules of a page stay when another one is shown.
  const rules = await rulesOf(page);
  expect.soft(rules.length).toBeGreaterThan(100);
  expect.soft(await unsupportedIn(rules)).toEqual([]);
}, 180_000);
