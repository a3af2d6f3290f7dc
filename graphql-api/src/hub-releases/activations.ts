import { conflict } from '../common/errors.ts';
import type { Caller } from '../auth/caller.ts';
import type { CheckBundle } from './builds.ts';
import type { Callers } from './callers.ts';
import { startCanary, stopCanary } from './canaries.ts';
import type { ReleaseDatabase } from './database.ts';
import { record, served, storedBundle, unchanged, withRecalled, type HubChanges } from './hub-changes.ts';
import { normalizedAudience, normalizedConfiguration } from './inputs.ts';
import { previousVersion } from './rollback.ts';
import type { Activation, Configuration, HubState, ListedReleases } from './types.ts';

/** Activations of each hub in a response, newest first. */
const MAX_HISTORY = 50;

/** Decides which version of a hub is served and with which configuration, and keeps the history of that. */
export class Activations {
  constructor(
    private readonly database: ReleaseDatabase,
    private readonly callers: Callers,
    private readonly changes: HubChanges,
  ) {}

  /** The releases and the history of one hub or all hubs; those of its hub for a token that is limited to one. */
  async list(caller: Caller, remote?: string): Promise<ListedReleases[]> {
    const { hub } = await this.callers.require(caller, 'view', remote);
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

  /** The latest activations of all hubs, the newest first; for callers that may view the administration. */
  async recent(caller: Caller, limit: number): Promise<(Activation & { id: string })[]> {
    await this.callers.requireAdministrator(caller);
    const rows = await this.database.rows<{ activation: Activation & { id: string } }>(
      `select jsonb_build_object('id', id::text, 'remote', remote, 'version', version, 'action', action, 'by', by,
                                 'at', to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
              || coalesce(details, '{}') as activation
         from hub_activation order by id desc limit $1`,
      [Math.min(limit, MAX_HISTORY)],
    );
    return rows.map(({ activation }) => activation);
  }

  /** Serves a release from now on: to everybody, or as a canary to an audience beside the active version. */
  async activate(
    caller: Caller,
    remote: string,
    version: string,
    input: unknown,
    check: CheckBundle,
  ): Promise<void> {
    const { name } = await this.callers.require(caller, 'edit', remote);
    const audience = normalizedAudience(input);
    await this.changes.change(remote, async (client, state, registry) => {
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
    const { name } = await this.callers.require(caller, 'edit', remote);
    let now: string | null = null;
    await this.changes.change(remote, async (client, state, registry) => {
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
    const { name } = await this.callers.require(caller, 'delete', remote);
    await this.changes.change(remote, async (client, state) => {
      if (state.removed) throw conflict(`${remote} has been removed already`);
      await record(client, { remote, version: null, action: 'remove', by: name });
      return { ...state, version: null, removed: true, canary: null };
    });
  }

  /** Replaces the values that the club gives to a hub. They are public. */
  async configure(caller: Caller, remote: string, input: unknown): Promise<Configuration> {
    const { name } = await this.callers.require(caller, 'edit', remote);
    const configuration = normalizedConfiguration(input);
    await this.changes.change(remote, async (client, state) => {
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
}
