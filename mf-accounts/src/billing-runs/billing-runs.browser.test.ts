import {
  addRecord,
  dialogOf,
  executeGraphql,
  expectAccessible,
  openPage,
  rowOf,
  toastOf,
  tokenOf,
  useClub,
} from '@gym/hub-kit/testing';
import { beforeAll, expect, it } from 'vitest';
import { today } from '@gym/hub-kit/format';

const club = useClub();
const soon = { timeout: 20_000 };

beforeAll(async () => {
  const memberId = await addRecord(club, 'Member', {
    name: 'Ann Lee',
    email: 'ann@example.com',
    phone: '2125550100',
  });
  const planId = await addRecord(club, 'MembershipPlan', {
    planName: 'Premium',
    duration: 12,
    durationUnit: 'months',
    price: 50,
    billingFrequency: 'monthly',
  });
  await executeGraphql(
    club,
    'mutation ($input: ContractInput!) { record: createContract(input: $input) { id } }',
    { input: { memberId, planId, price: 50, startDate: today() } },
  );
});

it('a run is previewed with its invoices, started, and reports what it created', async () => {
  const page = await openPage(`${club.url}/billing-runs`, { token: await tokenOf(club, 'accounts') });
  await page.getByRole('button', { name: 'Run Billing' }).click();
  const dialog = dialogOf(page, 'Run Billing');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await dialog.getByRole('row', { name: /Ann Lee/ }).waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Run', exact: true }).click();
  await toastOf(page, 'The billing run has started').waitFor();
  await rowOf(page, 'RUN-000001').waitFor();
  await expect.poll(() => rowOf(page, 'RUN-000001').innerText(), soon).toContain('Completed');
  await page.getByRole('link', { name: 'RUN-000001' }).click();
  const report = dialogOf(page, 'Billing run RUN-000001');
  await report.getByRole('row', { name: /Created.*Ann Lee/ }).waitFor();
  await expectAccessible(page);
});

it('reception views runs and starts none', async () => {
  const page = await openPage(`${club.url}/billing-runs`, { token: await tokenOf(club, 'reception') });
  await rowOf(page, 'RUN-000001').waitFor();
  expect(await page.getByRole('button', { name: 'Run Billing' }).count()).toBe(0);
});
