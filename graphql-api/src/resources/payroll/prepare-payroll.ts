import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { addMonths } from '../../common/dates.ts';
import { badInput, conflict } from '../../common/errors.ts';
import { cents, dollars } from '../../common/money.ts';
import { resourceOf } from '../../declaration/resource.ts';
import { insertRecord, write } from '../../mutation/writes.ts';
import type { Context } from '../../server/context.ts';
import { overtimeOf, salaryParts, sumOf, type Pay } from './pay-amounts.ts';
import { Payroll } from './payroll.ts';
import type { SourceKind } from './payroll-source.ts';

/** The period and the employees that payroll is prepared for. */
export interface PayrollRequest {
  /** First and last day, `yyyy-mm-dd`. */
  periodStart: string;
  periodEnd: string;
  /** Everybody who is employed in the period unless given. */
  employeeIds?: readonly number[] | null;
  /** The last day of the period unless given. */
  paymentDate?: string | null;
}

/** A source of a record that is not stored yet. Amounts are in the currency of the club. */
export interface ProposedSource {
  kind: SourceKind;
  recordId: number | null;
  firstDay: string;
  lastDay: string;
  quantity: number;
  rate: number;
  amount: number;
  description: string | null;
}

/** A payroll record that is proposed, or was created from a proposal. */
export interface ProposedPayroll {
  /** Null in a preview. */
  id: number | null;
  employeeId: number;
  employeeName: string;
  baseSalary: number;
  overtimeHours: number;
  overtimeRate: number;
  bonus: number;
  bonusDescription: string | null;
  totalAmount: number;
  sources: ProposedSource[];
  warnings: string[];
}

export interface SkippedEmployee {
  employeeId: number;
  employeeName: string;
  reason: string;
}

export interface PayrollProposal {
  /** Identifies what the preview shows. */
  preview: string;
  records: ProposedPayroll[];
  skipped: SkippedEmployee[];
}

/** What `preparePayroll` would create. Writes nothing. @throws BAD_USER_INPUT for a period that is none */
export async function proposePayroll(request: PayrollRequest, context: Context): Promise<PayrollProposal> {
  requirePeriod(request);
  return context.db.entities(em => propose(request, em, ''));
}

/**
 * Creates one payroll record for each employee of the period, with its sources, in one transaction. Locks the employees
 * and everything that is counted, so that two requests at the same moment count nothing twice.
 * @param preview of the proposal that the user has seen
 * @throws BAD_USER_INPUT for a period that is none, CONFLICT when the proposal is another one by now
 */
export async function preparePayroll(
  request: PayrollRequest,
  preview: string | null | undefined,
  context: Context,
): Promise<PayrollProposal> {
  requirePeriod(request);
  return write(resourceOf(Payroll), context, async em => {
    const proposal = await propose(request, em, 'for update');
    if (preview && preview !== proposal.preview)
      throw conflict('Something changed since this was previewed. Look at the preview again.');
    const records: ProposedPayroll[] = [];
    for (const record of proposal.records) {
      const id = await insertRecord(resourceOf(Payroll), recordInput(record, request), { context, em });
      await insertSources(id, record.sources, em);
      records.push({ ...record, id });
    }
    return { ...proposal, records };
  });
}

const LONGEST_PERIOD_DAYS = 366;
const DAY = 86_400_000;

function requirePeriod({ periodStart, periodEnd }: PayrollRequest): void {
  const days = (Date.parse(periodEnd) - Date.parse(periodStart)) / DAY + 1;
  if (days < 1) throw badInput({ periodEnd: 'End date must be after start date' });
  if (days > LONGEST_PERIOD_DAYS)
    throw badInput({ periodEnd: `A pay period may have ${LONGEST_PERIOD_DAYS} days at the most` });
}

interface EmployeeRow {
  id: number;
  name: string;
  status: string;
  hireDate: string;
  lastDay: string | null;
  salary: number;
}

interface Day {
  recordId: number;
  employeeId: number;
  day: string;
  hours: number;
  description: string | null;
}

interface EarnedCommission {
  recordId: number;
  employeeId: number;
  day: string;
  amount: number;
  description: string | null;
}

async function propose(
  request: PayrollRequest,
  em: EntityManager,
  lock: '' | 'for update',
): Promise<PayrollProposal> {
  const employees = await findEmployees(request, em, lock);
  const ids = employees.map(({ id }) => id);
  const [pays, overlaps, overtime, commissions] = [
    await findPays(ids, em),
    await findOverlaps(request, ids, em),
    await findOvertime(request, ids, em, lock),
    await findCommissions(request, ids, em, lock),
  ];
  const records: ProposedPayroll[] = [];
  const skipped: SkippedEmployee[] = [];
  for (const employee of employees) {
    const { id: employeeId, name: employeeName } = employee;
    const reason = reasonToSkip(employee, overlaps.get(employeeId), request);
    if (reason) skipped.push({ employeeId, employeeName, reason });
    else
      records.push(
        proposeRecord(
          employee,
          pays.get(employeeId) ?? [salaryOf(employee)],
          overtime.filter(day => day.employeeId === employeeId),
          commissions.filter(commission => commission.employeeId === employeeId),
          request,
        ),
      );
  }
  return { preview: hashOf([request.periodStart, request.periodEnd, records, skipped]), records, skipped };
}

