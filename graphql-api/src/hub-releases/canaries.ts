import type pg from 'pg';
import type { AccessUser } from '../auth/access.ts';
import { badInput } from '../common/errors.ts';
import { msg } from '../common/message.ts';
import { record, withRecalled, type HubChanges } from './hub-changes.ts';
import { isInAudience } from './registry.ts';
import type { ServedHubs } from './served-hubs.ts';
import { keyOf, type Audience, type Bundle, type Canary, type HubState } from './types.ts';

/** Users in whose browsers a canary fails until it is stopped; one is enough where only one may open it. */
const FAILING_USERS = 2;
/** Users who have not signed in for so many days do not open it. */
const SIGNED_IN_DAYS = 30;

/** The canary that is for a user; undefined when the active version is. */
export function canaryFor({ remote, canary }: HubState, user: AccessUser | null): Canary | undefined {
  return canary && user && isInAudience(canary.audience, remote, user) ? canary : undefined;
}

export async function startCanary(
  client: pg.ClientBase,
  state: HubState,
  version: string,
  audience: Audience,
  by: string,
): Promise<HubState> {
  const { remote } = state;
  if (state.version === version)
    throw badInput({
      audience: msg('{hub} {version} is served to everybody already', { hub: remote, version }),
    });
  await record(client, { remote, version, action: 'canary', by, details: { audience } });
  const since = new Date().toISOString();
  const recalled = state.recalled.filter(other => other !== version);
  return { ...state, recalled, canary: { version, audience, since, failedFor: [] } };
}

export async function stopCanary(
  client: pg.ClientBase,
  state: HubState,
  { by, recall, reason }: { by: string; recall: boolean; reason?: string },
): Promise<HubState> {
  const { remote, recalled } = state;
  const { version } = state.canary!;
  await record(client, {
    remote,
    version,
    action: 'stop-canary',
    by,
    details: { ...(recall && { recall, recalled: version }), ...(reason && { reason }) },
  });
  return { ...state, canary: null, recalled: recall ? withRecalled(recalled, version) : recalled };
}

/**
 * Counts a failure of a canary in the browser of a user for whom it is, and stops the canary when it has failed for two
 * users, or for all who can see it fail.
 * @returns whether it was stopped
 */
export async function countFailure(
  served: ServedHubs,
  changes: HubChanges,
  user: AccessUser,
  remote: string,
  version: string,
): Promise<boolean> {
  const isAffected = (state: HubState | undefined) =>
    state?.canary?.version === version &&
    isInAudience(state.canary.audience, remote, user) &&
    !state.canary.failedFor.includes(user.id);
  if (!isAffected((await served.registry()).hubs.get(remote))) return false;
  let stopped = false;
  await changes.change(remote, async (client, state, { bundles }) => {
    if (!isAffected(state)) return state;
    const failedFor = [...state.canary!.failedFor, user.id];
    stopped =
      failedFor.length >= FAILING_USERS ||
      failedFor.length >= (await audienceSize(client, state, bundles.get(keyOf(remote, version))));
    const reason = `It failed for ${failedFor.length} ${failedFor.length === 1 ? 'user' : 'users'}`;
    if (stopped) return stopCanary(client, state, { by: 'the server', recall: true, reason });
    return { ...state, canary: { ...state.canary!, failedFor } };
  });
  return stopped;
}

/** The active users for whom a canary is, who sign in and may open a part of it. */
async function audienceSize(
  client: pg.ClientBase,
  { remote, canary }: HubState,
  bundle: Bundle | undefined,
): Promise<number> {
  const required = requirementsOf(bundle);
  const { rows } = await client.query<Pick<AccessUser, 'id' | 'role'>>(
    `select id, role from "user" where status = 'active' and last_login > now() - make_interval(days => $1)
        and ($2 or exists (select from permission,
               lateral (values ('view', can_view), ('add', can_add), ('edit', can_edit), ('delete', can_delete)) granted (action, allowed)
             where permission.role = "user".role and allowed and resource || ':' || action = any($3)))`,
    [SIGNED_IN_DAYS, required.includes(null), required],
  );
  return rows.filter(user => isInAudience(canary!.audience, remote, user)).length;
}

/** The permissions of which each opens a screen or a panel; null for a part that every user opens. */
function requirementsOf({ hubs = [] }: Partial<Bundle> = {}): (string | null)[] {
  const parts = hubs.flatMap(({ manifest: { screens, panels = {} } }) => [screens, panels]);
  return parts.flatMap(named =>
    Object.values(named).flatMap(({ requires, orRequires = [] }) => [requires, ...orRequires]),
  );
}
