import type { Login, TestApp } from './app.ts';
import type { Saved, Values } from './records.ts';
import { makeRecord } from './samples.ts';

export interface Source {
  kind: string;
  recordId: string | null;
  firstDay: string;
  lastDay: string;
  quantity: number;
  rate: number;
  amount: number;
}

export interface Prepared extends Values {
  id: string | null;
  sources: Source[];
}

export interface Preparation {
  preview: string;
  records: Prepared[];
  skipped: Values[];
}

const NOVEMBER = { periodStart: '2026-11-01', periodEnd: '2026-11-30' };

const PREPARE = `mutation ($periodStart: LocalDate!, $periodEnd: LocalDate!, $employeeIds: [ID!], $paymentDate: LocalDate, $dryRun: Boolean! = false, $preview: String) {
  prepared: preparePayroll(periodStart: $periodStart, periodEnd: $periodEnd, employeeIds: $employeeIds, paymentDate: $paymentDate, dryRun: $dryRun, preview: $preview) {
    preview
    records { id employeeName baseSalary overtimeHours overtimeRate bonus bonusDescription deductions deductionDescription totalAmount warnings warningTemplates
      sources { kind recordId firstDay lastDay quantity rate amount } }
    skipped { employeeName reason } } }`;

/** What tests of payroll do: hire, record work and commissions, prepare, approve and pay. */
export function payrollDesk(app: TestApp) {
  let hired = 0;
  const admin = () => app.as('admin');
  const payroll = () => admin().records('Payroll');
  const commissions = () => admin().records('Commission');
  const attendance = () => admin().records('Attendance');
  return {
    admin,
    payroll,
    commissions,
    attendance,
    /** An employee since 2020 with 36,000 a year. */
    hire: (values: Values = {}) =>
      makeRecord(admin(), 'Employee', {
        name: `Employee ${++hired}`,
        hireDate: '2020-01-01',
        salary: 36_000,
        ...values,
      }),
    payFrom: (employee: Saved, validFrom: string, salary: number, overtimeRate: number) =>
      admin().records('EmployeePay').create({ employeeId: employee.id, validFrom, salary, overtimeRate }),
    /** Overtime on a day. */
    work: (employee: Saved, attendanceDate: string, overtimeHours: number) =>
      attendance().create({ employeeId: employee.id, attendanceDate, overtimeHours }),
    /** An approved commission of November 10, 2026. */
    earn: (employee: Saved, values: Values = {}) =>
      commissions().create({
        employeeId: employee.id,
        amount: 120,
        commissionDate: '2026-11-10',
        paymentStatus: 'approved',
        ...values,
      }),
    /** Prepares November 2026 unless the variables name another period. */
    async prepare(variables: Values, as: Login = 'accounts'): Promise<Preparation> {
      const { prepared } = await app
        .as(as)
        .request<{ prepared: Preparation }>(PREPARE, { ...NOVEMBER, ...variables });
      return prepared;
    },
    approve: (ids: string[], as: Login = 'admin') =>
      app
        .as(as)
        .request<{ count: number }>('mutation ($ids: [ID!]!) { count: approvePayroll(ids: $ids) }', { ids }),
    pay: (ids: string[], paymentDate?: string, as: Login = 'admin') =>
      app.as(as).request<{
        count: number;
      }>('mutation ($ids: [ID!]!, $paymentDate: LocalDate) { count: payPayroll(ids: $ids, paymentDate: $paymentDate) }', { ids, paymentDate }),
    /** Undoes the last change of a record that a user made. */
    async undoLast(resource: string, id: string): Promise<void> {
      const [entry] = await app.sql<{ id: string }>(
        'select id from audit_entry where resource = $1 and record_id = $2 and cause_id is null order by id desc limit 1',
        [resource, id],
      );
      await admin().request('mutation ($id: ID!) { undoChange(entryId: $id) { isChanged } }', {
        id: entry!.id,
      });
    },
  };
}
