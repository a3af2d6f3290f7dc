import type { Locator, Page } from 'playwright-core';

/**
 * How long a page may take to get there.
 * @example
 * await expect.poll(() => page.url(), soon).toContain('/members');
 */
export const soon = { timeout: 30_000 };

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
 * expect(await messageOf(textBox(dialog, 'Name'))).toBe('Name is required');
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
 * What a column shows, row by row; columns are counted from one.
 * @example
 * expect(await columnTexts(page, 1)).toEqual(['Ada Adams', 'Ben Brown']);
 */
export const columnTexts = (page: Page, column: number): Promise<string[]> =>
  page.locator(`[role="gridcell"][aria-colindex="${column}"]`).allInnerTexts();

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
