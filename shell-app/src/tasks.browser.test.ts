/** How many clicks and keys frequent tasks of staff take in the demo data, and that they take no more. */
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { executeGraphql, openPage, type Page, tokenOf, visit } from '@gym/hub-kit/testing';
import { useTestApp } from '../../gateway/testing/test-app.ts';

const app = useTestApp({ demo: true });

/** Works a page with mouse and keyboard, and counts. */
class Staff {
  clicks = 0;
  /** Pressed keys and typed characters. */
  keys = 0;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get dialog() {
    return this.page.getByRole('dialog');
  }

  async click(target: Locator) {
    await target.click();
    this.clicks++;
  }

  /** Types where the focus is. */
  async type(text: string) {
    await this.page.keyboard.type(text);
    this.keys += text.length;
  }

  async press(key: string) {
    await this.page.keyboard.press(key);
    this.keys++;
  }

  async tabTo(target: Locator) {
    for (let left = 200; left > 0; left--) {
      if (await target.evaluate(element => element.contains(element.ownerDocument.activeElement))) return;
      await this.press('Tab');
    }
    throw new Error('Tab does not reach it');
  }

  async open(category: string, entry: string) {
    const link = this.page.getByRole('link', { name: entry, exact: true });
    if (!(await link.isVisible())) await this.click(this.page.getByRole('button', { name: category }));
    await this.click(link);
  }

  async add(label: string, name: 'textbox' | 'combobox', first: string) {
    await this.click(this.page.getByRole('button', { name: label }).first());
    const field = this.dialog.getByRole(name, { name: first, exact: true });
    await field.waitFor();
    await this.tabTo(field);
  }

  /** Takes the first option of the combobox that has the focus. */
  async takeOption(option: RegExp) {
    await this.page.getByRole('option', { name: option }).first().waitFor();
    await this.press('ArrowDown');
    await this.press('Enter');
  }

  /** Opens a drop-down and chooses: two clicks. The browser draws its list, which no test can click. */
  async select(label: string, choice: string) {
    await this.dialog.getByRole('combobox', { name: label, exact: true }).selectOption(choice);
    this.clicks += 2;
  }

  async save(message: string) {
    await this.click(this.dialog.getByRole('button', { name: 'Save', exact: true }));
    await this.page.getByText(message).first().waitFor();
    await this.dialog.waitFor({ state: 'detached' });
  }

  /** Takes a payment for the first invoice of the list. */
  async takePayment() {
    await this.click(this.page.getByRole('button', { name: /^Take payment / }).first());
    await this.dialog
      .getByText(/Open \$[\d,.]+/)
      .first()
      .waitFor();
    await this.select('Payment Method', 'Cash');
    await this.save('Payment created successfully');
    await expectPaid();
  }
}

