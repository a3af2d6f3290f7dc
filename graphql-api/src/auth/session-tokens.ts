import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { SignJWT, jwtVerify, errors as joseErrors } from 'jose';
import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import type { AccessUser } from './access.ts';
import { PurposeTokens } from './purpose-tokens.ts';

/** What the token of a sign-in says. */
export interface SessionClaims {
  /** Unique; a session that its user ends before it expires is found by it. */
  sessionId: string;
  userId: number;
  /** The user's `tokenVersion` when the token was issued; a token of another version has ended. */
  tokenVersion: number;
  /** In milliseconds since 1970. */
  expiresAt: number;
}

/** Whether a session is one of this user, and neither it alone nor all of the user's have ended. */
export const isSessionOf = (
  user: AccessUser | null,
  { sessionId, tokenVersion }: Pick<SessionClaims, 'sessionId' | 'tokenVersion'>,
): user is AccessUser => user?.tokenVersion === tokenVersion && !user.endedSessions.includes(sessionId);

const TOKEN_LIFE = '12h';
const CACHED_TOKENS = 1_000;

/** Issues and verifies the tokens of sign-ins: JWTs, signed with a key that all processes find in the database. */
export class SessionTokens {
  /** The claims of tokens with a valid signature, until they expire. */
  private readonly verified = new LRUCache<string, SessionClaims>({ max: CACHED_TOKENS, ttlResolution: 0 });

  private constructor(
    private readonly key: Uint8Array,
    readonly forPurposes = new PurposeTokens(key),
  ) {}

  static async open(pool: pg.Pool): Promise<SessionTokens> {
    return new SessionTokens(await signingKey(pool));
  }

  issue(user: { id: number; tokenVersion: number }): Promise<string> {
    return new SignJWT({ v: user.tokenVersion })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(String(user.id))
      .setJti(randomUUID())
      .setIssuedAt()
      .setExpirationTime(TOKEN_LIFE)
      .sign(this.key);
  }

  /** The claims of a token that was verified before and has not expired. */
  cached(token: string): SessionClaims | undefined {
    return this.verified.get(token);
  }

  /** @returns null for a token that is expired or forged, or no token of a sign-in */
  async verify(token: string): Promise<SessionClaims | null> {
    const cached = this.verified.get(token);
    if (cached) return cached;
    try {
      const { payload } = await jwtVerify(token, this.key, {
        algorithms: ['HS256'],
        requiredClaims: ['sub', 'exp', 'v'],
      });
      // Those of `PurposeTokens` are signed with the same key.
      if (payload.aud !== undefined) return null;
      const claims = {
        // Tokens of 1.0.0 have no id.
        sessionId: payload.jti ?? createHash('sha256').update(JSON.stringify(payload)).digest('base64url'),
        userId: Number(payload.sub),
        tokenVersion: Number(payload['v']),
        expiresAt: payload.exp! * 1000,
      };
      const ttl = claims.expiresAt - Date.now();
      if (ttl > 0) this.verified.set(token, claims, { ttl });
      return claims;
    } catch (error) {
      if (error instanceof joseErrors.JOSEError) return null;
      throw error;
    }
  }
}

const KEY_NAME = 'token-key';

/** Made by the first process that starts. Later ones only read it, so that they start on a read-only replica too. */
async function signingKey(pool: pg.Pool): Promise<Uint8Array> {
  const stored = (await storedKey(pool)) ?? (await createKey(pool));
  return createHash('sha256').update(stored).digest();
}

async function storedKey(pool: pg.Pool): Promise<string | undefined> {
  const { rows } = await pool.query<{ value: string }>('select value from secret where name = $1', [
    KEY_NAME,
  ]);
  return rows[0]?.value;
}

async function createKey(pool: pg.Pool): Promise<string> {
  await pool.query('insert into secret (name, value) values ($1, $2) on conflict do nothing', [
    KEY_NAME,
    randomBytes(48).toString('base64'),
  ]);
  return (await storedKey(pool))!;
}
