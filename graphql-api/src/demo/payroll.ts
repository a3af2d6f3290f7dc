import { toMinor, fromMinor } from '../common/money.ts';
import type { Payroll } from '../resources/payroll/payroll.ts';
import { addMonths } from '../common/dates.ts';
import { later, momentOn, monthEnd, monthsBetween, monthStart, recordsBegin } from './days.ts';
import { overtimeRateOf } from './employee-pay.ts';
import { colleaguesOf, type Colleague, type EmployeeStory } from './employees.ts';
import { createRandom, type Random } from './random.ts';
import { numbered, type Edit, type Fields, type Story } from './story.ts';

export type PayrollStory = Story<Fields<Payroll>>;

const WITHHELD = 0.19;

/** Everybody but every fourth employee is paid by the payroll that is prepared for the current month. */
const isPrepared = (month: string, employeeId: number, today: string) =>
  month >= monthStart(today) && employeeId % 4 !== 0;

/** A payslip a month for everybody: opened on the first, paid on the last. */
export function makePayroll(today: string, employees: readonly EmployeeStory[]): PayrollStory[] {
  const random = createRandom('payroll');
  const colleagues = colleaguesOf(employees);
  return numbered(employees.flatMap((story, index) => payslipsOf(random, story, colleagues[index]!, today)));
}

function payslipsOf(random: Random, story: EmployeeStory, { left, hireDate }: Colleague, today: string) {
  const from = addMonths(later(hireDate, recordsBegin(today)), 1);
  const to = left ? addMonths(left, -1) : today;
  return monthsBetween(from, to)
    .filter(month => !isPrepared(month, story.id, today))
    .map(month => payslip(random, story.id, salaryOn(story, month), month, today));
}

/** The yearly salary at that time; a later raise doesn't change what was paid. */
function salaryOn({ first, edits }: EmployeeStory, day: string): number {
  const raise = edits.findLast(({ at, set }) => set.salary !== undefined && at <= day);
  return raise?.set.salary ?? first.salary;
}

function payslip(
  random: Random,
  employeeId: number,
  salary: number,
  month: string,
  today: string,
): Omit<PayrollStory, 'id'> {
  const baseSalary = fromMinor(toMinor(salary / 12));
  const deductions = fromMinor(toMinor(baseSalary * WITHHELD));
  const overtimeHours = random.chance(0.3) ? random.whole(1, 12) / 2 : 0;
  const overtimeRate = overtimeRateOf(salary);
  const isDecember = month.slice(5, 7) === '12';
  const bonus = isDecember ? Math.round(baseSalary * 0.1) : 0;
  const paymentDate = monthEnd(month);
  const paid: Edit<Fields<Payroll>> = {
    at: momentOn(random, paymentDate, today),
    by: 'accounts',
    set: {
      overtimeHours,
      bonus,
      bonusDescription: isDecember ? 'Year-end bonus' : undefined,
      totalAmount: fromMinor(toMinor(baseSalary + overtimeHours * overtimeRate + bonus - deductions)),
      paymentStatus: 'paid',
    },
  };
  return {
    createdAt: momentOn(random, month, today),
    by: 'accounts',
    first: {
      employeeId,
      payPeriodStart: month,
      payPeriodEnd: paymentDate,
      baseSalary,
      overtimeHours: 0,
      overtimeRate,
      bonus: 0,
      deductions,
      deductionDescription: 'Taxes and insurance',
      totalAmount: fromMinor(toMinor(baseSalary - deductions)),
      collectedAmount: 0,
      paymentDate,
      paymentStatus: 'pending',
      paymentMethod: employeeId % 9 === 0 ? 'check' : 'direct_deposit',
    },
    edits: paymentDate <= today ? [paid] : [],
  };
}
