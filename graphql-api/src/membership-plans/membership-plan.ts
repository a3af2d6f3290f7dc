import { Entity } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { ClubRecord } from '../kernel/club-record.ts';
import { Choice, Day, Decimal, Flag, Money, Text, TextList, Whole } from '../kernel/columns.ts';
import { defineResource } from '../kernel/resource.ts';

const percent = { min: 0, max: 100 } as const;

@Entity()
@ObjectType({ description: 'What a member can subscribe to' })
export class MembershipPlan extends ClubRecord {
  @Text({ required: 'Plan name is required', max: 200, search: true }) planName!: string;
  @Text({ search: true }) description?: string;
  @Decimal({ required: 'Valid duration is required', min: 0.01, invalid: 'Valid duration is required' })
  duration!: number;
  @Choice({ default: 'months', masterData: 'Memberships.duration_unit' }) durationUnit!: string;
  @Money({ required: 'Valid price is required', min: 0.01, invalid: 'Valid price is required' })
  price!: number;
  @Choice({ default: 'monthly', masterData: 'Memberships.billing_frequency' }) billingFrequency!: string;
  @Money({ min: 0 }) setupFee?: number;
  @Money({ min: 0 }) enrollmentFee?: number;
  @Money({ min: 0 }) maintenanceFee?: number;
  @Whole({ min: 0 }) maxMembers?: number;
  @TextList({ masterData: 'Memberships.features' }) features!: string[];
  @Whole({ min: 0 }) classesIncluded?: number;
  @Whole({ min: 0, label: 'PT sessions included' }) ptSessionsIncluded?: number;
  @Whole({ min: 0 }) guestPasses?: number;
  @Decimal(percent) discountPercent?: number;
  @Decimal(percent) earlyBirdDiscount?: number;
  @Decimal(percent) familyDiscount?: number;
  @Decimal(percent) corporateDiscount?: number;
  @Decimal(percent) studentDiscount?: number;
  @Decimal(percent) militaryDiscount?: number;
  @Decimal(percent) seniorDiscount?: number;
  @Flag({ default: false }) contractRequired!: boolean;
  @Whole({ min: 0, description: 'Minimum commitment in months' }) minimumCommitment?: number;
  @Whole({ min: 0, description: 'Notice period in days' }) noticePeriod?: number;
  @Flag({ default: false }) autoRenewal!: boolean;
  @Money({ min: 0 }) cancellationFee?: number;
  @Whole({ min: 0, description: 'Freeze period in days' }) freezePeriod?: number;
  @Whole({ min: 0, description: 'How many times a year it can be frozen' }) freezeLimit?: number;
  @Whole({ min: 0 }) freeTrialDays?: number;
  @Money({ min: 0 }) referralBonus?: number;
  @TextList({
    masterData: 'Memberships.access_hours',
    description: 'Access hours; other entries than those of the drop-down are fine',
  })
  accessHours!: string[];
  @Flag({ default: false }) peakHoursAccess!: boolean;
  @Flag({ default: false }) offPeakHoursAccess!: boolean;
  @TextList({ masterData: 'Memberships.locations_access' }) locationsAccess!: string[];
  @TextList({ masterData: 'Memberships.equipment_access' }) equipmentAccess!: string[];
  @TextList({ masterData: 'Memberships.facility_access' }) facilityAccess!: string[];
  @Whole({ min: 0 }) minAge?: number;
  @Whole({ min: 0 }) maxAge?: number;
  @Text() notes?: string;
  @Choice({ required: 'Status is required', default: 'active', masterData: 'Memberships.status' })
  status!: string;
  @Day({ invalid: 'Invalid start date' }) validityStart?: string;
  @Day({ invalid: 'Invalid end date' }) validityEnd?: string;
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
