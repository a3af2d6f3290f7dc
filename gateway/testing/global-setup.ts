import type { TestProject } from 'vitest/node';
import { startThrowawayDatabase } from '../launch/throwaway-database.ts';

/** One PostgreSQL for the whole run, unless TEST_DATABASE_URL names a server that tests may make databases on. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_DATABASE_URL) {
    project.provide('databaseAdminUrl', process.env.TEST_DATABASE_URL);
    return undefined;
  }
  const database = await startThrowawayDatabase();
  project.provide('databaseAdminUrl', database.adminUrl);
  return () => database.stop();
}
