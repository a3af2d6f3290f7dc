import { createHash } from 'node:crypto';
import type { Tx } from '../../database/tx.ts';
import { badInput, conflict } from '../../common/errors.ts';
import { type Message, type MessageTemplate, msg } from '../../common/message.ts';
import { warningFields, type Warnings } from '../../common/message-template.ts';
import { fromMinor } from '../../common/money.ts';
import { checkYear } from '../../common/years.ts';
import { resourceOf } from '../../declaration/resource.ts';
import { requireOpenDates } from '../../mutation/closed-dates.ts';
import { translateDatabaseError } from '../../mutation/database-error.ts';
import { insertRecord, write } from '../../mutation/writes.ts';
import type { Context } from '../../server/context.ts';
import { backPayOf, type BackPay, type PaidSalary } from './back-pay.ts';
import { clawBack, findOwedCommissions, type OwedCommission } from './clawback.ts';
import { findPaidTooMuch, paidTooMuchText, type PaidTooMuch } from './employed-days.ts';
import { overtimeOf, salaryParts, sumOf, type Overtime, type Pay, type SalaryPart } from './pay-amounts.ts';
import { Payroll } from './payroll.ts';
import {
  findCommissions,
  findEmployees,
  findOverlaps,
  findOvertime,
  findPaidSalaries,
  findPays,
  lateSince,
  salaryOf,
  type EmployeeRow,
  type Lock,
  type Overlap,
  type PayrollRequest,
  type UnpaidCommission,
  type UnpaidOvertime,
} from './payroll-inputs.ts';
import type { SourceKind } from './payroll-source.ts';

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
export interface ProposedPayroll extends Warnings {
  /** Null in a preview. */
  id: number | null;
  employeeId: number;
  employeeName: string;
  baseSalary: number;
  overtimeHours: number;
  overtimeRate: number;
  bonus: number;
  bonusDescription: string | null;
  deductions: number;
  deductionDescription: string | null;
  totalAmount: number;
  sources: ProposedSource[];
}

export interface SkippedEmployee {
  employeeId: number;
  employeeName: string;
  reason: string;
  reasonTemplate: MessageTemplate;
}

export interface PayrollProposal {
  /** Identifies what the preview shows. */
  preview: string;
  records: ProposedPayroll[];
  skipped: SkippedEmployee[];
}

/**
 * What `preparePayroll` would create. Writes nothing.
 * @throws BAD_USER_INPUT for a period that is none, CONFLICT when the month of the payment date is closed
 */
export async function proposePayroll(request: PayrollRequest, context: Context): Promise<PayrollProposal> {
  requirePeriod(request);
  try {
    return await context.db.onOneConnection(tx => propose(request, tx, ''));
  } catch (error) {
    throw translateDatabaseError(resourceOf(Payroll), error);
  }
}

/**
 * Creates one payroll record for each employee of the period, with its sources, in one transaction. Locks the employees
 * and everything that is counted, so that two requests at the same moment count nothing twice.
 * @param preview of the proposal that the user has seen
 * @throws BAD_USER_INPUT for a period that is none, CONFLICT when the proposal is another one by now or the month of
 * the payment date is closed
 */
export async function preparePayroll(
  request: PayrollRequest,
  preview: string | null | undefined,
  context: Context,
): Promise<PayrollProposal> {
  requirePeriod(request);
  return write(resourceOf(Payroll), context, async tx => {
    const proposal = await propose(request, tx, 'for update');
    if (preview && preview !== proposal.preview)
      throw conflict(msg('Something changed since this was previewed. Look at the preview again.'));
    const records: ProposedPayroll[] = [];
    for (const record of proposal.records) {
      const id = await insertRecord(resourceOf(Payroll), recordInput(record, request), { context, tx });
      await insertSources(id, record.sources, tx);
      records.push({ ...record, id });
    }
    return { ...proposal, records };
  });
}

const LONGEST_PERIOD_DAYS = 366;
const DAY = 86_400_000;

function requirePeriod({ periodStart, periodEnd }: PayrollRequest): void {
  checkYear('periodStart', 'Start date', periodStart);
  checkYear('periodEnd', 'End date', periodEnd);
  const days = (Date.parse(periodEnd) - Date.parse(periodStart)) / DAY + 1;
  if (days < 1) throw badInput({ periodEnd: msg('End date must be after start date') });
  if (days > LONGEST_PERIOD_DAYS)
    throw badInput({
      periodEnd: msg('A pay period may have {max} days at the most', { max: LONGEST_PERIOD_DAYS }),
    });
}

