import type { Tx } from '../../database/tx.ts';

/** Why a message is cancelled that is withdrawn. */
const WITHDRAWN = 'What it is about was cancelled or taken back before it was sent';

/**
 * Cancels the messages of these causes that wait for delivery: what they are about no longer holds. One that is being sent is
 * cancelled when its attempt fails.
 */
export async function withdrawMessages(tx: Tx, ...causes: readonly string[]): Promise<void> {
  await tx.query(
    `update message set withdrawn = true, version = version + 1, updated_at = now(),
            status = case status when 'queued' then 'cancelled' else status end,
            last_error = case status when 'queued' then ? else last_error end
      where cause = any(?::text[]) and status in ('queued', 'sending')`,
    [WITHDRAWN, `{${causes.join()}}`],
  );
}

/**
 * What becomes of a message whose attempt is to be repeated, in SQL: one that may have arrived says so, although it is withdrawn.
 * @param lastError why it failed, in SQL
 */
export const queuedAgain = (lastError: string): string =>
  `status = case when withdrawn then 'cancelled' else 'queued' end, last_error = case when withdrawn and unconfirmed = 0 then '${WITHDRAWN}' else ${lastError} end`;

/** Queues a message again that was withdrawn: what it is about holds again. */
export async function restoreMessage(tx: Tx, cause: string): Promise<void> {
  await tx.query(
    `update message set withdrawn = false, version = version + 1, updated_at = now(),
            status = case status when 'cancelled' then 'queued' else status end,
            last_error = case status when 'cancelled' then null else last_error end,
            next_attempt_at = case status when 'cancelled' then now() else next_attempt_at end
      where cause = ? and withdrawn`,
    [cause],
  );
}

/** Withdraws the message of this cause when what it is about no longer holds, and queues it again when it does. */
export async function followCause(
  tx: Tx,
  cause: string,
  { held, holds }: { held: boolean; holds: boolean },
): Promise<void> {
  if (held && !holds) await withdrawMessages(tx, cause);
  if (!held && holds) await restoreMessage(tx, cause);
}