async function signedIn(username: string): Promise<Page> {
  const page = await openPage(app.url, { token: await tokenOf(app, username) });
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

/** Who begins another task: on the dashboard, where no category of the navigation is open. */
async function beginAgain(page: Page): Promise<Staff> {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await visit(page, '/');
  const open = page.getByRole('navigation', { name: 'Main' }).locator('button[aria-expanded="true"]');
  await open.click();
  await open.waitFor({ state: 'detached' });
  return new Staff(page);
}

/** The payment made last settles its invoice. */
async function expectPaid() {
  const { payments } = await executeGraphql(
    app,
    `{ payments(sort: [{ field: createdAt, direction: DESC }], page: { limit: 1 }) {
      items { amount billing { openAmount paymentStatus } } } }`,
  );
  const [payment] = payments!['items'] as { amount: number; billing: object }[];
  expect(payment!.amount).toBeGreaterThan(0);
  expect(payment!.billing).toEqual({ openAmount: 0, paymentStatus: 'paid' });
}

function expectEffort(task: string, staff: Staff, most: { clicks: number; keys: number }) {
  const { clicks, keys } = staff;
  console.log(`${task}: ${clicks} clicks, ${keys} keys`);
  expect(clicks, `clicks to ${task}`).toBeLessThanOrEqual(most.clicks);
  expect(keys, `keys to ${task}`).toBeLessThanOrEqual(most.keys);
}

test('reception signs up a member, answers a question, takes a payment and crosses a list', async () => {
  const page = await signedIn('reception');
  await signUpMember(new Staff(page));
  await answerQuestion(await beginAgain(page));
  await takePaymentOnInvoice(await beginAgain(page));
  await crossList(await beginAgain(page));
});

/** With an invoice and its payment. */
async function signUpMember(staff: Staff) {
  const { page, dialog } = staff;
  await staff.open('Member Hub', 'Members');
  await staff.add('Add Member', 'textbox', 'Name');
  await staff.type('Zoe Quinn');
  await staff.press('Tab');
  await staff.type('zoe@mail.example');
  await staff.press('Tab');
  await staff.type('5550103');
  await staff.select('Membership Type', 'Premium');
  await staff.save('Member created successfully');

  await staff.open('Accounts', 'Billing');
  await staff.add('Add Billing', 'combobox', 'Member');
  await staff.type('Zoe Q');
  await staff.takeOption(/Zoe Quinn/);
  await staff.click(dialog.getByRole('textbox', { name: 'Amount', exact: true }));
  await staff.type('80');
  await staff.save('Billing record created successfully');
  await page.getByRole('row').nth(1).getByText('Zoe Quinn').waitFor();
  await staff.takePayment();
  expectEffort('sign up a member', staff, { clicks: 15, keys: 43 });
}

/** When a membership ends and what the member owes. */
async function answerQuestion(staff: Staff) {
  const { member } = await openInvoice();
  const { page, dialog } = staff;
  await staff.open('Member Hub', 'Members');
  await staff.click(page.getByRole('searchbox'));
  await staff.type(member.email);
  await page.getByText('1–1 of 1').waitFor();
  await staff.click(page.getByRole('gridcell', { name: member.email, exact: true }));
  const end = dialog.getByRole('textbox', { name: 'Membership End Date', exact: true });
  await expect.poll(() => end.inputValue()).toMatch(/^\d\d\/\d\d\/\d{4}$/);
  await staff.click(dialog.getByRole('button', { name: 'Invoices' }));
  await dialog.getByText(/^Open \$/).waitFor();
  expectEffort('answer a member', staff, { clicks: 5, keys: member.email.length });
}

async function takePaymentOnInvoice(staff: Staff) {
  const { member } = await openInvoice();
  const { page } = staff;
  await staff.open('Accounts', 'Billing');
  await staff.click(page.getByRole('searchbox'));
  await staff.type(member.name);
  await page
    .getByRole('button', { name: /^Take payment / })
    .first()
    .waitFor();
  await page.getByRole('row').nth(1).getByText(member.name).waitFor();
  await staff.takePayment();
  expectEffort('take a payment', staff, { clicks: 7, keys: member.name.length });
}

test('approve 20 expenses', async () => {
  const input = { category: 'Repairs', vendor: 'Ada Plumbing', amount: 10 };
  for (let i = 0; i < 20; i++)
    await executeGraphql(app, 'mutation ($input: ExpenseInput!) { createExpense(input: $input) { id } }', {
      input,
    });
  const page = await signedIn('accounts');
  const staff = new Staff(page);
  const line = page.getByRole('link', { name: /expenses to approve/ });
  await line.waitFor();
  const pending = Number.parseInt(await line.innerText());
  await staff.click(line);
  for (let done = 0; done < 20; done++) {
    await page
      .getByText(`of ${pending - done}`, { exact: false })
      .first()
      .waitFor();
    await staff.click(page.getByRole('button', { name: /^Approve / }).first());
  }
  await page
    .getByText(`of ${pending - 20}`, { exact: false })
    .first()
    .waitFor();
  expectEffort('approve 20 expenses', staff, { clicks: 21, keys: 0 });
});

async function crossList(staff: Staff) {
  const { page } = staff;
  await staff.open('Member Hub', 'Members');
  await page.getByRole('row').nth(10).waitFor();
  await page.getByRole('searchbox').focus();
  await staff.tabTo(page.getByRole('navigation', { name: 'Pages' }));
  expectEffort('cross the list of members by keyboard', staff, { clicks: 2, keys: 8 });
}

/** An overdue invoice of a member whose e-mail address no other member has. */
async function openInvoice(): Promise<{ member: { name: string; email: string } }> {
  const { billingRecords } = await executeGraphql(
    app,
    `{ billingRecords(filter: { paymentStatus: { eq: "overdue" } }, page: { limit: 1 }) {
      items { member { name email } } } }`,
  );
  return (billingRecords!['items'] as { member: { name: string; email: string } }[])[0]!;
}
