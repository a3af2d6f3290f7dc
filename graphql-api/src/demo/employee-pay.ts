import type { EmployeePay } from '../resources/employee-pay/employee-pay.ts';
import type { EmployeeStory } from './employees.ts';
import { numbered, type Fields, type Story } from './story.ts';

const HOURS_A_YEAR = 2_080;

/** The pay for an hour of overtime: one and a half of an hour's salary, in whole dollars. */
export const overtimeRateOf = (salary: number) => Math.round((salary / HOURS_A_YEAR) * 1.5);

/** The pay of everybody from the first day of work, and from each raise on. */
export function makeEmployeePay(employees: readonly EmployeeStory[]): Story<Fields<EmployeePay>>[] {
  return numbered(
    employees.flatMap(({ id: employeeId, createdAt, by, first, edits }) => {
      const raises = edits.flatMap(({ at, set }) =>
        set.salary === undefined ? [] : [{ at, salary: set.salary }],
      );
      return [{ at: createdAt, day: first.hireDate, salary: first.salary }, ...raises.map(withDay)].map(
        ({ at, day, salary }) => ({
          createdAt: at,
          by,
          first: { employeeId, validFrom: day, salary, overtimeRate: overtimeRateOf(salary) },
          edits: [],
        }),
      );
    }),
  );
}

const withDay = <Raise extends { at: string }>(raise: Raise) => ({ ...raise, day: raise.at.slice(0, 10) });
