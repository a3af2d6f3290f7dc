import {
  chooseReference,
  columnTexts,
  combobox,
  dialogOf,
  executeGraphql,
  expectAbsent,
  messageOf,
  openPage,
  type Page,
  rowOf,
  textBox,
  toastOf,
  tokenOf,
  useClub,
  visit,
} from '@gym/hub-kit/testing';
import { beforeAll, expect, it } from 'vitest';
import { addMember, addTrainer } from './members.fixture.ts';

const app = useClub();

beforeAll(async () => {
  await addTrainer(app, 'Tara Trainer');
  await addTrainer(app, 'Theo Trainer');
});

async function open(path = '/members', options: { expected?: RegExp[] } = {}): Promise<Page> {
  const page = await openPage(app.url + path, { token: await tokenOf(app, 'admin'), ...options });
  await page.getByRole('heading', { name: 'Members Management' }).waitFor();
  return page;
}

async function openAdd(options?: { expected?: RegExp[] }) {
  const page = await open('/members', options);
  await page.getByRole('button', { name: 'Add Member' }).first().click();
  const dialog = dialogOf(page, 'Add Member');
  await textBox(dialog, 'Name').waitFor();
  return { page, dialog };
}

const storedMember = async (id: string) =>
  (
    await executeGraphql(
      app,
      `query ($id: ID!) { member(id: $id) {
        name email phone membershipType status dateOfBirth gender address city state zipCode emergencyContact
        emergencyPhone healthConditions joiningDate membershipStartDate membershipEndDate assignedTrainer { name } } }`,
      { id },
    )
  )['member'];

