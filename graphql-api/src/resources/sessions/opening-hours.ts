/** Minutes of a day, `from` inclusive and `until` exclusive. */
interface Opening {
  from: number;
  until: number;
}

const MINUTES_PER_DAY = 1_440;
const RANGE = /^(\d{1,2})(?::(\d\d))?-(\d{1,2})(?::(\d\d))?$/;

/**
 * Whether a location is open all the time from one time of a day to another, by its opening hours of that weekday:
 * `09:00-18:00`, `9-12, 14-20`, `closed`. A text that is not understood is no limit.
 * @param from HH:MM
 * @param until HH:MM
 */
export function isOpen(hours: string | null | undefined, from: string, until: string): boolean {
  const text = (hours ?? '')
    .trim()
    .toLowerCase()
    .replaceAll(/[–—]/g, '-')
    .replaceAll(/\s*-\s*/g, '-');
  if (text === 'closed') return false;
  const parts = text.split(/\s*[,;]\s*/).map(opening);
  if (parts.includes(undefined)) return true;
  const [start, end] = [minuteOf(from), minuteOf(until)];
  return joined(parts as Opening[]).some(part => part.from <= start && end <= part.until);
}

function opening(text: string): Opening | undefined {
  const [, fromHour, fromMinute = '0', untilHour, untilMinute = '0'] = RANGE.exec(text) ?? [];
  if (fromHour === undefined) return undefined;
  const from = Number(fromHour) * 60 + Number(fromMinute);
  const until = Number(untilHour) * 60 + Number(untilMinute);
  if (from >= MINUTES_PER_DAY || until > MINUTES_PER_DAY) return undefined;
  // Past midnight: open until the end of this day.
  return { from, until: until <= from ? MINUTES_PER_DAY : until };
}

/** Openings without a break between them are one. */
function joined(openings: readonly Opening[]): Opening[] {
  const result: Opening[] = [];
  for (const next of openings.toSorted((a, b) => a.from - b.from)) {
    const last = result.at(-1);
    if (last && next.from <= last.until) last.until = Math.max(last.until, next.until);
    else result.push({ ...next });
  }
  return result;
}

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
