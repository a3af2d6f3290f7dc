import type { CheckInRule } from '../../common/check-in-rules.ts';
import type { AccessFacts, ContractFacts, Decision } from './decide-access.ts';

/** A contract of all days of 2026 without limits. */
export const contract: ContractFacts = {
  id: 7,
  number: 'CON-000007',
  startDate: '2026-01-01',
  endDate: '2026-12-31',
  cancelledOn: null,
  freezes: [],
  planName: 'Standard',
  accessHours: [],
  locationsAccess: [],
  namedLocations: [],
  minAge: null,
};

/** A member who may enter on Wednesday, 4 March 2026, at 10:00. */
export const admitted: AccessFacts = {
  day: '2026-03-04',
  time: '10:00',
  location: { id: 1, name: 'Downtown' },
  home: { id: 1, name: 'Downtown' },
  dateOfBirth: '1990-05-17',
  replacedCard: null,
  contracts: [contract],
  blockedBy: null,
  inside: null,
};

interface AccessCase {
  name: string;
  facts: Partial<AccessFacts>;
  /** Of the only contract. */
  contract?: Partial<ContractFacts>;
  decision: Decision;
  rules: readonly CheckInRule[];
  /** Of the first reason. */
  values?: object;
}

const allowed = (
  name: string,
  facts: Partial<AccessFacts>,
  terms: Partial<ContractFacts> = {},
): AccessCase => ({ name, facts, contract: terms, decision: 'allowed', rules: [] });

const denied = (
  rule: CheckInRule,
  name: string,
  facts: Partial<AccessFacts>,
  terms: Partial<ContractFacts> = {},
  values?: object,
): AccessCase => ({
  name,
  facts,
  contract: terms,
  decision: 'denied',
  rules: [rule],
  ...(values && { values }),
});

const warned = (...args: Parameters<typeof denied>): AccessCase => ({
  ...denied(...args),
  decision: 'warned',
});

const freezes = [{ from: '2026-03-02', to: '2026-03-08' }];
const leap = (day: string) => ({ day, dateOfBirth: '2008-02-29' });
const adults = { minAge: 18 };
const downtownOnly = { locationsAccess: ['Home Location'] };
const harbour = { location: { id: 2, name: 'Harbour' } };
const blockedBy = { id: 42, number: 'INV-000042', openAmount: 59, dueDate: '2026-01-01' };
const named = { contractId: '7', contractNumber: 'CON-000007' };

