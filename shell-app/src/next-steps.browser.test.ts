/** The next steps that rows offer: a change with one click, a change to review, a record to add. */
import {
  addRecord,
  changeGrant,
  combobox,
  dialogOf,
  executeGraphql,
  expectAbsent,
  failOperation,
  failureLines,
  openPage,
  type Page,
  type PageOptions,
  rowOf,
  settled,
  textBox,
  toastOf,
  tokenOf,
  violationsOf,
  visit,
} from '@gym/hub-kit/testing';
import { expect, test } from 'vitest';
import { useTestApp } from '../../gateway/testing/test-app.ts';

const app = useTestApp({ demo: true });

const open = async (username: string, path: string, options: PageOptions = {}) =>
  openPage(app.url + path, { token: await tokenOf(app, username), ...options });

const update = (type: string, id: string, patch: object) =>
  executeGraphql(
    app,
    `mutation ($id: ID!, $patch: ${type}Patch!) { update${type}(id: $id, patch: $patch) { id } }`,
    {
      id,
      patch,
    },
  );

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const formatted = (date: string) => date.replace(/^(\d+)-(\d+)-(\d+)$/, '$2/$3/$1');

test('a change with one click shows at once, can be undone, and is taken back when it fails', async () => {
  const page = await open('accounts', '/expenses', {
    expected: [...failureLines, /Failed to load resource/],
  });
  await expectTakenBack(page);
  await expectShownAtOnceAndUndone(page);
  await expectRejectedAfterOthers(page);
  await expectReachedWithKeys(page);
  await page.setViewportSize({ width: 390, height: 900 });
  await expectOnCard(page);
});

test('who may not edit is offered no change, and shown proposed values as they are stored', async () => {
  const page = await open('trainer', '/attendance-shift');
  await page.getByRole('row').nth(1).waitFor();
  await expectAbsent(page.getByRole('button', { name: /^Clock out/ }));

  const id = await addMember('Xena Quinn');
  await visit(page, `/members?id=${id}&set.name=Somebody+Else`);
  const dialog = dialogOf(page, 'Member');
  await expect.poll(() => textBox(dialog, 'Name').inputValue()).toBe('Xena Quinn');
  await expectAbsent(dialog.getByText('Check the proposed changes'));
  await page.keyboard.press('Escape');
  await page.getByRole('row').nth(1).waitFor();
  await expectAbsent(page.getByRole('button', { name: /^Renew/ }));
});

test('a change to review, a step with a URL, a record to add, and the end of a shift', async () => {
  const zoe = await addPass('Zoe Quinn');
  const page = await open('reception', '/parking-passes?q=Zoe+Quinn');
  await expectReviewed(page, zoe);
  await expectRenewalOrSignUp(page);
  await expectPaymentOfInvoice(page);
  await expectClockedOut(page);
  await expectOthersChange(page);
});

const stored = async (id: string) => {
  const { expense } = await executeGraphql(
    app,
    'query ($id: ID!) { expense(id: $id) { status approvedBy approvalDate } }',
    { id },
  );
  return expense as unknown as { status: string; approvedBy: string | null; approvalDate: string | null };
};

/** Adds an expense to approve and finds it. @returns its number */
async function findExpense(page: Page, vendor: string): Promise<string> {
  const id = await addRecord(app, 'Expense', { vendor, category: 'Repairs', amount: 10 });
  await page.getByRole('searchbox').fill(vendor);
  return id;
}

/** When the server does not respond. */
async function expectTakenBack(page: Page) {
  const id = await findExpense(page, 'Cleo Paint');
  const mend = await failOperation(page, 'UpdateExpense', 'no answer');
  await page.getByRole('button', { name: /^Approve Cleo Paint/ }).click();
  const toast = page.locator('[data-sonner-toast][data-type="error"]');
  await toast.waitFor();
  // The message, which stays, is below the main action of the page.
  const add = (await page.getByRole('button', { name: 'Add Expense' }).boundingBox())!;
  await expect.poll(async () => (await toast.boundingBox())!.y).toBeGreaterThanOrEqual(add.y + add.height);
  await rowOf(page, 'Cleo Paint').getByText('Pending').waitFor();
  expect((await stored(id)).status).toBe('pending');
  await mend();
}

