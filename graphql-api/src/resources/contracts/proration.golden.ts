import type { Period } from './billing-periods.ts';

interface AllocationCase {
  name: string;
  cents: number;
  weights: readonly number[];
  parts: readonly number[];
  arithmetic: string;
}

/** Amounts that are divided with the largest remainder method. */
export const allocationCases: readonly AllocationCase[] = [
  {
    name: 'three equal parts',
    cents: 10_000,
    weights: [1, 1, 1],
    parts: [3_334, 3_333, 3_333],
    arithmetic: '10000 / 3 = 3333.33…; of three equal remainders the first part gets the cent that is left',
  },
  {
    name: 'three different parts',
    cents: 8_900,
    weights: [11, 7, 13],
    parts: [3_158, 2_010, 3_732],
    arithmetic:
      '8900 / 31 × 11 = 3158.06, × 7 = 2009.68, × 13 = 3732.26; 3158 + 2009 + 3732 = 8899, and .68 is the largest remainder',
  },
  {
    name: 'two cents left',
    cents: 100,
    weights: [10, 10, 10, 1],
    parts: [33, 32, 32, 3],
    arithmetic: '100 / 31 × 10 = 32.258 thrice and 3.226; 32 × 3 + 3 = 99; the cent goes to the first .258',
  },
  {
    name: 'a credit',
    cents: -10_000,
    weights: [1, 2],
    parts: [-3_333, -6_667],
    arithmetic: '−3333.33 and −6666.67: as the amount without its sign',
  },
  {
    name: 'a part without weight',
    cents: 8_900,
    weights: [0, 30],
    parts: [0, 8_900],
    arithmetic: '0 of 30 days is nothing, 30 of 30 everything',
  },
  { name: 'a free period', cents: 0, weights: [10, 20], parts: [0, 0], arithmetic: '0 × 10 / 30 = 0' },
  {
    name: 'no weight at all',
    cents: 500,
    weights: [0, 0],
    parts: [0, 0],
    arithmetic: 'no day is left to charge, although the price is not zero',
  },
  {
    name: 'the largest amount',
    cents: 999_999_999_999,
    weights: [365, 1],
    parts: [997_267_759_562, 2_732_240_437],
    arithmetic:
      '999999999999 × 365 / 366 = 997267759561.75 and 2732240437.16; the cent that is left goes to .75',
  },
];

interface PriceCase {
  name: string;
  priceCents: number;
  whole: Period;
  days: Period | null;
  freezes?: readonly Period[];
  cents: number;
  arithmetic: string;
}

const januaryOf = (year: number): Period => ({ from: `${year}-01-01`, to: `${year}-01-31` });

/** What some days of a billing period cost. */
export const priceCases: readonly PriceCase[] = [
  {
    name: 'a whole period',
    priceCents: 8_900,
    whole: januaryOf(2026),
    days: januaryOf(2026),
    cents: 8_900,
    arithmetic: '31 of 31 days',
  },
  {
    name: 'from the middle',
    priceCents: 8_900,
    whole: januaryOf(2026),
    days: { from: '2026-01-17', to: '2026-01-31' },
    cents: 4_306,
    arithmetic: '15 of 31 days: 8900 × 15 / 31 = 4306.45; the rest, 4593.55, has the larger remainder',
  },
  {
    name: 'one frozen day',
    priceCents: 8_900,
    whole: januaryOf(2026),
    days: januaryOf(2026),
    freezes: [{ from: '2026-01-10', to: '2026-01-10' }],
    cents: 8_613,
    arithmetic: '30 of 31 days: 8900 × 30 / 31 = 8612.90, which has the larger remainder (287.10 is left)',
  },
  {
    name: 'a freeze over the end of the period',
    priceCents: 8_900,
    whole: januaryOf(2026),
    days: januaryOf(2026),
    freezes: [{ from: '2026-01-22', to: '2026-02-20' }],
    cents: 6_029,
    arithmetic: '10 days of January are frozen: 8900 × 21 / 31 = 6029.03',
  },
  {
    name: 'overlapping freezes',
    priceCents: 3_100,
    whole: januaryOf(2026),
    days: januaryOf(2026),
    freezes: [
      { from: '2026-01-10', to: '2026-01-20' },
      { from: '2026-01-15', to: '2026-01-16' },
      { from: '2026-01-18', to: '2026-01-22' },
    ],
    cents: 1_800,
    arithmetic: '13 days are frozen, 10 to 22 January; 100 cents for each of the other 18',
  },
  {
    name: 'a period that is frozen as a whole',
    priceCents: 8_900,
    whole: januaryOf(2026),
    days: januaryOf(2026),
    freezes: [{ from: '2025-12-01', to: '2026-03-01' }],
    cents: 0,
    arithmetic: '0 of 31 days',
  },
  {
    name: 'February in a leap year',
    priceCents: 2_900,
    whole: { from: '2024-02-01', to: '2024-02-29' },
    days: { from: '2024-02-29', to: '2024-02-29' },
    cents: 100,
    arithmetic: '1 of 29 days: 2900 / 29 = 100',
  },
  {
    name: 'February in another year',
    priceCents: 2_900,
    whole: { from: '2025-02-01', to: '2025-02-28' },
    days: { from: '2025-02-28', to: '2025-02-28' },
    cents: 104,
    arithmetic: '1 of 28 days: 2900 / 28 = 103.57, which has the larger remainder (2796.43 is left)',
  },
  {
    name: 'a free contract',
    priceCents: 0,
    whole: januaryOf(2026),
    days: { from: '2026-01-17', to: '2026-01-31' },
    cents: 0,
    arithmetic: '0 × 15 / 31',
  },
  {
    name: 'no days',
    priceCents: 8_900,
    whole: januaryOf(2026),
    days: null,
    cents: 0,
    arithmetic: 'the contract has no day in the period',
  },
];
