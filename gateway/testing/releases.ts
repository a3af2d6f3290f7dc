import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { type HubBundle, readBundle } from '../src/hubs/bundle.ts';

/** Puts releases into the database of a server without its check, so that tests can serve what it would reject. */
export class UncheckedReleases {
  readonly #databaseUrl: string;

  constructor(databaseUrl: string) {
    this.#databaseUrl = databaseUrl;
  }

  /**
   * Stores a build and serves it.
   * @param changes what its `hub.json` has otherwise
   * @returns its version
   */
  async release(build: string, by = 'a test', changes: Partial<HubBundle> = {}): Promise<string> {
    const { remote, version } = await this.store(build, changes);
    await this.activate(remote, version, by);
    return version;
  }

  async store(
    build: string,
    changes: Partial<HubBundle> = {},
    origin?: object,
  ): Promise<{ remote: string; version: string }> {
    const bundle = { ...(await readBundle(build)), ...changes };
    const files: Record<string, string> = {};
    await this.#transaction(async client => {
      let size = 0;
      for (const path of Object.keys(bundle.files)) {
        const content = readFileSync(join(build, path));
        const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
        files[path] = integrity;
        size += content.length;
        await client.query(
          'insert into hub_file (integrity, content, size) values ($1, $2, $3) on conflict do nothing',
          [integrity, content, content.length],
        );
      }
      await client.query(
        `insert into hub_build (remote, version, source, bundle, files, size, stored_by, origin)
         values ($1, $2, 'release', $3, $4, $5, 'a test', $6) on conflict do nothing`,
        [bundle.remote, bundle.version, JSON.stringify(bundle), JSON.stringify(files), size, origin],
      );
    });
    return bundle;
  }

  /** @param version null for the build of the checkout */
  async activate(
    remote: string,
    version: string | null,
    by = 'a test',
    action: 'release' | 'rollback' = 'release',
  ): Promise<void> {
    await this.#transaction(async client => {
      await client.query(
        `insert into hub (remote, version, removed, configuration, recalled) values ($1, $2, false, '{}', '{}')
         on conflict (remote) do update set version = excluded.version, removed = false`,
        [remote, version],
      );
      await client.query('insert into hub_activation (remote, version, action, by) values ($1, $2, $3, $4)', [
        remote,
        version,
        action,
        by,
      ]);
    });
  }

  /** Deletes a version, as when it is pruned. */
  async delete(remote: string, version: string): Promise<void> {
    await this.#transaction(async client => {
      await client.query('delete from hub_build where remote = $1 and version = $2', [remote, version]);
    });
  }

  async #transaction(work: (client: pg.Client) => Promise<void>): Promise<void> {
    const client = new pg.Client({ connectionString: this.#databaseUrl });
    await client.connect();
    try {
      await client.query('begin');
      await work(client);
      await client.query('commit');
    } finally {
      await client.end();
    }
  }
}