async function expectShownAtOnceAndUndone(page: Page) {
  const id = await findExpense(page, 'Ada Plumbing');
  const row = rowOf(page, 'Ada Plumbing');
  await row.getByText('Pending').waitFor();

  const saved = Promise.withResolvers<void>();
  await page.route('**/graphql', async route => {
    const { operationName } = (route.request().postDataJSON() ?? {}) as { operationName?: string };
    if (operationName === 'UpdateExpense') await saved.promise;
    return route.fallback();
  });
  await page.getByRole('button', { name: 'Approve Ada Plumbing, $10.00' }).click();
  await row.getByText('Approved').waitFor();
  await expectAbsent(page.getByRole('button', { name: 'Approve Ada Plumbing, $10.00' }));
  expect((await stored(id)).status).toBe('pending');
  saved.resolve();
  await toastOf(page, 'Expense updated successfully').waitFor();
  expect(await stored(id)).toMatchObject({ status: 'approved', approvedBy: expect.stringMatching(/\w/) });

  await page.getByRole('button', { name: 'Undo' }).click();
  await row.getByText('Pending').waitFor();
  await expect.poll(() => stored(id)).toEqual({ status: 'pending', approvedBy: null, approvalDate: null });
  await settled(page);
  expect(await violationsOf(page)).toEqual([]);
}

