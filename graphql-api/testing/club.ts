import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { Api, ApiOptions } from '../src/server/api.ts';
import { SessionTokens } from '../src/auth/session-tokens.ts';
import { createApi } from '../src/server/create-api.ts';
import type { demoLogins } from '../src/demo/demo-logins.ts';
import { createTestDatabase } from './database.ts';
import { keepingLog } from './log.ts';
import { Person } from './person.ts';

type Login = (typeof demoLogins)[number]['username'];

/** The API on a database of the test file's own. */
export interface TestClub {
  api: Api;
  databaseUrl: string;
  /** Somebody who has signed in, by the user name of a demo login. */
  as(username: Login): Person;
  /** Somebody without a token. */
  stranger: Person;
  /** Somebody with this token. */
  bearer(token: string | undefined): Person;
  /** Straight to the database, past the API. */
  sql<T extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<T[]>;
  /** What the API logged as failed; a test that expects failures empties it, else it fails. */
  errors: ReturnType<typeof keepingLog>['errors'];
}

interface ClubOptions {
  /** Runs on the fresh database before the API opens it. */
  prepare?: (databaseUrl: string) => Promise<void>;
  production?: boolean;
  /** As ApiOptions has it. */
  largestResponse?: number;
  /** As ApiOptions has it; unless given every document belongs to the user interface. */
  isInteractive?: ApiOptions['isInteractive'];
}

/** Starts the club before the tests of a file or `describe`, ends it after them. */
export function useClub({
  prepare,
  production = false,
  largestResponse,
  isInteractive = () => true,
}: ClubOptions = {}): TestClub {
  const club = {} as TestClub;
  let end: () => Promise<void>;

  beforeAll(async () => {
    const database = await createTestDatabase();
    await prepare?.(database.url);
    const log = keepingLog();
    const api = await createApi({
      databaseUrl: database.url,
      production,
      isInteractive,
      log,
      largestResponse,
    });
    const pool = new pg.Pool({ connectionString: database.url, max: 2 });
    const tokens = await tokensOf(pool);
    Object.assign(club, {
      api,
      databaseUrl: database.url,
      as: username => new Person(api, tokens.get(username)),
      stranger: new Person(api, undefined),
      bearer: token => new Person(api, token),
      sql: async (text, values) => (await pool.query(text, values)).rows,
      errors: log.errors,
    } satisfies TestClub);
    end = async () => {
      await pool.end();
      await api.close();
      await database.drop();
    };
  });
  afterEach(() => expect(club.errors.splice(0)).toEqual([]));
  afterAll(() => end?.());
  return club;
}

/** Tokens as a sign-in gives them, without its deliberately slow look at the password. */
async function tokensOf(pool: pg.Pool): Promise<Map<string, string>> {
  const sessions = await SessionTokens.open(pool);
  const { rows } = await pool.query<{ id: number; username: string; tokenVersion: number }>(
    'select id, username, token_version as "tokenVersion" from "user"',
  );
  const tokens = rows.map(async user => [user.username, await sessions.issue(user)] as const);
  return new Map(await Promise.all(tokens));
}
