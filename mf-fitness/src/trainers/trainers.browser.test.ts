import {
  changeGrant,
  chipColors,
  columnTexts,
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

it('a trainer is added, changed and deleted, and the figures follow', async () => {
  const page = await open();
  await page.getByRole('heading', { name: 'No trainers yet' }).waitFor();
  await expect.poll(() => figures(page)).toEqual(counted('0', '0', '0', '0'));

  const dialog = await openAdd(page);
  const today = new Date().toLocaleDateString('en-US', {
    timeZone: 'America/New_York',
    month: '2-digit',
    day: '2-digit',
    year: 'numeric',
  });
  await expect.poll(() => combobox(dialog, 'Status').inputValue()).toBe('active');
  await expect.poll(() => textBox(dialog, 'Joining Date').inputValue()).toBe(today);
  await expect.poll(() => textBox(dialog, 'Working Hours').inputValue()).toBe('40');
  await expect.poll(() => textBox(dialog, 'Assigned Clients').inputValue()).toBe('0');

  await fillRequired(dialog);
  await textBox(dialog, 'Date of Birth').fill('05/17/1990');
  await combobox(dialog, 'Gender').selectOption({ label: 'Female' });
  await pick(dialog, 'Certifications', 'NASM CPT', 'CPR / AED');
  await textBox(dialog, 'Experience').fill('8 years');
  await textBox(dialog, 'Bio').fill('Likes hills.');
  await combobox(dialog, 'Status').selectOption('on leave');
  await textBox(dialog, 'Joining Date').fill('03/02/2024');
  await textBox(dialog, 'Working Hours').fill('37.5');
  await textBox(dialog, 'Assigned Clients').fill('');
  await pick(dialog, 'Availability', 'Monday', 'Sunday');
  await textBox(dialog, 'Address').fill('5 Elm Street');
  await textBox(dialog, 'City').fill('Albany');
  await textBox(dialog, 'State').fill('NY');
  await textBox(dialog, 'Zip Code').fill('12207');
  await textBox(dialog, 'Emergency Contact').fill('Tom Stone');
  await textBox(dialog, 'Emergency Phone').fill('212-555-0111');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await toastOf(page, 'Trainer created successfully').waitFor();

  await rowOf(page, 'Tara Stone').waitFor();
  await expect.poll(() => figures(page)).toEqual(counted('1', '0', '1', '0'));
  await expect
    .poll(() => page.getByRole('columnheader').allInnerTexts())
    .toEqual(['Name', 'Email', 'Phone', 'Specializations', 'Status', 'Joining Date', 'Actions']);
  const cells = rowOf(page, 'Tara Stone').getByRole('gridcell');
  const lines = async () => (await cells.allInnerTexts()).map(text => text.split(/\s*\n\s*/));
  await expect
    .poll(async () => (await lines()).slice(0, 6))
    .toEqual([
      ['Tara Stone'],
      ['tara@example.com'],
      ['(212) 555-0199'],
      ['HIIT', 'Yoga', '+1', 'Boxing'],
      ['On Leave'],
      ['03/02/2024'],
    ]);

  await page.getByRole('button', { name: 'Edit Tara Stone' }).click();
  const edit = dialogOf(page, 'Edit Trainer');
  await expect.poll(() => textBox(edit, 'Salary').inputValue().catch(String)).toBe('4,200.50');
  const id = new URL(page.url()).searchParams.get('id');
  await combobox(edit, 'Status').selectOption('busy');
  await edit.getByRole('button', { name: 'Remove HIIT' }).click();
  await edit.getByRole('button', { name: 'Update' }).click();
  await toastOf(page, 'Trainer updated successfully').waitFor();
  await expect.poll(() => figures(page)).toEqual(counted('1', '0', '0', '1'));
  const stored = await executeGraphql(
    app,
    `query ($id: ID!) { trainer(id: $id) {
      name email phone dateOfBirth gender specializations certifications experience bio status joiningDate salary
      workingHours assignedClients availability address city state zipCode emergencyContact emergencyPhone } }`,
    { id },
  );
  expect(stored['trainer']).toEqual({
    name: 'Tara Stone',
    email: 'tara@example.com',
    phone: '(212) 555-0199',
    dateOfBirth: '1990-05-17',
    gender: 'female',
    specializations: ['Yoga', 'Boxing'],
    certifications: ['NASM CPT', 'CPR/AED'],
    experience: '8 years',
    bio: 'Likes hills.',
    status: 'busy',
    joiningDate: '2024-03-02',
    salary: 4200.5,
    workingHours: 37.5,
    assignedClients: 0,
    availability: ['Monday', 'Sunday'],
    address: '5 Elm Street',
    city: 'Albany',
    state: 'NY',
    zipCode: '12207',
    emergencyContact: 'Tom Stone',
    emergencyPhone: '212-555-0111',
  });

  await page.getByRole('button', { name: 'Delete Tara Stone' }).click();
  const confirm = dialogOf(page, 'Confirm Delete');
  await confirm.getByText('Are you sure you want to delete this trainer?').waitFor();
  await confirm.getByRole('button', { name: 'Delete' }).click();
  await toastOf(page, 'Trainer deleted successfully').waitFor();
  await page.getByRole('heading', { name: 'No trainers yet' }).waitFor();
  await expect.poll(() => figures(page)).toEqual(counted('0', '0', '0', '0'));
});

it('the figures show a dash when they cannot be fetched', async () => {
  await addTrainer(app, 'Ann Lee');
  const page = await open({ expected: failureLines });
  const mend = await failOperation(page, 'TrainerStatistics', 'no answer');
  await page.reload();
  await toastOf(page, 'Failed to fetch trainer statistics').waitFor();
  await expect.poll(() => figures(page)).toEqual(counted('–', '–', '–', '–'));
  await rowOf(page, 'Ann Lee').waitFor();
  await mend();
  await page.reload();
  await expect.poll(() => figures(page)).toEqual(counted('1', '1', '0', '0'));
});

it('the list goes by name, ten to a page, in colours', async () => {
  for (const [name, status] of [
    ['Zoe Zimmer', 'away'],
    ['Bea Busy', 'busy'],
    ['Leo Leave', 'on leave'],
  ] as const)
    await addTrainer(app, name, { status });
  const page = await open();
  await expect.poll(() => columnTexts(page, 1)).toEqual(['Ann Lee', 'Bea Busy', 'Leo Leave', 'Zoe Zimmer']);
  await expect
    .poll(() => chipColors(page, ['Active', 'Busy', 'On Leave', 'Away', 'Yoga']))
    .toEqual(['green', 'red', 'orange', 'grey', 'grey']);
  const sizes = page.getByLabel('Rows per page');
  await expect.poll(() => sizes.inputValue()).toBe('10');
  await expect.poll(() => sizes.locator('option').allInnerTexts()).toEqual(['5', '10', '25']);
  await page.getByRole('searchbox', { name: 'Search by name, email or phone' }).fill('bea.busy@');
  await expect.poll(() => columnTexts(page, 1)).toEqual(['Bea Busy']);
  await page.goto(`${app.url}/trainers?f.specializations=Yoga&f.status=busy&f.status=away&f.salary=3000..`);
  await expect.poll(() => columnTexts(page, 1)).toEqual(['Bea Busy', 'Zoe Zimmer']);
});

it('a role that may not view trainers sees no figures', async () => {
  const page = await open({ as: 'accounts' });
  await expect.poll(() => figures(page)).toEqual(counted('4', '1', '1', '1'));
  await changeGrant(app, 'Accounts', 'trainers', { canView: false });
  await page.getByRole('heading', { name: 'You may not view trainers' }).waitFor();
  await expectAbsent(page.getByRole('list', { name: 'Trainer statistics' }));
});

it('leaving a list of entries checks the entries that it has then', async () => {
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
});

it('two entries of a list that are clicked in quick succession are both taken', async () => {
  const page = await open();
  const dialog = await openAdd(page);
  await combobox(dialog, 'Specializations').click();
  const option = (name: string) =>
    page.getByRole('listbox', { name: 'Specializations' }).getByRole('option', { name, exact: true });
  const [first, second] = await Promise.all([option('HIIT').elementHandle(), option('Yoga').elementHandle()]);
  await page.evaluate(
    async options => {
      for (const one of options) {
        one?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
        // The next click is another event, before anything that waits for a turn of its own.
        await Promise.resolve();
      }
    },
    [first, second],
  );
  await dialog.getByRole('button', { name: 'Remove HIIT' }).waitFor();
  await dialog.getByRole('button', { name: 'Remove Yoga' }).waitFor();
});
