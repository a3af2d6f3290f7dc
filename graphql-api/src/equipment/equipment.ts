import type { Rel } from '@mikro-orm/core';
import { Entity } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { ClubRecord } from '../kernel/club-record.ts';
import { Choice, Day, Decimal, Money, Ref, Text } from '../kernel/columns.ts';
import { defineResource } from '../kernel/resource.ts';
import { Location } from '../locations/location.ts';
import { Trainer } from '../trainers/trainer.ts';

@Entity()
@ObjectType({ description: 'A machine or another thing that people train with' })
export class Equipment extends ClubRecord {
  @Text({ required: true, max: 200, search: true }) name!: string;
  @Choice({ required: true, masterData: 'Equipment.type', search: true }) type!: string;
  @Ref(() => Location, { required: true }) location!: Rel<Location>;
  @Choice({ default: 'available', masterData: 'Equipment.status' }) status!: string;
  @Day() lastMaintenance?: string;
  @Day() nextMaintenance?: string;
  @Text() maintenanceSchedule?: string;
  @Text() maintenanceHistory?: string;
  @Text() usageRestrictions?: string;
  @Text() safetyGuidelines?: string;
  @Choice({ masterData: 'Equipment.eqp_condition', label: 'Condition' }) eqpCondition?: string;
  @Text({ max: 200, label: 'Manufacturer', search: true }) eqpManufacturer?: string;
  @Text({ max: 200 }) supplier?: string;
  @Text({ max: 200 }) model?: string;
  @Text({ max: 200, search: true }) serialNumber?: string;
  @Text({ max: 500, label: 'QR code' }) qrCode?: string;
  @Text({ max: 500, label: 'Manual URL' }) manualUrl?: string;
  @Day() purchaseDate?: string;
  @Text({ max: 100 }) purchaseOrderNumber?: string;
  @Day() warrantyExpiry?: string;
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
  @Money({ min: 0 }) cost?: number;
  @Money({ min: 0 }) depreciationValue?: number;
  @Money({ min: 0 }) replacementCost?: number;
}

export const equipment = defineResource(Equipment, {
  resource: 'equipment',
  singular: 'equipmentItem',
  plural: 'equipment',
  label: 'Equipment',
  counted: ['piece of equipment', 'pieces of equipment'],
  defaultSort: { name: 'asc' },
});
