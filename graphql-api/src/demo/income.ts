import type { Income } from '../resources/income/income.ts';
import { addDays, momentOn, monthOf, monthsBetween, recordsBegin } from './days.ts';
import { createRandom, type Random } from './random.ts';
import { numbered, type Edit, type Fields, type Story } from './story.ts';

interface Source {
  category: string;
  source: string;
  description: string;
  /** Houses where it comes in. */
  houses: readonly number[];
  /** Days of the month. */
  days: readonly number[];
  amount: readonly [min: number, max: number];
  method: string;
  /** 0 is January; all of them unless given. */
  months?: readonly number[];
}

/** What comes in beside the members' payments. */
const sources: readonly Source[] = [
  {
    category: 'Merchandise',
    source: 'Shop',
    description: 'Drinks, bars and shirts of the week',
    houses: [1, 2, 3, 4],
    days: [7, 14, 21, 28],
    amount: [180, 720],
    method: 'credit_card',
  },
  {
    category: 'Class Fees',
    source: 'Drop-in classes',
    description: 'Guests of the week',
    houses: [1, 2, 3],
    days: [7, 14, 21, 28],
    amount: [120, 480],
    method: 'cash',
  },
  {
    category: 'Rental Income',
    source: 'Northside Dance School',
    description: 'Studio rental',
    houses: [1],
    days: [1],
    amount: [1_400, 1_400],
    method: 'bank_transfer',
  },
  {
    category: 'Rental Income',
    source: 'Shoreline Physio',
    description: 'Treatment room',
    houses: [2],
    days: [1],
    amount: [950, 950],
    method: 'bank_transfer',
  },
  {
    category: 'Event Fees',
    source: 'Indoor Rowing Cup',
    description: 'Entry fees',
    houses: [1],
    days: [17],
    amount: [1_100, 1_900],
    method: 'credit_card',
    months: [1, 9],
  },
  {
    category: 'Event Fees',
    source: 'Summer Beach Workout',
    description: 'Entry fees',
    houses: [2],
    days: [20],
    amount: [800, 1_500],
    method: 'credit_card',
    months: [5, 6, 7],
  },
  {
    category: 'Sponsorship',
    source: 'Peak Nutrition',
    description: 'Sponsor of the quarter',
    houses: [1],
    days: [10],
    amount: [2_500, 2_500],
    method: 'bank_transfer',
    months: [0, 3, 6, 9],
  },
  {
    category: 'Special Programs',
    source: 'New Year Challenge',
    description: 'Six weeks with a coach',
    houses: [1, 2, 3, 4],
    days: [8],
    amount: [900, 2_600],
    method: 'credit_card',
    months: [0, 1],
  },
  {
    category: 'Gift Cards',
    source: 'Front desk',
    description: 'Gift cards',
    houses: [1, 2, 3, 4],
    days: [15],
    amount: [50, 300],
    method: 'credit_card',
  },
  {
    category: 'Gift Cards',
    source: 'Online shop',
    description: 'Holiday gift cards',
    houses: [1],
    days: [5, 12, 19, 23],
    amount: [600, 2_200],
    method: 'credit_card',
    months: [11],
  },
];

const RECONCILED_AFTER = 30;

/** Other income of two years: entered the same day, confirmed within the week, reconciled with the bank a month later. */
export function makeIncome(today: string): Story<Fields<Income>>[] {
  const random = createRandom('income');
  const begin = recordsBegin(today);
  return numbered(
    monthsBetween(begin, today).flatMap(month =>
      sources
        .filter(({ months }) => !months || months.includes(monthOf(month)))
        .flatMap(source =>
          source.days
            .map(day => addDays(month, day - 1))
            .filter(day => day >= begin && day <= today)
            .flatMap(day => source.houses.map(houseId => entry(random, source, day, houseId, today))),
        ),
    ),
  );
}

function entry(
  random: Random,
  from: Source,
  day: string,
  houseId: number,
  today: string,
): Omit<Story<Fields<Income>>, 'id'> {
  const { category, source, description, amount, method } = from;
  const steps = [
    { day: addDays(day, random.whole(1, 6)), status: 'confirmed' },
    { day: addDays(day, RECONCILED_AFTER), status: 'reconciled' },
  ];
  const edits: Edit<Fields<Income>>[] = steps
    .filter(step => step.day <= today)
    .map(step => ({ at: momentOn(random, step.day, today), by: 'accounts', set: { status: step.status } }));
  return {
    createdAt: momentOn(random, day, today),
    by: 'accounts',
    first: {
      incomeDate: day,
      category,
      source,
      description,
      amount: random.whole(amount[0], amount[1]),
      paymentMethod: method,
      referenceNumber: method === 'cash' ? undefined : `REF-${random.whole(100_000, 999_999)}`,
      recordedBy: 'Aaron Chen',
      recordingDate: day,
      status: 'pending',
      locationId: houseId,
    },
    edits,
  };
}
