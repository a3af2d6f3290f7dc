import type { Tx } from '../../database/tx.ts';
import { AUTHOR_COLUMNS, AUTHOR_VALUES, authorOf, type Author } from '../../audit/audit-entry.ts';
import { clubTimeZone, today } from '../../common/dates.ts';
import type { AppliedChange } from '../../declaration/resource-options.ts';

interface Followed {
  /** Every employee unless given. */
  employeeIds?: readonly number[];
  /** The id of the audit entry from which the change follows. */
  cause?: string;
}

/**
 * Makes the salary of employees with pay records that of today, with an audit entry for each that changes.
 * @returns how many changed
 */
export async function followCurrentPay(
  tx: Tx,
  author: Author,
  { employeeIds, cause }: Followed,
): Promise<number> {
  const [row] = await tx.query<{ count: number }[]>(
    `with pay as (
       select distinct on (employee_id) employee_id, salary from employee_pay
        where valid_from <= ?::date and (?::int[] is null or employee_id = any(?::int[]))
        order by employee_id, valid_from desc),
     changed as (
       update employee set salary = pay.salary, version = employee.version + 1, updated_at = now()
         from pay join employee before on before.id = pay.employee_id
        where employee.id = pay.employee_id and employee.salary <> pay.salary
       returning employee.id, employee.name, employee.version, before.salary as before, employee.salary as after),
     logged as (
       insert into audit_entry (${AUTHOR_COLUMNS}, resource, record_id, title, action, version, changes, cause_id)
       select ${AUTHOR_VALUES}, 'employees', id, name, 'updated', version,
              jsonb_build_object('salary', jsonb_build_array(before, after)), ?::bigint
         from changed)
     select count(*)::int as count from changed`,
    [today(), listOf(employeeIds), listOf(employeeIds), ...authorOf(author), cause ?? null],
  );
  return row!.count;
}

const listOf = (ids: readonly number[] | undefined) => (ids ? `{${ids.join()}}` : null);

/**
 * A changed salary is a pay from today on, with the overtime rate of the one before. An employee without pay records gets
 * one of the salary until then; one who was entered today has only been corrected, and is paid from the first day of work.
 */
export async function followSalary({
  id,
  values,
  stored,
  entryId,
  context,
  tx,
}: AppliedChange<object>): Promise<void> {
  if (!values || !stored || values['salary'] === stored['salary']) return;
  await keepSalary(tx, { id, salary: stored['salary'], context, entryId });
  await tx.query(
    `with last as (
       select overtime_rate from employee_pay where employee_id = ? and valid_from <= ?::date
        order by valid_from desc limit 1),
     saved as (
       insert into employee_pay (employee_id, valid_from, salary, overtime_rate)
       select ?, ?::date, ?::numeric, overtime_rate from last
       on conflict (employee_id, valid_from) do update
         set salary = excluded.salary, version = employee_pay.version + 1, updated_at = now()
       returning id, version, valid_from, overtime_rate)
     insert into audit_entry (${AUTHOR_COLUMNS}, resource, record_id, title, action, version, changes, cause_id)
     select ${AUTHOR_VALUES}, 'employee-pay', id, valid_from::text, case when version = 1 then 'created' else 'updated' end, version,
            case when version = 1
              then jsonb_build_object('employeeId', jsonb_build_array(null, ?::int), 'validFrom', jsonb_build_array(null, valid_from),
                     'salary', jsonb_build_array(null, ?::numeric), 'overtimeRate', jsonb_build_array(null, overtime_rate))
              else jsonb_build_object('salary', jsonb_build_array(?::numeric, ?::numeric)) end, ?::bigint
       from saved`,
    [
      id,
      today(),
      id,
      today(),
      values['salary'],
      ...authorOf(context),
      id,
      values['salary'],
      stored['salary'],
      values['salary'],
      entryId,
    ],
  );
}

/** The pay until today of an employee without pay records. */
async function keepSalary(
  tx: Tx,
  {
    id,
    salary,
    context,
    entryId,
  }: Pick<AppliedChange<object>, 'id' | 'context' | 'entryId'> & { salary: unknown },
): Promise<void> {
  await tx.query(
    `with kept as (
       insert into employee_pay (employee_id, valid_from, salary, overtime_rate)
       select id, hire_date, ?::numeric, 0 from employee
        where id = ? and hire_date < ?::date and (created_at at time zone ?)::date < ?::date
          and not exists (select from employee_pay where employee_id = employee.id)
       returning id, employee_id, valid_from, salary, overtime_rate)
     insert into audit_entry (${AUTHOR_COLUMNS}, resource, record_id, title, action, version, changes, cause_id)
     select ${AUTHOR_VALUES}, 'employee-pay', id, valid_from::text, 'created', 1,
            jsonb_build_object('employeeId', jsonb_build_array(null, employee_id), 'validFrom', jsonb_build_array(null, valid_from),
              'salary', jsonb_build_array(null, salary), 'overtimeRate', jsonb_build_array(null, overtime_rate)), ?::bigint
       from kept`,
    [salary, id, today(), clubTimeZone(), today(), ...authorOf(context), entryId],
  );
}
