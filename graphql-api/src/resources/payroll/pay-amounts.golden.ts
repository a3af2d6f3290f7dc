/** Golden tables of salary, overtime, back pay and clawbacks, each with its arithmetic. Salaries are those of a year. */

type PayFrom = [validFrom: string, salary: number, overtimeRate?: number];

export interface SalaryCase {
  case: string;
  pays: PayFrom[];
  from: string;
  until: string;
  /** The amount of each part. */
  amounts: number[];
  why: string;
}

export const salaryCases: SalaryCase[] = [
  {
    case: 'a whole month',
    pays: [['2020-01-01', 50_000]],
    from: '2026-11-01',
    until: '2026-11-30',
    amounts: [4166.67],
    why: '50,000 / 12 = 4,166.666…, rounded up',
  },
  {
    case: 'a whole February has the same salary as any month',
    pays: [['2020-01-01', 50_000]],
    from: '2026-02-01',
    until: '2026-02-28',
    amounts: [4166.67],
    why: '50,000 / 12 × 28 / 28',
  },
  {
    case: 'hired on the 16th of a month of 30 days',
    pays: [['2026-11-16', 48_000]],
    from: '2026-11-16',
    until: '2026-11-30',
    amounts: [2000],
    why: '4,000 × 15 / 30',
  },
  {
    case: 'hired on the last day of a month of 31 days',
    pays: [['2026-01-31', 48_000]],
    from: '2026-01-31',
    until: '2026-01-31',
    amounts: [129.03],
    why: '4,000 × 1 / 31 = 129.032…',
  },
  {
    case: 'the leap day',
    pays: [['2020-01-01', 34_800]],
    from: '2028-02-29',
    until: '2028-02-29',
    amounts: [100],
    why: '2,900 × 1 / 29',
  },
  {
    case: 'a raise in the middle of a month',
    pays: [
      ['2020-01-01', 36_000],
      ['2026-11-11', 42_000],
    ],
    from: '2026-11-01',
    until: '2026-11-30',
    amounts: [1000, 2333.33],
    why: '3,000 × 10 / 30 = 1,000; 3,500 × 20 / 30 = 2,333.333…; the sum 3,333.33 is the rounded one',
  },
  {
    case: 'the missing cent goes to the largest remainder',
    pays: [
      ['2020-01-01', 40_000],
      ['2026-11-11', 40_001],
      ['2026-11-21', 40_002],
    ],
    from: '2026-11-01',
    until: '2026-11-30',
    amounts: [1111.11, 1111.14, 1111.17],
    why: '1,111.1111 + 1,111.1388 + 1,111.1666 = 3,333.4166, rounded 3,333.42; floors are 3,333.40, so that the last two (remainders .88 and .66) are raised',
  },
  {
    case: 'a raise on the first day of the period has no part before it',
    pays: [
      ['2020-01-01', 36_000],
      ['2026-11-01', 42_000],
    ],
    from: '2026-11-01',
    until: '2026-11-30',
    amounts: [3500],
    why: '42,000 / 12',
  },
  {
    case: 'a raise on the last day',
    pays: [
      ['2020-01-01', 36_000],
      ['2026-11-30', 42_000],
    ],
    from: '2026-11-01',
    until: '2026-11-30',
    amounts: [2900, 116.67],
    why: '3,000 × 29 / 30 = 2,900; 3,500 × 1 / 30 = 116.666…; the sum 3,016.666… is 3,016.67',
  },
  {
    case: 'a period over two months',
    pays: [['2020-01-01', 36_500]],
    from: '2026-01-16',
    until: '2026-02-15',
    amounts: [1569.9, 1629.46],
    why: '3,041.67 less 3,041.666… × 15 / 31 = 1,471.77 of the days before; 3,041.666… × 15 / 28 = 1,629.464…',
  },
  {
    case: 'exactly half a cent is rounded up',
    pays: [['2020-01-01', 0.06]],
    from: '2026-01-01',
    until: '2026-01-31',
    amounts: [0.01],
    why: '6 cents / 12 = 0.5 cents',
  },
  {
    case: 'no salary',
    pays: [['2020-01-01', 0]],
    from: '2026-11-01',
    until: '2026-11-30',
    amounts: [0],
    why: '0 × 30 / 30',
  },
];

export interface OvertimeCase {
  case: string;
  pays: PayFrom[];
  days: [day: string, hours: number][];
  amounts: number[];
  hours: number;
  rate: number;
  rest: number;
  why: string;
}

