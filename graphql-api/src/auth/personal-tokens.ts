import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';
import type { Access, Grant } from './access.ts';
import { signInRequired } from '../common/errors.ts';
import { traceQuery } from '../database/statement-span.ts';

/** The prefix of personal tokens, by which people and secret scanners recognize them. */
const PREFIX = 'gym_';
const SHOWN = PREFIX.length + 6;

/** What a personal token is limited to. */
export interface TokenScope {
  id: number;
  userId: number;
  userTokenVersion: number;
  /** Empty for everything. */
  resources: string[];
  mayWrite: boolean;
  /** The hub to which it is limited: it does nothing but work on this hub's releases. */
  hub: string | null;
}

/** A new token, the beginning that is shown of it later on, and its hash. The token is random, so that no salt is needed. */
export function newToken(): { token: string; start: string; tokenHash: string } {
  const token = PREFIX + randomBytes(32).toString('base64url');
  return { token, start: token.slice(0, SHOWN), tokenHash: hashOf(token) };
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

export const isPersonal = (token: string) => token.startsWith(PREFIX);

/** Looks up a token that has neither expired nor been revoked, and stores the time of its use. It is not cached. */
export async function useToken(pool: pg.Pool, token: string): Promise<TokenScope | null> {
  const sql = `with used as (
       update personal_token set last_used_at = now()
        where token_hash = $1 and expires_at > now() and (last_used_at is null or last_used_at < now() - interval '1 minute')
     )
     select id, user_id as "userId", user_token_version as "userTokenVersion", resources, may_write as "mayWrite", hub
       from personal_token where token_hash = $1 and expires_at > now()`;
  const { rows } = await traceQuery('accounts', sql, () => pool.query<TokenScope>(sql, [hashOf(token)]));
  return rows[0] ?? null;
}

/** The part of a role's grants that a token is limited to. */
export function grantsWithin(
  grants: ReadonlyMap<string, Grant>,
  { resources, mayWrite }: TokenScope,
): ReadonlyMap<string, Grant> {
  const within = [...grants].filter(([resource]) => resources.length === 0 || resources.includes(resource));
  return new Map(
    within.map(([resource, grant]) => [
      resource,
      mayWrite
        ? grant
        : { resource, view: grant.view, add: false, edit: false, delete: false, menuVisible: false },
    ]),
  );
}

/** Rejects personal tokens. @throws FORBIDDEN */
export function requireSignIn({ tokenId }: Access): void {
  if (tokenId !== null) throw signInRequired();
}
