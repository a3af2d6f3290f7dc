import { Entity } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import type { Choice } from '../../declaration/column-registry.ts';
import { BaseRecord, Column } from '../../declaration/columns.ts';
import { defineResource } from '../../declaration/resource.ts';
import { msg } from '../../common/message.ts';
import { FREQUENCIES } from '../contracts/billing-periods.ts';

const FREQUENCY_CHOICES: readonly Choice[] = [
  'one-time',
  'weekly',
  ['bi-weekly', 'Every Two Weeks'],
  'monthly',
  'quarterly',
  ['semi-annual', 'Every Six Months'],
  ['annual', 'Yearly'],
];

const FEATURES = [
  'Gym Floor',
  'Group Classes',
  'Locker Rooms',
  'Personal Locker',
  'Towel Service',
  'Free Parking',
  'Sauna',
  'Steam Room',
  'Swimming Pool',
  'Body Composition Scan',
  'Nutrition Plan',
  'Training App',
  'Guest Privileges',
  'Priority Booking',
];

const ACCESS_HOURS: readonly Choice[] = [
  ['24/7', '24 Hours, 7 Days'],
  ['05:00-23:00', 'Full Day (05:00-23:00)'],
  ['09:00-16:00', 'Off-Peak (09:00-16:00)'],
  ['05:00-12:00', 'Mornings (05:00-12:00)'],
  ['17:00-23:00', 'Evenings (17:00-23:00)'],
  'Weekdays Only',
  'Weekends Only',
];

const LOCATIONS_ACCESS = ['Home Location', 'Two Locations', 'All Locations', 'Partner Clubs'];

const EQUIPMENT_ACCESS = [
  'All Equipment',
  'Cardio',
  'Strength Machines',
  'Free Weights',
  'Functional Area',
  'Studio Equipment',
];

const FACILITY_ACCESS = [
  'All Facilities',
  'Swimming Pool',
  'Sauna',
  'Steam Room',
  'Spa',
  'Studios',
  'Climbing Wall',
  'Basketball Court',
  'Kids Club',
  'Lounge',
];

const percentOff = (whom: string) => ({ min: 0, max: 100, description: `Percent off for ${whom}` });

