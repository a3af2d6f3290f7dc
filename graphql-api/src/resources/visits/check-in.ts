import { currentClubSettings } from '../../common/club-settings.ts';
import { effectsOf } from '../../common/check-in-rules.ts';
import { clubClock } from '../../common/dates.ts';
import { badInput, type FieldTexts } from '../../common/errors.ts';
import { msg } from '../../common/message.ts';
import type { Tx } from '../../database/tx.ts';
import { resourceOf } from '../../declaration/resource.ts';
import { findForUpdate, updateLogged } from '../../mutation/records.ts';
import type { WriteContext } from '../../mutation/write-context.ts';
import { insertNew } from '../../mutation/writes.ts';
import { findFacts, type PresentedCard } from './access-facts.ts';
import {
  decideAccess,
  decidingContract,
  type AccessFacts,
  type Decision,
  type Reason,
} from './decide-access.ts';
import { cameIn } from './last-visit.ts';
import { Visit } from './visit.ts';

/** Two scans of a member within this time are one, in milliseconds. */
const ONE_SCAN_MS = 10_000;
/** The last visits that decide on a scan. */
const LAST_VISITS = 10;

/** A scan of a card, or the choice of a member. */
export interface Scan {
  card: PresentedCard;
  locationId: number;
  at: Date;
  decidedBy: 'server' | 'desk';
  overrideReason: string | null;
}

export type CheckInOutcome = 'checked_in' | 'denied' | 'checked_out';

/** What a scan does. */
export interface PlannedVisit {
  outcome: CheckInOutcome;
  /** Whether it is a scan that was decided within the last seconds. */
  isRepeated: boolean;
  /** The visit that it repeats or ends; null for a new one. */
  visitId: number | null;
  /** Open visits that a new one ends. */
  ends: readonly number[];
  decision: Decision;
  reasons: Reason[];
  facts: AccessFacts;
  memberName: string;
  planName: string | null;
}

interface LastVisit {
  id: number;
  locationId: number | null;
  location: string | null;
  checkedInAt: Date;
  checkedOutAt: Date | null;
  decision: Decision;
  reasons: string[];
  details: Reason[];
  cameIn: boolean;
}

/** Date-times are texts. */
type StoredVisit = Omit<LastVisit, 'checkedInAt' | 'checkedOutAt'> & {
  checkedInAt: string;
  checkedOutAt: string | null;
};

/**
 * Decides what a scan does, under a lock of the member: of scans at the same moment each sees the one before.
 * @throws BAD_USER_INPUT where there is no such member or location
 */
export async function planVisit(tx: Tx, scan: Scan): Promise<PlannedVisit> {
  const { card, locationId, at, overrideReason } = scan;
  await tx.query('select from member where id = ? for no key update', [card.memberId]);
  const last = await lastVisits(tx, card.memberId, at);
  const open = last.filter(visit => isOpenOn(visit, at));
  const here = open.find(visit => visit.locationId === locationId);
  const elsewhere = open.find(visit => visit !== here);
  const inside = elsewhere && {
    location: elsewhere.location ?? '',
    since: elsewhere.checkedInAt.toISOString(),
  };
  const found = await findFacts(tx, card, scan, inside ?? null);
  if (!found) throw badInput(await missingOf(tx, locationId));
  const { facts, memberName } = found;
  const decided = decideAccess(facts, effectsOf(currentClubSettings().checkInRules));
  const planName = decidingContract(facts)?.planName ?? null;
  const common = { facts, memberName, planName, ends: [], isRepeated: false };
  const asStored = ({ id, decision, details }: LastVisit) => ({ visitId: id, decision, reasons: details });

  const isNear = (time: Date | null) =>
    time !== null && Math.abs(at.getTime() - time.getTime()) < ONE_SCAN_MS;
  const recent = last.find(({ checkedInAt }) => isNear(checkedInAt));
  // After a payment, or with a reason, the same scan is decided again.
  const isSame =
    recent &&
    (recent.cameIn ||
      (overrideReason === null &&
        decided.decision === 'denied' &&
        recent.locationId === locationId &&
        recent.reasons.join() === decided.reasons.map(({ rule }) => rule).join()));
  const left = last.find(visit => visit.cameIn && isNear(visit.checkedOutAt));
  if (left && left.locationId === locationId)
    return { ...common, ...asStored(left), outcome: 'checked_out', isRepeated: true };
  if (recent && isSame)
    return {
      ...common,
      ...asStored(recent),
      outcome: recent.cameIn ? 'checked_in' : 'denied',
      isRepeated: true,
    };
  // A replaced card lets nobody in, and so it lets nobody out.
  if (here && facts.replacedCard === null) return { ...common, ...asStored(here), outcome: 'checked_out' };
  const isAdmitted = decided.decision !== 'denied' || overrideReason !== null;
  return {
    ...common,
    ...decided,
    visitId: null,
    outcome: isAdmitted ? 'checked_in' : 'denied',
    ends: isAdmitted ? open.map(({ id }) => id) : [],
  };
}

