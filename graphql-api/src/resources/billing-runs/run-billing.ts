import { today } from '../../common/dates.ts';
import { ApiError } from '../../common/errors.ts';
import { SYSTEM, type Author } from '../../audit/audit-entry.ts';
import { resourceOf } from '../../declaration/resource.ts';
import { defineJob, type JobCounts, type JobRun } from '../../jobs/job.ts';
import { isDeadlock, isTakenNumber, translateDatabaseError } from '../../mutation/database-error.ts';
import { nextNumber } from '../../mutation/numbers.ts';
import { BillingRecord } from '../billing/billing-record.ts';
import { isSent } from '../messages/send-documents.ts';
import { billContracts, noteFailure, PeriodTaken, type RunningRun } from './bill-contracts.ts';
import { countDue, dueIds } from './due-contracts.ts';
import { markOverdue } from './mark-overdue.ts';

/** Contracts of one transaction: it lasts a fraction of a second, for which new invoices wait for their numbers. */
const BATCH = 250;
const OVERDUE_BATCH = 1_000;
const MAX_ATTEMPTS = 3;
const TIMES = { attempts: 5, timeout: 3_600 } as const;

/** Bills what is due today. It runs again on the same day only when it failed, and then continues. */
export const nightlyBilling = defineJob({
  ...TIMES,
  name: 'billing-run',
  title: 'Create the invoices that are due and mark overdue ones',
  // No time zone skips this hour where its clocks go forward.
  schedule: '30 4 * * *',
  run: async run => billRun(run, await nightlyRun(run)),
});

/** A run that a user started. */
export const manualBilling = defineJob({
  ...TIMES,
  name: 'manual-billing-run',
  title: 'Create the invoices of a billing run that a user started',
  run: (run: JobRun<{ runId: number }>) => billRun(run, run.payload.runId),
});

/** The id of the nightly run of today, which is created unless an attempt before has created it. */
const nightlyRun = ({ db }: Pick<JobRun, 'db'>): Promise<number> =>
  db.transaction(async tx => {
    const find = async () => {
      const [row] = await tx.query<{ id: number }[]>(
        `select id from billing_run where date = ? and trigger = 'nightly'`,
        [today()],
      );
      return row?.id;
    };
    const existing = await find();
    if (existing !== undefined) return existing;
    await tx.query(
      `insert into billing_run (run_number, date, trigger, send_by_email, ${NEW_RUN_COLUMNS}) values (?, ?, 'nightly', ?, ${NEW_RUN_VALUES})
       on conflict (date) where trigger = 'nightly' do nothing`,
      [await nextNumber(tx, 'RUN'), today(), isSent('invoice')],
    );
    return (await find())!;
  });

/** The columns of a run that has not begun, and their values. */
export const NEW_RUN_COLUMNS =
  'status, due, done, created, skipped, failed, marked_overdue, total_amount, last_contract_id';
export const NEW_RUN_VALUES = `'running', 0, 0, 0, 0, 0, 0, 0, 0`;

interface StoredRun {
  date: string;
  status: string;
  startedById: number | null;
  startedBy: string | null;
  sendByEmail: boolean;
  due: number;
  done: number;
  created: number;
  skipped: number;
  failed: number;
  markedOverdue: number;
  lastContractId: number;
}

const read = async ({ db }: Pick<JobRun, 'db'>, id: number): Promise<StoredRun> =>
  db.onOneConnection(async tx => {
    const [row] = await tx.query<StoredRun[]>(
      `select date::text, status, started_by_id as "startedById", started_by as "startedBy", send_by_email as "sendByEmail", due, done, created, skipped,
              failed, marked_overdue as "markedOverdue", last_contract_id as "lastContractId"
         from billing_run where id = ?`,
      [id],
    );
    return row!;
  });

