import { clockTime, formatMoment } from '@gym/hub-kit/format';

/** The time of a moment on its day, `09:02`; with the date when it is another day, as after a night. */
export function clockOn(day: string, moment: string | null): string {
  if (!moment) return '';
  const clock = clockTime(moment);
  return clock.day === day ? clock.time : formatMoment(moment);
}