const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');

/** Those named, else those employed in the period; in the order of their ids, in which they are locked. */
function findEmployees(
  { periodStart, periodEnd, employeeIds }: PayrollRequest,
  em: EntityManager,
  lock: string,
): Promise<EmployeeRow[]> {
  return em.execute<EmployeeRow[]>(
    `select id, name, status, hire_date::text as "hireDate", last_day::text as "lastDay", salary::float8 as salary
       from employee
      where case when ?::int[] is null
                 then hire_date <= ?::date and coalesce(last_day >= ?::date, status <> 'inactive')
                 else id = any(?::int[]) end
      order by id ${lock}`,
    [arrayOf(employeeIds), periodEnd, periodStart, arrayOf(employeeIds)],
  );
}

const arrayOf = (ids: readonly number[] | null | undefined) => (ids ? `{${ids.join()}}` : null);

async function findPays(ids: readonly number[], em: EntityManager): Promise<Map<number, Pay[]>> {
  const rows = await em.execute<(Pay & { employeeId: number })[]>(
    `select id, employee_id as "employeeId", valid_from::text as "validFrom",
            (salary * 100)::float8 as salary, (overtime_rate * 100)::float8 as "overtimeRate"
       from employee_pay where employee_id = any(?::int[]) order by valid_from`,
    [arrayOf(ids)],
  );
  return Map.groupBy(rows, ({ employeeId }) => employeeId);
}

/** The pay of an employee without pay records. */
const salaryOf = ({ salary, hireDate }: EmployeeRow): Pay => ({
  id: null,
  validFrom: hireDate,
  salary: cents(salary),
  overtimeRate: 0,
});

interface Overlap {
  employeeId: number;
  start: string;
  end: string;
}

