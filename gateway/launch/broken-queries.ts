import type { BrokenQuery } from '@gym/graphql-api/broken-queries';
import { readSchema } from './released-hubs.ts';

/** The time limit for the database, in milliseconds. */
const TIMEOUT = 5_000;

/**
 * The saved queries in a database that the schema of this version rejects.
 * @throws the error of PostgreSQL or of the connection
 */
export async function brokenQueries(databaseUrl: string): Promise<BrokenQuery[]> {
  const { findBrokenQueries } = await import('@gym/graphql-api/broken-queries');
  return findBrokenQueries(databaseUrl, readSchema(), TIMEOUT);
}
