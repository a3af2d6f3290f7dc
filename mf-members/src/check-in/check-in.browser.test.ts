import {
  addRecord,
  dialogOf,
  executeGraphql,
  expectAccessible,
  openPage,
  tokenOf,
  useClub,
  visit,
  type Page,
} from '@gym/hub-kit/testing';
import { beforeAll, expect, it } from 'vitest';

const club = useClub();
let locationId: string;

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function addMember(name: string, cardNumber: string, contract?: object): Promise<string> {
  const email = `${cardNumber.toLowerCase()}@example.com`;
  const memberId = await addRecord(club, 'Member', { name, email, phone: '555-0100', cardNumber });
  if (contract) {
    const planName = `Plan of ${name}`;
    const planId = await addRecord(club, 'MembershipPlan', { planName, duration: 12, price: 600 });
    const dates = { startDate: day(-30), endDate: day(300) };
    await addRecord(club, 'Contract', { memberId, planId, price: 50, ...dates, ...contract });
  }
  return memberId;
}

beforeAll(async () => {
  locationId = await addRecord(club, 'Location', {
    name: 'Main House',
    address: '1 Main Street',
    city: 'Boston',
    state: 'MA',
    zipCode: '02101',
  });
  await addMember('Ann Lee', 'C-1', {});
  await addMember('Ben Brown', 'C-2', { startDate: day(-60), endDate: day(-2) });
  await addMember('Cat Cole', 'C-3');
});

const lineOf = (page: Page) => page.getByRole('combobox', { name: 'Card or name' });
const resultOf = (page: Page) => page.getByRole('region', { name: 'Result' });

async function scan(page: Page, text: string) {
  await lineOf(page).fill(text);
  await page.keyboard.press('Enter');
}

it('a desk', async () => {
  const page = await openPage(`${club.url}/check-in`, { token: await tokenOf(club, 'reception') });
  await lineOf(page).waitFor();
  await scan(page, 'C-1');
  await resultOf(page).getByText('Allowed').waitFor();
  console.log(await page.locator('main').innerText());
  await expectAccessible(page);
});
void [dialogOf, executeGraphql, visit, expect, locationId!];
