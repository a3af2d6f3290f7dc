import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { createApi } from '../src/create-api.js';
import { demoLogins } from '../src/seed/demo-logins.js';
import { createTestDatabase } from './database.js';
import { keepingLog } from './log.js';
import { Person } from './person.js';
/** Starts the club before the tests of a file or `describe`, ends it after them. */
export function useClub({ prepare, production = false } = {}) {
  const club = {};
  let end;
  beforeAll(async () => {
    const database = await createTestDatabase();
    await prepare?.(database.url);
    const log = keepingLog();
    const api = await createApi({ databaseUrl: database.url, production, log });
    const pool = new pg.Pool({ connectionString: database.url, max: 2 });
    const tokens = await signInAll(api);
    Object.assign(club, {
      api,
      databaseUrl: database.url,
      as: username => new Person(api, tokens.get(username)),
      stranger: new Person(api, undefined),
      bearer: token => new Person(api, token),
      sql: async (text, values) => (await pool.query(text, values)).rows,
      errors: log.errors,
    });
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
async function signInAll(api) {
  const stranger = new Person(api, undefined);
  const tokens = demoLogins.map(async ({ username, password }) => [
    username,
    await stranger.signIn(username, password),
  ]);
  return new Map(await Promise.all(tokens));
}
//# sourceMappingURL=club.js.map
