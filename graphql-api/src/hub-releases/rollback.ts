import { conflict } from '../common/errors.ts';
import { msg } from '../common/message.ts';
import type { Query } from './registry.ts';
import type { ActivationAction } from './types.ts';

/** Activations that a roll-back looks back on. */
const MAX_LOOK_BACK = 500;
/** What is served of a hub after it was removed. */
const REMOVED = Symbol('removed');

type Served = string | null | typeof REMOVED;

/**
 * What was served before what is served now, as far as it is still stored.
 * @returns null for the build of the checkout
 * @throws CONFLICT when there is nothing to go back to
 */
export async function previousVersion(query: Query, remote: string): Promise<string | null> {
  const rows = await query<{ version: string | null; action: ActivationAction; stored: boolean }>(
    `select version, action, exists (
       select from hub_build where remote = $1 and version = latest.version and source = 'release') as stored
       from (
         select id, version, action from hub_activation
          where remote = $1 and action in ('release', 'rollback', 'remove') order by id desc limit $2) latest order by id`,
    [remote, MAX_LOOK_BACK],
  );
  const versions = new Set<unknown>(rows.filter(({ stored }) => stored).map(({ version }) => version));
  const before = servedInTurn(rows)
    .slice(0, -1)
    .findLast(served => served === null || versions.has(served));
  if (before === undefined || before === REMOVED)
    throw conflict(
      msg('{hub} is served as it is built here; there is nothing to go back to', { hub: remote }),
    );
  return before;
}

/** What was served one after the other, without what was rolled back; first the checkout's own build. */
function servedInTurn(history: readonly { version: string | null; action: ActivationAction }[]): Served[] {
  const inTurn: Served[] = [null];
  for (const { version, action } of history) {
    const served = action === 'remove' ? REMOVED : version;
    const before = action === 'rollback' ? inTurn.lastIndexOf(served) : -1;
    if (before < 0) inTurn.push(served);
    else inTurn.length = before + 1;
  }
  return inTurn;
}
