/** Reads, and locks where it is counted, what payroll is computed from. */
import type { Tx } from '../../database/tx.ts';
import { addDays, addMonths } from '../../common/dates.ts';
import { toMinor } from '../../common/money.ts';
import type { PaidSalary } from './back-pay.ts';
import { OWES_COMMISSION } from './clawback.ts';
import { IS_PAID_TOO_MUCH } from './paid-beyond.ts';
import type { Pay } from './pay-amounts.ts';
import type { SourceKind } from './payroll-source.ts';

/** The period and the employees that payroll is prepared for. */
export interface PayrollRequest {
  /** First and last day, `yyyy-mm-dd`. */
  periodStart: string;
  periodEnd: string;
  /** Everybody who is employed in the period, or is still owed overtime or commissions, unless given. */
  employeeIds?: readonly number[] | null;
  /** The last day of the period unless given. */
  paymentDate?: string | null;
}

/** Nothing is locked for a preview. */
export type Lock = '' | 'for update';

export interface EmployeeRow {
  id: number;
  name: string;
  status: string;
  hireDate: string;
  lastDay: string | null;
  salary: number;
}

/** Overtime of a day of attendance that is in no payroll record. Hours are hundredths. */
export interface UnpaidOvertime {
  recordId: number;
  employeeId: number;
  day: string;
  hours: number;
  description: string | null;
}

/** An approved commission that is in no payroll record. The amount is in cents. */
export interface UnpaidCommission {
  recordId: number;
  employeeId: number;
  day: string;
  amount: number;
  description: string | null;
}

/** The days of a payroll record that overlaps the period. */
export interface Overlap {
  employeeId: number;
  start: string;
  end: string;
}

/** The condition that a record is in no payroll record that counts. */
const isFree = (kind: SourceKind, id: string) =>
  `not exists (select from payroll_source where kind = '${kind}' and record_id = ${id} and is_counted)`;

/**
 * The condition that a prepared payroll record has the day of an attendance record. Days that were paid by a record which
 * a user entered, or not at all, are not added by themselves.
 */
const IS_IN_PREPARED_PERIOD = `exists (
  select from payroll
   where payroll.employee_id = attendance.employee_id and payment_status <> 'cancelled'
     and attendance_date between pay_period_start and pay_period_end
     and exists (select from payroll_source where payroll_id = payroll.id))`;

/** What is entered after its period was prepared is paid with a later one, this many months back. */
const LATE_MONTHS = 3;
export const lateSince = ({ periodStart }: PayrollRequest) => addMonths(periodStart, -LATE_MONTHS);

/** That of the period, and of the days before it where a payroll record has counted the salary but not the overtime. */
const IS_UNPAID_OVERTIME = `attendance_date between ?::date and ?::date and overtime_hours > 0
  and (attendance_date >= ?::date or ${IS_IN_PREPARED_PERIOD})
  and ${isFree('overtime', 'attendance.id')}`;
const overtimeDays = (request: PayrollRequest) => [
  lateSince(request),
  request.periodEnd,
  request.periodStart,
];

/** Those earned until the end of the period, so that one approved late is paid with the next payroll. */
const IS_UNPAID_COMMISSION = `commission_date <= ?::date and payment_status = 'approved'
  and ${isFree('commission', 'commission.id')}`;

/**
 * Those named, else those employed in the period and those who left before and may still be owed something or owe it; in the order of
 * their ids, in which they are locked.
 */
export function findEmployees(request: PayrollRequest, tx: Tx, lock: Lock): Promise<EmployeeRow[]> {
  const { periodEnd } = request;
  const ids = arrayOf(request.employeeIds);
  return tx.query<EmployeeRow[]>(
    `select id, name, status, hire_date::text as "hireDate", last_day::text as "lastDay", salary::float8 as salary
       from employee
      where case when ?::int[] is not null then id = any(?::int[])
                 else hire_date <= ?::date
                      and (coalesce(last_day >= ?::date, status <> 'inactive')
                           or exists (select from attendance where employee_id = employee.id and ${IS_UNPAID_OVERTIME})
                           or exists (select from commission where employee_id = employee.id and ${IS_UNPAID_COMMISSION})
                           or ${OWES_COMMISSION} or ${IS_PAID_TOO_MUCH}) end
      order by id ${lock}`,
    [ids, ids, periodEnd, lateSince(request), ...overtimeDays(request), periodEnd],
  );
}

