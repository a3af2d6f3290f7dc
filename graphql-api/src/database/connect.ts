import pg from 'pg';
import { withSettings } from './address.ts';

/** The oldest major version of PostgreSQL that the API runs on. */
export const OLDEST_SERVER = 14;
/** The advisory lock of everything that migrates, fills or copies the whole database: one at a time. */
export const PREPARE_LOCK = 7_203_114;

/**
 * Takes `PREPARE_LOCK` until the session ends, unless others have it. Try again and again: a statement that waits has a
 * snapshot, for whose end an index that a start creates would wait.
 * @param isShared whether others may have it that share it too
 */
export async function tryPrepareLock(client: pg.ClientBase, isShared = false): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>(
    `select pg_try_advisory_lock${isShared ? '_shared' : ''}($1) as locked`,
    [PREPARE_LOCK],
  );
  return rows[0]!.locked;
}

/** How long the database may take to accept a connection or to respond to a simple query, in milliseconds. */
export const RESPONSE_TIMEOUT_MS = 10_000;

/** A setting that a session of the database itself has and one of a pooler lacks. */
const DIRECT = 'gym.direct';

/**
 * Opens a connection for work on the whole database, with locks of its session.
 * @throws Error with one line that says what to do
 */
export async function connect(databaseUrl: string, options: pg.ClientConfig = {}): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: withSettings(databaseUrl, { [DIRECT]: 'yes' }),
    connectionTimeoutMillis: RESPONSE_TIMEOUT_MS,
    ...options,
  });
  // A lost connection rejects the running query; without a listener the event would end the process as well.
  client.on('error', () => {});
  try {
    await client.connect();
    return client;
  } catch (error) {
    throw POOLER_REFUSAL.test(String(error)) ? pooled(error) : unreachable(error);
  }
}

/**
 * Runs work that only reads on a connection of its own.
 * @param timeout for connecting and for each statement, in milliseconds
 * @throws the error of PostgreSQL or of the connection
 */
export async function connectToRead<T>(
  databaseUrl: string,
  timeout: number,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: timeout,
    query_timeout: timeout,
    options: '-c default_transaction_read_only=on',
  });
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const POOLER_REFUSAL = /unsupported startup parameter/;

const pooled = (cause?: unknown) =>
  new Error(
    'DATABASE_URL is a pooler such as PgBouncer. Keep it, and set DATABASE_DIRECT_URL to the database itself, for migrations, locks and notifications.',
    { cause },
  );

/** The error for people when the database cannot be reached. */
export function unreachable(error: unknown): Error {
  const message = error instanceof Error ? error.message || (error as { code?: string }).code : String(error);
  const reason = TIMEOUT.test(message ?? '')
    ? `no response within ${RESPONSE_TIMEOUT_MS / 1000} seconds`
    : message;
  return new Error(
    `The database cannot be reached: ${reason}. Check that the server runs and that DATABASE_URL is right.`,
    { cause: error },
  );
}

/** What pg says when one of its timeouts is reached. */
const TIMEOUT = /timeout expired|Query read timeout/;

/**
 * The version of the server, `18.4`.
 * @throws Error when it is too old, does not respond, or a pooler is in front of it
 */
export async function serverVersion(client: pg.Client): Promise<string> {
  const { rows } = await client
    .query<{ server_version: string; server_version_num: string; direct: string | null }>({
      text: `select current_setting('server_version') as server_version, current_setting('server_version_num') as server_version_num, current_setting('${DIRECT}', true) as direct`,
      query_timeout: RESPONSE_TIMEOUT_MS,
    } as pg.QueryConfig)
    .catch(error => {
      throw unreachable(error);
    });
  const { server_version: version, server_version_num: number, direct } = rows[0]!;
  if (Number(number) < OLDEST_SERVER * 10_000)
    throw new Error(
      `The database server is PostgreSQL ${version}; it must be version ${OLDEST_SERVER} or later.`,
    );
  if (direct !== 'yes') throw pooled();
  return version.split(' ')[0]!;
}
