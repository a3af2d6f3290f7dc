/** In the demo data: what lists cut at 1440 px in each language, and what moves while a screen loads. */
import { executeGraphql, openPage, type Page, settled, tokenOf, visit } from '@gym/hub-kit/testing';
import { expect, it } from 'vitest';
import { useTestApp } from '../../gateway/testing/test-app.ts';

const app = useTestApp({ demo: true });

const lists = [
  '/sessions',
  '/billing',
  '/payments',
  '/payroll',
  '/members',
  '/contracts',
  '/expenses',
  '/commissions',
  '/attendance-shift',
  '/equipment',
];

/** The cells whose contents are never cut, and those that are narrower than their content. */
const measured = (page: Page) =>
  page.evaluate(() => {
    const cells = [...document.querySelectorAll<HTMLElement>('.rdg-row [role="gridcell"]')];
    const content = (cell: Element) => cell.querySelector<HTMLElement>(':scope > span');
    // A chip has the font size of a label; text in digits is a date, a time or an amount.
    const whole = cells.filter(cell => {
      const text = content(cell)?.innerText ?? '';
      const chip = content(cell)?.querySelector('span');
      return (
        /^[-−]?[\p{Sc}\s]*\d/u.test(text) ||
        /\d{4}$/.test(text) ||
        (chip && getComputedStyle(chip).borderRadius !== '0px')
      );
    });
    const isCut = (element: Element) => element.scrollWidth > element.clientWidth && element.clientWidth > 0;
    return {
      count: whole.length,
      cut: whole
        .filter(cell => [content(cell)!, ...content(cell)!.querySelectorAll('span')].some(isCut))
        .map(cell => content(cell)!.innerText),
    };
  });

/** What each list cuts. */
async function cutIn(page: Page): Promise<Record<string, string[]>> {
  const cut: Record<string, string[]> = {};
  for (const path of lists) {
    await visit(page, path);
    await page.locator('.rdg-row').first().waitFor();
    await settled(page);
    await expect.poll(async () => (await measured(page)).count, { message: path }).toBeGreaterThan(0);
    cut[path] = [...new Set((await measured(page)).cut)];
  }
  return cut;
}

it('no date, amount or chip of a list is cut, in English and in German', async () => {
  const nothing = Object.fromEntries(lists.map(path => [path, []]));
  const page = await openPage(`${app.url}/`, { token: await tokenOf(app, 'admin'), width: 1440 });
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en');
  expect(await cutIn(page)).toEqual(nothing);
  await visit(page, '/settings');
  await page.getByRole('radio', { name: 'Deutsch' }).check();
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('de');
  expect(await cutIn(page)).toEqual(nothing);
});

interface Shift {
  value: number;
  moved: string[];
}

/** Runs in the page before its own code: keeps what has moved without input, as the browser scores it. */
const KEEP_SHIFTS = `(() => {
  globalThis.shifts = [];
  new PerformanceObserver(list => {
    for (const { value, hadRecentInput, sources } of list.getEntries())
      if (!hadRecentInput)
        globalThis.shifts.push({
          value,
          moved: sources.map(({ node, previousRect, currentRect }) => (node?.innerText ?? node?.textContent ?? '?').slice(0, 40) + ' ' + Math.round(previousRect.y) + ' to ' + Math.round(currentRect.y)),
        });
  }).observe({ type: 'layout-shift', buffered: true });
})()`;

it('next to nothing moves while the dashboard and the page of a member load', async () => {
  const { members } = await executeGraphql(
    app,
    '{ members(filter: { status: { eq: "active" } }, page: { limit: 1 }) { items { id } } }',
  );
  const [member] = members!['items'] as { id: string }[];
  const page = await openPage('about:blank', { width: 1440 });
  await page.addInitScript(`localStorage.setItem('token', '${await tokenOf(app, 'admin')}')`);
  await page.addInitScript(KEEP_SHIFTS);
  // On a slow machine each state of a page that loads is painted.
  await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 3 });
  for (const path of ['/', `/members/${member!.id}`]) {
    await page.goto(app.url + path);
    await page.locator('main h1').waitFor();
    await settled(page);
    const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: Shift[] }).shifts);
    const sum = shifts.reduce((all, { value }) => all + value, 0);
    expect(sum, `${path}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(0.02);
  }
});
