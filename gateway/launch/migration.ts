/**
 * `pnpm migration NAME`: writes the migration that brings the schema of the migrations to that of the entities,
 * with a PostgreSQL of its own.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { prepareDatabase } from '@gym/graphql-api';
import { checkout } from './data-dir.ts';
import { exitWith } from './cli-error.ts';
import { startThrowawayDatabase } from './throwaway-database.ts';

try {
  const database = await startThrowawayDatabase();
  try {
    const log = { info() {}, error() {} };
    await prepareDatabase({ databaseUrl: database.url, production: true, demo: false, log });
    const { status } = spawnSync(
      process.execPath,
      [join(checkout, 'graphql-api/dist/server/emit-migration.js'), ...process.argv.slice(2)],
      { stdio: 'inherit', env: { ...process.env, DATABASE_URL: database.url } },
    );
    process.exitCode = status ?? 1;
  } finally {
    await database.stop();
  }
} catch (error) {
  exitWith(error);
}
