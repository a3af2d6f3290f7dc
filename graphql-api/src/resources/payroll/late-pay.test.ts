import '../index.ts';
import { describe, expect, test } from 'vitest';
import { useApp } from '../../../testing/app.ts';
import { payrollDesk } from '../../../testing/payroll.ts';

const app = useApp();
const { admin, payroll, commissions, hire, payFrom, work, earn, prepare, approve, pay } = payrollDesk(app);

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
      warnings: ['Left before this period: only what is still owed'],
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

const march = { periodStart: '2026-03-01', periodEnd: '2026-03-31' };
const april = { periodStart: '2026-04-01', periodEnd: '2026-04-30' };
const may = { periodStart: '2026-05-01', periodEnd: '2026-05-31' };
type Days = typeof march;
const backPay = ({ periodStart, periodEnd }: Days, amount: number) => ({
  kind: 'back_pay',
  firstDay: periodStart,
  lastDay: periodEnd,
  amount,
});

/** 3,100 a month with a paid record of March; then 3,250 from March 1. */
async function raisedLate() {
  const employee = await hire({ salary: 37_200 });
  const of = async (days: Days, dryRun = false) =>
    (await prepare({ ...days, employeeIds: [employee.id], dryRun })).records[0]!;
  const first = await of(march);
  expect(first).toMatchObject({ baseSalary: 3100, totalAmount: 3100 });
  await approve([first.id!]);
  await pay([first.id!]);
  const raise = await payFrom(employee, '2026-03-01', 39_000, 0);
  return { employee, of, first, raise };
}

test('a pay that is entered after its days were prepared is paid once with the next', async () => {
  const { of, first } = await raisedLate();
  const next = await of(april);
  expect(next).toMatchObject({
    baseSalary: 3250,
    bonus: 150,
    bonusDescription: 'back pay: 150.00',
    totalAmount: 3400,
    warnings: [],
  });
  expect(next.sources).toMatchObject([{ kind: 'base', amount: 3250 }, backPay(march, 150)]);
  expect(await payroll().one(first.id!)).toMatchObject({ totalAmount: 3100, paymentStatus: 'paid' });
  expect(await of(may, true)).toMatchObject({ bonus: 0, totalAmount: 3250 });

  // Without April it is owed again, and April has it when it is prepared again.
  await payroll().update(next.id!, { paymentStatus: 'cancelled' });
  expect(await of(may, true)).toMatchObject({ totalAmount: 3400 });
  expect(await of(april)).toMatchObject({ totalAmount: 3400 });
  await expect(payroll().update(next.id!, { paymentStatus: 'pending' })).rejects.toMatchObject({
    code: 'CONFLICT',
  });
});

test('a record that is prepared again subtracts what a later one has paid for its days', async () => {
  const { of, first } = await raisedLate();
  await of(april);
  await payroll().update(first.id!, { paymentStatus: 'cancelled' });
  const again = await of(march);
  expect(again).toMatchObject({
    baseSalary: 3250,
    deductions: 150,
    deductionDescription: 'back pay that is paid already: 150.00',
    totalAmount: 3100,
  });
  expect(again.sources).toMatchObject([{ kind: 'base', amount: 3250 }, backPay(march, -150)]);
  expect(await of(may)).toMatchObject({ totalAmount: 3250, warnings: [] });
});

test('a record returns when no later one has paid for its back pay', async () => {
  const { employee, of } = await raisedLate();
  await of(april);
  await payFrom(employee, '2026-03-16', 42_720, 0);
  const next = await of(may);
  // 3,560 for May; 310 × 16 / 31 = 160 for March and 3,560 − 3,250 = 310 for April
  expect(next.sources).toMatchObject([
    { kind: 'base', amount: 3560 },
    backPay(march, 160),
    backPay(april, 310),
  ]);
  await payroll().update(next.id!, { paymentStatus: 'cancelled' });
  await payroll().update(next.id!, { paymentStatus: 'pending' });
  expect(await of({ periodStart: '2026-06-01', periodEnd: '2026-06-30' }, true)).toMatchObject({
    totalAmount: 3560,
  });
});

test('a pay that is lowered for earlier days is not taken back but warned about', async () => {
  const { of, raise } = await raisedLate();
  await of(april);
  await admin().records('EmployeePay').remove(raise.id);
  // 150 of March and 150 of April
  expect(await of(may)).toMatchObject({
    baseSalary: 3100,
    deductions: 0,
    totalAmount: 3100,
    warnings: ['300.00 too much was paid for earlier days: check the deductions'],
    warningTemplates: [
      {
        template: '{amount} too much was paid for earlier days: check the deductions',
        values: { amount: '300.00' },
      },
    ],
  });
});

