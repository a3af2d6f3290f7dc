import { usersWithDemoPasswords } from '../sign-in/demo-passwords.ts';
import { type MigrationStatus, migrationStatus } from '../database/migrate.ts';
import { QUEUE_SCHEMA } from '../jobs/schema.ts';
import { connectToRead, OLDEST_SERVER } from '../database/connect.ts';

/** Facts about a database that can be read without changing it. */
export interface DatabaseFacts extends MigrationStatus {
  /** Version of the server, `18.4`. */
  version: string;
  /** Whether the version is one that the API runs on. */
  supported: boolean;
  role: string;
  /** Whether the role may make tables. */
  mayCreate: boolean;
  /** Whether the schema of the queue of jobs exists and is the role's, or the role can create it. */
  mayQueue: boolean;
  /** A table that belongs to another role, which migrations could not change. */
  foreignTable: string | null;
  /** The extensions that are missing and that the role cannot create. */
  missingExtensions: string[];
  /** Users who sign in with a password of the demo. */
  demoUsers: string[];
  /** How far the server's clock is ahead of ours, in milliseconds. */
  clockAhead: number;
}

/**
 * Inspects a database for a diagnosis.
 * @param timeout for connecting and for each statement, in milliseconds
 * @throws the error of PostgreSQL or of the connection
 */
export const inspectDatabase = (databaseUrl: string, timeout: number): Promise<DatabaseFacts> =>
  connectToRead(databaseUrl, timeout, async client => {
    const sent = Date.now();
    const { rows } = await client.query<
      Pick<DatabaseFacts, 'role' | 'mayCreate' | 'mayQueue' | 'foreignTable' | 'missingExtensions'> & {
        version: string;
        number: string;
        now: Date;
      }
    >(`
      select current_setting('server_version') as version, current_setting('server_version_num') as number,
             clock_timestamp() as now, current_user as role,
             has_schema_privilege('public', 'create') as "mayCreate",
             coalesce((select pg_has_role(nspowner, 'usage') from pg_namespace where nspname = '${QUEUE_SCHEMA}'),
                      has_database_privilege(current_database(), 'create')) as "mayQueue",
             (select tablename from pg_tables where schemaname = 'public' and not pg_has_role(tableowner, 'usage')
               order by 1 limit 1) as "foreignTable",
             array(select needed from unnest(array['pg_trgm', 'btree_gist']) as needed
                    where not exists (select from pg_extension where extname = needed)
                      and not (exists (select from pg_available_extensions where name = needed)
                               and has_database_privilege(current_database(), 'create'))) as "missingExtensions"`);
    const { version, number, now, ...facts } = rows[0]!;
    const clockAhead = now.getTime() - (sent + Date.now()) / 2;
    const status = await migrationStatus(client);
    return {
      ...facts,
      ...status,
      version: version.split(' ')[0]!,
      supported: Number(number) >= OLDEST_SERVER * 10_000,
      demoUsers: status.isEmpty ? [] : await usersWithDemoPasswords(client),
      clockAhead,
    };
  });
