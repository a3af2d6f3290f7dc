import {
  addRecord,
  executeGraphql,
  expectAbsent,
  openPage,
  rowOf,
  toastOf,
  tokenOf,
  useClub,
} from '@gym/hub-kit/testing';
import { beforeAll, expect, it } from 'vitest';
import { addEmployee } from '../staff.fixture.ts';

const app = useClub();
const ids = new Map<string, string>();

beforeAll(async () => {
  for (const name of ['Ann Lee', 'Bob Ray', 'Cy Orr']) {
    const id = await addRecord(app, 'Payroll', {
      employeeId: await addEmployee(app, name, { salary: 36_000 }),
      payPeriodStart: '2026-01-01',
      payPeriodEnd: '2026-01-31',
      baseSalary: 3000,
      paymentDate: '2026-01-31',
    });
    await executeGraphql(app, 'mutation ($ids: [ID!]!) { approvePayroll(ids: $ids) }', { ids: [id] });
    ids.set(name, id);
  }
});

const open = async (expected: RegExp[] = []) => {
  const page = await openPage(`${app.url}/payroll`, { token: await tokenOf(app, 'accounts'), expected });
  await page.getByRole('button', { name: 'Pay Bob Ray, 01/31/2026' }).waitFor();
  return page;
};

const stored = async (name: string) => {
  const { record } = await executeGraphql(
    app,
    'query ($id: ID!) { record: payrollRecord(id: $id) { paymentStatus bonus version } }',
    { id: ids.get(name) },
  );
  return record;
};

it('a payment of a row that a colleague has changed meanwhile is rejected, and nothing can be undone', async () => {
  const page = await open([/^error: Failed to /]);
  await executeGraphql(app, 'mutation ($id: ID!) { updatePayroll(id: $id, patch: { bonus: 50 }) { id } }', {
    id: ids.get('Ann Lee'),
  });
  await page.getByRole('button', { name: 'Pay Ann Lee, 01/31/2026' }).click();
  await page.locator('[data-sonner-toast]', { hasText: 'Failed to pay payroll record' }).waitFor();
  await expectAbsent(page.getByRole('button', { name: 'Undo' }));
  expect(await stored('Ann Lee')).toMatchObject({ paymentStatus: 'pending', bonus: 50 });
});

it('two clicks pay once, and Undo takes back the payment', async () => {
  const page = await open();
  const before = (await stored('Bob Ray'))!['version'] as number;
  let sent = 0;
  const released = Promise.withResolvers<void>();
  await page.route('**/graphql', async route => {
    const { query = '' } = (route.request().postDataJSON() ?? {}) as { query?: string };
    if (!query.startsWith('mutation')) return route.fallback();
    sent += 1;
    await released.promise;
    return route.fallback();
  });
  const pay = page.getByRole('button', { name: 'Pay Bob Ray, 01/31/2026' });
  await pay.evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  released.resolve();
  await toastOf(page, 'Payroll record and its commissions paid').waitFor();
  expect(sent).toBe(1);
  await rowOf(page, 'Bob Ray').getByText('Paid', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await toastOf(page, 'Change undone').waitFor();
  expect(await stored('Bob Ray')).toMatchObject({ paymentStatus: 'pending', version: before + 2 });
});

it('Undo of a change whose entry is not found says so', async () => {
  const page = await open([/^error: /]);
  await page.getByRole('button', { name: 'Pay Cy Orr, 01/31/2026' }).click();
  await toastOf(page, 'Payroll record and its commissions paid').waitFor();
  await page.route('**/graphql', async route => {
    const { operationName } = (route.request().postDataJSON() ?? {}) as { operationName?: string };
    if (operationName !== 'SavedChange') return route.fallback();
    return route.fulfill({ json: { data: { page: { items: [], __typename: 'AuditEntryPage' } } } });
  });
  await page.getByRole('button', { name: 'Undo' }).click();
  await toastOf(
    page,
    'The change was not found, and nothing was undone. Look at the history of the record.',
  ).waitFor();
  await expect.poll(async () => (await stored('Cy Orr'))!['paymentStatus']).toBe('paid');
});
