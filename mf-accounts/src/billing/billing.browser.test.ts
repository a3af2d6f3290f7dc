import { readFileSync } from 'node:fs';
import {
  chipColors,
  chooseReference,
  columnTexts,
  combobox,
  dialogOf,
  expectAbsent,
  expectAccessible,
  failOperation,
  failureLines,
  messageOf,
  actionOfRow,
  rowOf,
  textBox,
  toastOf,
  visit,
} from '@gym/hub-kit/testing';
import { today } from '@gym/hub-kit/format';
import { expect, it } from 'vitest';
import {
  addLocation,
  addMember,
  choicesOf,
  create,
  Desk,
  grant,
  type Page,
  totalOf,
} from '../accounts.fixture.ts';

let memberId: string;

const desk = new Desk(async app => {
  memberId = await addMember(app, 'Ada Adams');
  await addLocation(app, 'Uptown');
  for (const [index, paymentStatus] of ['pending', 'paid', 'overdue', 'cancelled', 'refunded'].entries())
    await create(app, 'BillingRecord', {
      memberId,
      invoiceNumber: `I-${index}`,
      invoiceDate: `2025-01-0${9 - index}`,
      dueDate: `2025-02-0${9 - index}`,
      amount: 1000.1 + index,
      taxAmount: 0.2,
      paymentStatus,
      paymentDate: paymentStatus === 'paid' ? '2025-01-20' : null,
      billingType: 'personal_training',
    });
});

const stored = (invoiceNumber: string) =>
  desk
    .ask(
      `query ($invoiceNumber: String!) {
        billingRecords(filter: { invoiceNumber: { eq: $invoiceNumber } }) { items {
          id member { name } invoiceDate dueDate amount taxAmount discountAmount totalAmount paidAmount paymentStatus
          paymentDate paymentMethod billingPeriodStart billingPeriodEnd billingType description notes
          location { name } } } }`,
      { invoiceNumber },
    )
    .then(({ items }) => (items as Record<string, unknown>[])[0]);

const pay = async (invoiceNumber: string, amount: number, payer = memberId) =>
  create(desk.app, 'Payment', {
    memberId: payer,
    billingId: (await stored(invoiceNumber))?.['id'],
    paymentNumber: `For ${invoiceNumber}: ${amount}`,
    amount,
    paymentMethod: 'cash',
    paymentType: 'service',
  });

/** Titles are whole in narrow columns, in two lines where one is too short. */
async function expectWholeTitles(page: Page) {
  await page.getByRole('columnheader', { name: 'Invoice Date' }).focus();
  for (let press = 0; press < 6; press++) await page.keyboard.press('Control+ArrowLeft');
  const titles = page.getByRole('columnheader').locator('.rdg-header-sort-name');
  const sizes = () =>
    titles.evaluateAll(all =>
      all.map(title => ({
        title: title.textContent,
        isCut: title.scrollWidth > title.clientWidth || title.scrollHeight > title.clientHeight,
        lines: Math.round(title.clientHeight / 16),
      })),
    );
  await expect.poll(async () => (await sizes()).find(({ title }) => title === 'Invoice Date')?.lines).toBe(2);
  await expect.poll(async () => (await sizes()).filter(({ isCut }) => isCut)).toEqual([]);
}

it('invoices are listed, made, paid, changed and written off', async () => {
  await pay('I-0', 500);
  const page = await desk.open('/billing', { expected: failureLines });
  await expectList(page);
  await expectMenuOfRow(page);
  await expectAdded(page);
  await expectPaidAndChanged(page);
  await expectTaxOfDiscount(page);
  await expectQuestion(page);
  await expectWriteOff(page);
});

