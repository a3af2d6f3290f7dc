import pg from 'pg';
import { afterEach, beforeEach } from 'vitest';

/** Makes statements of a database wait in each test of a file, and counts those that wait. */
export function useBlockedStatements(databaseUrl: () => string) {
  let blocker: pg.Client;
  /** Outside of the transaction of `blocker`, in which `pg_stat_activity` stays as it was read first. */
  let watcher: pg.Client;
  beforeEach(async () => {
    [blocker, watcher] = [new pg.Client(databaseUrl()), new pg.Client(databaseUrl())];
    await Promise.all([blocker.connect(), watcher.connect()]);
  });
  afterEach(() => Promise.all([blocker.end(), watcher.end()]));
  return {
    /** Statements that read these tables wait until they are cancelled, or the test ends. */
    block: (...tables: ('member' | 'trainer')[]) =>
      blocker.query(`begin; lock table ${tables.join(', ')} in access exclusive mode`),
    /** How many statements wait for a lock. */
    async waiting(): Promise<number> {
      const { rows } = await watcher.query<{ count: number }>(
        `select count(*)::int from pg_stat_activity
          where datname = current_database() and state = 'active' and wait_event_type = 'Lock'`,
      );
      return rows[0]!.count;
    },
  };
}