it('an empty list invites to add a member, and each field names what is missing', async () => {
  const page = await open();
  await page.getByRole('heading', { name: 'No members yet' }).waitFor();
  await page.getByRole('button', { name: 'Add Member' }).last().click();
  const dialog = dialogOf(page, 'Add Member');
  await dialog.waitFor();
  await expect.poll(() => page.url()).toContain('?add');

  await combobox(dialog, 'Membership Type').selectOption('');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await toastOf(page, 'Please fix the form errors').waitFor();
  await expect.poll(() => messageOf(textBox(dialog, 'Name'))).toBe('Name is required');
  await expect.poll(() => messageOf(textBox(dialog, 'Email'))).toBe('Email is required');
  await expect.poll(() => messageOf(textBox(dialog, 'Phone'))).toBe('Phone is required');
  await expect.poll(() => messageOf(combobox(dialog, 'Membership Type'))).toBe('Membership type is required');
  await expect.poll(() => textBox(dialog, 'Name').evaluate(box => box === document.activeElement)).toBe(true);

  await textBox(dialog, 'Name').press('A');
  await expect.poll(() => messageOf(textBox(dialog, 'Name'))).toBe('');
  await combobox(dialog, 'Membership Type').selectOption('VIP');
  await expect.poll(() => messageOf(combobox(dialog, 'Membership Type'))).toBe('');

  // A required field that is left empty says what is missing, without moving what is clicked.
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialogOf(page, 'Discard changes?').getByRole('button', { name: 'Discard' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Add Member' }).first().click();
  const name = textBox(dialog, 'Name');
  await name.focus();
  await page.keyboard.press('Tab');
  await expect.poll(() => messageOf(name)).toBe('Name is required');
  const email = textBox(dialog, 'Email');
  await email.fill('ann');
  await email.fill('');
  await textBox(dialog, 'City').focus();
  await expect.poll(() => messageOf(email)).toBe('Email is required');
  await expect.poll(() => messageOf(textBox(dialog, 'Phone')), { message: 'nobody was there' }).toBe('');
  await textBox(dialog, 'Phone').focus();
  const cancel = dialog.getByRole('button', { name: 'Cancel' });
  const before = (await cancel.boundingBox())!;
  await page.mouse.move(before.x + 5, before.y + 5);
  await page.mouse.down();
  await expect
    .poll(() => messageOf(textBox(dialog, 'Phone')), { message: 'while the button is pressed' })
    .toBe('');
  await expect.poll(() => cancel.boundingBox()).toEqual(before);
  await page.mouse.up();
});

it('a new member is stored with every field, and kept as typed when the server rejects one', async () => {
  const { page, dialog } = await openAdd({ expected: [/^error: Failed to save member/] });
  await textBox(dialog, 'Name').fill('Ada Lovelace');
  await textBox(dialog, 'Email').fill('ada@example.com');
  await textBox(dialog, 'Phone').fill('555-0199');
  await textBox(dialog, 'Date of Birth').fill('12/10/1985');
  await combobox(dialog, 'Gender').selectOption({ label: 'Female' });
  await combobox(dialog, 'Membership Type').selectOption({ label: 'Premium' });
  await textBox(dialog, 'Joining Date').fill('3/9/2025');
  await textBox(dialog, 'Membership Start Date').fill('2025-03-10');
  await textBox(dialog, 'Membership End Date').fill('11/2/2026');
  await chooseReference(combobox(dialog, 'Assigned Trainer'), 'theo', 'Theo Trainer');
  await textBox(dialog, 'Address').fill('12 St James Square');
  await textBox(dialog, 'City').fill('New York');
  await combobox(dialog, 'State').selectOption('NY');
  await textBox(dialog, 'Zip Code').fill('10001');
  await textBox(dialog, 'Emergency Contact').fill('Charles Babbage');
  await textBox(dialog, 'Emergency Phone').fill('555-0198');
  const conditions = combobox(dialog, 'Health Conditions');
  await conditions.click();
  await page.getByRole('listbox').getByRole('option', { name: 'Asthma' }).click();
  await page.getByRole('listbox').getByRole('option', { name: 'Back Pain' }).click();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();

  await toastOf(page, 'Member created successfully').waitFor();
  await dialog.waitFor({ state: 'detached' });
  await rowOf(page, 'Ada Lovelace').waitFor();
  await expect.poll(() => new URL(page.url()).search).toBe('');
  await rowOf(page, 'Ada Lovelace').getByRole('button', { name: 'Edit Ada Lovelace' }).click();
  await dialogOf(page, 'Edit Member').waitFor();
  const id = new URL(page.url()).searchParams.get('id') ?? '';
  expect(await storedMember(id)).toEqual({
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    phone: '555-0199',
    membershipType: 'Premium',
    status: 'active',
    dateOfBirth: '1985-12-10',
    gender: 'female',
    address: '12 St James Square',
    city: 'New York',
    state: 'NY',
    zipCode: '10001',
    emergencyContact: 'Charles Babbage',
    emergencyPhone: '555-0198',
    healthConditions: ['Asthma', 'Back Pain'],
    joiningDate: '2025-03-09',
    membershipStartDate: '2025-03-10',
    membershipEndDate: '2026-11-02',
    assignedTrainer: { name: 'Theo Trainer' },
  });

  await page.keyboard.press('Escape');
  await dialogOf(page, 'Edit Member').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Add Member' }).first().click();
  await textBox(dialog, 'Name').fill('Bad Address');
  await textBox(dialog, 'Email').fill('nowhere');
  await textBox(dialog, 'Phone').fill('555-0197');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await toastOf(page, 'Failed to save member: Invalid email address').waitFor();
  await expect.poll(() => messageOf(textBox(dialog, 'Email'))).toBe('Invalid email address');
  await expect.poll(() => textBox(dialog, 'Name').inputValue()).toBe('Bad Address');

  await textBox(dialog, 'Email').fill('somewhere@example.com');
  await expect.poll(() => messageOf(textBox(dialog, 'Email'))).toBe('');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await toastOf(page, 'Member created successfully').waitFor();
});

it('a new member is forgotten after asking, when the dialog is left and when somebody goes back past the screen', async () => {
  const page = await openPage(app.url, { token: await tokenOf(app, 'admin') });
  await page.getByRole('button', { name: 'Member Hub' }).click();
  await page.getByRole('link', { name: 'Members', exact: true }).click();
  await page.getByRole('button', { name: 'Add Member' }).first().click();
  const dialog = dialogOf(page, 'Add Member');
  await textBox(dialog, 'Name').fill('Half a member');
  const question = dialogOf(page, 'Discard changes?');
  await page.evaluate(() => history.go(-2));
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect.poll(() => textBox(dialog, 'Name').inputValue()).toBe('Half a member');
  await expect.poll(() => page.url()).toContain('/members?add');

  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await page.evaluate(() => history.go(-2));
  await question.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  await expectAbsent(dialog);

  await page.getByRole('link', { name: 'Members', exact: true }).click();
  await page.getByRole('button', { name: 'Add Member' }).first().click();
  await textBox(dialog, 'Name').fill('Half a member');
  await page.keyboard.press('Escape');
  await dialogOf(page, 'Discard changes?').getByRole('button', { name: 'Keep editing' }).click();
  await expect.poll(() => textBox(dialog, 'Name').inputValue()).toBe('Half a member');

  await page.goBack();
  await dialogOf(page, 'Discard changes?').waitFor();
  await expect.poll(() => page.url()).toContain('?add');
  await dialogOf(page, 'Discard changes?').getByRole('button', { name: 'Discard' }).click();
  await dialog.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Add Member' }).click();
  await expect.poll(() => textBox(dialog, 'Name').inputValue()).toBe('');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'detached' });
});

