import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { AccessUser } from '../auth/access.ts';
import { connectToRead } from '../database/connect.ts';
import { keyOf, type Audience, type Bundle, type HubState, type Registry } from './types.ts';

export type Query = <T extends pg.QueryResultRow>(sql: string, values?: unknown[]) => Promise<T[]>;

/** Queries by a connection, as within a transaction. */
export const queryBy =
  (client: pg.ClientBase): Query =>
  async <T extends pg.QueryResultRow>(sql: string, values?: unknown[]) =>
    (await client.query<T>(sql, values)).rows;

/** @param known bundles that were read before; a stored bundle never changes */
export async function readRegistry(query: Query, known?: Registry['bundles']): Promise<Registry> {
  const [row] = await query<{ revision: string; hubs: HubState[] }>(
    `select (select coalesce(max(id), 0)::text from hub_activation) as revision,
            (select coalesce(json_agg(hub order by remote), '[]') from hub) as hubs`,
  );
  const { revision, hubs } = row!;
  const bundles = new Map<string, Bundle>();
  const missing: string[] = [];
  for (const { remote, version, canary } of hubs)
    for (const needed of [version, canary?.version]) {
      if (!needed) continue;
      const key = keyOf(remote, needed);
      const bundle = known?.get(key);
      if (bundle) bundles.set(key, bundle);
      else missing.push(key);
    }
  if (missing.length > 0)
    for (const { key, bundle } of await query<{ key: string; bundle: Bundle }>(
      `select remote || ' ' || version as key, bundle from hub_build where remote || ' ' || version = any($1)`,
      [missing],
    ))
      bundles.set(key, bundle);
  return { revision, hubs: new Map(hubs.map(hub => [hub.remote, hub])), bundles };
}

/**
 * The bundles of the active releases and canaries in a database.
 * @param timeout for connecting and for each statement, in milliseconds
 * @throws the error of PostgreSQL or of the connection
 */
export const readReleasedBundles = (databaseUrl: string, timeout: number): Promise<Bundle[]> =>
  connectToRead(databaseUrl, timeout, async client => {
    const { bundles } = await readRegistry(queryBy(client));
    return [...bundles.values()];
  });

/** Whether a canary is for a user: by role, or by a number that stays the same for a user and a hub. */
export function isInAudience(
  { roles, percent }: Audience,
  remote: string,
  { id, role }: Pick<AccessUser, 'id' | 'role'>,
): boolean {
  return (roles?.includes(role) ?? false) || (percent !== undefined && shareOf(id, remote) < percent);
}

/** From 0 to less than 100, in hundredths. */
const shareOf = (userId: number, remote: string) =>
  (createHash('sha256').update(`${userId} ${remote}`).digest().readUInt32BE() % 10_000) / 100;
