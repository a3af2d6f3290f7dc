import type { AccessUser } from '../auth/access.ts';
import type { Authenticator } from '../auth/authenticator.ts';
import { HUBS, type HubAction, type HubCaller } from '../auth/hub-caller.ts';
import { unlessSilent } from '../common/deadline.ts';
import { ApiError, forbidden, previewOnly, unauthenticated } from '../common/errors.ts';
import { msg } from '../common/message.ts';
import type { Caller } from '../auth/caller.ts';

/** Who works on releases, and whether they may. */
export class Callers {
  constructor(private readonly authenticator: Authenticator) {}

  /** Who calls; null for nobody. */
  of(caller: Caller): Promise<HubCaller | null> {
    return unlessSilent(this.authenticator.hubCallerOf(caller));
  }

  /**
   * @param remote the hub that is worked on; without it the action concerns all hubs
   * @throws UNAUTHENTICATED, FORBIDDEN, also for a preview that would change something
   */
  async require(caller: Caller, action: HubAction, remote?: string): Promise<HubCaller> {
    const hubCaller = await this.of(caller);
    if (!hubCaller) throw unauthenticated();
    if (caller.previewedRole !== undefined && action !== 'view') throw previewOnly(caller.previewedRole);
    const { actions, hub } = hubCaller;
    const permission = `${HUBS}:${action}`;
    if (!actions.has(action)) throw forbidden(permission);
    if (hub !== null && remote !== undefined && remote !== hub)
      throw new ApiError(msg('This token is for {hub} only', { hub }), 'FORBIDDEN', { permission });
    return hubCaller;
  }

  /** @throws UNAUTHENTICATED when nobody is signed in */
  async requireUser(caller: Caller): Promise<AccessUser> {
    const { user } = await unlessSilent(this.authenticator.accessOf(caller));
    if (!user) throw unauthenticated();
    return user;
  }

  /** @throws UNAUTHENTICATED, FORBIDDEN unless the caller may view the administration */
  async requireAdministrator(caller: Caller): Promise<void> {
    const { user, grants } = await unlessSilent(this.authenticator.accessOf(caller));
    if (!user) throw unauthenticated();
    if (!grants.get('admin')?.view) throw forbidden('admin:view');
  }
}
