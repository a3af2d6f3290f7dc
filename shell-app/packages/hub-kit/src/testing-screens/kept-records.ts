import type { Locator, Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import type { AnyScreen } from '../definition/define-screen.ts';
import { dialogTitle, messagesOf } from '../definition/messages.ts';
import {
  chooseReference,
  combobox,
  dialogOf,
  expectAbsent,
  textBox,
  toastOf,
  visit,
} from '../testing/page.ts';

/**
 * How a record of a screen is entered, by the labels of its fields.
 * @example
 * const locker: EnteredRecord = { path: '/lockers', row: '17', values: { Number: '17' }, changes: { Notes: 'Key is lost' } };
 */
export interface EnteredRecord {
  /** Of another screen than the page shows. */
  path: `/${string}`;
  /** What its row is called on its buttons, or a part of that. */
  row: string;
  /** What a new record needs beside the values that its form proposes; `on` and `off` of a switch. */
  values: Readonly<Record<string, string>>;
  changes: Readonly<Record<string, string>>;
  /** The title of the confirmation; `Confirm Delete` unless given. */
  deleteTitle?: string;
}

const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

const controlOf = (dialog: Locator, label: string): Locator =>
  textBox(dialog, label)
    .or(combobox(dialog, label))
    .or(dialog.getByRole('switch', { name: label, exact: true }));

/** Enters values as a person does. */
async function enter(dialog: Locator, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const control = controlOf(dialog, label);
    // The field of a referrer is disabled until its type is chosen.
    await expect.poll(() => control.isEnabled()).toBe(true);
    const kind = await control.evaluate(element => element.getAttribute('role') ?? element.tagName);
    if (kind === 'SELECT') await control.selectOption({ label: value });
    else if (kind === 'combobox') await chooseReference(control, value, value);
    else if (kind === 'switch') await control.setChecked(value === 'on');
    else await control.fill(value);
  }
}

/** The labels of the fields that show nothing: neither a text nor, of several choices, the chosen one beside it. */
async function emptyFields(dialog: Locator, values: Readonly<Record<string, string>>): Promise<string[]> {
  const empty: string[] = [];
  for (const [label, value] of Object.entries(values)) {
    const typed = await controlOf(dialog, label).inputValue();
    if (typed === '' && (await dialog.getByText(value, { exact: true }).count()) === 0) empty.push(label);
  }
  return empty;
}

/** Presses the button that saves changes, and compares what is sent with the record that the server returns. */
async function saveChanges(page: Page, button: Locator, fields: number): Promise<void> {
  const patchOf = (request: Request) => {
    const { variables } = (request.postDataJSON() ?? {}) as { variables?: { patch?: object } };
    return variables?.patch;
  };
  const [response] = await Promise.all([
    page.waitForResponse(
      answered => answered.url().endsWith('/graphql') && patchOf(answered.request()) !== undefined,
    ),
    button.click(),
  ]);
  const { data } = (await response.json()) as { data: { record: object } | null };
  const patch = patchOf(response.request()) ?? {};
  expect(Object.keys(patch).length).toBeGreaterThanOrEqual(fields);
  expect(data?.record).toMatchObject(patch);
}

/**
 * A record is added, changed, deleted and brought back on a screen that the page visits, with the texts that the screen
 * promises. The server returns what was changed, and the form of a stored record shows what was entered.
 * @example
 * const pier: EnteredRecord = { path: '/locations', row: 'Pier', values: { Name: 'Pier' }, changes: { City: 'Boston' } };
 * await expectRecordKept(page, locationsScreen, pier);
 */
export async function expectRecordKept(page: Page, screen: object, entered: EnteredRecord): Promise<void> {
  const { addLabel, form, addForm, ...own } = screen as AnyScreen;
  const texts = messagesOf(own);
  const buttonOf = (action: string) =>
    page.getByRole('button', { name: new RegExp(`^${action} .*${escaped(entered.row)}`) });

  await visit(page, entered.path);
  await page.getByRole('button', { name: addLabel, exact: true }).first().click();
  const add = dialogOf(page, dialogTitle(own, 'add', true));
  await enter(add, entered.values);
  await add.getByRole('button', { name: (addForm ?? form).submitLabels?.add ?? 'Save', exact: true }).click();
  await toastOf(page, texts.created).waitFor();

  await buttonOf('Edit').click();
  const edit = dialogOf(page, dialogTitle(own, 'open', true));
  await expect.poll(() => emptyFields(edit, entered.values)).toEqual([]);
  await enter(edit, entered.changes);
  const update = edit.getByRole('button', { name: form.submitLabels?.edit ?? 'Update', exact: true });
  await saveChanges(page, update, Object.keys(entered.changes).length);
  await toastOf(page, texts.updated).waitFor();

  await buttonOf('Delete').click();
  const confirm = dialogOf(page, entered.deleteTitle ?? 'Confirm Delete');
  await confirm.getByText(texts.confirmDelete).waitFor();
  await confirm.getByText(entered.row).first().waitFor();
  await confirm.getByRole('button', { name: 'Delete', exact: true }).click();
  await toastOf(page, texts.deleted).waitFor();
  await expectAbsent(buttonOf('Edit'));
  await page.locator('[data-sonner-toast]').getByRole('button', { name: 'Undo' }).first().click();
  await buttonOf('Edit').waitFor();
}
