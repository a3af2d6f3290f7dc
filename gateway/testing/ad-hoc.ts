import pg from 'pg';
import type { TestApp } from './test-app.ts';

export interface AdHocWatch {
  /** Runs requests and returns whether they were counted as ad hoc ones. */
  classOf(requests: () => Promise<unknown>): Promise<'ad hoc' | 'interactive'>;
  end(): Promise<void>;
}

/** Watches how many ad hoc requests have been counted: every one is, whatever connection it reads from. */
export async function watchAdHoc({ databaseUrl }: Pick<TestApp, 'databaseUrl'>): Promise<AdHocWatch> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  /** The counts of all users, with the minute that they belong to. */
  const counted = async () => {
    const { rows } = await client.query(
      `select key, points, expire from rate_limit where key like 'ad hoc:%' order by key`,
    );
    return JSON.stringify(rows);
  };
  return {
    async classOf(requests) {
      const before = await counted();
      await requests();
      return (await counted()) === before ? 'interactive' : 'ad hoc';
    },
    end: () => client.end(),
  };
}
