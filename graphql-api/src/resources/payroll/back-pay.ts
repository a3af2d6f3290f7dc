import { addDays } from '../../common/dates.ts';
import { roundAmount, smallestAmount } from '../../common/money.ts';
import { daysBetween, payOn, salaryParts, sumOf, type Pay, type SalaryPart } from './pay-amounts.ts';

/** Both ends included. */
export interface Days {
  from: string;
  until: string;
}

/** A salary that a payroll record counts. Amounts are cents. */
export interface PaidSalary extends Days {
  payrollId: number;
  kind: 'base' | 'back_pay';
  amount: number;
  /** Whether a user changed the base salary of the record. */
  isChanged: boolean;
}

export interface BackPay {
  /** What is paid for the days of earlier records. Negative where a later record has paid for the days that are prepared. */
  parts: readonly SalaryPart[];
  /** What earlier records paid too much. */
  overpaid: number;
  /** The days with back pay whose record a user changed, so that they may be paid already. */
  changed: readonly Days[];
}

/**
 * The difference between what the days of prepared records earn by the pay of now and what was computed for them. Too
 * much pay is not taken back. Changes of these records by users do not count.
 * @param paid of the employee, without the days that are prepared
 * @param own the days that are prepared and their salary, of which a later record may have paid a part; none of an
 * employee who has left
 * @param since records that end before this day are final
 */
export function backPayOf(
  pays: readonly Pay[],
  paid: readonly PaidSalary[],
  { own, since }: { own: (Days & { salary: number }) | null; since: string },
): BackPay {
  const prepared = Map.groupBy(
    paid.filter(({ kind }) => kind === 'base'),
    ({ payrollId }) => payrollId,
  );
  const records = [...prepared.values()].map(parts => ({
    ...differenceOf(pays, parts),
    least: 0,
  }));
  if (own)
    records.push({ from: own.from, until: own.until, amount: 0, isChanged: false, least: -own.salary });
  records.sort((a, b) => (a.from < b.from ? -1 : 1));
  for (const { from, until, amount } of paid.filter(({ kind }) => kind === 'back_pay')) {
    const record = records.find(record => record.from <= until && record.until >= from);
    if (record) record.amount -= amount;
  }
  const late = records
    .map(record => ({ ...record, amount: roundAmount(record.amount) }))
    .filter(({ until }) => until >= since);
  const isRaised = late.some(({ amount }) => amount > 0);
  const parts = late.map(record => ({ ...record, amount: paidAmount(record, isRaised) }));
  const overpaid = sumOf(late.map(({ amount }, index) => Math.max(0, parts[index]!.amount - amount)));
  return {
    parts: parts
      .filter(({ amount }) => amount !== 0)
      .map(({ from, until, amount }) => ({
        pay: payOn(pays, until),
        from,
        until,
        days: daysBetween(from, addDays(until, 1)),
        amount,
      })),
    overpaid: overpaid > smallestAmount() ? overpaid : 0,
    changed: parts.filter(({ amount, isChanged }) => amount > 0 && isChanged),
  };
}

function differenceOf(pays: readonly Pay[], parts: readonly PaidSalary[]) {
  const from = parts.map(part => part.from).reduce((a, b) => (a < b ? a : b));
  const until = parts.map(part => part.until).reduce((a, b) => (a > b ? a : b));
  const earned = sumOf(salaryParts(pays, from, until).map(({ amount }) => amount));
  const amount = earned - sumOf(parts.map(part => part.amount));
  return { from, until, amount, isChanged: parts[0]!.isChanged };
}

/** The rounding of a month that is paid in parts moves between its records, and so is settled with a raise. */
const paidAmount = ({ amount, least }: { amount: number; least: number }, isRaised: boolean) =>
  isRaised && amount === -smallestAmount() ? amount : Math.max(amount, least);
