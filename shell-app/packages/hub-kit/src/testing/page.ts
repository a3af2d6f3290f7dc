import type { Locator, Page } from 'playwright-core';

/** How long a page may take to get there. */
export const soon = { timeout: 10_000 };

/** The dialog with this title. */
export const dialogOf = (page: Page, title: string): Locator =>
  page
    .getByRole('dialog', { name: title, exact: true })
    .or(page.getByRole('alertdialog', { name: title, exact: true }));

export const toastOf = (page: Page, text: string): Locator =>
  page.locator('[data-sonner-toast]').getByText(text, { exact: true });

export const textBox = (within: Locator, label: string): Locator =>
  within.getByRole('textbox', { name: label, exact: true });

export const combobox = (within: Locator, label: string): Locator =>
  within.getByRole('combobox', { name: label, exact: true });

/** The message below a field; empty while there is none. */
export async function messageOf(control: Locator): Promise<string> {
  const ids = ((await control.getAttribute('aria-describedby')) ?? '').split(' ');
  const id = ids.find(name => name.endsWith('-error'));
  return id ? await control.page().locator(`[id="${id}"]`).innerText() : '';
}

/** Chooses a record by typing a part of its label. */
export async function chooseReference(control: Locator, typed: string, label: string): Promise<void> {
  await control.fill(typed);
  await optionOf(control.page(), label).click();
}

/** A choice by its label, whatever its second line says. */
export const optionOf = (page: Page, label: string): Locator =>
  page.getByRole('option').filter({ has: page.getByText(label, { exact: true }) });

/** Chooses the first record that is offered. */
export async function chooseFirst(control: Locator): Promise<void> {
  await control.click();
  await control.page().getByRole('listbox').getByRole('option').first().click();
}

/** The row whose first column says `name`. */
export const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('gridcell', { name, exact: true }) });

/** What a column shows, row by row; columns are counted from one. */
export const columnTexts = (page: Page, column: number): Promise<string[]> =>
  page.locator(`[role="gridcell"][aria-colindex="${column}"]`).allInnerTexts();

/** How the server fails: it does not answer, or answers these errors. */
export type Failure = 'no answer' | { message: string; extensions?: Record<string, unknown> }[];

/**
 * Makes the server fail an operation from now on.
 * @param operation the name in the document: `CreateMember`
 * @returns lets the operation through again
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

/** The console lines that belong to a failed operation, for a test that makes one fail. */
export const failureLines = [/^error: Failed to /];
