import {
  addRecord,
  dialogOf,
  executeGraphql,
  expectAbsent,
  expectAccessible,
  failureLines,
  openPage,
  rowOf,
  toastOf,
  tokenOf,
  useClub,
} from '@gym/hub-kit/testing';
import { beforeAll, expect, it } from 'vitest';
import { addEmployee } from '../staff.fixture.ts';

const app = useClub();
const names = ['Ann Lee', 'Bob Ray', 'Cy Orr'];
const ids: string[] = [];

beforeAll(async () => {
  for (const name of names) {
    const employeeId = await addEmployee(app, name, { salary: 36_000 });
    ids.push(
      await addRecord(app, 'Payroll', {
        employeeId,
        payPeriodStart: '2026-01-01',
        payPeriodEnd: '2026-01-31',
        baseSalary: 3000,
        paymentDate: '2026-01-31',
      }),
    );
  }
});

it('selected records are approved and paid together, each with its own result', async () => {
  await addRecord(app, 'Payroll', {
    employeeId: await addEmployee(app, 'Eve Low', { salary: 36_000 }),
    payPeriodStart: '2025-12-01',
    payPeriodEnd: '2025-12-31',
    baseSalary: 3000,
    paymentDate: '2025-12-31',
  });
  await executeGraphql(app, 'mutation { closePeriod(month: "2025-12") { id } }');
  const token = await tokenOf(app, 'accounts');
  const page = await openPage(`${app.url}/payroll`, { token, expected: failureLines });
  const ofClosedMonth = page.getByRole('checkbox', { name: 'Select Eve Low, 12/31/2025' });
  await expect.poll(() => ofClosedMonth.isDisabled()).toBe(true);
  await expectAbsent(page.getByRole('button', { name: 'Approve Eve Low' }));
  await page.getByRole('checkbox', { name: 'Select Ann Lee, 01/31/2026' }).check();
  const bar = page.getByRole('group', { name: 'Selected rows' });
  await bar.getByText('1 selected').waitFor();
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).click();
  await bar.getByText('3 selected').waitFor();
  await expect.poll(() => bar.getByRole('button', { name: 'Pay (0)' }).isDisabled()).toBe(true);
  await expectAccessible(page);
  await executeGraphql(
    app,
    'mutation ($id: ID!) { record: updatePayroll(id: $id, patch: { paymentStatus: "cancelled" }) { id } }',
    {
      id: ids[1],
    },
  );
  await bar.getByRole('button', { name: 'Approve (3)' }).click();
  await toastOf(page, '2 payroll records approved').waitFor();
  await page.getByRole('alert').getByText('The payroll record of 2026-01-01 is cancelled').waitFor();
  await bar.getByText('1 selected').waitFor();
  await bar.getByRole('button', { name: 'Clear selection' }).click();
  await bar.waitFor({ state: 'detached' });
  for (const name of ['Ann Lee', 'Cy Orr'])
    await page.getByRole('checkbox', { name: `Select ${name}, 01/31/2026` }).check();
  await bar.getByRole('button', { name: 'Pay (2)' }).click();
  const confirm = dialogOf(page, 'Pay 2 payroll records');
  await confirm
    .getByText('$6,000.00 in all, with the commissions in them. The payment date is today.')
    .waitFor();
  await confirm.getByRole('button', { name: 'Pay' }).click();
  await toastOf(page, '2 payroll records paid').waitFor();
  for (const name of ['Ann Lee', 'Cy Orr'])
    await rowOf(page, name).getByText('Paid', { exact: true }).waitFor();
});

it('a selected record that the page no longer shows is named before it is approved', async () => {
  for (const index of Array.from({ length: 11 }, (_, index) => index))
    await addRecord(app, 'Payroll', {
      employeeId: await addEmployee(app, `Pat ${String(index).padStart(2, '0')}`, { salary: 36_000 }),
      payPeriodStart: '2026-03-01',
      payPeriodEnd: '2026-03-31',
      baseSalary: 3000,
      paymentDate: '2026-03-31',
    });
  const page = await openPage(`${app.url}/payroll?q=pat&size=10`, { token: await tokenOf(app, 'accounts') });
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check();
  const bar = page.getByRole('group', { name: 'Selected rows' });
  await page.getByRole('button', { name: 'Next page' }).click();
  const checkboxes = page.getByRole('checkbox', { name: /^Select Pat/ });
  await expect.poll(() => checkboxes.count()).toBe(1);
  await checkboxes.check();
  await bar.getByRole('button', { name: 'Approve (11)' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByText(/Not on this page: (.*Pat ){10}/s).waitFor();
  await question.getByRole('button', { name: 'Approve' }).click();
  await toastOf(page, '11 payroll records approved').waitFor();
});

it('a step under way asks before its screen is left, and stops with it', async () => {
  for (const name of ['Di Poe', 'Ed Fry', 'Flo Kay'])
    await addRecord(app, 'Payroll', {
      employeeId: await addEmployee(app, name, { salary: 36_000 }),
      payPeriodStart: '2026-02-01',
      payPeriodEnd: '2026-02-28',
      baseSalary: 3000,
      paymentDate: '2026-02-28',
    });
  const page = await openPage(`${app.url}/payroll?size=50`, { token: await tokenOf(app, 'accounts') });
  const requested: string[] = [];
  const released = Promise.withResolvers<void>();
  await page.route('**/graphql', async route => {
    const { query = '' } = (route.request().postDataJSON() ?? {}) as { query?: string };
    if (!query.startsWith('mutation')) return route.fallback();
    requested.push(query);
    await released.promise;
    await route.fallback();
  });
  for (const name of ['Di Poe', 'Ed Fry', 'Flo Kay'])
    await page.getByRole('checkbox', { name: `Select ${name}, 02/28/2026` }).check();
  const bar = page.getByRole('group', { name: 'Selected rows' });
  await bar.getByRole('button', { name: 'Approve (3)' }).click();
  await expect.poll(() => requested.length).toBe(1);
  const away = page.getByRole('link', { name: 'Dashboard' }).first();
  await away.click();
  const question = dialogOf(page, 'Stop and leave?');
  await question.getByRole('button', { name: 'Stay' }).click();
  await away.click();
  await question.getByRole('button', { name: 'Stop and leave' }).click();
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  released.resolve();
  await toastOf(page, '1 payroll record approved').waitFor();
  expect(requested).toHaveLength(1);
});

it('a pay is deleted after a question that says what follows, and returns', async () => {
  const employeeId = await addEmployee(app, 'Dee Fox', { salary: 36_000, hireDate: '2020-01-01' });
  await addRecord(app, 'EmployeePay', { employeeId, validFrom: '2026-01-01', salary: 42_000 });
  const page = await openPage(`${app.url}/employee-details/${employeeId}`, {
    token: await tokenOf(app, 'accounts'),
  });
  await page.getByRole('button', { name: 'Delete pay from 01/01/2026' }).click();
  const confirm = dialogOf(page, 'Delete pay from 01/01/2026');
  await confirm
    .getByText(
      'From 01/01/2026 on, $36,000.00 a year applies instead. The salary of the employee follows. Payroll records that were prepared already keep their amounts.',
    )
    .waitFor();
  await confirm.getByRole('button', { name: 'Delete' }).click();
  await toastOf(page, 'Pay record deleted successfully').waitFor();
  const pay = page.getByRole('main').getByText('From 01/01/2026');
  await pay.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await pay.waitFor();
});
