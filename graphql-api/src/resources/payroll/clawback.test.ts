import '../index.ts';
import { expect, test } from 'vitest';
import { useApp } from '../../../testing/app.ts';
import { payrollDesk } from '../../../testing/payroll.ts';
import type { Saved, Values } from '../../../testing/records.ts';

const app = useApp();
const { payroll, commissions, hire, payFrom, earn, prepare, approve, pay, undoLast } = payrollDesk(app);

const october = { periodStart: '2026-10-01', periodEnd: '2026-10-31' };
const november = { periodStart: '2026-11-01', periodEnd: '2026-11-30' };
const december = { periodStart: '2026-12-01', periodEnd: '2026-12-31' };

/** A commission of 120 that a record of October has paid, to an employee with 36,000 a year unless given. */
async function paidCommission(salary = 36_000, amount = 120) {
  const employee = await hire({ salary });
  const commission = await earn(employee, { commissionDate: '2026-10-10', amount, description: 'VIP' });
  const of = async (days: typeof october, dryRun = false) =>
    (await prepare({ ...days, employeeIds: [employee.id], dryRun })).records[0]!;
  const first = await of(october);
  await approve([first.id!]);
  await pay([first.id!], '2026-10-31');
  return { employee, commission, first, of };
}
const setStatus = ({ id }: Saved, paymentStatus: string, values: Values = {}) =>
  commissions().update(id, { paymentStatus, ...values });
const totalOf = async (id: string) => (await payroll().one(id))!['totalAmount'];

test('a paid commission that is cancelled is subtracted from the next record, once', async () => {
  const { commission, first, of } = await paidCommission();
  await setStatus(commission, 'cancelled', { description: 'VIP, refunded on November 3' });
  const next = await of(november);
  expect(next).toMatchObject({
    baseSalary: 3000,
    bonus: 0,
    deductions: 120,
    deductionDescription: '1 cancelled commission: 120.00',
    totalAmount: 2880,
    warnings: [],
  });
  expect(next.sources).toMatchObject([
    { kind: 'base', amount: 3000 },
    {
      kind: 'clawback',
      recordId: commission.id,
      firstDay: '2026-10-10',
      lastDay: '2026-10-10',
      amount: -120,
    },
  ]);
  expect(await payroll().one(next.id!)).toMatchObject({ deductions: 120, totalAmount: 2880 });
  expect(await payroll().one(first.id!)).toMatchObject({ totalAmount: 3120, paymentStatus: 'paid' });
  expect(await of(december)).toMatchObject({ deductions: 0, totalAmount: 3000 });
});

test('what is more than the pay follows with later records', async () => {
  // 1,200 a year are 100 a month: 250 = 100 + 100 + 50
  const { employee, commission, of } = await paidCommission(1_200, 250);
  await setStatus(commission, 'cancelled');
  const rest = (amount: string) => [
    `${amount} of cancelled commissions follows with the next payroll record`,
  ];
  expect(await of(november)).toMatchObject({ deductions: 100, totalAmount: 0, warnings: rest('150.00') });
  const second = await of(december);
  expect(second).toMatchObject({ deductions: 100, totalAmount: 0, warnings: rest('50.00') });
  const january = { periodStart: '2027-01-01', periodEnd: '2027-01-31' };
  expect(await of(january, true)).toMatchObject({ deductions: 50, totalAmount: 50, warnings: [] });
  // An earlier part that is cancelled and returns is no part that another record has.
  await payroll().update(second.id!, { paymentStatus: 'cancelled' });
  await payroll().update(second.id!, { paymentStatus: 'pending' });
  await payroll().update(second.id!, { paymentStatus: 'cancelled' });
  await payFrom(employee, '2027-01-01', 12_000, 0);
  expect(await of(january)).toMatchObject({ deductions: 150, totalAmount: 850 });
  await expect(payroll().update(second.id!, { paymentStatus: 'pending' })).rejects.toMatchObject({
    code: 'CONFLICT',
  });
});

test('an employee who left is named with what is to be collected, until the commission is set to paid', async () => {
  const { employee, commission } = await paidCommission();
  const leave = { status: 'inactive', lastDay: '2026-10-31' };
  await app.as('admin').records('Employee').update(employee.id, leave);
  const inNovember = async (values: Values = {}) => {
    const { records, skipped } = await prepare({ ...november, dryRun: true, ...values });
    const isOwn = ({ employeeName }: Values) => employeeName === employee['name'];
    return { records: records.filter(isOwn), skipped: skipped.filter(isOwn) };
  };
  expect(await inNovember()).toEqual({ records: [], skipped: [] });
  await setStatus(commission, 'cancelled');
  const reason =
    'Left on 2026-10-31 and owes 120.00 of cancelled commissions. Collect it, and set these commissions to paid.';
  const owes = { records: [], skipped: [{ employeeName: employee['name'], reason }] };
  expect(await inNovember()).toEqual(owes);
  expect(await inNovember({ employeeIds: [employee.id] })).toEqual(owes);
  const late = await earn(employee, { commissionDate: '2026-10-20', amount: 50 });
  expect((await inNovember()).records, 'from what is still owed it is subtracted').toMatchObject([
    { bonus: 50, deductions: 50, totalAmount: 0 },
  ]);
  await setStatus(late, 'cancelled');
  await setStatus(commission, 'paid');
  expect(await inNovember()).toEqual({ records: [], skipped: [] });
});

