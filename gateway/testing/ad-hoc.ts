import pg from 'pg';
import type { TestApp } from './test-app.ts';

export interface AdHocWatch {
  /** Runs requests and returns whether they used the analytics pool. */
  classOf(requests: () => Promise<unknown>): Promise<'ad hoc' | 'interactive'>;
  end(): Promise<void>;
}

/** Watches the connections that ad hoc requests are read from. */
export async function watchAdHoc({ databaseUrl }: Pick<TestApp, 'databaseUrl'>): Promise<AdHocWatch> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  /** When the last ad hoc statement began, in seconds since 1970. */
  const latest = async () => {
    const { rows } = await client.query<{ at: number }>(
      `select coalesce(max(extract(epoch from query_start)), 0)::float8 as at from pg_stat_activity
        where datname = current_database() and application_name = 'gym analysts'`,
    );
    return rows[0]!.at;
  };
  return {
    async classOf(requests) {
      const before = await latest();
      await requests();
      return (await latest()) > before ? 'ad hoc' : 'interactive';
    },
    end: () => client.end(),
  };
}
