import { today } from '../../common/club-clock.ts';
import { addDays, addMonths, isDay } from '../../common/day.ts';
import { formatLongDay } from '../../common/format.ts';
import { t } from '../../common/text.ts';
import { weekStart } from '../../common/week.ts';
import { relativeWords } from '../filters/relative-range.ts';

/**
 * The day as of which a page is shown, in words: `October 31, 2026`, and of a relative one also what it is relative to,
 * `October 31, 2026 (last month)`. A fiscal period has no date, since only the server knows when it ends.
 * @param day `yyyy-mm-dd`, or date math of which the last day counts
 */
export function dayWords(day: string, now = today()): string {
  if (isDay(day)) return formatLongDay(day);
  const last = lastDayOf(day, now);
  const words = relativeWords(day);
  return last ? t('{day} ({words})', { day: formatLongDay(last), words }) : words;
}

/** The last day of `now-1M/M`; null for fiscal periods. */
function lastDayOf(math: string, now: string): string | null {
  const [, by = '0', step = 'd', unit = ''] = /^now(?:([+-]\d+)([dwMQy]))?\/(\w+)$/.exec(math) ?? [];
  const count = Number(by);
  const months = MONTHS[step];
  const day = months ? addMonths(now, count * months) : addDays(now, count * (step === 'w' ? 7 : 1));
  if (unit === 'd') return day;
  if (unit === 'w') return addDays(weekStart(day), 6);
  const span = MONTHS[unit];
  if (!span) return null;
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - ((month - 1) % span) - 1 + span, 0)).toISOString().slice(0, 10);
}

const MONTHS: Readonly<Record<string, number>> = { M: 1, Q: 3, y: 12 };
