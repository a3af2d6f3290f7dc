import { ApiError, forbidden } from '../common/errors.ts';
import { msg } from '../common/message.ts';
import type { AccessUser, Action } from './access.ts';

export type HubAction = Exclude<Action, 'menuVisible'>;

/** The permission resource of releases: `hubs:add` and so on. */
export const HUBS = 'hubs';

/** Who works on releases of hubs, and what they may do. */
export interface HubCaller {
  /** Named in the history. */
  name: string;
  /** Null for a command of the machine's owner. */
  user: AccessUser | null;
  actions: ReadonlySet<HubAction>;
  /** The only hub that the caller's token is for; null for all hubs. */
  hub: string | null;
}

/**
 * @param remote the hub that is worked on; without it the action concerns all hubs
 * @throws FORBIDDEN
 */
export function requireHubAction(caller: HubCaller, action: HubAction, remote?: string): void {
  if (!caller.actions.has(action)) throw forbidden(`${HUBS}:${action}`);
  if (caller.hub !== null && remote !== undefined && remote !== caller.hub)
    throw new ApiError(msg('This token is for {hub} only', { hub: caller.hub }), 'FORBIDDEN', {
      permission: `${HUBS}:${action}`,
    });
}