async function findOverlaps(
  { periodStart, periodEnd }: PayrollRequest,
  ids: readonly number[],
  em: EntityManager,
): Promise<Map<number, Overlap>> {
  const rows = await em.execute<Overlap[]>(
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

/** The condition that a record is in no payroll record that counts. */
const isFree = (kind: SourceKind, id: string) =>
  `not exists (select from payroll_source where kind = '${kind}' and record_id = ${id} and is_counted)`;

/** Overtime that is entered after its period was prepared is paid with a later one, this many months back. */
const LATE_OVERTIME_MONTHS = 3;

/** That of the period, and of the days before it where a payroll record has counted the salary but not the overtime. */
function findOvertime(
  { periodStart, periodEnd }: PayrollRequest,
  ids: readonly number[],
  em: EntityManager,
  lock: string,
): Promise<Day[]> {
  return em.execute<Day[]>(
    `select id as "recordId", employee_id as "employeeId", attendance_date::text as day,
            (overtime_hours * 100)::float8 as hours, notes as description
       from attendance
      where employee_id = any(?::int[]) and attendance_date between ?::date and ?::date and overtime_hours > 0
        and (attendance_date >= ?::date or ${isInPreparedPeriod})
        and ${isFree('overtime', 'attendance.id')}
      order by attendance_date, id ${lock}`,
    [arrayOf(ids), addMonths(periodStart, -LATE_OVERTIME_MONTHS), periodEnd, periodStart],
  );
}

/**
 * The condition that a prepared payroll record has the day of an attendance record. Days that were paid by a record which
 * a user entered, or not at all, are not added by themselves.
 */
const isInPreparedPeriod = `exists (
  select from payroll
   where payroll.employee_id = attendance.employee_id and payment_status <> 'cancelled'
     and attendance_date between pay_period_start and pay_period_end
     and exists (select from payroll_source where payroll_id = payroll.id))`;

/** Those earned until the end of the period, so that one approved late is paid with the next payroll. */
function findCommissions(
  { periodEnd }: PayrollRequest,
  ids: readonly number[],
  em: EntityManager,
  lock: string,
): Promise<EarnedCommission[]> {
  return em.execute<EarnedCommission[]>(
    `select id as "recordId", employee_id as "employeeId", commission_date::text as day,
            (amount * 100)::float8 as amount, concat_ws(': ', commission_type, description) as description
       from commission
      where employee_id = any(?::int[]) and commission_date <= ?::date and payment_status = 'approved'
        and ${isFree('commission', 'commission.id')}
      order by commission_date, id ${lock}`,
    [arrayOf(ids), periodEnd],
  );
}

function reasonToSkip(
  { hireDate, lastDay, status }: EmployeeRow,
  overlap: Overlap | undefined,
  { periodStart, periodEnd }: PayrollRequest,
): string | null {
  if (overlap) return `There is a payroll record from ${overlap.start} to ${overlap.end}`;
  if (hireDate > periodEnd || (lastDay !== null && lastDay < periodStart))
    return 'Not employed in this period';
  if (lastDay === null && status === 'inactive') return 'Inactive without a last day of work';
  return null;
}

function proposeRecord(
  employee: EmployeeRow,
  pays: readonly Pay[],
  days: readonly Day[],
  commissions: readonly EarnedCommission[],
  { periodStart, periodEnd }: PayrollRequest,
): ProposedPayroll {
  const from = employee.hireDate > periodStart ? employee.hireDate : periodStart;
  const until = employee.lastDay !== null && employee.lastDay < periodEnd ? employee.lastDay : periodEnd;
  const salary = salaryParts(pays, from, until);
  const overtime = overtimeOf(pays, days);
  const commission = sumOf(commissions.map(({ amount }) => amount));
  const baseSalary = sumOf(salary.map(({ amount }) => amount));
  const overtimeAmount = sumOf(overtime.days.map(({ amount }) => amount));
  return {
    id: null,
    employeeId: employee.id,
    employeeName: employee.name,
    baseSalary: dollars(baseSalary),
    overtimeHours: dollars(overtime.hours),
    overtimeRate: dollars(overtime.rate),
    bonus: dollars(commission + overtime.rest),
    bonusDescription: bonusText(commissions.length, commission, overtime.rest),
    totalAmount: dollars(baseSalary + overtimeAmount + commission),
    sources: [
      ...salary.map(part => ({
        kind: 'base' as const,
        recordId: part.pay.id,
        firstDay: part.from,
        lastDay: part.until,
        quantity: part.days,
        rate: dollars(part.pay.salary),
        amount: dollars(part.amount),
        description: null,
      })),
      ...overtime.days.map(({ recordId, day, hours, rate, amount, description }) => ({
        kind: 'overtime' as const,
        recordId,
        firstDay: day,
        lastDay: day,
        quantity: dollars(hours),
        rate: dollars(rate),
        amount: dollars(amount),
        description,
      })),
      ...commissions.map(({ recordId, day, amount, description }) => ({
        kind: 'commission' as const,
        recordId,
        firstDay: day,
        lastDay: day,
        quantity: 1,
        rate: dollars(amount),
        amount: dollars(amount),
        description,
      })),
    ],
    warnings: warningsOf(employee, overtime.days, baseSalary),
  };
}

/** `3 commissions: 120.00; average overtime rate, rest: 0.02` */
function bonusText(count: number, commission: number, rest: number): string | null {
  const texts = [
    count > 0 && `${count} ${count === 1 ? 'commission' : 'commissions'}: ${dollars(commission).toFixed(2)}`,
    rest > 0 && `average overtime rate, rest: ${dollars(rest).toFixed(2)}`,
  ].filter(Boolean);
  return texts.join('; ') || null;
}

function warningsOf(
  { status }: EmployeeRow,
  days: readonly { rate: number }[],
  baseSalary: number,
): string[] {
  return [
    status === 'on_leave' && 'On leave: check the base salary',
    days.some(({ rate }) => rate === 0) && 'Overtime without a rate counts as 0',
    baseSalary === 0 && 'The base salary is 0',
  ].filter(text => text !== false);
}

function recordInput(record: ProposedPayroll, { periodStart, periodEnd, paymentDate }: PayrollRequest) {
  return {
    employeeId: record.employeeId,
    payPeriodStart: periodStart,
    payPeriodEnd: periodEnd,
    baseSalary: record.baseSalary,
    overtimeHours: record.overtimeHours,
    overtimeRate: record.overtimeRate,
    bonus: record.bonus,
    bonusDescription: record.bonusDescription,
    totalAmount: record.totalAmount,
    paymentDate: paymentDate ?? periodEnd,
  };
}

function insertSources(
  payrollId: number,
  sources: readonly ProposedSource[],
  em: EntityManager,
): Promise<unknown> {
  return em.execute(
    `insert into payroll_source (payroll_id, kind, record_id, first_day, last_day, quantity, rate, amount, description, is_counted)
     select ?, kind, "recordId", "firstDay", "lastDay", quantity, rate, amount, description, true
       from jsonb_to_recordset(?::jsonb) as source(kind text, "recordId" int, "firstDay" date, "lastDay" date,
            quantity numeric, rate numeric, amount numeric, description text)`,
    [payrollId, JSON.stringify(sources)],
  );
}
