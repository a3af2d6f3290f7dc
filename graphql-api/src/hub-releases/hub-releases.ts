import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Accounts } from '../auth/accounts.ts';
import { requireHubAction, type HubAction, type HubCaller } from '../auth/hub-caller.ts';
import { LoadingCache } from '../auth/loading-cache.ts';
import { ApiError, badInput, badRequest, conflict, notFound, unauthenticated } from '../common/errors.ts';
import type { ChangeListener } from '../database/change-listener.ts';
import type { ApiOptions, Caller } from '../server/api.ts';
import { findBundle, insertBuild, isRemote, isVersion, prune, verifyBuild } from './build-store.ts';
import { ReleaseDatabase } from './database.ts';
import { HUBS_CHANNEL } from './entities.ts';
import { normalizedAudience, normalizedConfiguration } from './inputs.ts';
import { isInAudience, readRegistry } from './registry.ts';
import { previousVersion } from './rollback.ts';
import {
  keyOf,
  type Activation,
  type ActivationAction,
  type Audience,
  type Bundle,
  type Canary,
  type Configuration,
  type HubState,
  type ListedReleases,
  type Registry,
} from './types.ts';

/** Users in whose browsers a canary fails until it is stopped. */
const FAILING_USERS = 2;
/** How long a page waits for the database before it gets the list of hubs as it was, in milliseconds. */
const STALE_AFTER_MS = 2_000;
const PREVIEW = 'hub-preview';
const PREVIEW_SECONDS = 8 * 60 * 60;
/** Hubs of a club, with those that were removed. */
const MAX_HUBS = 100;
/** Activations of each hub in a response, newest first. */
const MAX_HISTORY = 50;
/** Versions of each hub whose documents belong to the user interface, because open tabs go on with them. */
const VERSIONS_IN_USE = 10;

/**
 * Rejects a bundle that would not work beside what is served.
 * @throws when it must not be stored or served
 */
export type CheckBundle = (bundle: Bundle, registry: Registry) => void | Promise<void>;

/** Called with the new revision of the registry. */
export type RegistryListener = (revision: string) => void;

const unchanged = (remote: string): HubState => ({
  remote,
  version: null,
  removed: false,
  canary: null,
  configuration: {},
  recalled: [],
});

/** The releases of hubs, in the database: every process of the API serves the same. Each method checks its caller. */
export class HubReleases {
  private readonly database: ReleaseDatabase;
  private readonly cache: LoadingCache<string, Registry>;
  private readonly operations: LoadingCache<string, string[]>;
  private readonly listeners = new Set<RegistryListener>();
  private last: Registry | undefined;
  private announced: string | undefined;

  /** @param listener not started yet */
  constructor(
    options: Pick<ApiOptions, 'databaseUrl' | 'log'>,
    private readonly accounts: Accounts,
    listener: ChangeListener,
  ) {
    this.database = new ReleaseDatabase(options);
    const isCurrent = () => listener.isCurrent();
    this.cache = new LoadingCache({ max: 1, isCurrent, load: () => this.readRegistry() });
    this.operations = new LoadingCache({ max: 1, isCurrent, load: () => this.readOperations() });
    listener.on(HUBS_CHANNEL, () => void this.announce());
  }

  /**
   * What is served. It is public. While the database does not respond, it is what was served last.
   * @throws UNAVAILABLE when this process has read nothing yet
   */
  async registry(): Promise<Registry> {
    const { last } = this;
    const current = this.cache.get('registry');
    if (!last) return current;
    current.catch(() => undefined);
    const late = new AbortController();
    try {
      return await Promise.race([current, sleep(STALE_AFTER_MS, last, { signal: late.signal })]);
    } catch {
      return last;
    } finally {
      late.abort();
    }
  }

  /** The GraphQL documents of the versions that browsers may run. */
  interactiveOperations(): Promise<string[]> {
    return this.operations.get('operations');
  }

