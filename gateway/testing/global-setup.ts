import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedDatabase } from '../launch/embedded-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A server on which databases can be made, given by the run's global setup. */
    databaseAdminUrl?: string;
  }
}

/** One PostgreSQL for the whole run, unless TEST_DATABASE_URL names a server that tests may make databases on. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_DATABASE_URL) {
    project.provide('databaseAdminUrl', process.env.TEST_DATABASE_URL);
    return undefined;
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'gym-test-'));
  // The account that runs PostgreSQL for root has to come in.
  chmodSync(dataDir, 0o755);
  const database = await startEmbeddedDatabase({ dataDir, settings: throwaway });
  project.provide('databaseAdminUrl', database.adminUrl);
  return async () => {
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

/** These data need not survive anything. */
const throwaway = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  max_connections: '200',
};
