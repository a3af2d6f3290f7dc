import { readFile } from 'node:fs/promises';
import { budgets } from '@gym/hub-build/budgets';
import {
  addRecord,
  changeGrant,
  combobox,
  contrastViolationsOf,
  dialogOf,
  executeGraphql,
  expectAbsent,
  expectAccessible,
  failOperation,
  failureLines,
  openPage,
  type Page,
  type PageOptions,
  showTheme,
  textBox,
  toastOf,
  tokenOf,
  visit,
} from '@gym/hub-kit/testing';
import type { Locator } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { followRequests } from '../../../gateway/testing/requests.ts';
import { useTestApp } from '../../../gateway/testing/test-app.ts';

const app = useTestApp();
let ada: string;
let tara: string;
let emil: string;
let invoice: string;
let bea: string;

/** Ada owes for an overdue invoice, trains tomorrow, and her membership ends in three days. */
beforeAll(async () => {
  tara = await addRecord(app, 'Trainer', {
    name: 'Tara Stone',
    email: 'tara@example.com',
    phone: '212-555-0102',
    specializations: ['Yoga'],
    joiningDate: '2024-02-01',
    salary: 3000,
    emergencyContact: 'Tom Stone',
    emergencyPhone: '212-555-0103',
  });
  ada = await addRecord(app, 'Member', {
    name: 'Ada Adams',
    email: 'ada@example.com',
    phone: '212-555-0100',
    membershipType: 'Premium',
    membershipEndDate: dayFromNow(3),
    assignedTrainerId: tara,
  });
  invoice = await addRecord(app, 'BillingRecord', {
    memberId: ada,
    invoiceNumber: 'I-1',
    invoiceDate: '2026-01-01',
    dueDate: '2026-01-31',
    amount: 30,
    paymentStatus: 'overdue',
  });
  for (const [date, sessionType] of [
    [dayFromNow(0), 'Boxing'],
    [dayFromNow(1), 'Yoga'],
  ] as const)
    await addRecord(app, 'Session', {
      memberId: ada,
      trainerId: tara,
      sessionType,
      date,
      startTime: '09:00',
      endTime: '10:00',
      status: sessionType === 'Boxing' ? 'completed' : 'scheduled',
    });
  emil = await addRecord(app, 'Employee', {
    name: 'Emil Noon',
    email: 'emil@example.com',
    phone: '212-555-0104',
    position: 'Manager',
    department: 'Sales',
    hireDate: '2024-01-01',
    salary: 4000,
  });
  bea = await addRecord(app, 'Member', {
    name: 'Bea Burns',
    email: 'bea@example.com',
    phone: '212-555-0105',
  });
  for (let day = 10; day < 22; day++)
    await addRecord(app, 'BillingRecord', {
      memberId: bea,
      invoiceNumber: `B-${day}`,
      invoiceDate: `2026-01-${day}`,
      dueDate: '2026-02-28',
      amount: 30,
    });
  await addRecord(app, 'Attendance', { employeeId: emil, attendanceDate: dayFromNow(0), status: 'late' });
});

/** A day so many days from today, by the clock of the pages of tests. */
function dayFromNow(days: number): string {
  const date = Date.now() + days * 86_400_000;
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(date);
}

type OpenOptions = Omit<PageOptions, 'token'> & { as?: string };

async function open(path: string, { as = 'admin', ...options }: OpenOptions = {}): Promise<Page> {
  return openPage(app.url + path, { token: await tokenOf(app, as), ...options });
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const overview = (page: Page) => page.getByRole('region', { name: 'Overview' });
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const openMore = (page: Page) => page.getByRole('button', { name: 'More', exact: true }).click();
const action = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

async function factOf(page: Page, label: string): Promise<Locator> {
  const fact = overview(page)
    .locator('div', { has: page.locator('dt', { hasText: label }) })
    .last()
    .locator('dd');
  await fact.waitFor();
  return fact;
}

/** The titles of the sections in their order. */
const sections = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 }).allInnerTexts();

