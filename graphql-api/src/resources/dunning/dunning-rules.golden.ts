import type { DunningStep } from '../../common/club-settings.ts';
import type { DunningState } from './dunning-rules.ts';

/** The steps of every case below: a reminder after 7 days, a fee after 14, a block after 30. */
export const STEPS: readonly DunningStep[] = [
  { days: 7, action: 'reminder', fee: 0 },
  { days: 14, action: 'reminder_with_fee', fee: 5 },
  { days: 30, action: 'block', fee: 0 },
];

interface Case extends DunningState {
  name: string;
  /** Other steps than these. */
  steps?: readonly DunningStep[];
  /** `position action date`; null for none. */
  expected: string | null;
  because: string;
}

const fresh = { done: [], lastOn: null, pausedUntil: null };

export const CASES: readonly Case[] = [
  {
    ...fresh,
    name: 'the first step',
    dueDate: '2026-11-01',
    expected: '1 reminder 2026-11-08',
    because: 'Nov 1 + 7 days',
  },
  {
    ...fresh,
    name: 'over the end of a month',
    dueDate: '2026-11-28',
    expected: '1 reminder 2026-12-05',
    because: 'Nov 28 + 7 days: 2 days of November, 5 of December',
  },
  {
    ...fresh,
    name: 'over the end of a year',
    dueDate: '2026-12-31',
    expected: '1 reminder 2027-01-07',
    because: 'Dec 31 + 7 days',
  },
  {
    ...fresh,
    name: 'over a leap day',
    dueDate: '2028-02-25',
    expected: '1 reminder 2028-03-03',
    because: 'Feb 25 + 7 days: 4 days of February 2028, 3 of March',
  },
  {
    ...fresh,
    name: 'the second step on its day',
    dueDate: '2026-11-01',
    done: ['reminder'],
    lastOn: '2026-11-08',
    expected: '2 reminder_with_fee 2026-11-15',
    because: 'Nov 1 + 14 days = Nov 8 + (14 - 7) days',
  },
  {
    ...fresh,
    name: 'the third step on its day',
    dueDate: '2026-11-01',
    done: ['reminder', 'reminder_with_fee'],
    lastOn: '2026-11-15',
    expected: '3 block 2026-12-01',
    because: 'Nov 1 + 30 days = Nov 15 + (30 - 14) days',
  },
  {
    ...fresh,
    name: 'after a late first step',
    dueDate: '2026-11-01',
    done: ['reminder'],
    lastOn: '2026-12-10',
    expected: '2 reminder_with_fee 2026-12-17',
    because: 'Dec 10 + (14 - 7) days is later than Nov 1 + 14 days',
  },
  {
    ...fresh,
    name: 'an early step does not advance the next one',
    dueDate: '2026-11-10',
    done: ['reminder'],
    lastOn: '2026-11-08',
    expected: '2 reminder_with_fee 2026-11-24',
    because: 'the due date moved to Nov 10: + 14 days is later than Nov 8 + 7 days',
  },
  {
    ...fresh,
    name: 'a pause',
    dueDate: '2026-11-01',
    pausedUntil: '2026-11-20',
    expected: '1 reminder 2026-11-21',
    because: 'the day after the last day of the pause',
  },
  {
    ...fresh,
    name: 'a pause that ends before the step',
    dueDate: '2026-11-01',
    pausedUntil: '2026-11-03',
    expected: '1 reminder 2026-11-08',
    because: 'Nov 1 + 7 days is later than Nov 4',
  },
  {
    ...fresh,
    name: 'after the last step',
    dueDate: '2026-11-01',
    done: ['reminder', 'reminder_with_fee', 'block'],
    lastOn: '2026-12-01',
    expected: null,
    because: 'there are three steps',
  },
  {
    ...fresh,
    name: 'a reminder that was added in front',
    steps: [{ days: 3, action: 'reminder', fee: 0 }, ...STEPS],
    dueDate: '2026-11-01',
    done: ['reminder', 'reminder_with_fee'],
    lastOn: '2026-11-15',
    expected: '3 block 2026-12-01',
    because: 'the fee was charged once, and no milder step follows it',
  },
  {
    ...fresh,
    name: 'a reminder that was taken out',
    steps: STEPS.slice(1),
    dueDate: '2026-11-01',
    done: ['reminder'],
    lastOn: '2026-11-08',
    expected: '2 reminder_with_fee 2026-11-22',
    because: 'the fee step is the first one now: Nov 8 + 14 days',
  },
  {
    ...fresh,
    name: 'a second reminder',
    steps: [STEPS[0]!, { days: 10, action: 'reminder', fee: 0 }, ...STEPS.slice(1)],
    dueDate: '2026-11-01',
    done: ['reminder'],
    lastOn: '2026-11-08',
    expected: '2 reminder 2026-11-11',
    because: 'one of two reminders was sent: Nov 1 + 10 days = Nov 8 + (10 - 7) days',
  },
];
