import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { dialogOf, failOperation, messageOf, actionOfRow, toastOf } from './page.ts';

/**
 * A screen whose calls are made to fail, and what it says then.
 * @example
 * const texts: FailingScreen['texts'] = {
 *   list: 'Failed to fetch lockers',
 *   details: 'Failed to fetch locker details',
 *   save: 'Failed to save locker',
 * };
 */
export interface FailingScreen {
  /** The names of its operations, as in its documents. */
  operations: { list: string; get: string; create: string; update: string; remove?: string };
  texts: { list: string; details: string; save: string; remove?: string };
  /** What a row is called on its buttons, beginning with what a search finds: `Ann Lee, 01/05/2025`. */
  row: string;
  addButton: string;
  dialogs: { add: string; edit: string };
  /** The words of the buttons; Save and Update by default. */
  submit?: { add: string; edit: string };
  /** Fills a new record's form. */
  fill(dialog: Locator): Promise<void>;
  /** Changes a stored record's form. */
  edit(dialog: Locator): Promise<void>;
  /** A field that the server complains of, and the way to it. */
  field: { name: string; control(dialog: Locator): Locator };
}

/**
 * Each call fails once: the specified message is shown, nothing that was typed is lost, and it can be tried again.
 * @example
 * const check = (screen: FailingScreen) => expectFailuresTold(page, screen);
 */
export async function expectFailuresTold(page: Page, screen: FailingScreen): Promise<void> {
  await expectListFailure(page, screen);
  await expectDetailsAndUpdateFailure(page, screen);
  if (screen.operations.remove) await expectDeleteFailure(page, screen, screen.operations.remove);
  await expectCreateFailure(page, screen);
}

async function expectListFailure(page: Page, { operations, texts, row }: FailingScreen) {
  const mend = await failOperation(page, operations.list, 'no answer');
  await page.getByRole('searchbox').fill(row.split(',')[0]!);
  await toastOf(page, texts.list).waitFor();
  await page.getByRole('heading', { name: texts.list }).waitFor();
  await mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: `Edit ${row}` }).waitFor();
}

async function expectDetailsAndUpdateFailure(page: Page, screen: FailingScreen) {
  const { operations, texts, row, dialogs, submit, field } = screen;
  const dialog = dialogOf(page, dialogs.edit);
  const mendDetails = await failOperation(page, operations.get, 'no answer');
  await page.getByRole('button', { name: `Edit ${row}` }).click();
  await toastOf(page, texts.details).waitFor();
  await mendDetails();
  await dialog.getByRole('button', { name: 'Try again' }).click();

  await screen.edit(dialog);
  const mend = await failOperation(page, operations.update, [
    {
      message: 'Bad input',
      extensions: { code: 'BAD_USER_INPUT', fields: { [field.name]: 'The server says no' } },
    },
  ]);
  await dialog.getByRole('button', { name: submit?.edit ?? 'Update' }).click();
  await toastOf(page, `${texts.save}: The server says no`).waitFor();
  await expect.poll(() => messageOf(field.control(dialog))).toBe('The server says no');
  await mend();
  await discard(page, dialog);
}

async function expectDeleteFailure(page: Page, { texts, row }: FailingScreen, operation: string) {
  const mend = await failOperation(page, operation, [
    { message: '2 records refer to it', extensions: { code: 'CONFLICT' } },
  ]);
  await (await actionOfRow(page, 'Delete', row)).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  const failure = toastOf(page, `${texts.remove}: 2 records refer to it`);
  await failure.waitFor();
  await page.getByRole('button', { name: `Edit ${row}` }).waitFor();
  await mend();
  // It stays until somebody closes it.
  await page.getByRole('button', { name: 'Close message' }).click();
  await failure.waitFor({ state: 'detached' });
}

async function expectCreateFailure(page: Page, screen: FailingScreen) {
  const { operations, texts, addButton, dialogs, submit } = screen;
  const dialog = dialogOf(page, dialogs.add);
  await page.getByRole('button', { name: addButton }).click();
  await screen.fill(dialog);
  const mend = await failOperation(page, operations.create, 'no answer');
  await dialog.getByRole('button', { name: submit?.add ?? 'Save', exact: true }).click();
  await toastOf(page, texts.save).waitFor();
  await expect.poll(() => dialog.isVisible()).toBe(true);
  await mend();
  await discard(page, dialog);
}

async function discard(page: Page, dialog: Locator) {
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialogOf(page, 'Discard changes?').getByRole('button', { name: 'Discard' }).click();
  await dialog.waitFor({ state: 'detached' });
}
