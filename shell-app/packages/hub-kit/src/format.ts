/** How values are shown: US English, days never shifted by a time zone. Each answers '' for nothing. */

type Nothing = null | undefined | '';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const plain = new Intl.NumberFormat('en-US');
const shortMonth = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `1234.5` → `$1,234.50` */
export function formatMoney(amount: number | null | undefined): string {
  return amount == null ? '' : dollars.format(amount);
}

/** `1234` → `1,234` */
export function formatNumber(value: number | null | undefined): string {
  return value == null ? '' : plain.format(value);
}

/** `2025-01-05` → `01/05/2025` */
export function formatDay(day: string | Nothing): string {
  if (!day) return '';
  const [year, month, date] = day.slice(0, 10).split('-');
  return `${month}/${date}/${year}`;
}

/** `2025-01-05` → `Jan 5, 2025` */
export function formatShortDay(day: string | Nothing): string {
  return day ? shortMonth.format(new Date(`${day.slice(0, 10)}T00:00:00Z`)) : '';
}

/** ISO 8601 in UTC → `Jan 05, 2025 14:30`, in `timeZone`, the browser's unless told. */
export function formatMoment(moment: string | Nothing, timeZone?: string): string {
  if (!moment) return '';
  const part = momentParts(moment, timeZone);
  return `${part.month} ${part.day}, ${part.year} ${part.hour}:${part.minute}`;
}

function momentParts(moment: string, timeZone: string | undefined): Record<string, string> {
  const format = new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
  return Object.fromEntries(format.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]));
}

const steps: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];
const relative = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });

/** ISO 8601 in UTC → `3 hours ago`; a week and more ago → `Jan 5, 2025`. */
export function formatAgo(moment: string, now = Date.now()): string {
  const seconds = (Date.parse(moment) - now) / 1000;
  if (seconds < -7 * 86_400) return formatShortDay(moment);
  const step = steps.find(([, length]) => Math.abs(seconds) >= length);
  return step ? relative.format(Math.round(seconds / step[1]), step[0]) : 'just now';
}

/** `bank_transfer`, `in-progress` → `Bank transfer`, `In progress` */
export function formatWord(word: string | Nothing): string {
  if (!word) return '';
  const spaced = word.replaceAll(/[_-]+/g, ' ');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** `bank_transfer` → `Bank Transfer`, as the master data words it */
export function formatWords(words: string | Nothing): string {
  return formatWord(words).replaceAll(/ [a-z]/g, letter => letter.toUpperCase());
}

/** Today by the person's clock, as `yyyy-mm-dd`; `monthsAhead` later, kept within the month. */
export function today(monthsAhead = 0): string {
  const now = new Date();
  const target = new Date(Date.UTC(now.getFullYear(), now.getMonth() + monthsAhead, 1));
  const lastDay = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate();
  target.setUTCDate(Math.min(now.getDate(), lastDay));
  return target.toISOString().slice(0, 10);
}

/** The letter of an avatar. */
export function initial(name: string): string {
  return name.trim().charAt(0).toUpperCase() || '?';
}