  /** Calls back after every change of what is served. @returns a function that unsubscribes */
  onChanged(listener: RegistryListener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Who calls; null for nobody. */
  callerOf({ token }: Caller): Promise<HubCaller | null> {
    return this.accounts.hubCallerOf(token);
  }

  /** @throws UNAUTHENTICATED, FORBIDDEN */
  async require(caller: Caller, action: HubAction, remote?: string): Promise<HubCaller> {
    const hubCaller = await this.callerOf(caller);
    if (!hubCaller) throw unauthenticated();
    requireHubAction(hubCaller, action, remote);
    return hubCaller;
  }

  /** The canary that is for a user; undefined when the active version is. */
  static canaryFor({ remote, canary }: HubState, user: HubCaller['user']): Canary | undefined {
    return canary && user && isInAudience(canary.audience, remote, user) ? canary : undefined;
  }

  /** The releases and the history of one hub or all hubs; those of its hub for a token that is limited to one. */
  async list(caller: Caller, remote?: string): Promise<ListedReleases[]> {
    const { hub } = await this.require(caller, 'view', remote);
    const only = remote ?? hub;
    const rows = await this.database.rows<
      { remote: string; state: HubState | null } & Pick<ListedReleases, 'releases' | 'history'>
    >(
      `select remote, to_json(hub) as state,
              coalesce((select json_agg(json_build_object('version', b.version, 'storedAt', b.stored_at, 'by', b.stored_by, 'size', b.size)
                                        order by b.stored_at desc, b.id desc)
                 from hub_build b where b.remote = known.remote and b.source = 'release'), '[]') as releases,
              coalesce((select json_agg(jsonb_build_object('version', a.version, 'action', a.action, 'by', a.by, 'at', a.at) || coalesce(a.details, '{}')
                                        order by a.id desc)
                 from (select * from hub_activation h where h.remote = known.remote order by id desc limit $2) a), '[]') as history
         from (select remote from hub union select remote from hub_build where source = 'release') known
         left join hub using (remote)
        where $1::text is null or remote = $1 order by remote`,
      [only, MAX_HISTORY],
    );
    return rows.map(({ remote: name, state, releases, history }) => {
      const { version, removed, canary, recalled, configuration } = state ?? unchanged(name);
      return { remote: name, active: version, removed, canary, recalled, configuration, releases, history };
    });
  }

  /** The latest activations of all hubs, the newest first; for callers that may view releases or the administration. */
  async recentActivations(caller: Caller, limit: number): Promise<Activation[]> {
    const { user, grants } = await this.accounts.accessOf(caller.token);
    if (!user || !grants.get('admin')?.view) await this.require(caller, 'view');
    const rows = await this.database.rows<{ activation: Activation }>(
      `select jsonb_build_object('remote', remote, 'version', version, 'action', action, 'by', by,
                                 'at', to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
              || coalesce(details, '{}') as activation
         from hub_activation order by id desc limit $1`,
      [Math.min(limit, MAX_HISTORY)],
    );
    return rows.map(({ activation }) => activation);
  }

  /**
   * Checks a release and stores it; it is not served yet. A version that is stored already stays as it is.
   * @param files the content of each file of the bundle, by its path
   */
  async store(
    caller: Caller,
    bundle: Bundle,
    files: ReadonlyMap<string, Buffer>,
    check: CheckBundle,
  ): Promise<'stored' | 'known'> {
    const { name } = await this.require(caller, 'add', bundle.remote);
    verifyBuild(bundle, files);
    return this.database.change(async client => {
      const registry = await this.readWith(client);
      await check(bundle, registry);
      if (await findBundle(client, bundle.remote, bundle.version)) return 'known';
      await requireRoom(client, bundle.remote);
      await insertBuild(client, { bundle, files, source: 'release', by: name });
      await prune(client);
      return 'stored';
    });
  }

  /** As `store`, without storing anything. */
  async check(
    caller: Caller,
    bundle: Bundle,
    files: ReadonlyMap<string, Buffer>,
    check: CheckBundle,
  ): Promise<void> {
    await this.require(caller, 'add', bundle.remote);
    verifyBuild(bundle, files);
    await check(bundle, await this.registry());
  }

  /** Serves a release from now on: to everybody, or as a canary to an audience beside the active version. */
  async activate(
    caller: Caller,
    remote: string,
    version: string,
    input: unknown,
    check: CheckBundle,
  ): Promise<void> {
    const { name } = await this.require(caller, 'edit', remote);
    const audience = normalizedAudience(input);
    await this.change(remote, async (client, state, registry) => {
      await check(await storedBundle(client, remote, version), registry);
      if (audience) return startCanary(client, state, version, audience, name);
      await record(client, { remote, version, action: 'release', by: name });
      return { ...state, ...served(state, version), canary: null };
    });
  }

  /**
   * Serves again what was served before, or the named version; a canary is stopped first.
   * @param recall whether open tabs are to leave the version that is replaced
   * @returns the version that is served now; null for the build of the checkout
   */
  async rollBack(
    caller: Caller,
    remote: string,
    { version, recall = false }: { version?: string; recall?: boolean },
    check: CheckBundle,
  ): Promise<string | null> {
    const { name } = await this.require(caller, 'edit', remote);
    let now: string | null = null;
    await this.change(remote, async (client, state, registry) => {
      if (state.canary && version === undefined) {
        now = state.version;
        return stopCanary(client, state, { by: name, recall });
      }
      const target = version ?? (await previousVersion(client, remote));
      now = target;
      if (target !== null) await check(await storedBundle(client, remote, target), registry);
      const left = recall && !state.removed && state.version !== target ? state.version : null;
      await record(client, {
        remote,
        version: target,
        action: 'rollback',
        by: name,
        details: left === null ? null : { recall: true, recalled: left },
      });
      const next = { ...state, ...served(state, target), canary: null };
      return left === null ? next : { ...next, recalled: withRecalled(next.recalled, left) };
    });
    return now;
  }

  /** No longer serves a hub, also one of the checkout; its releases stay, and a roll-back brings it back. */
  async remove(caller: Caller, remote: string): Promise<void> {
    const { name } = await this.require(caller, 'delete', remote);
    await this.change(remote, async (client, state) => {
      if (state.removed) throw conflict(`${remote} has been removed already`);
      await record(client, { remote, version: null, action: 'remove', by: name });
      return { ...state, version: null, removed: true, canary: null };
    });
  }

  /** Deletes a release that is not served. */
  async deleteVersion(caller: Caller, remote: string, version: string): Promise<void> {
    const { name } = await this.require(caller, 'delete', remote);
    await this.change(remote, async (client, state) => {
      await storedBundle(client, remote, version);
      if (state.version === version || state.canary?.version === version)
        throw conflict(`${remote} ${version} is served. Roll back first, then delete it.`);
      await client.query('delete from hub_build where remote = $1 and version = $2', [remote, version]);
      await prune(client);
      await record(client, { remote, version, action: 'delete', by: name });
      return state;
    });
  }

  /** Replaces the values that the club gives to a hub. They are public. */
  async configure(caller: Caller, remote: string, input: unknown): Promise<Configuration> {
    const { name } = await this.require(caller, 'edit', remote);
    const configuration = normalizedConfiguration(input);
    await this.change(remote, async (client, state) => {
      await record(client, {
        remote,
        version: state.version,
        action: 'configure',
        by: name,
        details: { configuration },
      });
      return { ...state, configuration };
    });
    return configuration;
  }

  /** A token that shows a stored release to callers that may view releases. */
  async preview(
    caller: Caller,
    remote: string,
    version: string,
  ): Promise<{ token: string; expiresAt: Date }> {
    await this.require(caller, 'view', remote);
    await this.releasedBundle(remote, version);
    return this.accounts.purposeTokens.issue(PREVIEW, { remote, version }, PREVIEW_SECONDS);
  }

  /** The release that a token of `preview` shows. */
  async previewed(caller: Caller, token: string): Promise<Bundle> {
    const claims = await this.accounts.purposeTokens.verify(PREVIEW, token);
    if (!claims) throw badRequest('The preview has expired. Ask for a new link.');
    const remote = String(claims['remote']);
    await this.require(caller, 'view', remote);
    return this.releasedBundle(remote, String(claims['version']));
  }

  /**
   * Counts a failure of a canary in the browser of a user for whom it is, and stops the canary when it has failed for
   * several users.
   * @returns whether it was stopped
   */
  async reportFailure(caller: Caller, remote: string, version: string): Promise<boolean> {
    const user = (await this.callerOf(caller))?.user;
    if (!user) return false;
    const isAffected = (state: HubState | undefined) =>
      state?.canary?.version === version &&
      isInAudience(state.canary.audience, remote, user) &&
      !state.canary.failedFor.includes(user.id);
    if (!isAffected((await this.registry()).hubs.get(remote))) return false;
    let stopped = false;
    await this.change(remote, async (client, state) => {
      if (!isAffected(state)) return state;
      const failedFor = [...state.canary!.failedFor, user.id];
      stopped = failedFor.length >= FAILING_USERS;
      const reason = `It failed for ${failedFor.length} users`;
      if (stopped) return stopCanary(client, state, { by: 'the server', recall: true, reason });
      return { ...state, canary: { ...state.canary!, failedFor } };
    });
    return stopped;
  }

  /** A file of a stored build; undefined when there is none. Files are public, as those of the served hubs. */
  async file(remote: string, version: string, path: string): Promise<Buffer | undefined> {
    if (path === 'hub.json') {
      const [build] = await this.database.rows<{ bundle: Bundle }>(
        'select bundle from hub_build where remote = $1 and version = $2',
        [remote, version],
      );
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

  /** Stores a build of the checkout that this process serves, so that open tabs find its files after the next build. */
  async keepBuild(bundle: Bundle, files: ReadonlyMap<string, Buffer>): Promise<void> {
    await this.database.change(async client => {
      await insertBuild(client, { bundle, files, source: 'checkout', by: 'the server' });
      await prune(client);
    });
  }

  /** Notes that a build that is stored is served from a checkout. @returns whether it is stored */
  async touchBuild(remote: string, version: string): Promise<boolean> {
    const rows = await this.database.rows(
      'update hub_build set served_at = now() where remote = $1 and version = $2 returning id',
      [remote, version],
    );
    return rows.length > 0;
  }

  /** Takes over releases and their history, unless there are some already. @returns whether it did */
  async importAll(
    builds: AsyncIterable<{ bundle: Bundle; files: ReadonlyMap<string, Buffer>; at: string }>,
    history: readonly Activation[],
  ): Promise<boolean> {
    return this.database.change(async client => {
      const { rowCount } = await client.query('select from hub_activation limit 1');
      if (rowCount) return false;
      const stored = new Set<string>();
      for await (const { bundle, files, at } of builds) {
        const first = history.find(
          ({ remote, version }) => remote === bundle.remote && version === bundle.version,
        );
        await insertBuild(client, { bundle, files, source: 'release', by: first?.by ?? 'the server', at });
        stored.add(keyOf(bundle.remote, bundle.version));
      }
      const states = new Map<string, HubState>();
      for (const { remote, version, action, by, at } of history) {
        await client.query(
          'insert into hub_activation (remote, version, action, by, at) values ($1, $2, $3, $4, $5)',
          [remote, version, action, by, at],
        );
        if (version === null || stored.has(keyOf(remote, version)))
          states.set(remote, { ...unchanged(remote), version });
      }
      for (const state of states.values()) await saveState(client, state);
      return true;
    });
  }

  close(): Promise<void> {
    this.listeners.clear();
    return this.database.close();
  }

  private async releasedBundle(remote: string, version: string): Promise<Bundle> {
    const [row] = await this.database.rows<{ bundle: Bundle }>(
      `select bundle from hub_build where remote = $1 and version = $2 and source = 'release'`,
      [remote, version],
    );
    if (!row) throw notFound(`${remote} ${version}`.slice(0, 200));
    return row.bundle;
  }

  /** One change of what is served of a hub, after which this process serves it at once. */
  private async change(
    remote: string,
    work: (client: pg.ClientBase, state: HubState, registry: Registry) => Promise<HubState>,
  ): Promise<void> {
    if (!isRemote(remote)) throw badRequest(`A hub is named mf-… in small letters`);
    await this.database.change(async client => {
      const registry = await this.readWith(client);
      const state = registry.hubs.get(remote) ?? unchanged(remote);
      await saveState(client, await work(client, state, registry));
    });
    await this.announce();
  }

  /** Reads the registry again and calls the listeners when its revision is another one. */
  private async announce(): Promise<void> {
    this.cache.clear();
    this.operations.clear();
    try {
      const { revision } = await this.cache.get('registry');
      if (this.announced !== undefined && Number(revision) <= Number(this.announced)) return;
      this.announced = revision;
      for (const listener of this.listeners) listener(revision);
    } catch {
      // The database is away. The listener's next connection announces again.
    }
  }

  private async readRegistry(): Promise<Registry> {
    const { last } = this;
    const registry = await readRegistry((sql, values) => this.database.rows(sql, values), last?.bundles);
    return (this.last = registry);
  }

  private readWith(client: pg.ClientBase): Promise<Registry> {
    return readRegistry(async <T extends pg.QueryResultRow>(sql: string, values?: unknown[]) => {
      const { rows } = await client.query<T>(sql, values);
      return rows;
    }, this.last?.bundles);
  }

  private async readOperations(): Promise<string[]> {
    const rows = await this.database.rows<{ operations: string[] }>(
      `select bundle -> 'operations' as operations from hub_build join (
         select remote, version, row_number() over (partition by remote order by max(id) desc) as place
           from hub_activation where version is not null and action in ('release', 'rollback', 'canary')
          group by remote, version) activated using (remote, version) where place <= $1`,
      [VERSIONS_IN_USE],
    );
    return rows.flatMap(({ operations }) => operations ?? []);
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
    throw conflict(`The club has ${MAX_HUBS} hubs already; delete the releases of one that is not used`);
}

async function storedBundle(client: pg.ClientBase, remote: string, version: string): Promise<Bundle> {
  const bundle = isVersion(version) ? await findBundle(client, remote, version) : undefined;
  if (!bundle) throw new ApiError(`${remote} ${version} was never released`, 'NOT_FOUND');
  return bundle;
}

/** A version that is served again is no longer recalled. */
const served = ({ recalled }: HubState, version: string | null) => ({
  version,
  removed: false,
  recalled: recalled.filter(other => other !== version),
});

const MAX_RECALLED = 50;
const withRecalled = (recalled: readonly string[], version: string) =>
  [...recalled.filter(other => other !== version), version].slice(-MAX_RECALLED);

async function startCanary(
  client: pg.ClientBase,
  state: HubState,
  version: string,
  audience: Audience,
  by: string,
): Promise<HubState> {
  const { remote } = state;
  if (state.version === version)
    throw badInput({ audience: `${remote} ${version} is served to everybody already` });
  await record(client, { remote, version, action: 'canary', by, details: { audience } });
  const since = new Date().toISOString();
  const recalled = state.recalled.filter(other => other !== version);
  return { ...state, recalled, canary: { version, audience, since, failedFor: [] } };
}

async function stopCanary(
  client: pg.ClientBase,
  state: HubState,
  { by, recall, reason }: { by: string; recall: boolean; reason?: string },
): Promise<HubState> {
  const { remote, recalled } = state;
  const { version } = state.canary!;
  await record(client, {
    remote,
    version,
    action: 'stop-canary',
    by,
    details: { ...(recall && { recall, recalled: version }), ...(reason && { reason }) },
  });
  return { ...state, canary: null, recalled: recall ? withRecalled(recalled, version) : recalled };
}

interface NewActivation {
  remote: string;
  version: string | null;
  action: ActivationAction;
  by: string;
  details?: object | null;
}

async function record(
  client: pg.ClientBase,
  { remote, version, action, by, details = null }: NewActivation,
): Promise<void> {
  await client.query(
    'insert into hub_activation (remote, version, action, details, by) values ($1, $2, $3, $4, $5)',
    [remote, version, action, details && JSON.stringify(details), by],
  );
}

async function saveState(
  client: pg.ClientBase,
  { remote, version, removed, canary, configuration, recalled }: HubState,
): Promise<void> {
  await client.query(
    `insert into hub (remote, version, removed, canary, configuration, recalled) values ($1, $2, $3, $4, $5, $6)
     on conflict (remote) do update
       set (version, removed, canary, configuration, recalled) =
           (excluded.version, excluded.removed, excluded.canary, excluded.configuration, excluded.recalled)`,
    [remote, version, removed, canary && JSON.stringify(canary), JSON.stringify(configuration), recalled],
  );
}
