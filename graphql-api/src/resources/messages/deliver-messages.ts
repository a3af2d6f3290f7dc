import { setTimeout } from 'node:timers/promises';
import type { Tx } from '../../database/tx.ts';
import { defineJob, JobFailure, type JobCounts, type JobRun } from '../../jobs/job.ts';
import { followSentLetter } from '../dunning/letters.ts';
import { composeMail } from './compose-mail.ts';
import { recordBounce } from './email-preference.ts';
import { MissingDocument, renderAttachments, type AttachedFile } from './message-attachments.ts';
import { queuedAgain } from './withdraw-message.ts';
import {
  CONNECTIONS,
  explainFailure,
  openMailServer,
  sendMail,
  TIMEOUTS,
  type DeliveryFailure,
  type MailServer,
  type MailTimeouts,
} from './mail-server.ts';

/** After that many failed attempts a message is not tried again: four days, as RFC 5321 recommends. */
const MOST_ATTEMPTS = 30;
/** After that many attempts that the server did not confirm, each of which may have delivered the message. */
const MOST_UNCONFIRMED = 2;
/** Before the second attempt, in seconds; doubles with each further one. */
const FIRST_DELAY = 60;
const LONGEST_DELAY = 4 * 60 * 60;
/** How often a run that waits for the response to a message looks for further ones, in milliseconds. */
const LOOK_EVERY = 2_000;
/** After that time without a result an attempt was interrupted, in seconds. */
const INTERRUPTED_AFTER = (TIMEOUTS.attempt + TIMEOUTS.response) / 1000 + 60;
/** Sent messages whose consequences a run makes up for at its start. */
const MOST_FOLLOWED = 1_000;
/** How long a run takes messages, in seconds. Its last attempts end before its timeout. */
const TAKES_FOR = 45 * 60;

/** Sends what is queued. One run at a time exists for all processes. */
export const deliverMessages = defineJob({
  name: 'deliver-messages',
  title: 'Send queued messages',
  schedule: '* * * * *',
  attempts: 1,
  timeout: TAKES_FOR + INTERRUPTED_AFTER,
  keptFor: 60 * 60,
  run: run => deliver(run),
});

type Run = Pick<JobRun, 'db' | 'signal'>;

/** @param timeouts others for tests */
export async function deliver(run: Run, timeouts = TIMEOUTS): Promise<JobCounts> {
  await releaseInterrupted(run);
  const errors: unknown[] = await followAll(run);
  const server = mailServer(timeouts);
  const counts = { sent: 0, failed: 0, postponed: 0 };
  if (!server) return endedWith(errors, counts);
  const attempts = new Set<Promise<void>>();
  const endsAt = performance.now() + TAKES_FOR * 1000;
  let isDown = false;
  const isTaking = () => !isDown && !run.signal.aborted && performance.now() < endsAt;
  const attempt = async (message: ClaimedMessage): Promise<void> => {
    try {
      const { count, isServerDown, error } = await send(run, server, message, isDown);
      counts[count]++;
      if (error) errors.push(error);
      isDown ||= isServerDown;
    } catch (error) {
      errors.push(error);
      isDown = true;
    }
  };
  try {
    while (true) {
      // A message is taken when a connection is free: behind a slow one, the time for its attempt would pass.
      const free = isTaking() ? CONNECTIONS - attempts.size : 0;
      const batch = free > 0 ? await claim(run, free) : [];
      for (const message of batch) {
        const started = attempt(message).finally(() => attempts.delete(started));
        attempts.add(started);
      }
      if (attempts.size === 0) break;
      if (batch.length < free) {
        await Promise.race([...attempts, setTimeout(LOOK_EVERY, undefined, { ref: false })]);
        if (isTaking()) await releaseInterrupted(run);
      } else if (attempts.size === CONNECTIONS || !isTaking()) {
        // Otherwise an attempt ended while messages were taken: its connection is free.
        await Promise.race(attempts);
      }
    }
  } finally {
    await Promise.all(attempts);
    server.transport.close();
  }
  return endedWith(errors, counts);
}

function endedWith(errors: readonly unknown[], counts: JobCounts): JobCounts {
  if (errors.length > 0) throw errors[0];
  return counts;
}

