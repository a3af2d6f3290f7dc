import { dayProblem } from '@gym/hub-kit/fields';
import { t } from '@gym/hub-kit/format';

export const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** How the form repeats a session: until a day if there is one, else so many times. */
export interface RepeatValues {
  interval: number | null;
  days: Readonly<Record<Weekday, boolean>>;
  until: string;
  times: number | null;
  skipClashes: boolean;
  overlapReason: string;
}

/** The weekday of a day. @param day `yyyy-mm-dd` */
export const weekdayOf = (day: string): Weekday =>
  WEEKDAYS[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7]!;

/** The rule as in RFC 5545, where COUNT includes the session itself. */
export function ruleOf({ interval, days, until, times }: RepeatValues): string {
  const chosen = WEEKDAYS.filter(day => days[day]);
  const end = until ? `UNTIL=${until.replaceAll('-', '')}` : `COUNT=${(times ?? 0) + 1}`;
  return `FREQ=WEEKLY;INTERVAL=${interval ?? 1};BYDAY=${chosen.join(',')};${end}`;
}

/** What is wrong, by field. */
export function repeatProblems({ interval, until, times }: RepeatValues): Record<string, string> {
  const problems: Record<string, string> = {};
  if (!isWhole(interval)) problems['interval'] = t('Enter a whole number from 1');
  if (until) {
    const problem = dayProblem(until, true);
    if (problem) problems['until'] = problem;
  } else if (!isWhole(times)) problems['times'] = t('Enter a day or how many times');
  return problems;
}

const isWhole = (value: number | null) => value !== null && Number.isInteger(value) && value > 0;
