import { localeTag, t } from '../../common/text.ts';
import { isRelativeDay, relativeDay } from '../../definition/relative-day.ts';

/** A range in date math that has an operator of its own, with the number of its days, or the period that it is. */
export interface RelativeRange {
  operator: 'ago' | 'past' | 'last' | 'today' | 'within' | 'period';
  days: number;
  period: string;
}

const units = { d: 'day', w: 'week', M: 'month', Q: 'quarter', y: 'year' } as const;

/** The periods that the form offers: this, last and next of each unit. */
export const periods: readonly string[] = ['w', 'M', 'Q', 'y', 'fQ', 'fy'].flatMap(unit =>
  ['now', `now-1${unit.at(-1)}`, `now+1${unit.at(-1)}`].map(start => `${start}/${unit}`),
);

/** How many of its units a time such as `now-30d/d` or `now/M` is away; null for another text. */
function awayBy(text: string): { count: number; unit: keyof typeof units } | null {
  if (!isRelativeDay(text)) return null;
  const unit = text.at(-1) as keyof typeof units;
  const step = text.slice('now'.length, text.lastIndexOf('/'));
  return step === '' || step.endsWith(unit) ? { count: Number.parseInt(step || '0', 10), unit } : null;
}

/** How many days after today the date math of a day is; null for another text. */
export function daysFromToday(text: string): number | null {
  const away = awayBy(text);
  return away?.unit === 'd' ? away.count : null;
}

/** Date math in words: `today`, `in 30 days`, `last month`; as it is where its units differ. */
export function relativeWords(text: string): string {
  const away = awayBy(text);
  if (!away) return text;
  const format = new Intl.RelativeTimeFormat(localeTag(), { numeric: 'auto' });
  const period = format.format(away.count, units[away.unit]);
  return text.includes('f') ? t('{period} (fiscal)', { period }) : period;
}

/** The operator of a range in date math; null for dates and for other ranges. */
export function relativeRange(from: string, to: string): RelativeRange | null {
  const nothing = { days: 0, period: '' };
  if (from === relativeDay(0) && from === to) return { ...nothing, operator: 'today' };
  if (from === to && isRelativeDay(from)) return { ...nothing, operator: 'period', period: from };
  const end = daysFromToday(to);
  if (end === null) return null;
  if (from === '' && end < 0)
    return end === -1 ? { ...nothing, operator: 'past' } : { ...nothing, operator: 'ago', days: -end };
  const start = daysFromToday(from);
  if (start === 0 && end > 0) return { ...nothing, operator: 'within', days: end };
  return end === 0 && start !== null && start < 0 ? { ...nothing, operator: 'last', days: -start } : null;
}
