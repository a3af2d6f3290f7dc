import { addDays, addMonths, clubClock, parseDateTime } from '../common/dates.ts';
import { WEEKDAYS, type QuerySchedule } from './query-schedule.ts';

/** When a schedule runs. */
export type Times = Pick<QuerySchedule, 'frequency' | 'days' | 'dayOfMonth' | 'time'>;

/** The first time of a schedule after a date-time, by the club's clock. @throws Error for a weekly one without days */
export function nextTime({ frequency, days, dayOfMonth, time }: Times, after: Date): Date {
  const isDue = (day: string): boolean => {
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
    if (frequency === 'daily') return true;
    if (frequency === 'weekdays') return weekday >= 1 && weekday <= 5;
    if (frequency === 'weekly') return days.includes(WEEKDAYS[weekday]!);
    return day === dayOf(day.slice(0, 7), dayOfMonth ?? 1);
  };
  const { day: today } = clubClock(after);
  // A month has a due day at least every 59 days.
  for (let ahead = 0; ahead <= 62; ahead++) {
    const day = addDays(today, ahead);
    const at = isDue(day) ? parseDateTime(`${day}T${time}`) : undefined;
    if (at && at > after) return at;
  }
  throw new Error('The schedule has no day');
}

/** The day of a month, `yyyy-mm`; its last one where it has no such day. */
const dayOf = (month: string, day: number): string => {
  const last = addDays(addMonths(`${month}-01`, 1), -1);
  const wanted = `${month}-${String(day).padStart(2, '0')}`;
  return wanted < last ? wanted : last;
};
