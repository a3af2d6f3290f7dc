import type { Authenticator } from '../auth/authenticator.ts';
import type { ChangeListener } from '../database/change-listener.ts';
import type { ApiOptions } from '../server/api-options.ts';
import { Activations } from './activations.ts';
import { Builds } from './builds.ts';
import { Callers } from './callers.ts';
import { ReleaseDatabase } from './database.ts';
import { Failures } from './failures.ts';
import { HubChanges } from './hub-changes.ts';
import { Previews } from './previews.ts';
import { ServedHubs } from './served-hubs.ts';

const CHANGES_A_MINUTE = 300;

/**
 * The releases of hubs, in the database: every process of the API serves the same. Each method of its parts that takes a
 * caller checks it.
 * @param listener not started yet
 */
export function openHubReleases(
  options: Pick<ApiOptions, 'databaseUrl' | 'log'>,
  authenticator: Authenticator,
  listener: ChangeListener,
) {
  const database = new ReleaseDatabase(options);
  const callers = new Callers(authenticator);
  const served = new ServedHubs(database, listener);
  const changes = new HubChanges(database, served);
  return {
    callers,
    served,
    builds: new Builds(database, callers, served, changes),
    activations: new Activations(database, callers, served, changes),
    previews: new Previews(database, callers, authenticator),
    failures: new Failures(database, callers, served, changes),
    /** Counts requests that change releases, by the name of their caller. */
    changeLimit: database.limiter({ name: 'releases', points: CHANGES_A_MINUTE, duration: 60 }),
    close(): Promise<void> {
      served.close();
      return database.close();
    },
  };
}

export type HubReleases = ReturnType<typeof openHubReleases>;
