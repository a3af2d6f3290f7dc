import {
  dialogOf,
  expectAbsent,
  expectAccessible,
  actionOfRow,
  messageOf,
  textBox,
  toastOf,
} from '@gym/hub-kit/testing';
import { expect, it } from 'vitest';
import { today } from '@gym/hub-kit/format';
import { addMember, create, Desk } from '../accounts.fixture.ts';

const desk = new Desk(() => Promise.resolve());

it('writes off what is open of an invoice, with a reason', async () => {
  const memberId = await addMember(desk.app, 'Ada Adams');
  await create(desk.app, 'BillingRecord', {
    memberId,
    invoiceNumber: 'W-1',
    invoiceDate: today(),
    dueDate: today(),
    amount: 40,
    billingType: 'membership',
  });
  const page = await desk.open('/billing');
  await (await actionOfRow(page, 'Write off', 'W-1')).click();
  const dialog = dialogOf(page, 'Write Off Invoice W-1');
  await dialog.getByText('A credit of $40.00 settles it.').waitFor();
  await dialog.getByRole('button', { name: 'Write off' }).click();
  await expect.poll(() => messageOf(textBox(dialog, 'Reason'))).toBe('Reason is required');
  await textBox(dialog, 'Reason').fill('Moved abroad');
  await page.keyboard.press('Escape');
  await dialogOf(page, 'Discard changes?').getByRole('button', { name: 'Keep editing' }).click();
  await expect.poll(() => textBox(dialog, 'Reason').inputValue()).toBe('Moved abroad');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Write off' }).click();
  await toastOf(page, '$40.00 of invoice W-1 was written off').waitFor();
  // What is left has a button each, without a menu.
  await page.getByRole('button', { name: 'Delete W-1' }).waitFor();
  await expectAbsent(page.getByRole('button', { name: /^(Write off|More actions) W-1$/ }));
  const { items } = await desk.ask(
    `{ billingRecords(sort: [{ field: totalAmount, direction: ASC }]) { items { totalAmount openAmount paymentStatus description } } }`,
  );
  expect(items).toEqual([
    { totalAmount: -40, openAmount: 0, paymentStatus: 'paid', description: 'Moved abroad' },
    { totalAmount: 40, openAmount: 0, paymentStatus: 'paid', description: null },
  ]);
});
