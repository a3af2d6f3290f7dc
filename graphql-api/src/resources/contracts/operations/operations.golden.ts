import type { Charge } from '../period-charge.ts';
import type { PlanTerms } from '../plan-terms.ts';
import type { ContractFields } from './outcome.ts';

/** A line as `[kind, whole cents, first day, last day]`. */
export type ExpectedLine = readonly [kind: string, cents: number, from?: string, to?: string];

interface OperationCase {
  name: string;
  operation: 'signUp' | 'renew' | 'freeze' | 'resume' | 'switchPlan' | 'cancel';
  /** Today in the club. */
  today: string;
  /** What differs from a monthly contract of 31.00 for 2026, invoiced through January. */
  contract?: Partial<ContractFields>;
  plan?: Partial<PlanTerms>;
  /** With whether the end of the contract moved by their days: yes unless it was decided later. */
  freezes?: readonly (readonly [from: string, to: string, movedEnd?: boolean])[];
  charges?: readonly Charge[];
  input: Record<string, unknown>;
  /** The plan of the input. */
  newPlan?: Partial<PlanTerms>;
  lines: readonly ExpectedLine[];
  /** Of the contract that is changed. */
  changes?: Partial<ContractFields>;
  /** Of the contract that is created. */
  created?: Partial<ContractFields>;
  /** How amounts and days follow. */
  arithmetic: string;
}

const january: Charge = { from: '2026-01-01', to: '2026-01-31', cents: 3_100 };

