import { formatMoment } from '@gym/hub-kit';

/** The time of a moment on its day, `09:02`; with the date when it is another day, as after a night. */
export function clockOn(day: string, moment: string | null): string {
  const text = formatMoment(moment);
  const sameDay = dateOf(text) === dateOf(formatMoment(`${day}T12:00`));
  return sameDay ? text.slice(-'09:02'.length) : text;
}

const dateOf = (text: string) => text.slice(0, -' 09:02'.length);
