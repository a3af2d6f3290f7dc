import type { Rel } from '@mikro-orm/core';
import { Entity } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { BaseRecord, Column } from '../../declaration/columns.ts';
import { defineResource } from '../../declaration/resource.ts';
import { Location } from '../locations/location.ts';
import { Trainer } from '../trainers/trainer.ts';

const TYPES = ['Cardio', 'Strength', 'Free Weights', 'Functional', 'Studio', 'Recovery', 'Accessories'];

@Entity()
@ObjectType({ description: 'A machine or another thing that people train with' })
export class Equipment extends BaseRecord {
  @Column.text({ required: true, max: 200, search: true, naturalOrder: true }) name!: string;
  @Column.choice({ required: true, masterData: 'Equipment.type', choices: TYPES, search: true })
  type!: string;
  @Column.reference(() => Location, { required: true }) location!: Rel<Location>;
  @Column.choice({
    default: 'available',
    masterData: 'Equipment.status',
    choices: ['available', 'in-use', 'maintenance', 'out-of-order'],
    description: 'available, in-use, maintenance or out-of-order',
  })
  status!: string;
  @Column.date({ description: 'The date of the last maintenance' }) lastMaintenance?: string;
  @Column.date({ description: 'The date of the next maintenance' }) nextMaintenance?: string;
  @Column.text({ description: 'The maintenance schedule in words' }) maintenanceSchedule?: string;
  @Column.text({ description: 'Earlier maintenance, in words; the records are maintenanceRecords' })
  maintenanceHistory?: string;
  @Column.text() usageRestrictions?: string;
  @Column.text() safetyGuidelines?: string;
  @Column.choice({
    masterData: 'Equipment.eqp_condition',
    choices: ['new', 'excellent', 'good', 'fair', 'poor'],
    label: 'Condition',
  })
  eqpCondition?: string;
  @Column.text({ max: 200, label: 'Manufacturer', search: true }) eqpManufacturer?: string;
  @Column.text({ max: 200 }) supplier?: string;
  @Column.text({ max: 200 }) model?: string;
  @Column.text({ max: 200, search: true }) serialNumber?: string;
  @Column.text({ max: 500, label: 'QR code', description: 'What its QR code says' }) qrCode?: string;
  @Column.text({ max: 500, label: 'Manual URL', description: 'Address of its manual' }) manualUrl?: string;
  @Column.date() purchaseDate?: string;
  @Column.text({ max: 100 }) purchaseOrderNumber?: string;
  @Column.date({ description: 'Last day of the warranty' }) warrantyExpiry?: string;
  @Column.text() warrantyInfo?: string;
  @Column.reference(() => Trainer, {
    wire: 'assigned_to',
    wirePrefix: 'assigned_to',
    inverse: 'assignedEquipment',
    description: 'The responsible trainer',
  })
  assignedTo?: Rel<Trainer>;
  @Column.number({ min: 0, description: 'Heaviest user, in kg' }) maxUserWeight?: number;
  @Column.text({ max: 200 }) powerRequirement?: string;
  @Column.text({ max: 200, description: 'Length x width x height' }) dimensions?: string;
  @Column.text() notes?: string;
  @Column.money({ min: 0, description: 'Cost' }) cost?: number;
  @Column.money({ min: 0, description: 'Loss of value' }) depreciationValue?: number;
  @Column.money({ min: 0, description: 'Cost of a replacement' }) replacementCost?: number;
}

export const equipment = defineResource(Equipment, {
  resource: 'equipment',
  singular: 'equipmentItem',
  plural: 'equipment',
  grants: { Accounts: 'view menu', Reception: 'view add menu', Trainer: 'view add edit menu' },
  label: 'Equipment',
  itemLabels: ['piece of equipment', 'pieces of equipment'],
  search: { keys: ['serialNumber'], words: true, detail: ['{type}', '{location}', '{serialNumber}'] },
  defaultSort: { name: 'asc' },
});
