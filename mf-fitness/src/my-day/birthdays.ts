import { addDays } from '@gym/hub-kit/format';

/** How many days after today a birthday is listed. */
export const BIRTHDAY_DAYS = 7;

interface Person {
  name: string;
  /** `yyyy-mm-dd` */
  dateOfBirth: string | null;
}

/** The people whose birthday is today or in the next days, with the day and the new age; the next first. */
export function nextBirthdays<T extends Person>(
  people: readonly T[],
  today: string,
): (T & { day: string; age: number })[] {
  const days = Array.from({ length: BIRTHDAY_DAYS + 1 }, (_, after) => addDays(today, after));
  return days.flatMap(day =>
    people
      .filter(({ dateOfBirth }) => dateOfBirth && isBirthday(dateOfBirth, day))
      .map(person => ({ ...person, day, age: yearOf(day) - yearOf(person.dateOfBirth!) })),
  );
}

const yearOf = (day: string) => Number(day.slice(0, 4));

/** Who was born on a leap day has the birthday on 1 March of other years. */
function isBirthday(dateOfBirth: string, day: string): boolean {
  const born = dateOfBirth.slice(5);
  if (born === '02-29' && day.endsWith('-03-01')) return addDays(day, -1).endsWith('-02-28');
  return day.endsWith(born) && day > dateOfBirth;
}
