import {
  chooseReference,
  columnTexts,
  combobox,
  dialogOf,
  expectAccessible,
  failureLines,
  messageOf,
  optionOf,
  rowOf,
  textBox,
  toastOf,
  visit,
} from '@gym/hub-kit/testing';
import { expect, it } from 'vitest';
import { addLocation, addMember, create, Desk, grant, type Page } from '../accounts.fixture.ts';

let memberId: string;

const desk = new Desk(async app => {
  memberId = await addMember(app, 'Ada Adams');
  await addLocation(app, 'Uptown');
  const paid = { paymentMethod: 'cash', paymentType: 'other', onAccount: false };
  await create(app, 'Payment', {
    ...paid,
    memberId,
    paymentNumber: 'P-0',
    paymentDate: '2025-01-09',
    amount: 1,
  });
  await create(app, 'BillingRecord', { memberId, invoiceNumber: 'I-7', amount: 80, taxAmount: 4 });
  await create(app, 'BillingRecord', { memberId, invoiceNumber: 'I-8', amount: 30 });
});

const stored = (paymentNumber: string) =>
  desk
    .ask(
      `query ($paymentNumber: String!) { payments(filter: { paymentNumber: { eq: $paymentNumber } }) { items {
        member { name } paymentDate amount paymentMethod paymentStatus paymentType referenceNumber transactionId
        billing { invoiceNumber paidAmount openAmount } notes location { name } } } }`,
      { paymentNumber },
    )
    .then(({ items }) => (items as object[])[0]);

it('takes a new payment, after telling what is missing, and shows it first', async () => {
  const page = await desk.open('/payments', { expected: failureLines });
  await page.getByRole('button', { name: 'Add Payment' }).click();
  const dialog = dialogOf(page, 'Add New Payment');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await toastOf(page, 'Please fill in all required fields').waitFor();
  await expect.poll(() => messageOf(combobox(dialog, 'Member'))).toBe('Member is required');

  await chooseReference(combobox(dialog, 'Member'), 'ada', 'Ada Adams');
  await textBox(dialog, 'Payment Number').fill('P-0');
  await textBox(dialog, 'Payment Date').fill('3/10/2025');
  await textBox(dialog, 'Amount').fill('19.99');
  await combobox(dialog, 'Payment Method').selectOption({ label: 'Debit Card' });
  await combobox(dialog, 'Payment Type').selectOption({ label: 'Class Fee' });
  await textBox(dialog, 'Reference Number').fill('R-9');
  await textBox(dialog, 'Transaction ID').fill('T-9');
  await chooseReference(combobox(dialog, 'Location'), 'up', 'Uptown');
  await textBox(dialog, 'Notes').fill('At the desk');
  await dialog.getByRole('switch', { name: 'On Account' }).uncheck();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await toastOf(page, 'Failed to save payment: Payment number is already in use').waitFor();
  await expect
    .poll(() => messageOf(textBox(dialog, 'Payment Number')))
    .toBe('Payment number is already in use');
  await textBox(dialog, 'Payment Number').fill('P-9');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await toastOf(page, 'Payment created successfully').waitFor();
  await rowOf(page, 'P-9').waitFor();
  await expect.poll(async () => (await columnTexts(page, 1))[0]).toBe('P-9');
  await page.locator('[data-sonner-toast]').getByRole('button', { name: 'Receipt' }).click();
  await dialogOf(page, 'Edit Payment').waitFor();
  await expect.poll(() => new URL(page.url()).search).toMatch(/^\?id=\d+$/);
  expect(await stored('P-9')).toEqual({
    member: { name: 'Ada Adams' },
    paymentDate: '2025-03-10',
    amount: 19.99,
    paymentMethod: 'debit_card',
    paymentStatus: 'completed',
    paymentType: 'class_fee',
    referenceNumber: 'R-9',
    transactionId: 'T-9',
    billing: null,
    notes: 'At the desk',
    location: { name: 'Uptown' },
  });
});

