import { addDays, today } from '@gym/hub-kit/format';
import {
  addRecord,
  dialogOf,
  executeGraphql,
  expectAbsent,
  expectAccessible,
  failureLines,
  openPage,
  rowOf,
  tokenOf,
  useClub,
  visit,
  type Page,
} from '@gym/hub-kit/testing';
import { beforeAll, expect, it } from 'vitest';

const club = useClub();

async function addMember(name: string, cardNumber: string, contract?: object): Promise<string> {
  const email = `${cardNumber.toLowerCase()}@example.com`;
  const memberId = await addRecord(club, 'Member', { name, email, phone: '555-0100', cardNumber });
  if (contract) {
    const planId = await addRecord(club, 'MembershipPlan', {
      planName: `Plan of ${name}`,
      duration: 12,
      price: 600,
    });
    const days = { startDate: addDays(today(), -30), endDate: addDays(today(), 300) };
    await addRecord(club, 'Contract', { memberId, planId, price: 50, ...days, ...contract });
  }
  return memberId;
}

let annId: string;

beforeAll(async () => {
  const address = { address: '1 Main Street', city: 'Boston', state: 'MA', zipCode: '02101' };
  await addRecord(club, 'Location', { name: 'Main House', capacity: 80, ...address });
  annId = await addMember('Ann Lee', 'C-1', {});
  await addMember('Ben Brown', 'C-2', { endDate: addDays(today(), -2) });
  const catId = await addMember('Cat Cole', 'C-3', {});
  await addMember('Dan Dole', 'C-4', {});
  await addMember('Eve East', 'C-5', {});
  await executeGraphql(
    club,
    'mutation ($id: ID!) { updateMember(id: $id, patch: { cardNumber: "C-33" }) { id } }',
    { id: catId },
  );
  const trainerId = await addRecord(club, 'Trainer', {
    name: 'Tom Tall',
    email: 'tom@example.com',
    phone: '2125550101',
    salary: 3000,
    specializations: ['Yoga'],
  });
  const evening = { date: today(), startTime: '23:00', endTime: '23:59' };
  await addRecord(club, 'Session', { memberId: catId, trainerId, sessionType: 'Yoga', ...evening });
  await addRecord(club, 'Note', { memberId: annId, kind: 'alert', text: 'Owes a locker key' });
  await addRecord(club, 'BillingRecord', {
    memberId: annId,
    invoiceNumber: 'A-1',
    amount: 59,
    invoiceDate: addDays(today(), -40),
    dueDate: addDays(today(), -10),
  });
  await executeGraphql(
    club,
    'mutation ($patch: ClubSettingsPatch!) { updateClubSettings(patch: $patch) { version } }',
    { patch: { dunningSteps: [{ days: 1, action: 'block', fee: 0 }] } },
  );
  await executeGraphql(club, 'mutation { runDunning { fees } }');
});

const lineOf = (page: Page) => page.getByRole('combobox', { name: 'Card or name' });
const resultOf = (page: Page) => page.getByRole('region', { name: 'Result' });
const isFocused = (page: Page) => lineOf(page).evaluate(line => line === document.activeElement);

