import type { Tx } from '../database/tx.ts';
import type { Resource } from '../declaration/resource.ts';

/** What other tables have of a record, by the names of `attached`. */
export async function readAttached(
  { attached = {} }: Resource,
  id: number,
  tx: Tx,
): Promise<Record<string, object>> {
  const found: Record<string, object> = {};
  for (const [name, { read }] of Object.entries(attached)) {
    const row = await read(id, tx);
    if (row) found[name] = row;
  }
  return found;
}