it('takes over of an invoice whose it is and what is open, but no amount that was typed', async () => {
  const page = await desk.open('/payments?add');
  const dialog = dialogOf(page, 'Add New Payment');
  await chooseReference(combobox(dialog, 'Related Invoice'), 'I-', 'I-7');
  await expect.poll(() => textBox(dialog, 'Amount').inputValue()).toBe('84.00');
  await expect.poll(() => combobox(dialog, 'Member').inputValue()).toBe('Ada Adams');

  await dialog.getByRole('button', { name: 'Clear Related Invoice' }).click();
  await textBox(dialog, 'Amount').fill('50');
  await chooseReference(combobox(dialog, 'Related Invoice'), 'I-', 'I-7');
  await expect.poll(() => combobox(dialog, 'Member').inputValue()).toBe('Ada Adams');
  await textBox(dialog, 'Payment Number').fill('P-7');
  await combobox(dialog, 'Payment Method').selectOption('cash');
  await combobox(dialog, 'Payment Type').selectOption('other');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await rowOf(page, 'P-7').waitFor();
  expect(await stored('P-7')).toMatchObject({
    amount: 50,
    billing: { invoiceNumber: 'I-7', paidAmount: 50, openAmount: 34 },
  });

  // A stored payment keeps its amount, whatever is open.
  await page.getByRole('button', { name: 'Edit P-7' }).click();
  const edit = dialogOf(page, 'Edit Payment');
  await expect.poll(() => combobox(edit, 'Related Invoice').inputValue()).toBe('I-7');
  await expect.poll(() => textBox(edit, 'Amount').inputValue()).toBe('50.00');
  await textBox(edit, 'Amount').fill('84');
  await edit.getByRole('button', { name: 'Update' }).click();
  await toastOf(page, 'Payment updated successfully').waitFor();
  expect(await stored('P-7')).toMatchObject({ billing: { openAmount: 0 } });
});

it('takes a payment on account, which settles what is due first; an invoice and the account exclude each other', async () => {
  const eve = await addMember(desk.app, 'Eve Evans');
  for (const [invoiceNumber, amount, dueDate] of [
    ['E-1', 60, '2026-04-30'],
    ['E-2', 31, '2026-03-31'],
  ])
    await create(desk.app, 'BillingRecord', { memberId: eve, invoiceNumber, amount, dueDate });
  const page = await desk.open(`/payments?add&set.memberId=${eve}&set.amount=80`);
  const dialog = dialogOf(page, 'Add New Payment');
  const onAccount = dialog.getByRole('switch', { name: 'On Account' });
  await expect.poll(() => onAccount.isChecked()).toBe(true);
  await chooseReference(combobox(dialog, 'Related Invoice'), 'E-', 'E-1');
  await expect.poll(() => onAccount.isChecked()).toBe(false);
  await dialog.getByRole('button', { name: 'Clear Related Invoice' }).click();
  await expect.poll(() => onAccount.isChecked(), { message: 'without an invoice again' }).toBe(true);
  await chooseReference(combobox(dialog, 'Related Invoice'), 'E-', 'E-1');
  await expect.poll(() => onAccount.isChecked()).toBe(false);
  await onAccount.check();
  await expect.poll(() => combobox(dialog, 'Related Invoice').inputValue()).toBe('');
  await expect.poll(() => textBox(dialog, 'Amount').inputValue()).toBe('80.00');
  await textBox(dialog, 'Payment Number').fill('P-E');
  await combobox(dialog, 'Payment Method').selectOption('cash');
  await combobox(dialog, 'Payment Type').selectOption('other');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await rowOf(page, 'P-E').waitFor();
  const { items } = await desk.ask(
    `{ billingRecords(filter: { memberId: { eq: "${eve}" } }, sort: [{ field: dueDate }]) { items { invoiceNumber openAmount paymentStatus } } }`,
  );
  expect(items).toEqual([
    { invoiceNumber: 'E-2', openAmount: 0, paymentStatus: 'paid' },
    { invoiceNumber: 'E-1', openAmount: 11, paymentStatus: 'pending' },
  ]);
  await page.getByRole('button', { name: 'Edit P-E' }).click();
  const edit = dialogOf(page, 'Edit Payment');
  await textBox(edit, 'Amount').fill('100');
  await edit.getByRole('button', { name: 'Update' }).click();
  await toastOf(page, 'Payment updated successfully').waitFor();
  await visit(page, `/members/${eve}`);
  await page.getByText('Balance of $9.00').waitFor();
});

it('takes the message of a missing member away when the invoice names the member later', async () => {
  const page = await desk.open('/payments?add');
  const dialog = dialogOf(page, 'Add New Payment');
  const respond = Promise.withResolvers<void>();
  await page.route('**/graphql', async route => {
    if (route.request().postData()?.includes('query InvoiceToPay(')) await respond.promise;
    await route.continue();
  });
  await textBox(dialog, 'Amount').fill('50');
  await chooseReference(combobox(dialog, 'Related Invoice'), 'I-', 'I-8');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  const message = dialog.getByText('Member is required');
  await message.waitFor();
  respond.resolve();
  await expect.poll(() => combobox(dialog, 'Member').inputValue()).toBe('Ada Adams');
  await message.waitFor({ state: 'detached' });
});

const choices = (page: Page) => page.getByRole('listbox').getByRole('option');

