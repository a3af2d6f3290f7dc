import {
  addRecord,
  chooseReference,
  combobox,
  dialogOf,
  openPage,
  textBox,
  toastOf,
  tokenOf,
  useClub,
} from '@gym/hub-kit/testing';
import { beforeAll, expect, it } from 'vitest';

const app = useClub();

beforeAll(async () => {
  await addRecord(app, 'Member', { name: 'Ann Lee', email: 'ann@example.com', phone: '2125550100' });
});

it('an invoice that cannot be meant so is saved only after asking, with every reason at once', async () => {
  const page = await openPage(`${app.url}/billing?add`, { token: await tokenOf(app, 'accounts') });
  const dialog = dialogOf(page, 'Add New Billing Record');
  await chooseReference(combobox(dialog, 'Member'), 'ann', 'Ann Lee');
  await textBox(dialog, 'Invoice Date').fill('03/10/2026');
  await textBox(dialog, 'Due Date').fill('03/09/2026');
  await textBox(dialog, 'Amount').fill('20');
  await textBox(dialog, 'Discount Amount').fill('25.5');
  await expect.poll(() => textBox(dialog, 'Total Amount').inputValue()).toBe('-5.50');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const question = dialogOf(page, 'Save anyway?');
  await question.waitFor();
  await expect
    .poll(() => question.getByRole('listitem').allInnerTexts())
    .toEqual(['The total is negative: -$5.50.', 'The invoice is due before its date.']);
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  await expect.poll(() => textBox(dialog, 'Due Date').inputValue()).toBe('03/09/2026');

  await dialog.getByRole('button', { name: 'Save' }).click();
  await question.getByRole('button', { name: 'Save anyway' }).click();
  await toastOf(page, 'Billing record created successfully').waitFor();
});