test('a raise of one month is paid in full where another month was paid too much', async () => {
  const { employee, of } = await raisedLate();
  await of(april);
  await payFrom(employee, '2026-04-01', 36_000, 0);
  await payFrom(employee, '2026-03-30', 44_640, 0);
  // 3,720 − 3,250 = 470; × 2 / 31 = 30.32
  expect(await of(may)).toMatchObject({
    baseSalary: 3000,
    bonus: 30.32,
    warnings: ['250.00 too much was paid for earlier days: check the deductions'],
  });
});

test('what a user changes in a prepared record is neither paid nor taken back with the next', async () => {
  const { of, first, raise } = await raisedLate();
  await admin().records('EmployeePay').remove(raise.id);
  await payroll().update(first.id!, { baseSalary: 1000 });
  expect(await of(april)).toMatchObject({ totalAmount: 3100, warnings: [] });
});

test('a back pay of a record whose base salary a user changed is warned about', async () => {
  const { of, first } = await raisedLate();
  await payroll().update(first.id!, { baseSalary: 3250 });
  expect(await of(april)).toMatchObject({
    bonus: 150,
    warnings: ['The base salary from 2026-03-01 to 2026-03-31 was changed: check the back pay'],
  });
  expect(await of(may)).toMatchObject({ bonus: 0, warnings: [] });
});

test('a late pay is paid for the records that end in the three months before the period', async () => {
  const { of } = await raisedLate();
  expect(await of({ periodStart: '2026-07-01', periodEnd: '2026-07-31' }, true)).toMatchObject({ bonus: 0 });
  expect(await of({ periodStart: '2026-06-30', periodEnd: '2026-06-30' }, true)).toMatchObject({
    bonus: 150,
  });
});

test('two months that are prepared at the same moment pay the late pay once', async () => {
  const { of } = await raisedLate();
  const both = await Promise.all([of(april), of(may)]);
  expect(both.map(({ bonus }) => bonus).toSorted()).toEqual([0, 150]);
});

test('a late pay of an employee who left is paid', async () => {
  const employee = await leaver();
  await payFrom(employee, '2026-09-01', 39_600, 20);
  const { records, skipped } = await prepare({});
  expect(records.filter(({ employeeName }) => employeeName === employee['name'])).toMatchObject([
    {
      baseSalary: 0,
      // 3,300 × 20 / 30 − 2,000
      bonus: 200,
      sources: [
        { kind: 'back_pay', firstDay: '2026-09-01', lastDay: '2026-09-20', quantity: 20, amount: 200 },
      ],
    },
  ]);
  const again = await prepare({ periodStart: '2026-12-01', periodEnd: '2026-12-15', dryRun: true });
  for (const each of [...again.records, ...again.skipped, ...skipped])
    expect(each['employeeName']).not.toBe(employee['name']);
});

