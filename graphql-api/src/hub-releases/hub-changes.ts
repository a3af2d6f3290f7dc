import type pg from 'pg';
import { ApiError, badRequest } from '../common/errors.ts';
import { msg } from '../common/message.ts';
import { findRelease, isRemote, isVersion } from './build-store.ts';
import type { ReleaseDatabase } from './database.ts';
import { queryBy } from './registry.ts';
import type { ServedHubs } from './served-hubs.ts';
import type { ActivationAction, Bundle, HubState, Registry } from './types.ts';

/** Versions of a hub that are noted as recalled. */
const MAX_RECALLED = 50;

/** A hub that was never released, removed or configured. */
export const unchanged = (remote: string): HubState => ({
  remote,
  version: null,
  removed: false,
  canary: null,
  configuration: {},
  recalled: [],
});

/** Changes what is served of a hub. */
export class HubChanges {
  constructor(
    private readonly database: ReleaseDatabase,
    private readonly served: ServedHubs,
  ) {}

  /**
   * One change, after which this process serves it at once.
   * @param work returns the state that follows, and records what it did
   */
  async change(
    remote: string,
    work: (client: pg.ClientBase, state: HubState, registry: Registry) => Promise<HubState>,
  ): Promise<void> {
    if (!isRemote(remote)) throw badRequest(msg('A hub is named mf-… in small letters'));
    await this.database.change(async client => {
      const registry = await this.served.readWith(client);
      const state = registry.hubs.get(remote) ?? unchanged(remote);
      await saveState(client, await work(client, state, registry));
    });
    await this.served.announce();
  }
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

interface NewActivation {
  remote: string;
  version: string | null;
  action: ActivationAction;
  by: string;
  details?: object | null;
}

/** Adds to the history of a hub. */
export async function record(
  client: pg.ClientBase,
  { remote, version, action, by, details = null }: NewActivation,
): Promise<void> {
  await client.query(
    'insert into hub_activation (remote, version, action, details, by) values ($1, $2, $3, $4, $5)',
    [remote, version, action, details && JSON.stringify(details), by],
  );
}

/** @throws NOT_FOUND */
export async function storedBundle(client: pg.ClientBase, remote: string, version: string): Promise<Bundle> {
  const bundle = isVersion(version) ? await findRelease(queryBy(client), remote, version) : undefined;
  if (!bundle)
    throw new ApiError(msg('{hub} {version} was never released', { hub: remote, version }), 'NOT_FOUND');
  return bundle;
}

/** A version that is served again is no longer recalled. */
export const served = ({ recalled }: HubState, version: string | null) => ({
  version,
  removed: false,
  recalled: recalled.filter(other => other !== version),
});

export const withRecalled = (recalled: readonly string[], version: string) =>
  [...recalled.filter(other => other !== version), version].slice(-MAX_RECALLED);
