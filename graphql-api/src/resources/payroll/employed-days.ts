/** What payroll records paid for days on which, as is known by now, the employee did not work here. */
import type { Tx } from '../../database/tx.ts';
import { conflict } from '../../common/errors.ts';
import { type Message, msg } from '../../common/message.ts';
import { fromMinor } from '../../common/money.ts';
import { formatMoney } from '../../documents/format.ts';
import { IS_BEYOND } from './paid-beyond.ts';
import { salaryParts, sumOf, type Pay } from './pay-amounts.ts';
import { findPays, salaryOf, type EmployeeRow } from './payroll-inputs.ts';

/** A prepared payroll record with the employee as it is now. Dates are yyyy-mm-dd, amounts whole cents. */
interface PreparedRecord extends EmployeeRow {
  payrollId: number;
  /** The days of the period that were employed when it was prepared; null where none were. */
  from: string | null;
  until: string | null;
  periodStart: string;
  periodEnd: string;
  /** The base salary that was computed. */
  computed: number;
  /** The base salary of the record, which a user may have changed. */
  base: number;
  collected: number;
  /** What the days earned when it was approved; null for one that is not approved. */
  approved: number | null;
}

const RECORDS = `
  select payroll.id as "payrollId", employee.id, name, status, hire_date::text as "hireDate",
         employee.last_day::text as "lastDay", salary::float8 as salary, base.from::text as "from", base.until::text as until,
         pay_period_start::text as "periodStart", pay_period_end::text as "periodEnd",
         coalesce(base.amount * 100, 0)::float8 as computed, (base_salary * 100)::float8 as base, (collected_amount * 100)::float8 as collected,
         case when approved_at is not null then (earned_when_approved * 100)::float8 end as approved
    from payroll join employee on employee.id = employee_id, lateral (
      select min(first_day) as "from", max(last_day) as until, sum(amount) as amount
        from payroll_source where payroll_id = payroll.id and kind = 'base') base
   where exists (select from payroll_source where payroll_id = payroll.id)`;

/** The salary that a period earns by what is known now. */
function earnedIn(
  { hireDate, lastDay }: EmployeeRow,
  pays: readonly Pay[],
  from: string,
  until: string,
): number {
  const [first, last] = [
    hireDate > from ? hireDate : from,
    lastDay !== null && lastDay < until ? lastDay : until,
  ];
  return first > last ? 0 : sumOf(salaryParts(pays, first, last).map(({ amount }) => amount));
}

/** What the days of prepared records earn by now, in whole cents. */
type EarnedSalaries = readonly { record: PreparedRecord; earned: number }[];

/** Locks the employees of payroll records and computes what the days of the prepared ones earn by now. */
async function earnedSalaries(ids: readonly number[], tx: Tx): Promise<EarnedSalaries> {
  await tx.query(
    'select from employee where id in (select employee_id from payroll where id = any(?::int[])) order by id for no key update',
    [arrayOf(ids)],
  );
  const records = await tx.query<PreparedRecord[]>(
    `${RECORDS} and payroll.id = any(?::int[]) order by payroll.id`,
    [arrayOf(ids)],
  );
  const pays = await findPays(
    records.map(({ id }) => id),
    tx,
  );
  return records.map(record => {
    const { id, periodStart, periodEnd } = record;
    return { record, earned: earnedIn(record, pays.get(id) ?? [salaryOf(record)], periodStart, periodEnd) };
  });
}

/** What was approved, else what was computed unless a user has changed it since. */
const expectedIn = ({ approved, computed, base }: PreparedRecord) =>
  approved ?? (base === computed ? computed : null);

const differing = (salaries: EarnedSalaries) =>
  salaries.filter(({ record, earned }) => earned !== (expectedIn(record) ?? earned));

/**
 * Rejects records whose salary is another one than when it was prepared or approved, unless a user has changed it since.
 * @throws CONFLICT that names each record with both amounts and the reason; `confirmed` of `approvePayroll` accepts it
 */
export async function requireSameSalary(ids: readonly number[], tx: Tx): Promise<void> {
  requireNoDifference(await earnedSalaries(ids, tx));
}

