import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { Api } from '../src/server/api.ts';
import type { ApiOptions } from '../src/server/api-options.ts';
import { SessionTokens } from '../src/auth/session-tokens.ts';
import { createApi } from '../src/index.ts';
import type { demoLogins } from '../src/sign-in/demo-logins.ts';
import { createTestDatabase } from './database.ts';
import { recordingLog } from './log.ts';
import { startPgBouncer } from './pgbouncer.ts';
import type { TestDatabase } from './template.ts';
import { TestUser } from './test-user.ts';

export type Login = (typeof demoLogins)[number]['username'];

/** The API on a database of the test file's own. */
export interface TestApp {
  api: Api;
  databaseUrl: string;
  /** The signed-in user of this name, one of the demo logins. */
  as(username: Login): TestUser;
  /** A client without a token. */
  anonymous: TestUser;
  /** A client with this token. */
  bearer(token: string | undefined): TestUser;
  /** Runs SQL on the database, bypassing the API. */
  sql<T extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<T[]>;
  /** The failures that the API logged. A test fails unless it empties the list. */
  errors: ReturnType<typeof recordingLog>['errors'];
}

interface AppOptions {
  /** Makes the database, instead of one without records. */
  startDatabase?: () => Promise<TestDatabase>;
  /** Runs on the fresh database before the API opens it. */
  prepare?: (databaseUrl: string) => Promise<void>;
  production?: boolean;
  /** As ApiOptions has it. */
  largestResponse?: number;
  /** As ApiOptions has it; not unless given. */
  runsJobs?: boolean;
  /** As ApiOptions has it; unless given every document belongs to the user interface. */
  isInteractive?: ApiOptions['isInteractive'];
  /** How many connections to the database all statements share behind PgBouncer; POOLED=20 runs every test so. */
  pooled?: number;
}

/** Starts the API before the tests of a file or `describe`, ends it after them. */
export function useApp({
  startDatabase = createTestDatabase,
  prepare,
  production = false,
  largestResponse,
  runsJobs = false,
  isInteractive = () => true,
  pooled = Number(process.env['POOLED'] ?? 0),
}: AppOptions = {}): TestApp {
  const app = {} as TestApp;
  let end: () => Promise<void>;

  beforeAll(async () => {
    const database = await startDatabase();
    await prepare?.(database.url);
    const log = recordingLog();
    const pooler = pooled ? await startPgBouncer(database.url, pooled) : undefined;
    const api = await createApi({
      databaseUrl: pooler?.url ?? database.url,
      directUrl: pooler && database.url,
      production,
      isInteractive,
      log,
      largestResponse,
      runsJobs,
    });
    const user = (token: string | undefined) => new TestUser(api, token);
    const pool = new pg.Pool({ connectionString: database.url, max: 2 });
    const tokens = await tokensOf(pool);
    Object.assign(app, {
      api,
      databaseUrl: database.url,
      as: username => user(tokens.get(username)),
      anonymous: user(undefined),
      bearer: user,
      sql: async (text, values) => (await pool.query(text, values)).rows,
      errors: log.errors,
    } satisfies TestApp);
    end = async () => {
      await pool.end();
      await api.close();
      await pooler?.stop();
      await database.drop();
    };
  });
  afterEach(() => expect(app.errors.splice(0)).toEqual([]));
  afterAll(() => end?.());
  return app;
}

/** Tokens as a sign-in issues them, without the slow check of the password. */
async function tokensOf(pool: pg.Pool): Promise<Map<string, string>> {
  const sessions = await SessionTokens.open(pool);
  const { rows } = await pool.query<{ id: number; username: string; tokenVersion: number }>(
    'select id, username, token_version as "tokenVersion" from "user"',
  );
  const tokens = rows.map(async user => [user.username, await sessions.issue(user)] as const);
  return new Map(await Promise.all(tokens));
}
