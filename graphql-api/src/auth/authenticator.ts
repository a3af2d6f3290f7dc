import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import type { Caller } from './caller.ts';
import type { ApiOptions } from '../server/api-options.ts';
import { isPooled } from '../database/address.ts';
import { idleErrorOf, openPool } from '../database/connections.ts';
import { CONNECTION_LIFE } from '../database/read-pool.ts';
import { createStatementNames, unnamed } from '../database/statement-names.ts';
import { AccessCache, type Grants } from './access-cache.ts';
import type { ChangeListener } from '../database/change-listener.ts';
import { badRequest, forbidden, signInRequired } from '../common/errors.ts';
import { addressBucket, MinuteLimit } from '../common/rate-limit.ts';
import { Access, anonymousAccess, ROLES } from './access.ts';
import { HUBS, type HubAction, type HubCaller } from './hub-caller.ts';
import { grantsWithin, isPersonal, personalTokenHash, useToken, type TokenScope } from './personal-tokens.ts';
import { LookUps } from './look-ups.ts';
import { previewOf } from './preview.ts';
import { COMMAND, type PurposeTokens } from './purpose-tokens.ts';
import { isSessionOf, SessionTokens, type SessionClaims } from './session-tokens.ts';
import { msg } from '../common/message.ts';

const TOO_MANY_REQUESTS = msg('Too many requests');

/** Users and grants are looked up within this time, in milliseconds, or the request fails. */
const LOOKUP_TIMEOUT = 5_000;
/** Characters of a token; issued ones have less than 200. */
const MAX_TOKEN_LENGTH = 1_000;
/** Personal tokens that one address may send in a minute and that were not valid lately. */
const UNKNOWN_TOKENS_A_MINUTE = 600;
/** Personal tokens that are remembered as valid lately: they do not count. */
const KNOWN_TOKENS = 10_000;
const HUB_ACTIONS: readonly HubAction[] = ['view', 'add', 'edit', 'delete'];

type TokenBearer = Pick<Caller, 'token' | 'address' | 'previewedRole' | 'savedQuery'>;

/** Who looks for a saved query, and the ids of those that the token is limited to; empty for all. */
export interface SavedQueryAccess {
  access: Access;
  limitedTo: readonly string[];
}

/** Verifies tokens and returns the access of their bearers. */
export class Authenticator {
  private readonly unknownTokens = new MinuteLimit(UNKNOWN_TOKENS_A_MINUTE);
  /** By their hashes. */
  private readonly knownTokens = new LRUCache<string, true>({ max: KNOWN_TOKENS });

  private constructor(
    private readonly pool: pg.Pool,
    private readonly lookUps: LookUps,
    private readonly tokens: SessionTokens,
    readonly cache: AccessCache,
  ) {}

  /** @param listener not started yet */
  static async open(options: ApiOptions, listener: ChangeListener): Promise<Authenticator> {
    const pool = openPool(
      {
        connectionString: options.databaseUrl,
        max: 2,
        connectionTimeoutMillis: LOOKUP_TIMEOUT,
        query_timeout: LOOKUP_TIMEOUT,
        // A pooler would reject it.
        statement_timeout: isPooled(options) ? undefined : LOOKUP_TIMEOUT,
      },
      idleErrorOf(options),
    );
    const lookUps = new LookUps(pool, isPooled(options) ? unnamed : createStatementNames(CONNECTION_LIFE));
    return new Authenticator(
      pool,
      lookUps,
      await SessionTokens.open(pool),
      new AccessCache(lookUps, listener),
    );
  }

  /**
   * The access of a token's bearer; without a valid token that of nobody.
   * @throws RATE_LIMITED where an address has sent too many unknown personal tokens, FORBIDDEN where the bearer may not view permissions, BAD_USER_INPUT for an unknown role
   */
  async accessOf(bearer: TokenBearer): Promise<Access> {
    const { previewedRole } = bearer;
    const access = await this.accessByToken(bearer);
    if (previewedRole === undefined || !access.user) return access;
    if (access.tokenId !== null) throw signInRequired();
    if (!access.can('permissions', 'view')) throw forbidden('permissions:view');
    if (!ROLES.some(role => role === previewedRole))
      throw badRequest(`A preview is of one of the roles ${ROLES.join(', ')}`);
    return previewOf(access, previewedRole, await this.cache.grantsOf(previewedRole));
  }

  /** The same without waiting, for a session whose user and grants are cached; undefined for all others. */
  cachedAccessOf({ token, previewedRole }: TokenBearer): Access | undefined {
    const claims = token === undefined || previewedRole !== undefined ? undefined : this.tokens.cached(token);
    if (!claims) return undefined;
    const access = this.cache.cachedAccessOfUser(claims.userId);
    return access && (isSessionOf(access.user, claims) ? access : anonymousAccess);
  }

