import { isDeepStrictEqual } from 'node:util';
import type pg from 'pg';
import { conflict } from '../common/errors.ts';
import { msg } from '../common/message.ts';
import type { Caller } from '../auth/caller.ts';
import type { HubCaller } from '../auth/hub-caller.ts';
import { findStored, insertBuild, prune, verifyBuild } from './build-store.ts';
import type { Callers } from './callers.ts';
import type { ReleaseDatabase } from './database.ts';
import { record, storedBundle, type HubChanges } from './hub-changes.ts';
import { queryBy } from './registry.ts';
import type { ServedHubs } from './served-hubs.ts';
import type { BuildOrigin, Bundle, Registry } from './types.ts';

/** Hubs of a club, with those that were removed. */
const MAX_HUBS = 100;

/** Rejects a bundle that would not work beside what is served: both throw when it must not be stored or served. */
export interface ReleaseCheck {
  /** Checks everything. It runs before the lock of all releases, since it may take long. */
  whole(bundle: Bundle, registry: Registry): void | Promise<void>;
  /** Checks again within the lock what another release may have changed: the paths and names of the served hubs. */
  clashes(bundle: Bundle, registry: Registry): void | Promise<void>;
}

/** Stores builds of hubs with their files: releases, and builds of the checkout that were served. */
export class Builds {
  constructor(
    private readonly database: ReleaseDatabase,
    private readonly callers: Callers,
    private readonly served: ServedHubs,
    private readonly changes: HubChanges,
  ) {}

  /**
   * Checks a release and stores it; it is not served yet. A version that is stored already stays as it is.
   * @param files the content of each file of the bundle, by its path
   * @param origin what it was built from
   * @throws CONFLICT when the version is stored with other content, also as a build of a checkout
   */
  async store(
    caller: Caller,
    bundle: Bundle,
    files: ReadonlyMap<string, Buffer>,
    check: ReleaseCheck,
    origin?: BuildOrigin,
  ): Promise<'stored' | 'known'> {
    const { name } = await this.check(caller, bundle, files, check);
    return this.database.change(async client => {
      await check.clashes(bundle, await this.served.readWith(client));
      const stored = await findStored(queryBy(client), bundle.remote, bundle.version);
      // As JSON has it, in which nothing is undefined.
      if (stored && !isDeepStrictEqual(stored.bundle, JSON.parse(JSON.stringify(bundle))))
        throw conflict(
          msg('{hub} {version} is stored with other content. Build another version.', {
            hub: bundle.remote,
            version: bundle.version,
          }),
        );
      if (stored?.source === 'release') return 'known';
      await requireRoom(client, bundle.remote);
      await insertBuild(client, { bundle, files, source: 'release', by: name, origin });
      await prune(client);
      return 'stored';
    });
  }

  /** Checks as `store` does, and stores nothing. */
  async check(
    caller: Caller,
    bundle: Bundle,
    files: ReadonlyMap<string, Buffer>,
    check: ReleaseCheck,
  ): Promise<HubCaller> {
    const hubCaller = await this.callers.require(caller, 'add', bundle.remote);
    verifyBuild(bundle, files);
    await check.whole(bundle, await this.served.registry());
    return hubCaller;
  }

  /** Deletes a release that is not served. */
  async delete(caller: Caller, remote: string, version: string): Promise<void> {
    const { name } = await this.callers.require(caller, 'delete', remote);
    await this.changes.change(remote, async (client, state) => {
      await storedBundle(client, remote, version);
      if (state.version === version || state.canary?.version === version)
        throw conflict(
          msg('{hub} {version} is served. Roll back first, then delete it.', { hub: remote, version }),
        );
      await client.query('delete from hub_build where remote = $1 and version = $2', [remote, version]);
      await prune(client);
      await record(client, { remote, version, action: 'delete', by: name });
      return state;
    });
  }

  /** A file of a stored build; undefined when there is none. Files are public, as those of the served hubs. */
  async file(remote: string, version: string, path: string): Promise<Buffer | undefined> {
    if (path === 'hub.json') {
      const build = await findStored(this.database.rows, remote, version);
      return build && Buffer.from(JSON.stringify(build.bundle));
    }
    const [row] = await this.database.rows<{ content: Buffer }>(
      `select content from hub_build join hub_file on integrity = hub_build.files ->> $3 where remote = $1 and version = $2`,
      [remote, version, path],
    );
    return row?.content;
  }

  /** A file of the newest stored build of a package that has it; its name contains a hash of its content. */
  async newestFile(remote: string, path: string): Promise<Buffer | undefined> {
    const [row] = await this.database.rows<{ content: Buffer }>(
      `select content from hub_build join hub_file on integrity = hub_build.files ->> $2
        where remote = $1 order by hub_build.id desc limit 1`,
      [remote, path],
    );
    return row?.content;
  }

  /** Whether a version is stored. */
  async has(remote: string, version: string): Promise<boolean> {
    const rows = await this.database.rows('select from hub_build where remote = $1 and version = $2', [
      remote,
      version,
    ]);
    return rows.length > 0;
  }

  /** Deletes old builds that are not served. @returns how many */
  prune(): Promise<number> {
    return this.database.change(prune);
  }

  /** Stores a build of the checkout that this process serves, so that open tabs find its files after the next build. */
  async keep(bundle: Bundle, files: ReadonlyMap<string, Buffer>): Promise<void> {
    await this.database.change(async client => {
      await insertBuild(client, { bundle, files, source: 'checkout', by: 'the server' });
      await prune(client);
    });
  }

  /** Notes that a build that is stored is served from a checkout. @returns whether it is stored */
  async touch(remote: string, version: string): Promise<boolean> {
    const rows = await this.database.rows(
      'update hub_build set served_at = now() where remote = $1 and version = $2 returning id',
      [remote, version],
    );
    return rows.length > 0;
  }
}

/** @throws CONFLICT */
async function requireRoom(client: pg.ClientBase, remote: string): Promise<void> {
  const { rows } = await client.query<{ known: boolean; count: number }>(
    `select coalesce(bool_or(remote = $1), false) as known, count(*)::int as count
       from (select remote from hub union select remote from hub_build where source = 'release') hubs`,
    [remote],
  );
  const { known, count } = rows[0]!;
  if (!known && count >= MAX_HUBS)
    throw conflict(
      msg('The club has {max} hubs already; delete the releases of one that is not used', { max: MAX_HUBS }),
    );
}
