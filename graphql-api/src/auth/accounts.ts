import pg from 'pg';
import type { ApiOptions } from '../server/api.ts';
import { isPooled } from '../database/address.ts';
import { AccessCache, type AccessChangeListener, type Grants } from './access-cache.ts';
import { Access, nobody } from './access.ts';
import { grantsWithin, isPersonal, useToken } from './personal-tokens.ts';
import { SessionTokens, type SessionClaims } from './session-tokens.ts';

/** Users and grants are looked up within this time, in milliseconds, or the request fails. */
const LOOKUP_TIMEOUT = 5_000;
/** Characters of a token; issued ones have less than 200. */
const MAX_TOKEN_LENGTH = 1_000;

/** Verifies tokens and returns the access of their bearers. */
export class Accounts {
  private constructor(
    private readonly pool: pg.Pool,
    private readonly tokens: SessionTokens,
    private readonly cache: AccessCache,
  ) {}

  static async open(options: ApiOptions): Promise<Accounts> {
    const pool = new pg.Pool({
      connectionString: options.databaseUrl,
      max: 2,
      keepAlive: true,
      connectionTimeoutMillis: LOOKUP_TIMEOUT,
      query_timeout: LOOKUP_TIMEOUT,
      // A pooler would reject it.
      statement_timeout: isPooled(options) ? undefined : LOOKUP_TIMEOUT,
    });
    pool.on('error', error => {
      if (!pool.ending) options.log.error({ error }, 'An idle database connection failed');
    });
    const cache = new AccessCache(pool, options);
    const accounts = new Accounts(pool, await SessionTokens.open(pool), cache);
    await cache.start();
    return accounts;
  }

  /** The access of a token's bearer; without a valid token that of nobody. */
  async accessOf(token: string | undefined): Promise<Access> {
    if (!token || token.length > MAX_TOKEN_LENGTH) return nobody;
    if (isPersonal(token)) return this.accessOfPersonal(token);
    const claims = await this.tokens.verify(token);
    return claims ? this.accessOfSession(claims) : nobody;
  }

  /** The claims of a session token that has not expired; null for any other token, personal ones included. */
  sessionOf(token: string | undefined): Promise<SessionClaims | null> {
    const isSession = token && token.length <= MAX_TOKEN_LENGTH && !isPersonal(token);
    return isSession ? this.tokens.verify(token) : Promise.resolve(null);
  }

  /** The current access of a session; that of nobody once the user is inactive or the token's version has ended. */
  async accessOfSession({
    userId,
    tokenVersion,
  }: Pick<SessionClaims, 'userId' | 'tokenVersion'>): Promise<Access> {
    const access = await this.accessOfUser(userId);
    return access.user?.tokenVersion === tokenVersion ? access : nobody;
  }

  /** The current access of an active user, whatever the token. */
  accessOfUser(id: number): Promise<Access> {
    return this.cache.accessOfUser(id);
  }

  grantsOf(role: string): Promise<Grants> {
    return this.cache.grantsOf(role);
  }

  issueToken(user: { id: number; tokenVersion: number }): Promise<string> {
    return this.tokens.issue(user);
  }

  /** As `AccessCache.invalidate`. */
  changed(userId?: number): void {
    this.cache.invalidate(userId);
  }

  /** As `AccessCache.onChanged`. */
  onChanged(listener: AccessChangeListener): () => void {
    return this.cache.onChanged(listener);
  }

  async close(): Promise<void> {
    await this.cache.close();
    await this.pool.end();
  }

  /** A personal token grants the part of its owner's access that it is limited to, while the owner may use tokens. */
  private async accessOfPersonal(token: string): Promise<Access> {
    const scope = await useToken(this.pool, token);
    const user = scope && (await this.cache.user(scope.userId));
    if (!user || user.tokenVersion !== scope.userTokenVersion) return nobody;
    const grants = await this.grantsOf(user.role);
    if (!grants.get('analytics')?.view) return nobody;
    return new Access(user, grantsWithin(grants, scope), scope.id);
  }
}
