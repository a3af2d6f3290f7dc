import type { Tx } from '../database/tx.ts';
import { JobFailure, type JobRun } from '../jobs/job.ts';
import {
  explainFailure,
  openMailServer,
  sendMail,
  type MailServer,
} from '../resources/messages/mail-server.ts';
import { queueMessage } from '../resources/messages/queue-message.ts';
import { User } from '../resources/users/user.ts';
import { problemOf } from '../execution/document-problem.ts';
import { mayRun, SavedQuery } from '../saved-queries/saved-query.ts';
import type { ApiResponse } from '../server/api-request.ts';
import { judge, type Previous } from './alert.ts';
import { QuerySchedule } from './query-schedule.ts';
import { composeResult } from './result-mail.ts';
import { figureAt, NoFigure, tablesOf, type ResultTable } from './result-table.ts';

/** Of a stored message, in characters. */
const LONGEST_MESSAGE = 500;
/** Errors of a request that is likely to succeed later. */
const TEMPORARY: ReadonlySet<unknown> = new Set(['UNAVAILABLE', 'RATE_LIMITED']);

/** A run that this process has taken. */
export interface ClaimedRun {
  id: number;
  scheduleId: number;
  userId: number;
  manual: boolean;
  attempts: number;
}

/** How a run ended. */
export interface Outcome {
  status: 'sent' | 'quiet' | 'skipped' | 'failed';
  /** Why it was skipped or failed. */
  message: string | null;
  rows?: number;
  figure?: number | null;
  isMet?: boolean;
  /** Whether a later attempt may succeed. */
  isTemporary?: boolean;
  /** Queues a message to the owner, in the transaction that stores the outcome. */
  notifyOwner?(tx: Tx): Promise<unknown>;
}

/** What a run is about. */
interface Subject {
  claimed: ClaimedRun;
  schedule: QuerySchedule;
  query: SavedQuery;
  owner: User;
  recipient: User;
  previous: Previous;
}

/** Runs the query with the rights of the recipient and sends the result if the schedule says so. */
export async function runFor(run: JobRun, claimed: ClaimedRun): Promise<Outcome> {
  const subject = await run.db.onOneConnection(tx => findSubject(tx, claimed));
  if (!subject) return skipped('The schedule or its saved query no longer exists.');
  const { schedule, query, owner, recipient } = subject;
  const [ofOwner, ofRecipient] = [await run.contextOf(schedule.ownerId), await run.contextOf(claimed.userId)];
  if (!mayRun(query, ofOwner.access)) return skipped(`${owner.username} may no longer run the saved query.`);
  if (!mayRun(query, ofRecipient.access))
    return skipped(`${recipient.username} may not run the saved query.`);
  const problem = problemOf(query.query, run.queries.schema);
  // `check-saved-queries` sends the owner a message.
  if (problem !== null) return skipped(problem);
  const outcome = await runAndSend(run, subject);
  const isFailure = outcome.status === 'failed' && !claimed.manual;
  return isFailure ? { ...outcome, notifyOwner: tx => notifyOwner(tx, subject, outcome) } : outcome;
}

const skipped = (message: string): Outcome => ({
  status: 'skipped',
  message: message.slice(0, LONGEST_MESSAGE),
});

const failed = (message: string, isTemporary = false): Outcome => ({
  status: 'failed',
  message: message.slice(0, LONGEST_MESSAGE),
  isTemporary,
});

async function findSubject(tx: Tx, claimed: ClaimedRun): Promise<Subject | undefined> {
  const entities = tx.entities();
  const schedule = await entities.findOne(QuerySchedule, { id: claimed.scheduleId });
  const query = schedule && (await entities.findOne(SavedQuery, { id: schedule.savedQueryId }));
  const owner = schedule && (await entities.findOne(User, { id: schedule.ownerId }));
  const recipient = await entities.findOne(User, { id: claimed.userId });
  if (!query || !owner || !recipient) return undefined;
  const [previous] = await tx.query<Exclude<Previous, undefined>[]>(
    `select is_met as "isMet", figure from query_run
      where schedule_id = ? and user_id = ? and status in ('sent', 'quiet') and not manual and started_at >= ?
      order by id desc limit 1`,
    [schedule.id, recipient.id, schedule.watchedSince],
  );
  return { claimed, schedule, query, owner, recipient, previous };
}