/** When somebody has changed the record since; so is undoing it. */
async function expectRejectedAfterOthers(page: Page) {
  const id = await findExpense(page, 'Ben Electric');
  const approve = page.getByRole('button', { name: /^Approve Ben Electric/ });
  await approve.waitFor();
  await update('Expense', id, { amount: 20 });
  await approve.click();
  await page.locator('[data-sonner-toast][data-type="error"]').waitFor();
  await rowOf(page, '$20.00').getByText('Pending').waitFor();
  expect((await stored(id)).status).toBe('pending');

  await approve.click();
  await rowOf(page, 'Ben Electric').getByText('Approved').waitFor();
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  await update('Expense', id, { status: 'rejected' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await page
    .locator('[data-sonner-toast]')
    .getByText(/Status was changed later by/)
    .waitFor();
  expect((await stored(id)).status).toBe('rejected');
}

async function expectReachedWithKeys(page: Page) {
  await findExpense(page, 'Dora Glass');
  const row = rowOf(page, 'Dora Glass');
  await row
    .getByRole('gridcell')
    .first()
    .click({ modifiers: ['Control'] });
  await row.getByRole('link').focus();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await row.getByText('Approved').waitFor();
}

/** On a phone, in words. */
async function expectOnCard(page: Page) {
  await findExpense(page, 'Emil Roof');
  const approve = page.getByRole('button', { name: 'Approve Emil Roof, $10.00' });
  await expect.poll(() => approve.innerText()).toBe('Approve');
  expect(await violationsOf(page)).toEqual([]);
  await approve.click();
  await page.getByRole('listitem').getByText('Approved').waitFor();
}

/** With the hours worked. */
async function expectClockedOut(page: Page) {
  const employees = await executeGraphql(app, '{ employees(page: { limit: 1 }) { items { id name } } }');
  const [employee] = employees['employees']!['items'] as { id: string; name: string }[];
  const id = await addRecord(app, 'Attendance', {
    employeeId: employee!.id,
    attendanceDate: day(0),
    status: 'present',
    checkInTime: new Date(Date.now() - 4.5 * 3_600_000).toISOString(),
  });
  const begin = Date.now();
  await visit(page, '/attendance-shift?sort=-attendanceDate');
  // The clock of this computer is five hours slow: before the check-in.
  await page.clock.setFixedTime(begin - 5 * 3_600_000);
  await page
    .getByRole('button', { name: new RegExp(`^Clock out ${employee!.name}`) })
    .first()
    .click();
  await toastOf(page, 'Attendance record updated successfully').waitFor();
  const { attendanceRecord } = await executeGraphql(
    app,
    'query ($id: ID!) { attendanceRecord(id: $id) { checkOutTime hoursWorked } }',
    { id },
  );
  const left = Date.parse(attendanceRecord!['checkOutTime'] as string);
  expect(left).toBeGreaterThanOrEqual(begin);
  expect(left).toBeLessThanOrEqual(Date.now());
  expect(attendanceRecord).toMatchObject({ hoursWorked: expect.closeTo(4.5, 0) });
}

const addMember = (name: string) =>
  addRecord(app, 'Member', {
    name,
    email: `${name.split(' ')[0]}@mail.example`,
    phone: '5550103',
    membershipType: 'Premium',
    membershipStartDate: day(-360),
    membershipEndDate: day(5),
  });
const addPass = async (name: string) =>
  addRecord(app, 'ParkingPass', {
    memberId: await addMember(name),
    vehicleNumber: 'QUINN-1',
    type: 'Annual',
    validUntil: day(5),
  });
const endOf = async (id: string) =>
  (await executeGraphql(app, 'query ($id: ID!) { parkingPass(id: $id) { validUntil } }', { id }))[
    'parkingPass'
  ]!['validUntil'] as string;
const renewal = /^Renew .+ Quinn$/;

/** Proposed values are not saved before the user does. */
async function expectReviewed(page: Page, id: string) {
  await page.getByRole('button', { name: renewal }).click();
  const dialog = dialogOf(page, 'Edit Parking Pass');
  await dialog.getByText('Check the proposed changes').waitFor();
  const proposed = () => textBox(dialog, 'Valid Until').inputValue();
  await expect.poll(async () => (await proposed()).slice(-4)).toBe(String(Number(day(5).slice(0, 4)) + 1));
  const end = await proposed();
  expect(await violationsOf(page)).toEqual([]);

  // Nothing was entered that could be lost.
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => new URL(page.url()).search).toBe('?q=Zoe+Quinn');
  expect(await endOf(id)).toBe(day(5));

  await page.getByRole('button', { name: renewal }).click();
  await dialog.getByRole('button', { name: 'Update' }).click();
  await toastOf(page, 'Parking pass updated successfully').waitFor();
  expect(formatted(await endOf(id))).toBe(end);
  await expectAbsent(page.getByRole('button', { name: renewal }));
}

/** What somebody else has changed meanwhile is shown. */
async function expectOthersChange(page: Page) {
  const id = await addPass('Yara Quinn');
  await visit(page, '/parking-passes?q=Yara+Quinn');
  await page.getByRole('button', { name: renewal }).click();
  const dialog = dialogOf(page, 'Edit Parking Pass');
  await dialog.getByText('Check the proposed changes').waitFor();
  await update('ParkingPass', id, { validUntil: day(50) });
  await dialog.getByRole('button', { name: 'Update' }).click();
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByText(formatted(day(50)))
    .waitFor();
  expect(await endOf(id)).toBe(day(50));
}

/** The contract of a member is renewed; a member without one signs up. */
async function expectRenewalOrSignUp(page: Page) {
  const id = await addMember('Wim Quinn');
  await visit(page, '/members?q=Wim+Quinn');
  await page.getByRole('button', { name: 'Renew Wim Quinn' }).click();
  await dialogOf(page, 'Sign Up').waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toBe(`/members/${id}`);
  await page.keyboard.press('Escape');
  await dialogOf(page, 'Sign Up').waitFor({ state: 'detached' });

  const plan = await addRecord(app, 'MembershipPlan', { planName: 'Quinn Monthly', price: 31, duration: 12 });
  await executeGraphql(app, 'mutation ($input: SignUpInput!) { signUp(input: $input) { preview } }', {
    input: { memberId: id, planId: plan, startDate: day(-20), endDate: day(5) },
  });
  await visit(page, '/members?q=Wim+Quinn');
  await page.getByRole('button', { name: 'Renew Wim Quinn' }).click();
  await dialogOf(page, 'Renew Contract').waitFor();
  await page.keyboard.press('Escape');
}

/** The record opens on the screen of another resource with its values, for those who may add it. */
async function expectPaymentOfInvoice(page: Page) {
  // A balance of another member could settle the invoice at once.
  const member = { name: 'Nora Next', email: 'nora.next@example.com', phone: '555-0199' };
  const id = await addRecord(app, 'BillingRecord', {
    memberId: await addRecord(app, 'Member', member),
    invoiceNumber: 'NEXT-1',
    amount: 70,
    totalAmount: 70,
    billingType: 'membership',
    invoiceDate: day(0),
    dueDate: day(30),
  });
  await visit(page, '/billing?q=NEXT-1');
  await page.getByRole('button', { name: 'Take payment NEXT-1' }).click();
  await page.waitForURL(`${app.url}/payments?add=&set.billingId=${id}&set.paymentType=membership_fee`);
  const dialog = dialogOf(page, 'Add New Payment');
  await expect.poll(() => textBox(dialog, 'Amount').inputValue()).toBe('70.00');
  await expect.poll(() => combobox(dialog, 'Member').inputValue()).toBe(member.name);
  await expect.poll(() => combobox(dialog, 'Related Invoice').inputValue()).toMatch(/NEXT-1/);
  await page.goBack();
  await rowOf(page, 'NEXT-1').waitFor();

  await changeGrant(app, 'Reception', 'payments', { canAdd: false });
  await expectAbsent(page.getByRole('button', { name: 'Take payment NEXT-1' }));
}
