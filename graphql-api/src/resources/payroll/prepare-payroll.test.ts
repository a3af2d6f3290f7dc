import '../index.ts';
import { expect, test } from 'vitest';
import { useApp } from '../../../testing/app.ts';
import { payrollDesk, type Source } from '../../../testing/payroll.ts';
import { invalidInput } from '../../../testing/rejections.ts';
import { today } from '../../common/dates.ts';

const app = useApp();
const {
  admin,
  payroll,
  commissions,
  attendance,
  hire,
  payFrom,
  work,
  earn,
  prepare,
  approve,
  pay,
  undoLast,
} = payrollDesk(app);

test('a record is made of salary by day, overtime at the rate of its day and approved commissions', async () => {
  const employee = await hire();
  await payFrom(employee, '2020-01-01', 36_000, 20);
  const raise = await payFrom(employee, '2026-11-15', 42_000, 22);
  const before = await work(employee, '2026-11-14', 4);
  const after = await work(employee, '2026-11-15', 3.5);
  await work(employee, '2026-10-31', 8);
  await work(employee, '2026-11-20', 0);
  const commission = await earn(employee);
  const late = await earn(employee, { commissionDate: '2026-10-05', amount: 30.5 });
  await earn(employee, { paymentStatus: 'pending' });
  await earn(employee, { commissionDate: '2026-12-01' });

  const shown = await prepare({ employeeIds: [employee.id], dryRun: true });
  expect(shown.skipped).toEqual([]);
  const [proposed] = shown.records;
  expect(proposed).toMatchObject({
    id: null,
    employeeName: employee['name'],
    // 3,000 × 14 / 30 + 3,500 × 16 / 30 = 1,400 + 1,866.666…
    baseSalary: 3266.67,
    overtimeHours: 7.5,
    // 157 / 7.5, rounded down; 7.5 × 20.93 = 156.98 leaves 0.02
    overtimeRate: 20.93,
    bonus: 150.52,
    bonusDescription: '2 commissions: 150.50; average overtime rate, rest: 0.02',
    totalAmount: 3574.17,
    warnings: [],
  });
  expect(proposed!.sources).toMatchObject([
    { kind: 'base', firstDay: '2026-11-01', lastDay: '2026-11-14', quantity: 14, rate: 36_000, amount: 1400 },
    {
      kind: 'base',
      recordId: raise.id,
      firstDay: '2026-11-15',
      lastDay: '2026-11-30',
      quantity: 16,
      rate: 42_000,
      amount: 1866.67,
    },
    { kind: 'overtime', recordId: before.id, quantity: 4, rate: 20, amount: 80 },
    { kind: 'overtime', recordId: after.id, quantity: 3.5, rate: 22, amount: 77 },
    { kind: 'commission', recordId: late.id, quantity: 1, amount: 30.5 },
    { kind: 'commission', recordId: commission.id, quantity: 1, amount: 120 },
  ]);
  expect((await payroll().list({ filter: { employeeId: { eq: employee.id } } })).totalCount).toBe(0);

  const created = await prepare({ employeeIds: [employee.id], preview: shown.preview });
  const id = created.records[0]!.id!;
  expect(created.records).toEqual([{ ...proposed, id }]);
  expect(await payroll().one(id)).toMatchObject({
    payPeriodStart: '2026-11-01',
    payPeriodEnd: '2026-11-30',
    paymentDate: '2026-11-30',
    paymentStatus: 'pending',
    baseSalary: 3266.67,
    totalAmount: 3574.17,
    approvedAt: null,
  });
  const { sources } = await admin().request<{ sources: Source[] }>(
    'query ($id: ID!) { sources: payrollSources(payrollId: $id) { kind recordId firstDay lastDay quantity rate amount } }',
    { id },
  );
  expect(sources).toEqual(proposed!.sources);
  expect((await prepare({ employeeIds: [employee.id] })).skipped).toEqual([
    {
      employeeName: employee['name'],
      reason: 'There is a payroll record from 2026-11-01 to 2026-11-30',
    },
  ]);
  const { again } = await admin().request<{ again: { skipped: unknown[] } }>(
    `mutation ($ids: [ID!]) { again: preparePayroll(periodStart: "2026-11-01", periodEnd: "2026-11-30", employeeIds: $ids, dryRun: true) {
       skipped { reasonTemplate } } }`,
    { ids: [employee.id] },
  );
  expect(again.skipped).toEqual([
    {
      reasonTemplate: {
        template: 'There is a payroll record from {from} to {until}',
        values: { from: '2026-11-01', until: '2026-11-30' },
      },
    },
  ]);
});

