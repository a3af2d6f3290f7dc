import type { Tx } from '../../database/tx.ts';
import { resourceOf } from '../../declaration/resource.ts';
import { formatDate } from '../../documents/format.ts';
import { findForUpdate } from '../../mutation/records.ts';
import { applyPatch } from '../../mutation/writes.ts';
import type { Context } from '../../server/context.ts';
import { hasMailServer } from '../messages/mail-server.ts';
import { queueMessage } from '../messages/queue-message.ts';
import { emailOutcomes, type EmailOutcome } from '../messages/send-documents.ts';
import { lockOpenSessions, type SessionSelection } from './open-sessions.ts';
import { Session } from './session.ts';

/** What is cancelled, and whether the members hear of it. */
export interface Cancellation {
  selection: SessionSelection;
  tell: boolean;
  reason: string | null;
}

/** A session that is cancelled. */
export interface CancelledSession {
  id: number;
  version: number;
  date: string;
  startTime: string;
  endTime: string;
  memberId: number;
  memberName: string;
  memberEmail: string;
  trainerName: string;
}

export const NOTICE_OUTCOMES = [
  'queued',
  'no address',
  'bounced',
  'not wanted',
  'no consent',
  'template inactive',
  'no mail server',
] as const;

/** What comes of the message to a member. */
export interface CancellationNotice {
  memberId: number;
  memberName: string;
  recipient: string;
  outcome: EmailOutcome | 'no consent' | 'no mail server';
  sessions: readonly CancelledSession[];
}

export interface PlannedCancellation {
  sessions: readonly CancelledSession[];
  notices: readonly CancellationNotice[];
}

/** Locks the sessions that are still to take place, and says which member gets which message. */
export async function planCancellation(
  { selection, tell }: Cancellation,
  tx: Tx,
): Promise<PlannedCancellation> {
  const ids = await lockOpenSessions(selection, tx);
  const sessions = await tx.query<CancelledSession[]>(
    `select s.id, s.version, to_char(s.date, 'YYYY-MM-DD') as date, s.start_time as "startTime", s.end_time as "endTime",
            m.id as "memberId", m.name as "memberName", m.email as "memberEmail", t.name as "trainerName"
       from session s join member m on m.id = s.member_id join trainer t on t.id = s.trainer_id
      where s.id = any(?::int[]) order by s.date, s.start_time, s.id`,
    [`{${ids.join()}}`],
  );
  return { sessions, notices: tell ? await noticesOf(sessions, tx) : [] };
}

async function noticesOf(sessions: readonly CancelledSession[], tx: Tx): Promise<CancellationNotice[]> {
  const byMember = Map.groupBy(sessions, ({ memberId }) => memberId);
  const members = [...byMember.keys()];
  const general = hasMailServer() ? await templateOutcome(tx) : 'no mail server';
  const outcomes = await emailOutcomes(tx, members);
  const withConsent = general === 'no consent' ? await consenting(members, tx) : new Set<number>();
  return [...byMember].map(([memberId, own]) => {
    const { memberName, memberEmail } = own[0]!;
    const personal = outcomes.get(memberId) ?? 'no address';
    const stopped = withConsent.has(memberId) ? null : general;
    return {
      memberId,
      memberName,
      recipient: memberEmail,
      outcome: personal === 'queued' ? (stopped ?? personal) : personal,
      sessions: own,
    };
  });
}

/** Why no member gets the message, or only those who agreed to marketing; null for none. */
async function templateOutcome(tx: Tx): Promise<'template inactive' | 'no consent' | null> {
  const [template] = await tx.query<{ kind: string }[]>(
    `select kind from message_template where purpose = 'session_cancelled' and active`,
  );
  if (!template) return 'template inactive';
  return template.kind === 'marketing' ? 'no consent' : null;
}

async function consenting(members: readonly number[], tx: Tx): Promise<ReadonlySet<number>> {
  const rows = await tx.query<{ id: number }[]>(
    'select member_id as id from email_preference where marketing_consent and member_id = any(?::int[])',
    [`{${members.join()}}`],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Cancels the sessions, each with an entry by which it can be undone, and queues one message for each member. */
export async function executeCancellation(
  { sessions, notices }: PlannedCancellation,
  reason: string | null,
  context: Context,
  tx: Tx,
): Promise<void> {
  const resource = resourceOf(Session);
  const patch = { status: 'cancelled', ...(reason !== null && { cancelReason: reason }) };
  for (const { id } of sessions)
    await applyPatch(resource, await findForUpdate(resource, id, tx), patch, { context, tx });
  for (const { memberId, outcome, sessions: own } of notices) {
    if (outcome !== 'queued') continue;
    // A session that takes place again and is cancelled once more has another version.
    const cause = `session/${own[0]!.id}/${own[0]!.version}/cancelled`;
    const values = { sessions: { list: own.map(lineOf).join('; '), reason: reason ?? '' } };
    await queueMessage(tx, { memberId, template: 'session_cancelled', values, cause });
  }
}

const lineOf = ({ date, startTime, endTime, trainerName }: CancelledSession) =>
  `${formatDate(date)} ${startTime}–${endTime} (${trainerName})`;
