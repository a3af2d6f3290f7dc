import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Opens another screen of the app that the page has loaded, as a link does, which takes a fifth of the time of
 * `page.goto`. Returns once the screen before is gone.
 * @param path of another screen than the current one, which must show its heading: `/trainers?add`
 * @example
 * await visit(page, '/trainers');
 */
export async function visit(page: Page, path: string): Promise<void> {
  const heading = await page.locator('h1').first().elementHandle();
  await page.evaluate(
    `history.pushState(null, '', ${JSON.stringify(path)}); dispatchEvent(new PopStateEvent('popstate'));`,
  );
  await heading?.waitForElementState('hidden');
}

/**
 * The first element in sight that waits for a response, as it is written; empty when there is none. What is out of sight
 * may wait until somebody scrolls there.
 */
const WAITING = `(() => {
  const inSight = element => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  };
  const waits = element =>
    element.role !== 'status' || (element.ariaLabel ?? element.textContent).endsWith('…');
  return [...document.querySelectorAll('[role="status"], [data-waiting], [aria-busy="true"]')]
    .find(element => waits(element) && inSight(element))?.outerHTML.slice(0, 200) ?? '';
})()`;

/**
 * Waits until nothing in sight waits for a response, twice within 50 ms: what has arrived is drawn by then. Not for
 * pages whose responses the test holds.
 * @example
 * await settled(page);
 */
export async function settled(page: Page): Promise<void> {
  let previous = 'not looked yet';
  await expect
    .poll(async () => {
      const waiting = await page.evaluate<string>(WAITING);
      const seen = waiting || previous;
      previous = waiting;
      return seen;
    })
    .toBe('');
}

/**
 * Waits for two frames: changes that scripts have made are laid out by then, and animations have begun.
 * @example
 * await twoFrames(page);
 */
export const twoFrames = (page: Page): Promise<unknown> =>
  page.evaluate('new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))');

/**
 * Fails when the page shows such an element once nothing waits for a response any more.
 * @example
 * await expectAbsent(page.getByRole('button', { name: 'Add Member' }));
 */
export async function expectAbsent(element: Locator): Promise<void> {
  await settled(element.page());
  await expect.poll(() => element.count()).toBe(0);
}

/**
 * The dialog with this title.
 * @example
 * await dialogOf(page, 'Add Member').waitFor();
 */
export const dialogOf = (page: Page, title: string): Locator =>
  page
    .getByRole('dialog', { name: title, exact: true })
    .or(page.getByRole('alertdialog', { name: title, exact: true }));

/**
 * A toast with this text.
 * @example
 * await toastOf(page, 'Member created successfully').waitFor();
 */
export const toastOf = (page: Page, text: string): Locator =>
  page.locator('[data-sonner-toast]').getByText(text, { exact: true });

/**
 * The text field with this label.
 * @example
 * await textBox(dialog, 'Name').fill('Ada');
 */
export const textBox = (within: Locator, label: string): Locator =>
  within.getByRole('textbox', { name: label, exact: true });

/**
 * The drop-down or reference with this label.
 * @example
 * await combobox(dialog, 'Status').selectOption('active');
 */
export const combobox = (within: Locator, label: string): Locator =>
  within.getByRole('combobox', { name: label, exact: true });

/**
 * The message below a field; empty while there is none.
 * @example
 * await expect.poll(() => messageOf(textBox(dialog, 'Name'))).toBe('Name is required');
 */
export async function messageOf(control: Locator): Promise<string> {
  const ids = ((await control.getAttribute('aria-describedby')) ?? '').split(' ');
  const id = ids.find(name => name.endsWith('-error'));
  return id ? await control.page().locator(`[id="${id}"]`).innerText() : '';
}

/**
 * Chooses a record by typing a part of its label.
 * @example
 * await chooseReference(combobox(dialog, 'Member'), 'ada', 'Ada Adams');
 */
export async function chooseReference(control: Locator, typed: string, label: string): Promise<void> {
  await control.fill(typed);
  await optionOf(control.page(), label).click();
}

/**
 * A choice by its label, whatever its second line says.
 * @example
 * await optionOf(page, 'Ada Adams').click();
 */
export const optionOf = (page: Page, label: string): Locator =>
  page.getByRole('option').filter({ has: page.getByText(label, { exact: true }) });

/**
 * Chooses the first record that is offered.
 * @example
 * await chooseFirst(combobox(dialog, 'Amenities'));
 */
export async function chooseFirst(control: Locator): Promise<void> {
  await control.click();
  await control.page().getByRole('listbox').getByRole('option').first().click();
}

