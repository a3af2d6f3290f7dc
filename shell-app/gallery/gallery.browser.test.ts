import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  contrastViolationsOf,
  dialogOf,
  duplicateIdsOf,
  openPage,
  showTheme,
  violationsOf,
  type Page,
  type PageOptions,
} from '@gym/hub-kit/testing';
import stylelint from 'stylelint';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { failureOf } from '../../gateway/launch/tool.ts';
import { startHubServer, type HubServer } from '../../gateway/testing/hub-server.ts';

let folder: string;
let server: HubServer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gym-gallery-'));
  const build = ['node', '--run', 'build:gallery', '--', '-o', folder];
  const failure = await failureOf(build, { cwd: join(import.meta.dirname, '..') });
  if (failure !== undefined) throw new Error(failure);
  server = await startHubServer(folder);
});
afterAll(async () => {
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** What pages with failing requests say, and React in a development build. */
const expected = [/^error: Failed to fetch /, /(React|Apollo) DevTools/];

const open = (path: string, options: PageOptions = {}): Promise<Page> =>
  openPage(`${server.url}/index.html#/${path}`, {
    timeZone: 'America/New_York',
    expected,
    ...options,
  });

/** The paths of all pages, as the gallery links to them. */
async function pathsOf(page: Page): Promise<string[]> {
  const links = page.getByRole('navigation', { name: 'Pages of the gallery' }).getByRole('link');
  await links.first().waitFor();
  return links.allInnerTexts();
}

/** Until the parts that load later have been drawn. */
async function settle(page: Page): Promise<void> {
  await page.locator('[data-components]').first().waitFor();
  await page.waitForLoadState('networkidle');
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

it('shows every component that hubs can import', async () => {
  const page = await open('elements');
  const shown = new Set<string>();
  for (const path of await pathsOf(page)) {
    await page.goto(`${server.url}/index.html#/${path}`);
    await settle(page);
    const names = await page
      .locator('[data-components]')
      .evaluateAll(parts => parts.flatMap(part => part.getAttribute('data-components')?.split(' ') ?? []));
    for (const name of names) shown.add(name);
  }
  expect(componentNames().length).toBeGreaterThan(30);
  expect(componentNames().filter(name => !shown.has(name))).toEqual([]);
});

it.each([1440, 390])(
  'has no violation and fits the window at %i px, light and dark',
  async width => {
    const page = await open('elements', { width });
    const found: Record<string, unknown> = {};
    for (const path of await pathsOf(page)) {
      await page.goto(`${server.url}/index.html#/${path}`);
      await settle(page);
      const problems: unknown[] = [...(await violationsOf(page)), ...(await duplicateIdsOf(page))];
      const beyond = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
      if (beyond) problems.push(`${String(beyond)} px wider than the window`);
      await showTheme(page, 'dark');
      await page.waitForFunction('document.getAnimations().length === 0');
      problems.push(...(await contrastViolationsOf(page)));
      await showTheme(page, 'light');
      if (problems.length) found[path] = problems;
    }
    expect(found).toEqual({});
  },
  180_000,
);

it('a dialog takes the focus, closes with Escape and gives the focus back', async () => {
  const page = await open('elements');
  const opener = page.getByRole('button', { name: 'Open a dialog' });
  await opener.press('Enter');
  const dialog = dialogOf(page, 'Dialog');
  await dialog.waitFor();
  await expect.poll(() => dialog.locator(':focus').count()).toBe(1);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect
    .poll(() => opener.evaluate(button => button === button.ownerDocument.activeElement))
    .toBe(true);
});

it('a popover opens and closes by keyboard', async () => {
  const page = await open('list/rows');
  const opener = page.getByRole('button', { name: 'Columns' });
  await opener.press('Enter');
  const menu = page.getByRole('dialog', { name: 'Columns' });
  await menu.getByRole('checkbox', { name: 'City', exact: true }).press('Space');
  await expect.poll(() => page.getByRole('columnheader', { name: 'City', exact: true }).count()).toBe(0);
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
});

it('the arrow keys select tabs', async () => {
  const page = await open('tabs');
  await page.getByRole('tab', { name: 'Own list' }).press('ArrowRight');
  await expect
    .poll(() => page.getByRole('tab', { name: 'Locations' }).getAttribute('aria-selected'))
    .toBe('true');
});

it('a combobox is opened, searched and chosen from by keyboard', async () => {
  const page = await open('fields');
  const box = page.getByRole('combobox', { name: 'Filled member' });
  await expect.poll(() => box.inputValue()).toBe('Label 1');
  await box.fill('lab');
  await page.getByRole('listbox').getByRole('option').nth(2).waitFor();
  await box.press('ArrowDown');
  await box.press('ArrowDown');
  await box.press('Enter');
  await expect.poll(() => box.inputValue()).toMatch(/^Label [2-4]$/);
});

it('a day is chosen in the calendar by keyboard', async () => {
  const page = await open('fields');
  const field = page.getByRole('textbox', { name: 'Filled date' });
  await page.getByRole('button', { name: 'Choose Filled date' }).press('Enter');
  const day = page.getByRole('gridcell').locator('button:focus');
  await day.waitFor();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect.poll(() => field.inputValue()).toBe('03/05/2026');
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

it('uses no CSS that the supported browsers lack', async () => {
  const page = await open('elements');
  const rules = new Set<string>();
  for (const path of await pathsOf(page)) {
    await page.goto(`${server.url}/index.html#/${path}`);
    await settle(page);
    const texts = await page.evaluate<string[]>(
      '[...document.styleSheets].flatMap(sheet => [...sheet.cssRules].map(rule => rule.cssText))',
    );
    for (const text of texts) rules.add(text);
  }
  const { results } = await stylelint.lint({
    code: [...rules].join('\n'),
    config: {
      plugins: ['stylelint-plugin-use-baseline'],
      rules: { 'plugin/use-baseline': [true, { available: 2026, ...ignoredBySome }] },
    },
  });
  const texts = results.flatMap(({ warnings }) => warnings.map(({ text }) => text));
  expect(rules.size).toBeGreaterThan(100);
  expect([...new Set(texts)]).toEqual([]);
});