it('fields take a day of a calendar, a trainer by what is typed, and several health conditions', async () => {
  const { page, dialog } = await openAdd();
  await textBox(dialog, 'Joining Date').fill('03/09/2025');
  await dialog.getByRole('button', { name: 'Choose Joining Date' }).click();
  const calendar = page.getByRole('dialog', { name: 'Joining Date', exact: true });
  await calendar.getByRole('button', { name: /Sunday, March 9, 2025/ }).waitFor();
  await expect.poll(async () => (await calendar.locator('th').allInnerTexts())[0]).toBe('Su');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect.poll(() => textBox(dialog, 'Joining Date').inputValue()).toBe('03/10/2025');

  await dialog.getByRole('button', { name: 'Choose Joining Date' }).click();
  await calendar.getByRole('button', { name: /March 31, / }).click();
  await expect.poll(() => textBox(dialog, 'Joining Date').inputValue()).toBe('03/31/2025');

  const trainer = combobox(dialog, 'Assigned Trainer');
  await trainer.pressSequentially('tar');
  await page.getByRole('listbox').getByRole('option', { name: 'Tara Trainer' }).waitFor();
  await expect.poll(() => trainer.inputValue()).toBe('tar');
  await expect
    .poll(() => page.getByRole('listbox').getByRole('option').allInnerTexts())
    .toEqual([expect.stringMatching(/^Tara Trainer\n/)]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => trainer.inputValue()).toBe('Tara Trainer');

  await dialog.getByRole('button', { name: 'Clear Assigned Trainer' }).click();
  await expect.poll(() => trainer.inputValue()).toBe('');
  await trainer.fill('nobody at all');
  await page.getByText('Nothing found').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => dialog.isVisible()).toBe(true);

  const conditions = combobox(dialog, 'Health Conditions');
  await conditions.fill('pain');
  await page.getByRole('listbox').getByRole('option', { name: 'Joint Pain' }).waitFor();
  await expect
    .poll(() => page.getByRole('listbox').getByRole('option').allInnerTexts())
    .toEqual(['Joint Pain', 'Back Pain']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Remove Joint Pain' }).waitFor();
  await conditions.press('Backspace');
  await expectAbsent(dialog.getByRole('button', { name: 'Remove Joint Pain' }));
});

