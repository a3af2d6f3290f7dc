import { conflict } from '../common/errors.ts';
import { msg } from '../common/message.ts';
import type { Caller } from '../auth/caller.ts';
import { formatted } from '../query/sql.ts';
import { findRelease } from './build-store.ts';
import type { ReleaseCheck } from './builds.ts';
import type { Callers } from './callers.ts';
import { startCanary, stopCanary } from './canaries.ts';
import type { ReleaseDatabase } from './database.ts';
import { record, served, storedBundle, unchanged, withRecalled, type HubChanges } from './hub-changes.ts';
import { normalizedAudience, normalizedConfiguration } from './inputs.ts';
import { queryBy } from './registry.ts';
import { previousVersion } from './rollback.ts';
import type { ServedHubs } from './served-hubs.ts';
import type { Activation, Configuration, HubState, ListedReleases } from './types.ts';

/** Activations of each hub in a response, newest first. */
const MAX_HISTORY = 50;

/** Decides which version of a hub is served and with which configuration, and keeps the history of that. */
export class Activations {
  constructor(
    private readonly database: ReleaseDatabase,
    private readonly callers: Callers,
    private readonly served: ServedHubs,
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
              coalesce((select json_agg(json_build_object('version', b.version, 'storedAt', b.stored_at, 'by', b.stored_by, 'size', b.size, 'origin', b.origin)
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
      `select jsonb_build_object('id', a.id::text, 'remote', remote, 'version', version, 'action', action, 'by', by,
                                 'at', ${formatted('at', 'dateTime')}, 'origin', origin)
              || coalesce(details, '{}') as activation
         from hub_activation a left join hub_build using (remote, version) order by a.id desc limit $1`,
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
    check: ReleaseCheck,
  ): Promise<void> {
    const { name } = await this.callers.require(caller, 'edit', remote);
    const audience = normalizedAudience(input);
    await this.checkWhole(remote, version, check);
    await this.changes.change(remote, async (client, state, registry) => {
      await check.clashes(await storedBundle(client, remote, version), registry);
      if (audience) return startCanary(client, state, version, audience, name);
      await record(client, { remote, version, action: 'release', by: name });
      return { ...state, ...served(state, version), canary: null };
    });
  }

  /**
   * Serves again what was served before, or the named version; a canary is stopped first.
   * @param recall whether open tabs are to leave the version that is replaced
   * @param isInCheckout whether the checkout has a build of the hub
   * @throws CONFLICT when nothing was served before
   * @returns the version that is served now; null for the build of the checkout
   */
  async rollBack(
    caller: Caller,
    remote: string,
    { version, recall = false, isInCheckout }: { version?: string; recall?: boolean; isInCheckout: boolean },
    check: ReleaseCheck,
  ): Promise<string | null> {
    const { name } = await this.callers.require(caller, 'edit', remote);
    const expected = version ?? (await this.previousVersion(remote));
    if (expected !== null) await this.checkWhole(remote, expected, check);
    let now: string | null = null;
    await this.changes.change(remote, async (client, state, registry) => {
      if (state.canary && version === undefined) {
        now = state.version;
        return stopCanary(client, state, { by: name, recall });
      }
      const target = version ?? (await previousVersion(queryBy(client), remote));
      if (target === null && !isInCheckout)
        throw conflict(
          msg('Nothing was served of {hub} before. Name another version, or remove the hub from the club.', {
            hub: remote,
          }),
        );
      now = target;
      if (target !== null) {
        const bundle = await storedBundle(client, remote, target);
        // Another change came between.
        await (target === expected ? check.clashes(bundle, registry) : check.whole(bundle, registry));
      }
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

  /** What a roll-back would serve as of now; null for the build of the checkout, and where it would stop a canary. */
  private async previousVersion(remote: string): Promise<string | null> {
    const { hubs } = await this.served.registry();
    return hubs.get(remote)?.canary ? null : previousVersion(this.database.rows, remote);
  }

  /** Checks a stored version before the lock of all releases is taken; within the lock a missing one is reported. */
  private async checkWhole(remote: string, version: string, check: ReleaseCheck): Promise<void> {
    const bundle = await findRelease(this.database.rows, remote, version);
    if (bundle) await check.whole(bundle, await this.served.registry());
  }

  /** No longer serves a hub, also one of the checkout; its releases stay, and a roll-back brings it back. */
  async remove(caller: Caller, remote: string): Promise<void> {
    const { name } = await this.callers.require(caller, 'delete', remote);
    await this.changes.change(remote, async (client, state) => {
      if (state.removed) throw conflict(msg('{hub} has been removed already', { hub: remote }));
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
