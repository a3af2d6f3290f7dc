import type { Access } from '../../auth/access.ts';
import type { Tx } from '../../database/tx.ts';
import { Parameters } from '../../query/sql.ts';
import { isOpen } from './opening-hours.ts';

export const CLASH_KINDS = [
  'trainer',
  'member',
  'room',
  'trainer_absent',
  'outside_availability',
  'location_closed',
  'equipment',
] as const;
export type ClashKind = (typeof CLASH_KINDS)[number];

/** Two people, or a room, are booked twice: what the club can have rejected. */
export const DOUBLE_BOOKINGS: readonly ClashKind[] = ['trainer', 'member', 'room'];

/** Why a session should not take place as it is planned, and the record that says so. */
export interface Clash {
  kind: ClashKind;
  /** Of the session; null for one that is not stored. */
  sessionId: number | null;
  date: string;
  /** The kind of the other record, as the search names it, and its id. */
  record: 'session' | 'trainer' | 'location' | 'equipmentItem';
  recordId: number;
  /** What is booked twice or not there: a trainer, a member, a room, a location, a piece of equipment. */
  name: string;
  /** Of another session: with whom it is. */
  trainerName: string | null;
  memberName: string | null;
  startTime: string | null;
  endTime: string | null;
  /** The opening hours of the location on that day, as they are typed. */
  hours: string | null;
}

/** A session before it is saved. */
export interface SessionDraft {
  /** The stored session that it changes. */
  id: number | null;
  memberId: number;
  trainerId: number;
  date: string;
  startTime: string;
  endTime: string;
  location: string | null;
  roomNumber: string | null;
  equipment: readonly string[];
}

/** Drafts that change stored sessions do not clash with what these are now. */
export type CheckedSessions = { drafts: readonly SessionDraft[] } | { from: string; until: string };

/** The most clashes of a response. */
export const MOST_CLASHES = 500;

/**
 * The clashes of sessions, in the order of their days and times, as far as the caller may view the other records.
 */
export async function findClashes(
  checked: CheckedSessions,
  access: Pick<Access, 'can'>,
  tx: Pick<Tx, 'run'>,
): Promise<Clash[]> {
  const parameters = new Parameters();
  const sessions = checkedSql(checked, parameters);
  const parts = [
    BOOKED_TWICE,
    ...(access.can('trainers', 'view') ? [ABSENT, UNAVAILABLE] : []),
    ...(access.can('attendance', 'view') && access.can('trainers', 'view') ? [ON_LEAVE] : []),
    ...(access.can('locations', 'view') ? [LOCATIONS] : []),
    ...(access.can('equipment', 'view') && access.can('locations', 'view') ? [EQUIPMENT] : []),
  ];
  const sql = `with checked as materialized (${sessions})
    select kind, clash."sessionId", to_char(clash.date, 'YYYY-MM-DD') as date, record, "recordId", name, "trainerName", "memberName", "startTime", "endTime", hours,
           clash.checked_start as "checkedStart", clash.checked_end as "checkedEnd"
      from (${parts.map(part => `(${part})`).join(' union all ')})
        clash (kind, "sessionId", date, checked_start, checked_end, record, "recordId", name, "trainerName", "memberName", "startTime", "endTime", hours)
     order by clash.date, checked_start, "sessionId", kind, "recordId" limit ${MOST_CLASHES + 1}`;
  const { rows } = await tx.run<Clash & { checkedStart: string; checkedEnd: string }>(sql, parameters.values);
  return rows
    .filter(
      ({ kind, hours, checkedStart, checkedEnd }) =>
        kind !== 'location_closed' || !isOpen(hours, checkedStart, checkedEnd),
    )
    .map(({ checkedStart: _start, checkedEnd: _end, ...clash }) => clash);
}

