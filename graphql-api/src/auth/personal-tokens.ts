import { createHash, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Access } from './access.ts';
import type { Grants } from './access-cache.ts';
import { signInRequired } from '../common/errors.ts';
import type { LookUps } from './look-ups.ts';

/** The prefix of personal tokens, by which people and secret scanners recognize them. */
const PREFIX = 'gym_';
/** Of tokens for saved queries: servers of a version without that limit do not know them, and reject them. */
const QUERY_PREFIX = 'gymq_';
/** Characters after the prefix that are shown later on. */
const SHOWN = 6;

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
  /** The ids of the saved queries to which it is limited: it does nothing but run these. Empty without this limit. */
  savedQueries: string[];
}

/** A new token, the beginning that is shown of it later on, and its hash. The token is random, so that no salt is needed. */
export function newToken({ savedQueries }: Pick<TokenScope, 'savedQueries'>): {
  token: string;
  start: string;
  tokenHash: string;
} {
  const prefix = savedQueries.length > 0 ? QUERY_PREFIX : PREFIX;
  const token = prefix + randomBytes(32).toString('base64url');
  return { token, start: token.slice(0, prefix.length + SHOWN), tokenHash: hashOf(token) };
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

export const isPersonal = (token: string) => token.startsWith(PREFIX) || token.startsWith(QUERY_PREFIX);

/** 32 bytes after the prefix. */
const FORM = /^gymq?_[\w-]{43}$/;

/** The hash under which a token is stored; undefined for a text that no token has. */
export const personalTokenHash = (token: string): string | undefined =>
  FORM.test(token) ? hashOf(token) : undefined;

/** Looks up a token that has neither expired nor been revoked, and stores the time of its use. It is not cached. */
export async function useToken(lookUps: LookUps, tokenHash: string): Promise<TokenScope | null> {
  const sql = `with used as (
       update personal_token set last_used_at = now()
        where token_hash = $1 and expires_at > now() and (last_used_at is null or last_used_at < now() - interval '1 minute')
     )
     select id, user_id as "userId", user_token_version as "userTokenVersion", resources, may_write as "mayWrite", hub,
            saved_queries as "savedQueries"
       from personal_token where token_hash = $1 and expires_at > now()`;
  const [scope] = await lookUps.rows<TokenScope>(sql, [tokenHash]);
  return scope ?? null;
}

/** By the grants of a role, then by what tokens are limited to. Equal grants keep their identity: plans are cached by it. */
const limited = new WeakMap<Grants, LRUCache<string, Grants>>();
/** Limits that are kept for each role. */
const MAX_LIMITS = 100;

/** The part of a role's grants that a token is limited to. */
export function grantsWithin(grants: Grants, scope: Pick<TokenScope, 'resources' | 'mayWrite'>): Grants {
  if (scope.resources.length === 0 && scope.mayWrite) return grants;
  const byLimit = limited.get(grants) ?? new LRUCache({ max: MAX_LIMITS });
  limited.set(grants, byLimit);
  const limit = JSON.stringify([scope.mayWrite, scope.resources.toSorted()]);
  const within = byLimit.get(limit) ?? limitedGrants(grants, scope);
  byLimit.set(limit, within);
  return within;
}

function limitedGrants(
  grants: Grants,
  { resources, mayWrite }: Pick<TokenScope, 'resources' | 'mayWrite'>,
): Grants {
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
