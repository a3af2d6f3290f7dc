import { createHash, randomBytes } from 'node:crypto';
import { SignJWT, jwtVerify, errors as joseErrors } from 'jose';
import { LRUCache } from 'lru-cache';
import pg from 'pg';
import { grantsWithin, isPersonal, useToken } from '../analytics/token-access.ts';
import type { ApiOptions } from '../api.ts';
import { ACCESS_CHANNEL } from './access-changed.ts';
import { Access, nobody, SUPER_USER, superUserGrant, type AccessUser, type Grant } from './access.ts';

interface Account extends AccessUser {
  tokenVersion: number;
}

/** What a token of a sign-in says. */
interface Claims {
  id: number;
  version: number;
}

/** Tokens that are not verified anew with each request. */
const REMEMBERED_TOKENS = 1_000;
/** Characters of a token; those that are issued have less than 200. */
const MAX_TOKEN_LENGTH = 1_000;
const TOKEN_LIFE = '12h';
const RECONNECT_AFTER_MS = 1_000;

/**
 * Who may do what, from the tables `user` and `permission`.
 * Kept in memory, and forgotten as soon as the database tells of a change, whichever process made it;
 * while it cannot be listened to, nothing is kept.
 */
export class Accounts {
  private users = new Map<number, Account | null>();
  private grants = new Map<string, ReadonlyMap<string, Grant>>();
  /** What tokens with a right signature say, until they end. Whether they still count is for `users` to say. */
  private readonly verified = new LRUCache<string, Claims>({ max: REMEMBERED_TOKENS, ttlResolution: 0 });
  /** Raised by every change, so that what was read before a change is not kept after it. */
  private epoch = 0;
  private readonly changeListeners = new Set<() => void>();
  private listener: pg.Client | undefined;
  private closed = false;

  private constructor(
    private readonly pool: pg.Pool,
    private readonly options: ApiOptions,
    private readonly key: Uint8Array,
  ) {}

  static async open(options: ApiOptions): Promise<Accounts> {
    const pool = new pg.Pool({ connectionString: options.databaseUrl, max: 2 });
    pool.on('error', error => options.log.error({ error }, 'An idle database connection failed'));
    const accounts = new Accounts(pool, options, await signingKey(pool));
    await accounts.listen();
    return accounts;
  }

  /** The access of a token's bearer; without a valid token that of nobody. */
  async accessOf(token: string | undefined): Promise<Access> {
    if (!token || token.length > MAX_TOKEN_LENGTH) return nobody;
    if (isPersonal(token)) return this.accessOfPersonal(token);
    const claims = await this.claimsOf(token);
    if (!claims) return nobody;
    const user = await this.user(claims.id);
    if (!user || user.tokenVersion !== claims.version) return nobody;
    return new Access(user, await this.grantsOf(user.role));
  }

  /** A personal token opens what it is limited to of what its owner may do now, while that person may use tokens. */
  private async accessOfPersonal(token: string): Promise<Access> {
    const scope = await useToken(this.pool, token);
    const user = scope && (await this.user(scope.userId));
    if (!user || user.tokenVersion !== scope.userTokenVersion) return nobody;
    const grants = await this.grantsOf(user.role);
    if (!grants.get('analytics')?.view) return nobody;
    return new Access(user, grantsWithin(grants, scope), scope.id);
  }

  issueToken(user: { id: number; tokenVersion: number }): Promise<string> {
    return new SignJWT({ v: user.tokenVersion })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(String(user.id))
      .setIssuedAt()
      .setExpirationTime(TOKEN_LIFE)
      .sign(this.key);
  }

  /** Forgets what is known; called once a change has been committed. */
  changed(): void {
    this.epoch++;
    this.users.clear();
    this.grants.clear();
    for (const listener of this.changeListeners) listener();
  }

  /**
   * Calls back after every change of users or permissions.
   * @returns ends it
   */
  onChanged(listener: () => void): () => void {
    this.changeListeners.add(listener);
    return () => this.changeListeners.delete(listener);
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.listener?.end();
    await this.pool.end();
  }

  async grantsOf(role: string): Promise<ReadonlyMap<string, Grant>> {
    return this.remembered(this.grants, role, async () => {
      const { rows } = await this.pool.query<Grant>(
        `select resource, can_view as view, can_add as add, can_edit as edit, can_delete as delete, menu_visible as "menuVisible"
           from permission where role = $1 order by resource`,
        [role],
      );
      const grants = role === SUPER_USER ? [...rows, superUserGrant] : rows;
      return new Map(grants.map(grant => [grant.resource, grant]));
    });
  }

  private user(id: number): Promise<Account | null> {
    return this.remembered(this.users, id, async () => {
      const { rows } = await this.pool.query<Account>(
        `select id, username, full_name as "fullName", role, token_version as "tokenVersion"
           from "user" where id = $1 and status = 'active'`,
        [id],
      );
      return rows[0] ?? null;
    });
  }

  private async remembered<K, V>(memory: Map<K, V>, key: K, load: () => Promise<V>): Promise<V> {
    const known = memory.get(key);
    if (known !== undefined) return known;
    const { epoch } = this;
    const value = await load();
    if (this.listener && epoch === this.epoch) memory.set(key, value);
    return value;
  }

  private async claimsOf(token: string): Promise<Claims | null> {
    const known = this.verified.get(token);
    if (known) return known;
    try {
      const { payload } = await jwtVerify(token, this.key, { algorithms: ['HS256'] });
      const claims = { id: Number(payload.sub), version: Number(payload['v']) };
      const left = payload.exp! * 1000 - Date.now();
      if (left > 0) this.verified.set(token, claims, { ttl: left });
      return claims;
    } catch (error) {
      if (error instanceof joseErrors.JOSEError) return null;
      throw error;
    }
  }

  private async listen(): Promise<void> {
    const client = new pg.Client({ connectionString: this.options.databaseUrl });
    client.on('error', () => this.lost(client));
    client.on('end', () => this.lost(client));
    client.on('notification', () => this.changed());
    await client.connect();
    await client.query(`listen ${ACCESS_CHANNEL}`);
    this.listener = client;
    this.changed();
  }

  private lost(client: pg.Client): void {
    if (this.listener !== client) return;
    this.listener = undefined;
    this.changed();
    this.reconnect();
  }

  private reconnect(): void {
    if (this.closed) return;
    setTimeout(() => {
      if (this.closed) return;
      this.listen().catch(() => this.reconnect());
    }, RECONNECT_AFTER_MS).unref();
  }
}

/** The key is made once and kept in the database, where all processes of the API find it. */
async function signingKey(pool: pg.Pool): Promise<Uint8Array> {
  await pool.query(`insert into secret (name, value) values ('token-key', $1) on conflict do nothing`, [
    randomBytes(48).toString('base64'),
  ]);
  const { rows } = await pool.query<{ value: string }>(`select value from secret where name = 'token-key'`);
  return createHash('sha256').update(rows[0]!.value).digest();
}
