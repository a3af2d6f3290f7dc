import type { Rel } from '@mikro-orm/core';
import { Entity } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { Employee } from '../employees/employee.ts';
import { BaseRecord, Column } from '../../declaration/columns.ts';
import { defineResource } from '../../declaration/resource.ts';
import type { PendingChange } from '../../declaration/resource-options.ts';
import { Location } from '../locations/location.ts';
import { isPaidWithPayroll } from '../payroll/clawback.ts';
import { requireRemovable, requireUncounted } from '../payroll/counted-records.ts';

const COMMISSION_TYPES = [
  'membership_sale',
  'renewal',
  'personal_training',
  'class',
  'merchandise',
  'referral',
  'other',
];

@Entity()
@ObjectType({ description: 'The commission of an employee for a sale' })
export class Commission extends BaseRecord {
  @Column.reference(() => Employee, { required: true, search: true }) employee!: Rel<Employee>;
  @Column.choice({
    required: true,
    default: 'membership_sale',
    masterData: 'Commissions.commission_type',
    choices: COMMISSION_TYPES,
    search: true,
    description: 'The sale or service that earns it',
  })
  commissionType!: string;
  @Column.money({ required: true, min: 0, description: 'The amount earned' }) amount!: number;
  @Column.date({ required: true, default: 'today', description: 'When it was earned' })
  commissionDate!: string;
  @Column.text({ search: true }) description?: string;
  @Column.choice({
    required: true,
    default: 'pending',
    values: ['pending', 'approved', 'paid', 'cancelled'],
    masterData: 'Commissions.payment_status',
    description:
      'Payroll counts approved ones and makes them paid, and subtracts paid ones that are cancelled',
  })
  paymentStatus!: string;
  @Column.date({ description: 'When it was paid' }) paymentDate?: string;
  @Column.reference(() => Location) location?: Rel<Location>;
}

export const commissions = defineResource(Commission, {
  resource: 'commissions',
  singular: 'commission',
  plural: 'commissions',
  grants: { Accounts: 'view add edit delete menu' },
  title: 'commissionType',
  defaultSort: { commissionDate: 'desc' },
  beforeSave: requireCountedKept,
  beforeDelete: ({ id }, { tx }) => requireRemovable('commission', id, tx),
});

/** What payroll has counted is kept. A commission that is paid may be cancelled, and be paid again until that is subtracted. */
async function requireCountedKept(draft: PendingChange<Commission>): Promise<void> {
  const { values, stored, tx } = draft;
  const fields = ['employeeId', 'amount', 'commissionDate'];
  const isReversal =
    stored &&
    [stored.paymentStatus, values.paymentStatus].toSorted().join() === 'cancelled,paid' &&
    (await isPaidWithPayroll(stored.id, tx));
  await requireUncounted('commission', draft, isReversal ? fields : [...fields, 'paymentStatus']);
  if (isReversal) await requireRemovable('clawback', stored.id, tx);
}
