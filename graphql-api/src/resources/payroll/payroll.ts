import { t as dbType, type Rel } from '@mikro-orm/core';
import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { Employee } from '../employees/employee.ts';
import { declareIssued, type Issued } from '../../documents/issued.ts';
import { BaseRecord, Column } from '../../declaration/columns.ts';
import { defineResource } from '../../declaration/resource.ts';
import type { PendingChange } from '../../declaration/resource-options.ts';
import { badInput } from '../../common/errors.ts';
import { msg } from '../../common/message.ts';
import { toMinor, totalOf } from '../../common/money.ts';
import { sendPayslip } from '../messages/send-documents.ts';
import { followCause } from '../messages/withdraw-message.ts';
import { followStatus, isPrepared } from './counted-records.ts';
import { requireSameSalary } from './employed-days.ts';

@Entity()
@ObjectType({ description: 'The pay of an employee for a period' })
export class Payroll extends BaseRecord {
  @Column.reference(() => Employee, { required: 'Employee is required', search: true, inverse: 'payroll' })
  employee!: Rel<Employee>;
  @Column.date({ required: 'Pay period start date is required', description: 'First day that it pays for' })
  payPeriodStart!: string;
  @Column.date({ required: 'Pay period end date is required', description: 'Last day that it pays for' })
  payPeriodEnd!: string;
  @Column.money({ required: 'Base salary is required', min: 0, description: 'Salary of the period' })
  baseSalary!: number;
  @Column.number({ default: 0, min: 0, description: 'Hours of overtime in the period' })
  overtimeHours!: number;
  @Column.money({ default: 0, min: 0, description: 'The pay for an hour of overtime' }) overtimeRate!: number;
  @Column.money({ default: 0, min: 0 }) bonus!: number;
  @Column.text({ description: 'What the bonus is for' }) bonusDescription?: string;
  @Column.money({ default: 0, min: 0, description: 'Total deductions' }) deductions!: number;
  @Column.text({ description: 'What the deductions are for' }) deductionDescription?: string;
  @Column.money({
    default: 0,
    description: 'Base salary + overtime hours x overtime rate + bonus - deductions; computed by the server',
  })
  totalAmount!: number;
  @Column.money({
    default: 0,
    min: 0,
    // The version before inserts records without it.
    stored: { default: 0 },
    label: 'Collected',
    description:
      'What the employee paid back of it, or a later record deducts. What it paid for days that were not employed is named until then',
  })
  collectedAmount!: number;
  @Column.date({ required: 'Payment date is required' }) paymentDate!: string;
  @Column.choice({
    default: 'pending',
    values: ['pending', 'paid', 'cancelled'],
    masterData: 'Payroll.payment_status',
  })
  paymentStatus!: string;
  @Column.choice({
    default: 'direct_deposit',
    masterData: 'Payroll.payment_method',
    choices: ['direct_deposit', 'check', 'cash'],
  })
  paymentMethod!: string;
  @Column.text() notes?: string;
  @Column.text({
    readOnly: true,
    nullable: true,
    max: 100,
    description: 'The name of the user who approved its amounts; null again when they change',
  })
  approvedBy?: string | null;
  @Column.dateTime({ readOnly: true, nullable: true, description: 'When its amounts were approved' })
  approvedAt?: Date | null;

  /** What its days earned when it was approved, with which paying compares; null for records of earlier versions. */
  @Property({ type: dbType.decimal, precision: 12, scale: 2, nullable: true }) earnedWhenApproved?: string;

  /** What its document says about the club and the recipient. */
  @Property({ type: dbType.json, nullable: true }) issued?: Issued;
}

declareIssued(Payroll, 'employee');

export const payroll = defineResource(Payroll, {
  resource: 'payroll',
  singular: 'payrollRecord',
  plural: 'payrollRecords',
  grants: { Accounts: 'view add edit delete menu' },
  label: 'Payroll record',
  title: 'payPeriodStart',
  defaultSort: { paymentDate: 'desc' },
  figures: {
    payrollCosts: {
      unit: 'money',
      sum: 'totalAmount',
      label: 'Payroll Costs',
      description: 'payroll, without cancelled records',
      filter: { paymentStatus: { ne: 'cancelled' } },
    },
  },
  periodDate: 'paymentDate',
  check: ({ values }) => ({
    payPeriodEnd: values.payPeriodEnd! < values.payPeriodStart! && msg('End date must be after start date'),
  }),
  beforeSave: preparePayrollRecord,
  async afterWrite(change) {
    await followStatus(change);
    const { id, values, stored, tx } = change;
    const [held, holds] = [stored?.paymentStatus === 'paid', values?.paymentStatus === 'paid'];
    await followCause(tx, `payslip/${id}`, { held, holds });
    if (holds && !held) sendPayslip(tx, id, stored !== null);
  },
});

/** Whom a payroll record pays, and for which days. */
const SOURCE_FIELDS = ['employeeId', 'payPeriodStart', 'payPeriodEnd'] as const;

/** What a payroll record pays, to whom and for which days. */
const PAY_FIELDS = [
  ...SOURCE_FIELDS,
  'baseSalary',
  'overtimeHours',
  'overtimeRate',
  'bonus',
  'deductions',
] as const;

async function preparePayrollRecord(draft: PendingChange<Payroll>): Promise<void> {
  computeTotal(draft);
  const { values, stored } = draft;
  if (!stored) return;
  const changed = PAY_FIELDS.filter(
    name => String(values[name]) !== String(name === 'employeeId' ? stored.employee.id : stored[name]),
  );
  if (changed.length > 0) {
    const moved = SOURCE_FIELDS.filter(name => changed.includes(name));
    if (moved.length > 0 && (await isPrepared(stored.id, draft.tx)))
      throw badInput(Object.fromEntries(moved.map(name => [name, PREPARED])));
    Object.assign(values, { approvedBy: null, approvedAt: null });
  }
  if (values.paymentStatus === 'paid' && stored.paymentStatus !== 'paid') await requireApproval(draft);
}

/** Otherwise the days that it counts would be those of another employee, or could be prepared again. */
const PREPARED = msg(
  'A prepared record keeps its employee and period. Delete it and prepare the payroll again.',
);

/** A record that was prepared is approved before it is paid; one that a user entered needs no approval. */
async function requireApproval({ values, stored, tx }: PendingChange<Payroll>): Promise<void> {
  if (values.approvedAt) return requireSameSalary([stored!.id], tx);
  if (await isPrepared(stored!.id, tx))
    throw badInput({ paymentStatus: msg('Approve this payroll record before it is paid') });
}

function computeTotal({ values, given }: PendingChange<Payroll>): void {
  const overtime = (toMinor(values.overtimeHours) * toMinor(values.overtimeRate)) / 100;
  const total = toMinor(values.baseSalary) + overtime + toMinor(values.bonus) - toMinor(values.deductions);
  values.totalAmount = totalOf(total, given.has('totalAmount') ? values.totalAmount : undefined);
}
