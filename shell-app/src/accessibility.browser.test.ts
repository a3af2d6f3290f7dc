import {
  dialogOf,
  duplicateIdsOf,
  failOperation,
  failureLines,
  openPage,
  problemsOfScreens,
  settled,
  type Page,
  tokenOf,
  violationsOf,
  visit,
} from '@gym/hub-kit/testing';
import { beforeAll, expect, it } from 'vitest';
import { useTestApp } from '../../gateway/testing/test-app.ts';

const app = useTestApp({ demo: true });
let token: string;

beforeAll(async () => {
  token = await tokenOf(app, 'admin');
});

/** The violations that axe finds in the page, or in a part of it, and the ids that the page has twice. */
const problemsOf = async (page: Page, within?: string) => [
  ...(await violationsOf(page, within)),
  ...(await duplicateIdsOf(page)),
];

it('no screen of the shell has a violation or an id twice', { timeout: 300_000 }, async () => {
  const page = await openPage(app.url, { token });
  expect(
    await problemsOfScreens(page, ['/', '/profile', '/profile/tokens', '/settings', '/system/hubs']),
  ).toEqual({});
});

it(
  'no state of a list or a form has one, on a phone neither where its layout differs',
  {
    timeout: 300_000,
  },
  async () => {
    const page = await openPage(`${app.url}/members`, {
      token,
      expected: [...failureLines, /Failed to load resource/],
    });
    await settled(page);
    const violations: Record<string, unknown> = {};
    const check = async (state: string) => {
      const problems = await problemsOf(page);
      if (problems.length) violations[state] = problems;
    };
    const openFilters = async () => {
      await page.getByRole('button', { name: 'Filters', exact: true }).click();
      await page.getByRole('dialog', { name: 'Filters' }).getByRole('button').first().waitFor();
    };
    const dialog = dialogOf(page, 'Add Member');
    const openForm = async () => {
      await page.getByRole('button', { name: 'Add Member' }).click();
      await dialog.getByRole('textbox', { name: 'Name' }).waitFor();
    };
    const close = async () => {
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    };

    await openFilters();
    await check('filter form');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Display' }).click();
    await page.getByRole('checkbox', { name: 'Email' }).waitFor();
    await check('columns menu');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page
      .getByRole('dialog', { name: /^Account of/ })
      .getByRole('link', { name: 'Profile' })
      .waitFor();
    await check('account menu');
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await dialogOf(page, 'Keyboard Shortcuts').waitFor();
    await check('shortcuts');
    await page.keyboard.press('Escape');

    await openForm();
    await expectBordersOfControls(page);
    await expectForcedColors(page);
    await dialog
      .getByRole('button', { name: /calendar|choose|open/i })
      .first()
      .click();
    await page.getByRole('grid', { name: /^\w+ \d{4}$/ }).waitFor();
    await check('calendar');
    await page.keyboard.press('Escape');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await dialog.getByText('Name is required').waitFor();
    await check('form with errors');
    await close();

    await page.setViewportSize({ width: 390, height: 900 });
    await openFilters();
    await check('filter form on a phone');
    await page.keyboard.press('Escape');
    await openForm();
    await check('form on a phone');
    await close();
    await page.getByRole('button', { name: 'Open navigation' }).click();
    await page.getByRole('dialog', { name: 'Navigation' }).waitFor();
    await check('navigation drawer');
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1440, height: 900 });

    await page.getByRole('searchbox').fill('nobody is called this');
    await page.getByRole('heading', { name: 'No members found' }).waitFor();
    await check('nothing found');

    await failOperation(page, 'Trainers', 'no answer');
    await visit(page, '/trainers');
    await page.getByRole('heading', { name: 'Failed to fetch trainers' }).waitFor();
    await check('error');

    const released = Promise.withResolvers<void>();
    await page.route('**/graphql', async route => {
      await released.promise;
      await route.continue();
    });
    await visit(page, '/locations');
    await page.getByText('Loading…').first().waitFor({ state: 'attached' });
    await page.getByRole('heading', { level: 1, name: 'Locations Management' }).waitFor();
    await check('loading rows');
    released.resolve();
    expect(violations).toEqual({});
  },
);

it('neither the login page nor a page that loads has one', async () => {
  const page = await openPage(`${app.url}/login`);
  await page.getByText('admin123').waitFor();
  expect(await problemsOf(page)).toEqual([]);
  const released = Promise.withResolvers<void>();
  await page.route('**/api/auth/me', async route => {
    await released.promise;
    await route.continue();
  });
  await page.evaluate(stored => localStorage.setItem('token', stored), token);
  await page.goto(app.url);
  await page.getByText('Loading…').waitFor({ state: 'attached' });
  expect(await problemsOf(page)).toEqual([]);
  released.resolve();
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
});

/** With forced colors the edge of a dialog, the focus and the main button show. */
async function expectForcedColors(page: Page) {
  await page.emulateMedia({ forcedColors: 'active' });
  const dialog = dialogOf(page, 'Add Member');
  const name = dialog.getByRole('textbox', { name: 'Name' });
  await name.focus();
  const edge = (what: ReturnType<Page['locator']>) =>
    what.evaluate(element => {
      const { borderTopWidth, borderTopStyle, outlineStyle, outlineWidth } = getComputedStyle(element);
      return { border: `${borderTopStyle} ${borderTopWidth}`, outline: `${outlineStyle} ${outlineWidth}` };
    });
  await expect.poll(async () => (await edge(dialog)).border).toBe('solid 1px');
  await expect
    .poll(async () => (await edge(dialog.getByRole('button', { name: 'Save', exact: true }))).border)
    .toBe('solid 2px');
  await expect.poll(async () => (await edge(name)).outline).toMatch(/^solid 2px/);
  await page.emulateMedia({ forcedColors: 'none' });
}

/** Controls have borders of 3:1 against what is around them. */
async function expectBordersOfControls(page: Page) {
  const dialog = dialogOf(page, 'Add Member');
  const controls = [
    page.getByRole('search'),
    page.getByLabel('Rows per page'),
    page.getByRole('button', { name: 'Export' }),
    dialog.getByRole('textbox', { name: 'Name' }),
  ];
  for (const control of controls) {
    const colors = await control.evaluate(element => {
      const background = (of: Element | null): string => {
        if (!of) return 'rgb(255, 255, 255)';
        const color = getComputedStyle(of).backgroundColor;
        return color === 'rgba(0, 0, 0, 0)' ? background(of.parentElement) : color;
      };
      const framed = [element, element.parentElement!].find(
        candidate => getComputedStyle(candidate).borderTopStyle === 'solid',
      )!;
      return [getComputedStyle(framed).borderTopColor, background(framed.parentElement)];
    });
    expect(contrast(colors[0]!, colors[1]!), String(colors)).toBeGreaterThanOrEqual(3);
  }
}

/** The contrast of two colors as WCAG 2 defines it. */
function contrast(one: string, two: string): number {
  const [dark, light] = [one, two].map(luminance).toSorted((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [red, green, blue] = color
    .match(/\d+/g)!
    .map(Number)
    .map(part => part / 255)
    .map(part => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as [
    number,
    number,
    number,
  ];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
