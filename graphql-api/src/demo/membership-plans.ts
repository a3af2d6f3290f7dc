import type { MembershipPlan } from '../resources/membership-plans/membership-plan.ts';
import { addDays, addYears, momentOn, recordsBegin } from './days.ts';
import { memberships } from './memberships.ts';
import { createRandom } from './random.ts';
import type { Fields, Story } from './story.ts';

type Plan = Fields<MembershipPlan>;

/** What most plans have in common: a month at a time, at one location, all day. */
const usual = {
  duration: 1,
  durationUnit: 'months',
  billingFrequency: 'monthly',
  enrollmentFee: 29,
  features: ['Gym Floor', 'Locker Rooms'],
  contractRequired: false,
  noticePeriod: 30,
  autoRenewal: true,
  freezePeriod: 30,
  freezeLimit: 1,
  referralBonus: 50,
  accessHours: ['05:00-23:00'],
  peakHoursAccess: true,
  offPeakHoursAccess: true,
  locationsAccess: ['Home Location'],
  equipmentAccess: ['All Equipment'],
  facilityAccess: ['Studios'],
  minAge: 16,
  status: 'active',
} satisfies Partial<Plan>;

/** A year ahead costs fifteen percent less. */
const annual = (monthly: number) => Math.round(monthly * 12 * 0.85);

const onceAYear = {
  duration: 12,
  billingFrequency: 'annual',
  contractRequired: true,
  minimumCommitment: 12,
  cancellationFee: 100,
  discountPercent: 15,
} satisfies Partial<Plan>;

const plans = (today: string): Plan[] => [
  {
    ...usual,
    planName: 'Standard Monthly',
    description: 'The gym floor of your location, every day.',
    price: memberships.Standard.monthly,
    classesIncluded: 2,
    guestPasses: 1,
    studentDiscount: 10,
    militaryDiscount: 15,
  },
  {
    ...usual,
    ...onceAYear,
    planName: 'Standard Annual',
    description: 'Twelve months of Standard, paid at once.',
    price: annual(memberships.Standard.monthly),
    classesIncluded: 30,
    guestPasses: 6,
  },
  {
    ...usual,
    planName: 'Premium Monthly',
    description: 'All classes, the sauna and two locations.',
    price: memberships.Premium.monthly,
    features: [
      'Gym Floor',
      'Group Classes',
      'Locker Rooms',
      'Towel Service',
      'Sauna',
      'Steam Room',
      'Training App',
    ],
    classesIncluded: 12,
    guestPasses: 2,
    locationsAccess: ['Two Locations'],
    facilityAccess: ['Studios', 'Sauna', 'Steam Room', 'Swimming Pool'],
    familyDiscount: 10,
    corporateDiscount: 10,
  },
  {
    ...usual,
    ...onceAYear,
    planName: 'Premium Annual',
    description: 'Twelve months of Premium, paid at once.',
    price: annual(memberships.Premium.monthly),
    features: [
      'Gym Floor',
      'Group Classes',
      'Locker Rooms',
      'Towel Service',
      'Sauna',
      'Steam Room',
      'Training App',
    ],
    classesIncluded: 150,
    guestPasses: 12,
    locationsAccess: ['Two Locations'],
    facilityAccess: ['Studios', 'Sauna', 'Steam Room', 'Swimming Pool'],
  },
  {
    ...usual,
    planName: 'VIP',
    description: 'Everything, everywhere, around the clock, with personal training.',
    price: memberships.VIP.monthly,
    setupFee: 49,
    maxMembers: 250,
    features: [
      'Gym Floor',
      'Group Classes',
      'Personal Locker',
      'Towel Service',
      'Free Parking',
      'Priority Booking',
    ],
    classesIncluded: 30,
    ptSessionsIncluded: 2,
    guestPasses: 4,
    accessHours: ['24/7'],
    locationsAccess: ['All Locations', 'Partner Clubs'],
    facilityAccess: ['All Facilities'],
    freezePeriod: 60,
    freezeLimit: 2,
  },
  {
    ...usual,
    planName: 'Student',
    description: 'For students with a valid card.',
    price: memberships.Student.monthly,
    enrollmentFee: 0,
    classesIncluded: 2,
    accessHours: ['09:00-16:00', 'Weekends Only'],
    peakHoursAccess: false,
    maxAge: 26,
    notes: 'The student card is checked at the start of each term.',
  },
  {
    ...usual,
    planName: 'Senior',
    description: 'Calm hours, gentle classes, and a check-up twice a year.',
    price: memberships.Senior.monthly,
    enrollmentFee: 0,
    features: ['Gym Floor', 'Group Classes', 'Locker Rooms', 'Body Composition Scan'],
    classesIncluded: 8,
    seniorDiscount: 20,
    minAge: 65,
  },
  {
    ...usual,
    planName: 'Family',
    description: 'Two adults and their children under sixteen.',
    price: memberships.Family.monthly,
    maxMembers: 5,
    features: ['Gym Floor', 'Group Classes', 'Locker Rooms', 'Swimming Pool'],
    classesIncluded: 12,
    facilityAccess: ['Studios', 'Swimming Pool', 'Kids Club'],
    minAge: 0,
  },
  {
    ...usual,
    planName: 'Corporate',
    description: 'Per employee, from ten employees on.',
    price: memberships.Corporate.monthly,
    enrollmentFee: 0,
    corporateDiscount: 20,
    classesIncluded: 6,
    contractRequired: true,
    minimumCommitment: 12,
  },
  {
    ...usual,
    planName: 'Summer Pass',
    description: 'Three months of sun and sweat.',
    duration: 3,
    price: 189,
    billingFrequency: 'one-time',
    enrollmentFee: 0,
    autoRenewal: false,
    earlyBirdDiscount: 10,
    status: 'inactive',
    validityStart: addDays(today, -190),
    validityEnd: addDays(today, -70),
  },
  {
    ...usual,
    planName: 'Ten-Day Trial',
    description: 'Get to know us. Once per person.',
    duration: 10,
    durationUnit: 'days',
    price: 15,
    billingFrequency: 'one-time',
    enrollmentFee: 0,
    autoRenewal: false,
    freezePeriod: 0,
    freezeLimit: 0,
  },
];

/** What members can subscribe to, on sale since the records begin. */
export function makeMembershipPlans(today: string): Story<Plan>[] {
  const random = createRandom('membership plans');
  const begin = recordsBegin(today);
  return plans(today).map((plan, index) => ({
    id: index + 1,
    createdAt: momentOn(random, plan.validityStart ? addDays(plan.validityStart, -21) : begin, today),
    by: 'manager' as const,
    first: { ...plan, validityStart: plan.validityStart ?? begin, status: 'active' },
    edits:
      plan.status === 'active'
        ? []
        : [
            {
              at: momentOn(random, plan.validityEnd ?? addYears(begin, 1), today),
              by: 'manager',
              set: { status: plan.status },
            },
          ],
  }));
}