/**
 * The row whose first column says `name`.
 * @example
 * await rowOf(page, 'Ada Adams').waitFor();
 */
export const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('gridcell', { name, exact: true }) });

/**
 * What a column shows, row by row; columns are counted from one, without that of the check boxes.
 * @example
 * await expect.poll(() => columnTexts(page, 1)).toEqual(['Ada Adams', 'Ben Brown']);
 */
export async function columnTexts(page: Page, column: number): Promise<string[]> {
  // Check boxes are before the first column.
  const boxes = await page.getByRole('columnheader').getByRole('checkbox').count();
  return page.locator(`[role="gridcell"][aria-colindex="${column + boxes}"]`).allInnerTexts();
}

/**
 * What the header and each row show, cell by cell; on a narrow page only the columns that are in sight.
 * @example
 * await expect.poll(() => rowTexts(page)).toEqual([['Name'], ['Ada Adams']]);
 */
export const rowTexts = (page: Page): Promise<string[][]> =>
  page.evaluate(`[...document.querySelectorAll('[role="row"]')].map(row =>
    [...row.querySelectorAll('[role="columnheader"], [role="rowheader"], [role="gridcell"]')]
      .filter(cell => !cell.querySelector('.rdg-checkbox-input'))
      .map(cell => cell.innerText))`);

/**
 * The button of an action of a row or card, after opening the menu of the row where the action is in it.
 * @param action the name of the action: `Write off`
 * @param name the name of the row, as its buttons have it
 * @example
 * await (await actionOfRow(page, 'Delete', 'Ada Adams')).click();
 */
export async function actionOfRow(page: Page, action: string, name: string): Promise<Locator> {
  const button = page.getByRole('button', { name: `${action} ${name}` });
  const menu = page.getByRole('button', { name: `More actions ${name}` });
  await button.or(menu).first().waitFor();
  if (!(await button.isVisible())) await menu.click();
  return button;
}

/** In the page: the names of the chip colors that the first chip of each word has as its background. */
const CHIP_COLORS = `(words => {
  const names = [...document.documentElement.computedStyleMap().keys()]
    .map(name => /^--gym-chip-(.+)-background$/.exec(name)?.[1]).filter(Boolean);
  const byColor = Object.fromEntries(names.map(name => {
    const probe = document.createElement('i');
    probe.style.background = 'var(--gym-chip-' + name + '-background)';
    document.body.append(probe);
    const shown = getComputedStyle(probe).backgroundColor;
    probe.remove();
    return [shown, name];
  }));
  const texts = [...document.querySelectorAll('[role="gridcell"] *:not(:has(*))')];
  return words.map(word => {
    const chip = texts.find(({ textContent }) => textContent === word);
    return chip && byColor[getComputedStyle(chip).backgroundColor];
  });
})`;

/**
 * The colors of the chips in the table that say these words, by the first chip of each.
 * @example
 * await expect.poll(() => chipColors(page, ['Active', 'Locked'])).toEqual(['green', 'red']);
 */
export const chipColors = (page: Page, words: readonly string[]): Promise<(string | undefined)[]> =>
  page.evaluate(`${CHIP_COLORS}(${JSON.stringify(words)})`);

/**
 * How the server fails: it does not answer, or answers these errors.
 * @example
 * const taken: Failure = [{ message: 'Taken', extensions: { code: 'CONFLICT' } }];
 */
export type Failure = 'no answer' | { message: string; extensions?: Record<string, unknown> }[];

/**
 * Makes the server fail an operation from now on.
 * @param operation the name in the document: `CreateMember`
 * @returns lets the operation through again
 * @example
 * const mend = await failOperation(page, 'CreateMember', 'no answer');
 * await mend();
 */
export async function failOperation(
  page: Page,
  operation: string,
  failure: Failure,
): Promise<() => Promise<void>> {
  const handler: Parameters<Page['route']>[1] = async route => {
    const { operationName } = (route.request().postDataJSON() ?? {}) as { operationName?: string };
    if (operationName !== operation) return route.fallback();
    if (failure === 'no answer') return route.abort();
    return route.fulfill({ json: { errors: failure, data: null } });
  };
  await page.route('**/graphql', handler);
  return () => page.unroute('**/graphql', handler);
}

/**
 * The console lines that belong to a failed operation, for a test that makes one fail.
 * @example
 * const failing = await openPage(club.url, { expected: failureLines });
 */
export const failureLines = [/^error: Failed to /];