@Entity()
@ObjectType({ description: 'A membership that is offered to members' })
export class MembershipPlan extends BaseRecord {
  @Column.text({ required: 'Plan name is required', max: 200, search: true, naturalOrder: true })
  planName!: string;
  @Column.text({ search: true }) description?: string;
  @Column.number({
    required: 'Valid duration is required',
    min: 0.01,
    invalid: 'Valid duration is required',
    description: 'The duration in durationUnit',
  })
  duration!: number;
  @Column.choice({
    default: 'months',
    values: ['days', 'weeks', 'months', 'years'],
    masterData: 'Memberships.duration_unit',
    description: 'The unit of duration, such as months',
  })
  durationUnit!: string;
  @Column.money({
    required: 'Valid price is required',
    min: 0.01,
    invalid: 'Valid price is required',
    description: 'The price of each billing',
  })
  price!: number;
  @Column.choice({
    default: 'monthly',
    values: FREQUENCIES,
    masterData: 'Memberships.billing_frequency',
    choices: FREQUENCY_CHOICES,
    description: 'How often it is billed',
  })
  billingFrequency!: string;
  @Column.money({ min: 0, description: 'One-time fee for the setup' }) setupFee?: number;
  @Column.money({ min: 0, description: 'One-time fee for joining' }) enrollmentFee?: number;
  @Column.money({ min: 0, description: 'Maintenance fee' }) maintenanceFee?: number;
  @Column.int({ min: 0, description: 'The largest number of members on the plan' }) maxMembers?: number;
  @Column.textList({ masterData: 'Memberships.features', choices: FEATURES }) features!: string[];
  @Column.int({ min: 0, description: 'How many classes are included' }) classesIncluded?: number;
  @Column.int({
    min: 0,
    label: 'PT sessions included',
    description: 'How many sessions with a trainer are included',
  })
  ptSessionsIncluded?: number;
  @Column.int({ min: 0, description: 'The number of guests that a member may bring' }) guestPasses?: number;
  @Column.number(percentOff('everybody')) discountPercent?: number;
  @Column.number(percentOff('those who sign early')) earlyBirdDiscount?: number;
  @Column.number(percentOff('families')) familyDiscount?: number;
  @Column.number(percentOff('companies')) corporateDiscount?: number;
  @Column.number(percentOff('students')) studentDiscount?: number;
  @Column.number(percentOff('the military')) militaryDiscount?: number;
  @Column.number(percentOff('seniors')) seniorDiscount?: number;
  @Column.boolean({ default: false, description: 'Whether a contract is signed' }) contractRequired!: boolean;
  @Column.int({ min: 0, max: 1_200, description: 'Minimum commitment in months' }) minimumCommitment?: number;
  @Column.int({ min: 0, max: 36_500, description: 'Notice period in days' }) noticePeriod?: number;
  @Column.boolean({ default: false, description: 'Whether it renews automatically' }) autoRenewal!: boolean;
  @Column.money({ min: 0, description: 'Fee for cancelling' }) cancellationFee?: number;
  @Column.int({ min: 0, max: 36_500, description: 'Freeze period in days' }) freezePeriod?: number;
  @Column.int({ min: 0, description: 'How often a year it can be frozen' }) freezeLimit?: number;
  @Column.int({ min: 0, max: 36_500, description: 'Days of a free trial' }) freeTrialDays?: number;
  @Column.money({ min: 0, description: 'Bonus for the referrer of a member' }) referralBonus?: number;
  @Column.textList({
    masterData: 'Memberships.access_hours',
    choices: ACCESS_HOURS,
    description: 'Access hours: entries of the drop-down or free text',
  })
  accessHours!: string[];
  @Column.boolean({ default: false, description: 'Whether it includes peak hours' })
  peakHoursAccess!: boolean;
  @Column.boolean({ default: false, description: 'Whether it includes off-peak hours' })
  offPeakHoursAccess!: boolean;
  @Column.textList({
    masterData: 'Memberships.locations_access',
    choices: LOCATIONS_ACCESS,
    description: 'Locations that it includes',
  })
  locationsAccess!: string[];
  @Column.textList({
    masterData: 'Memberships.equipment_access',
    choices: EQUIPMENT_ACCESS,
    description: 'Equipment that it includes',
  })
  equipmentAccess!: string[];
  @Column.textList({
    masterData: 'Memberships.facility_access',
    choices: FACILITY_ACCESS,
    description: 'Facilities that it includes',
  })
  facilityAccess!: string[];
  @Column.int({ min: 0, description: 'Minimum age in years' }) minAge?: number;
  @Column.int({ min: 0, description: 'Maximum age in years' }) maxAge?: number;
  @Column.text() notes?: string;
  @Column.choice({
    required: 'Status is required',
    default: 'active',
    masterData: 'Memberships.status',
    choices: ['active', 'inactive', 'draft', 'archived'],
    description: 'active, inactive and others',
  })
  status!: string;
  @Column.date({ invalid: 'Invalid start date', description: 'First day on which it is offered' })
  validityStart?: string;
  @Column.date({
    invalid: 'Invalid end date',
    description: 'Last day on which it is offered; null for no end',
  })
  validityEnd?: string;
}

export const membershipPlans = defineResource(MembershipPlan, {
  resource: 'membership-plans',
  singular: 'membershipPlan',
  plural: 'membershipPlans',
  grants: { Accounts: 'view menu', Reception: 'view menu', Trainer: 'view' },
  title: 'planName',
  defaultSort: { planName: 'asc' },
  check: ({ values }) => ({
    validityEnd:
      values.validityStart != null &&
      values.validityEnd != null &&
      values.validityStart > values.validityEnd &&
      msg('End date must be after start date'),
  }),
});
