/** From the numbers of the dashboard to the rows that they count. */
import { addRecord, columnTexts, type Page, openPage, tokenOf, useClub, visit } from '@gym/hub-kit/testing';
import { beforeAll, expect, it } from 'vitest';

const app = useClub();

/** Three active members and one who left; of the payments, two count: 100.00 and -30.00. */
beforeAll(async () => {
  const member = { phone: '212-555-0106', membershipType: 'Basic' };
  const add = (name: string, values: object) =>
    addRecord(app, 'Member', {
      ...member,
      name,
      email: `${name.split(' ')[0]!.toLowerCase()}@example.com`,
      ...values,
    });
  const memberId = await add('Ada Adams', {});
  await add('Ben Brown', {});
  await add('Cara Cole', { joiningDate: '2020-01-31' });
  await add('Dan Dole', { joiningDate: '2020-01-31', status: 'inactive' });
  const payment = { memberId, paymentMethod: 'cash', paymentType: 'other', onAccount: false };
  const payments = [
    { amount: 100, paymentStatus: 'completed' },
    { amount: -30, paymentStatus: 'refunded' },
    { amount: 20, paymentStatus: 'refunded' },
    { amount: 50, paymentStatus: 'pending' },
    { amount: 70, paymentStatus: 'completed', paymentDate: '2020-01-31' },
  ];
  for (const [index, values] of payments.entries())
    await addRecord(app, 'Payment', { ...payment, paymentNumber: `P-${index}`, ...values });
});

/** How many rows a list shows. */
const expectRows = (page: Page, count: number) =>
  expect.poll(async () => (await columnTexts(page, 1)).length).toBe(count);

it('leads to as many rows as it says, from cards, overview and chart', async () => {
  const page = await openPage(app.url, { token: await tokenOf(app, 'admin') });
  for (const [name, rows] of [
    ['Total Members: 4', 4],
    ['2 new this month', 2],
    ['Active Members: 3', 3],
    ['New This Month: 2', 2],
    ['Monthly Revenue: $70.00', 2],
  ] as const) {
    await page.getByRole('link', { name, exact: true }).click();
    await expectRows(page, rows);
    await visit(page, '/');
  }
  const chart = page.getByRole('region', { name: 'Revenue and Costs' });
  await chart.getByRole('button', { name: 'Show as table' }).click();
  await chart.getByRole('link', { name: '$70.00' }).click();
  await expectRows(page, 2);
  await page.getByText('Counts In: Received').waitFor();
});