function checkedSql(checked: CheckedSessions, parameters: Parameters): string {
  if ('from' in checked) {
    const from = parameters.add(checked.from, 'date');
    const until = parameters.add(checked.until, 'date');
    return `select id, array[id] as own_ids, member_id, trainer_id, date, start_time, end_time, location, room_number, equipment
      from session where date between ${from} and ${until} and status not in ('cancelled', 'completed')`;
  }
  const ownIds = parameters.add(
    checked.drafts.flatMap(({ id }) => id ?? []),
    'int[]',
  );
  const rows = checked.drafts.map(draft => {
    const values = [
      parameters.add(draft.id, 'int'),
      ownIds,
      parameters.add(draft.memberId, 'int'),
      parameters.add(draft.trainerId, 'int'),
      parameters.add(draft.date, 'date'),
      parameters.add(draft.startTime, 'text'),
      parameters.add(draft.endTime, 'text'),
      parameters.add(draft.location, 'text'),
      parameters.add(draft.roomNumber, 'text'),
      parameters.add(draft.equipment, 'text[]'),
    ];
    return `(${values.join(', ')})`;
  });
  return `select * from (values ${rows.join(', ')}) draft (id, own_ids, member_id, trainer_id, date, start_time, end_time, location, room_number, equipment)`;
}

const OWN = 'checked.id, checked.date, checked.start_time, checked.end_time';

/** The same room of the same location, whatever the case and the spaces around. */
const SAME_ROOM = `checked.room_number <> '' and lower(trim(other.room_number)) = lower(trim(checked.room_number))
  and lower(trim(coalesce(other.location, ''))) = lower(trim(coalesce(checked.location, '')))`;

const BOOKED_TWICE = `
  select booked.kind, ${OWN}, 'session', other.id, booked.name, trainer.name, member.name, other.start_time, other.end_time, null
    from checked
    join session other on other.date = checked.date and not (other.id = any(checked.own_ids)) and other.status <> 'cancelled'
     and other.start_time < checked.end_time and other.end_time > checked.start_time
    join trainer on trainer.id = other.trainer_id
    join member on member.id = other.member_id
   cross join lateral (
     select 'trainer', trainer.name where other.trainer_id = checked.trainer_id
     union all select 'member', member.name where other.member_id = checked.member_id
     union all select 'room', other.room_number where ${SAME_ROOM}
   ) booked (kind, name)`;

const NOBODY = 'null, null, null, null';

const ABSENT = `
  select 'trainer_absent', ${OWN}, 'trainer', trainer.id, trainer.name, ${NOBODY}, null
    from checked join trainer on trainer.id = checked.trainer_id where trainer.status = 'on leave'`;

const ON_LEAVE = `
  select distinct 'trainer_absent', ${OWN}, 'trainer', trainer.id, trainer.name, ${NOBODY}, null
    from checked join trainer on trainer.id = checked.trainer_id and trainer.status <> 'on leave'
    join employee on employee.trainer_id = trainer.id
    join attendance on attendance.employee_id = employee.id and attendance.attendance_date = checked.date
   where attendance.status in ('absent', 'on-leave')`;

const UNAVAILABLE = `
  select 'outside_availability', ${OWN}, 'trainer', trainer.id, trainer.name, ${NOBODY}, null
    from checked join trainer on trainer.id = checked.trainer_id
   where cardinality(trainer.availability) > 0 and not (trim(to_char(checked.date, 'FMDay')) = any(trainer.availability))`;

const AT_LOCATION = `join location on lower(trim(location.name)) = lower(trim(checked.location))`;

/** Which of them are closed is decided by what their opening hours say. */
const LOCATIONS = `
  select 'location_closed', ${OWN}, 'location', location.id, location.name, ${NOBODY},
         case when location.status = 'closed' then 'closed' else location.opening_hours ->> trim(to_char(checked.date, 'FMday')) end
    from checked ${AT_LOCATION}
   where location.status = 'closed' or location.opening_hours ->> trim(to_char(checked.date, 'FMday')) <> ''`;

/** All pieces at the location that are called like the wanted equipment are out of use. */
const EQUIPMENT = `
  select 'equipment', ${OWN}, 'equipmentItem', broken.id, broken.name, ${NOBODY}, null
    from checked ${AT_LOCATION}
   cross join unnest(checked.equipment) wanted (name)
   cross join lateral (
     select min(id) as id, min(name) as name from equipment
      where location_id = location.id and (name ilike wanted.name || '%' or name ilike '%' || wanted.name)
     having count(*) > 0 and bool_and(status in ('maintenance', 'out-of-order'))
   ) broken`;
