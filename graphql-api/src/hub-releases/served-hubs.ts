import type pg from 'pg';
import { LoadingCache } from '../auth/loading-cache.ts';
import { unlessAborted } from '../common/deadline.ts';
import type { ChangeListener } from '../database/change-listener.ts';
import type { ReleaseDatabase } from './database.ts';
import { HUBS_CHANNEL } from './entities.ts';
import { queryBy, readRegistry } from './registry.ts';
import type { Registry } from './types.ts';

/** How long a page waits for the database before it gets the list of hubs as it was, in milliseconds. */
const STALE_AFTER_MS = 2_000;
/** Versions of each hub whose documents belong to the user interface, because open tabs go on with them. */
const VERSIONS_IN_USE = 10;

/** Called with the new revision of the registry. */
export type RegistryListener = (revision: string) => void;

/** Which version of each hub is served: cached, read again after each change, and announced to the open pages. */
export class ServedHubs {
  private readonly cache: LoadingCache<string, Registry>;
  private readonly operations: LoadingCache<string, string[]>;
  private readonly listeners = new Set<RegistryListener>();
  private last: Registry | undefined;
  private announced: string | undefined;

  /** @param listener not started yet */
  constructor(
    private readonly database: ReleaseDatabase,
    listener: ChangeListener,
  ) {
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
    return last ? unlessAborted(AbortSignal.timeout(STALE_AFTER_MS), current).catch(() => last) : current;
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

  /** The registry as a transaction reads it. */
  readWith(client: pg.ClientBase): Promise<Registry> {
    return readRegistry(queryBy(client), this.last?.bundles);
  }

  /** Reads the registry again and calls the listeners when its revision is another one. */
  async announce(): Promise<void> {
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

  close(): void {
    this.listeners.clear();
  }

  private async readRegistry(): Promise<Registry> {
    const { last } = this;
    const registry = await readRegistry(this.database.rows, last?.bundles);
    return (this.last = registry);
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
