import type { SectionDefinition } from '@gym/hub-kit/screen';
import type { MembershipPlanValues } from './membership-plan.schema.ts';

export const masterData = (dropdown: string) => ({ page: 'Memberships', dropdown }) as const;
const percent = { kind: 'number', min: 0, max: 100, step: 1, unit: '%', span: 3 } as const;
const money = { kind: 'money', min: 0, step: 1, span: 4 } as const;
const count = { kind: 'number', min: 0, step: 1, span: 4 } as const;

export const membershipPlanSections = [
  {
    title: 'Basic Information',
    fields: [
      { kind: 'text', name: 'planName', label: 'Plan Name' },
      { kind: 'select', name: 'status', label: 'Status', masterData: masterData('status') },
      { kind: 'textarea', name: 'description', label: 'Description', rows: 2 },
      { kind: 'number', name: 'duration', label: 'Duration', min: 0, step: 1, span: 3 },
      {
        kind: 'select',
        name: 'durationUnit',
        label: 'Duration Unit',
        masterData: masterData('duration_unit'),
        span: 3,
      },
      { kind: 'money', name: 'price', label: 'Price', min: 0, step: 1, span: 3 },
      {
        kind: 'select',
        name: 'billingFrequency',
        label: 'Billing Frequency',
        masterData: masterData('billing_frequency'),
        span: 3,
      },
      { ...count, name: 'maxMembers', label: 'Max Members' },
    ],
  },
  {
    title: 'Validity Period',
    fields: [
      { kind: 'date', name: 'validityStart', label: 'Valid From' },
      { kind: 'date', name: 'validityEnd', label: 'Valid Until' },
    ],
  },
  {
    title: 'Additional Fees',
    fields: [
      { ...money, name: 'setupFee', label: 'Setup Fee' },
      { ...money, name: 'enrollmentFee', label: 'Enrollment Fee' },
      { ...money, name: 'maintenanceFee', label: 'Maintenance Fee' },
    ],
  },
  {
    title: 'Included Benefits',
    fields: [
      {
        kind: 'multi-select',
        name: 'features',
        label: 'Features',
        masterData: masterData('features'),
        span: 12,
      },
      { ...count, name: 'classesIncluded', label: 'Classes Included' },
      { ...count, name: 'ptSessionsIncluded', label: 'PT Sessions Included' },
      { ...count, name: 'guestPasses', label: 'Guest Passes' },
      { ...count, name: 'freeTrialDays', label: 'Free Trial Days' },
      { ...money, name: 'referralBonus', label: 'Referral Bonus' },
    ],
  },
  {
    title: 'Discounts',
    fields: [
      { ...percent, name: 'discountPercent', label: 'Discount' },
      { ...percent, name: 'earlyBirdDiscount', label: 'Early Bird Discount' },
      { ...percent, name: 'familyDiscount', label: 'Family Discount' },
      { ...percent, name: 'corporateDiscount', label: 'Corporate Discount' },
      { ...percent, name: 'studentDiscount', label: 'Student Discount' },
      { ...percent, name: 'militaryDiscount', label: 'Military Discount' },
      { ...percent, name: 'seniorDiscount', label: 'Senior Discount' },
    ],
  },
  {
    title: 'Contract Terms',
    fields: [
      { kind: 'switch', name: 'contractRequired', label: 'Contract Required' },
      { kind: 'switch', name: 'autoRenewal', label: 'Auto Renewal' },
      { ...count, name: 'minimumCommitment', label: 'Minimum Commitment', unit: 'months' },
      { ...count, name: 'noticePeriod', label: 'Notice Period', unit: 'days' },
      { ...money, name: 'cancellationFee', label: 'Cancellation Fee' },
      { ...count, name: 'freezePeriod', label: 'Freeze Period', unit: 'days' },
      { ...count, name: 'freezeLimit', label: 'Freeze Limit', unit: 'times per year' },
    ],
  },
  {
    title: 'Access Restrictions',
    fields: [
      {
        kind: 'multi-select',
        name: 'accessHours',
        label: 'Access Hours',
        masterData: masterData('access_hours'),
        freeEntry: true,
        help: 'Choose from the list, or type other hours and press Enter.',
        span: 12,
      },
      { kind: 'switch', name: 'peakHoursAccess', label: 'Peak Hours Access' },
      { kind: 'switch', name: 'offPeakHoursAccess', label: 'Off-Peak Hours Access' },
      {
        kind: 'multi-select',
        name: 'locationsAccess',
        label: 'Locations Access',
        masterData: masterData('locations_access'),
        span: 12,
      },
      {
        kind: 'multi-select',
        name: 'equipmentAccess',
        label: 'Equipment Access',
        masterData: masterData('equipment_access'),
        span: 12,
      },
      {
        kind: 'multi-select',
        name: 'facilityAccess',
        label: 'Facility Access',
        masterData: masterData('facility_access'),
        span: 12,
      },
      { ...count, name: 'minAge', label: 'Min Age', unit: 'years' },
      { ...count, name: 'maxAge', label: 'Max Age', unit: 'years' },
    ],
  },
  {
    title: 'Additional Notes',
    fields: [{ kind: 'textarea', name: 'notes', label: 'Notes' }],
  },
] as const satisfies readonly SectionDefinition<MembershipPlanValues>[];
