import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedDatabase, startEmbeddedDatabase } from './embedded-database.ts';

/** These data need not survive anything. */
const settings = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  max_connections: '200',
};

/** A PostgreSQL whose data go when it is stopped. */
export async function startThrowawayDatabase(): Promise<EmbeddedDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'gym-'));
  // The account that runs PostgreSQL for root has to come in.
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