/** Every rule on both sides of its boundary, with the rules of a new club. */
export const accessCases: readonly AccessCase[] = [
  allowed('a running contract', {}),
  { name: 'no contract', facts: { contracts: [] }, decision: 'denied', rules: ['no_contract'] },
  denied('not_begun', 'the day before the first', { day: '2025-12-31' }, {}, { ...named, day: '2026-01-01' }),
  allowed('the first day', { day: '2026-01-01' }),
  allowed('the contract ends today', { day: '2026-12-31' }),
  denied('ended', 'the day after the last', { day: '2027-01-01' }, {}, { ...named, day: '2026-12-31' }),
  allowed('a contract without an end', { day: '2031-01-01' }, { endDate: null }),
  allowed(
    'cancelled, on its last day',
    { day: '2026-03-31' },
    { endDate: '2026-03-31', cancelledOn: '2026-03-01' },
  ),
  denied(
    'ended',
    'cancelled, on the day after',
    { day: '2026-04-01' },
    { endDate: '2026-03-31', cancelledOn: '2026-03-01' },
  ),
  denied(
    'ended',
    'cancelled before it began',
    { day: '2026-01-01' },
    { endDate: '2025-12-31', cancelledOn: '2025-12-20' },
  ),
  {
    name: 'an earlier contract has ended and the next has not begun',
    facts: {
      day: '2027-01-01',
      contracts: [
        contract,
        { ...contract, id: 8, number: 'CON-000008', startDate: '2027-01-02', endDate: null },
      ],
    },
    decision: 'denied',
    rules: ['not_begun'],
    values: { contractNumber: 'CON-000008', day: '2027-01-02' },
  },
  {
    name: 'the next contract has begun',
    facts: {
      day: '2027-01-02',
      contracts: [contract, { ...contract, id: 8, startDate: '2027-01-02', endDate: null }],
    },
    decision: 'allowed',
    rules: [],
  },
  allowed('the day before the freeze', { day: '2026-03-01' }, { freezes }),
  denied('frozen', 'its first day', { day: '2026-03-02' }, { freezes }, { ...named, day: '2026-03-08' }),
  denied('frozen', 'its last day', { day: '2026-03-08' }, { freezes }),
  allowed('the day after the freeze', { day: '2026-03-09' }, { freezes }),
  denied(
    'access_blocked',
    'an unpaid invoice',
    { blockedBy },
    {},
    {
      invoiceId: '42',
      invoiceNumber: 'INV-000042',
      amount: 59,
      dueDate: '2026-01-01',
    },
  ),
  allowed('at the home location', {}, downtownOnly),
  warned('wrong_location', 'at another location', harbour, downtownOnly, { ...named, location: 'Downtown' }),
  allowed('all locations', harbour, { locationsAccess: ['All Locations'] }),
  allowed('home and another, unknown which', harbour, {
    locationsAccess: ['Home Location', 'Two Locations'],
  }),
  allowed('home location unknown', { ...harbour, home: null }, downtownOnly),
  allowed('a plan of a named location', harbour, {
    locationsAccess: ['Harbour'],
    namedLocations: ['Harbour'],
  }),
  warned(
    'wrong_location',
    'a plan of another named location',
    {},
    {
      locationsAccess: ['Harbour'],
      namedLocations: ['Harbour'],
    },
  ),
  warned(
    'access_hours',
    'a minute before',
    { time: '08:59' },
    { accessHours: ['09:00-16:00'] },
    {
      ...named,
      accessHours: '09:00-16:00',
    },
  ),
  allowed('at the first minute', { time: '09:00' }, { accessHours: ['09:00-16:00'] }),
  allowed('at the last minute', { time: '15:59' }, { accessHours: ['09:00-16:00'] }),
  warned('access_hours', 'at the end', { time: '16:00' }, { accessHours: ['09:00-16:00'] }),
  allowed('on Friday', { day: '2026-03-06' }, { accessHours: ['Weekdays Only'] }),
  warned('access_hours', 'on Saturday', { day: '2026-03-07' }, { accessHours: ['Weekdays Only'] }),
  warned('minimum_age', 'the day before the birthday', { dateOfBirth: '2008-03-05' }, adults, {
    ...named,
    minAge: 18,
  }),
  allowed('on the birthday', { dateOfBirth: '2008-03-04' }, adults),
  allowed('date of birth unknown', { dateOfBirth: null }, adults),
  warned('minimum_age', 'born on 29 February, on 28 February', leap('2026-02-28'), adults),
  allowed('born on 29 February, on 1 March', leap('2026-03-01'), adults),
  warned('minimum_age', 'born on 29 February, on 28 February of a leap year', leap('2028-02-28'), {
    endDate: null,
    minAge: 20,
  }),
  allowed('born on 29 February, on that day', leap('2028-02-29'), { endDate: null, minAge: 20 }),
  warned(
    'already_inside',
    'inside elsewhere',
    { inside: { location: 'Harbour', since: '2026-03-04T08:00:00.000Z' } },
    {},
    { location: 'Harbour', since: '2026-03-04T08:00:00.000Z' },
  ),
  denied(
    'replaced_card',
    'an earlier card',
    { replacedCard: { number: 'A1', replacedBy: 'B2' } },
    {},
    {
      cardNumber: 'B2',
    },
  ),
  {
    name: 'several reasons in their order',
    facts: { ...harbour, blockedBy, time: '17:00' },
    contract: { ...downtownOnly, freezes, accessHours: ['09:00-16:00'] },
    decision: 'denied',
    rules: ['frozen', 'access_blocked', 'wrong_location', 'access_hours'],
  },
];

/** Texts of access hours, a weekday (0 is Sunday), a time, and whether they admit. */
export const accessHourCases: readonly [texts: string[], weekday: number, time: string, admits: boolean][] = [
  [[], 3, '03:00', true],
  [['24/7'], 3, '03:00', true],
  [['24/7', 'Weekends Only'], 3, '03:00', true],
  [['05:00-12:00', '17:00-23:00'], 3, '12:00', false],
  [['05:00-12:00', '17:00-23:00'], 3, '17:00', true],
  [['Weekdays Only', '09:00-16:00'], 3, '10:00', true],
  [['Weekdays Only', '09:00-16:00'], 3, '16:00', true],
  [['Weekdays Only', '09:00-16:00'], 6, '10:00', true],
  [['Weekdays Only', '09:00-16:00'], 6, '16:00', false],
  [['Weekends Only'], 0, '23:59', true],
  [['Weekends Only'], 1, '00:00', false],
  [['Mon-Fri 06:00-16:00'], 5, '15:59', true],
  [['Mon-Fri 06:00-16:00'], 6, '10:00', false],
  [['Mon-Fri 06:00-16:00', 'Sat, Sun 8-20'], 0, '19:59', true],
  [['Mon-Fri 06:00-16:00', 'Sat, Sun 8-20'], 0, '20:00', false],
  [['monday: 6:00 – 22:00'], 1, '06:00', true],
  [['monday: 6:00 – 22:00'], 2, '06:00', false],
  [['Fri-Mon 10:00-12:00'], 0, '10:00', true],
  [['Fri-Mon 10:00-12:00'], 2, '10:00', false],
  [['Sat 22:00-02:00'], 0, '01:59', true],
  [['Sat 22:00-02:00'], 0, '02:00', false],
  [['Sat 22:00-02:00'], 6, '01:00', false],
  [['06:00-24:00'], 3, '23:59', true],
  [['06:00-24:00'], 3, '05:59', false],
  [['after work'], 3, '03:00', true],
  [['Weekends Only', 'ask Tom'], 3, '03:00', true],
  [['25:00-26:00'], 3, '03:00', true],
  [['not 09:00-16:00'], 3, '03:00', true],
  [['Mo-Fr 06:00-16:00'], 6, '10:00', true],
];