const arrayOf = (ids: readonly number[] | null | undefined) => (ids ? `{${ids.join()}}` : null);

/** The pay records of employees, each sorted by their first days. */
export async function findPays(ids: readonly number[], tx: Tx): Promise<Map<number, Pay[]>> {
  const rows = await tx.query<(Pay & { employeeId: number })[]>(
    `select id, employee_id as "employeeId", valid_from::text as "validFrom",
            (salary * 100)::float8 as salary, (overtime_rate * 100)::float8 as "overtimeRate"
       from employee_pay where employee_id = any(?::int[]) order by valid_from`,
    [arrayOf(ids)],
  );
  return Map.groupBy(rows, ({ employeeId }) => employeeId);
}

/** The pay of an employee without pay records. */
export const salaryOf = ({ salary, hireDate }: EmployeeRow): Pay => ({
  id: null,
  validFrom: hireDate,
  salary: toMinor(salary),
  overtimeRate: 0,
});

const LONGEST_RECORD_DAYS = 366;

/** The salaries that payroll records count, also those of records that began long before late pay is looked for. */
export async function findPaidSalaries(
  request: PayrollRequest,
  ids: readonly number[],
  tx: Tx,
): Promise<Map<number, PaidSalary[]>> {
  const rows = await tx.query<(PaidSalary & { employeeId: number })[]>(
    `select payroll.employee_id as "employeeId", payroll_id as "payrollId", kind, first_day::text as "from",
            last_day::text as until, (amount * 100)::float8 as amount,
            base_salary <> (select sum(base.amount) from payroll_source base
                             where base.payroll_id = payroll.id and base.kind = 'base') as "isChanged"
       from payroll_source join payroll on payroll.id = payroll_id
      where payroll.employee_id = any(?::int[]) and is_counted and kind in ('base', 'back_pay')
        and last_day >= ?::date and first_day <= ?::date
      order by payroll_source.id`,
    [arrayOf(ids), addDays(lateSince(request), -LONGEST_RECORD_DAYS), request.periodEnd],
  );
  return Map.groupBy(rows, ({ employeeId }) => employeeId);
}

/** The first payroll record of each employee that pays for some of the days. */
export async function findOverlaps(
  { periodStart, periodEnd }: PayrollRequest,
  ids: readonly number[],
  tx: Tx,
): Promise<Map<number, Overlap>> {
  const rows = await tx.query<Overlap[]>(
    `select distinct on (employee_id) employee_id as "employeeId",
            pay_period_start::text as start, pay_period_end::text as end
       from payroll
      where employee_id = any(?::int[]) and payment_status <> 'cancelled'
        and pay_period_start <= ?::date and pay_period_end >= ?::date
      order by employee_id, pay_period_start`,
    [arrayOf(ids), periodEnd, periodStart],
  );
  return new Map(rows.map(row => [row.employeeId, row]));
}

export function findOvertime(
  request: PayrollRequest,
  ids: readonly number[],
  tx: Tx,
  lock: Lock,
): Promise<UnpaidOvertime[]> {
  return tx.query<UnpaidOvertime[]>(
    `select id as "recordId", employee_id as "employeeId", attendance_date::text as day,
            (overtime_hours * 100)::float8 as hours, notes as description
       from attendance
      where employee_id = any(?::int[]) and ${IS_UNPAID_OVERTIME}
      order by attendance_date, id ${lock}`,
    [arrayOf(ids), ...overtimeDays(request)],
  );
}

export function findCommissions(
  { periodEnd }: PayrollRequest,
  ids: readonly number[],
  tx: Tx,
  lock: Lock,
): Promise<UnpaidCommission[]> {
  return tx.query<UnpaidCommission[]>(
    `select id as "recordId", employee_id as "employeeId", commission_date::text as day,
            (amount * 100)::float8 as amount, concat_ws(': ', commission_type, description) as description
       from commission
      where employee_id = any(?::int[]) and ${IS_UNPAID_COMMISSION}
      order by commission_date, id ${lock}`,
    [arrayOf(ids), periodEnd],
  );
}