test('overtime that is entered after its period was prepared is paid once with the next', async () => {
  const employee = await hire();
  await payFrom(employee, '2020-01-01', 36_000, 20);
  await payFrom(employee, '2026-11-01', 36_000, 22);
  const months = (month: number, lastDay: number) => ({
    employeeIds: [employee.id],
    periodStart: `2026-${month}-01`,
    periodEnd: `2026-${month}-${lastDay}`,
  });
  await prepare(months(10, 31));
  const late = await work(employee, '2026-10-20', 2);
  const own = await work(employee, '2026-11-05', 1);
  await work(employee, '2026-09-30', 8); // no prepared record has this day
  const { records } = await prepare(months(11, 30));
  // 2 × 20 + 1 × 22 = 62; 62 / 3 = 20.666…, rounded down; the rest is in the bonus
  expect(records).toMatchObject([{ overtimeHours: 3, overtimeRate: 20.66, bonus: 0.02, totalAmount: 3062 }]);
  expect(records[0]!.sources.filter(({ kind }) => kind === 'overtime')).toMatchObject([
    { recordId: late.id, firstDay: '2026-10-20', quantity: 2, rate: 20, amount: 40 },
    { recordId: own.id, firstDay: '2026-11-05', quantity: 1, rate: 22, amount: 22 },
  ]);
  expect((await prepare(months(12, 31))).records).toMatchObject([{ overtimeHours: 0, totalAmount: 3000 }]);
});

test('two requests at the same moment count everything once', async () => {
  const employees = [await hire(), await hire()];
  for (const employee of employees) {
    await work(employee, '2026-11-03', 2);
    await earn(employee);
  }
  const employeeIds = employees.map(({ id }) => id);
  const both = await Promise.all([
    prepare({ employeeIds }),
    prepare({ employeeIds: employeeIds.toReversed() }, 'admin'),
  ]);
  expect(both.flatMap(({ records }) => records)).toHaveLength(2);
  expect(both.flatMap(({ skipped }) => skipped)).toHaveLength(2);
  const [counted] = await app.sql<{ overtime: number; commissions: number }>(
    `select count(*) filter (where kind = 'overtime')::int as overtime, count(*) filter (where kind = 'commission')::int as commissions
       from payroll_source join payroll on payroll.id = payroll_id where employee_id = any($1)`,
    [employeeIds],
  );
  expect(counted).toEqual({ overtime: 2, commissions: 2 });
});

test('a preview that is out of date creates nothing', async () => {
  const employee = await hire();
  const { preview } = await prepare({ employeeIds: [employee.id], dryRun: true });
  await work(employee, '2026-11-05', 1);
  await expect(prepare({ employeeIds: [employee.id], preview })).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'Something changed since this was previewed. Look at the preview again.',
  });
  expect((await payroll().list({ filter: { employeeId: { eq: employee.id } } })).totalCount).toBe(0);
});

test.each([
  ['0001-01-01', '0001-01-31', { periodStart: 'Start date must be a day from 1900 to 2199' }],
  ['9999-12-01', '9999-12-31', { periodStart: 'Start date must be a day from 1900 to 2199' }],
  ['2199-12-31', '2200-01-01', { periodEnd: 'End date must be a day from 1900 to 2199' }],
  ['2026-11-30', '2026-11-29', { periodEnd: 'End date must be after start date' }],
])('a period from %s to %s is rejected', async (periodStart, periodEnd, fields) => {
  await expect(prepare({ periodStart, periodEnd, dryRun: true })).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
    fields,
  });
});

test('hires and exits are paid by day; who is not employed or left without a last day is skipped', async () => {
  const hired = await hire({ hireDate: '2026-11-16' });
  const leaving = await hire({ status: 'inactive', lastDay: '2026-11-10' });
  const future = await hire({ hireDate: '2026-12-01' });
  const gone = await hire({ status: 'inactive', lastDay: '2026-10-31' });
  const unclear = await hire({ status: 'inactive' });
  const away = await hire({ status: 'on_leave', salary: 0 });
  const { records, skipped } = await prepare({
    employeeIds: [hired, leaving, future, gone, unclear, away].map(({ id }) => id),
    dryRun: true,
  });
  expect(
    records.map(({ employeeName, baseSalary, warnings }) => [employeeName, baseSalary, warnings]),
  ).toEqual([
    [hired['name'], 1500, []],
    [leaving['name'], 1000, []],
    [away['name'], 0, ['On leave: check the base salary', 'The base salary is 0']],
  ]);
  expect(skipped).toEqual([
    { employeeName: future['name'], reason: 'Not employed in this period' },
    { employeeName: gone['name'], reason: 'Not employed in this period' },
    { employeeName: unclear['name'], reason: 'Inactive without a last day of work' },
  ]);
  const all = await prepare({ dryRun: true });
  const names = all.records.map(({ employeeName }) => employeeName);
  expect(names).toContain(leaving['name']);
  expect([future, gone, unclear].filter(({ name }) => names.includes(name))).toEqual([]);
  await expect(prepare({ periodEnd: '2026-10-31' })).rejects.toMatchObject(
    invalidInput({ periodEnd: 'End date must be after start date' }),
  );
  await expect(prepare({ periodEnd: '2027-11-02' })).rejects.toMatchObject(
    invalidInput({ periodEnd: 'A pay period may have 366 days at the most' }),
  );
});

