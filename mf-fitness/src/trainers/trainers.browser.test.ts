import {
  changeGrant,
  combobox,
  dialogOf,
  executeGraphql,
  expectAbsent,
  failOperation,
  failureLines,
  messageOf,
  openPage,
  type Page,
  rowOf,
  textBox,
  toastOf,
  tokenOf,
  useClub,
} from '@gym/hub-kit/testing';
import { expect, it } from 'vitest';
import { addTrainer } from '../fitness.fixture.ts';

const app = useClub();

async function open(
  options: { as?: string; width?: number; expected?: readonly RegExp[] } = {},
): Promise<Page> {
  const token = await tokenOf(app, options.as ?? 'admin');
  const page = await openPage(`${app.url}/trainers`, { token, ...options });
  await page.getByRole('heading', { name: 'Trainers Management' }).waitFor();
  return page;
}

async function openAdd(page: Page) {
  await page.getByRole('button', { name: 'Add Trainer' }).first().click();
  const dialog = dialogOf(page, 'Add Trainer');
  await textBox(dialog, 'Name').waitFor();
  return dialog;
}

type Dialog = Awaited<ReturnType<typeof openAdd>>;

async function pick(dialog: Dialog, label: string, ...entries: string[]) {
  await combobox(dialog, label).click();
  const list = dialog.page().getByRole('listbox', { name: label });
  for (const entry of entries) await list.getByRole('option', { name: entry, exact: true }).click();
  await combobox(dialog, label).press('Escape');
}

async function fillRequired(dialog: Dialog) {
  await textBox(dialog, 'Name').fill('Tara Stone');
  await textBox(dialog, 'Email').fill('tara@example.com');
  await textBox(dialog, 'Phone').fill('(212) 555-0199');
  await pick(dialog, 'Specializations', 'HIIT', 'Yoga', 'Boxing');
  await textBox(dialog, 'Salary').fill('4,200.50');
}

const figures = async (page: Page) => {
  const cards = await page
    .getByRole('list', { name: 'Trainer statistics' })
    .getByRole('listitem')
    .allInnerTexts();
  return cards.map(text => text.split(/\s*\n\s*/));
};

const counted = (total: string, active: string, onLeave: string, busy: string) => [
  ['Total Trainers', total],
  ['Active Trainers', active],
  ['On Leave', onLeave],
  ['Busy Trainers', busy],
];

it('the figures follow what is saved, and are dashes when they cannot be fetched', async () => {
  const page = await open({ expected: failureLines });
  await expect.poll(() => figures(page)).toEqual(counted('0', '0', '0', '0'));
  const dialog = await openAdd(page);
  await fillRequired(dialog);
  await pick(dialog, 'Certifications', 'NASM CPT', 'CPR / AED');
  await combobox(dialog, 'Status').selectOption('on leave');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await toastOf(page, 'Trainer created successfully').waitFor();
  await expect.poll(() => figures(page)).toEqual(counted('1', '0', '1', '0'));
  // The specializations that there is room for, and the number of the others.
  const cell = rowOf(page, 'Tara Stone').getByRole('gridcell').nth(4);
  await expect
    .poll(async () => (await cell.innerText()).split(/\s*\n\s*/))
    .toEqual(['HIIT', 'Yoga', '+1', 'Boxing']);

  await page.getByRole('button', { name: 'Edit Tara Stone' }).click();
  const edit = dialogOf(page, 'Edit Trainer');
  await combobox(edit, 'Status').selectOption('busy');
  await edit.getByRole('button', { name: 'Remove HIIT' }).click();
  await edit.getByRole('button', { name: 'Update' }).click();
  await toastOf(page, 'Trainer updated successfully').waitFor();
  await expect.poll(() => figures(page)).toEqual(counted('1', '0', '0', '1'));

  const { trainers } = await executeGraphql(app, '{ trainers { items { specializations certifications } } }');
  const lists = { specializations: ['Yoga', 'Boxing'], certifications: ['NASM CPT', 'CPR/AED'] };
  expect(trainers!['items']).toEqual([lists]);

  await page.getByRole('button', { name: 'Delete Tara Stone' }).click();
  await dialogOf(page, 'Confirm Delete').getByRole('button', { name: 'Delete' }).click();
  await toastOf(page, 'Trainer deleted successfully').waitFor();
  await expect.poll(() => figures(page)).toEqual(counted('0', '0', '0', '0'));

  await addTrainer(app, 'Ann Lee');
  const mend = await failOperation(page, 'TrainerStatistics', 'no answer');
  await page.reload();
  await toastOf(page, 'Failed to fetch trainer statistics').waitFor();
  await expect.poll(() => figures(page)).toEqual(counted('–', '–', '–', '–'));
  await rowOf(page, 'Ann Lee').waitFor();
  await mend();
  await page.reload();
  await expect.poll(() => figures(page)).toEqual(counted('1', '1', '0', '0'));
});

it('a role that may not view trainers sees no figures', async () => {
  const page = await open({ as: 'accounts' });
  await expect.poll(() => figures(page)).toEqual(counted('1', '1', '0', '0'));
  await changeGrant(app, 'Accounts', 'trainers', { canView: false });
  await page.getByRole('heading', { name: 'You may not view trainers' }).waitFor();
  await expectAbsent(page.getByRole('list', { name: 'Trainer statistics' }));
});

it('a list of entries has what was chosen and taken away in quick succession, and is checked when it is left', async () => {
  const page = await open();
  const dialog = await openAdd(page);
  const entries = combobox(dialog, 'Specializations');
  await entries.pressSequentially('yoga');
  await entries.press('Tab');
  await dialog.getByRole('button', { name: 'Remove Yoga' }).waitFor();
  await expect.poll(() => messageOf(entries)).toBe('');

  await entries.press('Backspace');
  await entries.press('Tab');
  await expect.poll(() => messageOf(entries)).toBe('This field is required');

  // The whole list is emptied before anything is rendered again.
  for (const entry of ['Yoga', 'HIIT']) {
    await entries.fill(entry);
    await entries.press('Tab');
    await dialog.getByRole('button', { name: `Remove ${entry}` }).waitFor();
  }
  await entries.evaluate(async box => {
    box.focus();
    for (let count = 0; count < 2; count += 1) {
      box.dispatchEvent(new KeyboardEvent('keydown', { key: 'Backspace', bubbles: true, cancelable: true }));
      // The next key is another event, before anything that waits for a turn of its own.
      await Promise.resolve();
    }
    box.blur();
  });
  await expectAbsent(dialog.getByRole('button', { name: /^Remove / }));
  await expect.poll(() => messageOf(entries)).toBe('This field is required');

  await combobox(dialog, 'Specializations').click();
  const option = (name: string) =>
    page.getByRole('listbox', { name: 'Specializations' }).getByRole('option', { name, exact: true });
  const [first, second] = await Promise.all([option('HIIT').elementHandle(), option('Yoga').elementHandle()]);
  await page.evaluate(
    async options => {
      for (const option of options) {
        option?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
        // The next click is another event, before anything that waits for a turn of its own.
        await Promise.resolve();
      }
    },
    [first, second],
  );
  await dialog.getByRole('button', { name: 'Remove HIIT' }).waitFor();
  await dialog.getByRole('button', { name: 'Remove Yoga' }).waitFor();
});
