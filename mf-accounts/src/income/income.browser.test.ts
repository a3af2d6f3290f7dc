import {
  chipColors,
  chooseReference,
  columnTexts,
  combobox,
  dialogOf,
  failOperation,
  failureLines,
  messageOf,
  rowOf,
  textBox,
  toastOf,
  tokenOf,
} from '@gym/hub-kit/testing';
import { expect, it } from 'vitest';
import { addLocation, create, Desk, today, totalOf } from '../accounts.fixture.ts';

const desk = new Desk(async app => {
  const locationId = await addLocation(app, 'Uptown');
  const income = (source: string, incomeDate: string, amount: number, more: object = {}) =>
    create(app, 'Income', { source, incomeDate, amount, category: 'Class Fees', ...more });
  await income('Ada Classes', '2025-03-09', 0.1, { status: 'confirmed', locationId });
  await income('Ben Shop', '2025-03-08', 0.2, { status: 'reconciled', paymentMethod: 'credit_card' });
  await income('Cleo Sponsor', '2025-03-07', 2500);
});

const stored = (source: string) =>
  desk
    .ask(
      `query ($source: String!) { incomeRecords(filter: { source: { eq: $source } }) { items {
        incomeDate category source description amount paymentMethod referenceNumber receiptImageUrl recordedBy
        recordingDate status notes location { name } } } }`,
      { source },
    )
    .then(({ items }) => (items as object[])[0]);

it('lists what was taken, the newest first, with its sum', async () => {
  const page = await desk.open('/income');
  await rowOf(page, 'Ada Classes').waitFor();
  await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('Income Management');
  await expect
    .poll(() => page.getByRole('columnheader').allInnerTexts())
    .toEqual(['Date', 'Category', 'Source', 'Amount', 'Payment Method', 'Status', 'Location', 'Actions']);
  await expect.poll(() => columnTexts(page, 1)).toEqual(['03/09/2025', '03/08/2025', '03/07/2025']);
  await expect.poll(() => columnTexts(page, 4)).toEqual(['$0.10', '$0.20', '$2,500.00']);
  await expect.poll(() => columnTexts(page, 5)).toEqual(['Cash', 'Credit Card', 'Cash']);
  await expect
    .poll(() => chipColors(page, ['Confirmed', 'Pending', 'Reconciled']))
    .toEqual(['green', 'orange', 'blue']);
  await expect.poll(() => page.getByLabel('Rows per page').inputValue()).toBe('25');
  await expect.poll(() => totalOf(page)).toBe('$2,500.30');
});

it('takes a new income record, after telling what is missing', async () => {
  const page = await desk.open('/income', { expected: failureLines });
  await page.getByRole('button', { name: 'Add Income Record' }).click();
  const dialog = dialogOf(page, 'Add New Income Record');
  await expect.poll(() => textBox(dialog, 'Date').inputValue()).toBe(today());
  await expect.poll(() => combobox(dialog, 'Payment Method').inputValue()).toBe('cash');
  await expect.poll(() => combobox(dialog, 'Status').inputValue()).toBe('pending');
  const { user } = await fetchMe();
  await expect.poll(() => textBox(dialog, 'Recorded By').inputValue()).toBe(user.full_name);
  await expect.poll(() => textBox(dialog, 'Recording Date').inputValue()).toBe(today());

  await textBox(dialog, 'Date').fill('');
  await textBox(dialog, 'Amount').fill('');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await toastOf(page, 'Please correct the errors in the form').waitFor();
  await expect.poll(() => messageOf(textBox(dialog, 'Date'))).toBe('Date is required');
  await expect.poll(() => messageOf(combobox(dialog, 'Category'))).toBe('Category is required');
  await expect.poll(() => messageOf(textBox(dialog, 'Source'))).toBe('Source is required');
  await expect.poll(() => messageOf(textBox(dialog, 'Amount'))).toBe('Amount is required');
  await textBox(dialog, 'Amount').fill('ten');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => messageOf(textBox(dialog, 'Amount'))).toBe('Amount must be a number');

  await textBox(dialog, 'Date').fill('3/10/2025');
  await combobox(dialog, 'Category').selectOption('Gift Cards');
  await textBox(dialog, 'Source').fill('Dan Gifts');
  await textBox(dialog, 'Amount').fill('75.5');
  await textBox(dialog, 'Description').fill('Three cards');
  await combobox(dialog, 'Payment Method').selectOption({ label: 'Check' });
  await chooseReference(combobox(dialog, 'Location'), 'up', 'Uptown');
  await textBox(dialog, 'Reference Number').fill('G-1');
  await textBox(dialog, 'Receipt Image URL').fill('https://example.com/g-1.png');
  await combobox(dialog, 'Status').selectOption('confirmed');
  await textBox(dialog, 'Recorded By').fill('Mia Manager');
  await textBox(dialog, 'Recording Date').fill('3/11/2025');
  await textBox(dialog, 'Notes').fill('For Christmas');

  const mend = await failOperation(page, 'CreateIncome', 'no answer');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await toastOf(page, 'Failed to save income record').waitFor();
  await mend();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await toastOf(page, 'Income record created successfully').waitFor();
  await rowOf(page, 'Dan Gifts').waitFor();
  expect(await stored('Dan Gifts')).toEqual({
    incomeDate: '2025-03-10',
    category: 'Gift Cards',
    source: 'Dan Gifts',
    description: 'Three cards',
    amount: 75.5,
    paymentMethod: 'check',
    referenceNumber: 'G-1',
    receiptImageUrl: 'https://example.com/g-1.png',
    recordedBy: 'Mia Manager',
    recordingDate: '2025-03-11',
    status: 'confirmed',
    notes: 'For Christmas',
    location: { name: 'Uptown' },
  });
});

async function fetchMe(): Promise<{ user: { full_name: string } }> {
  const response = await fetch(`${desk.app.url}/api/auth/me`, {
    headers: { authorization: `Bearer ${await tokenOf(desk.app, 'accounts')}` },
  });
  return (await response.json()) as { user: { full_name: string } };
}

it('changes and deletes an income record', async () => {
  await create(desk.app, 'Income', { source: 'Eva Rent', category: 'Rental Income', amount: 800 });
  const page = await desk.open('/income');
  await page.getByRole('button', { name: 'Edit Eva Rent, $800.00' }).click();
  const dialog = dialogOf(page, 'Edit Income Record');
  await expect.poll(() => textBox(dialog, 'Amount').inputValue()).toBe('800.00');
  await textBox(dialog, 'Amount').fill('850');
  await dialog.getByRole('button', { name: 'Update' }).click();
  await toastOf(page, 'Income record updated successfully').waitFor();
  expect(await stored('Eva Rent')).toMatchObject({ amount: 850, recordedBy: null });

  await page.getByRole('button', { name: 'Delete Eva Rent, $850.00' }).click();
  await dialogOf(page, 'Confirm Delete').getByRole('button', { name: 'Delete' }).click();
  await toastOf(page, 'Income record deleted successfully').waitFor();
  await rowOf(page, 'Eva Rent').waitFor({ state: 'detached' });
});
