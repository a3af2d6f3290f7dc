import {
  addRecord,
  chooseReference,
  combobox,
  dialogOf,
  expectAbsent,
  failOperation,
  failureLines,
  openPage,
  type Page,
  textBox,
  toastOf,
  tokenOf,
  useClub,
} from '@gym/hub-kit/testing';
import type { Locator } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { addMember } from '../members/members.fixture.ts';

const app = useClub();
let bob: string;
let cleo: string;

beforeAll(async () => {
  await addMember(app, { name: 'Ann Lee' });
  bob = await addMember(app, { name: 'Bob Moss' });
  cleo = await addMember(app, { name: 'Cleo Stone' });
});

interface OpenOptions {
  as?: string;
  expected?: readonly RegExp[];
}

async function open({ as = 'admin', ...options }: OpenOptions = {}): Promise<Page> {
  const page = await openPage(`${app.url}/rewards`, { token: await tokenOf(app, as), ...options });
  await page.getByRole('heading', { name: 'Rewards Management' }).waitFor();
  return page;
}

async function openAdd(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Add Reward' }).first().click();
  const dialog = dialogOf(page, 'Add Reward');
  await textBox(dialog, 'Points').waitFor();
  return dialog;
}

const listed = (dialog: Locator, label: string) =>
  dialog.getByRole('list', { name: label }).getByRole('listitem').allInnerTexts();

async function addToList(dialog: Locator, label: string, reward: string) {
  await combobox(dialog, label).selectOption({ label: reward });
  await dialog.getByRole('button', { name: `Add to ${label}` }).click();
}

it('the lists of a reward are changed entry by entry, and stay when no choices can be fetched', async () => {
  const page = await open({ expected: failureLines });
  await page.getByRole('heading', { name: 'No rewards yet' }).waitFor();
  const dialog = await openAdd(page);
  await chooseReference(combobox(dialog, 'Member'), 'ann', 'Ann Lee');
  await combobox(dialog, 'Level').selectOption({ label: 'Gold' });
  await textBox(dialog, 'Points').fill('1,250');
  await textBox(dialog, 'Expiry Date').fill('12/31/2026');
  const add = dialog.getByRole('button', { name: 'Add to Rewards Earned' });
  await expect.poll(() => add.isDisabled()).toBe(true);
  await addToList(dialog, 'Rewards Earned', 'Gym Towel');
  await expect.poll(() => add.isDisabled()).toBe(true);
  await addToList(dialog, 'Rewards Earned', 'Club T-Shirt');
  await addToList(dialog, 'Rewards Earned', 'Water Bottle');
  await expect
    .poll(() => listed(dialog, 'Rewards Earned'))
    .toEqual(['Gym Towel', 'Club T-Shirt', 'Water Bottle']);
  // Once in each list: what is earned can still be redeemed.
  const taken = combobox(dialog, 'Rewards Earned').locator('option:disabled');
  await expect.poll(() => taken.allInnerTexts()).toEqual(['Water Bottle', 'Gym Towel', 'Club T-Shirt']);
  await addToList(dialog, 'Rewards Redeemed', 'Gym Towel');
  await dialog
    .getByRole('list', { name: 'Rewards Earned' })
    .getByRole('button', { name: 'Remove Club T-Shirt' })
    .click();
  await expect.poll(() => listed(dialog, 'Rewards Earned')).toEqual(['Gym Towel', 'Water Bottle']);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await toastOf(page, 'Reward created successfully').waitFor();

  await page.getByRole('button', { name: 'Edit Ann Lee' }).click();
  const edit = dialogOf(page, 'Edit Reward');
  await edit
    .getByRole('list', { name: 'Rewards Redeemed' })
    .getByRole('button', { name: 'Remove Gym Towel' })
    .click();
  await edit.getByText('None yet').waitFor();
  await combobox(edit, 'Level').selectOption({ label: 'Platinum' });
  await edit.getByRole('button', { name: 'Update' }).click();
  await toastOf(page, 'Reward updated successfully').waitFor();

  // The rewards of a member stay when none can be fetched to add.
  await addRecord(app, 'Reward', { memberId: bob, rewardsEarned: ['Old Medal'] });
  await failOperation(page, 'MasterDataOptions', 'no answer');
  await page.reload();
  await page.getByRole('button', { name: 'Edit Bob Moss' }).click();
  await expect.poll(() => listed(edit, 'Rewards Earned')).toEqual(['Old Medal']);
  await expect.poll(() => combobox(edit, 'Rewards Earned').locator('option').count()).toBe(1);
});

it('a role that may only view rewards cannot change their lists', async () => {
  await addRecord(app, 'Reward', { memberId: cleo, rewardsEarned: ['Gym Towel'] });
  const page = await open({ as: 'accounts' });
  await page
    .getByRole('gridcell', { name: 'Cleo Stone', exact: true })
    .dblclick({ position: { x: 4, y: 4 } });
  const dialog = dialogOf(page, 'Reward');
  await expect.poll(() => combobox(dialog, 'Member').inputValue()).toBe('Cleo Stone');
  await expect.poll(() => listed(dialog, 'Rewards Earned')).toEqual(['Gym Towel']);
  await expectAbsent(page.getByRole('button', { name: /^(Add|Edit|Delete|Remove) / }));
});
