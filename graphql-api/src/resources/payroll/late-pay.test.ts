import '../index.ts';
import { expect, test } from 'vitest';
import { useApp } from '../../../testing/app.ts';
import { payrollDesk } from '../../../testing/payroll.ts';

const { admin, payroll, commissions, hire, payFrom, work, earn, prepare } = payrollDesk(useApp());

const september = { periodStart: '2026-09-01', periodEnd: '2026-09-30' };
const december = { periodStart: '2026-12-01', periodEnd: '2026-12-31' };

/** Employed until September 20, with a prepared record of September. */
async function leaver() {
  const employee = await hire();
  await payFrom(employee, '2020-01-01', 36_000, 20);
  await admin().records('Employee').update(employee.id, { status: 'inactive', lastDay: '2026-09-20' });
  await prepare({ ...september, employeeIds: [employee.id] });
  return employee;
}

test('overtime and commissions of an employee who left are paid once, without a salary', async () => {
  const employee = await leaver();
  const named = ({ records }: Awaited<ReturnType<typeof prepare>>) =>
    records.filter(({ employeeName }) => employeeName === employee['name']);
  expect(named(await prepare({ dryRun: true }))).toEqual([]);
  expect((await prepare({ dryRun: true, employeeIds: [employee.id] })).skipped).toEqual([
    { employeeName: employee['name'], reason: 'Not employed in this period' },
  ]);

  const late = await work(employee, '2026-09-18', 2);
  const commission = await earn(employee, { commissionDate: '2026-09-10', amount: 30 });
  const all = await prepare({ dryRun: true });
  expect(named(all)).toMatchObject([
    {
      baseSalary: 0,
      overtimeHours: 2,
      overtimeRate: 20,
      bonus: 30,
      totalAmount: 70,
      sources: [
        { kind: 'overtime', recordId: late.id, firstDay: '2026-09-18', amount: 40 },
        { kind: 'commission', recordId: commission.id, amount: 30 },
      ],
      warnings: ['Left before this period: only overtime and commissions that are still owed'],
    },
  ]);
  const both = await Promise.all([prepare({}), prepare({}, 'admin')]);
  expect(both.flatMap(named)).toHaveLength(1);
  expect(named(await prepare({ ...december, dryRun: true }))).toEqual([]);

  const [record] = both.flatMap(named);
  await payroll().remove(record!.id!);
  expect(named(await prepare({ dryRun: true }))).toMatchObject([{ totalAmount: 70 }]);
});

test('late overtime is looked for in the three months before the period', async () => {
  const employee = await leaver();
  await work(employee, '2026-09-18', 2);
  const owed = async (periodStart: string, periodEnd: string) =>
    (await prepare({ periodStart, periodEnd, employeeIds: [employee.id], dryRun: true })).records.length;
  expect(await owed('2026-12-18', '2026-12-31')).toBe(1);
  expect(await owed('2026-12-19', '2026-12-31')).toBe(0);
});

test('who left without a last day of work is named when something is owed', async () => {
  const employee = await hire({ status: 'inactive' });
  const commission = await earn(employee);
  const reasons = async () =>
    (await prepare({ dryRun: true })).skipped
      .filter(({ employeeName }) => employeeName === employee['name'])
      .map(({ reason }) => reason);
  expect(await reasons()).toEqual(['Inactive without a last day of work']);
  await commissions().update(commission.id, { paymentStatus: 'cancelled' });
  expect(await reasons()).toEqual([]);
});