async function propose(request: PayrollRequest, tx: Tx, lock: Lock): Promise<PayrollProposal> {
  await requireOpenDates(resourceOf(Payroll), [{ paymentDate: paymentDateOf(request) }], tx);
  const employees = await findEmployees(request, tx, lock);
  const ids = employees.map(({ id }) => id);
  const [pays, paid, overlaps, overtime, commissions, cancelled, paidTooMuch] = [
    await findPays(ids, tx),
    await findPaidSalaries(request, ids, tx),
    await findOverlaps(request, ids, tx),
    await findOvertime(request, ids, tx, lock),
    await findCommissions(request, ids, tx, lock),
    await findOwedCommissions(ids, tx, lock),
    await findPaidTooMuch(ids, tx),
  ];
  const records: ProposedPayroll[] = [];
  const skipped: SkippedEmployee[] = [];
  for (const employee of employees) {
    const { id: employeeId, name: employeeName } = employee;
    const days = overtime.filter(day => day.employeeId === employeeId);
    const earned = commissions.filter(commission => commission.employeeId === employeeId);
    const owed = cancelled.filter(commission => commission.employeeId === employeeId);
    const tooMuch = paidTooMuch.get(employeeId) ?? [];
    const ownPays = pays.get(employeeId) ?? [salaryOf(employee)];
    const salary = earnedSalary(employee, ownPays, paid.get(employeeId) ?? [], request);
    const isOwed = days.length > 0 || earned.length > 0 || salary.backPay.parts.length > 0;
    const hasLeft = employee.lastDay !== null && employee.lastDay < request.periodStart;
    if (hasLeft && !isOwed && owed.length === 0 && tooMuch.length === 0 && !request.employeeIds) continue;
    const overlap = overlaps.get(employeeId);
    const reason = reasonToSkip(employee, { overlap, isOwed, owed, tooMuch }, request);
    if (reason)
      skipped.push({
        employeeId,
        employeeName,
        reason: String(reason),
        reasonTemplate: reason.toJSON(),
      });
    else records.push(proposeRecord(employee, salary, overtimeOf(ownPays, days), earned, owed, tooMuch));
  }
  return { preview: previewOf(request, records, skipped), records, skipped };
}

/** Identifies everything that `preparePayroll` would store. */
const previewOf = (
  request: PayrollRequest,
  records: readonly ProposedPayroll[],
  skipped: readonly SkippedEmployee[],
) => hashOf([request.periodStart, request.periodEnd, paymentDateOf(request), records, skipped]);

const paymentDateOf = ({ paymentDate, periodEnd }: PayrollRequest) => paymentDate ?? periodEnd;

const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');

/** An employee who left before the period has a record only for what is still owed, from which what the employee owes is subtracted. */
function reasonToSkip(
  { hireDate, lastDay, status }: EmployeeRow,
  {
    overlap,
    isOwed,
    owed,
    tooMuch: [first],
  }: {
    overlap: Overlap | undefined;
    isOwed: boolean;
    owed: readonly OwedCommission[];
    tooMuch: readonly PaidTooMuch[];
  },
  { periodStart, periodEnd }: PayrollRequest,
): Message | null {
  if (overlap)
    return msg('There is a payroll record from {from} to {until}', {
      from: overlap.start,
      until: overlap.end,
    });
  if (hireDate > periodEnd) return msg('Not employed in this period');
  if (lastDay === null) return status === 'inactive' ? msg('Inactive without a last day of work') : null;
  if (lastDay >= periodStart || isOwed) return null;
  if (owed.length === 0) return first ? paidTooMuchText(first) : msg('Not employed in this period');
  return msg(
    'Left on {day} and owes {amount} of cancelled commissions. Collect it, and set these commissions to paid.',
    { day: lastDay, amount: amountOf(sumOfAmounts(owed)) },
  );
}

interface EarnedSalary {
  parts: readonly SalaryPart[];
  backPay: BackPay;
}

function earnedSalary(
  { hireDate, lastDay }: EmployeeRow,
  pays: readonly Pay[],
  paid: readonly PaidSalary[],
  request: PayrollRequest,
): EarnedSalary {
  const { periodStart, periodEnd } = request;
  const from = hireDate > periodStart ? hireDate : periodStart;
  const until = lastDay !== null && lastDay < periodEnd ? lastDay : periodEnd;
  const parts = salaryParts(pays, from, until);
  const own = parts.length > 0 ? { from, until, salary: sumOfAmounts(parts) } : null;
  return { parts, backPay: backPayOf(pays, paid, { own, since: lateSince(request) }) };
}

const sumOfAmounts = (parts: readonly { amount: number }[]) => sumOf(parts.map(({ amount }) => amount));

