import type { Rel } from '@mikro-orm/core';
import { Entity } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { BaseRecord, Column } from '../../declaration/columns.ts';
import { defineResource } from '../../declaration/resource.ts';
import { Equipment } from './equipment.ts';

const TYPES = [
  'Preventive',
  'Inspection',
  'Repair',
  'Cleaning',
  'Calibration',
  'Part Replacement',
  'Emergency',
];

@Entity()
@ObjectType({ description: 'The maintenance of a piece of equipment' })
export class MaintenanceRecord extends BaseRecord {
  @Column.reference(() => Equipment, { required: true, search: true }) equipment!: Rel<Equipment>;
  @Column.date({ required: true, description: 'When it was done' }) date!: string;
  @Column.choice({ required: true, masterData: 'Maintenance.type', choices: TYPES, search: true })
  type!: string;
  @Column.text({ search: true, description: 'What was done' }) description?: string;
  @Column.money({ min: 0, description: 'Cost' }) cost?: number;
  @Column.text({ max: 200, search: true, description: 'Who did it' }) technician?: string;
}

export const maintenanceRecords = defineResource(MaintenanceRecord, {
  resource: 'maintenance',
  singular: 'maintenanceRecord',
  plural: 'maintenanceRecords',
  grants: { Accounts: 'view menu', Reception: 'view add menu', Trainer: 'view add edit menu' },
  title: 'type',
  defaultSort: { date: 'desc' },
});
