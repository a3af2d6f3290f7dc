import {
  combobox,
  dialogOf,
  executeGraphql,
  expectAccessible,
  openPage,
  rowOf,
  textBox,
  toastOf,
  tokenOf,
} from '@gym/hub-kit/testing';
import { addDays, addMonths, today } from '@gym/hub-kit/format';
import { expect, it } from 'vitest';
import { useContracts } from '../contracts.fixture.ts';

const { club, plans, addContract } = useContracts();

const open = async (path: string) => openPage(club.url + path, { token: await tokenOf(club, 'reception') });

it('the prices of many contracts are raised after a preview that counts reasons, and taken back', async () => {
  const first = await addContract('Paula Raise');
  const second = await addContract('Peter Raise');
  await executeGraphql(
    club,
    'mutation ($id: ID!) { cancelContract(id: $id, input: { at: END_OF_PERIOD }) { preview } }',
    { id: second.id },
  );
  const page = await open('/contracts?q=Raise');
  await rowOf(page, second.contractNumber).waitFor();
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).click();
  const bar = page.getByRole('group', { name: 'Selected rows' });
  await bar.getByRole('button', { name: 'Change price' }).click();
  const dialog = dialogOf(page, 'Change the price of 2 contracts');
  await textBox(dialog, 'Percent').fill('5');
  await dialog.getByRole('button', { name: 'Change the price of 1 contract' }).waitFor();
  await combobox(dialog, 'Price').selectOption('The same for all');
  await textBox(dialog, 'New Price').fill('120');
  await dialog.getByText(`1: ${second.contractNumber} was cancelled and ends on`).waitFor();
  await dialog.getByText('1: The first invoice at the new price follows when it begins, on').waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Change the price of 1 contract' }).click();

  const report = dialogOf(page, 'Some records were rejected');
  await report.getByRole('status').filter({ hasText: 'Done for 1 of 2 contracts' }).waitFor();
  await rowOf(page, '$120.00').waitFor();
  await report.locator('footer').getByRole('button', { name: 'Undo' }).click();
  const prices = async () =>
    (
      await executeGraphql(
        club,
        'query ($id: ID!) { contract(id: $id) { endDate successors { items { status } } } }',
        { id: first.id },
      )
    )['contract'];
  await expect.poll(prices, { timeout: 15_000 }).toMatchObject({
    endDate: addDays(addMonths(addDays(today(), -1), 12), -1),
    successors: { items: [{ status: 'cancelled' }] },
  });
});

it('many contracts are switched to one plan from a day on', async () => {
  const { memberId } = await addContract('Sue Many');
  await addContract('Sam Many');
  const page = await open('/contracts?q=Many');
  await rowOf(page, 'Sue Many').waitFor();
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).click();
  const bar = page.getByRole('group', { name: 'Selected rows' });
  await bar.getByRole('button', { name: 'Switch plan' }).click();
  const dialog = dialogOf(page, 'Switch the plan of 2 contracts');
  await combobox(dialog, 'New Plan').selectOption({ label: 'Silver, $60.00 monthly' });
  await expect.poll(() => textBox(dialog, 'Price').inputValue()).toBe('60.00');
  await dialog.getByText('Sum of the invoices').waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Switch the plan of 2 contracts' }).click();
  await toastOf(page, 'Done for 2 of 2 contracts').waitFor();
  const { contracts } = await executeGraphql(
    club,
    `query ($id: ID!) { contracts(filter: { memberId: { eq: $id } }, sort: [{ field: startDate }]) {
      items { planId price startDate status } } }`,
    { id: memberId },
  );
  expect(contracts).toEqual({
    items: [
      { planId: plans.gold, price: 100, startDate: addDays(today(), -1), status: 'ended' },
      { planId: plans.silver, price: 60, startDate: today(), status: 'active' },
    ],
  });
});
