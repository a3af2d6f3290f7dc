import {
  chooseReference,
  combobox,
  dialogOf,
  expectAbsent,
  failureLines,
  type Page,
  rowOf,
  textBox,
  toastOf,
} from '@gym/hub-kit/testing';
import { expect, it } from 'vitest';
import { addMember, Desk } from '../accounts.fixture.ts';

const desk = new Desk(app => addMember(app, 'Ada Adams'));

/** Opens the form of a new payment and fills it. */
async function openForm(page: Page, number: string) {
  await page.getByRole('button', { name: 'Add Payment' }).first().click();
  await fill(page, number);
}

async function fill(page: Page, number: string) {
  const dialog = dialogOf(page, 'Add New Payment');
  await chooseReference(combobox(dialog, 'Member'), 'ada', 'Ada Adams');
  await textBox(dialog, 'Payment Number').fill(number);
  await textBox(dialog, 'Amount').fill('10');
  await combobox(dialog, 'Payment Method').selectOption('cash');
  await combobox(dialog, 'Payment Type').selectOption('other');
}

/** Loses the response of the next create. */
async function loseResponse(page: Page) {
  let lost = false;
  await page.route('**/graphql', async route => {
    const { operationName } = (route.request().postDataJSON() ?? {}) as { operationName?: string };
    if (operationName !== 'CreatePayment' || lost) return route.fallback();
    lost = true;
    await route.fetch();
    return route.abort();
  });
}

/** Saves a payment whose response is lost. */
async function saveInVain(page: Page) {
  await loseResponse(page);
  await save(page);
  await dialogOf(page, 'Add New Payment')
    .getByRole('alert')
    .filter({ hasText: 'The server did not respond.' })
    .waitFor();
}

/** The form closes once the payment is saved. */
const saved = (page: Page) => dialogOf(page, 'Add New Payment').waitFor({ state: 'detached' });

const save = (page: Page) => dialogOf(page, 'Add New Payment').getByRole('button', { name: 'Save' }).click();

/** The amounts of the payments whose number begins so. */
const amountsOf = async (number: string) => {
  const { items } = await desk.ask(
    'query ($number: String!) { payments(filter: { paymentNumber: { startsWith: $number } }) { items { amount } } }',
    { number },
  );
  return (items as { amount: number }[]).map(({ amount }) => amount);
};

it('saving again after a lost response or request makes one payment, with what was corrected', async () => {
  const page = await desk.open('/payments', { expected: failureLines });
  await expectOnePayment(page);
  await expectSavedChanged(page);
  await expectCorrectionSaved(page);
  await expectCreatedAfterDelete(page);
  await expectNotSavedAgain(page);
});

async function expectOnePayment(page: Page) {
  await openForm(page, 'P-1');
  await saveInVain(page);
  await save(page);
  await saved(page);
  await rowOf(page, 'P-1').waitFor();
  expect(await amountsOf('P-1')).toEqual([10]);
}

/** A correction after a lost response changes the payment that was saved. */
async function expectSavedChanged(page: Page) {
  await openForm(page, 'P-2');
  await saveInVain(page);
  const dialog = dialogOf(page, 'Add New Payment');
  await textBox(dialog, 'Amount').fill('12');
  for (const isLast of [false, true]) {
    await save(page);
    const question = dialogOf(page, 'This payment is saved already');
    await question.getByRole('row', { name: 'Amount $12.00 $10.00' }).waitFor();
    await expectAbsent(page.getByText('Idempotency-Key'));
    const decision = isLast ? 'Change the saved one' : 'Back to the form';
    await question.getByRole('button', { name: decision }).click();
    await question.waitFor({ state: 'detached' });
  }
  await toastOf(page, 'Payment updated successfully').waitFor();
  await dialog.waitFor({ state: 'detached' });
  expect(await amountsOf('P-2')).toEqual([12]);
}

/** A correction after a lost request is what is saved. */
async function expectCorrectionSaved(page: Page) {
  await openForm(page, 'P-3');
  await page.route('**/graphql', async route => {
    const { operationName } = (route.request().postDataJSON() ?? {}) as { operationName?: string };
    return operationName === 'CreatePayment' ? route.abort() : route.fallback();
  });
  await save(page);
  await toastOf(page, 'Failed to save payment').waitFor();
  await page.unroute('**/graphql');
  await textBox(dialogOf(page, 'Add New Payment'), 'Amount').fill('13');
  await save(page);
  await saved(page);
  expect(await amountsOf('P-3')).toEqual([13]);
}

/** A payment that was saved and deleted meanwhile is created by the next save. */
async function expectCreatedAfterDelete(page: Page) {
  await openForm(page, 'P-6');
  await saveInVain(page);
  const { items } = await desk.ask('{ payments(filter: { paymentNumber: { eq: "P-6" } }) { items { id } } }');
  const [{ id }] = items as [{ id: string }];
  await desk.ask('mutation ($id: ID!) { deletePayment(id: $id) }', { id });
  await save(page);
  await dialogOf(page, 'Add New Payment')
    .getByRole('alert')
    .filter({ hasText: 'Your earlier attempt was saved, and another user has deleted it since.' })
    .waitFor();
  await save(page);
  await saved(page);
  expect(await amountsOf('P-6')).toEqual([10]);
}

/** What was saved before a reload, except for a second payment that is wanted. */
async function expectNotSavedAgain(page: Page) {
  await openForm(page, 'P-4');
  await saveInVain(page);
  await page.reload();
  await fill(page, 'P-4');
  await save(page);
  await saved(page);
  expect(await amountsOf('P-4')).toEqual([10]);

  await openForm(page, 'P-5');
  await saveInVain(page);
  await page.reload();
  await fill(page, 'P-5b');
  await save(page);
  await dialogOf(page, 'This payment is saved already')
    .getByRole('button', { name: 'Save another one' })
    .click();
  await saved(page);
  await rowOf(page, 'P-5b').waitFor();
  expect(await amountsOf('P-5')).toEqual([10, 10]);
}