export const overtimeCases: OvertimeCase[] = [
  {
    case: 'no overtime',
    pays: [['2020-01-01', 0, 20]],
    days: [],
    amounts: [],
    hours: 0,
    rate: 0,
    rest: 0,
    why: 'no hours, no rate',
  },
  {
    case: 'one rate, rounded once for all days',
    pays: [['2020-01-01', 0, 22.35]],
    days: [
      ['2026-11-02', 0.5],
      ['2026-11-03', 0.5],
      ['2026-11-04', 0.5],
    ],
    amounts: [11.18, 11.18, 11.17],
    hours: 1.5,
    rate: 22.35,
    rest: 0,
    why: '1.5 × 22.35 = 33.525, rounded 33.53; each day earns 11.175: floors add up to 33.51, two cents go to the first two',
  },
  {
    case: 'a rate that changes between two days',
    pays: [
      ['2020-01-01', 0, 20],
      ['2026-11-15', 0, 22],
    ],
    days: [
      ['2026-11-14', 4],
      ['2026-11-15', 3.5],
    ],
    amounts: [80, 77],
    hours: 7.5,
    rate: 20.93,
    rest: 0.02,
    why: '157 / 7.5 = 20.933…, rounded down 20.93; 7.5 × 20.93 = 156.975, rounded 156.98; 157 − 156.98 = 0.02',
  },
  {
    case: 'an average without a rest',
    pays: [
      ['2020-01-01', 0, 20],
      ['2026-11-15', 0, 22],
    ],
    days: [
      ['2026-11-14', 2],
      ['2026-11-16', 2],
    ],
    amounts: [40, 44],
    hours: 4,
    rate: 21,
    rest: 0,
    why: '84 / 4 = 21',
  },
  {
    case: 'overtime of an earlier period that was entered late',
    pays: [
      ['2020-01-01', 0, 20],
      ['2026-11-01', 0, 22],
    ],
    days: [
      ['2026-10-20', 2],
      ['2026-11-05', 1],
    ],
    amounts: [40, 22],
    hours: 3,
    rate: 20.66,
    rest: 0.02,
    why: 'each day at its rate: 2 × 20 + 1 × 22 = 62; 62 / 3 = 20.666…, rounded down 20.66; 3 × 20.66 = 61.98 leaves 0.02',
  },
  {
    case: 'hours before the rate was agreed',
    pays: [
      ['2020-01-01', 0, 0],
      ['2026-11-15', 0, 30],
    ],
    days: [
      ['2026-11-14', 1],
      ['2026-11-15', 2],
    ],
    amounts: [0, 60],
    hours: 3,
    rate: 20,
    rest: 0,
    why: '60 / 3 = 20',
  },
];

type Part = [from: string, until: string, amount: number];

export interface BackPayCase {
  case: string;
  /** What earlier records paid as salary, each a record. */
  paid: Part[];
  /** What later records paid as back pay. */
  backPaid?: Part[];
  /** The pay of now. */
  pays: PayFrom[];
  /** The days that are prepared and their salary. */
  own: Part;
  parts: Part[];
  overpaid: number;
  why: string;
}

const APRIL: Part = ['2026-04-01', '2026-04-30', 3250];