it('opens its form without a number and with its built-in choices when nothing can be fetched', async () => {
  const expected = [...failureLines, /^warning: The built-in choices of Billing\//];
  const page = await desk.open('/', { expected });
  for (const operation of ['MasterDataOptions', 'MemberOptions', 'LocationOptions', 'NextInvoiceNumber'])
    await failOperation(page, operation, 'no answer');
  await page.goto(`${desk.app.url}/billing`);
  // The member of a stored invoice is unknown as well.
  await page.getByRole('button', { name: 'Edit I-3' }).click();
  await toastOf(page, 'Failed to fetch members').waitFor();
  await dialogOf(page, 'Edit Billing Record').getByRole('button', { name: 'Cancel' }).click();

  await page.goto(`${desk.app.url}/billing`);
  await page.getByRole('button', { name: 'Add Billing' }).click();
  const title = 'Add New Billing Record';
  const reports = ['Failed to prepare billing form', 'Failed to load dropdown options for billing'];
  await Promise.all(reports.map(text => toastOf(page, text).waitFor()));
  await expect
    .poll(() => choicesOf(page, title, 'Payment Status'))
    .toEqual(['Pending', 'Paid', 'Overdue', 'Cancelled', 'Refunded']);
  await expect
    .poll(() => choicesOf(page, title, 'Billing Type'))
    .toEqual(['Membership', 'Personal Training', 'Merchandise', 'Class', 'Other']);
  await expect
    .poll(() => choicesOf(page, title, 'Payment Method'))
    .toEqual(['Cash', 'Credit Card', 'Debit Card', 'Bank Transfer', 'Check', 'Online', 'Other']);
  await combobox(dialogOf(page, title), 'Location').click();
  await toastOf(page, 'Failed to fetch locations').waitFor();
});

it('is shown, printed and downloaded by a role that may only view it', async () => {
  await grant(desk.app, 'Reception', 'billing', { canView: true });
  await grant(desk.app, 'Reception', 'payments', { canView: true });
  const page = await desk.open('/billing', { as: 'reception' });
  await rowOf(page, 'I-0').waitFor();
  await expectAbsent(page.getByRole('button', { name: 'Add Billing' }));
  await expect
    .poll(() =>
      rowOf(page, 'I-0')
        .getByRole('button')
        .evaluateAll(buttons => buttons.map(button => button.getAttribute('aria-label'))),
    )
    .toEqual(['Print I-0', 'Download I-0']);
  await page.getByRole('gridcell', { name: 'I-0', exact: true }).dblclick({ position: { x: 4, y: 4 } });
  const dialog = dialogOf(page, 'Billing Record');
  await expect.poll(() => textBox(dialog, 'Amount').isDisabled()).toBe(true);
  await expectAbsent(dialog.getByRole('link', { name: 'Take payment' }));
});

/** The newest first, what is open beside the status, and sums; the export has what is open; no title is cut. */
async function expectList(page: Page) {
  await expect.poll(() => columnTexts(page, 1)).toEqual(['I-0', 'I-1', 'I-2', 'I-3', 'I-4']);
  await expect
    .poll(async () => (await columnTexts(page, 7)).map(text => text.split('\n')))
    .toEqual([
      ['Pending', '$500.30 open'],
      // Nobody took a payment for this one, but a person says that it is paid.
      ['Paid'],
      ['Overdue', '$1,002.30 open'],
      ['Cancelled'],
      ['Refunded'],
    ]);
  await expect
    .poll(() => chipColors(page, ['Paid', 'Pending', 'Overdue', 'Cancelled', 'Refunded']))
    .toEqual(['green', 'orange', 'red', 'grey', 'blue']);
  await expect
    .poll(() => totalOf(page, 'Invoiced'), { message: 'without what is cancelled or refunded' })
    .toBe('$3,003.90');
  await expect.poll(() => totalOf(page, 'Open')).toBe('$1,502.60');
  await expectWholeTitles(page);

  await visit(page, '/payments');
  await visit(page, '/billing?f.paymentStatus=paid&f.paymentStatus=overdue');
  await expect.poll(() => totalOf(page, 'Invoiced')).toBe('$2,003.60');
  await expect.poll(() => totalOf(page, 'Open')).toBe('$1,002.30');

  await visit(page, '/payments');
  await visit(page, '/billing?f.openAmount=1..&sort=invoiceNumber');
  await expect.poll(() => columnTexts(page, 1)).toEqual(['I-0', 'I-2']);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = await (await download).path();
  const csvLines = readFileSync(file, 'utf8').split('\r\n');
  expect(csvLines[0]).toMatch(/,Payment Date,Open Amount$/);
  expect(csvLines.slice(1).map(line => line.split(',').at(-1))).toEqual(['500.3', '1002.3']);
  await visit(page, '/payments');
  await visit(page, '/billing');
}

/** The seldom actions of a row, by keyboard and on a phone. */
async function expectMenuOfRow(page: Page) {
  const focused = () =>
    page.evaluate(() => {
      const { activeElement } = document;
      return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '';
    });
  const labels = (of: ReturnType<typeof rowOf>) =>
    of.getByRole('button').evaluateAll(buttons => buttons.map(button => button.getAttribute('aria-label')));
  await rowOf(page, 'I-0').waitFor();
  const visibleActions = ['Edit I-0', 'Take payment I-0', 'More actions I-0', 'Delete I-0'];
  await expect.poll(() => labels(rowOf(page, 'I-0'))).toEqual(visibleActions);
  await page.getByRole('columnheader').first().focus();
  // After the check boxes.
  await page.keyboard.press('ArrowRight');
  while ((await focused()) !== 'I-0') {
    const before = await focused();
    await page.keyboard.press('ArrowDown');
    await expect.poll(focused).not.toBe(before);
  }
  await page.keyboard.press('End');
  for (const name of visibleActions) {
    await expect.poll(focused).toBe(name);
    if (name !== visibleActions.at(-1)) await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('Enter');
  await dialogOf(page, 'Confirm Delete').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(focused).toBe('Delete I-0');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(focused).toBe('More actions I-0');
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: 'More actions I-0' });
  await menu.waitFor();
  await expect
    .poll(() => labels(menu))
    .toEqual(['Print I-0', 'Download I-0', 'Write off I-0', 'Duplicate I-0']);
  await expect.poll(focused).toBe('Print I-0');
  await page.keyboard.press('ArrowUp');
  await expect.poll(focused).toBe('Duplicate I-0');
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
  await expect.poll(focused).toBe('More actions I-0');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(focused).toBe('Take payment I-0');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await dialogOf(page, 'Write Off Invoice I-0').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(focused).toBe('More actions I-0');

  await page.setViewportSize({ width: 390, height: 900 });
  const card = page.getByRole('listitem').filter({ hasText: 'I-0' });
  await card.getByRole('button', { name: 'Take payment I-0' }).waitFor();
  await card.getByRole('button', { name: 'More actions I-0' }).click();
  await card.getByRole('dialog').getByText('Write off', { exact: true }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expectAbsent(card.getByRole('dialog'));
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** With a live total, after telling what is missing. */
async function expectAdded(page: Page) {
  await page.getByRole('button', { name: 'Add Billing' }).click();
  const dialog = dialogOf(page, 'Add New Billing Record');
  await textBox(dialog, 'Total Amount').fill('');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await toastOf(page, 'Please correct the errors in the form').waitFor();
  await expect.poll(() => messageOf(combobox(dialog, 'Member'))).toBe('Member is required');
  await expect.poll(() => messageOf(textBox(dialog, 'Total Amount'))).toBe('Total amount is required');

  for (const label of ['Amount', 'Tax Amount', 'Discount Amount', 'Total Amount'])
    await textBox(dialog, label).fill('some');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  const noNumber = (label: string) => messageOf(textBox(dialog, label));
  await expect.poll(() => noNumber('Total Amount')).toBe('Total amount must be a number');

  // The total waits until all of its parts are numbers; a missing one counts as nothing.
  const total = () => textBox(dialog, 'Total Amount').inputValue();
  await textBox(dialog, 'Amount').fill('0.10');
  await expect.poll(() => total()).toBe('some');
  await textBox(dialog, 'Tax Amount').fill('0.2');
  await expect.poll(() => total()).toBe('some');
  await textBox(dialog, 'Discount Amount').fill('');
  await expect.poll(total).toBe('0.30');
  await expect.poll(() => noNumber('Total Amount')).toBe('');
  await textBox(dialog, 'Discount Amount').fill('0.05');
  await expect.poll(total).toBe('0.25');
  await textBox(dialog, 'Amount').fill('199.99');
  await expect.poll(total).toBe('200.14');

  await chooseReference(combobox(dialog, 'Member'), 'ada', 'Ada Adams');
  await textBox(dialog, 'Invoice Number').fill('I-0');
  await textBox(dialog, 'Invoice Date').fill('3/10/2025');
  await textBox(dialog, 'Due Date').fill('4/9/2025');
  await combobox(dialog, 'Billing Type').selectOption('class');
  await textBox(dialog, 'Billing Period Start').fill('3/1/2025');
  await textBox(dialog, 'Billing Period End').fill('3/31/2025');
  await chooseReference(combobox(dialog, 'Location'), 'up', 'Uptown');
  await textBox(dialog, 'Description').fill('Spring classes');
  await combobox(dialog, 'Payment Status').selectOption('paid');
  await textBox(dialog, 'Payment Date').fill('3/11/2025');
  await combobox(dialog, 'Payment Method').selectOption('credit_card');
  await textBox(dialog, 'Notes').fill('Friend of the house');
  const mend = await failOperation(page, 'CreateBillingRecord', 'no answer');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await toastOf(page, 'Failed to save billing record').waitFor();
  await mend();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await toastOf(page, 'Failed to save billing record: Invoice number is already in use').waitFor();
  await textBox(dialog, 'Invoice Number').fill('I-9');
  // A total that its parts do not make is the server's to refuse.
  await textBox(dialog, 'Total Amount').fill('150');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => noNumber('Total Amount')).toBe('Total amount must be 200.14');
  await textBox(dialog, 'Total Amount').fill('200.14');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await toastOf(page, 'Billing record created successfully').waitFor();
  await rowOf(page, 'I-9').waitFor();
  expect(await stored('I-9')).toMatchObject({
    member: { name: 'Ada Adams' },
    invoiceDate: '2025-03-10',
    dueDate: '2025-04-09',
    amount: 199.99,
    taxAmount: 0.2,
    discountAmount: 0.05,
    totalAmount: 200.14,
    paymentStatus: 'paid',
    paymentDate: '2025-03-11',
    paymentMethod: 'credit_card',
    billingPeriodStart: '2025-03-01',
    billingPeriodEnd: '2025-03-31',
    billingType: 'class',
    description: 'Spring classes',
    notes: 'Friend of the house',
    location: { name: 'Uptown' },
  });
}

/** Leads to the next payment. */
async function expectPaidAndChanged(page: Page) {
  const ida = await addMember(desk.app, 'Ida Irwin');
  await create(desk.app, 'BillingRecord', { memberId: ida, invoiceNumber: 'I-6', amount: 100 });
  await pay('I-6', 60, ida);
  await visit(page, '/payments');
  await visit(page, '/billing');
  await page.getByRole('button', { name: 'Edit I-6' }).click();
  const dialog = dialogOf(page, 'Edit Billing Record');
  const paid = dialog.getByRole('group', { name: 'What was paid' });
  await paid.getByRole('button', { name: 'Download' }).waitFor();
  await expect
    .poll(async () => (await paid.innerText()).split(/\n+/))
    .toEqual(['Paid', '$60.00', 'Open', '$40.00', 'Show its payments', 'Take payment', 'Print', 'Download']);
  await paid.getByRole('link', { name: 'Show its payments' }).click();
  await rowOf(page, 'For I-6: 60').waitFor();
  await expect.poll(() => totalOf(page, 'Received')).toBe('$60.00');
  await page.goBack();
  await paid.getByRole('link', { name: 'Take payment' }).click();
  const payment = dialogOf(page, 'Add New Payment');
  await expect.poll(() => textBox(payment, 'Amount').inputValue()).toBe('40.00');
  await expect.poll(() => combobox(payment, 'Member').inputValue()).toBe('Ida Irwin');
  await expect.poll(() => combobox(payment, 'Related Invoice').inputValue()).toBe('I-6');
  await combobox(payment, 'Payment Method').selectOption('cash');
  await combobox(payment, 'Payment Type').selectOption('service');
  await payment.getByRole('button', { name: 'Save', exact: true }).click();
  await toastOf(page, 'Payment created successfully').waitFor();
  expect(await stored('I-6')).toMatchObject({
    paidAmount: 100,
    paymentStatus: 'paid',
    paymentMethod: 'cash',
  });

  // The next one starts from nothing.
  await page.getByRole('button', { name: 'Add Payment' }).click();
  await expect.poll(() => textBox(payment, 'Amount').inputValue()).toBe('0.00');
  await expect.poll(() => combobox(payment, 'Related Invoice').inputValue()).toBe('');
  await payment.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('link', { name: 'Billing', exact: true }).click();
  await rowOf(page, 'I-6').getByText('Paid', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Edit I-6' }).click();
  await paid.waitFor();
  await expectAbsent(paid.getByRole('link', { name: 'Take payment' }));
  await textBox(dialog, 'Discount Amount').fill('10');
  await expect.poll(() => textBox(dialog, 'Total Amount').inputValue()).toBe('90.00');
  await dialog.getByRole('button', { name: 'Update' }).click();
  await toastOf(page, 'Billing record updated successfully').waitFor();
  await rowOf(page, 'I-6').getByText('$10.00 credit left').waitFor();
}

/** The tax that a discount takes with it, of an invoice with lines. */
async function expectTaxOfDiscount(page: Page) {
  await desk.ask(
    'mutation { updateClubSettings(patch: { taxRates: [{ billingType: "membership", percent: 20, label: "VAT" }] }) { version } }',
    {},
  );
  const eve = await addMember(desk.app, 'Eve Ellis');
  const planId = await create(desk.app, 'MembershipPlan', {
    planName: 'Plain',
    price: 100,
    duration: 12,
    durationUnit: 'months',
    billingFrequency: 'monthly',
    setupFee: 0,
    enrollmentFee: 0,
  });
  const signedUp = await desk.ask(
    'mutation ($input: SignUpInput!) { signUp(input: $input) { invoices { invoiceNumber } } }',
    { input: { memberId: eve, planId } },
  );
  const [{ invoiceNumber }] = signedUp['invoices'] as [{ invoiceNumber: string }];
  await visit(page, '/payments');
  await visit(page, '/billing');
  await page.getByRole('button', { name: `Edit ${invoiceNumber}` }).click();
  const dialog = dialogOf(page, 'Edit Billing Record');
  await expect.poll(() => textBox(dialog, 'Total Amount').inputValue()).toBe('120.00');
  await textBox(dialog, 'Discount Amount').fill('50');
  await expect.poll(() => textBox(dialog, 'Tax Amount').inputValue()).toBe('10.00');
  await expect.poll(() => textBox(dialog, 'Total Amount').inputValue()).toBe('60.00');
  await dialog.getByRole('button', { name: 'Update' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await stored(invoiceNumber)).toMatchObject({ taxAmount: 10, totalAmount: 60 });
}

/** An unusual invoice is saved after one question, which has every reason. */
async function expectQuestion(page: Page) {
  await page.getByRole('button', { name: 'Add Billing' }).click();
  const dialog = dialogOf(page, 'Add New Billing Record');
  await chooseReference(combobox(dialog, 'Member'), 'ada', 'Ada Adams');
  await textBox(dialog, 'Invoice Date').fill('03/10/2026');
  await textBox(dialog, 'Due Date').fill('03/09/2026');
  await textBox(dialog, 'Amount').fill('20');
  await textBox(dialog, 'Discount Amount').fill('25.5');
  await expect.poll(() => textBox(dialog, 'Total Amount').inputValue()).toBe('-5.50');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  const question = dialogOf(page, 'Save anyway?');
  await question.waitFor();
  await expect
    .poll(() => question.getByRole('listitem').allInnerTexts())
    .toEqual(['The total is negative: -$5.50.', 'The invoice is due before its date.']);
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  await expect.poll(() => textBox(dialog, 'Due Date').inputValue()).toBe('03/09/2026');

  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await question.getByRole('button', { name: 'Save anyway' }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** What is open of an invoice, with a reason. */
async function expectWriteOff(page: Page) {
  const wes = await addMember(desk.app, 'Wes Wood');
  await create(desk.app, 'BillingRecord', {
    memberId: wes,
    invoiceNumber: 'W-1',
    invoiceDate: today(),
    dueDate: today(),
    amount: 40,
    billingType: 'membership',
  });
  await visit(page, '/payments');
  await visit(page, `/billing?f.memberId=${wes}`);
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
  const sent = page.waitForRequest(request => request.postData()?.includes('"WriteOffInvoice"') ?? false);
  await dialog.getByRole('button', { name: 'Write off' }).click();
  await toastOf(page, '$40.00 of invoice W-1 was written off').waitFor();
  // A request whose response is lost is sent again, and writes nothing off twice.
  expect((await sent).headers()['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
  // What is left has a button each, without a menu.
  await page.getByRole('button', { name: 'Delete W-1' }).waitFor();
  await expectAbsent(page.getByRole('button', { name: /^(Write off|More actions) W-1$/ }));
  const { items } = await desk.ask(
    `{ billingRecords(filter: { memberId: { eq: "${wes}" } }, sort: [{ field: totalAmount, direction: ASC }]) { items { totalAmount openAmount paymentStatus description } } }`,
  );
  expect(items).toEqual([
    { totalAmount: -40, openAmount: 0, paymentStatus: 'paid', description: 'Moved abroad' },
    { totalAmount: 40, openAmount: 0, paymentStatus: 'paid', description: null },
  ]);
}
