/**
 * `pnpm migration NAME`: writes the migration that brings the schema of the migrations to that of the entities,
 * with a PostgreSQL of its own, and the indexes of migrations and resources.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { writeIndexes } from '../../graphql-api/write-indexes.ts';
import { checkout } from './data-dir.ts';
import { CliError, exitWith, messageOf } from './cli-error.ts';
import { fromSource } from './tool.ts';
import { startThrowawayDatabase } from './throwaway-database.ts';

const [name = ''] = process.argv.slice(2);

try {
  // Checked before the API is loaded and a database is started.
  if (!/^[a-z][a-z0-9-]*$/.test(name))
    throw new CliError('Give the migration a name: npx -y pnpm@12 migration name-in-kebab-case');
  updateIndexes();
  const { prepareDatabase } = await import('@gym/graphql-api');
  const database = await startThrowawayDatabase();
  try {
    const log = { info() {}, error() {} };
    await prepareDatabase({ databaseUrl: database.url, production: true, demo: false, log });
    const { status } = spawnSync(
      process.execPath,
      [...fromSource, join(checkout, 'graphql-api/src/server/emit-migration.ts'), name],
      { stdio: 'inherit', env: { ...process.env, DATABASE_URL: database.url } },
    );
    process.exitCode = status ?? 1;
    updateIndexes();
  } finally {
    await database.stop();
  }
} catch (error) {
  exitWith(error);
}

function updateIndexes(): void {
  try {
    writeIndexes();
  } catch (error) {
    throw new CliError(messageOf(error));
  }
}
