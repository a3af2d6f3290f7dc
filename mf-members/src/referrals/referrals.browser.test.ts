import {
  addRecord,
  chooseReference,
  columnTexts,
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
  rowTexts,
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
  width?: number;
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

it('a referral is added, changed and deleted', async () => {
  const page = await open();
  await page.getByRole('heading', { name: 'No referrals yet' }).waitFor();
  const dialog = await openAdd(page);
  await expect.poll(() => combobox(dialog, 'Status').inputValue()).toBe('pending');
  await expect.poll(() => combobox(dialog, 'Reward Status').inputValue()).toBe('pending');
  await expect.poll(async () => Number(await textBox(dialog, 'Reward Amount').inputValue())).toBe(50);
  await expect.poll(() => textBox(dialog, 'Join Date').isDisabled()).toBe(true);
  await expect.poll(() => textBox(dialog, 'Referrer').isDisabled()).toBe(true);

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
  await textBox(dialog, 'Join Date').fill('03/04/2026');
  await combobox(dialog, 'Reward Status').selectOption({ label: 'Paid' });
  await textBox(dialog, 'Reward Amount').fill('75.5');
  await textBox(dialog, 'Notes').fill('Met at the open day');
  await dialog.getByRole('button', { name: 'Save' }).click();
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

  await page.getByRole('button', { name: 'Delete Rob Roy' }).click();
  const confirm = dialogOf(page, 'Confirm Delete');
  await confirm.getByText('Are you sure you want to delete this referral?').waitFor();
  await confirm.getByRole('button', { name: 'Delete' }).click();
  await toastOf(page, 'Referral deleted successfully').waitFor();
  await page.getByRole('heading', { name: 'No referrals yet' }).waitFor();
});

it('missing and invalid values have a message at their field', async () => {
  const page = await open({ width: 390 });
  const dialog = await openAdd(page);
  await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(390);
  const save = dialog.getByRole('button', { name: 'Save' });
  await combobox(dialog, 'Status').selectOption('');
  await combobox(dialog, 'Reward Status').selectOption('');
  await textBox(dialog, 'Reward Amount').fill('');
  await save.click();
  await toastOf(page, 'Please fix the form errors').waitFor();
  await expect.poll(() => messageOf(combobox(dialog, 'Referrer Type'))).toBe('Referrer type is required');
  await expect.poll(() => messageOf(textBox(dialog, 'Referrer'))).toBe('Referrer is required');
  for (const label of ['Referred Name', 'Referred Email', 'Referred Phone', 'Reward Amount'])
    await expect
      .poll(() => messageOf(textBox(dialog, label)))
      .toBe(`${label.replace(/ \w/, part => part.toLowerCase())} is required`);
  await expect.poll(() => messageOf(combobox(dialog, 'Status'))).toBe('Status is required');
  await expect.poll(() => messageOf(combobox(dialog, 'Reward Status'))).toBe('Reward status is required');

  await combobox(dialog, 'Referrer Type').selectOption('member');
  await combobox(dialog, 'Status').selectOption('joined');
  await textBox(dialog, 'Referred Email').fill('rob');
  await textBox(dialog, 'Referred Phone').fill('555 0177');
  await textBox(dialog, 'Reward Amount').fill('-1');
  await save.click();
  await expect.poll(() => messageOf(combobox(dialog, 'Referrer'))).toBe('Referrer is required');
  await expect.poll(() => messageOf(textBox(dialog, 'Referred Email'))).toBe('Invalid email address');
  await expect.poll(() => messageOf(textBox(dialog, 'Referred Phone'))).toBe('Invalid phone number');
  await expect
    .poll(() => messageOf(textBox(dialog, 'Reward Amount')))
    .toBe('Reward amount cannot be negative');
  await expect
    .poll(() => messageOf(textBox(dialog, 'Join Date')))
    .toBe('Join date is required when status is joined');
  for (const [typed, message] of [
    ['01/01/2999', 'Join date cannot be in the future'],
    ['1/32', 'Invalid join date format'],
  ] as const) {
    await textBox(dialog, 'Join Date').fill(typed);
    await textBox(dialog, 'Join Date').press('Tab');
    await expect.poll(() => messageOf(textBox(dialog, 'Join Date'))).toBe(message);
  }
});

it('the list comes the latest first and finds either kind of referrer', async () => {
  const byAnn = await addReferral({ status: 'joined', joinDate: '2026-01-05', rewardStatus: 'paid' });
  const byTara = await addReferral({
    referrerCategory: 'trainer',
    referrerId: tara,
    referredName: 'Sue Stone',
    rewardAmount: 1250,
  });
  const gone = await addReferral({ referredName: 'Tim Tell', status: 'expired', rewardStatus: 'expired' });
  const page = await open();
  await page.getByRole('button', { name: 'Edit Tim Tell' }).waitFor();
  await expect
    .poll(async () => (await rowTexts(page)).map(row => row.slice(0, 7)))
    .toEqual([
      ['Referrer', 'Referrer Type', 'Referred Person', 'Phone', 'Status', 'Reward Status', 'Reward Amount'],
      ['Ann Lee', 'Member', 'Tim Tell', '212-555-0177', 'Expired', 'Expired', '$50.00'],
      ['Tara Trainer', 'Trainer', 'Sue Stone', '212-555-0177', 'Pending', 'Pending', '$1,250.00'],
      ['Ann Lee', 'Member', 'Rob Roy', '212-555-0177', 'Joined', 'Paid', '$50.00'],
    ]);
  await expect.poll(() => page.getByLabel('Rows per page').inputValue()).toBe('10');
  await page.getByRole('searchbox').fill('tara');
  await expect.poll(() => columnTexts(page, 3)).toEqual(['Sue Stone']);
  await page.goto(`${app.url}/referrals?f.memberReferrerId=${ann}&f.rewardStatus=paid`);
  await expect.poll(() => columnTexts(page, 3)).toEqual(['Rob Roy']);
  for (const id of [byAnn, byTara, gone]) await deleteReferral(id);
});

it('what somebody else changed meanwhile can be taken, referrer and all', async () => {
  const id = await addReferral();
  const page = await open({ path: `/referrals?id=${id}` });
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
  await deleteReferral(id);
});

it('no referrer is offered when none can be fetched', async () => {
  const id = await addReferral();
  const page = await open({ expected: failureLines });
  await failOperation(page, 'MemberOptions', 'no answer');
  await page.getByRole('button', { name: 'Edit Rob Roy' }).click();
  const dialog = dialogOf(page, 'Edit Referral');
  await combobox(dialog, 'Referrer').click();
  await toastOf(page, 'Failed to fetch members').first().waitFor();
  await page.getByText('Nothing found').waitFor();
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
