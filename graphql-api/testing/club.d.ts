import pg from 'pg';
import type { Api } from '../src/api.ts';
import { demoLogins } from '../src/seed/demo-logins.ts';
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
}
/** Starts the club before the tests of a file or `describe`, ends it after them. */
export declare function useClub({ prepare, production }?: ClubOptions): TestClub;
export {};
