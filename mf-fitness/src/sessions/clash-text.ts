import { localeTag, t } from '@gym/hub-kit/format';
import type { Clash } from './session-clashes.graphql.ts';

/** A clash in one sentence; null for a kind that a later version of the API has. */
export function clashText({
  kind,
  date,
  name,
  trainerName,
  memberName,
  startTime,
  endTime,
  hours,
}: Clash): string | null {
  const trainer = trainerName ?? '';
  const member = memberName ?? '';
  const times = { start: startTime ?? '', end: endTime ?? '' };
  switch (kind) {
    case 'trainer':
      return t('{trainer} has a session with {member} from {start} to {end} already.', {
        trainer: name,
        member,
        ...times,
      });
    case 'member':
      return t('{member} has a session with {trainer} from {start} to {end} already.', {
        member: name,
        trainer,
        ...times,
      });
    case 'room':
      return t('Room {room} is taken by {trainer} from {start} to {end}.', { room: name, trainer, ...times });
    case 'trainer_absent':
      return t('{trainer} is absent on this day.', { trainer: name });
    case 'outside_availability':
      return t('{trainer} is not available on {weekday}.', { trainer: name, weekday: weekdayOf(date) });
    case 'location_closed':
      return hours === 'closed'
        ? t('{location} is closed on this day.', { location: name })
        : t('{location} is open {hours} on this day.', { location: name, hours: hours ?? '' });
    case 'equipment':
      return t('{equipment} is out of use.', { equipment: name });
    default:
      return null;
  }
}

const weekdayOf = (day: string) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(localeTag(), { weekday: 'long', timeZone: 'UTC' });
