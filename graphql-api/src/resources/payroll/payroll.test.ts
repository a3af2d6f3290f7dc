import { beforeAll, expect, test } from 'vitest';
import { useApp } from '../../../testing/app.ts';
import { invalidInput } from '../../../testing/rejections.ts';
import { makeRecord } from '../../../testing/samples.ts';

const app = useApp();
const payroll = () => app.as('admin').records('Payroll');
let least: Record<string, unknown>;

beforeAll(async () => {
  const employee = await makeRecord(app.as('admin'), 'Employee');
  least = {
    employeeId: employee.id,
    payPeriodStart: '2024-02-01',
    payPeriodEnd: '2024-02-29',
    baseSalary: 3_000,
    paymentDate: '2024-03-01',
  };
});

test('employee, both ends of the period, base salary and payment date are required', async () => {
  await expect(payroll().create({})).rejects.toMatchObject(
    invalidInput({
      employeeId: 'Employee is required',
      payPeriodStart: 'Pay period start date is required',
      payPeriodEnd: 'Pay period end date is required',
      baseSalary: 'Base salary is required',
      paymentDate: 'Payment date is required',
    }),
  );
});

test('new payroll is pending by direct deposit, its total the base salary', async () => {
  expect(await payroll().create(least)).toMatchObject({
    paymentStatus: 'pending',
    paymentMethod: 'direct_deposit',
    overtimeHours: 0,
    overtimeRate: 0,
    bonus: 0,
    deductions: 0,
    totalAmount: 3_000,
  });
});

test('a paid record is edited like any other, until its month is closed', async () => {
  const { id } = await payroll().create({ ...least, paymentStatus: 'paid', paymentDate: '2023-03-01' });
  expect(await payroll().update(id, { bonus: 50, deductions: 20, payPeriodEnd: '2024-02-28' })).toMatchObject(
    {
      paymentStatus: 'paid',
      totalAmount: 3_030,
      payPeriodEnd: '2024-02-28',
    },
  );
  await app.sql(`insert into closed_period (month, closed_by, closed_at) values ('2023-03', 'admin', now())`);
  await expect(payroll().update(id, { bonus: 60 })).rejects.toMatchObject({ code: 'CONFLICT' });
});

test('amounts that were changed since they were seen are neither approved nor paid', async () => {
  const [first, second] = [await payroll().create(least), await payroll().create(least)];
  await payroll().update(second.id, { bonus: 500 });
  // In any order, and one twice.
  const ids = [second.id, first.id, second.id];
  const step = (field: string, versions?: number[]) =>
    app
      .as('accounts')
      .request<{ count: number }>(
        `mutation ($ids: [ID!]!, $versions: [Int!]) { count: ${field}(ids: $ids, versions: $versions) }`,
        { ids, versions },
      );
  const changed = {
    code: 'CONFLICT',
    message: 'Payroll record was changed by another user since you opened it',
  };
  await expect(step('approvePayroll', [1, 1, 1])).rejects.toMatchObject(changed);
  expect(await step('approvePayroll', [2, 1, 2])).toEqual({ count: 2 });
  await expect(step('payPayroll', [2, 2, 2])).rejects.toMatchObject(changed);
  await expect(step('payPayroll', [3])).rejects.toMatchObject(
    invalidInput({ versions: 'Give a version for each of the ids' }),
  );
  expect(await step('payPayroll', [3, 2, 3])).toEqual({ count: 2 });
});

test('a period ends on or after its start', async () => {
  const period = (payPeriodEnd: string) => payroll().create({ ...least, payPeriodEnd });
  await expect(period('2024-01-31')).rejects.toMatchObject(
    invalidInput({ payPeriodEnd: 'End date must be after start date' }),
  );
  expect(await period('2024-02-01')).toMatchObject({ payPeriodEnd: '2024-02-01' });
});

/** The expected totals: base + hours × rate + bonus − deductions, half a cent rounded up. */
test.each([
  { baseSalary: 3000, overtimeHours: 10, overtimeRate: 25.5, bonus: 100, deductions: 55.5, total: 3299.5 },
  { baseSalary: 0.1, overtimeHours: 0.5, overtimeRate: 0.4, bonus: 0, deductions: 0, total: 0.3 },
  { baseSalary: 1000, overtimeHours: 1.5, overtimeRate: 33.33, bonus: 0, deductions: 0, total: 1050 },
  { baseSalary: 0, overtimeHours: 0.5, overtimeRate: 0.01, bonus: 0, deductions: 0, total: 0.01 },
  { baseSalary: 4.35, overtimeHours: 7.5, overtimeRate: 19.99, bonus: 1.1, deductions: 2.2, total: 153.18 },
  { baseSalary: 100, overtimeHours: 0, overtimeRate: 99, bonus: 0, deductions: 100.01, total: -0.01 },
  {
    baseSalary: 1e9,
    overtimeHours: 24.5,
    overtimeRate: 1e6,
    bonus: 0.01,
    deductions: 0.02,
    total: 1024499999.99,
  },
])(
  '$baseSalary + $overtimeHours × $overtimeRate + $bonus − $deductions is $total',
  async ({ total, ...parts }) => {
    const made = await payroll().create({ ...least, ...parts });
    expect(made).toMatchObject({ ...parts, totalAmount: total });
    expect(await payroll().update(made.id, { totalAmount: total })).toEqual(made);
    const [row] = await app.sql<{ total: string }>(
      'select total_amount::text as total from payroll where id = $1',
      [made.id],
    );
    expect(row!.total).toBe(total.toFixed(2));
  },
);

test('a total that differs from its parts is rejected; a change of the parts updates it', async () => {
  const validationError = invalidInput({ totalAmount: 'Total amount must be 3000.00' });
  await expect(payroll().create({ ...least, totalAmount: 3_000.01 })).rejects.toMatchObject(validationError);
  const { id } = await payroll().create({ ...least, totalAmount: 3_000 });
  await expect(payroll().update(id, { totalAmount: 1 })).rejects.toMatchObject(validationError);
  expect(await payroll().update(id, { bonus: 0.55 })).toMatchObject({ totalAmount: 3_000.55 });
});

test('every part is at least 0, and the total fits its column', async () => {
  const below = { baseSalary: -1, overtimeHours: -0.5, overtimeRate: -0.01, bonus: -1, deductions: -1 };
  await expect(payroll().create({ ...least, ...below })).rejects.toMatchObject(
    invalidInput({
      baseSalary: 'Base salary cannot be below 0',
      overtimeHours: 'Overtime hours cannot be below 0',
      overtimeRate: 'Overtime rate cannot be below 0',
      bonus: 'Bonus cannot be below 0',
      deductions: 'Deductions cannot be below 0',
    }),
  );
  await expect(
    payroll().create({ ...least, overtimeHours: 9_000_000_000, overtimeRate: 9_000_000_000 }),
  ).rejects.toMatchObject(invalidInput({ totalAmount: 'Total amount cannot be above 9999999999.99' }));
});
