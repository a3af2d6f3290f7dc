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
} from '@gym/hub-kit/testing';
import { expect, it } from 'vitest';
import { addLocation, create, Desk, today, totalOf } from '../accounts.fixture.ts';

const desk = new Desk(async app => {
  await addLocation(app, 'Uptown');
  for (const [index, paymentStatus] of ['completed', 'pending', 'failed', 'cancelled'].entries())
    await create(app, 'ExternalPayment', {
      vendorName: `Vendor ${index}`,
      paymentNumber: `E-${index}`,
      paymentDate: `2025-01-0${9 - index}`,
      amount: 1000.1 + index,
      paymentMethod: 'bank_transfer',
      paymentType: 'rent',
      paymentStatus,
    });
});

const stored = (paymentNumber: string) =>
  desk
    .ask(
      `query ($paymentNumber: String!) {
        externalPayments(filter: { paymentNumber: { eq: $paymentNumber } }) { items {
          vendorName paymentDate amount paymentMethod paymentStatus paymentType referenceNumber transactionId
          invoiceNumber category notes location { name } } } }`,
      { paymentNumber },
    )
    .then(({ items }) => (items as object[])[0]);

it('lists what vendors were paid, the newest first, with its sum', async () => {
  const page = await desk.open('/external-payments');
  await rowOf(page, 'E-0').waitFor();
  await expect
    .poll(() => page.getByRole('heading', { level: 1 }).innerText())
    .toBe('External Payments Management');
  await expect
    .poll(() => page.getByRole('columnheader').allInnerTexts())
    .toEqual(['Payment #', 'Date', 'Vendor', 'Amount', 'Method', 'Type', 'Status', 'Actions']);
  await expect
    .poll(() => rowOf(page, 'E-0').getByRole('gridcell').allInnerTexts())
    .toEqual(['E-0', 'Jan 9, 2025', 'Vendor 0', '$1,000.10', 'Bank Transfer', 'Rent', 'Completed', '']);
  await expect.poll(() => columnTexts(page, 1)).toEqual(['E-0', 'E-1', 'E-2', 'E-3']);
  await expect
    .poll(() => chipColors(page, ['Completed', 'Pending', 'Failed', 'Cancelled']))
    .toEqual(['green', 'orange', 'red', 'grey']);
  const size = page.getByLabel('Rows per page');
  await expect.poll(() => size.inputValue()).toBe('10');
  await expect.poll(() => size.locator('option').allInnerTexts()).toEqual(['10', '25', '50']);
  await expect.poll(() => totalOf(page, 'Paid'), { message: 'only what was completed' }).toBe('$1,000.10');
});

it('takes a new payment, after telling what is missing', async () => {
  const page = await desk.open('/external-payments', { expected: failureLines });
  await page.getByRole('button', { name: 'Add External Payment' }).click();
  const dialog = dialogOf(page, 'Add New External Payment');
  await expect.poll(() => textBox(dialog, 'Payment Number').inputValue()).toMatch(/^EXP-\d{6}$/);
  await expect.poll(() => combobox(dialog, 'Payment Method').inputValue()).toBe('cash');
  await expect.poll(() => combobox(dialog, 'Payment Status').inputValue()).toBe('completed');
  await expect.poll(() => combobox(dialog, 'Payment Type').inputValue()).toBe('utilities');
  await expect.poll(() => textBox(dialog, 'Payment Date').inputValue()).toBe(today());
  await textBox(dialog, 'Payment Number').fill('');
  await textBox(dialog, 'Payment Date').fill('');
  await textBox(dialog, 'Amount').fill('');
  await combobox(dialog, 'Payment Method').selectOption('');
  await combobox(dialog, 'Payment Type').selectOption('');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await toastOf(page, 'Please fill in all required fields').waitFor();
  await expect.poll(() => messageOf(textBox(dialog, 'Vendor'))).toBe('Vendor is required');
  await expect.poll(() => messageOf(textBox(dialog, 'Payment Number'))).toBe('Payment number is required');
  await expect.poll(() => messageOf(textBox(dialog, 'Payment Date'))).toBe('Payment date is required');
  await expect.poll(() => messageOf(textBox(dialog, 'Amount'))).toBe('Amount is required');
  await expect.poll(() => messageOf(combobox(dialog, 'Payment Method'))).toBe('Payment method is required');
  await expect.poll(() => messageOf(combobox(dialog, 'Payment Type'))).toBe('Payment type is required');

  await textBox(dialog, 'Vendor').fill('Dan Roofing');
  await textBox(dialog, 'Payment Number').fill('E-9');
  await textBox(dialog, 'Payment Date').fill('3/10/2025');
  await textBox(dialog, 'Amount').fill('5000.01');
  await combobox(dialog, 'Payment Method').selectOption('online');
  await combobox(dialog, 'Payment Type').selectOption('maintenance');
  await combobox(dialog, 'Payment Status').selectOption('pending');
  await textBox(dialog, 'Reference Number').fill('R-9');
  await textBox(dialog, 'Transaction ID').fill('T-9');
  await textBox(dialog, 'Invoice Number').fill('V-9');
  await textBox(dialog, 'Category').fill('Roof');
  await chooseReference(combobox(dialog, 'Location'), 'up', 'Uptown');
  await textBox(dialog, 'Notes').fill('Half now');
  const mend = await failOperation(page, 'CreateExternalPayment', 'no answer');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await toastOf(page, 'Failed to save external payment').waitFor();
  await mend();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await toastOf(page, 'External payment created successfully').waitFor();
  await rowOf(page, 'E-9').waitFor();
  expect(await stored('E-9')).toEqual({
    vendorName: 'Dan Roofing',
    paymentDate: '2025-03-10',
    amount: 5000.01,
    paymentMethod: 'online',
    paymentStatus: 'pending',
    paymentType: 'maintenance',
    referenceNumber: 'R-9',
    transactionId: 'T-9',
    invoiceNumber: 'V-9',
    category: 'Roof',
    notes: 'Half now',
    location: { name: 'Uptown' },
  });

  await page.getByRole('button', { name: 'Edit E-9' }).click();
  const edit = dialogOf(page, 'Edit External Payment');
  await combobox(edit, 'Payment Status').selectOption('completed');
  await edit.getByRole('button', { name: 'Update' }).click();
  await toastOf(page, 'External payment updated successfully').waitFor();
  await page.getByRole('button', { name: 'Delete E-9' }).click();
  await dialogOf(page, 'Confirm Delete').getByRole('button', { name: 'Delete' }).click();
  await toastOf(page, 'External payment deleted successfully').waitFor();
  await rowOf(page, 'E-9').waitFor({ state: 'detached' });
});
