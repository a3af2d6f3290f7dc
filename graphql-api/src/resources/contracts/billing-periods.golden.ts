import type { Frequency } from './billing-periods.ts';

interface PeriodCase {
  name: string;
  frequency: Frequency;
  anchor: string;
  day: string;
  /** First and last day of the whole period that contains the day. */
  period: readonly [from: string, to: string];
  /** How the days follow. */
  arithmetic: string;
}

/** The billing period of a day. */
export const periodCases: readonly PeriodCase[] = [
  {
    name: 'the first of a month',
    frequency: 'monthly',
    anchor: '2026-01-01',
    day: '2026-01-31',
    period: ['2026-01-01', '2026-01-31'],
    arithmetic: 'January has 31 days; the next period begins on 1 February',
  },
  {
    name: 'day 31 in a short month',
    frequency: 'monthly',
    anchor: '2026-01-31',
    day: '2026-02-28',
    period: ['2026-02-28', '2026-03-30'],
    arithmetic: 'February 2026 has 28 days, so that the period begins on its last; the next one on 31 March',
  },
  {
    name: 'day 31 after a short month',
    frequency: 'monthly',
    anchor: '2026-01-31',
    day: '2026-04-15',
    period: ['2026-03-31', '2026-04-29'],
    arithmetic: 'counted from the anchor, not from 28 February: 31 March to the day before 30 April',
  },
  {
    name: 'the day before day 31',
    frequency: 'monthly',
    anchor: '2026-01-31',
    day: '2026-03-30',
    period: ['2026-02-28', '2026-03-30'],
    arithmetic: 'the period of March begins on the 31st',
  },
  {
    name: 'day 31 in a leap year',
    frequency: 'monthly',
    anchor: '2024-01-31',
    day: '2024-02-29',
    period: ['2024-02-29', '2024-03-30'],
    arithmetic: 'February 2024 has 29 days',
  },
  {
    name: 'a yearly contract of a leap day',
    frequency: 'annual',
    anchor: '2024-02-29',
    day: '2025-06-01',
    period: ['2025-02-28', '2026-02-27'],
    arithmetic: '2025 has no 29 February: 28 February 2025 to the day before 28 February 2026',
  },
  {
    name: 'a yearly contract of a leap day, back in a leap year',
    frequency: 'annual',
    anchor: '2024-02-29',
    day: '2028-02-29',
    period: ['2028-02-29', '2029-02-27'],
    arithmetic: '4 × 12 months after the anchor is 29 February 2028 again; 2029 has none',
  },
  {
    name: 'a quarter',
    frequency: 'quarterly',
    anchor: '2026-11-30',
    day: '2027-02-28',
    period: ['2027-02-28', '2027-05-29'],
    arithmetic: '30 November + 3 months is the last of February; + 6 months is 30 May',
  },
  {
    name: 'half a year',
    frequency: 'semi-annual',
    anchor: '2026-08-31',
    day: '2027-02-27',
    period: ['2026-08-31', '2027-02-27'],
    arithmetic: '31 August + 6 months is 28 February, the day after',
  },
  {
    name: 'a week over the end of a year',
    frequency: 'weekly',
    anchor: '2026-12-30',
    day: '2027-01-05',
    period: ['2026-12-30', '2027-01-05'],
    arithmetic: '30 December + 7 days is 6 January',
  },
  {
    name: 'two weeks, some periods on',
    frequency: 'bi-weekly',
    anchor: '2026-01-01',
    day: '2026-03-12',
    period: ['2026-03-12', '2026-03-25'],
    arithmetic: '1 January + 5 × 14 days = + 70 days = 12 March (30 + 28 + 12)',
  },
  {
    name: 'a single payment',
    frequency: 'one-time',
    anchor: '2026-05-10',
    day: '2030-01-01',
    period: ['2026-05-10', '9999-12-31'],
    arithmetic: 'one period without an end',
  },
  {
    name: 'a day before the anchor',
    frequency: 'monthly',
    anchor: '2026-03-31',
    day: '2026-03-01',
    period: ['2026-02-28', '2026-03-30'],
    arithmetic: 'one month before 31 March is the last of February',
  },
];
