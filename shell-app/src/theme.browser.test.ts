import { contrastViolationsOf, openPage, type Page, tokenOf } from '@gym/hub-kit/testing';
import { color, type Theme } from '@gym/theme';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../gateway/testing/test-app.ts';

const app = useTestApp({ demo: true });

/** `#0e0e11` as the browser says it: `rgb(14, 14, 17)`. */
const rgb = (hex: string) => `rgb(${[1, 3, 5].map(at => parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

const canvas: Record<Theme, string> = { light: rgb(color.canvas.light), dark: rgb(color.canvas.dark) };

const backgroundOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

const expectTheme = (page: Page, theme: Theme) => expect.poll(() => backgroundOf(page)).toBe(canvas[theme]);

const themeColorOf = (page: Page) =>
  page
    .locator('meta[name="theme-color"]')
    .evaluateAll(
      metas =>
        metas.find(meta => matchMedia((meta as HTMLMetaElement).media).matches)?.getAttribute('content') ??
        null,
    );

/** Chooses a theme and waits until the server has saved it. */
async function choose(page: Page, theme: 'Light' | 'Dark' | 'System') {
  const saved = page.waitForResponse(
    response => response.request().postData()?.includes('UpdateMySettings') ?? false,
  );
  await page.getByRole('radio', { name: theme }).check();
  await saved;
}

describe('the theme', () => {
  it('is saved for the user, in each browser and after a reload', async () => {
    const token = await tokenOf(app, 'trainer');
    const first = await openPage(`${app.url}/settings`, { token });
    await first.emulateMedia({ colorScheme: 'dark' });
    await first.getByRole('radio', { name: 'Light', checked: true }).waitFor();
    await expectTheme(first, 'light');
    await expect.poll(() => themeColorOf(first)).toBe(color.surface.light);
    await choose(first, 'Dark');
    await expectTheme(first, 'dark');
    await expect.poll(() => themeColorOf(first)).toBe(color.surface.dark);
    await first.reload();
    await first.getByRole('radio', { name: 'Dark', checked: true }).waitFor();
    await expectTheme(first, 'dark');

    const second = await openPage(`${app.url}/settings`, { token });
    await second.getByRole('radio', { name: 'Dark', checked: true }).waitFor();
    await expectTheme(second, 'dark');
  });

  it('applies before the first paint, also to who is not signed in', async () => {
    const page = await openPage(`${app.url}/settings`, { token: await tokenOf(app, 'reception') });
    await choose(page, 'Dark');
    await page.evaluate(() => localStorage.removeItem('token'));
    const held = Promise.withResolvers<void>();
    await page.route(/\.(js|css)$/, async route => {
      await held.promise;
      await route.continue();
    });
    await page.goto(`${app.url}/login`, { waitUntil: 'commit' });
    await page.locator('#root').waitFor({ state: 'attached' });
    await expect.poll(() => backgroundOf(page)).toBe(canvas.dark);
    held.resolve();
    await page.getByRole('button', { name: 'Sign In' }).waitFor();
    await expect.poll(() => backgroundOf(page)).toBe(canvas.dark);
    expect(await contrastViolationsOf(page)).toEqual([]);
  });

  it('is light in a new browser, whatever the operating system prefers', async () => {
    const page = await openPage(`${app.url}/login`);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.reload();
    await page.getByRole('button', { name: 'Sign In' }).waitFor();
    await expectTheme(page, 'light');
    await expect.poll(() => themeColorOf(page)).toBe(color.surface.light);
  });

  it('follows the operating system when that is chosen, and paper is light', async () => {
    const page = await openPage(`${app.url}/settings`, { token: await tokenOf(app, 'manager') });
    await choose(page, 'System');
    await page.goto(app.url);
    const chart = page.locator('canvas').first();
    await chart.waitFor();
    const picture = () => chart.evaluate(element => (element as HTMLCanvasElement).toDataURL());
    const light = await picture();
    // Paper has no navigation, so that the chart is wider there.
    await page.emulateMedia({ media: 'print' });
    await expect.poll(picture).not.toBe(light);
    const paper = await picture();
    await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
    await expectTheme(page, 'dark');
    await expect.poll(() => themeColorOf(page)).toBe(color.surface.dark);
    await expect.poll(picture).not.toBe(light);
    await page.emulateMedia({ media: 'print' });
    await expectTheme(page, 'light');
    await expect.poll(picture).toBe(paper);
    await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
    await expectTheme(page, 'light');
  });

  it('is the same in the explorer and the API docs, at once', async () => {
    const token = await tokenOf(app, 'accounts');
    const settings = await openPage(`${app.url}/settings`, { token });
    await settings.getByRole('radio', { name: 'Light', checked: true }).waitFor();
    const pages = await Promise.all(
      ['/explorer', '/api/docs'].map(async path => {
        const page = await settings.context().newPage();
        await page.goto(app.url + path);
        return page;
      }),
    );
    const [explorer, docs] = pages as [Page, Page];
    await explorer.locator('.graphiql-query-editor .view-line').first().waitFor();
    await docs.locator('.opblock-tag').first().waitFor();
    for (const page of pages) await expectTheme(page, 'light');

    await choose(settings, 'Dark');
    for (const page of pages) await expectTheme(page, 'dark');
    const editor = explorer.locator('.graphiql-query-editor .monaco-editor').first();
    await expect.poll(() => editor.getAttribute('class')).toMatch(/\bvs-dark\b/);
    const session = explorer.locator('.graphiql-editors').first();
    await expect
      .poll(() => session.evaluate(element => getComputedStyle(element).backgroundColor))
      .toBe(rgb(color.surface.dark));
    const execute = explorer.getByRole('button', { name: /^Execute query/ });
    await expect
      .poll(() => execute.evaluate(element => getComputedStyle(element).backgroundColor))
      .not.toBe('rgba(0, 0, 0, 0)');
    expect(await contrastViolationsOf(docs)).toEqual([]);
  });
});

describe('with forced colors', () => {
  /** A pixel-independent summary of what sets an element apart. */
  const looks = (page: Page, selector: string) =>
    page.locator(selector).evaluateAll(elements =>
      elements.map(element => {
        const { backgroundColor, borderBottomColor, color, outlineStyle } = getComputedStyle(element);
        return { backgroundColor, borderBottomColor, color, outlineStyle };
      }),
    );

  it('what is chosen differs from what is not', async () => {
    const page = await openPage(`${app.url}/settings`, { token: await tokenOf(app, 'admin') });
    await page.emulateMedia({ forcedColors: 'active' });
    await page.getByRole('radio', { name: 'Light', checked: true }).waitFor();
    const differ = (key: 'backgroundColor' | 'borderBottomColor', ...selectors: string[]) =>
      expect
        .poll(async () => {
          const found = await Promise.all(selectors.map(selector => looks(page, selector)));
          return new Set(found.map(([first]) => first![key])).size;
        })
        .toBe(2);
    await differ(
      'backgroundColor',
      '[role=radiogroup] input:checked + span',
      '[role=radiogroup] input:not(:checked) + span',
    );

    await page.goto(`${app.url}/users?tab=permissions`);
    await page.getByRole('tab').first().waitFor();
    await differ('borderBottomColor', '[role=tab][aria-selected=true]', '[role=tab][aria-selected=false]');
    await differ('backgroundColor', 'nav [aria-current=page]', 'nav li a:not([aria-current=page])');
  });
});