test('only the status of a paid commission changes, and back again until it is subtracted', async () => {
  const { commission, first, of } = await paidCommission();
  const partOf = (month: string) => ({
    code: 'CONFLICT',
    message: `This is part of the payroll record from ${month}. Cancel or delete that record first.`,
  });
  const inOctober = partOf('2026-10-01 to 2026-10-31');
  await expect(setStatus(commission, 'cancelled', { amount: 100 })).rejects.toMatchObject(inOctober);
  await expect(setStatus(commission, 'approved')).rejects.toMatchObject(inOctober);
  await setStatus(commission, 'cancelled');
  await expect(setStatus(commission, 'pending')).rejects.toMatchObject(inOctober);
  await expect(commissions().remove(commission.id)).rejects.toMatchObject(inOctober);
  await setStatus(commission, 'paid');
  expect(await of(november, true)).toMatchObject({ deductions: 0, totalAmount: 3000 });

  await setStatus(commission, 'cancelled');
  const next = await of(november);
  await expect(setStatus(commission, 'paid')).rejects.toMatchObject(partOf('2026-11-01 to 2026-11-30'));
  const subtracted = {
    code: 'CONFLICT',
    message:
      'A commission of this record is subtracted in the payroll record from 2026-11-01 to 2026-11-30. Cancel or delete that record first.',
  };
  await expect(payroll().update(first.id!, { paymentStatus: 'cancelled' })).rejects.toMatchObject(subtracted);
  await expect(payroll().remove(first.id!)).rejects.toMatchObject(subtracted);

  await payroll().remove(next.id!);
  await setStatus(commission, 'paid');
  await expect(undoLast('payroll', next.id!)).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(await of(november)).toMatchObject({ deductions: 0, totalAmount: 3000 });
});

test('a commission that is cancelled before it is paid, or paid without payroll, subtracts nothing', async () => {
  const employee = await hire();
  await setStatus(await earn(employee), 'cancelled');
  await setStatus(await earn(employee, { paymentStatus: 'paid' }), 'cancelled');
  const { records } = await prepare({ employeeIds: [employee.id] });
  expect(records).toMatchObject([{ bonus: 0, deductions: 0, totalAmount: 3000 }]);
  const counted = await earn(employee, { commissionDate: '2026-12-02' });
  await prepare({ ...december, employeeIds: [employee.id] });
  await expect(setStatus(counted, 'cancelled')).rejects.toMatchObject({ code: 'CONFLICT' });
});

test('undoing the payment keeps the commission cancelled, and paying again does', async () => {
  const { commission, first, of } = await paidCommission();
  await setStatus(commission, 'cancelled');
  await undoLast('payroll', first.id!);
  expect(await commissions().one(commission.id)).toMatchObject({ paymentStatus: 'cancelled' });
  await expect(setStatus(commission, 'paid')).rejects.toMatchObject({ code: 'CONFLICT' });
  await pay([first.id!], '2026-10-31');
  expect(await commissions().one(commission.id)).toMatchObject({ paymentStatus: 'cancelled' });
  expect(await of(november)).toMatchObject({ deductions: 120 });
  expect(await totalOf(first.id!)).toBe(3120);
});

test('a cancelled record frees its cancelled commission', async () => {
  const { commission, first, of } = await paidCommission();
  await setStatus(commission, 'cancelled');
  await payroll().update(first.id!, { paymentStatus: 'cancelled' });
  expect(await of(october)).toMatchObject({ bonus: 0, deductions: 0, totalAmount: 3000 });
  await setStatus(commission, 'approved');
  expect(await of(november)).toMatchObject({ bonus: 120, totalAmount: 3120 });
});

test('a status that changes while payroll is prepared is subtracted as it was or as it is', async () => {
  for (let round = 0; round < 5; round++) {
    const { commission, of } = await paidCommission();
    await setStatus(commission, 'cancelled');
    const [change, prepared] = await Promise.allSettled([setStatus(commission, 'paid'), of(november)]);
    if (prepared.status === 'rejected') throw prepared.reason;
    expect(prepared.value).toMatchObject({ deductions: change.status === 'fulfilled' ? 0 : 120 });
  }
});

test('a record that is cancelled and one that subtracts its commission at the same moment do not both count', async () => {
  for (let round = 0; round < 5; round++) {
    const { commission, first, of } = await paidCommission();
    await setStatus(commission, 'cancelled');
    const [cancelled, prepared] = await Promise.allSettled([
      payroll().update(first.id!, { paymentStatus: 'cancelled' }),
      of(november),
    ]);
    if (prepared.status === 'rejected') throw prepared.reason;
    expect(prepared.value).toMatchObject({ deductions: cancelled.status === 'fulfilled' ? 0 : 120 });
  }
});
