import type { Tx } from '../../database/tx.ts';

/** Why a message is cancelled that is withdrawn. */
const WITHDRAWN = 'What it is about was cancelled or taken back before it was sent';

/** Cancels the messages of these causes that wait for delivery: what they are about no longer holds. */
export async function withdrawMessages(tx: Tx, ...causes: readonly string[]): Promise<void> {
  await tx.query(
    `update message set status = 'cancelled', last_error = ?, version = version + 1, updated_at = now()
      where cause = any(?::text[]) and status = 'queued'`,
    [WITHDRAWN, `{${causes.join()}}`],
  );
}

/** Queues a message again that was withdrawn: what it is about holds again. */
export async function restoreMessage(tx: Tx, cause: string): Promise<void> {
  await tx.query(
    `update message set status = 'queued', last_error = null, next_attempt_at = now(), version = version + 1, updated_at = now()
      where cause = ? and status = 'cancelled' and last_error = ?`,
    [cause, WITHDRAWN],
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
