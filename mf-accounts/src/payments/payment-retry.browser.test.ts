import {
  chooseReference,
  combobox,
  dialogOf,
  failureLines,
  rowOf,
  textBox,
  toastOf,
} from '@gym/hub-kit/testing';
import { expect, it } from 'vitest';
import { addMember, Desk } from '../accounts.fixture.ts';

const desk = new Desk(app => addMember(app, 'Ada Adams'));

it('saving again after a lost response makes one payment', async () => {
  const page = await desk.open('/payments?add', { expected: failureLines });
  const dialog = dialogOf(page, 'Add New Payment');
  await chooseReference(combobox(dialog, 'Member'), 'ada', 'Ada Adams');
  await textBox(dialog, 'Payment Number').fill('P-1');
  await textBox(dialog, 'Amount').fill('10');
  await combobox(dialog, 'Payment Method').selectOption('cash');
  await combobox(dialog, 'Payment Type').selectOption('other');

  let lost = 0;
  await page.route('**/graphql', async route => {
    const { operationName } = (route.request().postDataJSON() ?? {}) as { operationName?: string };
    if (operationName !== 'CreatePayment' || lost > 0) return route.fallback();
    lost += 1;
    await route.fetch();
    return route.abort();
  });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await toastOf(page, 'Failed to save payment').waitFor();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await toastOf(page, 'Payment created successfully').waitFor();
  await rowOf(page, 'P-1').waitFor();
  expect(lost).toBe(1);
  expect(await desk.ask('{ payments { totalCount } }')).toEqual({ totalCount: 1 });
});
