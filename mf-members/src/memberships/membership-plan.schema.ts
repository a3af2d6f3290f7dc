import { dayText } from '@gym/hub-kit/screen';
import { array, boolean, number, object, string, type InferType } from 'yup';

const positive = (message: string) => number().typeError(message).required(message).moreThan(0, message);

/** May be left empty. */
const notBelowZero = (label: string) =>
  number().nullable().defined().typeError(`${label} must be a number`).min(0, `${label} cannot be below 0`);

const whole = (label: string) => notBelowZero(label).integer(`${label} must be a whole number`);
const percent = (label: string) => notBelowZero(label).max(100, `${label} cannot be above 100`);
const list = () => array(string().defined()).defined();

export const membershipPlanSchema = object({
  planName: string().trim().required('Plan name is required'),
  description: string().defined(),
  duration: positive('Valid duration is required'),
  durationUnit: string().required('Duration unit is required'),
  price: positive('Valid price is required'),
  billingFrequency: string().required('Billing frequency is required'),
  maxMembers: whole('Max members'),
  status: string().required('Status is required'),

  validityStart: dayText('Invalid start date'),
  validityEnd: dayText('Invalid end date').test(
    'after-start',
    'End date must be after start date',
    (end, { parent }) => !end || !parent.validityStart || parent.validityStart <= end,
  ),

  setupFee: notBelowZero('Setup fee'),
  enrollmentFee: notBelowZero('Enrollment fee'),
  maintenanceFee: notBelowZero('Maintenance fee'),

  features: list(),
  classesIncluded: whole('Classes included'),
  ptSessionsIncluded: whole('PT sessions included'),
  guestPasses: whole('Guest passes'),
  freeTrialDays: whole('Free trial days'),
  referralBonus: notBelowZero('Referral bonus'),

  discountPercent: percent('Discount percent'),
  earlyBirdDiscount: percent('Early bird discount'),
  familyDiscount: percent('Family discount'),
  corporateDiscount: percent('Corporate discount'),
  studentDiscount: percent('Student discount'),
  militaryDiscount: percent('Military discount'),
  seniorDiscount: percent('Senior discount'),

  contractRequired: boolean().defined(),
  autoRenewal: boolean().defined(),
  minimumCommitment: whole('Minimum commitment'),
  noticePeriod: whole('Notice period'),
  cancellationFee: notBelowZero('Cancellation fee'),
  freezePeriod: whole('Freeze period'),
  freezeLimit: whole('Freeze limit'),

  accessHours: list(),
  peakHoursAccess: boolean().defined(),
  offPeakHoursAccess: boolean().defined(),
  locationsAccess: list(),
  equipmentAccess: list(),
  facilityAccess: list(),
  minAge: whole('Min age'),
  maxAge: whole('Max age'),

  notes: string().defined(),
});

export type MembershipPlanValues = InferType<typeof membershipPlanSchema>;

export const emptyMembershipPlan = () => ({
  planName: '',
  description: '',
  duration: null,
  durationUnit: 'months',
  price: null,
  billingFrequency: 'monthly',
  maxMembers: null,
  status: 'active',
  validityStart: '',
  validityEnd: '',
  setupFee: null,
  enrollmentFee: null,
  maintenanceFee: null,
  features: [],
  classesIncluded: null,
  ptSessionsIncluded: null,
  guestPasses: null,
  freeTrialDays: null,
  referralBonus: null,
  discountPercent: null,
  earlyBirdDiscount: null,
  familyDiscount: null,
  corporateDiscount: null,
  studentDiscount: null,
  militaryDiscount: null,
  seniorDiscount: null,
  contractRequired: false,
  autoRenewal: false,
  minimumCommitment: null,
  noticePeriod: null,
  cancellationFee: null,
  freezePeriod: null,
  freezeLimit: null,
  accessHours: [],
  peakHoursAccess: false,
  offPeakHoursAccess: false,
  locationsAccess: [],
  equipmentAccess: [],
  facilityAccess: [],
  minAge: null,
  maxAge: null,
  notes: '',
});
