import '../index.ts';
import { expect, test } from 'vitest';
import { useApp } from '../../../testing/app.ts';
import { dayFromToday } from '../../../testing/days.ts';
import type { Values } from '../../../testing/records.ts';
import { makeRecord } from '../../../testing/samples.ts';

const app = useApp({ runsJobs: true });
const admin = () => app.as('admin');
const employees = () => admin().records('Employee');
const pays = () => admin().records('EmployeePay');
const hire = () => makeRecord(admin(), 'Employee', { hireDate: '2020-01-01', salary: 36_000 });

const paysOf = async (employeeId: string) => {
  const { items } = await pays().list({
    filter: { employeeId: { eq: employeeId } },
    sort: [{ field: 'validFrom' }],
  });
  return items.map(({ validFrom, salary, overtimeRate }) => [validFrom, salary, overtimeRate]);
};
const salaryOf = async (id: string) => (await employees().one(id))!['salary'];

test('the first pay keeps the salary until then, and that of today is the salary of the employee', async () => {
  const { id: employeeId } = await hire();
  const add = (values: Values) => pays().create({ employeeId, ...values });
  await add({ validFrom: '2026-01-01', salary: 42_000, overtimeRate: 30 });
  expect(await paysOf(employeeId)).toEqual([
    ['2020-01-01', 36_000, 0],
    ['2026-01-01', 42_000, 30],
  ]);
  expect(await salaryOf(employeeId)).toBe(42_000);
  const future = await add({ validFrom: dayFromToday({ days: 1 }), salary: 50_000 });
  expect(await salaryOf(employeeId)).toBe(42_000);
  await pays().update(future.id, { validFrom: dayFromToday() });
  expect(await salaryOf(employeeId)).toBe(50_000);
  await pays().remove(future.id);
  expect(await salaryOf(employeeId)).toBe(42_000);
  const message = 'There is a pay record from 2026-01-01 already. Change that one instead.';
  await expect(add({ validFrom: '2026-01-01', salary: 1 })).rejects.toMatchObject({
    code: 'CONFLICT',
    message,
  });
  await expect(employees().remove(employeeId)).rejects.toMatchObject({
    message: '2 pay records refer to this employee',
  });
});

test('a changed salary keeps that of the days before, unless the employee was entered today', async () => {
  const { id } = await hire();
  await employees().update(id, { salary: 35_000 });
  expect(await paysOf(id), 'a correction').toEqual([]);
  await app.sql(`update employee set created_at = created_at - interval '2 days' where id = $1`, [id]);
  await employees().update(id, { salary: 42_000 });
  expect(await paysOf(id)).toEqual([
    ['2020-01-01', 35_000, 0],
    [dayFromToday(), 42_000, 0],
  ]);
  expect(await salaryOf(id)).toBe(42_000);
  const { items } = (
    await admin().request<{ page: { items: Values[] } }>(
      `{ page: auditEntries(filter: { resource: { eq: "employee-pay" } }, page: { limit: 2 }) { items { action title } } }`,
    )
  ).page;
  expect(items).toEqual([
    { action: 'created', title: dayFromToday() },
    { action: 'created', title: '2020-01-01' },
  ]);
});

test('a changed salary begins a pay today, once a day', async () => {
  const { id } = await hire();
  await employees().update(id, { salary: 38_000 });
  expect(await paysOf(id)).toEqual([]);
  await pays().create({ employeeId: id, validFrom: '2026-01-01', salary: 42_000, overtimeRate: 30 });
  await employees().update(id, { salary: 44_000 });
  await employees().update(id, { salary: 45_000 });
  expect(await paysOf(id)).toEqual([
    ['2020-01-01', 38_000, 0],
    ['2026-01-01', 42_000, 30],
    [dayFromToday(), 45_000, 30],
  ]);
  const { page } = await admin().request<{ page: { items: Values[] } }>(
    `{ page: auditEntries(filter: { resource: { eq: "employee-pay" } }, page: { limit: 2 }) {
         items { action title fieldChanges { label after } } } }`,
  );
  expect(page.items).toMatchObject([
    { action: 'updated', title: dayFromToday(), fieldChanges: [{ label: 'Salary', after: '45000' }] },
    { action: 'created', title: dayFromToday() },
  ]);
});

test('a pay that begins becomes the salary by a job', async () => {
  const { id } = await hire();
  await app.sql(
    'insert into employee_pay (employee_id, valid_from, salary, overtime_rate) values ($1, $2, 60000, 0)',
    [id, dayFromToday()],
  );
  await admin().request('mutation { runJob(name: "begin-pay") { id } }');
  await expect.poll(() => salaryOf(id)).toBe(60_000);
  const [entry] = await app.sql<Values>(
    `select username, endpoint from audit_entry where resource = 'employees' and record_id = $1 order by id desc limit 1`,
    [id],
  );
  expect(entry).toEqual({ username: null, endpoint: 'system' });
});

test('only those who may do so see and change pay', async () => {
  const employee = await hire();
  await expect(
    app
      .as('reception')
      .records('EmployeePay')
      .list({ filter: { employeeId: { eq: employee.id } } }),
  ).rejects.toMatchObject({ code: 'FORBIDDEN', extensions: { permission: 'employee-pay:view' } });
});