function proposeRecord(
  employee: EmployeeRow,
  salary: EarnedSalary,
  overtime: Overtime<UnpaidOvertime>,
  commissions: readonly UnpaidCommission[],
  cancelled: readonly OwedCommission[],
  tooMuch: readonly PaidTooMuch[],
): ProposedPayroll {
  const baseSalary = sumOfAmounts(salary.parts);
  const commission = sumOfAmounts(commissions);
  const backPay = sumOfAmounts(salary.backPay.parts);
  const gross = baseSalary + backPay + sumOfAmounts(overtime.days) + commission;
  const clawback = clawBack(cancelled, gross);
  const subtracted = sumOfAmounts(clawback.parts);
  return {
    id: null,
    employeeId: employee.id,
    employeeName: employee.name,
    baseSalary: fromMinor(baseSalary),
    overtimeHours: fromMinor(overtime.hours),
    overtimeRate: fromMinor(overtime.rate),
    bonus: fromMinor(commission + overtime.rest + Math.max(0, backPay)),
    bonusDescription: textOf([
      countedText(commissions.length, 'commission', commission),
      amountText('back pay', backPay),
      amountText('average overtime rate, rest', overtime.rest),
    ]),
    deductions: fromMinor(subtracted + Math.max(0, -backPay)),
    deductionDescription: textOf([
      countedText(clawback.parts.length, 'cancelled commission', subtracted),
      amountText('back pay that is paid already', -backPay),
    ]),
    totalAmount: fromMinor(gross - subtracted),
    sources: [
      ...salary.parts.map(part => salarySource('base', part)),
      ...salary.backPay.parts.map(part => salarySource('back_pay', part)),
      ...overtime.days.map(({ recordId, day, hours, rate, amount, description }) => ({
        kind: 'overtime' as const,
        recordId,
        firstDay: day,
        lastDay: day,
        quantity: fromMinor(hours),
        rate: fromMinor(rate),
        amount: fromMinor(amount),
        description,
      })),
      ...commissions.map(({ recordId, day, amount, description }) => ({
        kind: 'commission' as const,
        recordId,
        firstDay: day,
        lastDay: day,
        quantity: 1,
        rate: fromMinor(amount),
        amount: fromMinor(amount),
        description,
      })),
      ...clawback.parts.map(({ recordId, day, amount, description }) => ({
        kind: 'clawback' as const,
        recordId,
        firstDay: day,
        lastDay: day,
        quantity: 1,
        rate: fromMinor(amount),
        amount: fromMinor(-amount),
        description,
      })),
    ],
    ...warningFields([
      ...warningsOf(employee, overtime.days, salary, clawback.rest),
      ...tooMuch.map(paidTooMuchText),
    ]),
  };
}

const salarySource = (kind: 'base' | 'back_pay', part: SalaryPart): ProposedSource => ({
  kind,
  recordId: part.pay.id,
  firstDay: part.from,
  lastDay: part.until,
  quantity: part.days,
  rate: fromMinor(part.pay.salary),
  amount: fromMinor(part.amount),
  description: null,
});

/** `3 commissions: 120.00; average overtime rate, rest: 0.02` */
const textOf = (texts: readonly (string | false)[]) => texts.filter(Boolean).join('; ') || null;

const countedText = (count: number, label: string, amount: number) =>
  count > 0 && `${count} ${label}${count === 1 ? '' : 's'}: ${amountOf(amount)}`;
const amountText = (label: string, amount: number) => amount > 0 && `${label}: ${amountOf(amount)}`;
const amountOf = (amount: number) => fromMinor(amount).toFixed(2);

function warningsOf(
  { status }: EmployeeRow,
  days: readonly { rate: number }[],
  { parts: salary, backPay: { overpaid, changed } }: EarnedSalary,
  rest: number,
): Message[] {
  return [
    status === 'on_leave' && msg('On leave: check the base salary'),
    days.some(({ rate }) => rate === 0) && msg('Overtime without a rate counts as 0'),
    salary.length === 0 && msg('Left before this period: only what is still owed'),
    salary.length > 0 && salary.every(({ amount }) => amount === 0) && msg('The base salary is 0'),
    ...changed.map(({ from, until }) =>
      msg('The base salary from {from} to {until} was changed: check the back pay', { from, until }),
    ),
    overpaid > 0 &&
      msg('{amount} too much was paid for earlier days: check the deductions', {
        amount: amountOf(overpaid),
      }),
    rest > 0 &&
      msg('{amount} of cancelled commissions follows with the next payroll record', {
        amount: amountOf(rest),
      }),
  ].filter(text => text !== false);
}

function recordInput(record: ProposedPayroll, request: PayrollRequest) {
  return {
    employeeId: record.employeeId,
    payPeriodStart: request.periodStart,
    payPeriodEnd: request.periodEnd,
    baseSalary: record.baseSalary,
    overtimeHours: record.overtimeHours,
    overtimeRate: record.overtimeRate,
    bonus: record.bonus,
    bonusDescription: record.bonusDescription,
    deductions: record.deductions,
    deductionDescription: record.deductionDescription,
    totalAmount: record.totalAmount,
    paymentDate: paymentDateOf(request),
  };
}

function insertSources(payrollId: number, sources: readonly ProposedSource[], tx: Tx): Promise<unknown> {
  return tx.query(
    `insert into payroll_source (payroll_id, kind, record_id, first_day, last_day, quantity, rate, amount, description, is_counted)
     select ?, kind, "recordId", "firstDay", "lastDay", quantity, rate, amount, description, true
       from jsonb_to_recordset(?::jsonb) as source(kind text, "recordId" int, "firstDay" date, "lastDay" date,
            quantity numeric, rate numeric, amount numeric, description text)`,
    [payrollId, JSON.stringify(sources)],
  );
}
