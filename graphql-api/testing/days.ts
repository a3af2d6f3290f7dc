/** A day counted from today in the club's time zone, `yyyy-mm-dd`; a month's last day where the month is shorter. */
export function dayFromToday({ days = 0, months = 0 } = {}): string {
  const now = new Date();
  const day = new Date(now.getFullYear(), now.getMonth() + months, now.getDate() + days);
  const overflown = months !== 0 && day.getDate() !== now.getDate();
  if (overflown) day.setDate(0);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}
