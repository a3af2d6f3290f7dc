import { prepareDatabase } from '../src/server/prepare-database.ts';
import { silent } from './log.ts';
import { databaseWith, type TestDatabase } from './template.ts';

/** Creates a migrated and seeded database for one test file: no demo data, one user for each role. */
export const createTestDatabase = (): Promise<TestDatabase> =>
  databaseWith('empty', async databaseUrl => {
    await prepareDatabase({ databaseUrl, production: false, demo: false, log: silent });
  });
