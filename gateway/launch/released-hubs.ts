import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, type GraphQLSchema } from 'graphql';
import { BrokenReleases, type BrokenRelease } from '../src/hubs/broken-releases.ts';
import { CliError, messageOf } from './cli-error.ts';
import { checkout } from './data-dir.ts';

/** The time limit for the database, in milliseconds. */
const TIMEOUT = 5_000;

/**
 * A schema in a file, that of this version unless given.
 * @throws CliError
 */
export function readSchema(file = join(checkout, 'graphql-api/schema.graphql')): GraphQLSchema {
  try {
    return buildSchema(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new CliError(`The schema in ${file} cannot be read: ${messageOf(error)}`);
  }
}

/**
 * The active releases and canaries in a database that use what this version of the API does not have.
 * @throws the error of PostgreSQL or of the connection
 */
export async function findBrokenReleases(databaseUrl: string): Promise<BrokenRelease[]> {
  const { readReleasedBundles } = await import('@gym/graphql-api/released-bundles');
  const bundles = await readReleasedBundles(databaseUrl, TIMEOUT);
  return bundles.length > 0 ? new BrokenReleases(readSchema()).of(bundles) : [];
}