it('a stored member is loaded by its address and changed, and deleted after asking', async () => {
  const id = await addMember(app, { name: 'Cleo Curie', city: 'Paris', healthConditions: ['None'] });
  const page = await open(`/members?id=${id}`);
  const dialog = dialogOf(page, 'Edit Member');
  await expect.poll(() => textBox(dialog, 'City').inputValue()).toBe('Paris');
  await executeGraphql(app, `mutation ($id: ID!) { updateMember(id: $id, patch: { state: "TX" }) { id } }`, {
    id,
  });

  await page.reload();
  await expect.poll(() => combobox(dialog, 'State').inputValue()).toBe('TX');
  await textBox(dialog, 'Name').fill('Cleo Curie-Smith');
  await textBox(dialog, 'City').fill('');
  await dialog.getByRole('button', { name: 'Update' }).click();
  await toastOf(page, 'Member updated successfully').waitFor();
  await rowOf(page, 'Cleo Curie-Smith').waitFor();
  expect(await storedMember(id)).toMatchObject({ name: 'Cleo Curie-Smith', city: null, state: 'TX' });

  await addMember(app, { name: 'Dan Deleted' });
  await visit(page, '/trainers');
  await visit(page, '/members');
  await rowOf(page, 'Dan Deleted').getByRole('button', { name: 'Delete Dan Deleted' }).click();
  const confirm = dialogOf(page, 'Confirm Delete');
  await confirm.getByText('Are you sure you want to delete this member?').waitFor();
  await expect
    .poll(() => confirm.getByRole('button', { name: 'Cancel' }).evaluate(it => it === document.activeElement))
    .toBe(true);
  await confirm.getByRole('button', { name: 'Cancel' }).click();
  await rowOf(page, 'Dan Deleted').waitFor();

  await rowOf(page, 'Dan Deleted').getByRole('button', { name: 'Delete Dan Deleted' }).click();
  await confirm.getByRole('button', { name: 'Delete' }).click();
  await toastOf(page, 'Member deleted successfully').waitFor();
  await expect.poll(() => columnTexts(page, 1)).not.toContain('Dan Deleted');
});

it('a stored member appears once, though the frame is there before the form', async () => {
  await addMember(app, { name: 'Ann Appears', email: 'ann@example.com', phone: '555-0190' });
  const page = await open();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const hasAppeared = Promise.withResolvers<void>();
  await page.route('**/graphql', async route => {
    await hasAppeared.promise;
    await route.continue();
  });
  await rowOf(page, 'Ann Appears').getByRole('button', { name: 'Edit Ann Appears' }).click();
  const dialog = dialogOf(page, 'Edit Member');
  const appears = () => dialog.evaluate(element => getComputedStyle(element).animationName !== 'none');
  await expect.poll(appears).toBe(true);
  hasAppeared.resolve();
  await textBox(dialog, 'Name').waitFor();
  await expect.poll(appears).toBe(false);
});

/** Saves a change of a member that somebody else has changed since it was opened. */
async function changedMeanwhile(page: Page, name: string) {
  const id = await addMember(app, { name, phone: '555-1000' });
  await visit(page, '/trainers');
  await visit(page, `/members?id=${id}`);
  const dialog = dialogOf(page, 'Edit Member');
  await textBox(dialog, 'City').fill('Boston');
  const patch = `mutation ($id: ID!) { updateMember(id: $id, patch: { phone: "555-2000", status: "inactive" }) { id } }`;
  await executeGraphql(app, patch, { id });
  await dialog.getByRole('button', { name: 'Update' }).click();
  const conflict = dialogOf(page, 'This member has changed since you opened it');
  await conflict.waitFor();
  await expect
    .poll(async () => (await conflict.getByRole('row').allInnerTexts()).map(row => row.split(/\s*\t\s*/)))
    .toEqual([
      ['Changed since', 'Yours', 'Theirs'],
      ['Phone', 'not touched', '555-2000'],
      ['Status', 'not touched', 'Inactive'],
    ]);
  return { id, dialog, conflict };
}

it('a member that somebody else changed meanwhile can be saved with both changes, or taken as it is', async () => {
  const page = await open();
  const mine = await changedMeanwhile(page, 'Kept Mine');
  await mine.conflict.getByRole('button', { name: 'Keep mine' }).click();
  await toastOf(page, 'Member updated successfully').waitFor();
  expect(await storedMember(mine.id)).toMatchObject({
    city: 'Boston',
    phone: '555-2000',
    status: 'inactive',
  });
  await mine.dialog.waitFor({ state: 'detached' });

  const { id, dialog, conflict } = await changedMeanwhile(page, 'Took Theirs');
  await conflict.getByRole('button', { name: 'Take theirs' }).click();
  await expect.poll(() => textBox(dialog, 'Phone').inputValue()).toBe('555-2000');
  await expect.poll(() => textBox(dialog, 'City').inputValue()).toBe('');
  await expect.poll(() => dialog.evaluate(it => it.contains(document.activeElement))).toBe(true);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await storedMember(id)).toMatchObject({ city: null, phone: '555-2000' });
  await expect.poll(() => page.url()).not.toContain('id=');
});