describe('a last day of work that is entered after its month was prepared', () => {
  const JULY = { periodStart: '2026-07-01', periodEnd: '2026-07-31' };
  const AUGUST = { periodStart: '2026-08-01', periodEnd: '2026-08-31' };
  // 37,200.00 a year are 3,100.00 a month: 100.00 for each day of July.
  const prepareJuly = async () => {
    const employee = await hire({ salary: 37_200 });
    const [record] = (await prepare({ ...JULY, employeeIds: [employee.id] })).records;
    const leave = () => admin().records('Employee').update(employee.id, { lastDay: '2026-07-15' });
    return { employee, id: record!.id!, leave };
  };
  const approveAsItIs = async (id: string) => {
    const { count } = await admin().request<{ count: number }>(
      'mutation ($ids: [ID!]!) { count: approvePayroll(ids: $ids, confirmed: true) }',
      { ids: [id] },
    );
    return count;
  };

  test('is named when the record is approved, with both amounts, until it is confirmed or changed', async () => {
    const { employee, id, leave } = await prepareJuly();
    await leave();
    await expect(approve([id])).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining(
        `${employee['name']}, 2026-07-01 to 2026-07-31: $3,100.00 was computed, and $1,500.00 is earned, since the last day of work is 2026-07-15.`,
      ),
    });
    await payroll().update(id, { baseSalary: 1_500, totalAmount: 1_500 });
    await approve([id]);
    const confirmed = await prepareJuly();
    await confirmed.leave();
    await approveAsItIs(confirmed.id);
    expect((await payroll().one(confirmed.id))!['approvedBy']).not.toBeNull();
  });

  test('is named for a later hire date and another pay too', async () => {
    const { employee, id } = await prepareJuly();
    await admin().records('Employee').update(employee.id, { hireDate: '2026-07-22' });
    await expect(approve([id])).rejects.toMatchObject({
      message: expect.stringMatching(/\$1,000\.00 is earned, since the hire date is 2026-07-22/),
    });
    const other = await prepareJuly();
    await payFrom(other.employee, '2020-01-01', 24_000, 0);
    await expect(approve([other.id])).rejects.toMatchObject({
      message: expect.stringMatching(/\$2,000\.00 is earned, since the pay was changed/),
    });
  });

  test('is named when the record is paid, whichever request pays it, until it is approved again', async () => {
    const { employee, id, leave } = await prepareJuly();
    await approve([id]);
    await leave();
    const rejected = {
      code: 'CONFLICT',
      message: expect.stringContaining(
        `${employee['name']}, 2026-07-01 to 2026-07-31: $3,100.00 was computed, and $1,500.00 is earned, since the last day of work is 2026-07-15.`,
      ),
    };
    await expect(pay([id])).rejects.toMatchObject(rejected);
    const paid = { paymentStatus: 'paid', paymentDate: '2026-07-31' };
    await expect(payroll().update(id, paid)).rejects.toMatchObject(rejected);
    await expect(approve([id])).rejects.toMatchObject(rejected);
    expect(await approveAsItIs(id)).toBe(1);
    await payroll().update(id, paid);
    expect(await payroll().one(id)).toMatchObject({ paymentStatus: 'paid', totalAmount: 3_100 });
  });

  test('is named when it changes after an approval that was confirmed, or of another base salary', async () => {
    const { employee, id, leave } = await prepareJuly();
    await leave();
    await approveAsItIs(id);
    await admin().records('Employee').update(employee.id, { lastDay: '2026-07-10' });
    await expect(pay([id])).rejects.toMatchObject({
      message: expect.stringMatching(
        /\$1,500\.00 was earned when it was approved, and \$1,000\.00 is earned/,
      ),
    });
    await payroll().update(id, { baseSalary: 1_000, totalAmount: 1_000 });
    await approve([id]);
    await admin().records('Employee').update(employee.id, { hireDate: '2026-07-03' });
    await expect(pay([id])).rejects.toMatchObject({
      message: expect.stringMatching(/\$1,000\.00 was earned when it was approved, and \$800\.00 is earned/),
    });
    await admin().records('Employee').update(employee.id, { hireDate: '2020-01-01' });
    await pay([id]);
  });

  test('leaves 1,600.00 that later preparations name until they are collected', async () => {
    const { employee, id, leave } = await prepareJuly();
    await approve([id]);
    await pay([id]);
    await leave();
    const named = async () => {
      const { skipped } = await prepare({ ...AUGUST, dryRun: true });
      return skipped
        .filter(({ employeeName }) => employeeName === employee['name'])
        .map(({ reason }) => reason);
    };
    const text = (amount: string) =>
      `The payroll record from 2026-07-01 to 2026-07-31 paid ${amount} for days that were not employed. Deduct or collect it, and enter it there as collected.`;
    const overpaid = async () => {
      const { records } = await app
        .as('accounts')
        .request<{ records: object[] }>(
          'query ($employeeId: ID!) { records: overpaidPayroll(employeeId: $employeeId) { payrollId periodStart periodEnd amount } }',
          { employeeId: employee.id },
        );
      return records;
    };
    expect(await named(), '3,100.00 − 15 × 100.00').toEqual([text('1600.00')]);
    expect(await overpaid()).toEqual([{ payrollId: id, ...JULY, amount: 1_600 }]);
    await payroll().update(id, { collectedAmount: 600 });
    expect(await named()).toEqual([text('1000.00')]);
    expect(await overpaid()).toMatchObject([{ amount: 1_000 }]);
    await admin().records('Employee').update(employee.id, { lastDay: null });
    const [next] = (await prepare({ ...AUGUST, employeeIds: [employee.id], dryRun: true })).records;
    expect(next!['warnings']).toEqual([]);
    await leave();
    await payroll().update(id, { collectedAmount: 1_600 });
    expect(await named()).toEqual([]);
    expect(await overpaid()).toEqual([]);
  });
});
