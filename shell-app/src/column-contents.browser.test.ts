/** Dates, amounts and chips of lists are shown whole at 1440 px, in each language, in the demo data. */
import { executeGraphql, openPage, type Page, settled, tokenOf, visit } from '@gym/hub-kit/testing';
import { describe, expect, it } from 'vitest';
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

/** The cells whose contents never give way to others, and those that are narrower than their content. */
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

describe.each([
  ['en', 'English'],
  ['de', 'German'],
])('%s', language => {
  it('no date, amount or chip of a list is cut', async () => {
    await executeGraphql(app, `mutation { updateMySettings(patch: { language: ${language} }) { language } }`);
    const page = await openPage(`${app.url}/`, { token: await tokenOf(app, 'admin'), width: 1440 });
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(language);
    const cut: Record<string, string[]> = {};
    for (const path of lists) {
      await visit(page, path);
      await page.locator('.rdg-row').first().waitFor();
      await settled(page);
      const found = await measured(page);
      expect(found.count, path).toBeGreaterThan(0);
      cut[path] = [...new Set(found.cut)];
    }
    expect(cut).toEqual(Object.fromEntries(lists.map(path => [path, []])));
  });
});
