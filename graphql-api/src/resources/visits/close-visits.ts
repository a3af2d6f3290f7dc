import { SYSTEM, recordChanges } from '../../audit/audit-entry.ts';
import { addDays, clubClock, parseDateTime } from '../../common/dates.ts';
import type { Tx } from '../../database/tx.ts';
import { resourceOf } from '../../declaration/resource.ts';
import { defineJob } from '../../jobs/job.ts';
import { closingMinute } from './access-hours.ts';
import { Visit } from './visit.ts';

/** Visits of one transaction. */
const BATCH = 500;
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const MINUTES_PER_DAY = 1_440;

interface OpenVisit {
  id: number;
  version: number;
  /** A date-time as text. */
  checkedInAt: string;
  openingHours: OpeningHours;
}

type OpeningHours = Partial<Record<string, string>> | null;

/** Ends the visits that are open at closing time. A repeated run finds nothing to do. */
export const closeVisits = defineJob({
  name: 'close-visits',
  title: 'End visits at closing time',
  schedule: '*/15 * * * *',
  attempts: 3,
  timeout: 600,
  keptFor: 86_400,
  async run({ db, signal }) {
    let ended = 0;
    for (let last = 0; ;) {
      signal.throwIfAborted();
      const batch = await db.transaction(tx => closeBatch(tx, last, new Date()));
      ended += batch.ended;
      if (batch.last === null) return { ended };
      last = batch.last;
    }
  },
});

async function closeBatch(tx: Tx, after: number, now: Date): Promise<{ ended: number; last: number | null }> {
  const open = await tx.query<OpenVisit[]>(
    `select v.id, v.version, v.checked_in_at as "checkedInAt", l.opening_hours as "openingHours"
       from visit v left join location l on l.id = v.location_id
      where v.checked_out_at is null and v.id > ? order by v.id limit ${BATCH} for no key update of v skip locked`,
    [after],
  );
  const due = open
    .map(visit => ({ ...visit, checkedInAt: new Date(visit.checkedInAt) }))
    .map(visit => ({ ...visit, at: endOf(visit) }))
    .filter(({ at }) => at <= now);
  if (due.length > 0) {
    await tx.query(
      `update visit set checked_out_at = due.at, version = version + 1, updated_at = now()
         from json_to_recordset(?::json) due (id int, at timestamptz) where visit.id = due.id`,
      [JSON.stringify(due.map(({ id, at }) => ({ id, at })))],
    );
    const changes = due.map(({ id, version, checkedInAt, at }) => ({
      resource: resourceOf(Visit).resource,
      recordId: id,
      title: checkedInAt.toISOString(),
      action: 'updated' as const,
      version: version + 1,
      changes: { checkedOutAt: [null, at] as [null, Date] },
    }));
    await recordChanges(tx, SYSTEM, changes);
  }
  return { ended: due.length, last: open.length < BATCH ? null : open.at(-1)!.id };
}

/** When a visit ends by itself: at the closing time of its day, or with the day where that is not known or has passed. */
export function endOf({
  checkedInAt,
  openingHours,
}: {
  checkedInAt: Date;
  openingHours: OpeningHours;
}): Date {
  const { day } = clubClock(checkedInAt);
  const minute = closingMinute(openingHours?.[WEEKDAYS[new Date(day).getUTCDay()]!]) ?? MINUTES_PER_DAY;
  const closing = momentOf(day, minute);
  return closing > checkedInAt ? closing : momentOf(day, MINUTES_PER_DAY);
}

function momentOf(day: string, minute: number): Date {
  const [date, rest] = minute < MINUTES_PER_DAY ? [day, minute] : [addDays(day, 1), minute - MINUTES_PER_DAY];
  const two = (number: number) => String(number).padStart(2, '0');
  return parseDateTime(`${date}T${two(Math.floor(rest / 60))}:${two(rest % 60)}`)!;
}
