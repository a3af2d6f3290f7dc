import { toLatin } from '../common/typed-text.ts';

const PATTERN = /^(\d{1,2})[:.]?(\d{2})?\s*(?:([ap])\.?m\.?)?$/i;

/** Whether a text is a time of day as `HH:MM`. */
export const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/** `9`, `930`, `9:30`, `9:30 pm` → `HH:MM`; null for anything else. */
export function parseTime(text: string): string | null {
  const [, hours, minutes = '00', half] = PATTERN.exec(toLatin(text)) ?? [];
  if (!hours) return null;
  const hour = half ? onTwelve(Number(hours), half) : Number(hours);
  if (!(hour <= 23) || Number(minutes) > 59) return null;
  return `${String(hour).padStart(2, '0')}:${minutes}`;
}

/** The hour of 24; NaN for one that no such clock shows. */
function onTwelve(hour: number, half: string): number {
  if (hour < 1 || hour > 12) return NaN;
  return (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
}