/** Carries out a stored run from where it stopped. Its counts are saved with each batch. */
async function billRun(job: Omit<JobRun, 'payload'>, id: number): Promise<JobCounts> {
  const { db } = job;
  const stored = await read(job, id);
  if (stored.status !== 'completed') {
    await db.transaction(tx =>
      tx.query(`update billing_run set status = 'running', error = null where id = ?`, [id]),
    );
    const author: Author =
      stored.startedById === null
        ? SYSTEM
        : {
            access: { user: { id: stored.startedById, username: stored.startedBy! } },
            caller: SYSTEM.caller,
          };
    const { date, sendByEmail } = stored;
    const run = { id, date, today: today(), author, sendByEmail };
    try {
      await billAll(job, run, stored);
      await markAllOverdue(job, run);
      await db.transaction(tx =>
        tx.query(`update billing_run set status = 'completed', finished_at = now() where id = ?`, [id]),
      );
    } catch (error) {
      const message = error instanceof ApiError ? error.message : 'The run was interrupted';
      // The next attempt continues. A run that is aborted cannot say so.
      if (!job.signal.aborted)
        await db.transaction(tx =>
          tx.query(`update billing_run set status = 'failed', error = ? where id = ?`, [message, id]),
        );
      throw error;
    }
  }
  const { created, skipped, failed, markedOverdue } = await read(job, id);
  return { created, skipped, failed, markedOverdue };
}

async function billAll(
  { db, signal, progress }: Omit<JobRun, 'payload'>,
  run: RunningRun,
  stored: StoredRun,
) {
  let { done, lastContractId } = stored;
  const due = done + (await db.onOneConnection(tx => countDue(tx, run.date)));
  await db.transaction(tx => tx.query('update billing_run set due = ? where id = ?', [due, run.id]));
  for (;;) {
    signal.throwIfAborted();
    const ids = await db.onOneConnection(tx => dueIds(tx, run.date, lastContractId, BATCH));
    if (ids.length === 0) return;
    await billBatch(db, run, ids);
    lastContractId = ids.at(-1)!;
    done += ids.length;
    progress(done, due);
  }
}

/** Bills some contracts together, or one by one where they cannot be: what is wrong with one does not stop the others. */
async function billBatch(db: JobRun['db'], run: RunningRun, ids: readonly number[]): Promise<void> {
  try {
    await repeated(() => db.transaction(tx => billContracts(tx, run, ids)));
  } catch (error) {
    if (!isOfContract(error)) throw error;
    const [only] = ids;
    if (ids.length === 1) await db.transaction(tx => noteFailure(tx, run, only!, reasonOf(error)));
    else for (const id of ids) await billBatch(db, run, [id]);
  }
}

/** Repeats a transaction that met another one. */
async function repeated(work: () => Promise<void>, attempt = 1): Promise<void> {
  try {
    await work();
  } catch (error) {
    const hasMet = isDeadlock(error) || isTakenNumber(error) || error instanceof PeriodTaken;
    if (attempt === MAX_ATTEMPTS || !hasMet) throw error;
    await repeated(work, attempt + 1);
  }
}

/** Whether a failure is due to a contract, such as an amount that is too large: PostgreSQL rejects the statement. */
const isOfContract = (error: unknown): boolean =>
  error instanceof PeriodTaken || /^(?:22|23|GY)/.test(String((error as { code?: unknown }).code));

function reasonOf(error: unknown): string {
  const translated = translateDatabaseError(resourceOf(BillingRecord), error);
  if (translated instanceof ApiError) return translated.message;
  return error instanceof PeriodTaken ? 'The period has an invoice' : 'The amount is more than can be stored';
}

async function markAllOverdue(
  { db, signal }: Omit<JobRun, 'payload'>,
  { id, today: day, author }: RunningRun,
) {
  let after: { dueDate: string; id: number } | null = { dueDate: '0001-01-01', id: 0 };
  while (after) {
    signal.throwIfAborted();
    const position: { dueDate: string; id: number } = after;
    after = await db.transaction(async tx => {
      const { marked, last } = await markOverdue(tx, {
        today: day,
        author,
        after: position,
        limit: OVERDUE_BATCH,
      });
      if (marked > 0)
        await tx.query('update billing_run set marked_overdue = marked_overdue + ? where id = ?', [
          marked,
          id,
        ]);
      return last;
    });
  }
}