  /**
   * The access by which a bearer finds saved queries: with all grants of the role, also where a token is limited to some.
   * @throws FORBIDDEN where the role may not run queries, RATE_LIMITED
   */
  async savedQueryAccessOf(bearer: TokenBearer): Promise<SavedQueryAccess> {
    const { token, address } = bearer;
    if (!token || !isPersonal(token)) {
      const access = await this.accessOf(bearer);
      if (access.user && !access.can('analytics', 'view')) throw forbidden('analytics:view');
      return { access, limitedTo: [] };
    }
    const scope = await this.scopeOf(token, address);
    if (!scope || scope.hub) return { access: anonymousAccess, limitedTo: [] };
    const { user, tokenId } = await this.accessWithin(scope);
    const access = user ? new Access(user, await this.cache.grantsOf(user.role), tokenId) : anonymousAccess;
    return { access, limitedTo: scope.savedQueries };
  }

  private async accessByToken({ token, address, savedQuery }: TokenBearer): Promise<Access> {
    if (!token || token.length > MAX_TOKEN_LENGTH) return anonymousAccess;
    if (isPersonal(token)) return this.accessOfPersonal(token, address, savedQuery);
    const claims = await this.tokens.verify(token);
    return claims ? this.accessOfSession(claims) : anonymousAccess;
  }

  /** The claims of a session token that has not expired; null for any other token, personal ones included. */
  sessionOf(token: string | undefined): Promise<SessionClaims | null> {
    const isSession = token && token.length <= MAX_TOKEN_LENGTH && !isPersonal(token);
    return isSession ? this.tokens.verify(token) : Promise.resolve(null);
  }

  /** The current access of a session; that of nobody once the user is inactive or the session has ended. */
  async accessOfSession(claims: Omit<SessionClaims, 'expiresAt'>): Promise<Access> {
    const access = await this.cache.accessOfUser(claims.userId);
    return isSessionOf(access.user, claims) ? access : anonymousAccess;
  }

  issueToken(user: { id: number; tokenVersion: number }): Promise<string> {
    return this.tokens.issue(user);
  }

  close(): Promise<void> {
    return this.pool.end();
  }

  /** Tokens that are no sessions. */
  get purposeTokens(): PurposeTokens {
    return this.tokens.forPurposes;
  }

  /**
   * What a token's bearer may do with releases of hubs; null without a valid token. Tokens that are limited to a hub and
   * those of commands are valid here only.
   */
  async hubCallerOf({ token, address }: TokenBearer): Promise<HubCaller | null> {
    if (!token || token.length > MAX_TOKEN_LENGTH) return null;
    if (isPersonal(token)) return this.hubCallerOfPersonal(token, address);
    const { user, grants } = await this.accessByToken({ token, address });
    if (user) return { name: user.username, user, actions: actionsOf(grants), hub: null };
    const command = await this.purposeTokens.verify(COMMAND, token);
    if (!command) return null;
    return { name: String(command['name']), user: null, actions: new Set(HUB_ACTIONS), hub: null };
  }

  private async hubCallerOfPersonal(token: string, address: string): Promise<HubCaller | null> {
    const scope = await this.scopeOf(token, address);
    if (!scope || scope.savedQueries.length > 0) return null;
    if (scope.hub) return this.callerForHub(scope, scope.hub);
    const { user, grants } = await this.accessWithin(scope);
    return user && { name: user.username, user, actions: actionsOf(grants), hub: null };
  }

  /**
   * What a personal token is limited to; null where it is not valid.
   * @throws RATE_LIMITED
   */
  private async scopeOf(token: string, address: string): Promise<TokenScope | null> {
    const hash = personalTokenHash(token);
    if (hash === undefined) return null;
    // Before the database is queried: clients with invented tokens must not keep it busy.
    if (!this.knownTokens.has(hash))
      this.unknownTokens.take(addressBucket(address), { what: TOO_MANY_REQUESTS });
    const scope = await useToken(this.lookUps, hash);
    if (scope) this.knownTokens.set(hash, true);
    else this.knownTokens.delete(hash);
    return scope;
  }

  /** A personal token grants the part of its owner's access that it is limited to, while the owner may use tokens. */
  private async accessOfPersonal(token: string, address: string, savedQuery?: number): Promise<Access> {
    const scope = await this.scopeOf(token, address);
    if (!scope || scope.hub) return anonymousAccess;
    const { savedQueries } = scope;
    const permits = savedQueries.length === 0 || savedQueries.includes(String(savedQuery));
    return permits ? this.accessWithin(scope) : anonymousAccess;
  }

  private async accessWithin(scope: TokenScope): Promise<Access> {
    const user = await this.ownerOf(scope);
    const grants = user && (await this.cache.grantsOf(user.role));
    if (!grants?.get('analytics')?.view) return anonymousAccess;
    return new Access(user, grantsWithin(grants, scope), scope.id);
  }

  /** A token that is limited to a hub never removes releases, and ends when its owner could not create it now. */
  private async callerForHub(scope: TokenScope, hub: string): Promise<HubCaller | null> {
    const user = await this.ownerOf(scope);
    if (!user) return null;
    const actions = actionsOf(await this.cache.grantsOf(user.role));
    actions.delete('delete');
    if (!actions.has('add') && !actions.has('edit')) return null;
    return { name: user.username, user, actions, hub };
  }

  private async ownerOf({ userId, userTokenVersion }: TokenScope) {
    const user = await this.cache.user(userId);
    return user?.tokenVersion === userTokenVersion ? user : null;
  }
}

const actionsOf = (grants: Grants): Set<HubAction> =>
  new Set(HUB_ACTIONS.filter(action => grants.get(HUBS)?.[action]));
