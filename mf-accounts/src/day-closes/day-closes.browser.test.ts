import {
  dialogOf,
  expectAbsent,
  expectAccessible,
  failureLines,
  textBox,
  toastOf,
  visit,
} from '@gym/hub-kit/testing';
import { expect, it } from 'vitest';
import { addLocation, addMember, create, Desk } from '../accounts.fixture.ts';

const DAY = '2025-03-14';
const desk = new Desk(async app => {
  const memberId = await addMember(app, 'Ada Adams');
  await addLocation(app, 'Downtown');
  const locationId = await addLocation(app, 'Uptown');
  const payment = { memberId, locationId, paymentDate: DAY, paymentType: 'other' };
  await create(app, 'Payment', { ...payment, paymentNumber: 'P-1', amount: 40, paymentMethod: 'cash' });
  await create(app, 'Payment', { ...payment, paymentNumber: 'P-2', amount: 25, paymentMethod: 'debit_card' });
});

it('a day is counted, closed with the reason of the difference, and shown among the closes', async () => {
  const page = await desk.open('/day-closes', { as: 'reception', expected: failureLines });
  const count = page.getByRole('form', { name: 'Count' });
  await count.getByRole('combobox', { name: 'Location' }).selectOption('Uptown');
  await textBox(count, 'Day').fill('03/14/2025');
  await count.getByText('$65.00').waitFor();
  await count.getByRole('row', { name: /Cash admin/ }).waitFor();
  const counted = textBox(count, 'Counted Cash');
  await counted.fill('40');
  await count.getByText('Nothing missing').waitFor();
  await counted.fill('38.5');
  await count.getByText('$1.50 missing').waitFor();
  await expectAccessible(page);
  await textBox(count, 'Reason for the difference').fill('Wrong change');
  await counted.press('Enter');
  await toastOf(page, 'Day closed: $1.50 missing').waitFor();
  await count.getByText(/Closed by reception/).waitFor();
  await expectAbsent(counted);
  await page.getByText('Wrong change').waitFor();

  await count.getByRole('button', { name: 'Show close' }).click();
  const close = dialogOf(page, 'Close of Day');
  await close.getByText('$1.50 missing', { exact: true }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  // The desk is at the location that was closed last.
  await visit(page, '/payments?add');
  await expect.poll(() => page.getByRole('combobox', { name: 'Location' }).inputValue()).toBe('Uptown');
});
