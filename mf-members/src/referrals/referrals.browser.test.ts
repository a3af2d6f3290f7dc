import {
  addRecord,
  chooseReference,
  combobox,
  dialogOf,
  executeGraphql,
  expectAbsent,
  failOperation,
  failureLines,
  messageOf,
  openPage,
  optionOf,
  type Page,
  textBox,
  toastOf,
  tokenOf,
  useClub,
} from '@gym/hub-kit/testing';
import type { Locator } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { addMember, addTrainer } from '../members/members.fixture.ts';

const app = useClub();
let ann: number;
let tara: number;

beforeAll(async () => {
  ann = Number(await addMember(app, { name: 'Ann Lee' }));
  tara = Number(await addTrainer(app, 'Tara Trainer'));
});

interface OpenOptions {
  path?: string;
  as?: string;
  expected?: readonly RegExp[];
}

async function open({ path = '/referrals', as = 'admin', ...options }: OpenOptions = {}): Promise<Page> {
  const page = await openPage(app.url + path, { token: await tokenOf(app, as), ...options });
  await page.getByRole('heading', { name: 'Referrals Management' }).waitFor();
  return page;
}

async function openAdd(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Add Referral' }).first().click();
  const dialog = dialogOf(page, 'Add Referral');
  await textBox(dialog, 'Referred Name').waitFor();
  return dialog;
}

const referral = {
  referrerCategory: 'member',
  referredName: 'Rob Roy',
  referredEmail: 'rob@example.com',
  referredPhone: '212-555-0177',
};
const addReferral = (input: object = {}) =>
  addRecord(app, 'Referral', { ...referral, referrerId: ann, ...input });
const deleteReferral = (id: string) =>
  executeGraphql(app, `mutation ($id: ID!) { deleteReferral(id: $id) }`, { id });
const storedReferral = async (id: string) =>
  (
    await executeGraphql(
      app,
      `query ($id: ID!) { referral(id: $id) {
        referrerCategory referrerId referredName referredEmail referredPhone status joinDate rewardStatus rewardAmount
        notes memberReferrer { name } trainerReferrer { name } } }`,
      { id },
    )
  )['referral'];

it('a referral is stored with its referrer and join date, which follow the type and the status', async () => {
  const page = await open();
  await page.getByRole('heading', { name: 'No referrals yet' }).waitFor();
  const dialog = await openAdd(page);
  await expect.poll(() => textBox(dialog, 'Join Date').isDisabled()).toBe(true);
  await expect.poll(() => textBox(dialog, 'Referrer').isDisabled()).toBe(true);

  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => messageOf(combobox(dialog, 'Referrer Type'))).toBe('Referrer type is required');
  await expect.poll(() => messageOf(textBox(dialog, 'Referrer'))).toBe('Referrer is required');

  await combobox(dialog, 'Referrer Type').selectOption({ label: 'Member' });
  await chooseReference(combobox(dialog, 'Referrer'), 'ann', 'Ann Lee');
  // Another type is another list of people, and nobody is chosen of it yet, though the numbers are alike.
  expect(tara).toBe(ann);
  await combobox(dialog, 'Referrer Type').selectOption({ label: 'Trainer' });
  await expect.poll(() => combobox(dialog, 'Referrer').inputValue()).toBe('');
  await combobox(dialog, 'Referrer').click();
  await optionOf(page, 'Tara Trainer').waitFor();
  await expectAbsent(optionOf(page, 'Ann Lee'));
  await chooseReference(combobox(dialog, 'Referrer'), 'tara', 'Tara Trainer');
  await textBox(dialog, 'Referred Name').fill('Rob Roy');
  await textBox(dialog, 'Referred Email').fill('rob@example.com');
  await textBox(dialog, 'Referred Phone').fill('+1-212-555-0177');
  await combobox(dialog, 'Status').selectOption({ label: 'Joined' });
  const joined = textBox(dialog, 'Join Date');
  await joined.fill('1/32');
  await joined.press('Tab');
  await expect.poll(() => messageOf(joined)).toBe('Invalid join date format');
  await joined.fill('03/04/2026');
  await combobox(dialog, 'Reward Status').selectOption({ label: 'Paid' });
  await textBox(dialog, 'Reward Amount').fill('75.5');
  await textBox(dialog, 'Notes').fill('Met at the open day');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await toastOf(page, 'Referral created successfully').waitFor();

  await page.getByRole('button', { name: 'Edit Rob Roy' }).click();
  const edit = dialogOf(page, 'Edit Referral');
  await expect.poll(() => combobox(edit, 'Referrer').inputValue().catch(String)).toBe('Tara Trainer');
  const id = new URL(page.url()).searchParams.get('id') ?? '';
  const stored = {
    referrerCategory: 'trainer',
    referrerId: tara,
    referredName: 'Rob Roy',
    referredEmail: 'rob@example.com',
    referredPhone: '+1-212-555-0177',
    status: 'joined',
    joinDate: '2026-03-04',
    rewardStatus: 'paid',
    rewardAmount: 75.5,
    notes: 'Met at the open day',
    memberReferrer: null,
    trainerReferrer: { name: 'Tara Trainer' },
  };
  expect(await storedReferral(id)).toEqual(stored);

  // Who has not joined has no join date; the other way round it is asked for again.
  await combobox(edit, 'Status').selectOption('expired');
  await expect.poll(() => textBox(edit, 'Join Date').isDisabled()).toBe(true);
  await expect.poll(() => textBox(edit, 'Join Date').inputValue()).toBe('');
  await combobox(edit, 'Referrer Type').selectOption({ label: 'Member' });
  await chooseReference(combobox(edit, 'Referrer'), 'ann', 'Ann Lee');
  await edit.getByRole('button', { name: 'Update' }).click();
  await toastOf(page, 'Referral updated successfully').waitFor();
  expect(await storedReferral(id)).toEqual({
    ...stored,
    referrerCategory: 'member',
    referrerId: ann,
    status: 'expired',
    joinDate: null,
    memberReferrer: { name: 'Ann Lee' },
    trainerReferrer: null,
  });
  await deleteReferral(id);
});