/** What operations do on a day. */
export const operationCases: readonly OperationCase[] = [
  {
    name: 'signing up on the 31st',
    operation: 'signUp',
    today: '2026-01-31',
    input: { memberId: '1', planId: '1' },
    plan: { setupFee: 20, enrollmentFee: 29 },
    lines: [
      ['setup_fee', 2_000],
      ['enrollment_fee', 2_900],
      ['period', 3_100, '2026-01-31', '2026-02-27'],
    ],
    created: {
      startDate: '2026-01-31',
      endDate: '2027-01-30',
      billedThrough: '2026-02-27',
      status: 'active',
    },
    arithmetic:
      '31 January + 1 month is 28 February, the day after the first period; + 12 months is 31 January 2027',
  },
  {
    name: 'signing up on a leap day for a year',
    operation: 'signUp',
    today: '2024-02-29',
    input: { memberId: '1', planId: '1' },
    plan: { billingFrequency: 'annual', price: 365 },
    lines: [['period', 36_500, '2024-02-29', '2025-02-27']],
    created: { endDate: '2025-02-27', billedThrough: '2025-02-27' },
    arithmetic: '29 February 2024 + 12 months is 28 February 2025; the whole period costs its price',
  },
  {
    name: 'signing up with a free trial',
    operation: 'signUp',
    today: '2026-03-01',
    input: { memberId: '1', planId: '1', freeTrial: true, enrollmentFee: 0 },
    plan: { freeTrialDays: 14, enrollmentFee: 29 },
    lines: [],
    created: {
      startDate: '2026-03-01',
      billingAnchor: '2026-03-15',
      billedThrough: '2026-03-14',
      endDate: '2027-03-14',
    },
    arithmetic: '14 days from 1 March are free; the year is counted from 15 March',
  },
  {
    name: 'signing up for a free plan',
    operation: 'signUp',
    today: '2026-03-01',
    input: { memberId: '1', planId: '1', price: 0 },
    lines: [],
    created: { price: 0, billedThrough: '2026-03-31' },
    arithmetic: '0 for March: no invoice',
  },
  {
    name: 'signing up for four weeks, billed weekly',
    operation: 'signUp',
    today: '2026-12-30',
    input: { memberId: '1', planId: '1' },
    plan: { billingFrequency: 'weekly', price: 9.99, duration: 4, durationUnit: 'weeks' },
    lines: [['period', 999, '2026-12-30', '2027-01-05']],
    created: { endDate: '2027-01-26', billedThrough: '2027-01-05' },
    arithmetic: '30 December + 28 days is 27 January, the day after the last',
  },
  {
    name: 'a freeze of one day',
    operation: 'freeze',
    today: '2026-01-10',
    input: { from: '2026-01-15', until: '2026-01-15', fee: 5 },
    lines: [
      ['freeze_fee', 500],
      ['credit', -100, '2026-01-15', '2026-01-15'],
    ],
    changes: { endDate: '2027-01-01', status: 'active' },
    arithmetic: '1 of 31 days of 31.00 is 1.00; 31 December + 1 day',
  },
  {
    name: 'a freeze over the end of the invoiced period',
    operation: 'freeze',
    today: '2026-01-25',
    input: { from: '2026-01-25', until: '2026-02-05' },
    lines: [['credit', -700, '2026-01-25', '2026-01-31']],
    changes: { endDate: '2027-01-12', status: 'frozen' },
    arithmetic: '7 days of January are invoiced: 7 × 1.00; 5 days of February are not. 31 December + 12 days',
  },
  {
    name: 'a freeze over two invoiced periods',
    operation: 'freeze',
    today: '2026-01-25',
    contract: { billedThrough: '2026-02-28' },
    charges: [january, { from: '2026-02-01', to: '2026-02-28', cents: 3_100 }],
    input: { from: '2026-01-30', until: '2026-02-03' },
    lines: [
      ['credit', -200, '2026-01-30', '2026-01-31'],
      ['credit', -332, '2026-02-01', '2026-02-03'],
    ],
    changes: { endDate: '2027-01-05' },
    arithmetic:
      '2 × 1.00; 3100 × 25 / 28 = 2767.86 is charged for February, rounded up to 2768: 3100 − 2768 = 332',
  },
  {
    name: 'a freeze over the end of the contract',
    operation: 'freeze',
    today: '2026-12-20',
    contract: { billedThrough: '2026-12-31' },
    charges: [{ from: '2026-12-01', to: '2026-12-31', cents: 3_100 }],
    input: { from: '2026-12-22', until: '2027-01-10' },
    lines: [['credit', -1_000, '2026-12-22', '2026-12-31']],
    changes: { endDate: '2027-01-20' },
    arithmetic:
      '10 days of December are invoiced; 20 frozen days move the end to 20 January, after the freeze',
  },
  {
    name: 'a second freeze: three parts of a period',
    operation: 'freeze',
    today: '2026-01-20',
    contract: { price: 100 },
    freezes: [['2026-01-05', '2026-01-14']],
    charges: [
      { from: '2026-01-01', to: '2026-01-31', cents: 10_000 },
      { from: '2026-01-05', to: '2026-01-14', cents: -3_226 },
    ],
    input: { from: '2026-01-21', until: '2026-01-31' },
    lines: [['credit', -3_548, '2026-01-21', '2026-01-31']],
    arithmetic:
      '10000 × 10 / 31 = 3225.81 stays charged, rounded up to 3226; 10000 − 3226 − 3226 = 3548, and the three parts add up to 100.00',
  },
  {
    name: 'resuming early',
    operation: 'resume',
    today: '2026-01-20',
    contract: { endDate: '2027-01-20', status: 'frozen' },
    freezes: [['2026-01-12', '2026-01-31']],
    charges: [january, { from: '2026-01-12', to: '2026-01-31', cents: -2_000 }],
    input: { on: '2026-01-20' },
    lines: [['charge', 1_200, '2026-01-20', '2026-01-31']],
    changes: { endDate: '2027-01-08', status: 'active' },
    arithmetic: '12 days from 20 January are charged again, and the end moves back by as many',
  },
  {
    name: 'resuming on the first frozen day',
    operation: 'resume',
    today: '2026-01-10',
    contract: { endDate: '2027-01-20' },
    freezes: [['2026-01-12', '2026-01-31']],
    charges: [january, { from: '2026-01-12', to: '2026-01-31', cents: -2_000 }],
    input: {},
    lines: [['charge', 2_000, '2026-01-12', '2026-01-31']],
    changes: { endDate: '2026-12-31' },
    arithmetic: 'the freeze had not begun: all of its 20 days are charged again',
  },
  {
    name: 'resuming after the end was decided, by a cancellation, a switch or a renewal',
    operation: 'resume',
    today: '2026-01-20',
    contract: { endDate: '2026-03-31', status: 'frozen', cancelledOn: '2026-01-15' },
    freezes: [['2026-01-12', '2026-01-31', false]],
    charges: [january, { from: '2026-01-12', to: '2026-01-31', cents: -2_000 }],
    input: { on: '2026-01-20' },
    lines: [['charge', 1_200, '2026-01-20', '2026-01-31']],
    changes: { endDate: '2026-03-31', status: 'active' },
    arithmetic: '12 days from 20 January are charged again; the last day is the one that was decided',
  },
  {
    name: 'cancelling now, in the middle of a period',
    operation: 'cancel',
    today: '2026-01-20',
    plan: { noticePeriod: 30, cancellationFee: 50 },
    input: { at: 'NOW' },
    lines: [
      ['cancellation_fee', 5_000],
      ['credit', -1_100, '2026-01-21', '2026-01-31'],
    ],
    changes: {
      endDate: '2026-01-20',
      billedThrough: '2026-01-20',
      cancelledOn: '2026-01-20',
      status: 'active',
    },
    arithmetic:
      'today is the last day; 11 days after it are credited, 1.00 each. 30 days of notice are not over',
  },
  {
    name: 'cancelling now, in the middle of a freeze',
    operation: 'cancel',
    today: '2026-01-20',
    contract: { endDate: '2027-01-10', status: 'frozen' },
    freezes: [['2026-01-16', '2026-01-25']],
    charges: [january, { from: '2026-01-16', to: '2026-01-25', cents: -1_000 }],
    input: { at: 'NOW' },
    lines: [['credit', -600, '2026-01-21', '2026-01-31']],
    changes: { endDate: '2026-01-20' },
    arithmetic: '15 days up to 15 January are charged: 31.00 − 10.00 − 15.00 = 6.00 for 26 to 31 January',
  },
  {
    name: 'cancelling before the contract begins',
    operation: 'cancel',
    today: '2025-12-15',
    contract: { status: 'upcoming' },
    plan: { noticePeriod: 30, cancellationFee: 50 },
    input: { at: 'NOW' },
    lines: [['credit', -3_100, '2026-01-01', '2026-01-31']],
    changes: { endDate: '2025-12-31', billedThrough: null, status: 'cancelled' },
    arithmetic: 'it has no days any more: everything is credited, and nothing charged',
  },
  {
    name: 'cancelling at the end of the period with notice',
    operation: 'cancel',
    today: '2026-01-20',
    plan: { noticePeriod: 30, cancellationFee: 50 },
    input: { at: 'END_OF_PERIOD' },
    lines: [],
    changes: { endDate: '2026-02-28', autoRenewal: false },
    arithmetic: '20 January + 30 days is 19 February; its period ends on 28 February',
  },
  {
    name: 'cancelling at the end of the minimum commitment',
    operation: 'cancel',
    today: '2026-01-20',
    plan: { noticePeriod: 30, minimumCommitment: 6, cancellationFee: 50 },
    input: { at: 'END_OF_PERIOD' },
    lines: [],
    changes: { endDate: '2026-06-30' },
    arithmetic: '6 months from 1 January end on 30 June, the end of a period',
  },
  {
    name: 'cancelling at the end of a contract that ends before the notice period is over',
    operation: 'cancel',
    today: '2026-12-20',
    plan: { noticePeriod: 30, cancellationFee: 50 },
    contract: { billedThrough: '2026-12-31' },
    input: { at: 'END_OF_PERIOD' },
    lines: [],
    changes: { endDate: '2026-12-31' },
    arithmetic: 'it ends on 31 December in any case: no fee, although 20 December + 30 days is 19 January',
  },
  {
    name: 'cancelling a contract that would be extended before the notice period is over',
    operation: 'cancel',
    today: '2026-12-20',
    plan: { noticePeriod: 30, cancellationFee: 50 },
    contract: { billedThrough: '2026-12-31', autoRenewal: true },
    input: { at: 'END_OF_PERIOD' },
    lines: [['cancellation_fee', 5_000]],
    changes: { endDate: '2026-12-31', autoRenewal: false },
    arithmetic:
      '20 December + 30 days is 19 January: it would have been extended on 31 December, so the fee is due',
  },
  {
    name: 'switching on the billing day, which is not invoiced yet',
    operation: 'switchPlan',
    today: '2026-02-01',
    input: { planId: '2' },
    newPlan: { id: 2, planName: 'Premium', price: 56 },
    lines: [['period', 5_600, '2026-02-01', '2026-02-28']],
    changes: { endDate: '2026-01-31', status: 'ended' },
    created: {
      startDate: '2026-02-01',
      endDate: '2026-12-31',
      billingAnchor: '2026-01-01',
      billedThrough: '2026-02-28',
    },
    arithmetic: 'January is over and nothing is credited; February costs the new price',
  },
  {
    name: 'switching in the middle of a period',
    operation: 'switchPlan',
    today: '2026-01-11',
    input: { planId: '2' },
    newPlan: { id: 2, planName: 'Premium', price: 62 },
    lines: [
      ['credit', -2_100, '2026-01-11', '2026-01-31'],
      ['period', 4_200, '2026-01-11', '2026-01-31'],
    ],
    changes: { endDate: '2026-01-10', billedThrough: '2026-01-10' },
    created: { billingAnchor: '2026-01-01', billedThrough: '2026-01-31' },
    arithmetic: '21 of 31 days: 31.00 × 21 / 31 = 21.00 back, 62.00 × 21 / 31 = 42.00 charged',
  },
  {
    name: 'switching to a yearly plan',
    operation: 'switchPlan',
    today: '2026-01-11',
    input: { planId: '2' },
    newPlan: { id: 2, planName: 'Annual', price: 365, billingFrequency: 'annual' },
    lines: [
      ['credit', -2_100, '2026-01-11', '2026-01-31'],
      ['period', 35_500, '2026-01-11', '2026-12-31'],
    ],
    created: { billedThrough: '2026-12-31' },
    arithmetic: '365 − 10 days of 1.00 each are left of the year that began on 1 January',
  },
  {
    name: 'switching a quarterly contract to a monthly one',
    operation: 'switchPlan',
    today: '2026-02-15',
    contract: { billingFrequency: 'quarterly', price: 90, billedThrough: '2026-03-31' },
    charges: [{ from: '2026-01-01', to: '2026-03-31', cents: 9_000 }],
    input: { planId: '2' },
    newPlan: { id: 2, planName: 'Small', price: 28 },
    lines: [
      ['credit', -4_500, '2026-02-15', '2026-03-31'],
      ['period', 1_400, '2026-02-15', '2026-02-28'],
    ],
    created: { billedThrough: '2026-02-28' },
    arithmetic: '45 of 90 days of 90.00 are left; 14 of 28 days of 28.00',
  },
  {
    name: 'renewing a contract that ends',
    operation: 'renew',
    today: '2026-12-20',
    contract: { autoRenewal: true, billedThrough: '2026-12-31' },
    input: {},
    lines: [],
    changes: { autoRenewal: false },
    created: {
      startDate: '2027-01-01',
      endDate: '2027-12-31',
      billingAnchor: '2026-01-01',
      billedThrough: null,
      price: 31,
    },
    arithmetic: 'the day after the end; invoiced when it begins. The billing day stays the first',
  },
  {
    name: 'renewing a contract that has ended',
    operation: 'renew',
    today: '2027-01-10',
    contract: { status: 'ended', billedThrough: '2026-12-31' },
    input: { price: 40 },
    lines: [['period', 4_000, '2027-01-10', '2027-02-09']],
    created: {
      startDate: '2027-01-10',
      billingAnchor: '2027-01-10',
      endDate: '2028-01-09',
      billedThrough: '2027-02-09',
    },
    arithmetic: 'it begins today, with billing days of its own',
  },
  {
    name: 'a freeze of a free contract',
    operation: 'freeze',
    today: '2026-01-10',
    contract: { price: 0 },
    charges: [],
    input: { from: '2026-01-15', until: '2026-01-20' },
    lines: [],
    changes: { endDate: '2027-01-06' },
    arithmetic: '0.00 for each of 6 days',
  },
  {
    name: 'cancelling after the invoice was cancelled',
    operation: 'cancel',
    today: '2026-01-20',
    charges: [],
    input: { at: 'NOW' },
    lines: [],
    changes: { endDate: '2026-01-20' },
    arithmetic: 'nothing is invoiced for January, so that nothing is credited',
  },
  {
    name: 'a freeze in a last period that is invoiced up to the end of the contract',
    operation: 'freeze',
    today: '2026-01-03',
    contract: { endDate: '2026-01-15', billedThrough: '2026-01-15' },
    charges: [{ from: '2026-01-01', to: '2026-01-15', cents: 1_500 }],
    input: { from: '2026-01-05', until: '2026-01-09' },
    lines: [['credit', -500, '2026-01-05', '2026-01-09']],
    changes: { endDate: '2026-01-20' },
    arithmetic: '5 invoiced days are credited: 5 × 1.00; the billing run charges 16 to 20 January, 5.00',
  },
  {
    name: 'resuming so early that the end moves back over invoiced days of a later period',
    operation: 'resume',
    today: '2026-02-10',
    contract: { endDate: '2026-02-14', billedThrough: '2026-02-14', billingAnchor: '2026-01-01' },
    freezes: [['2026-01-11', '2026-01-20']],
    charges: [
      { from: '2026-01-01', to: '2026-01-31', cents: 2_100 },
      { from: '2026-02-01', to: '2026-02-14', cents: 1_550 },
    ],
    input: { on: '2026-01-16' },
    lines: [
      ['charge', 500, '2026-01-16', '2026-01-31'],
      ['credit', -554, '2026-02-01', '2026-02-14'],
    ],
    changes: { endDate: '2026-02-09', billedThrough: '2026-02-09' },
    arithmetic:
      '5 days of January more: 26 × 1.00 - 21.00. 14 - 5 days of February: 31.00 × 9 / 28 is 9.964, 9.96 - 15.50 = -5.54',
  },
  {
    name: 'resuming a freeze in a free trial',
    operation: 'resume',
    today: '2026-01-01',
    contract: { billingAnchor: '2026-01-15', billedThrough: '2026-01-14' },
    freezes: [['2026-01-02', '2026-01-05']],
    charges: [],
    input: {},
    lines: [],
    changes: { endDate: '2026-12-27' },
    arithmetic: 'days of the trial cost nothing; 31 December - 4 days',
  },
  {
    name: 'switching during a free trial',
    operation: 'switchPlan',
    today: '2026-01-10',
    contract: { billingAnchor: '2026-01-15', billedThrough: '2026-01-14' },
    charges: [],
    newPlan: { id: 2, planName: 'Premium', price: 62 },
    input: { planId: '2' },
    lines: [['period', 6_200, '2026-01-10', '2026-02-09']],
    changes: { endDate: '2026-01-09' },
    created: { billingAnchor: '2026-01-10', billedThrough: '2026-02-09' },
    arithmetic: 'the trial ends with the old plan, and the first whole period of the new one begins: 62.00',
  },
  {
    name: 'a freeze of a contract that is billed once',
    operation: 'freeze',
    today: '2026-01-10',
    contract: { billingFrequency: 'one-time', endDate: '2026-01-31' },
    input: { from: '2026-01-15', until: '2026-01-20' },
    lines: [],
    changes: { endDate: '2026-02-06', billedThrough: '2026-02-06' },
    arithmetic: '31.00 for 31 days, before and after; 31 January + 6 days',
  },
];
