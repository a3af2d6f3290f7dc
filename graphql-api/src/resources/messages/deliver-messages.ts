import type { EntityManager } from '@mikro-orm/postgresql';
import pLimit from 'p-limit';
import { defineJob, JobFailure, type JobCounts, type JobRun } from '../../jobs/job.ts';
import { followSentLetter } from '../dunning/letters.ts';
import { composeMail } from './compose-mail.ts';
import { recordBounce } from './email-preference.ts';
import { MissingDocument, renderAttachments, type AttachedFile } from './message-attachments.ts';
import {
  CONNECTIONS,
  explainFailure,
  openMailServer,
  sendMail,
  type DeliveryFailure,
  type MailServer,
} from './mail-server.ts';

/** After that many failed attempts a message is not tried again: four days, as RFC 5321 recommends. */
const MOST_ATTEMPTS = 30;
/** Before the second attempt, in seconds; doubles with each further one. */
const FIRST_DELAY = 60;
const LONGEST_DELAY = 4 * 60 * 60;
/** Messages that are taken at a time. */
const BATCH = 20;
const RUN_TIMEOUT = 240;
/** After that time an attempt without a result was interrupted, in seconds: a run with its last attempts is over. */
const INTERRUPTED_AFTER = 300;

/** Sends what is queued. One run at a time exists for all processes. */
export const deliverMessages = defineJob({
  name: 'deliver-messages',
  title: 'Send queued messages',
  schedule: '* * * * *',
  attempts: 1,
  timeout: RUN_TIMEOUT,
  keptFor: 60 * 60,
  run: deliver,
});

type Run = Pick<JobRun, 'db' | 'signal'>;

async function deliver(run: Run): Promise<JobCounts> {
  await releaseInterrupted(run);
  const server = mailServer();
  const counts = { sent: 0, failed: 0, postponed: 0 };
  if (!server) return counts;
  const errors: unknown[] = [];
  const limit = pLimit(CONNECTIONS);
  try {
    let isDown = false;
    while (!isDown && !run.signal.aborted) {
      const batch = await claim(run);
      if (batch.length === 0) break;
      const attempts = batch.map(message =>
        limit(async () => {
          const { count, isServerDown, error } = await send(run, server, message, isDown);
          counts[count]++;
          if (error) errors.push(error);
          isDown ||= isServerDown;
        }),
      );
      await Promise.all(attempts);
    }
  } finally {
    server.transport.close();
  }
  if (errors.length > 0) throw errors[0];
  return counts;
}

function mailServer(): MailServer | undefined {
  try {
    return openMailServer();
  } catch {
    throw new JobFailure('SMTP_URL is not the address of a mail server');
  }
}

/** A message of which this run makes an attempt. */
interface ClaimedMessage {
  id: number;
  memberId: number | null;
  recipient: string;
  subject: string;
  body: string;
  attachments: string[];
  attempts: number;
  lastError: string | null;
  /** In seconds since 1970. */
  createdAt: number;
  cause: string | null;
}

const INTERRUPTED = 'Sending was interrupted. The message may arrive twice.';

/** Queues the messages again of a process that was killed while it sent them. */
const releaseInterrupted = ({ db }: Run) =>
  db.transaction(em =>
    em.execute(
      `update message set status = case when attempts >= ? then 'failed' else 'queued' end, last_error = ?,
              next_attempt_at = now(), version = version + 1, updated_at = now()
        where status = 'sending' and claimed_at < now() - make_interval(secs => ?)`,
      [MOST_ATTEMPTS, INTERRUPTED, INTERRUPTED_AFTER],
    ),
  );

/**
 * Takes messages that are due, and commits that they are being sent before anything is. The array is made once; PostgreSQL
 * may evaluate a joined query for each message, and would lock further ones each time.
 */
const claim = ({ db }: Run): Promise<ClaimedMessage[]> =>
  db.transaction(em =>
    em.execute<ClaimedMessage[]>(
      `update message set status = 'sending', attempts = attempts + 1, claimed_at = now(),
              version = version + 1, updated_at = now()
        where id = any(array(select id from message where status = 'queued' and next_attempt_at <= now()
                              order by next_attempt_at limit ? for update skip locked))
        returning id, member_id as "memberId", recipient, subject, body, attachments, attempts,
                  last_error as "lastError", extract(epoch from created_at)::float8 as "createdAt", cause`,
      [BATCH],
    ),
  );

interface Outcome {
  count: 'sent' | 'failed' | 'postponed';
  isServerDown: boolean;
  /** Why a document could not be made: the run fails with it once the other messages have been sent. */
  error?: unknown;
}

async function send(
  run: Run,
  server: MailServer,
  message: ClaimedMessage,
  isDown: boolean,
): Promise<Outcome> {
  if (isDown || run.signal.aborted) return postpone(run, message);
  let attachments: AttachedFile[];
  try {
    attachments = await renderAttachments(run.db, message.attachments);
  } catch (error) {
    const isMissing = error instanceof MissingDocument;
    const reason = isMissing ? error.message : 'An attached document could not be made';
    const outcome = isMissing ? 'failed' : 'retry';
    const concluded = await conclude(run, message, { outcome, isServerDown: false, reason });
    return { ...concluded, error: isMissing ? undefined : error };
  }
  try {
    await sendMail(server, composeMail(message, server.from, attachments));
  } catch (error) {
    return conclude(run, message, explainFailure(error));
  }
  await finish(run, message, 'sent', message.lastError === INTERRUPTED ? INTERRUPTED : null, em =>
    followSentLetter(em, message.cause),
  );
  return { count: 'sent', isServerDown: false };
}

/** Gives a message back that was not tried. */
async function postpone(run: Run, message: ClaimedMessage): Promise<Outcome> {
  await settle(run, message, `status = 'queued', attempts = attempts - 1`, []);
  return { count: 'postponed', isServerDown: true };
}

async function conclude(
  run: Run,
  message: ClaimedMessage,
  { outcome, isServerDown, reason }: DeliveryFailure,
): Promise<Outcome> {
  if (outcome === 'retry' && message.attempts < MOST_ATTEMPTS) {
    const delay = Math.min(FIRST_DELAY * 2 ** (message.attempts - 1), LONGEST_DELAY);
    await settle(
      run,
      message,
      `status = 'queued', last_error = ?, next_attempt_at = now() + make_interval(secs => ?)`,
      [reason, delay],
    );
    return { count: 'postponed', isServerDown };
  }
  const status = outcome === 'bounced' ? 'bounced' : 'failed';
  await finish(run, message, status, reason, async em => {
    if (status === 'bounced' && message.memberId !== null)
      await recordBounce(em, message.memberId, message.recipient, reason);
  });
  return { count: 'failed', isServerDown };
}

/** Stores how the last attempt ended. */
const finish = (
  run: Run,
  message: ClaimedMessage,
  status: 'sent' | 'failed' | 'bounced',
  lastError: string | null,
  also?: (em: EntityManager) => Promise<void>,
) =>
  settle(
    run,
    message,
    `status = ?, last_error = ?, sent_at = case when ? = 'sent' then now() end`,
    [status, lastError, status],
    also,
  );

/** Changes a message unless another run has taken it since. */
const settle = (
  { db }: Run,
  { id, attempts }: ClaimedMessage,
  assignments: string,
  values: unknown[],
  also?: (em: EntityManager) => Promise<void>,
): Promise<void> =>
  db.transaction(async em => {
    await em.execute(
      `update message set ${assignments}, claimed_at = null, version = version + 1, updated_at = now()
        where id = ? and status = 'sending' and attempts = ?`,
      [...values, id, attempts],
    );
    await also?.(em);
  });
