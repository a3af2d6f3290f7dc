import { isDeepStrictEqual } from 'node:util';
import type { ChangeListener } from '../database/change-listener.ts';
import { ACCESS_CHANNEL } from './access-changed.ts';
import {
  Access,
  anonymousAccess,
  SUPER_USER,
  superUserGrant,
  type AccessUser,
  type Grant,
} from './access.ts';
import { LoadingCache } from './loading-cache.ts';
import type { LookUps } from './look-ups.ts';

/** The grants of a role by resource. */
export type Grants = ReadonlyMap<string, Grant>;

/** Called with the id of the user who changed, or undefined when the access of any user may have changed. */
type AccessChangeListener = (userId: number | undefined) => void;

const CACHED_USERS = 5_000;
const CACHED_ROLES = 100;

/**
 * Users and grants of the tables `user` and `permission`, cached while PostgreSQL reports their changes, whichever
 * process makes them.
 */
export class AccessCache {
  private readonly users: LoadingCache<number, AccessUser | null>;
  private readonly grants: LoadingCache<string, Grants>;
  /** The last loaded grants of each role. Unchanged grants keep their identity: plans and costs are cached by it. */
  private readonly lastGrants = new Map<string, Grants>();
  private readonly changeListeners = new Set<AccessChangeListener>();

  constructor(
    private readonly lookUps: LookUps,
    listener: ChangeListener,
  ) {
    listener.on(ACCESS_CHANNEL, payload => {
      const id = Number(payload);
      this.invalidate(payload && Number.isInteger(id) ? id : undefined);
    });
    const isCurrent = () => listener.isCurrent();
    this.users = new LoadingCache({ max: CACHED_USERS, isCurrent, load: id => this.loadUser(id) });
    this.grants = new LoadingCache({ max: CACHED_ROLES, isCurrent, load: role => this.loadGrants(role) });
  }

  /** An active user; null when there is none of this id. */
  user(id: number): Promise<AccessUser | null> {
    return this.users.get(id);
  }

  grantsOf(role: string): Promise<Grants> {
    return this.grants.get(role);
  }

  /** The access of an active user; that of nobody when there is none of this id. */
  async accessOfUser(id: number): Promise<Access> {
    const user = await this.user(id);
    return user ? new Access(user, await this.grantsOf(user.role)) : anonymousAccess;
  }

  /** The same where user and grants are cached. */
  cachedAccessOfUser(id: number): Access | undefined {
    const user = this.users.peek(id);
    if (!user) return user === null ? anonymousAccess : undefined;
    const grants = this.grants.peek(user.role);
    return grants && new Access(user, grants);
  }

  /**
   * Removes cached access after a change was committed.
   * @param userId the user who changed; without it all users and grants are removed
   */
  invalidate(userId?: number): void {
    if (userId === undefined) {
      this.users.clear();
      this.grants.clear();
    } else this.users.delete(userId);
    for (const listener of this.changeListeners) listener(userId);
  }

  /** Calls back after every change of users or grants. @returns a function that unsubscribes */
  onChanged(listener: AccessChangeListener): () => void {
    this.changeListeners.add(listener);
    return () => this.changeListeners.delete(listener);
  }

  private async loadGrants(role: string): Promise<Grants> {
    const sql = `select resource, can_view as view, can_add as add, can_edit as edit, can_delete as delete, menu_visible as "menuVisible"
         from permission where role = $1 order by resource`;
    const rows = await this.lookUps.rows<Grant>(sql, [role]);
    const grants = role === SUPER_USER ? [...rows, superUserGrant] : rows;
    const loaded = new Map(grants.map(grant => [grant.resource, grant]));
    const last = this.lastGrants.get(role);
    if (last && isDeepStrictEqual(last, loaded)) return last;
    if (this.lastGrants.size >= CACHED_ROLES) this.lastGrants.clear();
    this.lastGrants.set(role, loaded);
    return loaded;
  }

  private async loadUser(id: number): Promise<AccessUser | null> {
    const sql = `select id, username, full_name as "fullName", role, token_version as "tokenVersion",
                array(select ended_session.id from ended_session where user_id = "user".id and expires_at > now()) as "endedSessions"
         from "user" where id = $1 and status = 'active'`;
    const [user] = await this.lookUps.rows<AccessUser>(sql, [id]);
    return user ?? null;
  }
}
