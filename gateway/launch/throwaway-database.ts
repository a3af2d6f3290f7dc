import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
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

const IN_MEMORY = '/dev/shm';
/** Bytes that must be free there: what all tests of a run need at a time, and as much again. */
const ENOUGH = 2 * 1024 ** 3;

/**
 * A new folder for data that nobody keeps, which need no disk where the system has a file system in memory. The account
 * that runs PostgreSQL for root may enter it.
 */
export function newDataFolder(): string {
  const folder = mkdtempSync(join(temporaryFolder(), 'gym-'));
  chmodSync(folder, 0o755);
  return folder;
}

function temporaryFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize > ENOUGH ? IN_MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** Starts a PostgreSQL whose data are deleted when it stops. */
export async function startThrowawayDatabase(): Promise<EmbeddedDatabase> {
  const dataDir = newDataFolder();
  const database = await startEmbeddedDatabase({ dataDir, settings });
  return {
    ...database,
    async stop() {
      await database.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
