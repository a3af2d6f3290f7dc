/** The minutes of a day. */
export const DAY = 24 * 60;

/**
 * When a period ends after its start was moved, so that its duration stays.
 * @param period start and end before, as `HH:MM`
 * @param overnight whether it may end the next day; otherwise it ends at 23:59 at the latest
 * @returns `HH:MM`, or null where a time is missing or the period ended before its start
 */
export function movedEnd(
  period: { start: string; end: string },
  start: string,
  overnight = false,
): string | null {
  const [from, to, next] = [period.start, period.end, start].map(minutesOf);
  if (from == null || to == null || next == null) return null;
  if (to <= from && !overnight) return null;
  const duration = to > from ? to - from : to - from + DAY;
  const end = next + duration;
  return textOf(overnight ? end % DAY : Math.min(end, DAY - 1));
}

/** The minutes since midnight of a time as `HH:MM`; null for anything else. */
export function minutesOf(time: string): number | null {
  const [, hours, minutes] = /^(\d{2}):(\d{2})/.exec(time) ?? [];
  return hours && minutes ? Number(hours) * 60 + Number(minutes) : null;
}

/** `HH:MM` for the minutes since midnight. */
export const textOf = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map(part => String(part).padStart(2, '0')).join(':');
