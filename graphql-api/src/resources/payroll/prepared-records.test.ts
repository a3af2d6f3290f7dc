import '../index.ts';
import { afterEach, expect, test } from 'vitest';
import { useApp } from '../../../testing/app.ts';
import { payrollDesk } from '../../../testing/payroll.ts';
import { invalidInput } from '../../../testing/rejections.ts';

const app = useApp();
const { admin, payroll, commissions, attendance, hire, work, earn, prepare, approve, pay, undoLast } =
  payrollDesk(app);

const countedTwice = {
  code: 'CONFLICT',
  message:
    'Another payroll record counts salary, attendance or commissions of this one by now. Prepare the payroll again instead.',
};

afterEach(() => app.sql('update closed_period set reopened_at = now() where reopened_at is null'));

test('a prepared record keeps its employee and period; one that a user entered does not', async () => {
  const [employee, other] = [await hire(), await hire()];
  const [record] = (await prepare({ employeeIds: [employee.id] })).records;
  const kept = 'A prepared record keeps its employee and period. Delete it and prepare the payroll again.';
  await expect(
    payroll().update(record!.id!, { employeeId: other.id, payPeriodStart: '2026-10-01' }),
  ).rejects.toMatchObject(invalidInput({ employeeId: kept, payPeriodStart: kept }));
  const entered = await payroll().create({
    employeeId: employee.id,
    payPeriodStart: '2026-09-01',
    payPeriodEnd: '2026-09-30',
    baseSalary: 1,
    paymentDate: '2026-09-30',
  });
  expect(await payroll().update(entered.id, { payPeriodStart: '2026-09-02' })).toMatchObject({
    payPeriodStart: '2026-09-02',
  });
});

test('the salary of a cancelled record that was prepared again is not counted twice', async () => {
  const employee = await hire();
  const [first] = (await prepare({ employeeIds: [employee.id] })).records;
  await payroll().update(first!.id!, { paymentStatus: 'cancelled' });
  await payroll().update(first!.id!, { paymentStatus: 'pending' });
  await payroll().update(first!.id!, { paymentStatus: 'cancelled' });
  const [second] = (await prepare({ employeeIds: [employee.id] })).records;
  await expect(payroll().update(first!.id!, { paymentStatus: 'pending' })).rejects.toMatchObject(
    countedTwice,
  );
  await payroll().remove(second!.id!);
  await payroll().update(first!.id!, { paymentStatus: 'pending' });
  await expect(undoLast('payroll', second!.id!)).rejects.toMatchObject(countedTwice);
});

test('a record that returns and one that is prepared at the same moment do not both count', async () => {
  for (let round = 0; round < 5; round++) {
    const employee = await hire();
    const [first] = (await prepare({ employeeIds: [employee.id] })).records;
    await payroll().update(first!.id!, { paymentStatus: 'cancelled' });
    await Promise.allSettled([
      payroll().update(first!.id!, { paymentStatus: 'pending' }),
      prepare({ employeeIds: [employee.id] }),
    ]);
    const [counted] = await app.sql<{ count: number }>(
      `select count(*)::int from payroll_source join payroll on payroll.id = payroll_id where employee_id = $1 and is_counted`,
      [employee.id],
    );
    expect(counted).toEqual({ count: 1 });
  }
});

test('two users approve and pay at the same moment: each step happens once', async () => {
  const employee = await hire();
  const commission = await earn(employee);
  const [record] = (await prepare({ employeeIds: [employee.id] })).records;
  const ids = [record!.id!];
  const approvals = await Promise.all([approve(ids), approve(ids, 'accounts')]);
  expect(approvals.map(({ count }) => count).toSorted()).toEqual([0, 1]);
  const payments = await Promise.allSettled([pay(ids), pay(ids, undefined, 'accounts')]);
  expect(payments.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const entries = await app.sql<{ resource: string; count: number }>(
    `select resource, count(*)::int from audit_entry
      where action = 'updated' and ((resource = 'payroll' and record_id = $1) or (resource = 'commissions' and record_id = $2))
      group by resource order by resource`,
    [record!.id, commission.id],
  );
  expect(entries).toEqual([
    { resource: 'commissions', count: 1 },
    { resource: 'payroll', count: 2 },
  ]);
});

test('a day of attendance that changes while it is counted is counted as it was or as it is', async () => {
  for (let round = 0; round < 5; round++) {
    const employee = await hire();
    const day = await work(employee, '2026-11-03', 2);
    const [change, prepared] = await Promise.allSettled([
      attendance().update(day.id, { overtimeHours: 3 }),
      prepare({ employeeIds: [employee.id] }),
    ]);
    if (prepared.status === 'rejected') throw prepared.reason;
    expect(prepared.value.records).toMatchObject([{ overtimeHours: change.status === 'fulfilled' ? 3 : 2 }]);
  }
});

test('a commission is approved once, and what is paid for it stays', async () => {
  const employee = await hire();
  const commission = await earn(employee, { paymentStatus: 'pending' });
  const stored = (await commissions().one(commission.id))!;
  const approval = () =>
    admin().request(
      'mutation ($id: ID!, $version: Int) { updateCommission(id: $id, patch: { paymentStatus: "approved" }, version: $version) { id } }',
      { id: commission.id, version: stored['version'] ?? 1 },
    );
  const both = await Promise.allSettled([approval(), approval()]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const [record] = (await prepare({ employeeIds: [employee.id] })).records;
  expect(record).toMatchObject({ bonus: 120 });
});

test('payroll of a closed month is neither previewed, prepared, approved nor paid', async () => {
  const employee = await hire();
  const employeeIds = [employee.id];
  const october = { employeeIds, periodStart: '2026-10-01', periodEnd: '2026-10-31' };
  const [record] = (await prepare(october)).records;
  const ids = [record!.id!];
  const closed = { code: 'CONFLICT', message: expect.stringMatching(/^October 2026 is closed/) as string };
  await app.sql(
    `insert into closed_period (month, closed_by, closed_at) values ('2026-10', 'accounts', now())`,
  );
  await expect(approve(ids)).rejects.toMatchObject(closed);
  await expect(pay(ids)).rejects.toMatchObject({ code: expect.stringMatching(/./) as string });
  const other = { ...october, employeeIds: [(await hire()).id] };
  await expect(prepare({ ...other, dryRun: true })).rejects.toMatchObject(closed);
  await expect(prepare(other)).rejects.toMatchObject(closed);
  const later = { ...other, paymentDate: '2026-11-05' };
  const { preview } = await prepare({ ...later, dryRun: true });
  await expect(prepare({ ...other, paymentDate: '2026-11-06', preview })).rejects.toMatchObject({
    message: 'Something changed since this was previewed. Look at the preview again.',
  });
  const { records } = await prepare({ ...later, preview });
  expect(await payroll().one(records[0]!.id!)).toMatchObject({ paymentDate: '2026-11-05' });
});