async function runAndSend(run: JobRun, subject: Subject): Promise<Outcome> {
  const { schedule, query, claimed, previous } = subject;
  const variables = JSON.parse(schedule.variables ?? query.variables ?? '{}') as Record<string, unknown>;
  const response = await run.queries.execute(claimed.userId, { query: query.query, variables });
  if (response.errors || !response.data) return failedRequest(response);
  const tables = tablesOf(response.data);
  const found = {
    rows: tables.reduce((sum, table) => sum + table.rows.length, 0),
    figure: null as number | null,
  };
  try {
    if (schedule.figure !== null) found.figure = figureAt(response.data, schedule.figure);
  } catch (error) {
    if (error instanceof NoFigure) return failed(error.message);
    throw error;
  }
  const { isMet, isSent } = judge(schedule, found, previous);
  if (!isSent && !claimed.manual) return { status: 'quiet', message: null, ...found, isMet };
  const outcome = await send(subject, tables, response, found.figure);
  return { ...outcome, ...found, isMet };
}

function failedRequest({ errors = [] }: ApiResponse): Outcome {
  const isTemporary = errors.some(({ extensions }) => TEMPORARY.has(extensions?.['code']));
  return failed(errors.map(({ message }) => message).join(' ') || 'The query had no result.', isTemporary);
}

async function send(
  { claimed, query, owner, recipient, schedule }: Subject,
  tables: ResultTable[],
  { extensions = {} }: ApiResponse,
  figure: number | null,
): Promise<Outcome> {
  const server = mailServer();
  if (!server) return failed('No mail server is set.');
  const mail = composeResult({
    runId: claimed.id,
    name: query.name,
    owner: owner.fullName,
    recipient: recipient.email,
    tables,
    figure: figure === null ? undefined : { path: schedule.figure!, value: figure },
    truncated: lists(extensions['truncated'], 'path'),
    hidden: lists(extensions['hidden'], 'field'),
    from: server.from,
  });
  try {
    await sendMail(server, mail, () => Promise.resolve());
    return { status: 'sent', message: null };
  } catch (error) {
    const { outcome, reason } = explainFailure(error);
    // It may have arrived, and a result that arrives twice is worse than a note.
    if (outcome === 'unconfirmed') return { status: 'sent', message: reason };
    return failed(reason, outcome === 'retry');
  } finally {
    server.transport.close();
  }
}

function mailServer(): MailServer | undefined {
  try {
    return openMailServer();
  } catch {
    throw new JobFailure('SMTP_URL is not the address of a mail server');
  }
}

/** The names that an extension of the response lists. */
const lists = (extension: unknown, key: string): string[] =>
  Array.isArray(extension) ? extension.map((entry: Record<string, unknown>) => String(entry[key])) : [];

/** Queues a message about a failure unless the run before failed too. */
async function notifyOwner(
  tx: Tx,
  { claimed, query, owner, recipient }: Subject,
  { message }: Outcome,
): Promise<void> {
  const [before] = await tx.query<{ status: string }[]>(
    `select status from query_run where schedule_id = ? and user_id = ? and id < ? and not manual order by id desc limit 1`,
    [claimed.scheduleId, claimed.userId, claimed.id],
  );
  if (before?.status === 'failed' || owner.status !== 'active') return;
  await queueMessage(tx, {
    memberId: null,
    recipient: owner.email,
    template: 'failed_query',
    values: { query: { name: query.name, problem: message ?? '', recipient: recipient.fullName } },
    cause: `query-run/${claimed.id}`,
  });
}
