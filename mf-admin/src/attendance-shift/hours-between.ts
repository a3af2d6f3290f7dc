/**
 * Hours from one moment to another, both ISO 8601, to two decimals; null unless both are there and what is between them
 * is a day at the most.
 */
export function hoursBetween(from: string, to: string): number | null {
  if (!isWhole(from) || !isWhole(to)) return null;
  const hours = Math.round((Date.parse(to) - Date.parse(from)) / 36_000) / 100;
  return hours >= 0 && hours <= 24 ? hours : null;
}

/** Half a moment, as it is being entered, is a date and a blank. */
const isWhole = (moment: string) => moment.includes('T');