describe('the page of a member', () => {
  it('shows what other hubs know, leads to new records, and is edited', async () => {
    const page = await open(`/members/${ada}`);
    await heading(page, 'Ada Adams').waitFor();
    await expect.poll(() => page.title()).toBe('Ada Adams · Gym Management System');
    await overview(page).getByText('Active', { exact: true }).waitFor();
    await expect
      .poll(async () => (await factOf(page, 'Phone')).getByRole('link').getAttribute('href'))
      .toBe('tel:2125550100');
    await expect
      .poll(async () => (await factOf(page, 'Email')).getByRole('link').getAttribute('href'))
      .toBe('mailto:ada@example.com');
    await expect.poll(async () => (await factOf(page, 'Open Amount')).innerText()).toBe('$30.00');
    await expect.poll(async () => (await factOf(page, 'Next Session')).innerText()).toContain('09:00 · Yoga');
    await overview(page).getByText('1 overdue invoice: $30.00').waitFor();
    await overview(page)
      .getByText(/^The membership ends on/)
      .waitFor();
    await overview(page).getByText('There is no complete emergency contact.').waitFor();
    await expectAccessible(page);

    for (const [name, title] of [
      ['Book session', 'Add Session'],
      ['Add parking pass', 'Add Parking Pass'],
      ['Add invoice', 'Add New Billing Record'],
    ] as const) {
      await openMore(page);
      await action(page, name).click();
      const dialog = dialogOf(page, title);
      await expect.poll(() => combobox(dialog, 'Member').inputValue(), { message: name }).toBe('Ada Adams');
      await page.goBack();
      await heading(page, 'Ada Adams').waitFor();
    }
    await expect
      .poll(() => action(page, 'Take payment').getAttribute('href'))
      .toContain(`set.billingId=${invoice}`);
    await action(page, 'Take payment').click();
    const payment = dialogOf(page, 'Add New Payment');
    await expect.poll(() => combobox(payment, 'Member').inputValue()).toBe('Ada Adams');
    await expect.poll(() => combobox(payment, 'Related Invoice').inputValue()).toContain('I-1');
    await page.goBack();

    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const dialog = dialogOf(page, 'Edit Member');
    await textBox(dialog, 'Emergency Contact').fill('Bob Adams');
    await textBox(dialog, 'Emergency Phone').fill('212-555-0199');
    await dialog.getByRole('button', { name: 'Update' }).click();
    await toastOf(page, 'Member updated successfully').waitFor();
    await overview(page).getByText('There is no complete emergency contact.').waitFor({ state: 'detached' });
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await (await factOf(page, 'Assigned Trainer')).getByRole('link', { name: 'Tara Stone' }).click();
    await heading(page, 'Tara Stone').waitFor();
  });

  it('has the sections of all hubs, each loaded when it comes near, and downloads and prints all of them', async () => {
    const page = await open(`/members/${ada}`, { height: 400 });
    const requested: string[] = [];
    page.on('request', request => {
      if (request.url().endsWith('/graphql') && request.method() === 'POST')
        requested.push((request.postDataJSON() as { operationName: string }).operationName);
    });
    await section(page, 'Invoices').waitFor();
    await expect
      .poll(() => sections(page))
      .toEqual([
        'Notes',
        'Account',
        'Invoices',
        'Contract',
        'Visits',
        'Sessions',
        'Diet Plans',
        'Parking Passes',
        'Rewards',
        'Referrals',
        'Payments',
        'Messages',
        'History',
      ]);
    expect(requested).not.toContain('MemberPayments');
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Payments' }).click();
    await section(page, 'Payments').getByText('No payments yet').waitFor();
    expect(requested).toContain('MemberPayments');
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Sessions' }).click();
    await section(page, 'Sessions').getByText('Boxing').waitFor();
    await section(page, 'Sessions').getByRole('link', { name: 'Tara Stone' }).first().waitFor();
    await section(page, 'Sessions').getByRole('link', { name: 'Show in the list' }).click();
    await heading(page, 'Training Sessions Management').waitFor();
    await expect.poll(() => page.url()).toContain(`f.memberId=${ada}`);

    await visit(page, `/members/${bea}`);
    const account = section(page, 'Account');
    await account.scrollIntoViewIfNeeded();
    // The newest ten, and the titles.
    await expect.poll(() => account.getByRole('row').count()).toBe(11);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      account.getByRole('button', { name: 'CSV', exact: true }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^account-entries-\d{4}-\d\d-\d\d\.csv$/);
    const csvLines = (await readFile(await file.path(), 'utf8')).split('\r\n');
    expect(csvLines).toHaveLength(13);
    expect(csvLines[0]).toBe('\uFEFFDate,Number,Type,Description,Amount,Balance');
    expect(csvLines[12]).toBe('2026-01-10,B-10,Invoice,membership,30,30');

    await page.evaluate(() => {
      window.print = () => void document.documentElement.setAttribute('data-printed', '');
    });
    await openMore(page);
    const more = page.getByRole('dialog', { name: 'More' });
    await more.getByRole('button', { name: 'Print', exact: true }).click();
    await page.locator('[data-printed]').waitFor();
    for (const name of ['Payments', 'Rewards', 'History'])
      await expectAbsent(section(page, name).getByRole('status'));
    await expect.poll(() => section(page, 'Payments').getByText('No payments yet').isVisible()).toBe(true);
    await page.emulateMedia({ media: 'print' });
    await expectAbsent(page.getByRole('button'));
    await expectAbsent(page.getByRole('navigation'));
    await expect.poll(() => heading(page, 'Bea Burns').isVisible()).toBe(true);
  });

  it('shows nothing that the role may not view, and says what is missing when that becomes all of it', async () => {
    const page = await open(`/members/${ada}`, {
      as: 'trainer',
      expected: [/requires the permission/, /Failed to fetch/],
    });
    await section(page, 'Diet Plans').waitFor();
    await expect
      .poll(() => sections(page))
      .toEqual(['Notes', 'Contract', 'Visits', 'Sessions', 'Diet Plans', 'History']);
    await expectAbsent(overview(page).getByText('Open Amount'));
    await expectAbsent(page.getByRole('button', { name: 'Edit', exact: true }));
    await expectAbsent(action(page, 'Take payment'));
    await action(page, 'Book session').waitFor();
    await changeGrant(app, 'Trainer', 'members', { canView: false });
    await page.getByText('Your role does not include “Members: View”.').waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/');
    await changeGrant(app, 'Trainer', 'members', { canView: true });
  });

  it('has one row of actions and the others in a menu, and fits a phone, in light and dark', async () => {
    const page = await open(`/members/${ada}`);
    const actions = page.locator('article header').locator('a:visible, button:visible');
    for (const [width, names] of [
      [1440, ['Edit', 'Sign up', 'Take payment', 'Book session', 'More']],
      [390, ['Edit', 'Sign up', 'Take payment', 'More']],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await action(page, 'Sign up').waitFor();
      await action(page, 'Take payment').waitFor();
      await expect.poll(() => actions.allInnerTexts()).toEqual(names);
      const tops = () =>
        actions.evaluateAll(all => all.map(element => Math.round(element.getBoundingClientRect().top)));
      await expect.poll(async () => new Set(await tops()).size).toBe(1);
      await openMore(page);
      await action(page, 'Add invoice').waitFor();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await action(page, 'Add invoice').waitFor({ state: 'hidden' });
    }
    await section(page, 'Invoices').scrollIntoViewIfNeeded();
    await section(page, 'Invoices').getByText('I-1').waitFor();
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
      .toBeLessThanOrEqual(0);
    await expectAccessible(page);
    await showTheme(page, 'dark');
    expect(await contrastViolationsOf(page)).toEqual([]);
  });

  it('translates the words of the product, and not what the club has typed', async () => {
    await addRecord(app, 'MasterDataItem', {
      page: 'Members',
      dropdownName: 'membership_type',
      value: 'Active',
      displayText: 'Active',
    });
    const id = await addRecord(app, 'Member', {
      name: 'Cara Cole',
      email: 'cara@example.com',
      phone: '212-555-0106',
      membershipType: 'Active',
      status: 'active',
    });
    const speak = (language: string) =>
      executeGraphql(app, `mutation { updateMySettings(patch: { language: ${language} }) { language } }`);
    await speak('de');
    const page = await open(`/members/${id}`);
    const status = page.getByRole('article').getByText(/^(Aktiv|Active)$/);
    await expect.poll(() => status.allInnerTexts()).toEqual(['Aktiv', 'Active']);
    await speak('en');
  });

  it('requests no more than a list until its header shows', async () => {
    const page = await openPage('about:blank');
    await page.addInitScript(`localStorage.setItem('token', '${await tokenOf(app, 'admin')}')`);
    const requests = await followRequests(page, { slow: true, until: 'MemberPage', except: 'MySettings' });
    await page.goto(`${app.url}/members/${ada}`);
    await heading(page, 'Ada Adams').waitFor();
    expect(requests.list().length, requests.list().join('\n')).toBeLessThanOrEqual(budgets.requests);
    expect(await requests.scripts(), 'in all, in bytes').toBeLessThanOrEqual(budgets.firstList);
  });

  it('keeps what fails in one hub there, and offers another attempt when the record cannot be fetched', async () => {
    const page = await open('/memberships', { expected: [/./] });
    await page.route('**/hubs/mf-accounts/**', route => route.abort());
    await page.goto(`${app.url}/members/${ada}`);
    await overview(page).getByText('Accounts is not available').waitFor();
    await section(page, 'Invoices').scrollIntoViewIfNeeded();
    await section(page, 'Invoices').getByRole('alert').waitFor();
    await section(page, 'Sessions').getByText('Boxing').waitFor();
    await page.unroute('**/hubs/mf-accounts/**');
    await section(page, 'Invoices').getByRole('button', { name: 'Try again' }).click();
    await section(page, 'Invoices').getByText('I-1').waitFor();
    app.errors.splice(0);

    const tryAgain = page.getByRole('main').getByRole('button', { name: 'Try again' });
    const mend = await failOperation(page, 'MemberPage', 'no answer');
    await visit(page, `/members/${bea}`);
    await tryAgain.waitFor();
    await mend();
    await tryAgain.click();
    await heading(page, 'Bea Burns').waitFor();
  });

  it('that does not exist says so, with a way back', async () => {
    const page = await open('/members/999999', { expected: failureLines });
    for (const id of ['999999', 'nobody']) {
      if (id !== '999999') await visit(page, `/members/${id}`);
      await page.getByText('This member was not found').waitFor();
      await page.getByRole('link', { name: 'Show all members' }).click();
      await heading(page, 'Members Management').waitFor();
    }
  });
});

it('the pages of a trainer and of an employee show their work', async () => {
  const page = await open(`/trainers/${tara}`);
  await heading(page, 'Tara Stone').waitFor();
  const week = section(page, 'Week');
  await week.getByText('Boxing').waitFor();
  await week.getByRole('button', { name: 'Previous week' }).click();
  await week.getByText('Boxing').waitFor({ state: 'detached' });
  await week.getByRole('button', { name: 'This week' }).click();
  await week.getByRole('link', { name: 'Ada Adams' }).first().waitFor();
  await section(page, 'Members').getByRole('link', { name: 'Ada Adams' }).waitFor();
  const statistics = section(page, 'Statistics');
  await statistics.scrollIntoViewIfNeeded();
  await expect.poll(() => statistics.locator('dd').allInnerTexts()).toEqual(['2', '1', '1']);
  await statistics.getByRole('img').or(statistics.locator('canvas')).first().waitFor();
  await expectAccessible(page);

  await visit(page, `/employee-details/${emil}`);
  await section(page, 'Attendance').getByText('Late').waitFor();
  await expect
    .poll(() => sections(page))
    .toEqual(['Notes', 'Attendance', 'Commissions', 'Salary', 'Payroll', 'History']);
  await section(page, 'Payroll').getByText('No payroll records yet').waitFor();
  await expectAccessible(page);
});
