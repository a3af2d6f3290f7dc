import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedDatabase, startEmbeddedDatabase } from './embedded-database.ts';

/** Settings without durability. */
const settings = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  max_connections: '200',
};

/** Starts a PostgreSQL whose data are deleted when it stops. */
export async function startThrowawayDatabase(): Promise<EmbeddedDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'gym-'));
  // As root, PostgreSQL runs as another user, who must be able to enter.
  chmodSync(dataDir, 0o755);
  const database = await startEmbeddedDatabase({ dataDir, settings });
  return {
    ...database,
    async stop() {
      await database.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
