import type { ClientBase } from 'pg';
import { clubTimeZone } from '../common/dates.ts';
import { bulkFill } from './bulk-fill.ts';

/** How far back the visits of the demo reach. */
const DAYS = 63;

/** How many of 100 visits begin in each hour: from 6 on weekdays, from 8 on weekends. */
const WEEKDAY_HOURS = [8, 10, 7, 5, 4, 4, 5, 4, 3, 4, 6, 11, 13, 11, 5];
const WEEKEND_HOURS = [6, 12, 16, 15, 12, 9, 9, 9, 7, 5];
/** How likely the days of a week are, from Sunday. */
const DAY_SHARES = [0.4, 1, 0.95, 0.9, 0.85, 0.75, 0.6];

/** The bounds of each share, for `width_bucket`. */
function boundsOf(shares: readonly number[]): string {
  let sum = 0;
  return `array[${shares.map(share => (sum += share) - share).join()}]::float8[]`;
}

/** A number from 0 to 1 that depends on a text only: part 0 to 3 of its hash. */
const random = (hash: string, part: number) =>
  `(('x' || substr(${hash}, ${part * 8 + 1}, 8))::bit(32)::bigint / 4294967296.0)`;

/**
 * Visits of the members with a contract: each comes up to four times a week, some never, most at their location, in the
 * morning and evening. Those whose contract has ended try once more. The server makes them, from what it has stored. Some members
 * have an earlier card.
 */
export async function seedVisits(client: ClientBase, today: string): Promise<void> {
  await bulkFill(client, ['visit'], [], () => insertVisits(client, today));
  await client.query(
    `update member set last_visit = last.at
       from (select member_id, max(checked_in_at) as at from visit where decision <> 'denied' group by member_id) last
      where member.id = last.member_id`,
  );
  await insertEarlierCards(client, today);
}

/** One of 75 members has lost a card in the last two months. */
async function insertEarlierCards(client: ClientBase, today: string): Promise<void> {
  await client.query(
    `insert into member_card (card_number, member_id, replaced_at)
     select (card_number::int - 10000000)::text, id, $1::date - id % 60 + time '10:00' from member where id % 75 = 3 order by id`,
    [today],
  );
}

async function insertVisits(client: ClientBase, today: string): Promise<void> {
  await client.query(
    `insert into visit (member_id, location_id, checked_in_at, checked_out_at, decision, reasons, details, facts, decided_by, created_at, updated_at)
     with term as (
       select c.member_id, c.start_date, c.end_date, m.home_location_id, h.name as home_name, m.date_of_birth,
              p.locations_access = '{Home Location}' as home_only,
              jsonb_build_object('contractId', c.id::text, 'contractNumber', c.contract_number) as named,
              jsonb_build_object('id', c.id, 'number', c.contract_number, 'startDate', c.start_date, 'endDate', c.end_date,
                'cancelledOn', c.cancelled_on, 'planName', p.plan_name, 'accessHours', p.access_hours, 'minAge', p.min_age,
                'locationsAccess', p.locations_access, 'namedLocations', '[]'::jsonb, 'freezes', '[]'::jsonb) as contract,
              ${random(`md5('habit ' || m.id)`, 0)} as habit
         from contract c join member m on m.id = c.member_id join membership_plan p on p.id = c.plan_id
         join location h on h.id = m.home_location_id
        where c.kind = 'membership' and c.start_date <= $1::date and c.end_date >= $1::date - ${DAYS}
          and not exists (select from contract_freeze where contract_id = c.id)
          and not exists (select from dunning_case d where d.member_id = m.id and stage = 'block')
     ), chosen as (
       select term.*, day::date as day, extract(dow from day)::int as weekday, md5(member_id || ' ' || day::date) as hash
         from term, generate_series(greatest(start_date, $1::date - ${DAYS}), least(end_date, $1::date), interval '1 day') day
        where habit > 0.12
     ), coming as (
       select chosen.*, false as has_ended, case when home_only and ${random('hash', 3)} < 0.03 then home_location_id % 3 + 1 else home_location_id end as location_id
         from chosen
        where ${random('hash', 0)} < (habit - 0.1) * 0.62 * (array[${DAY_SHARES.join()}])[weekday + 1]
       union all
       select term.*, end_date + 1, extract(dow from end_date + 1)::int, md5(member_id || ' ended'), true, home_location_id
         from term
        where end_date < $1::date and habit > 0.7
          and not exists (select from contract n where n.member_id = term.member_id and n.start_date > term.end_date)
     ), timed as (
       select coming.*, day + make_interval(
                hours => case when weekday in (0, 6) then 7 + width_bucket(100 * ${random('hash', 1)}, ${boundsOf(WEEKEND_HOURS)})
                              else 5 + width_bucket(100 * ${random('hash', 1)}, ${boundsOf(WEEKDAY_HOURS)}) end,
                mins => floor(60 * ${random('hash', 2)})::int) as came
         from coming
     ), decided as (
       select timed.*, came at time zone $3 as at, came at time zone $3 + make_interval(mins => 35 + floor(70 * ${random('hash', 3)})::int) as left_at,
              case when has_ended then named || jsonb_build_object('rule', 'ended', 'effect', 'deny', 'day', end_date)
                   when location_id <> home_location_id then named || jsonb_build_object('rule', 'wrong_location', 'effect', 'warn', 'location', home_name)
              end as reason
         from timed
     )
     select member_id, location_id, at, case when has_ended then at when left_at <= $2 then left_at end,
            case reason ->> 'effect' when 'deny' then 'denied' when 'warn' then 'warned' else 'allowed' end,
            case when reason is null then '{}' else array[reason ->> 'rule'] end,
            case when reason is null then '[]' else jsonb_build_array(reason) end,
            jsonb_build_object('day', day, 'time', to_char(came, 'HH24:MI'), 'dateOfBirth', date_of_birth, 'contracts', jsonb_build_array(contract),
              'location', (select jsonb_build_object('id', id, 'name', name) from location where id = location_id),
              'home', jsonb_build_object('id', home_location_id, 'name', home_name), 'replacedCard', null, 'blockedBy', null, 'inside', null),
            'server', at, coalesce(case when left_at <= $2 then left_at end, at)
       from decided where at <= $2 order by at, member_id`,
    [today, new Date(), clubTimeZone()],
  );
}
