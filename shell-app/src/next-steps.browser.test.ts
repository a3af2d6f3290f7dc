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
  type PageOptions,
  rowOf,
  settled,
  textBox,
  toastOf,
  tokenOf,
  violationsOf,
} from '@gym/hub-kit/testing';
import { describe, expect, it } from 'vitest';
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
const shown = (date: string) => date.replace(/^(\d+)-(\d+)-(\d+)$/, '$2/$3/$1');

describe('a change with one click', () => {
  const stored = async (id: string) => {
    const { expense } = await executeGraphql(
      app,
      'query ($id: ID!) { expense(id: $id) { status approvedBy approvalDate } }',
      { id },
    );
    return expense as unknown as { status: string; approvedBy: string | null; approvalDate: string | null };
  };

  it('shows at once, is saved, and can be undone', async () => {
    const id = await addRecord(app, 'Expense', { vendor: 'Ada Plumbing', category: 'Repairs', amount: 10 });
    const page = await open('accounts', '/expenses?q=Ada+Plumbing');
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
  });

  it('is rejected when somebody has changed the record since, and so is undoing it', async () => {
    const id = await addRecord(app, 'Expense', { vendor: 'Ben Electric', category: 'Repairs', amount: 10 });
    const page = await open('accounts', '/expenses?q=Ben+Electric', { expected: failureLines });
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
  });

  it('is taken back when the server does not respond', async () => {
    const id = await addRecord(app, 'Expense', { vendor: 'Cleo Paint', category: 'Repairs', amount: 10 });
    const page = await open('accounts', '/expenses?q=Cleo+Paint', {
      expected: [...failureLines, /Failed to load resource/],
    });
    await failOperation(page, 'UpdateExpense', 'no answer');
    await page.getByRole('button', { name: /^Approve Cleo Paint/ }).click();
    const toast = page.locator('[data-sonner-toast][data-type="error"]');
    await toast.waitFor();
    // The message, which stays, is below the main action of the page.
    const add = (await page.getByRole('button', { name: 'Add Expense' }).boundingBox())!;
    await expect.poll(async () => (await toast.boundingBox())!.y).toBeGreaterThanOrEqual(add.y + add.height);
    await rowOf(page, 'Cleo Paint').getByText('Pending').waitFor();
    expect((await stored(id)).status).toBe('pending');
  });

  it('is reached with the arrow keys, and stands in words on the card of a phone', async () => {
    const input = { category: 'Repairs', amount: 10 };
    await addRecord(app, 'Expense', { ...input, vendor: 'Dora Glass' });
    const page = await open('accounts', '/expenses?q=Dora+Glass');
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

    await addRecord(app, 'Expense', { ...input, vendor: 'Emil Roof' });
    const phone = await open('accounts', '/expenses?q=Emil+Roof', { width: 390 });
    const approve = phone.getByRole('button', { name: 'Approve Emil Roof, $10.00' });
    await expect.poll(() => approve.innerText()).toBe('Approve');
    expect(await violationsOf(phone)).toEqual([]);
    await approve.click();
    await phone.getByRole('listitem').getByText('Approved').waitFor();
  });

  it('is offered to nobody who may not edit', async () => {
    const page = await open('trainer', '/attendance-shift');
    await page.getByRole('row').nth(1).waitFor();
    await expectAbsent(page.getByRole('button', { name: /^Clock out/ }));
    await page.goto(`${app.url}/members`);
    await page.getByRole('row').nth(1).waitFor();
    await expectAbsent(page.getByRole('button', { name: /^Renew/ }));
  });

  it('clocks an employee out with the hours worked', async () => {
    const employees = await executeGraphql(app, '{ employees(page: { limit: 1 }) { items { id name } } }');
    const [employee] = employees['employees']!['items'] as { id: string; name: string }[];
    const id = await addRecord(app, 'Attendance', {
      employeeId: employee!.id,
      attendanceDate: day(0),
      status: 'present',
      checkInTime: new Date(Date.now() - 4.5 * 3_600_000).toISOString(),
    });
    const begin = Date.now();
    const page = await open('reception', '/attendance-shift?sort=-attendanceDate');
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
  });
});

const addMember = (name: string) =>
  addRecord(app, 'Member', {
    name,
    email: `${name.split(' ')[0]}@mail.example`,
    phone: '5550103',
    membershipType: 'Premium',
    membershipStartDate: day(-360),
    membershipEndDate: day(5),
  });

describe('a change to review', () => {
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

  it('opens the record with proposed values, and saves nothing before the user does', async () => {
    const id = await addPass('Zoe Quinn');
    const page = await open('reception', '/parking-passes?q=Zoe+Quinn');
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
    expect(shown(await endOf(id))).toBe(end);
    await expectAbsent(page.getByRole('button', { name: renewal }));
  });

  it('shows what somebody else has changed meanwhile', async () => {
    const id = await addPass('Yara Quinn');
    const page = await open('reception', '/parking-passes?q=Yara+Quinn');
    await page.getByRole('button', { name: renewal }).click();
    const dialog = dialogOf(page, 'Edit Parking Pass');
    await dialog.getByText('Check the proposed changes').waitFor();
    await update('ParkingPass', id, { validUntil: day(50) });
    await dialog.getByRole('button', { name: 'Update' }).click();
    await page
      .getByRole('alertdialog')
      .or(page.getByRole('dialog'))
      .getByText(shown(day(50)))
      .waitFor();
    expect(await endOf(id)).toBe(day(50));
  });

  it('is only shown to users who may not edit', async () => {
    const id = await addMember('Xena Quinn');
    const page = await open('trainer', `/members?id=${id}&set.name=Somebody+Else`);
    const dialog = dialogOf(page, 'Member');
    await expect.poll(() => textBox(dialog, 'Name').inputValue()).toBe('Xena Quinn');
    await expectAbsent(dialog.getByText('Check the proposed changes'));
  });
});

describe('a step with a URL of its own', () => {
  it('renews the contract of a member, and signs up a member without one', async () => {
    const id = await addMember('Wim Quinn');
    const page = await open('reception', '/members?q=Wim+Quinn');
    await page.getByRole('button', { name: 'Renew Wim Quinn' }).click();
    await dialogOf(page, 'Sign Up').waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe(`/members/${id}`);

    const plan = await addRecord(app, 'MembershipPlan', {
      planName: 'Quinn Monthly',
      price: 31,
      duration: 12,
    });
    await executeGraphql(app, 'mutation ($input: SignUpInput!) { signUp(input: $input) { preview } }', {
      input: { memberId: id, planId: plan, startDate: day(-20), endDate: day(5) },
    });
    await page.goto(`${app.url}/members?q=Wim+Quinn`);
    await page.getByRole('button', { name: 'Renew Wim Quinn' }).click();
    await dialogOf(page, 'Renew Contract').waitFor();
  });
});

describe('a record to add', () => {
  it('opens on the screen of another resource with its values, for those who may add it', async () => {
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
    const page = await open('reception', '/billing?q=NEXT-1');
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
  });
});
