import type { Rel } from '@mikro-orm/core';
import { Entity } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { today } from '../../common/dates.ts';
import { BaseRecord, Column } from '../../declaration/columns.ts';
import { defineResource } from '../../declaration/resource.ts';
import { Member } from '../members/member.ts';
import { msg } from '../../common/message.ts';

const REQUIRED = 'This field is required';
const VEHICLE_NUMBER = [/^[A-Z0-9-]{2,10}$/i, 'Invalid vehicle number format'] as const;

@Entity()
@ObjectType({ description: 'A permit to park a vehicle' })
export class ParkingPass extends BaseRecord {
  @Column.text({
    readOnly: true,
    series: 'PP',
    unique: true,
    search: true,
    max: 50,
    description: 'The pass number, assigned by the server',
  })
  passNumber!: string;
  @Column.reference(() => Member, { required: REQUIRED, search: true }) member!: Rel<Member>;
  @Column.text({
    required: REQUIRED,
    pattern: VEHICLE_NUMBER,
    search: true,
    description: '2 to 10 letters, digits or hyphens; stored in upper case',
  })
  vehicleNumber!: string;
  @Column.date({ required: REQUIRED, default: 'today', description: 'First day' }) validFrom!: string;
  @Column.date({ required: REQUIRED, default: { months: 1 }, description: 'Last day' }) validUntil!: string;
  @Column.choice({
    required: REQUIRED,
    default: 'Monthly',
    masterData: 'ParkingPasses.type',
    choices: ['Daily', 'Weekly', 'Monthly', 'Quarterly', 'Annual', 'Visitor'],
  })
  type!: string;
  @Column.choice({
    required: REQUIRED,
    default: 'active',
    masterData: 'ParkingPasses.status',
    choices: ['active', 'expired', 'cancelled'],
    description: 'active, expired or cancelled',
  })
  status!: string;
  @Column.text({ max: 100, description: 'The parking lot', naturalOrder: true }) lot?: string;
  @Column.text() notes?: string;
}

export const parkingPasses = defineResource(ParkingPass, {
  resource: 'parking-passes',
  singular: 'parkingPass',
  plural: 'parkingPasses',
  grants: { Accounts: 'view menu', Reception: 'view add edit delete menu' },
  title: 'passNumber',
  search: {
    keys: ['passNumber', 'vehicleNumber'],
    related: ['member'],
    detail: ['{vehicleNumber}', '{member}', 'Until {validUntil}'],
  },
  wireCase: 'camel',
  defaultSort: { validUntil: 'desc' },
  check: ({ values, stored }) => ({
    validFrom:
      values.status === 'active' &&
      values.validFrom! < today() &&
      // A pass that is already active may have begun.
      !(stored?.status === 'active' && stored.validFrom === values.validFrom) &&
      msg('Valid from date must not be in the past for active passes'),
    validUntil:
      values.validUntil! <= values.validFrom! && msg('Valid until date must be after valid from date'),
  }),
  beforeSave({ values }) {
    values.vehicleNumber = values.vehicleNumber!.toUpperCase();
  },
});
