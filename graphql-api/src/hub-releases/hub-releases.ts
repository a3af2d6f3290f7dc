import type { Authenticator } from '../auth/authenticator.ts';
import type { ChangeListener } from '../database/change-listener.ts';
import type { Limiter } from '../database/limiter.ts';
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
 */
export class HubReleases {
  readonly callers: Callers;
  readonly served: ServedHubs;
  readonly builds: Builds;
  readonly activations: Activations;
  readonly previews: Previews;
  readonly failures: Failures;
  /** Counts requests that change releases, by the name of their caller. */
  readonly changeLimit: Limiter;
  private readonly database: ReleaseDatabase;

  /** @param listener not started yet */
  constructor(
    options: Pick<ApiOptions, 'databaseUrl' | 'log'>,
    authenticator: Authenticator,
    listener: ChangeListener,
  ) {
    const database = new ReleaseDatabase(options);
    this.database = database;
    this.callers = new Callers(authenticator);
    this.served = new ServedHubs(database, listener);
    const { callers, served } = this;
    const changes = new HubChanges(database, served);
    this.builds = new Builds(database, callers, served, changes);
    this.activations = new Activations(database, callers, served, changes);
    this.previews = new Previews(database, callers, authenticator);
    this.failures = new Failures(database, callers, served, changes);
    this.changeLimit = database.limiter({ name: 'releases', points: CHANGES_A_MINUTE, duration: 60 });
  }

  close(): Promise<void> {
    this.served.close();
    return this.database.close();
  }
}
