import type { Tx } from '../database/tx.ts';
import type { Context } from '../server/context.ts';

/** What a change is part of. */
export interface WriteContext {
  context: Context;
  tx: Tx;
  /** The id of the audit entry that the change undoes. */
  undoes?: string;
  /** The id of the audit entry from which the change follows. */
  cause?: string;
}
