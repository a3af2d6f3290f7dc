import type { Rel } from '@mikro-orm/core';
import { Entity } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { ClubRecord } from '../../declaration/club-record.ts';
import { Choice, Day, Money, Ref, Text } from '../../declaration/columns.ts';
import { defineResource } from '../../declaration/resource.ts';
import { Equipment } from './equipment.ts';

@Entity()
@ObjectType({ description: 'What was done to a piece of equipment' })
export class MaintenanceRecord extends ClubRecord {
  @Ref(() => Equipment, { required: true, search: true }) equipment!: Rel<Equipment>;
  @Day({ required: true, description: 'When it was done' }) date!: string;
  @Choice({ required: true, masterData: 'Maintenance.type', search: true }) type!: string;
  @Text({ search: true, description: 'What was done' }) description?: string;
  @Money({ min: 0, description: 'What it cost' }) cost?: number;
  @Text({ max: 200, search: true, description: 'Who did it' }) technician?: string;
}

export const maintenanceRecords = defineResource(MaintenanceRecord, {
  resource: 'maintenance',
  singular: 'maintenanceRecord',
  plural: 'maintenanceRecords',
  title: 'type',
  defaultSort: { date: 'desc' },
});