it('offers only open invoices of the member, names whose an invoice is, and restores what was before', async () => {
  const cara = await addMember(desk.app, 'Cara Cole');
  const dan = await addMember(desk.app, 'Dan Dale');
  const invoice = (owner: string, invoiceNumber: string, amount: number, values = {}) =>
    create(desk.app, 'BillingRecord', {
      memberId: owner,
      invoiceNumber,
      amount,
      dueDate: '2026-03-31',
      ...values,
    });
  await invoice(cara, 'C-1', 40);
  await invoice(cara, 'C-2', 50, { paymentStatus: 'cancelled' });
  await invoice(dan, 'D-1', 75);

  const page = await desk.open('/payments?add');
  const dialog = dialogOf(page, 'Add New Payment');
  const member = combobox(dialog, 'Member');
  const related = combobox(dialog, 'Related Invoice');
  const offered = async () => {
    await related.click();
    await choices(page).first().waitFor();
    const texts = await choices(page).allInnerTexts();
    await page.keyboard.press('Escape');
    return texts.map(text => text.split(/\n+/));
  };
  const choose = async (invoiceNumber: string, amount: string) => {
    await chooseReference(related, invoiceNumber, invoiceNumber);
    await expect.poll(() => textBox(dialog, 'Amount').inputValue()).toBe(amount);
  };
  await expect.poll(() => textBox(dialog, 'Payment Number').inputValue()).toMatch(/^PAY-/);
  await expect
    .poll(() => offered())
    .toEqual(
      expect.arrayContaining([
        ['C-1', 'Cara Cole · Open $40.00 · Due 03/31/2026'],
        ['D-1', 'Dan Dale · Open $75.00 · Due 03/31/2026'],
      ]),
    );

  await choose('C-1', '40.00');
  await expect.poll(() => member.inputValue()).toBe('Cara Cole');
  await dialog.getByText('The member of invoice C-1.').first().waitFor();
  await expect
    .poll(() => related.evaluate(box => box === document.activeElement), { message: 'focus stays' })
    .toBe(true);
  await dialog.getByRole('button', { name: 'Clear Related Invoice' }).click();
  await expect.poll(() => member.inputValue()).toBe('');
  await expect.poll(() => textBox(dialog, 'Amount').inputValue()).toBe('0.00');

  // From one invoice to another and back.
  await choose('C-1', '40.00');
  await dialog.getByRole('button', { name: 'Clear Member' }).click();
  await dialog.getByText('The invoice was removed: it belongs to another member.').first().waitFor();
  await expect.poll(() => related.inputValue()).toBe('');
  await choose('D-1', '75.00');
  await expect.poll(() => member.inputValue()).toBe('Dan Dale');

  await chooseReference(member, 'cara', 'Cara Cole');
  await dialog.getByText('The invoice was removed: it belongs to another member.').first().waitFor();
  await expect.poll(() => related.inputValue()).toBe('');
  await expect.poll(() => textBox(dialog, 'Amount').inputValue()).toBe('0.00');
  await expect.poll(offered).toEqual([['C-1', 'Cara Cole · Open $40.00 · Due 03/31/2026']]);
  await textBox(dialog, 'Amount').fill('-5');
  await expect.poll(async () => (await offered()).map(([label]) => label)).toEqual(['C-1', 'C-2']);
  await textBox(dialog, 'Amount').fill('');
  await choose('C-1', '40.00');
  await combobox(dialog, 'Payment Method').selectOption('cash');
  await combobox(dialog, 'Payment Type').selectOption('other');
  await textBox(dialog, 'Payment Number').fill('P-C1');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await rowOf(page, 'P-C1').waitFor();
  expect(await stored('P-C1')).toMatchObject({
    member: { name: 'Cara Cole' },
    billing: { invoiceNumber: 'C-1', openAmount: 0 },
  });

  // A stored payment keeps its settled invoice.
  await page.getByRole('button', { name: 'Edit P-C1' }).click();
  const edit = dialogOf(page, 'Edit Payment');
  await expect.poll(() => combobox(edit, 'Related Invoice').inputValue()).toBe('C-1');
  await combobox(edit, 'Related Invoice').click();
  await optionOf(page, 'C-1').waitFor();
  await expect.poll(() => choices(page).count()).toBe(1);
});