/** As a scanner does: the line has the focus, and nothing is clicked. */
async function scan(page: Page, text: string): Promise<void> {
  await expect.poll(() => isFocused(page)).toBe(true);
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

const open = async (path: string, expected: readonly RegExp[] = []) =>
  openPage(`${club.url}${path}`, { token: await tokenOf(club, 'reception'), expected });

it('a denied member pays and is let in; others by a name, a choice and a reason', async () => {
  const page = await open('/check-in');
  await scan(page, 'C-1');
  const result = resultOf(page);
  await result.getByText('Denied').waitFor();
  await result.getByText(/^Access is blocked: A-1, \$59\.00, due on /).waitFor();
  await result.getByText('Plan of Ann Lee').waitFor();
  const alert = page.getByRole('alert').filter({ hasText: 'Denied. Ann Lee. Access is blocked: A-1' });
  await alert.waitFor();
  await result.getByRole('button', { name: 'Done: Owes a locker key' }).click();
  await expectAbsent(result.getByText('Owes a locker key'));
  await expectAccessible(page);

  await result.getByRole('link', { name: 'Take payment' }).click();
  const payment = dialogOf(page, 'Add New Payment');
  await payment.getByRole('combobox', { name: 'Payment Method' }).selectOption('Cash');
  await payment.getByRole('combobox', { name: 'Payment Type' }).selectOption('Membership Fee');
  await payment.getByRole('button', { name: 'Save', exact: true }).click();
  await payment.waitFor({ state: 'detached' });
  await visit(page, '/check-in');
  await result.getByText('Denied').waitFor();
  await scan(page, 'C-1');
  await result.getByText('Allowed').waitFor();
  await page.getByRole('status').filter({ hasText: 'Allowed. Ann Lee' }).waitFor();

  // A part of a name is enough where one member has it; the reason takes two clicks.
  await scan(page, 'ben b');
  await result.getByText(/^The contract .* ended on /).waitFor();
  await result.getByRole('link', { name: 'Renew' }).waitFor();
  await result.getByRole('button', { name: 'Let in all the same' }).click();
  await page.keyboard.type('Renews tomorrow');
  await page.keyboard.press('Enter');
  await result.getByText('Let in by reception: Renews tomorrow').waitFor();

  await scan(page, 'X-99');
  await result.getByText('Unknown card').waitFor();
  const search = result.getByRole('link', { name: 'Search the members' });
  await expect.poll(() => search.getAttribute('href')).toBe('/members?q=X-99');

  // The lost card names the new one; the new one opens, and says what is next.
  await scan(page, 'C-3');
  await result.getByText('This card was replaced by the card C-33.').waitFor();
  await result.getByText('Denied').waitFor();

  await lineOf(page).fill('cat');
  await page.getByRole('option', { name: /Cat Cole/ }).click();
  await result.getByRole('heading', { name: 'Cat Cole' }).waitFor();
  await result.getByText('Allowed').waitFor();
  await result.getByText('Next session: 23:00, Yoga with Tom Tall').waitFor();
  await expect.poll(() => isFocused(page)).toBe(true);
  const inside = page.getByRole('region', { name: 'In now' });
  await expect.poll(() => inside.getByRole('listitem').allInnerTexts()).toEqual(['Main House\n3 of 80']);

  await visit(page, '/visits');
  await expect.poll(() => rowOf(page, 'Cat Cole').count()).toBe(2);
  await page.getByRole('button', { name: /^Check out Cat Cole/ }).click();
  await expectAbsent(page.getByRole('button', { name: /^Check out Cat Cole/ }));
  await visit(page, `/members/${annId}`);
  const visits = page.getByRole('region', { name: 'Visits' });
  // Sections load when they come in sight.
  await visits.scrollIntoViewIfNeeded();
  await visits.getByText(/^Access is blocked: A-1/).waitFor();
});

it('a second scan checks out', async () => {
  const page = await open('/check-in');
  const { result } = (await executeGraphql(
    club,
    `mutation ($input: CheckInInput!) { result: checkIn(input: $input) { outcome } }`,
    { input: { cardNumber: 'C-4', locationId: '1', scannedAt: new Date(Date.now() - 60_000).toISOString() } },
  )) as { result: unknown };
  expect(result).toEqual({ outcome: 'checked_in' });
  await scan(page, 'c-4');
  await resultOf(page).getByText('Checked out').waitFor();
  const recent = page.getByRole('region', { name: 'Last scans of this desk' });
  await expect.poll(() => recent.getByRole('listitem').innerText()).toMatch(/Dan Dole\s+Checked out$/);
});

it('scans without connection are kept, and decided once when it is back', async () => {
  const page = await open('/check-in', failureLines);
  await expect.poll(() => isFocused(page)).toBe(true);
  await page.context().setOffline(true);
  await scan(page, 'C-5');
  await resultOf(page).getByText('Not decided').waitFor();
  await scan(page, 'X-1');
  const lost = page.getByRole('region', { name: 'Scans without connection' });
  await lost.getByText('There is no connection. 2 scans are kept and not decided.').waitFor();
  await page.context().setOffline(false);
  await lost.getByText('Unknown card').waitFor();
  await lost.getByRole('link', { name: 'Eve East' }).waitFor();
  await expectAbsent(lost.getByText('Not decided'));
  const { visits } = (await executeGraphql(
    club,
    '{ visits(filter: { decidedBy: { eq: "desk" }, member: { name: { eq: "Eve East" } } }) { totalCount } }',
  )) as { visits: unknown };
  expect(visits).toEqual({ totalCount: 1 });
  await lost.getByRole('button', { name: 'Close' }).click();
  await expectAbsent(lost);
});
