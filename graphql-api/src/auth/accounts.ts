import { isDeepStrictEqual } from 'node:util';
import pg from 'pg';
import { grantsWithin, isPersonal, useToken } from './personal-tokens.ts';
import type { ApiOptions } from '../server/api.ts';
import { AccessListener } from './access-listener.ts';
import { Access, nobody, SUPER_USER, superUserGrant, type AccessUser, type Grant } from './access.ts';
import { LoadingCache } from './loading-cache.ts';
import { SessionTokens, type SessionClaims } from './session-tokens.ts';

type Grants = ReadonlyMap<string, Grant>;

const CACHED_USERS = 5_000;
const CACHED_ROLES = 100;

/** Users and grants are looked up within this time, in milliseconds, or the request fails. */
const LOOKUP_TIMEOUT = 5_000;
/** Characters of a token; those that are issued have less than 200. */
const MAX_TOKEN_LENGTH = 1_000;

/**
 * Decides what the bearer of a token may do, from the tables `user` and `permission`.
 * Both are cached while PostgreSQL reports their changes, whichever process makes them.
 */
export class Accounts {
  private readonly users: LoadingCache<number, AccessUser | null>;
  private readonly grants: LoadingCache<string, Grants>;
  /** The grants of a role as they were last loaded: plans and costs are cached by this object. */
  private readonly lastGrants = new Map<string, Grants>();
  private readonly listener: AccessListener;
  private readonly changeListeners = new Set<(userId: number | undefined) => void>();

  private constructor(
    private readonly pool: pg.Pool,
    private readonly tokens: SessionTokens,
    options: ApiOptions,
  ) {
    const { databaseUrl, log } = options;
    this.listener = new AccessListener({ databaseUrl, log, onChanged: id => this.changed(id) });
    const isCurrent = () => this.listener.isCurrent();
    this.users = new LoadingCache({ max: CACHED_USERS, isCurrent, load: id => this.loadUser(id) });
    this.grants = new LoadingCache({ max: CACHED_ROLES, isCurrent, load: role => this.loadGrants(role) });
  }

  static async open(options: ApiOptions): Promise<Accounts> {
    const pool = new pg.Pool({
      connectionString: options.databaseUrl,
      max: 2,
      keepAlive: true,
      connectionTimeoutMillis: LOOKUP_TIMEOUT,
      query_timeout: LOOKUP_TIMEOUT,
      statement_timeout: LOOKUP_TIMEOUT,
    });
    pool.on('error', error => {
      if (!pool.ending) options.log.error({ error }, 'An idle database connection failed');
    });
    const accounts = new Accounts(pool, await SessionTokens.open(pool), options);
    await accounts.listener.start();
    return accounts;
  }

  /** The access of a token's bearer; without a valid token that of nobody. */
  async accessOf(token: string | undefined): Promise<Access> {
    if (!token || token.length > MAX_TOKEN_LENGTH) return nobody;
    if (isPersonal(token)) return this.accessOfPersonal(token);
    const claims = await this.tokens.verify(token);
    return claims ? this.accessOfSession(claims) : nobody;
  }

  /** The claims of a sign-in's token that has not expired; null for any other, personal tokens among them. */
  sessionOf(token: string | undefined): Promise<SessionClaims | null> {
    const isSession = token && token.length <= MAX_TOKEN_LENGTH && !isPersonal(token);
    return isSession ? this.tokens.verify(token) : Promise.resolve(null);
  }

  /** The access of a sign-in now; that of nobody once the user is inactive or the token's version has ended. */
  async accessOfSession({
    userId,
    tokenVersion,
  }: Pick<SessionClaims, 'userId' | 'tokenVersion'>): Promise<Access> {
    const access = await this.accessOfUser(userId);
    return access.user?.tokenVersion === tokenVersion ? access : nobody;
  }

  /** The access of an active user now, whatever token is used. */
  async accessOfUser(id: number): Promise<Access> {
    const user = await this.users.get(id);
    return user ? new Access(user, await this.grantsOf(user.role)) : nobody;
  }

  /** A personal token grants what it is limited to of its owner's access, while the owner may use tokens. */
  private async accessOfPersonal(token: string): Promise<Access> {
    const scope = await useToken(this.pool, token);
    const user = scope && (await this.users.get(scope.userId));
    if (!user || user.tokenVersion !== scope.userTokenVersion) return nobody;
    const grants = await this.grantsOf(user.role);
    if (!grants.get('analytics')?.view) return nobody;
    return new Access(user, grantsWithin(grants, scope), scope.id);
  }

  issueToken(user: { id: number; tokenVersion: number }): Promise<string> {
    return this.tokens.issue(user);
  }

  /**
   * Removes cached access, once a change has been committed.
   * @param userId the user who changed; without it users and permissions of everybody may have
   */
  changed(userId?: number): void {
    if (userId === undefined) {
      this.users.clear();
      this.grants.clear();
    } else this.users.delete(userId);
    for (const listener of this.changeListeners) listener(userId);
  }

  /**
   * Calls back after every change of users or permissions, with the user's id where it concerns one.
   * @returns ends it
   */
  onChanged(listener: (userId: number | undefined) => void): () => void {
    this.changeListeners.add(listener);
    return () => this.changeListeners.delete(listener);
  }

  async close(): Promise<void> {
    await this.listener.close();
    await this.pool.end();
  }

  grantsOf(role: string): Promise<Grants> {
    return this.grants.get(role);
  }

  private async loadGrants(role: string): Promise<Grants> {
    const { rows } = await this.pool.query<Grant>(
      `select resource, can_view as view, can_add as add, can_edit as edit, can_delete as delete, menu_visible as "menuVisible"
         from permission where role = $1 order by resource`,
      [role],
    );
    const grants = role === SUPER_USER ? [...rows, superUserGrant] : rows;
    const loaded = new Map(grants.map(grant => [grant.resource, grant]));
    const last = this.lastGrants.get(role);
    if (last && isDeepStrictEqual(last, loaded)) return last;
    if (this.lastGrants.size >= CACHED_ROLES) this.lastGrants.clear();
    this.lastGrants.set(role, loaded);
    return loaded;
  }

  private async loadUser(id: number): Promise<AccessUser | null> {
    const { rows } = await this.pool.query<AccessUser>(
      `select id, username, full_name as "fullName", role, token_version as "tokenVersion"
         from "user" where id = $1 and status = 'active'`,
      [id],
    );
    return rows[0] ?? null;
  }
}
