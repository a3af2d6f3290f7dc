import type { Tx } from '../../database/tx.ts';
import { clubClock } from '../../common/dates.ts';
import { textKeySql } from '../../common/normalized-text.ts';
import type { AccessFacts } from './decide-access.ts';

/** Whom a card belongs to, or belonged to. */
export interface PresentedCard {
  memberId: number;
  /** The earlier card that was presented; null for the present one. */
  replaced: string | null;
}

/** Finds the member of a card, whatever its case and spaces; null for an unknown card. */
export async function findCard(tx: Tx, cardNumber: string): Promise<PresentedCard | null> {
  const [found] = await tx.query<PresentedCard[]>(
    `select id as "memberId", null as replaced from member where ${textKeySql('card_number')} = ${textKeySql('?::text')}
     union all
     select member_id, card_number from member_card
      where ${textKeySql('card_number')} = ${textKeySql('?::text')} and member_id is not null
      limit 1`,
    [cardNumber, cardNumber],
  );
  return found ?? null;
}

interface FoundFacts extends Omit<AccessFacts, 'day' | 'time' | 'replacedCard' | 'inside'> {
  memberName: string;
  cardNumber: string | null;
}

/** Dates as JSON; a contract that is extended when it ends has no last day. */
const FACTS = `
  select m.name as "memberName", m.card_number as "cardNumber", m.date_of_birth::text as "dateOfBirth",
         json_build_object('id', l.id, 'name', l.name) as location,
         (select json_build_object('id', id, 'name', name) from location where id = coalesce(
           (select location_id from contract c where c.member_id = m.id and kind = 'membership' and start_date <= ?::date
               and coalesce(end_date, 'infinity') >= ?::date order by start_date desc limit 1), m.home_location_id)) as home,
         coalesce((
           select json_agg(json_build_object(
                    'id', c.id, 'number', c.contract_number, 'startDate', c.start_date,
                    'endDate', case when c.auto_renewal and c.cancelled_on is null then null else c.end_date end,
                    'cancelledOn', c.cancelled_on, 'planName', p.plan_name, 'accessHours', p.access_hours,
                    'locationsAccess', p.locations_access, 'minAge', p.min_age,
                    'namedLocations', coalesce((select json_agg(name) from location where name = any(p.locations_access)), '[]'),
                    'freezes', coalesce((select json_agg(json_build_object('from', "from", 'to', until) order by "from")
                                           from contract_freeze where contract_id = c.id), '[]')) order by c.start_date)
             from contract c join membership_plan p on p.id = c.plan_id
            where c.member_id = m.id and c.kind = 'membership'), '[]') as contracts,
         (select json_build_object('id', invoice_id, 'number', invoice_number, 'openAmount', open_amount, 'dueDate', due_date)
            from dunning_case where member_id = m.id and stage = 'block'
             and (paused_until is null or paused_until < ?::date) order by due_date, id limit 1) as "blockedBy"
    from member m join location l on l.id = ? where m.id = ?`;

/** What decides on a member who is at a location, and who it is. Null where there is no such member or location. */
export async function findFacts(
  tx: Tx,
  { memberId, replaced }: PresentedCard,
  { locationId, at }: { locationId: number; at: Date },
  inside: AccessFacts['inside'],
): Promise<{ facts: AccessFacts; memberName: string } | null> {
  const { day, time } = clubClock(at);
  const [found] = await tx.query<FoundFacts[]>(FACTS, [day, day, day, locationId, memberId]);
  if (!found) return null;
  const { memberName, cardNumber, ...known } = found;
  const replacedCard = replaced === null ? null : { number: replaced, replacedBy: cardNumber };
  return { facts: { day, time, ...known, replacedCard, inside }, memberName };
}
