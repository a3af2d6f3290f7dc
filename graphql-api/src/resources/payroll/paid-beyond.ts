/** SQL condition on `payroll` and `employee`: a paid record counts days that were not employed. */
export const IS_BEYOND = `payment_status = 'paid' and exists (
  select from payroll_source where payroll_id = payroll.id and kind = 'base' and is_counted
    and (first_day < employee.hire_date or payroll_source.last_day > employee.last_day))`;

/** SQL condition on `employee`: payroll paid for days that were not employed, and not all of it is collected. */
export const IS_PAID_TOO_MUCH = `exists (select from payroll where employee_id = employee.id and collected_amount < base_salary and ${IS_BEYOND})`;
