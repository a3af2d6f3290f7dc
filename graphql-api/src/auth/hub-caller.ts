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
