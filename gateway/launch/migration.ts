/**
 * `pnpm migration NAME`: writes the migration that brings the schema of the migrations to that of the entities,
 * with a PostgreSQL of its own.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { prepareDatabase } from '@gym/graphql-api';
import { checkout } from './data-dir.ts';
import { exitWith } from './cli-error.ts';
import { fromSource } from './tool.ts';
import { startThrowawayDatabase } from './throwaway-database.ts';

try {
  const database = await startThrowawayDatabase();
  try {
    const log = { info() {}, error() {} };
    await prepareDatabase({ databaseUrl: database.url, production: true, demo: false, log });
    const { status } = spawnSync(
      process.execPath,
      [...fromSource, join(checkout, 'graphql-api/src/server/emit-migration.ts'), ...process.argv.slice(2)],
      { stdio: 'inherit', env: { ...process.env, DATABASE_URL: database.url } },
    );
    process.exitCode = status ?? 1;
  } finally {
    await database.stop();
  }
} catch (error) {
  exitWith(error);
}