function mailServer(timeouts: MailTimeouts): MailServer | undefined {
  try {
    return openMailServer(timeouts);
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
  /** Earlier ones that the server did not confirm. */
  unconfirmed: number;
  /** In seconds since 1970. */
  createdAt: number;
}

const INTERRUPTED = 'Sending was interrupted before the message was complete';
const UNCONFIRMED = 'The mail server did not confirm an attempt. The message may arrive twice.';
const UNCERTAIN =
  'The mail server did not confirm the message. It is not certain whether it was delivered. Ask the recipient before you send it again.';

/** Queues the messages again of a process that was killed while it sent them, unless they may have been delivered twice. */
const releaseInterrupted = ({ db }: Run) =>
  db.transaction(tx =>
    tx.query(
      `update message set status = case when attempts >= ? or unconfirmed >= ? then 'failed' when withdrawn then 'cancelled' else 'queued' end,
              last_error = case when unconfirmed = 0 then ? when attempts >= ? or unconfirmed >= ? then ? else ? end,
              claimed_at = null, version = version + 1, updated_at = now()
        where status = 'sending' and claimed_at < now() - make_interval(secs => ?)`,
      [
        MOST_ATTEMPTS,
        MOST_UNCONFIRMED,
        INTERRUPTED,
        MOST_ATTEMPTS,
        MOST_UNCONFIRMED,
        UNCERTAIN,
        UNCONFIRMED,
        INTERRUPTED_AFTER,
      ],
    ),
  );

/**
 * Takes messages that are due, and commits that they are being sent before anything is. The array is made once; PostgreSQL
 * may evaluate a joined query for each message, and would lock further ones each time.
 */
const claim = ({ db }: Run, count: number): Promise<ClaimedMessage[]> =>
  db.transaction(tx =>
    tx.query<ClaimedMessage[]>(
      `update message set status = 'sending', attempts = attempts + 1, claimed_at = now(),
              version = version + 1, updated_at = now()
        where id = any(array(select id from message where status = 'queued' and next_attempt_at <= now()
                              order by next_attempt_at limit ? for update skip locked))
        returning id, member_id as "memberId", recipient, subject, body, attachments, attempts, unconfirmed,
                  extract(epoch from created_at)::float8 as "createdAt"`,
      [count],
    ),
  );

/**
 * Commits that the server may have the whole message from now on, for the case that this process does not learn whether.
 * @throws when another run has taken the message since: its attempt counts
 */
const recordCompletion = ({ db }: Run, { id, attempts, unconfirmed }: ClaimedMessage): Promise<void> =>
  db.transaction(async tx => {
    const found = await tx.query<object[]>(
      `update message set unconfirmed = ?, claimed_at = now()
        where id = ? and status = 'sending' and attempts = ? and unconfirmed = ? returning id`,
      [unconfirmed + 1, id, attempts, unconfirmed],
    );
    if (found.length === 0) throw new Error('Another process sends the message');
  });

interface Outcome {
  count: 'sent' | 'failed' | 'postponed';
  isServerDown: boolean;
  /** Why a document could not be made, or what follows: the run fails with it once the other messages have been sent. */
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
    await sendMail(server, composeMail(message, server.from, attachments), () =>
      recordCompletion(run, message),
    );
  } catch (error) {
    return conclude(run, message, explainFailure(error));
  }
  await finish(run, message, 'sent', message.unconfirmed > 0 ? UNCONFIRMED : null);
  return { count: 'sent', isServerDown: false, error: await follow(run, message.id) };
}

/** What earlier runs have sent without doing what follows. @returns the failures */
async function followAll(run: Run): Promise<unknown[]> {
  const due = await run.db.onOneConnection(tx =>
    tx.query<{ id: number }[]>('select id from message where follow_up_due order by id limit ?', [
      MOST_FOLLOWED,
    ]),
  );
  const errors: unknown[] = [];
  for (const { id } of due) errors.push(await follow(run, id));
  return errors.filter(error => error !== undefined);
}

/** Does what follows from a message that is stored as sent, unless it was done. @returns why it failed: the next run repeats it */
async function follow({ db, signal }: Run, id: number): Promise<unknown> {
  if (signal.aborted) return undefined;
  try {
    await db.transaction(async tx => {
      const due = await tx.query<object[]>('select from message where id = ? and follow_up_due', [id]);
      if (due.length === 0) return;
      await followSentLetter(tx, id);
      await tx.query('update message set follow_up_due = false where id = ?', [id]);
    });
    return undefined;
  } catch (error) {
    return error;
  }
}

/** Gives a message back that was not tried. */
async function postpone(run: Run, message: ClaimedMessage): Promise<Outcome> {
  await settle(run, message, `${queuedAgain('last_error')}, attempts = attempts - 1`, []);
  return { count: 'postponed', isServerDown: true };
}

async function conclude(
  run: Run,
  claimed: ClaimedMessage,
  { outcome, isServerDown, reason }: DeliveryFailure,
): Promise<Outcome> {
  const isUnconfirmed = outcome === 'unconfirmed';
  const message = isUnconfirmed ? { ...claimed, unconfirmed: claimed.unconfirmed + 1 } : claimed;
  const { attempts, unconfirmed } = message;
  const isRepeated = isUnconfirmed ? unconfirmed < MOST_UNCONFIRMED : outcome === 'retry';
  if (isRepeated && attempts < MOST_ATTEMPTS) {
    const delay = Math.min(FIRST_DELAY * 2 ** (attempts - 1), LONGEST_DELAY);
    await settle(run, message, `${queuedAgain('?')}, next_attempt_at = now() + make_interval(secs => ?)`, [
      isUnconfirmed ? UNCONFIRMED : reason,
      delay,
    ]);
    return { count: 'postponed', isServerDown };
  }
  if (outcome === 'bounced')
    await finish(run, message, 'bounced', reason, async tx => {
      if (message.memberId !== null) await recordBounce(tx, message.memberId, message.recipient, reason);
    });
  else await finish(run, message, 'failed', unconfirmed > 0 ? UNCERTAIN : reason);
  return { count: 'failed', isServerDown };
}

/** Stores how the last attempt ended. That a message was sent is committed alone, so that no failure sends it again. */
const finish = (
  run: Run,
  message: ClaimedMessage,
  status: 'sent' | 'failed' | 'bounced',
  lastError: string | null,
  also?: (tx: Tx) => Promise<void>,
) =>
  settle(
    run,
    message,
    `status = ?, last_error = ?, sent_at = case when ? = 'sent' then now() end,
     follow_up_due = ? = 'sent' and exists (select from dunning_action where letter_id = message.id)`,
    [status, lastError, status, status],
    also,
  );

/** Changes a message, and how often the server did not confirm it, unless another run has taken it since. */
const settle = (
  { db }: Run,
  { id, attempts, unconfirmed }: ClaimedMessage,
  assignments: string,
  values: unknown[],
  also?: (tx: Tx) => Promise<void>,
): Promise<void> =>
  db.transaction(async tx => {
    await tx.query(
      `update message set ${assignments}, unconfirmed = ?, claimed_at = null, version = version + 1, updated_at = now()
        where id = ? and status = 'sending' and attempts = ?`,
      [...values, unconfirmed, id, attempts],
    );
    await also?.(tx);
  });
