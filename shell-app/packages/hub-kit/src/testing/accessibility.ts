import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { settled } from './page.ts';

/**
 * What axe finds on the page as it is, best practices included; while a modal dialog is open, in the dialog only,
 * since the rest is inert.
 * @param within a selector, for a page of which the rest has been checked
 * @example
 * expect(await violationsOf(page)).toEqual([]);
 */
export async function violationsOf(page: Page, within?: string): Promise<object[]> {
  const violations = await runAxe(page, {}, within);
  return violations.map(({ id, nodes }) => ({ id, where: nodes.slice(0, 3).map(({ html }) => html) }));
}

/**
 * The texts on the current page whose contrast axe reports as too low.
 * @param within a selector, for a page of which the rest has been checked
 * @example
 * await showTheme(page, 'dark');
 * expect(await contrastViolationsOf(page)).toEqual([]);
 */
export async function contrastViolationsOf(page: Page, within?: string): Promise<string[]> {
  const violations = await runAxe(page, { runOnly: ['color-contrast'] }, within);
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ html, any }) => `${html.slice(0, 200)}: ${any[0]?.message}`),
  );
}

/**
 * Shows the page in a theme, whatever its user has chosen, until it is loaded again.
 * @example
 * await showTheme(page, 'dark');
 */
export const showTheme = (page: Page, theme: 'light' | 'dark'): Promise<void> =>
  page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);

/**
 * The ids that more than one element has.
 * @example
 * expect(await duplicateIdsOf(page)).toEqual([]);
 */
export const duplicateIdsOf = (page: Page): Promise<string[]> =>
  page.evaluate(`[...new Set([...document.querySelectorAll('[id]')].map(element => element.id)
    .filter((id, index, ids) => ids.indexOf(id) !== index))]`);

/**
 * Fails when axe finds something serious or critical on the page once nothing waits for a response; while a modal dialog
 * is open, in the dialog only.
 * @param within a selector, for a page that others' parts stand on too
 * @example
 * await expectAccessible(page);
 */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  await settled(page);
  const violations = await runAxe(page, {}, within);
  const serious = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, nodes }) => ({
      id,
      help,
      where: nodes.map(({ html, failureSummary }) => ({ html, failureSummary })),
    }));
  expect(serious, 'The page is not accessible to everyone').toEqual([]);
}

let source: Promise<string> | undefined;

/** The transitions of what has just changed begin with the next frame, and those of inherited colors when others end. */
const TRANSITIONS_END = `(async () => {
  for (;;) {
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
    const running = document.getAnimations().filter(({ effect }) => effect.getComputedTiming().endTime < Infinity);
    if (running.length === 0) return;
    await Promise.allSettled(running.map(({ finished }) => finished));
  }
})()`;

async function runAxe(
  page: Page,
  options: RunOptions = {},
  within?: string,
): Promise<AxeResults['violations']> {
  source ??= readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
  // As source text to the browser itself: the page's content security policy takes no foreign script.
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(await source);
  // A color in transition has no contrast of its own; what goes on for ever, such as a spinner, does not count.
  await page.evaluate(TRANSITIONS_END);
  const context = within
    ? JSON.stringify(within)
    : "(document.querySelector(':modal') ? ':modal' : document)";
  const { violations } = await page.evaluate<AxeResults>(
    `axe.run(${context}, ${JSON.stringify({ ...options, resultTypes: ['violations'] })})`,
  );
  return violations;
}
