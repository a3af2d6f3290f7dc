import { Entity } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { ClubRecord } from '../../declaration/club-record.ts';
import { Choice, Day, Decimal, Flag, Money, Text, TextList, Whole } from '../../declaration/columns.ts';
import { defineResource } from '../../declaration/resource.ts';

const percentOff = (whom: string) => ({ min: 0, max: 100, description: `Percent off for ${whom}` });

@Entity()
@ObjectType({ description: 'What a member can subscribe to' })
export class MembershipPlan extends ClubRecord {
  @Text({ required: 'Plan name is required', max: 200, search: true, naturalOrder: true }) planName!: string;
  @Text({ search: true }) description?: string;
  @Decimal({
    required: 'Valid duration is required',
    min: 0.01,
    invalid: 'Valid duration is required',
    description: 'How long it runs, counted in durationUnit',
  })
  duration!: number;
  @Choice({
    default: 'months',
    masterData: 'Memberships.duration_unit',
    description: 'What the duration counts, such as months',
  })
  durationUnit!: string;
  @Money({
    required: 'Valid price is required',
    min: 0.01,
    invalid: 'Valid price is required',
    description: 'What each billing asks',
  })
  price!: number;
  @Choice({
    default: 'monthly',
    masterData: 'Memberships.billing_frequency',
    description: 'How often it is billed',
  })
  billingFrequency!: string;
  @Money({ min: 0, description: 'Paid once, for setting up' }) setupFee?: number;
  @Money({ min: 0, description: 'Paid once, for joining' }) enrollmentFee?: number;
  @Money({ min: 0, description: 'Paid for upkeep' }) maintenanceFee?: number;
  @Whole({ min: 0, description: 'How many members can have it' }) maxMembers?: number;
  @TextList({ masterData: 'Memberships.features' }) features!: string[];
  @Whole({ min: 0, description: 'How many classes are included' }) classesIncluded?: number;
  @Whole({
    min: 0,
    label: 'PT sessions included',
    description: 'How many sessions with a trainer are included',
  })
  ptSessionsIncluded?: number;
  @Whole({ min: 0, description: 'How many guests may be brought' }) guestPasses?: number;
  @Decimal(percentOff('everybody')) discountPercent?: number;
  @Decimal(percentOff('those who sign early')) earlyBirdDiscount?: number;
  @Decimal(percentOff('families')) familyDiscount?: number;
  @Decimal(percentOff('companies')) corporateDiscount?: number;
  @Decimal(percentOff('students')) studentDiscount?: number;
  @Decimal(percentOff('the military')) militaryDiscount?: number;
  @Decimal(percentOff('seniors')) seniorDiscount?: number;
  @Flag({ default: false, description: 'Whether a contract is signed' }) contractRequired!: boolean;
  @Whole({ min: 0, description: 'Minimum commitment in months' }) minimumCommitment?: number;
  @Whole({ min: 0, description: 'Notice period in days' }) noticePeriod?: number;
  @Flag({ default: false, description: 'Whether it renews by itself' }) autoRenewal!: boolean;
  @Money({ min: 0, description: 'Paid when it is cancelled' }) cancellationFee?: number;
  @Whole({ min: 0, description: 'Freeze period in days' }) freezePeriod?: number;
  @Whole({ min: 0, description: 'How many times a year it can be frozen' }) freezeLimit?: number;
  @Whole({ min: 0, description: 'Days that can be tried for free' }) freeTrialDays?: number;
  @Money({ min: 0, description: 'Paid to whoever brings a member' }) referralBonus?: number;
  @TextList({
    masterData: 'Memberships.access_hours',
    description: 'Access hours; other entries than those of the drop-down are fine',
  })
  accessHours!: string[];
  @Flag({ default: false, description: 'Whether it opens at peak hours' }) peakHoursAccess!: boolean;
  @Flag({ default: false, description: 'Whether it opens outside of peak hours' })
  offPeakHoursAccess!: boolean;
  @TextList({ masterData: 'Memberships.locations_access', description: 'Locations that it opens' })
  locationsAccess!: string[];
  @TextList({ masterData: 'Memberships.equipment_access', description: 'Equipment that it opens' })
  equipmentAccess!: string[];
  @TextList({ masterData: 'Memberships.facility_access', description: 'Facilities that it opens' })
  facilityAccess!: string[];
  @Whole({ min: 0, description: 'Least age in years' }) minAge?: number;
  @Whole({ min: 0, description: 'Greatest age in years' }) maxAge?: number;
  @Text() notes?: string;
  @Choice({
    required: 'Status is required',
    default: 'active',
    masterData: 'Memberships.status',
    description: 'active, inactive and others',
  })
  status!: string;
  @Day({ invalid: 'Invalid start date', description: 'First day on which it is offered' })
  validityStart?: string;
  @Day({ invalid: 'Invalid end date', description: 'Last day on which it is offered; missing for no end' })
  validityEnd?: string;
}

export const membershipPlans = defineResource(MembershipPlan, {
  resource: 'membership-plans',
  singular: 'membershipPlan',
  plural: 'membershipPlans',
  title: 'planName',
  defaultSort: { planName: 'asc' },
  check: ({ values }) => ({
    validityEnd:
      values.validityStart != null &&
      values.validityEnd != null &&
      values.validityStart > values.validityEnd &&
      'End date must be after start date',
  }),
});
