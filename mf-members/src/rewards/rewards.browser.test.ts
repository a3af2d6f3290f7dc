import {
  addRecord,
  chipColors,
  chooseReference,
  columnTexts,
  combobox,
  dialogOf,
  executeGraphql,
  expectAbsent,
  expectAccessible,
  failOperation,
  failureLines,
  openPage,
  type Page,
  rowOf,
  textBox,
  toastOf,
  tokenOf,
  useClub,
} from '@gym/hub-kit/testing';
import type { Locator } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { addMember } from '../members/members.fixture.ts';

const app = useClub();
let ann: string;
let bob: string;

beforeAll(async () => {
  ann = await addMember(app, { name: 'Ann Lee' });
  bob = await addMember(app, { name: 'Bob Moss' });
});

interface OpenOptions {
  as?: string;
  width?: number;
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

const deleteReward = (id: string) =>
  executeGraphql(app, `mutation ($id: ID!) { deleteReward(id: $id) }`, { id });

it('a reward is added, changed and deleted, its lists entry by entry', async () => {
  const page = await open();
  await page.getByRole('heading', { name: 'No rewards yet' }).waitFor();
  const dialog = await openAdd(page);
  await expect.poll(() => combobox(dialog, 'Level').inputValue()).toBe('Bronze');
  await expect.poll(() => combobox(dialog, 'Status').inputValue()).toBe('active');
  await expect.poll(() => textBox(dialog, 'Points').inputValue()).toBe('0');
  const year = new Date().getFullYear();
  await expect
    .poll(() => textBox(dialog, 'Expiry Date').inputValue())
    .toMatch(new RegExp(`/(${year}|${year + 1})$`));

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
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await toastOf(page, 'Reward created successfully').waitFor();

  await rowOf(page, 'Ann Lee').waitFor();
  await expect
    .poll(async () => (await rowOf(page, 'Ann Lee').getByRole('gridcell').allInnerTexts()).slice(0, 7))
    .toEqual(['Ann Lee', 'Gold', '1,250', 'Gym Towel, Water Bottle', 'Gym Towel', '12/31/2026', 'Active']);

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
  await expect.poll(() => columnTexts(page, 2)).toEqual(['Platinum']);
  await expect.poll(() => columnTexts(page, 5)).toEqual(['-']);

  await page.getByRole('button', { name: 'Delete Ann Lee' }).click();
  const confirm = dialogOf(page, 'Confirm Delete');
  await confirm.getByText('Are you sure you want to delete this reward?').waitFor();
  await confirm.getByRole('button', { name: 'Delete' }).click();
  await toastOf(page, 'Reward deleted successfully').waitFor();
  await page.getByRole('heading', { name: 'No rewards yet' }).waitFor();
});

it('the list comes the most points first, in the colours of the levels', async () => {
  const levels = ['Bronze', 'Silver', 'Gold', 'Platinum'];
  const statuses = ['active', 'inactive', 'expired', 'active'];
  const added = await Promise.all(
    levels.map((level, index) =>
      addRecord(app, 'Reward', {
        memberId: index % 2 ? ann : bob,
        level,
        points: index * 100,
        status: statuses[index],
      }),
    ),
  );
  const page = await open();
  await rowOf(page, 'Ann Lee').first().waitFor();
  await expect
    .poll(() => page.getByRole('columnheader').allInnerTexts())
    .toEqual(['Member', 'Level', 'Points', 'Rewards Earned', 'Redeemed', 'Expiry Date', 'Status', 'Actions']);
  await expect.poll(() => columnTexts(page, 2)).toEqual(levels.toReversed());
  await expect.poll(() => chipColors(page, levels)).toEqual(['bronze', 'silver', 'gold', 'platinum']);
  await expect
    .poll(() => chipColors(page, ['Active', 'Inactive', 'Expired']))
    .toEqual(['green', 'orange', 'red']);
  const sizes = page.getByLabel('Rows per page');
  await expect.poll(() => sizes.inputValue()).toBe('10');

  await page.getByRole('searchbox').fill('bob');
  await expect.poll(() => columnTexts(page, 1)).toEqual(['Bob Moss', 'Bob Moss']);
  await page.getByRole('searchbox').fill('platinum');
  await expect.poll(() => columnTexts(page, 2)).toEqual(['Platinum']);
  await page.goto(`${app.url}/rewards?f.level=Gold&f.level=Silver&f.points=150..&f.memberId=${bob}`);
  await expect.poll(() => columnTexts(page, 2)).toEqual(['Gold']);
  await Promise.all(added.map(deleteReward));
});

it('the rewards of a member stay when none can be fetched to add', async () => {
  const id = await addRecord(app, 'Reward', { memberId: ann, rewardsEarned: ['Old Medal'] });
  const page = await open({ expected: failureLines });
  await failOperation(page, 'MasterDataOptions', 'no answer');
  await page.reload();
  await page.getByRole('button', { name: 'Edit Ann Lee' }).click();
  const dialog = dialogOf(page, 'Edit Reward');
  await expect.poll(() => listed(dialog, 'Rewards Earned')).toEqual(['Old Medal']);
  await expect.poll(() => combobox(dialog, 'Rewards Earned').locator('option').count()).toBe(1);
  await deleteReward(id);
});

it('a role that may only view rewards cannot change their lists', async () => {
  await addRecord(app, 'Reward', { memberId: ann, rewardsEarned: ['Gym Towel'] });
  const page = await open({ as: 'accounts' });
  await page.getByRole('gridcell', { name: 'Ann Lee', exact: true }).dblclick({ position: { x: 4, y: 4 } });
  const dialog = dialogOf(page, 'Reward');
  await expect.poll(() => combobox(dialog, 'Member').inputValue()).toBe('Ann Lee');
  await expect.poll(() => listed(dialog, 'Rewards Earned')).toEqual(['Gym Towel']);
  await expectAbsent(page.getByRole('button', { name: /^(Add|Edit|Delete|Remove) / }));
});