it('tells members of the same name apart by e-mail, phone and status: in a list, and where one is chosen', async () => {
  const payFor = async (name: string, email: string) => {
    const member = { name, email, phone: '2125550177' };
    await create(desk.app, 'Payment', {
      memberId: await create(desk.app, 'Member', member),
      paymentDate: '2025-04-02',
      amount: 5,
      paymentMethod: 'cash',
      paymentType: 'other',
    });
  };
  await payFor('Sam Sharp', 'sam.sharp@example.com');
  await payFor('Sam Sharp', 'sharp2@example.com');
  await payFor('Tom Alone', 'tom@example.com');
  const page = await desk.open('/payments');
  const member = (text: string) => page.getByRole('gridcell').filter({ hasText: text });
  await page.getByRole('searchbox').fill('sam sharp');
  await member('Sam Sharp sharp2@example.com').waitFor();
  await expect
    .poll(() => member('Sam Sharp').locator('[title]').first().getAttribute('title'))
    .toMatch(/^Sam Sharp\n\S+@example\.com · 2125550177 · Active$/);
  await page.getByRole('searchbox').fill('tom alone');
  const alone = member('Tom Alone').getByTitle(/^Tom Alone\s+tom@example.com/);
  await alone.waitFor();
  await expect.poll(() => alone.innerText()).toBe('Tom Alone');

  await page.getByRole('button', { name: 'Add Payment' }).click();
  const dialog = dialogOf(page, 'Add New Payment');
  const chosen = combobox(dialog, 'Member');
  await chosen.fill('sharp2@ex');
  await optionOf(page, 'Sam Sharp').click();
  await dialog.getByText('sharp2@example.com · 2125550177 · Active').waitFor();
  await chosen.fill('sam sharp');
  await expect
    .poll(async () => (await choices(page).allInnerTexts()).map(text => text.split(/\n+/)[1]))
    .toEqual(['sam.sharp@example.com', 'sharp2@example.com'].map(email => `${email} · 2125550177 · Active`));
  await expectAccessible(page);
});

it('proposes a number that nobody reserves, and says so when another payment took it', async () => {
  const page = await desk.open('/payments');
  const dialog = dialogOf(page, 'Add New Payment');
  const number = textBox(dialog, 'Payment Number');
  const propose = async () => {
    await page.getByRole('button', { name: 'Add Payment' }).click();
    await expect.poll(() => number.inputValue()).toMatch(/^PAY-\d{6}$/);
    return number.inputValue();
  };
  const proposed = await propose();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await propose()).toBe(proposed);

  const payment = { memberId, amount: 5, paymentMethod: 'cash', paymentType: 'other' };
  await create(desk.app, 'Payment', { ...payment, paymentNumber: proposed });
  await chooseReference(combobox(dialog, 'Member'), 'ada', 'Ada Adams');
  await combobox(dialog, 'Payment Method').selectOption('cash');
  await combobox(dialog, 'Payment Type').selectOption('other');
  await textBox(dialog, 'Amount').fill('5');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await toastOf(page, 'Payment created successfully').waitFor();
  const next = `PAY-${String(Number(proposed.slice(4)) + 1).padStart(6, '0')}`;
  await toastOf(page, `Saved as ${next}, since ${proposed} was taken`).waitFor();
  await rowOf(page, next).waitFor();
});

it('takes nothing over from an invoice that the role may not view', async () => {
  await grant(desk.app, 'Reception', 'billing', {});
  const page = await desk.open('/payments?add', { as: 'reception' });
  const dialog = dialogOf(page, 'Add New Payment');
  await chooseReference(combobox(dialog, 'Related Invoice'), 'I-', 'I-8');
  await expect.poll(() => combobox(dialog, 'Member').inputValue()).toBe('');
});

it('a correction after a lost response changes the payment that was saved', async () => {
  const page = await desk.open('/payments?add', { expected: failureLines });
  const dialog = dialogOf(page, 'Add New Payment');
  await chooseReference(combobox(dialog, 'Member'), 'ada', 'Ada Adams');
  await textBox(dialog, 'Payment Number').fill('P-LOST');
  await textBox(dialog, 'Amount').fill('10');
  await combobox(dialog, 'Payment Method').selectOption('cash');
  await combobox(dialog, 'Payment Type').selectOption('other');
  let lost = false;
  await page.route('**/graphql', async route => {
    const { operationName } = (route.request().postDataJSON() ?? {}) as { operationName?: string };
    if (operationName !== 'CreatePayment' || lost) return route.fallback();
    lost = true;
    await route.fetch();
    return route.abort();
  });
  const save = dialog.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await dialog.getByRole('alert').filter({ hasText: 'The server did not respond.' }).waitFor();

  await textBox(dialog, 'Amount').fill('12');
  await save.click();
  const question = dialogOf(page, 'This payment is saved already');
  await question.getByRole('row', { name: 'Amount $12.00 $10.00' }).waitFor();
  await question.getByRole('button', { name: 'Change the saved one' }).click();
  await toastOf(page, 'Payment updated successfully').waitFor();
  await dialog.waitFor({ state: 'detached' });
  const { items } = await desk.ask(
    '{ payments(filter: { paymentNumber: { eq: "P-LOST" } }) { items { amount } } }',
  );
  expect(items).toEqual([{ amount: 12 }]);
});
