/** Times of day in minutes, `from` inclusive and `until` exclusive. A window whose end is not after its start ends on the next day. */
interface TimeWindow {
  from: number;
  until: number;
}

/** What one text of access hours says. Without `days` it is for each day, without `times` for all of its days. */
interface AccessWindow {
  /** 0 for Sunday to 6 for Saturday. */
  days?: readonly number[];
  times?: TimeWindow;
}

const DAY_NAMES = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const WEEKDAYS = [1, 2, 3, 4, 5];
const WEEKEND = [0, 6];
const DAY_WORDS: Readonly<Record<string, readonly number[]>> = {
  weekdays: WEEKDAYS,
  'weekdays only': WEEKDAYS,
  weekends: WEEKEND,
  'weekends only': WEEKEND,
};
const MINUTES_PER_DAY = 1_440;
const TIMES = /(\d{1,2})(?::(\d\d))?\s*-\s*(\d{1,2})(?::(\d\d))?$/;

/**
 * Whether a plan admits at a time of the club's clock. Access hours are texts: `24/7`, `06:00-22:00`, `Weekdays Only`,
 * `Mon-Fri 06:00-16:00`, `Sat, Sun 8-20`. Each admits, so that several add up. A text that is not understood lifts the limit: nobody is denied by a misunderstanding.
 * @param weekday 0 for Sunday
 * @param time HH:MM
 */
export function isWithinAccessHours(texts: readonly string[], weekday: number, time: string): boolean {
  const windows = texts.map(parseAccessHours);
  if (windows.length === 0 || windows.includes(undefined)) return true;
  const minute = minuteOf(time);
  return (windows as AccessWindow[]).some(window => includes(window, weekday, minute));
}

function includes({ days, times }: AccessWindow, weekday: number, minute: number): boolean {
  const isDay = (day: number) => !days || days.includes(day);
  if (!times) return isDay(weekday);
  const { from, until } = times;
  if (from < until) return isDay(weekday) && from <= minute && minute < until;
  return (isDay(weekday) && from <= minute) || (isDay((weekday + 6) % 7) && minute < until);
}

/** @returns undefined for a text that is not understood, or that is no limit */
function parseAccessHours(given: string): AccessWindow | undefined {
  const text = given.trim().toLowerCase().replaceAll(/[–—]/g, '-').replaceAll(/\s+/g, ' ');
  const times = parseTimes(text);
  if (times === null) return undefined;
  const rest = text.replace(TIMES, '').replace(/[\s:,]+$/, '');
  if (rest === '') return times && { times };
  const days = parseDays(rest);
  return days && { days, ...(times && { times }) };
}

/** @returns null for times that a clock does not have */
function parseTimes(text: string): TimeWindow | null | undefined {
  const found = TIMES.exec(text);
  if (!found) return undefined;
  const [, fromHour, fromMinute = '0', untilHour, untilMinute = '0'] = found;
  const from = Number(fromHour) * 60 + Number(fromMinute);
  const until = Number(untilHour) * 60 + Number(untilMinute);
  const isTime =
    from < MINUTES_PER_DAY && until <= MINUTES_PER_DAY && Number(fromMinute) < 60 && Number(untilMinute) < 60;
  return isTime && from !== until ? { from, until } : null;
}

/** `mon-fri`, `sat, sun`, `weekends only`. */
function parseDays(text: string): readonly number[] | undefined {
  const known = DAY_WORDS[text];
  if (known) return known;
  const parts = text.split(/\s*(?:,|&|\+|\band\b)\s*/).map(part => {
    const [first, last = first, ...more] = part.split(/\s*-\s*/).map(dayOf);
    if (first === undefined || last === undefined || more.length > 0) return undefined;
    return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, index) => (first + index) % 7);
  });
  return parts.includes(undefined) ? undefined : (parts as number[][]).flat();
}

/** The weekday of a name or its first letters, three at least. */
function dayOf(word: string): number | undefined {
  const name = word.replace(/\.$/, '');
  const found = name.length < 3 ? -1 : DAY_NAMES.findIndex(day => day.startsWith(name));
  return found < 0 ? undefined : found;
}

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** The closing time of free text such as `09:00-18:00`, in minutes of the day from 1 to 1440 and more after midnight; undefined for other texts. */
export function closingMinute(openingHours: string | null | undefined): number | undefined {
  const times = parseTimes((openingHours ?? '').trim().replaceAll(/[–—]/g, '-'));
  return times ? times.until + (times.until <= times.from ? MINUTES_PER_DAY : 0) : undefined;
}
