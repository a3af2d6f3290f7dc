import { tzOffset } from '@date-fns/tz/tzOffset';
import { clubTimeZone } from './club-clock.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/**
 * The moment at which the club's clock shows a day, `yyyy-mm-dd`, and a time, `HH:MM`. Where clocks are set forward, a
 * time that they skip counts on from before (02:30 is 03:30); where they are set back, a time that comes twice is the
 * first.
 * @example
 * const opens = clubMoment('2026-03-02', '06:00').toISOString();
 */
export function clubMoment(day: string, time: string): Date {
  const zone = clubTimeZone();
  if (!zone) return new Date(`${day}T${time}`);
  const local = Date.parse(`${day}T${time}Z`);
  // Between these two the clocks are changed once at most.
  const [before, after] = [local - DAY, local + DAY].map(at => tzOffset(zone, new Date(at)));
  const withOffset = (minutes: number) => new Date(local - minutes * MINUTE);
  const isRight = (minutes: number) => tzOffset(zone, withOffset(minutes)) === minutes;
  return withOffset(!isRight(before!) && isRight(after!) ? after! : before!);
}
