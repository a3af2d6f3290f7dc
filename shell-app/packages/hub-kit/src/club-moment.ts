import { TZDate } from '@date-fns/tz';
import { clubTimeZone } from './club-clock.ts';

/**
 * The moment at which the club's clock shows a day, `yyyy-mm-dd`, and a time, `HH:MM`. Where clocks are set forward, a
 * time that they skip counts on from before (02:30 is 03:30); where they are set back, a time that comes twice is the
 * first.
 */
export function clubMoment(day: string, time: string): Date {
  const zone = clubTimeZone();
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number);
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return zone
    ? new Date(+new TZDate(year, month - 1, date, hours, minutes, zone))
    : new Date(`${day}T${time}`);
}
