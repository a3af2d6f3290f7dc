import { prepareDatabase } from '@gym/graphql-api';
import { databaseWith, startEmptyDatabase, type TestDatabase } from '../../graphql-api/testing/template.ts';

export { databaseWith, startEmptyDatabase, type TestDatabase };

/** The password of the Super User in a database for production. */
export const ADMIN_PASSWORD = 'admin-of-a-test';

export interface TestDatabaseOptions {
  /** The demo club; otherwise nothing but its logins, the permissions and the master data. */
  demo?: boolean;
  /** Instead of the demo's logins only `admin`, whose password is `ADMIN_PASSWORD`. */
  production?: boolean;
}

/** A migrated and seeded database of a test file's own. */
export function startTestDatabase({ demo = false, production = false }: TestDatabaseOptions = {}) {
  const content = production ? 'production' : demo ? 'demo' : 'empty';
  const log = { info() {}, error() {} };
  return databaseWith(content, async databaseUrl => {
    await prepareDatabase({ databaseUrl, production, demo, adminPassword: ADMIN_PASSWORD, log });
  });
}
