import { addDays, formatDay, t, today } from '@gym/hub-kit/format';
import { membershipEnd } from './membership-end.ts';

/** What to say about the end of an active membership; null while it is far away. */
export function membershipWarning({
  status,
  membershipEndDate: end,
}: {
  status: string;
  membershipEndDate: string;
}): string | null {
  if (status !== 'active') return null;
  if (end < today()) return t('The membership ended on {date}.', { date: formatDay(end) });
  return end <= addDays(today(), membershipEnd.days)
    ? t('The membership ends on {date}.', { date: formatDay(end) })
    : null;
}
