import type { Rel } from '@mikro-orm/core';
import { Entity, Index } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { BaseRecord, Column } from '../../declaration/columns.ts';
import { defineResource } from '../../declaration/resource.ts';
import { rejectDoubleBookings } from './double-bookings.ts';
import { Member } from '../members/member.ts';
import { Trainer } from '../trainers/trainer.ts';
import { msg } from '../../common/message.ts';

const SESSION_TYPES = [
  'Personal Training',
  'Partner Training',
  'Small Group Training',
  'Fitness Assessment',
  'Nutrition Consultation',
  'Yoga',
  'Pilates',
  'HIIT',
  'Boxing',
  'Rehabilitation',
  'Stretching & Mobility',
];

const EQUIPMENT = [
  'Treadmill',
  'Rowing Machine',
  'Stationary Bike',
  'Cable Machine',
  'Squat Rack',
  'Barbell',
  'Dumbbells',
  'Kettlebells',
  'Medicine Ball',
  'Resistance Bands',
  'TRX',
  'Yoga Mat',
  'Foam Roller',
  'Boxing Gloves',
];

const GOALS = [
  'Weight Loss',
  'Muscle Gain',
  'Strength',
  'Endurance',
  'Flexibility',
  'General Fitness',
  'Injury Recovery',
  'Sport Performance',
  'Stress Relief',
];

@Entity()
@Index({ properties: ['seriesId', 'date'] })
@ObjectType({ description: 'A member trains with a trainer' })
export class Session extends BaseRecord {
  @Column.reference(() => Member, { required: true, search: true }) member!: Rel<Member>;
  @Column.reference(() => Trainer, { required: true, search: true }) trainer!: Rel<Trainer>;
  @Column.choice({
    required: true,
    masterData: 'Sessions.session_type',
    choices: SESSION_TYPES,
    search: true,
  })
  sessionType!: string;
  @Column.date({ required: 'Please select a date' }) date!: string;
  @Column.time({ default: '09:00' }) startTime!: string;
  @Column.time({ default: '10:00' }) endTime!: string;
  @Column.choice({
    default: 'scheduled',
    masterData: 'Sessions.status',
    choices: ['scheduled', 'in-progress', 'completed', 'cancelled'],
    description: 'scheduled, in-progress, completed or cancelled',
  })
  status!: string;
  @Column.text({ max: 200, search: true, description: 'A location, or free text' })
  location?: string;
  @Column.text({ max: 50, naturalOrder: true }) roomNumber?: string;
  @Column.textList({
    masterData: 'Sessions.equipment',
    choices: EQUIPMENT,
    description: 'Equipment that is used',
  })
  equipment!: string[];
  @Column.text() notes?: string;
  @Column.choice({
    default: 'medium',
    masterData: 'Sessions.intensity',
    choices: ['low', 'medium', 'high'],
    description: 'low, medium or high',
  })
  intensity!: string;
  @Column.textList({ masterData: 'Sessions.goals', choices: GOALS, description: 'What it is for' })
  goals!: string[];
  @Column.choice({ default: 'pending', values: ['pending', 'paid', 'refunded'] }) paymentStatus!: string;
  @Column.text({ max: 200, description: 'The package that it is part of' }) sessionPackage?: string;
  @Column.money({ default: 0, min: 0, description: 'What it costs' }) price!: number;
  @Column.text({
    max: 500,
    description: 'Why it may take place although its trainer, member or room is booked at its time',
  })
  overlapReason?: string;
  @Column.text({ max: 500, description: 'Why it was cancelled' }) cancelReason?: string;
  @Column.int({
    readOnly: true,
    nullable: true,
    description: 'The same for all sessions of a series: the id of the session that was repeated',
  })
  seriesId?: number;
  @Column.text({
    readOnly: true,
    nullable: true,
    description: 'The rule of the series, as in RFC 5545: FREQ=WEEKLY;BYDAY=MO,TH;COUNT=10',
  })
  seriesRule?: string;
}

export const sessions = defineResource(Session, {
  resource: 'sessions',
  singular: 'session',
  plural: 'sessions',
  grants: { Accounts: 'view', Reception: 'view add edit delete menu', Trainer: 'view add edit menu' },
  title: 'sessionType',
  search: { related: ['member', 'trainer'], detail: ['{member}', '{date}', '{startTime}', '{trainer}'] },
  defaultSort: { date: 'desc', startTime: 'desc' },
  figures: {
    completedSessions: {
      unit: 'count',
      label: 'Completed Sessions',
      description: 'sessions that took place',
      filter: { status: { eq: 'completed' } },
    },
    plannedSessions: {
      unit: 'count',
      label: 'Planned Sessions',
      description: 'sessions, without cancelled ones',
      filter: { status: { ne: 'cancelled' } },
    },
    completionShare: {
      unit: 'share',
      of: 'completedSessions',
      in: 'plannedSessions',
      label: 'Completed',
      description: 'the share of planned sessions that took place',
    },
  },
  beforeSave: rejectDoubleBookings,
  check: ({ values }) => ({
    endTime: values.endTime! <= values.startTime! && msg('End time must be after start time'),
  }),
});