it('what somebody else changed meanwhile can be taken, referrer and all, and none is offered when none can be fetched', async () => {
  const id = await addReferral();
  const page = await open({ path: `/referrals?id=${id}`, expected: failureLines });
  const dialog = dialogOf(page, 'Edit Referral');
  await textBox(dialog, 'Notes').fill('Mine');
  await executeGraphql(
    app,
    `mutation ($id: ID!, $tara: Int!) {
      updateReferral(id: $id, patch: { referrerCategory: "trainer", referrerId: $tara }) { id } }`,
    { id, tara },
  );
  await dialog.getByRole('button', { name: 'Update' }).click();
  const conflict = dialogOf(page, 'This referral has changed since you opened it');
  await conflict.getByRole('row', { name: /Referrer Type.*Trainer/ }).waitFor();
  await conflict.getByRole('row', { name: /^Referrer not touched Tara Trainer/ }).waitFor();
  await conflict.getByRole('button', { name: 'Take theirs' }).click();
  await expect.poll(() => combobox(dialog, 'Referrer').inputValue()).toBe('Tara Trainer');
  await expect.poll(() => combobox(dialog, 'Referrer Type').inputValue()).toBe('trainer');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'detached' });

  // No referrer is offered when none can be fetched.
  await failOperation(page, 'TrainerOptions', 'no answer');
  await page.getByRole('button', { name: 'Edit Rob Roy' }).click();
  await combobox(dialog, 'Referrer').click();
  await toastOf(page, 'Failed to fetch trainers').first().waitFor();
  await page.getByText('The search failed').waitFor();
  await deleteReferral(id);
});

it('a role that may only view referrals changes neither referrer nor join date', async () => {
  await addReferral({ status: 'joined', joinDate: '2026-01-05' });
  const page = await open({ as: 'accounts' });
  await page.getByRole('gridcell', { name: 'Rob Roy', exact: true }).dblclick({ position: { x: 4, y: 4 } });
  const dialog = dialogOf(page, 'Referral');
  await expect.poll(() => combobox(dialog, 'Referrer').inputValue().catch(String)).toBe('Ann Lee');
  for (const control of [combobox(dialog, 'Referrer'), textBox(dialog, 'Join Date')])
    await expect.poll(() => control.isDisabled()).toBe(true);
});
