import type { Rel } from '@mikro-orm/core';
import type { Tx } from '../../database/tx.ts';
import { Entity, Index } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { conflict } from '../../common/errors.ts';
import { BaseRecord, Column } from '../../declaration/columns.ts';
import { defineResource, resourceOf } from '../../declaration/resource.ts';
import type { AppliedChange, PendingChange } from '../../declaration/resource-options.ts';
import { insertNew } from '../../mutation/writes.ts';
import { Employee } from '../employees/employee.ts';
import { followCurrentPay } from './current-pay.ts';
import { msg } from '../../common/message.ts';

@Entity()
@Index({
  name: 'employee_pay_day',
  expression: 'create unique index "employee_pay_day" on "employee_pay" ("employee_id", "valid_from")',
})
@ObjectType({
  description:
    'The pay of an employee from a day on, until the next one begins. Of an employee with pay records they are the truth: `salary` of the employee is that of today',
})
export class EmployeePay extends BaseRecord {
  @Column.reference(() => Employee, { required: true, search: true, inverse: 'pay' })
  employee!: Rel<Employee>;
  @Column.date({ required: true, description: 'The first day of this pay' }) validFrom!: string;
  @Column.money({ required: true, min: 0, description: 'The salary of a year' }) salary!: number;
  @Column.money({ default: 0, min: 0, description: 'The pay for an hour of overtime' }) overtimeRate!: number;
  @Column.text() notes?: string;
}

export const employeePay = defineResource(EmployeePay, {
  resource: 'employee-pay',
  singular: 'employeePay',
  plural: 'employeePays',
  grants: { Accounts: 'view add edit delete menu' },
  label: 'Pay record',
  itemLabels: ['pay record', 'pay records'],
  title: 'validFrom',
  defaultSort: { validFrom: 'desc' },
  beforeSave: requireOnePayADay,
  afterWrite: followPay,
});

/** Rejects a second pay from the same day; the unique index rejects it for simultaneous saves. */
async function requireOnePayADay({ values, stored, tx }: PendingChange<EmployeePay>): Promise<void> {
  const others = await tx.entities().count(EmployeePay, {
    employee: Number(values['employeeId']),
    validFrom: values.validFrom,
    id: { $ne: stored?.id ?? 0 },
  });
  const message = msg('There is a pay record from {day} already. Change that one instead.', {
    day: values.validFrom!,
  });
  if (others > 0) throw conflict(message, { fields: { validFrom: message } });
}

async function followPay({
  values,
  stored,
  entryId,
  context,
  tx,
}: AppliedChange<EmployeePay>): Promise<void> {
  if (values && !stored) await keepEarlierSalary(values, { context, tx });
  const ids = [values, stored].flatMap(pay => (pay ? [Number(pay['employeeId'])] : []));
  await followCurrentPay(tx, context, { employeeIds: ids, cause: entryId });
}

/** The first pay record of an employee that begins later than the employment is preceded by the salary until then. */
async function keepEarlierSalary(
  values: PendingChange<EmployeePay>['values'],
  { context, tx }: Pick<AppliedChange<EmployeePay>, 'context' | 'tx'>,
): Promise<void> {
  const employeeId = Number(values['employeeId']);
  const [employee] = await tx.query<{ hireDate: string; salary: number }[]>(
    `select hire_date::text as "hireDate", salary::float8 as salary from employee
      where id = ? and hire_date < ?::date
        and (select count(*) from employee_pay where employee_id = employee.id) = 1`,
    [employeeId, values.validFrom],
  );
  if (!employee) return;
  const { hireDate: validFrom, salary } = employee;
  await addPay({ employeeId, validFrom, salary, overtimeRate: 0 }, { context, tx });
}

async function addPay(
  values: Record<string, unknown>,
  { context, tx }: { context: AppliedChange<object>['context']; tx: Tx },
): Promise<void> {
  await insertNew(resourceOf(EmployeePay), { values }, { context, tx });
}
