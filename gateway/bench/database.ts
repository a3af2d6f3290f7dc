import { join } from 'node:path';
import { prepareDatabase } from '@gym/graphql-api';
import pg from 'pg';
import { locateDataDir, openDataDir } from '../launch/data-dir.ts';
import { startEmbeddedDatabase } from '../launch/embedded-database.ts';
import { lockDataDir } from '../launch/instance-lock.ts';
import { fill, type Size } from './data.ts';

/** A PostgreSQL with a database for each size, filled once and kept between runs. */
export interface BenchServer {
  /** @returns the URL of a database of this size */
  database(size: Size): Promise<string>;
}

const settings = { shared_buffers: '512MB', max_wal_size: '4GB', max_connections: '300' };
const log = { info() {}, error: console.error };

export async function openBenchServer(resources: AsyncDisposableStack): Promise<BenchServer> {
  const dataDir = openDataDir(join(locateDataDir(process.env['DATA_DIR']), 'bench'));
  resources.defer(await lockDataDir(dataDir, 'a bench'));
  const server = await startEmbeddedDatabase({ dataDir, settings });
  resources.defer(server.stop);

  const urlOf = (name: string) => {
    const url = new URL(server.url);
    url.pathname = `/${name}`;
    return url.href;
  };

  return {
    async database(size) {
      const name = `club_${size.members}_${size.payments}_${size.sessions}`;
      const admin = new pg.Client({ connectionString: server.adminUrl });
      await admin.connect();
      try {
        const existing = await admin.query('select from pg_database where datname = $1', [name]);
        if (existing.rowCount === 0) {
          console.log(`Filling the database of ${size.members} members; later runs reuse it …`);
          const unfinished = `${name}_unfinished`;
          await admin.query(`drop database if exists ${unfinished}`);
          await admin.query(`create database ${unfinished} owner gym`);
          await prepareDatabase({ databaseUrl: urlOf(unfinished), production: false, demo: false, log });
          await fill(urlOf(unfinished), size);
          await admin.query(`alter database ${unfinished} rename to ${name}`);
        }
      } finally {
        await admin.end();
      }
      await prepareDatabase({ databaseUrl: urlOf(name), production: false, demo: false, log });
      return urlOf(name);
    },
  };
}
