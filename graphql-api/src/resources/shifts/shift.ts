import type { Rel } from '@mikro-orm/core';
import { Entity } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { Employee } from '../employees/employee.ts';
import { BaseRecord, Column } from '../../declaration/columns.ts';
import { defineResource } from '../../declaration/resource.ts';
import { Location } from '../locations/location.ts';

const DAYS = [
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)(, *(Mon|Tue|Wed|Thu|Fri|Sat|Sun))*$/,
  'Days of week are Mon, Tue, Wed, Thu, Fri, Sat and Sun, set apart by commas',
] as const;

@Entity()
@ObjectType({ description: 'When an employee works, week by week' })
export class Shift extends BaseRecord {
  @Column.reference(() => Employee, { required: true, search: true }) employee!: Rel<Employee>;
  @Column.text({ required: true, max: 200, search: true, naturalOrder: true }) shiftName!: string;
  @Column.choice({
    required: true,
    default: 'regular',
    masterData: 'AttendanceShift.shift_type',
    choices: ['regular', 'rotating', 'split', 'on-call', 'flexible'],
    description: 'regular, rotating, split, on-call or flexible',
  })
  shiftType!: string;
  @Column.time({ required: true, description: 'When it starts' }) startTime!: string;
  @Column.time({
    required: true,
    description: 'The end time; before the start time for a shift over midnight',
  })
  endTime!: string;
  @Column.text({ max: 50, pattern: DAYS, description: 'Mon to Sun, separated by commas' })
  daysOfWeek?: string;
  @Column.reference(() => Location) location?: Rel<Location>;
  @Column.boolean({ default: true, description: 'Whether it is worked at present' }) isActive!: boolean;
  @Column.int({ min: 0, description: 'Minutes' }) breakDuration?: number;
  @Column.text() notes?: string;
}

export const shifts = defineResource(Shift, {
  resource: 'shifts',
  singular: 'shift',
  plural: 'shifts',
  grants: { Accounts: 'view menu', Reception: 'view add edit menu', Trainer: 'view' },
  title: 'shiftName',
  defaultSort: { shiftName: 'asc' },
});
