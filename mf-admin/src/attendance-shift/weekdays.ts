import { localeTag } from '@gym/hub-kit/format';
export const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

/** `Mon`, in the user's language. */
export const shownDay = (day: string): string =>
  new Date(Date.UTC(2024, 0, 1 + weekdays.findIndex(weekday => weekday === day))).toLocaleDateString(
    localeTag(),
    {
      weekday: 'short',
      timeZone: 'UTC',
    },
  );

/** `Wed, Mon` → `['Wed', 'Mon']` */
export const daysOf = (text: string | null | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map(day => day.trim())
    .filter(Boolean);

/** Days in the order of the week, as they are stored: `Mon,Wed`. */
export const daysText = (days: readonly string[]): string =>
  weekdays.filter(day => days.includes(day)).join(',');

/** For people: `Mon,Tue,Wed,Sun` → `Mon–Wed, Sun`. */
export function shownDays(text: string | null | undefined): string {
  const chosen = daysOf(text);
  const runs: string[][] = [];
  for (const day of weekdays) {
    if (!chosen.includes(day)) runs.push([]);
    else if (runs.length) runs.at(-1)!.push(day);
    else runs.push([day]);
  }
  return runs
    .filter(run => run.length > 0)
    .map(run =>
      run.length < 3 ? run.map(shownDay).join(', ') : `${shownDay(run[0]!)}–${shownDay(run.at(-1)!)}`,
    )
    .join(', ');
}