export const backPayCases: BackPayCase[] = [
  {
    case: 'a raise from the first day of a month that is paid',
    paid: [['2026-03-01', '2026-03-31', 3100]],
    pays: [
      ['2020-01-01', 37_200],
      ['2026-03-01', 39_000],
    ],
    own: APRIL,
    parts: [['2026-03-01', '2026-03-31', 150]],
    overpaid: 0,
    why: '39,000 / 12 = 3,250; 3,250 − 3,100 = 150',
  },
  {
    case: 'a raise from the middle of a month that is paid',
    paid: [
      ['2026-02-01', '2026-02-28', 3100],
      ['2026-03-01', '2026-03-31', 3100],
    ],
    pays: [
      ['2020-01-01', 37_200],
      ['2026-03-16', 39_000],
    ],
    own: APRIL,
    parts: [['2026-03-01', '2026-03-31', 77.42]],
    overpaid: 0,
    why: '3,100 × 15 / 31 + 3,250 × 16 / 31 = 1,500 + 1,677.419… = 3,177.42; less 3,100',
  },
  {
    case: 'nothing, once it is paid',
    paid: [['2026-03-01', '2026-03-31', 3100]],
    backPaid: [['2026-03-01', '2026-03-31', 150]],
    pays: [['2026-03-01', 39_000]],
    own: ['2026-05-01', '2026-05-31', 3250],
    parts: [],
    overpaid: 0,
    why: '3,250 − 3,100 − 150 = 0',
  },
  {
    case: 'a second raise of the same days',
    paid: [['2026-03-01', '2026-03-31', 3100]],
    backPaid: [['2026-03-01', '2026-03-31', 150]],
    pays: [['2026-03-01', 39_600]],
    own: ['2026-05-01', '2026-05-31', 3300],
    parts: [['2026-03-01', '2026-03-31', 50]],
    overpaid: 0,
    why: '3,300 − 3,100 − 150 = 50',
  },
  {
    case: 'a lowered salary is not taken back',
    paid: [
      ['2026-02-01', '2026-02-28', 3100],
      ['2026-03-01', '2026-03-31', 3100],
    ],
    pays: [['2020-01-01', 36_000]],
    own: ['2026-04-01', '2026-04-30', 3000],
    parts: [],
    overpaid: 200,
    why: '3,000 − 3,100 = −100 for each month',
  },
  {
    case: 'a raise is not reduced by a month that was paid too much',
    paid: [
      ['2026-02-01', '2026-02-28', 3250],
      ['2026-03-01', '2026-03-31', 3100],
    ],
    pays: [
      ['2020-01-01', 37_200],
      ['2026-03-01', 39_000],
    ],
    own: APRIL,
    parts: [['2026-03-01', '2026-03-31', 150]],
    overpaid: 150,
    why: '3,100 − 3,250 = −150 for February; 3,250 − 3,100 = 150 for March',
  },
  {
    case: 'the rounding of a month that is paid in two parts is settled with a raise',
    paid: [
      ['2026-04-01', '2026-04-15', 500],
      ['2026-04-16', '2026-04-30', 500.01],
    ],
    pays: [
      ['2020-01-01', 12_000.36],
      ['2026-04-16', 12_000.12],
    ],
    own: ['2026-05-01', '2026-05-31', 1000.01],
    parts: [
      ['2026-04-01', '2026-04-15', 0.02],
      ['2026-04-16', '2026-04-30', -0.01],
    ],
    overpaid: 0,
    why: '1,000.03 × 15 / 30 = 500.015, rounded 500.02, 0.02 more than 500; with 1,000.01 × 15 / 30 = 500.005 it is 1,000.02, less 500.02 = 500, 0.01 less than 500.01',
  },
  {
    case: 'days that are prepared again, of which a later record has paid a part',
    paid: [],
    backPaid: [['2026-03-01', '2026-03-31', 150]],
    pays: [['2026-03-01', 39_000]],
    own: ['2026-03-01', '2026-03-31', 3250],
    parts: [['2026-03-01', '2026-03-31', -150]],
    overpaid: 0,
    why: '3,250 − 150 = 3,100 is left',
  },
  {
    case: 'days that are prepared again for less than a later record has paid for them',
    paid: [],
    backPaid: [['2026-03-01', '2026-03-31', 150]],
    pays: [['2026-03-01', 1_200]],
    own: ['2026-03-01', '2026-03-31', 100],
    parts: [['2026-03-01', '2026-03-31', -100]],
    overpaid: 50,
    why: '100 − 100 = 0; 150 − 100 = 50 is too much',
  },
  {
    case: 'a record that ended more than three months before the period is final',
    paid: [
      ['2025-12-01', '2025-12-31', 3100],
      ['2026-01-01', '2026-01-31', 3100],
    ],
    pays: [['2020-01-01', 39_000]],
    own: APRIL,
    parts: [['2026-01-01', '2026-01-31', 150]],
    overpaid: 0,
    why: '3,250 − 3,100 = 150 for January only: December ended before 2026-01-01',
  },
];

export interface ClawbackCase {
  case: string;
  /** The amounts of cancelled commissions that are not subtracted yet. */
  owed: number[];
  /** What the record pays without them. */
  pay: number;
  parts: number[];
  rest: number;
  why: string;
}

export const clawbackCases: ClawbackCase[] = [
  { case: 'none', owed: [], pay: 3000, parts: [], rest: 0, why: '3,000 stays' },
  { case: 'one', owed: [120], pay: 3000, parts: [120], rest: 0, why: '3,000 − 120 = 2,880' },
  { case: 'the whole pay', owed: [100], pay: 100, parts: [100], rest: 0, why: '100 − 100 = 0' },
  {
    case: 'the first ones first, down to zero',
    owed: [60, 70.5, 20],
    pay: 100,
    parts: [60, 40],
    rest: 50.5,
    why: '100 − 60 − 40 = 0; 70.50 − 40 + 20 = 50.50 follows',
  },
  { case: 'no pay', owed: [120], pay: 0, parts: [], rest: 120, why: 'a record is not below zero' },
];