/** Stores what a scan does. @returns the id of the visit */
export async function storeVisit(
  plan: PlannedVisit,
  scan: Scan,
  { context, tx }: WriteContext,
): Promise<number> {
  const { outcome, isRepeated, visitId, ends, decision, reasons, facts } = plan;
  if (isRepeated) return visitId!;
  for (const id of visitId === null ? ends : [visitId]) await endVisit(id, scan.at, { context, tx });
  if (visitId !== null) return visitId;
  const isOverridden = decision === 'denied' && outcome === 'checked_in';
  const values = {
    memberId: scan.card.memberId,
    locationId: scan.locationId,
    checkedInAt: scan.at,
    decision,
    reasons: reasons.map(({ rule }) => rule),
    details: reasons,
    facts,
    overriddenBy: isOverridden ? (context.access.user?.username ?? null) : null,
    overrideReason: isOverridden ? scan.overrideReason : null,
    checkedOutAt: outcome === 'denied' ? scan.at : null,
    decidedBy: scan.decidedBy,
  };
  return (await insertNew(resourceOf(Visit), { values }, { context, tx })).id;
}

/** Ends a visit that is open. @returns whether it was */
export async function endVisit(id: number, at: Date, { context, tx }: WriteContext): Promise<boolean> {
  const visits = resourceOf(Visit);
  const record = await findForUpdate(visits, id, tx);
  if (record['checkedOutAt'] !== null) return false;
  await updateLogged(visits, record, { checkedOutAt: at }, { author: context, tx });
  return true;
}

/** Those up to the time of a scan, which may be older than others that are stored. */
async function lastVisits(tx: Tx, memberId: number, at: Date): Promise<LastVisit[]> {
  const rows = await tx.query<StoredVisit[]>(
    `select v.id, v.location_id as "locationId", l.name as location, v.checked_in_at as "checkedInAt",
            v.checked_out_at as "checkedOutAt", v.decision, v.reasons, v.details, ${cameIn('v')} as "cameIn"
       from visit v left join location l on l.id = v.location_id
      where v.member_id = ? and v.checked_in_at < ? order by v.checked_in_at desc, v.id desc limit ${LAST_VISITS}`,
    [memberId, new Date(at.getTime() + ONE_SCAN_MS)],
  );
  return rows.map(({ checkedInAt, checkedOutAt, ...row }) => ({
    ...row,
    checkedInAt: new Date(checkedInAt),
    checkedOutAt: checkedOutAt === null ? null : new Date(checkedOutAt),
  }));
}

/** Who was inside on an earlier day has left. */
const isOpenOn = ({ checkedInAt, checkedOutAt }: LastVisit, at: Date): boolean =>
  checkedOutAt === null && checkedInAt <= at && clubClock(checkedInAt).day === clubClock(at).day;

async function missingOf(tx: Tx, locationId: number): Promise<FieldTexts> {
  const locations = await tx.query<object[]>('select from location where id = ?', [locationId]);
  return locations.length === 0
    ? { locationId: msg('Location not found') }
    : { memberId: msg('Member not found') };
}