/**
 * Stores what the days of records earn when they are approved, with which paying them compares.
 * @param isConfirmed whether a salary that is another one by now is approved as it is
 * @returns the ids of records that are approved, and whose salary was another one then
 * @throws CONFLICT as `requireSameSalary`, unless confirmed
 */
export async function approveSalaries(
  ids: readonly number[],
  isConfirmed: boolean,
  tx: Tx,
): Promise<ReadonlySet<number>> {
  const salaries = await earnedSalaries(ids, tx);
  if (!isConfirmed) requireNoDifference(salaries);
  await tx.query(
    `update payroll set earned_when_approved = earned / 100
       from jsonb_to_recordset(?::jsonb) as approved(id int, earned numeric) where approved.id = payroll.id`,
    [JSON.stringify(salaries.map(({ record, earned }) => ({ id: record.payrollId, earned })))],
  );
  return new Set(differing(salaries).map(({ record }) => record.payrollId));
}

function requireNoDifference(salaries: EarnedSalaries): void {
  const named = differing(salaries)
    .slice(0, MOST_NAMED)
    .map(({ record, earned }) => differenceOf(record, earned))
    .reduce<Message | null>((list, next) => (list ? msg('{list} {next}', { list, next }) : next), null);
  if (named)
    throw conflict(
      msg('{differences} Delete what is wrong and prepare it again, or change the base salary.', {
        differences: named,
      }),
      { confirmable: true },
    );
}

/** The differences that a message names. */
const MOST_NAMED = 10;

function differenceOf(record: PreparedRecord, earned: number): Message {
  const { name, approved, computed, periodStart, periodEnd } = record;
  const values = {
    employee: name,
    from: periodStart,
    until: periodEnd,
    now: formatMoney(fromMinor(earned)),
    reason: reasonOf(record),
  };
  return approved !== null && approved !== computed
    ? msg(
        '{employee}, {from} to {until}: {before} was earned when it was approved, and {now} is earned, since {reason}.',
        { ...values, before: formatMoney(fromMinor(approved)) },
      )
    : msg('{employee}, {from} to {until}: {before} was computed, and {now} is earned, since {reason}.', {
        ...values,
        before: formatMoney(fromMinor(computed)),
      });
}

function reasonOf({ from, until, hireDate, lastDay, periodStart, periodEnd }: PreparedRecord): Message {
  const last = lastDay !== null && lastDay < periodEnd ? lastDay : periodEnd;
  const first = hireDate > periodStart ? hireDate : periodStart;
  if (lastDay !== null && last !== until) return msg('the last day of work is {day}', { day: lastDay });
  if (first !== from && first <= last) return msg('the hire date is {day}', { day: hireDate });
  if (last !== until) return msg('there is no last day of work any more');
  return msg('the pay was changed');
}

/** What was paid for days that were not employed and is not collected. */
export interface PaidTooMuch {
  payrollId: number;
  /** Whole cents. */
  amount: number;
  from: string;
  until: string;
}

/** What was paid to employees for days that were not employed, by employee, until it is collected. */
export async function findPaidTooMuch(ids: readonly number[], tx: Tx): Promise<Map<number, PaidTooMuch[]>> {
  const records = await tx.query<PreparedRecord[]>(
    `${RECORDS} and employee_id = any(?::int[]) and ${IS_BEYOND} order by pay_period_start`,
    [arrayOf(ids)],
  );
  const pays = await findPays(ids, tx);
  const found = records.flatMap(record => {
    const { id, payrollId, from, until, base, collected } = record;
    const own = pays.get(id) ?? [salaryOf(record)];
    const all = sumOf(salaryParts(own, from!, until!).map(({ amount }) => amount));
    const earned = earnedIn(record, own, from!, until!);
    const amount = Math.min(all - earned, base - earned) - collected;
    return amount > 0 ? [{ id, payrollId, amount, from: record.periodStart, until: record.periodEnd }] : [];
  });
  return Map.groupBy(found, ({ id }) => id);
}

/** Names what was paid too much, until it is collected. */
export const paidTooMuchText = ({ amount, from, until }: PaidTooMuch): Message =>
  msg(
    'The payroll record from {from} to {until} paid {amount} for days that were not employed. Deduct or collect it, and enter it there as collected.',
    { from, until, amount: fromMinor(amount).toFixed(2) },
  );

const arrayOf = (ids: readonly number[]) => `{${ids.join()}}`;
