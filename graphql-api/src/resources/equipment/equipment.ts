import type { Rel } from '@mikro-orm/core';
import { Entity } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { ClubRecord } from '../../declaration/club-record.ts';
import { Choice, Day, Decimal, Money, Ref, Text } from '../../declaration/columns.ts';
import { defineResource } from '../../declaration/resource.ts';
import { Location } from '../locations/location.ts';
import { Trainer } from '../trainers/trainer.ts';

@Entity()
@ObjectType({ description: 'A machine or another thing that people train with' })
export class Equipment extends ClubRecord {
  @Text({ required: true, max: 200, search: true, naturalOrder: true }) name!: string;
  @Choice({ required: true, masterData: 'Equipment.type', search: true }) type!: string;
  @Ref(() => Location, { required: true }) location!: Rel<Location>;
  @Choice({
    default: 'available',
    masterData: 'Equipment.status',
    description: 'available, in-use, maintenance or out-of-order',
  })
  status!: string;
  @Day({ description: 'When it was maintained last' }) lastMaintenance?: string;
  @Day({ description: 'When it is to be maintained next' }) nextMaintenance?: string;
  @Text({ description: 'When it is maintained, in words' }) maintenanceSchedule?: string;
  @Text({ description: 'Earlier maintenance, in words; the records are maintenanceRecords' })
  maintenanceHistory?: string;
  @Text() usageRestrictions?: string;
  @Text() safetyGuidelines?: string;
  @Choice({ masterData: 'Equipment.eqp_condition', label: 'Condition' }) eqpCondition?: string;
  @Text({ max: 200, label: 'Manufacturer', search: true }) eqpManufacturer?: string;
  @Text({ max: 200 }) supplier?: string;
  @Text({ max: 200 }) model?: string;
  @Text({ max: 200, search: true }) serialNumber?: string;
  @Text({ max: 500, label: 'QR code', description: 'What its QR code says' }) qrCode?: string;
  @Text({ max: 500, label: 'Manual URL', description: 'Address of its manual' }) manualUrl?: string;
  @Day() purchaseDate?: string;
  @Text({ max: 100 }) purchaseOrderNumber?: string;
  @Day({ description: 'Last day of the warranty' }) warrantyExpiry?: string;
  @Text() warrantyInfo?: string;
  @Ref(() => Trainer, {
    wire: 'assigned_to',
    wirePrefix: 'assigned_to',
    inverse: 'assignedEquipment',
    description: 'The trainer who looks after it',
  })
  assignedTo?: Rel<Trainer>;
  @Decimal({ min: 0, description: 'Heaviest user, in kg' }) maxUserWeight?: number;
  @Text({ max: 200 }) powerRequirement?: string;
  @Text({ max: 200, description: 'Length x width x height' }) dimensions?: string;
  @Text() notes?: string;
  @Money({ min: 0, description: 'What it cost' }) cost?: number;
  @Money({ min: 0, description: 'What it has lost in value' }) depreciationValue?: number;
  @Money({ min: 0, description: 'What another one would cost' }) replacementCost?: number;
}

export const equipment = defineResource(Equipment, {
  resource: 'equipment',
  singular: 'equipmentItem',
  plural: 'equipment',
  label: 'Equipment',
  counted: ['piece of equipment', 'pieces of equipment'],
  defaultSort: { name: 'asc' },
});