test('a prepared record is approved, paid with its commissions, and undone', async () => {
  const employee = await hire();
  const commission = await earn(employee);
  const { records } = await prepare({ employeeIds: [employee.id] });
  const id = records[0]!.id!;
  await expect(pay([id])).rejects.toMatchObject(
    invalidInput({ paymentStatus: 'Approve this payroll record before it is paid' }),
  );
  expect(await approve([id])).toEqual({ count: 1 });
  expect(await approve([id])).toEqual({ count: 0 });
  expect(await payroll().one(id)).toMatchObject({
    approvedBy: 'admin',
    approvedAt: expect.any(String) as string,
  });
  expect(await payroll().update(id, { deductions: 100 })).toMatchObject({
    approvedBy: null,
    approvedAt: null,
  });
  expect(await payroll().update(id, { notes: 'Checked' })).toMatchObject({ totalAmount: 3020 });
  await approve([id]);
  expect(await pay([id], '2026-12-02')).toEqual({ count: 1 });
  expect(await payroll().one(id)).toMatchObject({ paymentStatus: 'paid', paymentDate: '2026-12-02' });
  expect(await commissions().one(commission.id)).toMatchObject({
    paymentStatus: 'paid',
    paymentDate: '2026-12-02',
  });
  await expect(pay([id])).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'The payroll record of 2026-11-01 is paid',
  });
  await undoLast('payroll', id);
  expect(await payroll().one(id)).toMatchObject({ paymentStatus: 'pending', paymentDate: '2026-11-30' });
  expect(await commissions().one(commission.id)).toMatchObject({
    paymentStatus: 'approved',
    paymentDate: null,
  });
  expect(await pay([id])).toEqual({ count: 1 });
  expect(await payroll().one(id)).toMatchObject({ paymentDate: today() });
});

test('paying is all or none, and of 1 to 500 records', async () => {
  const [first, second] = [await hire(), await hire()];
  const { records } = await prepare({ employeeIds: [first.id, second.id] });
  const ids = records.map(({ id }) => id!);
  await approve([ids[0]!]);
  await expect(pay(ids)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  expect(await payroll().one(ids[0]!)).toMatchObject({ paymentStatus: 'pending' });
  for (const wrong of [[], Array.from({ length: 501 }, (_, index) => String(index + 1))])
    await expect(pay(wrong)).rejects.toMatchObject(
      invalidInput({ ids: 'Choose from 1 to 500 payroll records' }),
    );
});

test('what was counted is kept as it was, until the record is cancelled or deleted', async () => {
  const employee = await hire();
  const day = await work(employee, '2026-11-03', 2);
  const commission = await earn(employee);
  const [first] = (await prepare({ employeeIds: [employee.id] })).records;
  const rejected = {
    code: 'CONFLICT',
    message:
      'This is part of the payroll record from 2026-11-01 to 2026-11-30. Cancel or delete that record first.',
  };
  await expect(attendance().update(day.id, { overtimeHours: 3 })).rejects.toMatchObject(rejected);
  await expect(attendance().remove(day.id)).rejects.toMatchObject(rejected);
  await expect(commissions().update(commission.id, { paymentStatus: 'paid' })).rejects.toMatchObject(
    rejected,
  );
  await expect(commissions().remove(commission.id)).rejects.toMatchObject(rejected);
  await attendance().update(day.id, { notes: 'Stocktaking' });

  await payroll().update(first!.id!, { paymentStatus: 'cancelled' });
  await attendance().update(day.id, { overtimeHours: 3 });
  const [second] = (await prepare({ employeeIds: [employee.id] })).records;
  expect(second).toMatchObject({ overtimeHours: 3, bonus: 120 });
  await expect(payroll().update(first!.id!, { paymentStatus: 'pending' })).rejects.toMatchObject({
    code: 'CONFLICT',
    message:
      'Another payroll record counts salary, attendance or commissions of this one by now. Prepare the payroll again instead.',
  });
  await payroll().remove(second!.id!);
  const shown = await prepare({ employeeIds: [employee.id], dryRun: true });
  expect(shown.records[0]).toMatchObject({ overtimeHours: 3, bonus: 120 });
  await undoLast('payroll', second!.id!);
  await expect(attendance().remove(day.id)).rejects.toMatchObject(rejected);
});
