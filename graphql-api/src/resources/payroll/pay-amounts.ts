/** Pure functions of what an employee earns in a period. Days are `yyyy-mm-dd`, amounts whole cents, hours hundredths. */
import { addDays, addMonths } from '../../common/dates.ts';
import { roundAmount, smallestAmount } from '../../common/money.ts';

/** The pay from a day on. */
export interface Pay {
  id: number | null;
  /** First day of this pay. */
  validFrom: string;
  /** A year's salary, in cents. */
  salary: number;
  /** The pay for an hour of overtime, in cents. */
  overtimeRate: number;
}

/** Days of one calendar month with the same pay, both ends included. */
export interface SalaryPart {
  pay: Pay;
  from: string;
  until: string;
  days: number;
  amount: number;
}

/**
 * The salary of the days from `from` to `until`. A calendar month earns a twelfth of the year's salary, a day of it the
 * month's part by the number of its days. What is earned from the first day of the month up to a day is rounded to the
 * smallest amount of the currency, half of it up, so that periods within a month add up to it; parts with different pay
 * share it by the largest remainder.
 * @param pays at least one, sorted by their first days; days before the first one have its pay
 */
export function salaryParts(pays: readonly Pay[], from: string, until: string): SalaryPart[] {
  const parts: SalaryPart[] = [];
  for (let start = from; start <= until; start = firstOfNextMonth(start)) {
    const end = earlier(until, addDays(firstOfNextMonth(start), -1));
    parts.push(...monthParts(pays, start, end));
  }
  return parts;
}

/** The parts of one calendar month. */
function monthParts(pays: readonly Pay[], from: string, until: string): SalaryPart[] {
  const starts = [from, ...pays.map(pay => pay.validFrom).filter(day => day > from && day <= until)];
  const parts = starts.map((start, index) => {
    const end = starts[index + 1] ? addDays(starts[index + 1]!, -1) : until;
    return { pay: payOn(pays, start), from: start, until: end, days: daysBetween(start, end) + 1 };
  });
  const yearDays = 12 * daysOfMonth(from);
  const shares = parts.map(({ pay, days }) => pay.salary * days);
  const earlierShare = earnedBefore(pays, from);
  const roundedShare = (share: number) => roundedQuotient(share, yearDays * smallestAmount());
  const total = roundedShare(earlierShare + sumOf(shares)) - roundedShare(earlierShare);
  const amounts = shareOut(shares, yearDays, total);
  return parts.map((part, index) => ({ ...part, amount: amounts[index]! }));
}

/** The salaries of the days of a month before a day, from the first day of pay, added up. */
function earnedBefore(pays: readonly Pay[], day: string): number {
  let sum = 0;
  for (let each = `${day.slice(0, 7)}-01`; each < day; each = addDays(each, 1))
    if (each >= pays[0]!.validFrom) sum += payOn(pays, each).salary;
  return sum;
}

/** The pay that is valid on a day. */
export const payOn = (pays: readonly Pay[], day: string): Pay =>
  pays.findLast(pay => pay.validFrom <= day) ?? pays[0]!;

const roundedQuotient = (numerator: number, divisor: number) =>
  Math.floor((2 * numerator + divisor) / (2 * divisor));

/**
 * Divides each number and rounds to the smallest amount of the currency so that the results add up: the
 * amounts that are missing go to the largest remainders, the first of equal ones.
 * @param total the sum of the results in smallest amounts, by default the rounded sum
 * @returns whole cents
 */
export function shareOut(
  numerators: readonly number[],
  divisorInCents: number,
  total = roundedQuotient(sumOf(numerators), divisorInCents * smallestAmount()),
): number[] {
  const unit = smallestAmount();
  const divisor = divisorInCents * unit;
  const whole = numerators.map(numerator => Math.floor(numerator / divisor));
  const missing = total - sumOf(whole);
  const byRemainder = numerators
    .map((numerator, index) => ({ index, remainder: numerator % divisor }))
    .toSorted((a, b) => b.remainder - a.remainder || a.index - b.index);
  const raised = new Set(byRemainder.slice(0, missing).map(({ index }) => index));
  return whole.map((each, index) => (each + Number(raised.has(index))) * unit);
}

/** Hours of overtime on a day. */
export interface OvertimeDay {
  day: string;
  hours: number;
}

export interface Overtime<Day extends OvertimeDay> {
  days: readonly (Day & { rate: number; amount: number })[];
  /** What a record of one number of hours and one rate says of it; hours × rate, rounded, and `rest` are the sum. */
  hours: number;
  rate: number;
  /** Cents that the rate, rounded down, leaves over. Zero where all days have the same rate. */
  rest: number;
}

/**
 * The overtime at the rate valid on each day. The hours of one rate are multiplied once and rounded, half a cent up, as
 * the total of a payroll record is; their days share the amount by the largest remainder. Several rates become their
 * average by hours, rounded down to the cent, and a rest of some cents.
 */
export function overtimeOf<Day extends OvertimeDay>(
  pays: readonly Pay[],
  days: readonly Day[],
): Overtime<Day> {
  const rated = days.map(day => ({ ...day, rate: payOn(pays, day.day).overtimeRate, amount: 0 }));
  for (const rate of new Set(rated.map(each => each.rate))) {
    const same = rated.filter(each => each.rate === rate);
    const amounts = shareOut(
      same.map(each => each.hours * rate),
      HUNDREDTHS,
    );
    for (const [index, each] of same.entries()) each.amount = amounts[index]!;
  }
  const hours = sumOf(rated.map(each => each.hours));
  const total = sumOf(rated.map(each => each.amount));
  const rates = new Set(rated.map(each => each.rate));
  const rate = rates.size === 1 ? rated[0]!.rate : hours === 0 ? 0 : averageRate(total, hours);
  return { days: rated, hours, rate, rest: total - roundAmount((hours * rate) / HUNDREDTHS) };
}

/** Rounded down to the smallest amount of the currency. */
const averageRate = (total: number, hours: number) =>
  Math.floor((total * HUNDREDTHS) / hours / smallestAmount()) * smallestAmount();

const HUNDREDTHS = 100;

export const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);

const firstOfNextMonth = (day: string) => addMonths(`${day.slice(0, 7)}-01`, 1);
export const daysBetween = (from: string, until: string) =>
  (Date.parse(until) - Date.parse(from)) / 86_400_000;
const daysOfMonth = (day: string) => daysBetween(`${day.slice(0, 7)}-01`, firstOfNextMonth(day));
const earlier = (a: string, b: string) => (a < b ? a : b);
