export const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

/** `Wed, Mon` → `['Wed', 'Mon']` */
export const daysOf = (text: string | null | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map(day => day.trim())
    .filter(Boolean);

/** Days in the order of the week, as they are stored: `Mon,Wed`. */
export const daysText = (days: readonly string[]): string =>
  weekdays.filter(day => days.includes(day)).join(',');
