import {
  addRecord,
  combobox,
  dialogOf,
  executeGraphql,
  expectAbsent,
  expectAccessible,
  failureLines,
  openPage,
  rowOf,
  textBox,
  toastOf,
  tokenOf,
  useClub,
  visit,
} from '@gym/hub-kit/testing';
import { beforeAll, it } from 'vitest';
import { addEmployee } from '../staff.fixture.ts';

const app = useClub();

beforeAll(async () => {
  const ann = await addEmployee(app, 'Ann Lee', { salary: 37_200 });
  await addRecord(app, 'Commission', {
    employeeId: ann,
    amount: 4000,
    commissionDate: '2026-03-10',
    paymentStatus: 'approved',
  });
  const march = 'periodStart: "2026-03-01", periodEnd: "2026-03-31"';
  const data = await executeGraphql(
    app,
    `mutation { prepared: preparePayroll(${march}) { records { id } } }`,
  );
  const ids = (data['prepared']!['records'] as { id: string }[]).map(({ id }) => id);
  await executeGraphql(app, 'mutation ($ids: [ID!]!) { approvePayroll(ids: $ids) payPayroll(ids: $ids) }', {
    ids,
  });
  await addRecord(app, 'EmployeePay', { employeeId: ann, validFrom: '2026-03-01', salary: 39_000 });
});

it('back pay and a cancelled commission are sources of the next record', async () => {
  const page = await openPage(`${app.url}/commissions`, { token: await tokenOf(app, 'accounts') });
  await page.getByRole('button', { name: 'Edit Ann Lee, 03/10/2026' }).click();
  const commission = dialogOf(page, 'Edit Commission');
  await combobox(commission, 'Payment Status').selectOption('cancelled');
  await commission.getByRole('button', { name: 'Update' }).click();
  await toastOf(page, 'Commission updated successfully').waitFor();

  await visit(page, '/payroll');
  await page.getByRole('button', { name: 'Run Payroll' }).click();
  const dialog = dialogOf(page, 'Run Payroll');
  await textBox(dialog, 'Pay Period Start').fill('04/01/2026');
  await textBox(dialog, 'Pay Period End').fill('04/30/2026');
  const preview = dialog.getByRole('region', { name: 'Preview' });
  await preview.getByText('Salary $3,250.00 · Bonus $150.00 · Deductions $3,400.00').click();
  await preview.getByText('600.00 of cancelled commissions follows with the next payroll record').waitFor();
  await preview.getByText('Back pay from 03/01/2026 to 03/31/2026').waitFor();
  await preview.getByText('Cancelled commission of 03/10/2026').waitFor();
  await preview.getByText('-$3,400.00').waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Create 1 record' }).click();
  await toastOf(page, '1 payroll record created').waitFor();

  await executeGraphql(app, 'mutation { updateMySettings(patch: { language: de }) { language } }');
  const german = await openPage(`${app.url}/payroll`, { token: await tokenOf(app, 'admin') });
  await german.getByRole('button', { name: 'Bearbeiten: Ann Lee, 04/30/2026' }).click();
  await german.getByText('Aus 3 Einträgen berechnet').click();
  await german.getByText('Gehaltsnachzahlung vom 03/01/2026 bis 03/31/2026').waitFor();
  await german.getByText('Stornierte Provision vom 03/10/2026').waitFor();
});

it('a last day of work that is entered late needs a confirmation, and the page names what was overpaid', async () => {
  // 37,200.00 a year are 100.00 for each day of July.
  const july = { periodStart: '2026-07-01', periodEnd: '2026-07-31' };
  const prepare = async (name: string) => {
    const id = await addEmployee(app, name, { salary: 37_200 });
    await executeGraphql(
      app,
      `mutation ($id: ID!, $periodStart: LocalDate!, $periodEnd: LocalDate!) {
         prepared: preparePayroll(employeeIds: [$id], periodStart: $periodStart, periodEnd: $periodEnd) { preview } }`,
      { id, ...july },
    );
    return id;
  };
  const leave = (id: string) =>
    executeGraphql(
      app,
      'mutation ($id: ID!) { record: updateEmployee(id: $id, patch: { lastDay: "2026-07-15" }) { id } }',
      { id },
    );
  const bea = await prepare('Bea Low');
  await leave(bea);
  const cal = await prepare('Cal May');
  const token = await tokenOf(app, 'accounts');
  const page = await openPage(`${app.url}/payroll`, { token, expected: failureLines });

  await page.getByRole('button', { name: 'Approve Bea Low, 07/31/2026' }).click();
  const question = dialogOf(page, 'The salary is another one by now');
  await question
    .getByText(
      /\$3,100\.00 was computed, and \$1,500\.00 is earned, since the last day of work is 2026-07-15\./,
    )
    .waitFor();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Run again' }).click();
  await toastOf(page, 'Payroll record created again').waitFor();
  await rowOf(page, 'Bea Low').getByText('$1,500.00').first().waitFor();
  await page.getByRole('button', { name: 'Approve Bea Low, 07/31/2026' }).click();
  await toastOf(page, 'Payroll record approved').waitFor();

  await page.getByRole('button', { name: 'Approve Cal May, 07/31/2026' }).click();
  await rowOf(page, 'Cal May').getByText('Approved').waitFor();
  await leave(cal);
  await page.getByRole('button', { name: 'Pay Cal May, 07/31/2026' }).click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expectAbsent(question);
  await page.getByRole('button', { name: 'Pay Cal May, 07/31/2026' }).click();
  await question.getByRole('button', { name: 'Approve as it is' }).click();
  await expectAbsent(question);
  await page.getByRole('button', { name: 'Pay Cal May, 07/31/2026' }).click();
  await rowOf(page, 'Cal May').getByText('Paid', { exact: true }).waitFor();

  await visit(page, `/employee-details/${cal}`);
  const warnings = page.getByRole('list', { name: 'Warnings' });
  await warnings.getByText('Paid too much: $1,600.00, for days that were not employed.').waitFor();
  await expectAccessible(page);
  await warnings.getByRole('link', { name: '07/01/2026 – 07/31/2026' }).click();
  const record = dialogOf(page, 'Edit Payroll Record');
  await textBox(record, 'Collected').fill('1600');
  await record.getByRole('button', { name: 'Update' }).click();
  await toastOf(page, 'Payroll record updated successfully').waitFor();
  await visit(page, `/employee-details/${cal}`);
  await page.getByText('$3,100.00').first().waitFor();
  await expectAbsent(warnings);
});
