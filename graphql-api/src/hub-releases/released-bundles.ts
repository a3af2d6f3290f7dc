import pg from 'pg';
import { queryBy, readRegistry } from './registry.ts';
import type { Bundle } from './types.ts';

/**
 * The bundles of the active releases and canaries in a database.
 * @param timeout for connecting and for each statement, in milliseconds
 * @throws the error of PostgreSQL or of the connection
 */
export async function readReleasedBundles(databaseUrl: string, timeout: number): Promise<Bundle[]> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: timeout,
    query_timeout: timeout,
    options: '-c default_transaction_read_only=on',
  });
  client.on('error', () => {});
  await client.connect();
  try {
    const { bundles } = await readRegistry(queryBy(client));
    return [...bundles.values()];
  } finally {
    await client.end();
  }
}
